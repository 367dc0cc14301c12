//! Ships: where they are, which will still be moved, what moving them does, and which stand where fighters hit.

use contract::InputSink;

use super::harm::Harms;
use crate::UnderFallingSkies;
use crate::board::Icon;
use crate::space::{COLUMNS, Column, GROUND, Rows};
use crate::state::{Phase, State};

/// The columns for people.
const COLUMN: [&str; COLUMNS] = ["column 1", "column 2", "column 3", "column 4", "column 5"];

/// The strongest explosion that is told apart.
const STRONGEST: usize = 8;

impl UnderFallingSkies {
    /// Tells of the ships, column by column, and of the sums.
    pub(super) fn tell_columns<S: InputSink>(&self, state: &State, harms: &Harms, sink: &mut S) {
        let mut aimed = [0u8; STRONGEST + 1];
        for (column, name) in COLUMN.into_iter().enumerate() {
            let open = state.needs_die(column);
            let ships = state.ships_in_sky(column);
            sink.about(name);
            sink.flag("needs a die", open);
            sink.flag("ship on the spot", state.spots[column].is_some());
            sink.some_of("ship on row", GROUND.into(), rows(ships));
            sink.some_of("ship will fall from row", GROUND.into(), rows(if open { ships } else { Rows(0) }));
            harms.tell(column, sink);
            for row in rows(ships) {
                if let Icon::Explosion(number) = self.board.sky[column][row] {
                    aimed[usize::from(number).min(STRONGEST)] += 1;
                }
            }
        }
        sink.about("");
        sink.numbers("ships on explosion, of 2", aimed.into_iter().map(|ships| f32::from(ships) / 2.0));
        sink.one_of("ships waiting", 8, usize::from(state.waiting.green + state.waiting.red).min(7));
        sink.number("red ships in play, of 2", f32::from(state.red_in_play()) / 2.0);
    }
}

impl State {
    /// Says whether the column still gets a die before the next rooms phase.
    pub(super) fn needs_die(&self, column: Column) -> bool {
        match self.phase {
            Phase::Place | Phase::Reroll | Phase::Offer => self.dice[column].is_none(),
            Phase::Roll | Phase::Spawn => true,
            _ => false,
        }
    }

    /// Returns the rows of the ships in the sky of a column, without those that lie on the ground when the game is lost.
    pub(super) fn ships_in_sky(&self, column: Column) -> Rows {
        Rows(self.sky[column].ships().0 & ((1 << GROUND) - 1))
    }
}

/// Returns the rows from top to bottom, found bit by bit.
fn rows(ships: Rows) -> impl Iterator<Item = usize> {
    let mut left = ships.0;
    std::iter::from_fn(move || {
        let row = Rows(left).top()?;
        left &= left - 1;
        Some(row.into())
    })
}
