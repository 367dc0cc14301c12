//! Memory.

use contract::{Game, Stream, playout};

use crate::breach::LawResult;
use crate::law::ensure;
use crate::trials::{Trials, of_game};

/// A random playout allocates nothing once the buffer of actions has grown.
pub fn playouts_do_not_allocate<G: Game>(trials: &Trials<G>) -> LawResult {
    const PLAYOUTS: u64 = 20;
    for game in trials.games() {
        let mut actions = Vec::new();
        let mut dice: Vec<Stream> = (0..PLAYOUTS).map(|index| Stream::new("memory", G::info().id, index)).collect();
        let mut again = dice.clone();
        let mut play = |dice: &mut [Stream]| {
            for dice in dice {
                playout(game, &mut game.start(), dice, &mut actions, game.step_limit());
            }
        };
        play(&mut dice);
        let found = allocation_counter::measure(|| play(&mut again)).count_total;
        ensure(found == 0, || format!("{PLAYOUTS} playouts allocate {found} times")).map_err(of_game(game))?;
    }
    Ok(())
}
