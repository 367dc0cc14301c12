//! How strong a net is found to be in the end, and beside whom: a figure says little of a game that everybody wins.

mod ascent;

use ascent::Ascent;
use conform::toys::Pig;
use contract::{Determinize, Game, Heuristic, Inputs, Setup};
use lab::{Length, Trained, Training, train};
use search::{Measure, Net, TrainedNet, Weights};

const TRAINING: Training<'_> = Training { threads: 1, measured: 200, ..Training::new(Length::Games(2000), "measures") };

fn ascent() -> Ascent {
    Ascent::new(&Setup::printed(1)).expect("a game for one")
}

fn learn<G: Determinize + Heuristic + Inputs>(game: &G, from: Option<&TrainedNet>, games: u64) -> Trained {
    train(game, from, &Training { length: Length::Games(games), ..TRAINING }).expect("a training")
}

/// Returns what a training came to as it is read from its file.
fn read(trained: &Trained) -> TrainedNet {
    TrainedNet::read("a.net", &trained.net.write(&trained.about)).expect("a net")
}

/// Returns who played the games of each measure; nobody stands for the net itself.
fn players(trained: &Trained) -> Vec<Option<&str>> {
    trained.about.measured.iter().map(|measure| measure.by.as_deref()).collect()
}

#[test]
fn whoever_plays_alone_is_measured_beside_greedy() {
    let trained = learn(&ascent(), None, 2000);
    assert_eq!(players(&trained), [None, Some("greedy")]);
    let [net, greedy] = &trained.about.measured[..] else { panic!("{:?}", trained.about.measured) };
    assert_eq!((net.games, greedy.games, &net.seed), (200, 200, &greedy.seed));
    assert!(net.wins > 80 && greedy.wins == 0, "{net:?}, {greedy:?}");
    assert_eq!(read(&trained).about, trained.about, "the file keeps it");
}

/// It plays as it did in its own measure, so both are told by the same dice.
#[test]
fn the_net_that_it_came_from_plays_the_same_games_again() {
    let first = read(&learn(&ascent(), None, 8));
    let second = learn(&ascent(), Some(&first), 2000);
    assert_eq!(players(&second), [None, Some("greedy"), Some(first.name.as_str())]);
    let [own, greedy, former] = &second.about.measured[..] else { panic!("{:?}", second.about.measured) };
    assert_eq!(Measure { by: None, ..former.clone() }, first.about.measured[0]);
    assert_eq!(greedy, &first.about.measured[1]);
    assert!(own.wins > former.wins, "{own:?}, {former:?}");
}

#[test]
fn a_net_that_is_rounded_is_measured_as_it_is_read_again() {
    let training = Training { length: Length::Games(200), weights: Weights::Int8, ..TRAINING };
    let first = read(&train(&ascent(), None, &training).expect("a training"));
    let second = train(&ascent(), Some(&first), &training).expect("a training");
    let [.., former] = &second.about.measured[..] else { panic!("no measures") };
    assert_eq!(Measure { by: None, ..former.clone() }, first.about.measured[0]);
}

#[test]
fn whoever_meets_others_is_measured_against_them_alone() {
    let game = Pig::new(&Setup::printed(2).set("target", "20")).expect("pig to 20");
    let first = read(&learn(&game, None, 8));
    let second = learn(&game, Some(&first), 8);
    let against: Vec<_> = second.about.measured.iter().map(|measure| measure.against.as_deref()).collect();
    assert_eq!((against, players(&second)), (vec![Some("greedy"), Some(first.name.as_str())], vec![None, None]));
}

/// Nets that ship need no new training: what is measured comes after what is learned.
#[test]
fn how_much_is_measured_changes_nothing_that_is_learned_and_threads_change_nothing_at_all() {
    let first = read(&learn(&ascent(), None, 8));
    let learn = |measured, threads| {
        let training = Training { length: Length::Games(200), measured, threads, ..TRAINING };
        train(&ascent(), Some(&first), &training).expect("a training")
    };
    let (much, little, many) = (learn(200, 1), learn(1, 1), learn(200, 3));
    assert_eq!(much.net, little.net);
    assert_ne!(much.about, little.about);
    assert_eq!(much.net.write(&much.about), many.net.write(&many.about));
}

#[test]
fn a_file_that_was_written_before_others_played_is_read_and_says_what_it_said() {
    let text = r#"{"seed":"measure","games":1000,"wins":961,"draws":0,"points":961.0}"#;
    let measure: Measure = serde_json::from_str(text).expect("an old measure");
    assert_eq!((measure.by.as_ref(), measure.wins), (None, 961));
    assert_eq!(serde_json::to_string(&measure).expect("JSON"), text);
    let trained = learn(&ascent(), None, 8);
    let mut about = trained.about.clone();
    about.measured = vec![measure];
    let bytes = trained.net.write(&about);
    assert_eq!(Net::read(&bytes), Ok((trained.net, about)));
    assert!(!bytes.windows(4).any(|part| part == b"\"by\""));
}
