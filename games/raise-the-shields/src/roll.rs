//! What chance brings: the set-up dice, the dice of a round, the second attack roll (R8, R46, R48, R50).

use contract::{Dice, DrawName, EventSink, Seat};

use crate::RaiseTheShields;
use crate::action::Roll;
use crate::event::Event;
use crate::state::{Phase, Sheet, State};
use crate::turn::go_on;

/// The faces of a die.
const FACES: u8 = 6;

impl RaiseTheShields {
    /// Names the draw that is due.
    pub(crate) fn draw_name(state: &State) -> DrawName {
        let purpose = match state.phase {
            Phase::Setup => "setup",
            Phase::Second => "second",
            _ => "roll",
        };
        DrawName { purpose, round: state.round, seat: None }
    }

    /// Returns how many dice are rolled now.
    fn due(&self, state: &State) -> usize {
        match state.phase {
            Phase::Setup => self.options.solo_setup_dice.0 as usize,
            Phase::Roll => 2 + usize::from(self.setup.seats),
            Phase::Second => 1,
            _ => 0,
        }
    }

    /// Makes a roll of dice in the order of the notation.
    fn rolled(state: &State, face: impl FnMut(usize) -> u8) -> Roll {
        let dice: [u8; 2 + Seat::MOST] = std::array::from_fn(face);
        match state.phase {
            Phase::Setup => Roll::Setup([dice[0], dice[1], dice[2]]),
            Phase::Second => Roll::Second(dice[0]),
            _ => Roll::Round([dice[0], dice[1]], std::array::from_fn(|seat| dice[2 + seat])),
        }
    }

    /// Returns 1 for a roll that can come now, since all are equally likely, and 0 for any other.
    pub(crate) fn weight(&self, state: &State, roll: Roll) -> u64 {
        let due = self.due(state);
        let mut dice = [0; 2 + Seat::MOST];
        let phase = match roll {
            Roll::Setup(rolled) => {
                dice[..3].copy_from_slice(&rolled);
                Phase::Setup
            }
            Roll::Round(shared, own) => {
                dice[..2].copy_from_slice(&shared);
                dice[2..].copy_from_slice(&own);
                Phase::Roll
            }
            Roll::Second(rolled) => {
                dice[0] = rolled;
                Phase::Second
            }
        };
        let fits = |(place, die): (usize, &u8)| if place < due { (1..=FACES).contains(die) } else { *die == 0 };
        u64::from(state.phase == phase && dice.iter().enumerate().all(fits))
    }

    /// Lists the rolls that can come now, in the order of their dice; returns false if there are more than the list may
    /// hold.
    pub(crate) fn outcomes(&self, state: &State, rolls: &mut Vec<(Roll, u64)>) -> bool {
        rolls.clear();
        let due = self.due(state);
        let count = usize::from(FACES).pow(due as u32);
        if count > contract::MAX_LISTED_OUTCOMES {
            return false;
        }
        rolls.extend((0..count).map(|number| {
            let face = |place: usize| (number / usize::from(FACES).pow((due - 1 - place) as u32) % 6) as u8 + 1;
            (Self::rolled(state, |place| if place < due { face(place) } else { 0 }), 1)
        }));
        true
    }

    /// R8. Lists the rolls that can come now by the shared dice, each with the number of ways in which the players' own
    /// dice can fall.
    pub(crate) fn roll_classes(&self, state: &State) -> Vec<(String, u64)> {
        let own = self.due(state).saturating_sub(2);
        let pairs = (1..=FACES).flat_map(|first| (1..=FACES).map(move |second| (first, second)));
        let ways = u64::from(FACES).pow(own as u32);
        pairs.map(|(first, second)| (format!("R{first}{second}/{}", "?".repeat(own)), ways)).collect()
    }

    /// Rolls the dice that are due.
    pub(crate) fn sample<D: Dice + ?Sized>(&self, state: &State, dice: &mut D) -> Roll {
        let due = self.due(state);
        Self::rolled(state, |place| if place < due { dice.below(FACES.into()) as u8 + 1 } else { 0 })
    }

    /// Takes a roll.
    pub(crate) fn apply_roll<S: EventSink<Event>>(&self, state: &mut State, roll: Roll, events: &mut S) {
        match roll {
            Roll::Setup(dice) => {
                self.fill_rolled(&mut state.players[0].sheet, dice);
                events.record(Event::SetUpRolled(dice));
                go_on(state, Phase::Roll, events);
            }
            Roll::Round(shared, own) => {
                state.shared = shared;
                for (player, die) in state.players.iter_mut().zip(own) {
                    player.die = die;
                }
                let played = |seat: usize| seat < usize::from(self.setup.seats);
                events.record(Event::Rolled {
                    shared,
                    own: std::array::from_fn(|seat| played(seat).then_some(own[seat])),
                });
                go_on(state, self.next_flip(state, None), events);
            }
            // R50. There is no third roll.
            Roll::Second(die) => {
                state.second = die;
                events.record(Event::SecondRolled(die));
                self.ask_for_answers(state, events);
            }
        }
    }
    /// R46. Fills a rectangle for each set-up die; equal dice add up.
    pub(crate) fn fill_rolled(&self, sheet: &mut Sheet, dice: [u8; 3]) {
        for die in dice.into_iter().filter(|die| *die > 0) {
            let hits = &mut sheet.hits[usize::from(die) - 1];
            *hits = (*hits + 1).min(self.realm.rectangles);
        }
    }
}
