//! Learning, shown on pig, whose best play is known.

mod common;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use common::{TRAINING, with};
use conform::Solved;
use conform::toys::{Parley, Pig, Yacht};
use contract::{Game, Inputs, Notation, Seat, SeatPerspective, Setup, Sparse, Stream, Turn};
use lab::{Length, Progress, Trained, Training, net_differs, train, train_on};
use search::{
    About, Bot, BotSpec, Budget, Common, Learned, NamedBot, Net, Nets, Shortlist, Temperature, TrainedNet, Tree, Units,
    Weights,
};

fn pig() -> Pig {
    with(&[("target", "20")])
}

fn learn(game: &Pig, games: u64, threads: usize) -> Trained {
    train(game, None, &Training { length: Length::Games(games), threads, ..TRAINING }).expect("a training")
}

/// Returns what a training came to as it is read from its file.
fn read(trained: &Trained) -> TrainedNet {
    TrainedNet::read("pig.net", &trained.net.write(&trained.about)).expect("a net")
}

fn lost_by(game: &Pig, bot: impl Bot<Pig>, simulations: u32, seat: Seat) -> f64 {
    common::lost_by(&mut Solved::new(game), game, bot, simulations, seat)
}

fn one_step(net: &Arc<Net>) -> Learned<Pig> {
    Learned::new(net.clone(), Temperature::default())
}

#[test]
fn what_is_learned_comes_within_a_hundredth_of_best_play() {
    let game = pig();
    let untaught = Arc::new(Net::new(game.input_count(), &mut Stream::new("pig", "net", 0)));
    let taught = Arc::new(learn(&game, 20_000, 0).net);
    for seat in [Seat::new(0), Seat::new(1)] {
        let lost = |net| lost_by(&game, one_step(net), 0, seat);
        let (before, after) = (lost(&untaught), lost(&taught));
        assert!(before > 0.1 && (0.0..0.01).contains(&after), "{seat:?}: {before} lost at first, {after} in the end");
    }
}

#[test]
fn a_tree_makes_up_for_what_a_net_does_not_know() {
    let game: Pig = with(&[("target", "10")]);
    let untaught = Arc::new(Net::new(game.input_count(), &mut Stream::new("pig", "net", 0)));
    let seat = Seat::new(0);
    let alone = lost_by(&game, one_step(&untaught), 0, seat);
    let in_a_tree = lost_by(&game, Tree::by(untaught, Shortlist::new(None)), 200, seat);
    assert!(alone > 0.05 && in_a_tree < alone / 2.0, "{alone} lost one step deep, {in_a_tree} in a tree");
}

/// A net knows only states right after actions; asked about others, as where a die has just fallen, it says anything.
#[test]
fn a_tree_asks_a_net_only_what_it_knows() {
    let game = pig();
    let mut tree = Tree::by(Arc::new(learn(&game, 6000, 0).net), Shortlist::new(None));
    let mut solved = Solved::new(&game);
    let mut off = Vec::new();
    for line in ["1 0 0 0 0 .", "1 2 4 0 0 .", "2 9 5 8 12 .", "1 10 0 8 12 .", "2 11 6 10 14 ."] {
        let Ok(state) = game.read_line(line) else { panic!("{line}") };
        let Turn::Choice(seats) = game.turn(&state) else { continue };
        let seat = seats.first().expect("a seat");
        let seen = SeatPerspective::new(&game, &state, seat);
        let best = tree.weigh(&seen, Budget { simulations: 60 }, &mut Stream::new("pig", "tree", 0))[0];
        off.push((best.worth - solved.worth(&state, seat)).abs());
    }
    assert!(off.len() > 3 && off.iter().all(|off| *off < 0.06), "{off:?} off");
}

#[test]
fn one_net_learns_several_kinds_of_a_game_and_says_which() {
    let to = |target: &str| with::<Pig>(&[("target", target)]);
    let kinds = ["10", "14", "18"].map(to);
    let learn = |kinds: &[Pig], threads| {
        let training = Training { length: Length::Games(6000), threads, ..TRAINING };
        train_on(kinds, &[], None, &training).expect("a training")
    };
    let trained = learn(&kinds, 0);
    let about = &trained.about;
    assert_eq!(about.kinds(), 3);
    assert!(about.varied.keys().eq(["target"]) && about.varied["target"].iter().eq(["10", "14", "18"]));
    assert_eq!(kinds.each_ref().map(|kind| about.differences(kind).len()), [0; 3]);
    assert_eq!(about.differences(&to("40")).len(), 1);
    let again = read(&trained);
    assert_eq!(again.about, trained.about);
    // It plays all of them, and no other training teaches the same.
    let net = Arc::new(trained.net);
    let lost = kinds.each_ref().map(|kind| lost_by(kind, one_step(&net), 0, Seat::new(0)));
    assert!(lost.iter().all(|lost| (0.0..0.03).contains(lost)), "{lost:?}");
    let short =
        |kinds: &[Pig], threads| train_on(kinds, &[], None, &Training { threads, ..TRAINING }).expect("a training").net;
    assert_eq!(short(&kinds, 1), short(&kinds, 3));
    assert_ne!(short(&kinds, 1), short(&kinds[1..2], 1));
}

#[test]
fn the_same_seed_teaches_the_same_at_any_number_of_threads() {
    let game = pig();
    let bytes = |trained: &Trained| trained.net.write(&trained.about);
    let one = learn(&game, 2500, 1);
    assert_eq!(bytes(&one), bytes(&learn(&game, 2500, 3)));
    assert_ne!(one.net, learn(&game, 2501, 1).net);
    assert_ne!(
        one.net,
        train(&game, None, &Training { length: Length::Games(2500), seed: "other", ..TRAINING })
            .expect("a training")
            .net
    );
}

#[test]
fn what_goes_on_adds_up_learns_from_other_games_and_is_measured_against_what_it_came_from() {
    let game = pig();
    let first = read(&learn(&game, 300, 1));
    let on = |threads| train(&game, Some(&first), &Training { threads, ..TRAINING }).expect("a training");
    let second = on(1);
    assert_eq!((first.about.games, second.about.games), (300, 600));
    let against: Vec<_> = second.about.measured.iter().map(|measure| measure.against.clone()).collect();
    assert_eq!(against, [Some("greedy".to_owned()), Some(first.name.clone())]);
    for measure in &second.about.measured {
        assert!(measure.games == 60 && measure.wins + measure.draws <= 60 && measure.points >= measure.wins as f64);
    }
    assert_eq!(second.net.write(&second.about), on(3).net.write(&second.about));
    // With the games of the first training again, it would be another one.
    let mut again = first.clone();
    again.about.games = 0;
    assert_ne!(train(&game, Some(&again), &TRAINING).expect("a training").net, second.net);
}

#[test]
fn the_last_net_that_was_as_good_as_the_best_is_kept() {
    // A game with much luck, so that exams differ when there is little left to learn.
    let game = Parley::new(&Setup::printed(2)).expect("parley");
    let exams = |seed| {
        let seen = Mutex::new(Vec::new());
        let progress = |progress: Progress| {
            if progress.is_exam {
                seen.lock().expect("a list").push((progress.games, progress.exams.expect("an exam")));
            }
        };
        let training = Training { length: Length::Games(4200), seed, progress: Some(&progress), ..TRAINING };
        let trained = train(&game, None, &training).expect("a training");
        (trained.about.games, seen.into_inner().expect("a list"))
    };
    let mut earlier = 0;
    for seed in ["1", "6", "32"] {
        let (kept, seen) = exams(seed);
        assert_eq!(seen.iter().map(|(games, _)| *games).collect::<Vec<_>>(), [2048, 4096, 4200]);
        let best = seen.iter().map(|(_, (worth, _))| *worth).fold(0.0, f64::max);
        let error = (best * (1.0 - best) / 200.0).sqrt();
        let last_good = seen.iter().rfind(|(_, (worth, _))| *worth >= best - error).expect("the best");
        assert_eq!((seen[2].1.1, kept), (best, last_good.0), "{seen:?}");
        earlier += u32::from(kept < 4200);
    }
    assert!(earlier > 0, "the last net was the best each time, which shows nothing");
}

/// One step may move what a net says by a tenth; the average of the last thousand games moves little.
#[test]
fn a_few_games_more_hardly_change_what_comes_out() {
    let game = pig();
    let mut inputs = Sparse::default();
    game.inputs(&game.start(), Seat::FIRST, &mut inputs);
    let says_after = |games: u64| {
        let played = AtomicU64::new(0);
        let progress = |progress: Progress| played.store(progress.games, Ordering::Relaxed);
        let length = Length::Time(&|| if played.load(Ordering::Relaxed) < games { 0.25 } else { 1.0 });
        let training = Training { length, progress: Some(&progress), ..TRAINING };
        train(&game, None, &training).expect("a training").net.logit(&inputs, &mut Units::default())
    };
    let said = [1600, 1608, 1616, 1624, 1632].map(says_after);
    for step in said.windows(2) {
        let by = (step[1] - step[0]).abs();
        assert!(by > 0.0 && by < 0.005, "{said:?}");
    }
}

#[test]
fn whoever_ends_it_early_gets_the_best_so_far_unmeasured() {
    let game = pig();
    let stop = AtomicBool::new(false);
    let progress = |progress: Progress| stop.store(progress.games >= 3000, Ordering::Relaxed);
    let length = Length::Time(&|| 0.25);
    let training = Training { length, stop: Some(&stop), progress: Some(&progress), ..TRAINING };
    let trained = train(&game, None, &training).expect("a training");
    assert!(trained.was_stopped && trained.about.measured.is_empty());
    assert_eq!(trained.about.games, 2048, "the exam before");
}

#[test]
fn what_differs_is_told_and_what_does_not_fit_refused() {
    let game = pig();
    let trained = learn(&game, 20, 1);
    let setup = |target: &str| Setup::printed(2).set("target", target);
    assert_eq!(net_differs::<Pig>(&setup("20"), &trained.about).expect("it fits"), []);
    let differs = net_differs::<Pig>(&setup("30"), &trained.about).expect("it fits");
    let told: Vec<_> = differs.iter().map(|it| [&*it.what, &*it.of_net, &*it.of_game]).collect();
    assert_eq!(told, [["target", "20", "30"]]);
    let error = net_differs::<Yacht>(&Setup::printed(2), &trained.about).expect_err("another game").to_string();
    assert_eq!(error, "the net is for another game: pig, not yacht; train one for this game");
    let yacht = Yacht::new(&Setup::printed(2)).expect("yacht");
    assert!(train(&yacht, Some(&read(&trained)), &TRAINING).is_err());
}

#[test]
fn a_file_holds_all_and_a_damaged_one_is_refused() {
    let game = pig();
    let (net, about) = (learn(&game, 50, 1).net, About::of(&game, "pig"));
    let rounded = net.to_int8();
    for (net, weights) in [(net, Weights::Float), (rounded, Weights::Int8)] {
        let about = About { weights, ..about.clone() };
        let bytes = net.write(&about);
        assert_eq!(Net::read(&bytes), Ok((net, about.clone())));
        assert_eq!(about.fits(&game), Ok(()));
        for place in (0..bytes.len()).step_by(97).chain([bytes.len() - 1]) {
            let mut damaged = bytes.clone();
            damaged[place] ^= 1;
            assert!(Net::read(&damaged).is_err(), "byte {place}");
            assert!(Net::read(&bytes[..place]).is_err(), "cut at {place}");
        }
    }
    let other = About { scheme: about.scheme + 1, ..about };
    let error = other.fits(&game).expect_err("another scheme").to_string();
    assert_eq!(error, "the net is for another scheme of inputs: 3, not 2; train one for this game");
}

#[test]
fn whom_a_net_meets_in_training_changes_it_and_stands_in_its_measures() {
    let game = pig();
    let random = NamedBot::read::<Common<Pig>>("random", &Nets::default()).expect("a bot");
    let learn = |against: &[NamedBot<Pig>], threads| {
        let training = Training { threads, ..TRAINING };
        train_on(std::slice::from_ref(&game), against, None, &training).expect("a training")
    };
    let usual = learn(&[], 1);
    let greedy = NamedBot::from(BotSpec::Greedy);
    let both = [random, greedy];
    let trained = learn(&both, 1);
    let judges = |trained: &Trained| {
        trained.about.measured.iter().filter_map(|measure| measure.against.clone()).collect::<Vec<_>>()
    };
    assert_eq!((judges(&usual), judges(&trained)), (vec!["greedy".to_owned()], vec!["random".into(), "greedy".into()]));
    assert_eq!(judges(&learn(&both[..1], 1)), ["random", "greedy"], "greedy is always among the measures");
    assert_ne!(usual.net, trained.net);
    assert_eq!(trained.net, learn(&both, 3).net);
    assert_eq!(usual.net, learn(&both[1..], 1).net, "greedy is who is met if nobody is named");
}
