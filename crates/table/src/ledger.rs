//! What luck, the others and a seat's own choices came to in a game that is over, by the judgement of bots.
//!
//! Everything is judged by whoever had to choose, since nobody else's view says what was at stake:
//!
//! * **A choice** gave away what the best action was worth more, as the seat saw it. The other seats share that evenly.
//! * **A roll** brought what the game is worth to whoever chooses after it, less what all rolls that could have come are worth
//!   on average. So luck comes to nothing in the long run, whatever the bot errs by. The other seats share the reverse evenly.
//!   Outcomes of chance that come one right after the other are one roll.
//! * **Not foreseen** is what is left from one own choice to the next: what came to light of hidden cards and of sealed
//!   choices, and what the bot has to correct. With an exact judge of an open game it is nothing.

mod rolls;

use contract::{Appraised, Player, Position, Seat, SeatSet, StepText, Turn, Verdict};

use crate::Table;

/// The bots that judge: choices by one that may think long, rolls by one that is quick, since each is compared with all that
/// could have come.
pub struct Judges<'a> {
    /// Judges choices, and what the game was worth before it began.
    pub choices: &'a mut dyn Player,
    /// Judges rolls.
    pub rolls: &'a mut dyn Player,
}

/// What luck, the others and the choices of one seat came to. All numbers are chances to win, from 0 to 1, as the bots that
/// judge see them. Each change begins where the one before it ended: the first at the start, and the last comes to the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Ledger {
    /// Whose.
    pub seat: Seat,
    /// The chance to win before anything happened.
    pub start: f64,
    /// What changed that, in the order of the game.
    pub changes: Vec<Change>,
    /// How often chance decided something in the game: rolls of dice, cards that were drawn.
    pub rolls: usize,
    /// What the end was worth: 1 for a win, shared with whoever won too, and half for a draw.
    pub end: f64,
}

/// Something that changed the chance to win, or a choice that kept it.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// How many steps had been played before it; of several rolls in a row before the last one.
    pub step: usize,
    /// The round.
    pub round: u16,
    /// Why.
    pub cause: Cause,
    /// The chance before it.
    pub from: f64,
    /// The chance after it.
    pub to: f64,
}

/// Why a chance to win changed.
#[derive(Clone, PartialEq, Debug)]
pub enum Cause {
    /// A roll.
    Luck,
    /// Another seat gave something away.
    Other(Seat),
    /// The seat chose, where it had a choice.
    Choice {
        /// The token of the best action, where that was worth more than the chosen one.
        better: Option<String>,
    },
    /// Something came to light, or the bot saw that it had been wrong.
    Unforeseen,
}

impl Change {
    /// Returns by how much the chance changed.
    pub fn amount(&self) -> f64 {
        self.to - self.from
    }
}

impl Ledger {
    /// Returns the seat's own choices.
    pub fn choices(&self) -> impl Iterator<Item = &Change> {
        self.changes.iter().filter(|change| matches!(change.cause, Cause::Choice { .. }))
    }

    /// Returns what the seat's own choices gave away together, from 0.
    pub fn lost(&self) -> f64 {
        0.0 - self.choices().map(Change::amount).sum::<f64>()
    }

    /// Returns what all rolls came to.
    pub fn luck(&self) -> f64 {
        self.sum(|cause| matches!(cause, Cause::Luck))
    }

    /// Returns what the others gave away, as far as it came to this seat, from 0.
    pub fn given(&self) -> f64 {
        self.sum(|cause| matches!(cause, Cause::Other(_)))
    }

    /// Returns what was not foreseen.
    pub fn unforeseen(&self) -> f64 {
        self.sum(|cause| matches!(cause, Cause::Unforeseen))
    }

    fn sum(&self, counts: impl Fn(&Cause) -> bool) -> f64 {
        self.changes.iter().filter(|change| counts(&change.cause)).map(Change::amount).sum()
    }
}

/// A step of a game, judged.
struct Judged {
    step: usize,
    round: u16,
    what: What,
}

/// What was judged: a number for each seat where everybody is touched.
enum What {
    Roll { gains: [f64; Seat::MOST] },
    Choice { seat: Seat, best: f64, chosen: f64, better: Option<String> },
}

impl Table {
    /// Judges every roll and every choice of a game that is over, for each seat that had a choice. Empty while the game
    /// runs, where it did not end by its rules, and when a bot has no opinion.
    pub fn ledgers(&self, mut judges: Judges<'_>) -> Vec<Ledger> {
        let verdict = self.position().verdict();
        let Some(verdict) = verdict.filter(|_| self.is_over()) else { return Vec::new() };
        self.judged(&mut judges, &verdict).unwrap_or_default()
    }

    fn judged(&self, judges: &mut Judges<'_>, verdict: &Verdict) -> Option<Vec<Ledger>> {
        let seats = self.seats();
        let start = rolls::before_all(self.position_at(0)?, judges.choices)?;
        let (mut all, mut run, mut rolls) = (Vec::new(), None, 0);
        for (step, played) in self.history.steps().iter().enumerate() {
            match &played.step {
                Some(StepText::Outcome { .. }) => {
                    rolls += 1;
                    let first = run.take().unwrap_or(step);
                    let (before, after) = (self.position_at(first)?, self.position_at(step + 1)?);
                    if after.turn() == Turn::Chance {
                        run = Some(first);
                        continue;
                    }
                    let gains = rolls::gains(before, after, step, judges.rolls)?;
                    all.push(Judged { step, round: after.round(), what: What::Roll { gains } });
                }
                Some(StepText::Action { seat, token }) => {
                    let position = self.position_at(step)?;
                    if position.legal(*seat).len() > 1 {
                        let what = choice(position, *seat, token, &step.to_string(), judges.choices)?;
                        all.push(Judged { step, round: position.round(), what });
                    }
                }
                None => {}
            }
        }
        let of_seat = |seat: Seat| {
            let worth = Worth { start: start[seat.index()], end: verdict.worth(seat, seats) };
            ledger(seat, seats, worth, &all, rolls)
        };
        Some(SeatSet::all(seats).iter().map(of_seat).filter(|ledger| ledger.choices().next().is_some()).collect())
    }
}

/// Judges what a seat chose; none where the bot has no opinion.
fn choice(position: &Position, seat: Seat, token: &str, seed: &str, judge: &mut dyn Player) -> Option<What> {
    let judged = judge.appraise(position, seat, seed)?;
    let best = best(&judged)?;
    let chosen = judged.iter().find(|one| one.token == token)?.worth;
    if chosen >= best.worth {
        return Some(What::Choice { seat, best: chosen, chosen, better: None });
    }
    let mut alone = |token| judge.appraise_only(position, seat, token, seed);
    let (chosen, most) = (alone(token)?, alone(&best.token)?);
    let better = (most > chosen).then(|| best.token.clone());
    Some(What::Choice { seat, best: most.max(chosen), chosen, better })
}

/// What a game was worth to a seat at its start and at its end.
#[derive(Clone, Copy)]
struct Worth {
    start: f64,
    end: f64,
}

/// Makes the ledger of a seat.
fn ledger(seat: Seat, seats: u8, worth: Worth, judged: &[Judged], rolls: usize) -> Ledger {
    let mut curve = Curve { now: worth.start, changes: Vec::new() };
    for one in judged {
        match &one.what {
            What::Roll { gains } => curve.change(one, Cause::Luck, gains[seat.index()]),
            What::Choice { seat: by, best, chosen, better } if *by == seat => {
                curve.change(one, Cause::Unforeseen, best - curve.now);
                curve.push(one, Cause::Choice { better: better.clone() }, chosen - best);
            }
            What::Choice { seat: by, best, chosen, .. } => {
                curve.change(one, Cause::Other(*by), (best - chosen) / f64::from(seats - 1));
            }
        }
    }
    if let Some(last) = judged.last() {
        curve.change(last, Cause::Unforeseen, worth.end - curve.now);
    }
    Ledger { seat, start: worth.start, changes: curve.changes, rolls, end: worth.end }
}

/// The chance to win of a seat, and what changed it so far.
struct Curve {
    now: f64,
    changes: Vec<Change>,
}

impl Curve {
    fn push(&mut self, at: &Judged, cause: Cause, amount: f64) {
        let (from, to) = (self.now, self.now + amount);
        self.changes.push(Change { step: at.step, round: at.round, cause, from, to });
        self.now = to;
    }

    /// What changes nothing is left out.
    fn change(&mut self, at: &Judged, cause: Cause, amount: f64) {
        if amount != 0.0 {
            self.push(at, cause, amount);
        }
    }
}

/// Returns the best of the actions; of equals the first.
fn best(judged: &[Appraised]) -> Option<&Appraised> {
    judged.iter().reduce(|best, one| if one.worth > best.worth { one } else { best })
}

/// Returns what a position is worth to each seat, where no chance is due: to those who have to choose, what their best action
/// is worth to them; to the others an even share of what is left.
fn worths(position: &Position, seed: &str, judge: &mut dyn Player) -> Option<[f64; Seat::MOST]> {
    let seats = position.seats();
    if let Some(verdict) = position.verdict() {
        return Some(std::array::from_fn(|seat| verdict.worth(Seat::new(seat), seats)));
    }
    let Turn::Choice(asked) = position.turn() else { return None };
    let mut worths = [0.0; Seat::MOST];
    for seat in asked.iter() {
        worths[seat.index()] = best(&judge.appraise(position, seat, seed)?)?.worth;
    }
    let others = SeatSet::all(seats).iter().filter(|seat| !asked.contains(*seat));
    let left = (1.0 - worths.iter().sum::<f64>()) / (usize::from(seats) - asked.len()).max(1) as f64;
    others.for_each(|seat| worths[seat.index()] = left);
    Some(worths)
}
