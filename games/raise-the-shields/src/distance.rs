//! How far emitters are: what all bots look at most, so it is worked out quickly.

use crate::RaiseTheShields;
use crate::cell::{CELLS, Cells, SECTORS};
use crate::options::City3Placement;
use crate::state::Sheet;

/// Nothing on a sheet is farther away than this.
const FAR: u8 = 30;

/// All six emitters, as bits.
const ALL_EMITTERS: u8 = (1 << SECTORS) - 1;

/// How a sheet's distances change with what is drawn on it: worked out once, and then many drawings are compared.
pub(crate) struct Ways {
    now: [u8; SECTORS],
    /// For each triangle how many more a network that reaches it would need to reach each emitter. What helps nobody, being
    /// no nearer than the sheet is now, is left out.
    from: [[u8; SECTORS]; CELLS],
}

impl Ways {
    /// Returns the distances once these triangles are filled. They share a side with the network, as drawn shapes do.
    pub(crate) fn with(&self, cells: &Cells) -> [u8; SECTORS] {
        cells.iter().fold(self.now, |now, cell| {
            let from = &self.from[cell.number()];
            std::array::from_fn(|emitter| now[emitter].min(from[emitter]))
        })
    }
}

impl RaiseTheShields {
    /// Returns for each emitter how many triangles are missing on the shortest way to it; 0 if it is powered. One that
    /// can no longer be reached counts as the greatest distance on a sheet.
    pub fn distances(&self, sheet: &Sheet) -> [u8; SECTORS] {
        let network = self.network(sheet);
        let empty = self.realm.open.but(&sheet.filled);
        let mut distances = [FAR; SECTORS];
        let mut near = match self.options.city3_placement {
            City3Placement::Connected => sheet.edge,
            City3Placement::Free => self.edge_of(&network).and(&empty),
        };
        let (mut reached, mut dark) = (network, ALL_EMITTERS);
        for distance in 0..FAR {
            let lit = self.realm.lit(&reached) & dark;
            for emitter in (0..SECTORS).filter(|emitter| lit >> emitter & 1 == 1) {
                distances[emitter] = distance;
            }
            dark &= !lit;
            if near.is_empty() || dark == 0 {
                break;
            }
            reached = reached.or(&near);
            near = self.around(&near).and(&empty).but(&reached);
        }
        distances
    }

    /// Returns how the distances change with what is drawn. None where the option lets triangles be filled apart from all
    /// others: a drawing may then join what it does not fill.
    pub(crate) fn ways(&self, sheet: &Sheet) -> Option<Ways> {
        if self.options.city3_placement == City3Placement::Free {
            return None;
        }
        let empty = self.realm.open.but(&sheet.filled);
        let mut ways = Ways { now: self.distances(sheet), from: [[FAR; SECTORS]; CELLS] };
        for (emitter, entry) in self.realm.entries.iter().enumerate() {
            let (mut near, mut reached) = (entry.and(&empty), *entry);
            for distance in 0..ways.now[emitter] {
                for cell in near.iter() {
                    ways.from[cell.number()][emitter] = distance;
                }
                near = self.around(&near).and(&empty).but(&reached);
                reached = reached.or(&near);
            }
        }
        Some(ways)
    }

    /// Returns the triangles that share a side with one of these, and these.
    fn around(&self, cells: &Cells) -> Cells {
        cells.iter().fold(*cells, |around, cell| around.or(self.realm.neighbours(cell)))
    }
}

#[cfg(test)]
mod tests {
    use contract::{Game, Setup, Stream, Turn};

    use super::*;
    use crate::action::Action;
    use crate::state::Drawn;

    #[test]
    fn what_a_drawing_changes_is_what_the_sheet_says_afterwards() {
        let (mut compared, mut dice) = (0, Stream::new("ways", "test", 0));
        for rules in ["overlay", "obstacle"] {
            let game = RaiseTheShields::new(&Setup::printed(2).set("attack_rectangles", rules)).expect("a game");
            let (mut state, mut actions) = (game.start(), Vec::new());
            while game.turn(&state) != Turn::Over {
                match game.turn(&state) {
                    Turn::Chance => {
                        let outcome = game.sample(&state, &mut dice);
                        game.apply_outcome(&mut state, outcome);
                    }
                    Turn::Choice(seats) => {
                        let seat = seats.first().expect("somebody is asked");
                        game.legal(&state, seat, &mut actions);
                        let sheet = game.draft(state.player(seat));
                        let ways = game.ways(&sheet).expect("as printed, all hangs together");
                        for action in &actions {
                            let Action::Draw(Drawn::Shape(placement)) = action else { continue };
                            let mut drawn = sheet;
                            game.draw_shape(&mut drawn, *placement);
                            let cells = &game.realm.shapes.placed(*placement).cells;
                            assert_eq!(ways.with(cells), game.distances(&drawn), "{sheet:?} with {cells:?}");
                            compared += 1;
                        }
                        let nth = contract::Dice::below(&mut dice, actions.len() as u32) as usize;
                        game.apply(&mut state, seat, actions[nth]);
                    }
                    Turn::Over => {}
                }
            }
        }
        assert!(compared > 500, "{compared}");
    }
}
