//! Waiting ships return to the starting spots (R64-R68).

use contract::{EventSink, Phrase, Refusal};

use crate::UnderFallingSkies;
use crate::event::Event;
use crate::options::RespawnFullColumns;
use crate::space::{COLUMNS, Column, GROUND};
use crate::state::{Phase, State};
use crate::turn::go_on;

impl UnderFallingSkies {
    /// R64, R67, R68. Places waiting ships as long as only one spot is possible; asks if there are more. When no ship
    /// waits, or no spot is free, the next round begins.
    pub(crate) fn spawn_forced(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        while state.waiting.next().is_some() {
            let mut spots = self.spots_for_next(state);
            match (spots.next(), spots.next()) {
                (Some(column), None) => place_next(state, column, events),
                (Some(_), Some(_)) => {
                    return go_on(state, Phase::Spawn, events);
                }
                (None, _) => break,
            }
        }
        state.round += 1;
        state.phase = Phase::Roll;
        events.record(Event::NextRound { round: state.round });
    }

    /// R67. Places the next ship where the player says, then goes on.
    pub(crate) fn spawn(&self, state: &mut State, column: Column, events: &mut impl EventSink<Event>) {
        place_next(state, column, events);
        self.spawn_forced(state, events);
    }

    /// R64-R66. Returns the spots that the next waiting ship may take: empty columns if there are any, else the free
    /// spots with the largest gap below.
    pub(crate) fn spots_for_next(&self, state: &State) -> impl Iterator<Item = Column> + use<> {
        let free = state.spots.map(|spot| spot.is_none());
        let gaps: [Option<u8>; COLUMNS] = std::array::from_fn(|column| free[column].then(|| gap(state, column)));
        let widest = gaps.iter().flatten().max().copied();
        let any = self.options.respawn_full_columns == RespawnFullColumns::Any && widest != Some(EMPTY);
        (0..COLUMNS).filter(move |column| gaps[*column].is_some() && (any || gaps[*column] == widest))
    }

    /// R64-R66. Says why the next ship may not take this spot.
    pub(crate) fn check_spawn(&self, state: &State, column: Column) -> Result<(), Refusal> {
        let refuse = |rule, key| Err(Refusal::new(rule, Phrase::new(key).by(rule).with("column", column as u32 + 1)));
        if state.phase != Phase::Spawn {
            refuse("R64", "refuse-spawn-phase")
        } else if state.spots[column].is_some() {
            refuse("R64", "refuse-spot-taken")
        } else if self.spots_for_next(state).any(|spot| spot == column) {
            Ok(())
        } else if self.spots_for_next(state).any(|spot| gap(state, spot) == EMPTY) {
            refuse("R65", "refuse-empty-column-first")
        } else {
            refuse("R66", "refuse-not-farthest")
        }
    }
}

/// The gap of a column without any ship: wider than any other (R65).
const EMPTY: u8 = GROUND + 1;

/// R66. Returns the number of empty spaces between a free spot and the highest ship of its column.
fn gap(state: &State, column: Column) -> u8 {
    state.sky[column].ships().top().map_or(EMPTY, |row| row - state.mothership - 1)
}

/// R64. Puts the next waiting ship on the spot, all green before any red.
fn place_next(state: &mut State, column: Column, events: &mut impl EventSink<Event>) {
    if let Some(ship) = state.waiting.next() {
        state.waiting.take(ship);
        state.spots[column] = Some(ship);
        events.record(Event::Spawned { column, ship });
    }
}
