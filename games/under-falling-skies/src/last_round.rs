//! The last round. When the next descent covers the skull the mothership phase loses (R61, R62, R70), so all that is left is to
//! finish the research in the rooms phase before it (R55).

use crate::UnderFallingSkies;
use crate::board::{Effect, Room};
use crate::space::{COLUMNS, Space};
use crate::state::{Colour, Phase, State};

/// More research rooms than this have too many orders to go through while dice are still to be placed. The printed bases have
/// five at most.
const ROOMS_TRIED: u32 = 6;

/// The highest number of a die.
const HIGHEST: u8 = 6;

/// What is left for finishing the research.
#[derive(Clone, Copy)]
struct Means {
    research: u8,
    energy: u8,
    /// The columns that still get a die.
    columns: [bool; COLUMNS],
    /// The rooms that may still be used, by place in the board's list.
    rooms: u32,
}

impl UnderFallingSkies {
    /// Says whether the last round is won or lost for sure; none where that takes a search, or it is not the last. Once all dice
    /// lie it is certain, since nothing counts any more but energy and research. Before that it is lost when even the best
    /// rolls would not finish the research.
    pub(crate) fn last_round_is_won(&self, state: &State) -> Option<bool> {
        if state.mothership + 1 < self.board.skull {
            return None;
        }
        match state.phase {
            Phase::Won => Some(true),
            Phase::Lost | Phase::Mothership => Some(false),
            // The round that follows is the last one; it is looked at when its dice are rolled.
            Phase::Spawn => None,
            Phase::Rooms | Phase::Site { .. } => Some(self.finishes(state, 0, self.lying(state))),
            Phase::Roll | Phase::Place | Phase::Reroll | Phase::Offer => {
                let hope = highest_to_come(state);
                let means = self.hoped(state, hope)?;
                (!self.finishes(state, hope, means)).then_some(false)
            }
        }
    }

    /// Returns what there is once all dice lie. The room that is building a robot has had its use (R73).
    fn lying(&self, state: &State) -> Means {
        let in_use = if let Phase::Site { room, .. } = state.phase { Some(room) } else { None };
        let rooms = self.places(|room| {
            let counts = room.does(Effect::Research) || room.does(Effect::Energy);
            counts && Some(room.name()) != in_use && room.set.but(state.loaded()).is_empty()
        });
        Means { research: state.research, energy: state.energy, columns: [false; COLUMNS], rooms }
    }

    /// Returns what there may be when the dice to come show at most this number: all the energy that any room may give, without
    /// a die of its own, and the research rooms. None where these are too many.
    fn hoped(&self, state: &State, hope: u8) -> Option<Means> {
        let columns = std::array::from_fn(|column| state.dice[column].is_none());
        let rooms = self.places(|room| room.does(Effect::Research));
        let charges = self.board.rooms.iter().filter(|room| room.does(Effect::Energy));
        let gains = charges.filter_map(|room| Some(self.hoped_value(state, room, hope, columns)?.0));
        let energy = gains.fold(state.energy, u8::saturating_add);
        (rooms.count_ones() <= ROOMS_TRIED).then_some(Means { research: state.research, energy, columns, rooms })
    }

    /// Returns the rooms of this kind, by place in the board's list.
    fn places(&self, wanted: impl Fn(&Room) -> bool) -> u32 {
        let rooms = self.board.rooms.iter().enumerate().filter(|(_, room)| wanted(room));
        rooms.fold(0, |set, (place, _)| set | 1 << place)
    }

    /// Says whether the research is finished if the rooms are used in the best order.
    fn finishes(&self, state: &State, hope: u8, means: Means) -> bool {
        let wanted = self.board.rooms.iter().enumerate().filter(|(place, _)| means.rooms >> place & 1 == 1);
        for (place, room) in wanted {
            let Some((value, columns)) = self.hoped_value(state, room, hope, means.columns) else { continue };
            if room.cost > means.energy {
                continue;
            }
            let mut after =
                Means { columns, energy: means.energy - room.cost, rooms: means.rooms & !(1 << place), ..means };
            for effect in &room.effects {
                match effect {
                    // R38. What is hoped for may be more than can be stored.
                    Effect::Energy => {
                        let charged = after.energy.saturating_add(value).min(self.board.energy_most);
                        after.energy = after.energy.max(charged);
                    }
                    Effect::Research => after.research += self.steps_paid(after.research, value),
                    _ => {}
                }
            }
            if after.research as usize >= self.board.research.len() || self.finishes(state, hope, after) {
                return true;
            }
        }
        false
    }

    /// R34, R35. Returns the most that a room may be worth if each of its spaces that is not loaded gets a die of this number,
    /// with the columns that are free after that; none where a space gets none (R10, R11).
    fn hoped_value(
        &self,
        state: &State,
        room: &Room,
        hope: u8,
        columns: [bool; COLUMNS],
    ) -> Option<(u8, [bool; COLUMNS])> {
        let (mut value, mut columns) = (room.modifier, columns);
        let robots = state.robot_spaces();
        let open = self.board.open[state.excavator as usize];
        for space in &room.spaces {
            let free = &mut columns[space.column()];
            value += match lies_on(state, *space) {
                // R50: a robot may make room for a die.
                Some(number) if robots.contains(*space) && *free => number.max(hope),
                Some(number) => number,
                None if *free && open.contains(*space) => {
                    *free = false;
                    hope
                }
                None => return None,
            } as i8;
        }
        Some((value.max(0) as u8, columns))
    }
}

/// R29. Returns the highest number that a die in hand can still come to show: any, where a white one makes the others roll
/// again, or the roll is due.
fn highest_to_come(state: &State) -> u8 {
    let hand = &state.hand;
    let rolls_again = hand.count(Colour::White) > 0 && hand.count(Colour::White) + hand.count(Colour::Black) > 1;
    if state.phase != Phase::Place || rolls_again {
        return HIGHEST;
    }
    hand.dice().map(|die| die.value).max().unwrap_or(0)
}

/// R34. Returns the number with which a space is loaded.
fn lies_on(state: &State, space: Space) -> Option<u8> {
    let loaded = state.loaded().contains(space);
    let die = state.die_on(space).map(|placed| placed.die.value);
    die.or(state.robot_on(space).map(|robot| robot.value)).filter(|_| loaded)
}
