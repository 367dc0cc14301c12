//! What luck and choices came to in a game that is over, by the judgement of a bot.

use contract::{Appraised, Player, Position, Seat, SeatSet, StepText, Stream, Turn};

use crate::Table;

/// How many openings are tried to find out what a game is worth before its first roll.
const OPENINGS: u64 = 64;

/// What luck and choices of one seat came to. All numbers are chances to win, from 0 to 1, as the bot that judges sees them:
/// the start, what luck added and what choices gave away add up to the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Ledger {
    /// Whose.
    pub seat: Seat,
    /// The chance to win before anything happened.
    pub start: f64,
    /// The decisions that were any: forced steps are none.
    pub choices: Vec<Judged>,
    /// How often chance decided something in the game: rolls of dice, cards that were drawn.
    pub rolls: usize,
    /// The last outcome of chance since the last decision, as the number of steps before it.
    pub last_rolled: Option<usize>,
    /// What the end was worth: 1 for a win, shared with whoever won too, and half for a draw.
    pub end: f64,
}

/// A decision, judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// How many steps had been played before it.
    pub step: usize,
    /// The round.
    pub round: u16,
    /// The last outcome of chance since the seat's decision before, as the number of steps before it.
    pub rolled: Option<usize>,
    /// What the best action was worth.
    pub best: f64,
    /// What the chosen one was worth.
    pub chosen: f64,
    /// The token of the best action, where that is worth more.
    pub better: Option<String>,
}

impl Judged {
    /// Returns what the decision gave away, from 0.
    pub fn lost(&self) -> f64 {
        self.best - self.chosen
    }
}

impl Ledger {
    /// Returns what the decisions gave away together.
    pub fn lost(&self) -> f64 {
        self.choices.iter().map(Judged::lost).sum()
    }

    /// Returns what luck came to: dice, cards, and what others did.
    pub fn luck(&self) -> f64 {
        self.end - self.start + self.lost()
    }

    /// Returns what luck came to before each decision, and after the last one.
    pub fn strokes(&self) -> impl Iterator<Item = f64> {
        let before = std::iter::once(self.start).chain(self.choices.iter().map(|choice| choice.chosen));
        let after = self.choices.iter().map(|choice| choice.best).chain([self.end]);
        before.zip(after).map(|(before, after)| after - before)
    }

    /// Returns the last outcome of chance before each decision, and after the last one, as the number of steps before it.
    pub fn rolled(&self) -> impl Iterator<Item = Option<usize>> {
        self.choices.iter().map(|choice| choice.rolled).chain([self.last_rolled])
    }
}

impl Table {
    /// Judges every decision of a game that is over, for each seat that had one. Empty while the game runs, where it did not
    /// end by its rules, and when the bot has no opinion.
    pub fn ledgers(&self, judge: &mut dyn Player) -> Vec<Ledger> {
        let verdict = self.position().verdict();
        let Some(verdict) = verdict.filter(|_| self.is_over()) else { return Vec::new() };
        let seats = SeatSet::all(self.seats()).iter();
        seats.filter_map(|seat| self.ledger(seat, verdict.worth(seat, self.seats()), judge)).collect()
    }

    fn ledger(&self, seat: Seat, end: f64, judge: &mut dyn Player) -> Option<Ledger> {
        let (mut choices, mut rolled) = (Vec::new(), None);
        for (step, played) in self.history.steps().iter().enumerate() {
            match &played.step {
                Some(StepText::Outcome { .. }) => rolled = Some(step),
                Some(StepText::Action { seat: by, token }) if *by == seat => {
                    let position = self.position_at(step)?;
                    if position.legal(seat).len() < 2 {
                        continue;
                    }
                    let judged = judge.appraise(position, seat, &step.to_string())?;
                    let best = best(&judged)?;
                    let chosen = judged.iter().find(|one| one.token == *token)?;
                    let better = (best.worth > chosen.worth).then(|| best.token.clone());
                    let (round, rolled) = (position.round(), rolled.take());
                    choices.push(Judged { step, round, rolled, best: best.worth, chosen: chosen.worth, better });
                }
                _ => {}
            }
        }
        let first = choices.first()?.best;
        let start = opening(self.position_at(0)?, seat, judge).unwrap_or(first);
        let rolls = self.played_steps().filter(|step| matches!(step, StepText::Outcome { .. })).count();
        Some(Ledger { seat, start, choices, rolls, last_rolled: rolled, end })
    }
}

/// Returns the best of the actions; of equals the first.
fn best(judged: &[Appraised]) -> Option<&Appraised> {
    judged.iter().reduce(|best, one| if one.worth > best.worth { one } else { best })
}

/// Returns what a game is worth to a seat before its first roll, where the seat decides right after it.
fn opening(start: &Position, seat: Seat, judge: &mut dyn Player) -> Option<f64> {
    if start.turn() != Turn::Chance {
        return None;
    }
    let mut sum = 0.0;
    for number in 0..OPENINGS {
        let (mut position, mut dice) = (start.clone(), Stream::new("opening", "ledger", number));
        while let Some(step) = position.sample(&mut dice) {
            position.play(&step).ok()?;
        }
        sum += best(&judge.appraise(&position, seat, "opening")?)?.worth;
    }
    Some(sum / OPENINGS as f64)
}
