//! What tests of learning share: toys whose best play is known, and how far others fall short of it.

use conform::Solved;
use contract::{Game, Seat, SeatPerspective, Setup, Stream};
use lab::{Length, Training};
use search::{Bot, Budget};

/// A short training.
pub(crate) const TRAINING: Training<'_> =
    Training { threads: 1, measured: 60, ..Training::new(Length::Games(300), "pig") };

/// Returns a game for two with these options.
pub(crate) fn with<G: Game>(options: &[(&str, &str)]) -> G {
    let set = |setup: Setup, (key, value): &(&str, &str)| setup.set(key, value);
    G::new(&options.iter().fold(Setup::printed(2), set)).expect("a game")
}

/// How much worse it is for a seat to play by a bot than to play its best, against the best play. What is solved may be
/// the same game with fewer states.
pub(crate) fn lost_by<G, S>(
    solved: &mut Solved<'_, S>,
    game: &G,
    mut bot: impl Bot<G>,
    simulations: u32,
    seat: Seat,
) -> f64
where
    G: Game,
    S: Game<State = G::State, Action = G::Action>,
{
    let mut dice = Stream::new("pig", "bot", 0);
    let mut choose =
        |state: &G::State| bot.choose(&SeatPerspective::new(game, state, seat), Budget { simulations }, &mut dice);
    let start = game.start();
    solved.worth(&start, seat) - solved.worth_of_playing(&start, seat, &mut choose)
}
