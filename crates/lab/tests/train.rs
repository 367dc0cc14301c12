//! Learning, shown on pig, whose best play is known.

use conform::Solved;
use conform::toys::Pig;
use contract::{Game, Inputs, Seat, SeatPerspective, Setup, Stream};
use lab::{Training, train};
use search::{About, Bot, Budget, Learned, Net, Temperature};

fn pig() -> Pig {
    Pig::new(&Setup::printed(2).set("target", "20")).expect("pig to 20")
}

fn learn(game: &Pig, games: u64, threads: usize) -> Net {
    let training = Training { games, seed: "pig", threads, stop: None, progress: None };
    let net = Net::new(game.input_names().len(), &mut Stream::new("pig", "net", 0));
    train(game, net, &training).expect("a training").0
}

/// How much worse it is for a seat to play by a net than to play its best, against the best play.
fn lost_by(game: &Pig, net: &Net, seat: Seat) -> f64 {
    let mut bot = Learned::new(std::sync::Arc::new(net.clone()), Temperature::default());
    let mut dice = Stream::new("pig", "bot", 0);
    let mut choose = |state: &<Pig as Game>::State| {
        bot.choose(&SeatPerspective::new(game, state, seat), Budget { simulations: 0 }, &mut dice)
    };
    let mut solved = Solved::new(game);
    let start = game.start();
    solved.worth(&start, seat) - solved.worth_of_playing(&start, seat, &mut choose)
}

#[test]
fn what_is_learned_comes_within_a_hundredth_of_best_play() {
    let game = pig();
    let seats = [Seat::new(0), Seat::new(1)];
    let untaught = Net::new(game.input_names().len(), &mut Stream::new("pig", "net", 0));
    let taught = learn(&game, 20_000, 0);
    for seat in seats {
        let (before, after) = (lost_by(&game, &untaught, seat), lost_by(&game, &taught, seat));
        assert!(before > 0.1 && (0.0..0.01).contains(&after), "{seat:?}: {before} lost at first, {after} in the end");
    }
}

#[test]
fn the_same_seed_teaches_the_same_at_any_number_of_threads() {
    let game = pig();
    let one = learn(&game, 300, 1);
    assert_eq!(one, learn(&game, 300, 3));
    assert_ne!(one, learn(&game, 301, 1));
}

#[test]
fn a_file_holds_all_and_a_damaged_one_is_refused() {
    let game = pig();
    let (net, about) = (learn(&game, 50, 1), About::of(&game, "pig"));
    let bytes = net.write(&about);
    assert_eq!(Net::read(&bytes), Ok((net, about.clone())));
    assert_eq!(about.fits(&game), Ok(()));
    for place in (0..bytes.len()).step_by(97).chain([bytes.len() - 1]) {
        let mut damaged = bytes.clone();
        damaged[place] ^= 1;
        assert!(Net::read(&damaged).is_err(), "byte {place}");
        assert!(Net::read(&bytes[..place]).is_err(), "cut at {place}");
    }
    let other = About { scheme: about.scheme + 1, ..about };
    let error = other.fits(&game).expect_err("another scheme").to_string();
    assert_eq!(error, "the net is for another scheme of inputs: 2, not 1; train one for this game");
}
