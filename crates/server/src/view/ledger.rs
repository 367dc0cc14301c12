//! What luck and choices came to in a game that is over, as whoever looks is told.

use contract::{Position, Seat, SeatSet, StepText};
use table::{Judged, Ledger, Table};

use crate::games::entry::LocalizedGame;
use crate::tongue::sentence::Sentence;
use crate::view::people;

/// How many choices, and how many strokes of luck, are named.
const NAMED: usize = 4;

/// What a choice has to cost, and luck to change, to be named: chances of 100.
const NOTABLE: f64 = 1.0;

/// What luck and choices of one seat came to. All numbers are chances of 100.
pub(crate) struct LedgerView {
    /// Whose, where several play.
    pub(crate) who: Option<String>,
    /// Whether it is that of whoever looks.
    pub(crate) is_mine: bool,
    pub(crate) start: f64,
    pub(crate) luck: f64,
    /// How often luck had its turn: rolls, or where several play whatever came between two choices.
    pub(crate) chances: usize,
    pub(crate) lost: f64,
    pub(crate) end: f64,
    pub(crate) choices: Vec<Choice>,
    /// The mark of what came after the last choice.
    pub(crate) last: Option<Mark>,
    /// The costliest choices first.
    pub(crate) costly: Vec<Costly>,
    /// What changed the chance most, for better or worse.
    pub(crate) strokes: Vec<Stroke>,
    pub(crate) rounds: Vec<Round>,
}

/// A choice as a part of the curve.
pub(crate) struct Choice {
    pub(crate) round: u16,
    pub(crate) best: f64,
    pub(crate) chosen: f64,
    pub(crate) mark: Option<Mark>,
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
pub(crate) struct Round {
    pub(crate) number: u16,
    /// After how many steps it began to be decided.
    pub(crate) step: usize,
    pub(crate) luck: f64,
    pub(crate) lost: f64,
    /// The chance after its last choice.
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
        let costly = named.costly.iter().map(|place| (ledger.choices[*place].step + 1, Mark::Costly));
        let strokes = named.strokes.iter().filter(|_| is_of_one);
        let strokes = strokes.map(|(place, roll)| (roll + 1, named.stroke(*place)));
        strokes.chain(costly).collect::<Vec<_>>()
    };
    told.into_iter().flat_map(marks).collect()
}

/// What of a ledger is named: the places of choices, what matters most first.
struct Named {
    /// What luck came to before each choice, and after the last one.
    luck: Vec<f64>,
    /// Choices that cost much.
    costly: Vec<usize>,
    /// Choices before which a roll changed much, with the steps before that roll; after the last choice comes one more.
    strokes: Vec<(usize, usize)>,
}

impl Named {
    fn of(ledger: &Ledger) -> Self {
        let luck: Vec<f64> = ledger.strokes().map(hundreds).collect();
        let costly = largest(ledger.choices.iter().map(|choice| hundreds(choice.lost())));
        let rolled: Vec<Option<usize>> = ledger.rolled().collect();
        let strokes = largest(rolled.iter().zip(&luck).map(|(rolled, luck)| rolled.map_or(0.0, |_| luck.abs())));
        let strokes = strokes.into_iter().filter_map(|place| Some((place, rolled[place]?))).collect();
        Self { luck, costly, strokes }
    }

    /// Says what luck was right before a choice.
    fn stroke(&self, place: usize) -> Mark {
        if self.luck[place] > 0.0 { Mark::Lucky } else { Mark::Unlucky }
    }

    /// Returns the mark of a choice in the curve.
    fn mark(&self, place: usize) -> Option<Mark> {
        let costly = self.costly.contains(&place).then_some(Mark::Costly);
        costly.or_else(|| self.strokes.iter().any(|(at, _)| *at == place).then(|| self.stroke(place)))
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
        let strokes = named.strokes.iter().filter_map(|(place, roll)| self.stroke(*roll, named.luck[*place]));
        let choice = |(place, choice): (usize, &Judged)| Choice {
            round: choice.round,
            best: hundreds(choice.best),
            chosen: hundreds(choice.chosen),
            mark: named.mark(place),
        };
        LedgerView {
            who: several.then(|| self.game.words().full_name(ledger.seat).to_owned()),
            is_mine: shown.contains(ledger.seat),
            start: hundreds(ledger.start),
            luck: hundreds(ledger.luck()),
            chances: if several { ledger.choices.len() + 1 } else { ledger.rolls },
            lost: hundreds(ledger.lost()),
            end: hundreds(ledger.end),
            choices: ledger.choices.iter().enumerate().map(choice).collect(),
            costly: named.costly.iter().map(|place| self.costly(ledger.seat, &ledger.choices[*place])).collect(),
            last: named.mark(ledger.choices.len()),
            strokes: strokes.collect(),
            rounds: rounds(ledger, &named.luck),
        }
    }

    fn costly(&self, seat: Seat, choice: &Judged) -> Costly {
        let before = self.table.position_at(choice.step);
        let better = choice.better.clone().zip(before).map(|(token, before)| {
            let (step, mut after) = (StepText::Action { seat, token }, before.clone());
            after.play(&step).map_or_else(|_| Vec::new(), |()| self.tell(before, &step, &after))
        });
        Costly {
            step: choice.step + 1,
            lost: hundreds(choice.lost()),
            said: self.said(choice.step),
            better: better.unwrap_or_default(),
        }
    }

    /// Tells of the roll that is made after so many steps.
    fn stroke(&self, step: usize, luck: f64) -> Option<Stroke> {
        let round = self.table.position_at(step + 1)?.round();
        Some(Stroke { step: step + 1, round, luck, said: self.said(step) })
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

/// Sums up rounds. What luck comes to after the last choice belongs to the last round.
fn rounds(ledger: &Ledger, luck: &[f64]) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for (choice, luck) in ledger.choices.iter().zip(luck) {
        let (lost, chance) = (hundreds(choice.lost()), hundreds(choice.chosen));
        match rounds.last_mut().filter(|round| round.number == choice.round) {
            Some(round) => {
                round.luck += luck;
                round.lost += lost;
                round.chance = chance;
            }
            None => rounds.push(Round { number: choice.round, step: choice.step, luck: *luck, lost, chance }),
        }
    }
    if let (Some(last), Some(after)) = (rounds.last_mut(), luck.last()) {
        last.luck += after;
        last.chance = hundreds(ledger.end);
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_those_of_ones_own_ledger_and_luck_is_that_of_one_seat() {
        let judged = |step, rolled, best, chosen| Judged { step, round: 1, rolled, best, chosen, better: None };
        let ledger = |seat, choice| Ledger {
            seat: Seat::new(seat),
            start: 0.5,
            choices: vec![choice],
            rolls: 2,
            last_rolled: Some(9),
            end: 1.0,
        };
        let both = [ledger(0, judged(3, Some(1), 0.3, 0.2)), ledger(1, judged(5, None, 0.5, 0.4))];
        let own = [(10, Mark::Lucky), (2, Mark::Unlucky), (4, Mark::Costly)];
        assert_eq!(marks(&both, SeatSet::only(Seat::FIRST)), own, "the last roll counts, too");
        assert_eq!(marks(&both, SeatSet::NONE), [(4, Mark::Costly), (6, Mark::Costly)]);
    }
}
