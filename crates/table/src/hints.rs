//! Hints: what the choices of a seat are worth to a bot, for that seat alone; everybody sees that it has asked.
//!
//! Only the asking is stored. What is told follows from what the seat sees, so it can be worked out again at any time,
//! and seats that see the same are told the same.

use contract::{Player, Position, Seat, SeatSet};

use crate::history::History;
use crate::{Entry, Table, TableError};

/// How often a bot judges a position, each time with dice of its own. How far these judgements lie apart says how sure
/// their average is.
const TRIES: u32 = 8;

/// How many standard errors a margin has on each side: with so many tries the average lies that near 19 times out of 20
/// (Student's distribution with one degree of freedom less than tries).
const MARGIN: f64 = 2.365;

/// Judgements that are no further apart are the same.
const SAME: f64 = 1e-9;

/// What a choice is worth to a seat, as a bot sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The token of the action.
    pub token: String,
    /// From 0 (lost) to 1 (won).
    pub worth: f64,
    /// How far the bot's judgements leave this open, to both sides; none where they are all the same. It does not say how
    /// far the bot itself may be wrong.
    pub margin: Option<f64>,
}

impl Hint {
    /// Says whether this choice may be as good as another one, for all that the bot can tell.
    pub fn may_equal(&self, better: &Self) -> bool {
        self.worth + self.margin.unwrap_or(0.0) >= better.worth - better.margin.unwrap_or(0.0)
    }
}

/// Judges what each legal action is worth to a seat that is asked, from what it sees, in the game's order. None where the
/// bot has no opinion.
pub fn hints(position: &Position, seat: Seat, judge: &mut dyn Player) -> Option<Vec<Hint>> {
    let seen = position.line_for(SeatSet::only(seat));
    let tries = (0..TRIES).map(|number| judge.appraise(position, seat, &format!("{seen} {number}")));
    let tries = tries.collect::<Option<Vec<_>>>()?;
    let of_action = |nth: usize| {
        let worths: Vec<f64> = tries.iter().filter_map(|judged| Some(judged.get(nth)?.worth)).collect();
        let count = f64::from(TRIES);
        let worth = worths.iter().sum::<f64>() / count;
        let spread = worths.iter().map(|one| (one - worth) * (one - worth)).sum::<f64>() / (count - 1.0);
        (worth, Some(MARGIN * (spread / count).sqrt()).filter(|margin| *margin > SAME))
    };
    let judged = tries[0].iter().enumerate().map(|(nth, judged)| {
        let (worth, margin) = of_action(nth);
        Hint { token: judged.token.clone(), worth, margin }
    });
    Some(judged.collect())
}

impl Table {
    /// Says whether hints may be asked for at this table.
    pub fn allows_hints(&self) -> bool {
        !self.creation.without_hints
    }

    /// Says whether a seat has something to choose, and so may ask for a hint about it where the table allows that.
    pub fn has_choices(&self, seat: Seat) -> bool {
        self.seats_to_move().contains(seat) && self.position().legal(seat).len() > 1
    }

    /// Says whether a seat has asked for a hint about what it has to choose now.
    ///
    /// It holds until everybody can see that the game has moved on: of a sealed choice in several steps all have it, since
    /// asking anew after each would tell the others of steps that they must not know of.
    pub fn is_hinted(&self, seat: Seat) -> bool {
        let asked = self.seat_states.get(seat.index()).and_then(|state| state.hinted);
        let stands = asked.is_some_and(|number| !self.history.is_public_after(number));
        stands && self.has_choices(seat)
    }

    /// Returns how often a seat has asked for a hint.
    pub fn hint_count(&self, seat: Seat) -> usize {
        self.entries().filter(|entry| matches!(entry, Entry::Hint { seat: by, .. } if *by == seat)).count()
    }

    /// Returns the entry by which a seat asks for a hint; none if it has one.
    pub(crate) fn ask_for_hint(&self, seat: Seat, at: u64) -> Result<Vec<Entry>, TableError> {
        self.running()?;
        if let Some(bot) = &self.seat_state(seat)?.sitter.bot {
            return Err(TableError::BotPlays(bot.clone()));
        }
        if !self.allows_hints() {
            return Err(TableError::HintsOff);
        }
        if !self.has_choices(seat) {
            return Err(TableError::NoChoice);
        }
        Ok(if self.is_hinted(seat) { Vec::new() } else { vec![Entry::Hint { seat, at }] })
    }

    /// Lets hints lapse about what is not asked any more once steps are taken back.
    pub(crate) fn take_back_hints(&mut self, after: &History) {
        for state in &mut self.seat_states {
            let before = |number: &usize| self.history.public_before(*number) == after.public_before(*number);
            state.hinted = state.hinted.filter(before);
        }
    }
}

impl History {
    /// Says whether everybody has seen a step that stands and came after this number of the log.
    fn is_public_after(&self, number: usize) -> bool {
        self.steps().iter().rev().take_while(|played| played.logged > number).any(|played| played.news.spectator())
    }

    /// Returns how many steps stand that came before this number of the log and that everybody has seen.
    fn public_before(&self, number: usize) -> usize {
        self.steps().iter().filter(|played| played.logged < number && played.news.spectator()).count()
    }
}
