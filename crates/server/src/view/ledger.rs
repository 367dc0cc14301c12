//! What luck and choices came to in a game that is over, as whoever looks is told.

use contract::{Position, Seat, SeatSet, StepText};
use table::{Cause, Change, Ledger, Table};

use crate::games::entry::LocalizedGame;
use crate::tongue::sentence::Sentence;
use crate::view::people;

/// How many choices, and how many strokes of luck, are named.
const NAMED: usize = 4;

/// What a choice has to cost, and luck to change, to be named: chances of 100.
const NOTABLE: f64 = 1.0;

/// What luck, the others and the choices of one seat came to. All numbers are chances of 100.
pub(crate) struct LedgerView {
    /// Whose, where several play.
    pub(crate) who: Option<String>,
    /// Whether it is that of whoever looks.
    pub(crate) is_mine: bool,
    pub(crate) start: f64,
    pub(crate) luck: f64,
    /// How often chance had its turn.
    pub(crate) rolls: usize,
    /// What the others gave away, as far as it came to this seat.
    pub(crate) given: f64,
    pub(crate) lost: f64,
    pub(crate) choices: usize,
    pub(crate) unforeseen: f64,
    pub(crate) end: f64,
    /// The curve: each part begins where the one before it ended.
    pub(crate) curve: Vec<Part>,
    /// The costliest choices first.
    pub(crate) costly: Vec<Costly>,
    /// What changed the chance most, for better or worse.
    pub(crate) strokes: Vec<Stroke>,
    pub(crate) rounds: Vec<Round>,
}

/// A part of the curve.
pub(crate) struct Part {
    pub(crate) round: u16,
    pub(crate) cause: PartCause,
    pub(crate) from: f64,
    pub(crate) to: f64,
    pub(crate) mark: Option<Mark>,
}

/// Why the curve rises or falls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PartCause {
    Luck,
    Others,
    Choice,
    Unforeseen,
}

/// Why a choice is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    Costly,
    Lucky,
    Unlucky,
}

/// A choice that cost much.
pub(crate) struct Costly {
    /// After how many steps the replay shows it.
    pub(crate) step: usize,
    pub(crate) lost: f64,
    pub(crate) said: Vec<Sentence>,
    pub(crate) better: Vec<Sentence>,
}

/// A roll that mattered.
pub(crate) struct Stroke {
    pub(crate) step: usize,
    pub(crate) round: u16,
    pub(crate) luck: f64,
    pub(crate) said: Vec<Sentence>,
}

/// What a round came to.
#[derive(Default)]
pub(crate) struct Round {
    pub(crate) number: u16,
    /// After how many steps it began to be decided.
    pub(crate) step: usize,
    pub(crate) luck: f64,
    pub(crate) given: f64,
    pub(crate) lost: f64,
    pub(crate) unforeseen: f64,
    /// The chance at its end.
    pub(crate) chance: f64,
}

/// Tells what luck and choices came to at a table, to somebody who is shown as "you" at these seats; their own ledgers
/// come first.
pub(crate) fn views(game: LocalizedGame<'_>, table: &Table, ledgers: &[Ledger], shown: SeatSet) -> Vec<LedgerView> {
    let words = people::words(game, table, shown);
    let teller = Teller { game: game.said_in(&words), table };
    let mut all: Vec<LedgerView> = ledgers.iter().map(|ledger| teller.view(ledger, shown)).collect();
    all.sort_by_key(|ledger| !ledger.is_mine);
    all
}

/// Returns the steps of a replay that are marked for somebody who is shown as "you" at these seats: what their own
/// ledgers name, or all ledgers to whoever has none. Luck of one is bad luck of another, so it is marked only where it is
/// that of one seat. What lies on top comes last.
pub(crate) fn marks(ledgers: &[Ledger], shown: SeatSet) -> Vec<(usize, Mark)> {
    let own: Vec<&Ledger> = ledgers.iter().filter(|ledger| shown.contains(ledger.seat)).collect();
    let told = if own.is_empty() { ledgers.iter().collect() } else { own };
    let is_of_one = told.len() == 1;
    let marks = |ledger: &Ledger| {
        let named = Named::of(ledger);
        let of = |place: &usize| (ledger.changes[*place].step + 1, named.mark(ledger, *place));
        let strokes = named.strokes.iter().filter(|_| is_of_one).map(of);
        let found = strokes.chain(named.costly.iter().map(of));
        found.filter_map(|(step, mark)| Some((step, mark?))).collect::<Vec<_>>()
    };
    told.into_iter().flat_map(marks).collect()
}

/// What of a ledger is named: the places of changes, what matters most first.
struct Named {
    /// Choices that cost much.
    costly: Vec<usize>,
    /// Rolls that changed much.
    strokes: Vec<usize>,
}

impl Named {
    fn of(ledger: &Ledger) -> Self {
        let of_cause = |counts: fn(&Cause) -> bool| {
            let changes = ledger.changes.iter();
            largest(changes.map(|change| if counts(&change.cause) { hundreds(change.amount()).abs() } else { 0.0 }))
        };
        Self {
            costly: of_cause(|cause| matches!(cause, Cause::Choice { .. })),
            strokes: of_cause(|cause| matches!(cause, Cause::Luck)),
        }
    }

    /// Returns the mark of a change, if it is named.
    fn mark(&self, ledger: &Ledger, place: usize) -> Option<Mark> {
        let stroke = if ledger.changes[place].amount() > 0.0 { Mark::Lucky } else { Mark::Unlucky };
        let costly = self.costly.contains(&place).then_some(Mark::Costly);
        costly.or_else(|| self.strokes.contains(&place).then_some(stroke))
    }
}

struct Teller<'a> {
    game: LocalizedGame<'a>,
    table: &'a Table,
}

impl Teller<'_> {
    fn view(&self, ledger: &Ledger, shown: SeatSet) -> LedgerView {
        let several = self.table.seats() > 1;
        let named = Named::of(ledger);
        let part = |(place, change): (usize, &Change)| Part {
            round: change.round,
            cause: part_cause(&change.cause),
            from: hundreds(change.from),
            to: hundreds(change.to),
            mark: named.mark(ledger, place),
        };
        LedgerView {
            who: several.then(|| self.game.words().full_name(ledger.seat).to_owned()),
            is_mine: shown.contains(ledger.seat),
            start: hundreds(ledger.start),
            luck: hundreds(ledger.luck()),
            rolls: ledger.rolls,
            given: hundreds(ledger.given()),
            lost: hundreds(ledger.lost()),
            choices: ledger.choices().count(),
            unforeseen: hundreds(ledger.unforeseen()),
            end: hundreds(ledger.end),
            curve: ledger.changes.iter().enumerate().map(part).collect(),
            costly: named.costly.iter().map(|place| self.costly(ledger.seat, &ledger.changes[*place])).collect(),
            strokes: named.strokes.iter().map(|place| self.stroke(&ledger.changes[*place])).collect(),
            rounds: rounds(ledger),
        }
    }

    fn costly(&self, seat: Seat, choice: &Change) -> Costly {
        let before = self.table.position_at(choice.step);
        let token = match &choice.cause {
            Cause::Choice { better } => better.clone(),
            _ => None,
        };
        let better = token.zip(before).map(|(token, before)| {
            let (step, mut after) = (StepText::Action { seat, token }, before.clone());
            after.play(&step).map_or_else(|_| Vec::new(), |()| self.tell(before, &step, &after))
        });
        Costly {
            step: choice.step + 1,
            lost: -hundreds(choice.amount()),
            said: self.said(choice.step),
            better: better.unwrap_or_default(),
        }
    }

    fn stroke(&self, roll: &Change) -> Stroke {
        Stroke { step: roll.step + 1, round: roll.round, luck: hundreds(roll.amount()), said: self.said(roll.step) }
    }

    /// Tells what the step did that is taken after so many.
    fn said(&self, step: usize) -> Vec<Sentence> {
        let found = || {
            let (before, after) = (self.table.position_at(step)?, self.table.position_at(step + 1)?);
            Some(self.tell(before, self.table.step_to(step + 1)?, after))
        };
        found().unwrap_or_default()
    }

    /// Nothing is hidden any more.
    fn tell(&self, before: &Position, step: &StepText, after: &Position) -> Vec<Sentence> {
        let phrases = before.tell(step, after, SeatSet::all(self.table.seats()));
        phrases.iter().take(1).map(|phrase| self.game.say(phrase)).collect()
    }
}

fn hundreds(chance: f64) -> f64 {
    100.0 * chance
}

/// Returns the places of the largest numbers that are worth a word, the largest first.
fn largest(numbers: impl Iterator<Item = f64>) -> Vec<usize> {
    let mut places: Vec<(usize, f64)> = numbers.enumerate().filter(|(_, number)| *number >= NOTABLE).collect();
    places.sort_by(|one, other| other.1.total_cmp(&one.1));
    places.into_iter().take(NAMED).map(|(place, _)| place).collect()
}

fn part_cause(cause: &Cause) -> PartCause {
    match cause {
        Cause::Luck => PartCause::Luck,
        Cause::Other(_) => PartCause::Others,
        Cause::Choice { .. } => PartCause::Choice,
        Cause::Unforeseen => PartCause::Unforeseen,
    }
}

/// Sums up rounds.
fn rounds(ledger: &Ledger) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for change in &ledger.changes {
        if rounds.last().is_none_or(|round| round.number != change.round) {
            rounds.push(Round { number: change.round, step: change.step, ..Round::default() });
        }
        let Some(round) = rounds.last_mut() else { continue };
        let amount = hundreds(change.amount());
        match part_cause(&change.cause) {
            PartCause::Luck => round.luck += amount,
            PartCause::Others => round.given += amount,
            PartCause::Choice => round.lost -= amount,
            PartCause::Unforeseen => round.unforeseen += amount,
        }
        round.chance = hundreds(change.to);
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_those_of_ones_own_ledger_and_luck_is_that_of_one_seat() {
        let change = |step, cause, from, to| Change { step, round: 1, cause, from, to };
        let chosen = || Cause::Choice { better: None };
        let ledger = |seat, changes| Ledger { seat: Seat::new(seat), start: 0.5, changes, rolls: 2, end: 1.0 };
        let (first, second) = (Seat::FIRST, Seat::new(1));
        let own = vec![
            change(1, Cause::Luck, 0.5, 0.3),
            change(3, chosen(), 0.3, 0.2),
            change(5, Cause::Other(second), 0.2, 0.3),
            change(9, Cause::Luck, 0.3, 0.9),
            change(9, Cause::Unforeseen, 0.9, 1.0),
        ];
        let other = vec![change(5, chosen(), 0.5, 0.4)];
        let both = [ledger(0, own), ledger(1, other)];
        let told = [(10, Mark::Lucky), (2, Mark::Unlucky), (4, Mark::Costly)];
        assert_eq!(marks(&both, SeatSet::only(first)), told, "the last roll counts, too");
        assert_eq!(marks(&both, SeatSet::NONE), [(4, Mark::Costly), (6, Mark::Costly)]);
    }
}
