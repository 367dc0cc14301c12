//! Dice: the roll at the start of the dice phase, and rerolls after a white die (R7, R29). The only chance in the game.

use contract::{Dice, DrawName, EventSink};

use crate::UnderFallingSkies;
use crate::action::Roll;
use crate::event::Event;
use crate::space::COLUMNS;
use crate::state::{Phase, State};
use crate::turn::go_on;

impl UnderFallingSkies {
    /// R7, R29. Returns how many dice of each colour the roll that is due takes: all of them, or those in hand.
    fn dice_due(&self, state: &State) -> Option<[u8; 2]> {
        match state.phase {
            Phase::Roll => Some(self.board.dice),
            Phase::Reroll => Some(state.hand.unrolled),
            _ => None,
        }
    }

    /// Names the draw that is due.
    pub(crate) fn draw_name(state: &State) -> DrawName {
        let purpose = if state.phase == Phase::Roll { "roll" } else { "reroll" };
        DrawName { purpose, round: u16::from(state.round), seat: None }
    }

    /// Returns the number of ordered rolls that show these dice: a multinomial coefficient for each colour.
    pub(crate) fn weight(&self, state: &State, roll: Roll) -> u64 {
        let Some(due) = self.dice_due(state) else { return 0 };
        let fits = roll.0.map(|faces| faces.iter().map(|count| u32::from(*count)).sum::<u32>()) == due.map(u32::from);
        if fits { roll.0.into_iter().map(orders).product() } else { 0 }
    }

    /// Writes every roll that can come, fewest high numbers first, with its weight.
    pub(crate) fn outcomes(&self, state: &State, rolls: &mut Vec<(Roll, u64)>) {
        rolls.clear();
        let Some(due) = self.dice_due(state) else { return };
        let [black, white] = due.map(multisets);
        for black in &black {
            for white in &white {
                rolls.push((Roll([*black, *white]), orders(*black) * orders(*white)));
            }
        }
    }

    /// Rolls the dice one by one: black before white, each a bounded number from 0.
    pub(crate) fn sample<D: Dice + ?Sized>(&self, state: &State, dice: &mut D) -> Roll {
        let mut roll = Roll([[0; 6]; 2]);
        for (faces, due) in roll.0.iter_mut().zip(self.dice_due(state).unwrap_or_default()) {
            for _ in 0..due {
                faces[dice.below(6) as usize] += 1;
            }
        }
        roll
    }

    /// R7, R29. Takes the rolled dice in hand; the player goes on placing.
    pub(crate) fn apply_roll(state: &mut State, roll: Roll, events: &mut impl EventSink<Event>) {
        state.hand.shown = roll.0;
        state.hand.unrolled = [0; 2];
        events.record(Event::Rolled { roll, again: state.phase == Phase::Reroll });
        go_on(state, Phase::Place, events);
    }
}

/// Returns the number of orders in which single dice can show these numbers: n! over the factorials of the counts.
fn orders(faces: [u8; 6]) -> u64 {
    let factorial = |n: u8| (1..=u64::from(n)).product::<u64>();
    factorial(faces.iter().sum()) / faces.into_iter().map(factorial).product::<u64>()
}

/// Lists the ways in which this many dice can show numbers, each as counts of 1 to 6.
fn multisets(dice: u8) -> Vec<[u8; 6]> {
    debug_assert!(dice as usize <= COLUMNS, "the box holds five dice");
    let mut sets = vec![[0; 6]];
    for _ in 0..dice {
        let larger = sets.iter().flat_map(|set| {
            let highest = set.iter().rposition(|count| *count > 0).unwrap_or(0);
            (highest..6).map(move |face| {
                let mut set = *set;
                set[face] += 1;
                set
            })
        });
        sets = larger.collect();
    }
    sets
}
