//! What a net says of a state, where most games are lost and progress counts in their place: too much, until it has learned
//! from results alone.

mod ascent;

use std::sync::Arc;

use ascent::Ascent;
use conform::Solved;
use contract::{Game, Inputs, Seat, SeatPerspective, Setup, Sparse, Stream};
use lab::{Length, Training, train};
use search::{Bot, Budget, Learned, Net, Temperature, TrainedNet, Units, chance};

const TRAINING: Training<'_> = Training { measured: 1, ..Training::new(Length::Games(12_000), "results") };

/// What a net says of its first action in games of its own.
fn says(game: &Ascent, net: &Net) -> f64 {
    let mut actions = Vec::new();
    game.legal(&game.start(), Seat::FIRST, &mut actions);
    let said = actions.iter().map(|&action| {
        let (mut after, mut inputs) = (game.start(), Sparse::default());
        game.apply(&mut after, Seat::FIRST, action);
        game.inputs(&after, Seat::FIRST, &mut inputs);
        chance(net.logit(&inputs, &mut Units::default()))
    });
    said.fold(0.0, f64::max)
}

/// How many of its own games a net wins, worked out from every state that can follow.
fn wins(game: &Ascent, net: &Net) -> f64 {
    let mut bot = Learned::new(Arc::new(net.clone()), Temperature::default());
    let mut dice = Stream::new("results", "bot", 0);
    let mut choose = |state: &<Ascent as Game>::State| {
        bot.choose(&SeatPerspective::new(game, state, Seat::FIRST), Budget { simulations: 0 }, &mut dice)
    };
    Solved::new(game).worth_of_playing(&game.start(), Seat::FIRST, &mut choose)
}

#[test]
fn learning_from_results_alone_mends_chances_that_progress_made_too_high() {
    let game = Ascent::new(&Setup::printed(1).set("summit", "6")).expect("a game for one");
    let by_progress = train(&game, None, &TRAINING).expect("a training");
    let first = TrainedNet::read("a.net", &by_progress.net.write(&by_progress.about)).expect("a net");
    let by_results = train(&game, Some(&first), &Training { results_only: true, ..TRAINING }).expect("a training");
    let too_much = [&by_progress.net, &by_results.net].map(|net| says(&game, net) - wins(&game, net));
    assert!(too_much[0] > 0.2 && too_much[1].abs() < 0.03, "{too_much:?}: too much at first, and then");
}
