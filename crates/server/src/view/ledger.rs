//! What luck and choices came to in a game that is over, as the strongest net of its game judges it.

use contract::{Position, Seat, SeatSet, StepText};
use search::Nets;
use table::{Judged, Ledger, Table};

use crate::games::entry::LocalizedGame;
use crate::tongue::sentence::Sentence;
use crate::view::people;

/// The bot that judges: it looks at every legal action.
const JUDGE: &str = "learned:built-in";

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
    pub(crate) lost: f64,
    pub(crate) end: f64,
    pub(crate) choices: Vec<Choice>,
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
#[derive(Clone, Copy, PartialEq, Eq)]
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

/// Judges a table for somebody who is shown as "you" at these seats; their own ledgers come first. Empty where nobody
/// judges, and while the game runs.
pub(crate) fn ledgers(game: LocalizedGame<'_>, table: &Table, shown: SeatSet) -> Vec<LedgerView> {
    let Ok(mut judge) = (game.kind.entry.player)(JUDGE, &Nets::NONE) else { return Vec::new() };
    let words = people::words(game, table, shown);
    let teller = Teller { game: game.said_in(&words), table };
    let mut all: Vec<LedgerView> = table.ledgers(&mut *judge).iter().map(|ledger| teller.view(ledger, shown)).collect();
    all.sort_by_key(|ledger| !ledger.is_mine);
    all
}

struct Teller<'a> {
    game: LocalizedGame<'a>,
    table: &'a Table,
}

impl Teller<'_> {
    fn view(&self, ledger: &Ledger, shown: SeatSet) -> LedgerView {
        let several = self.table.seats() > 1;
        let luck: Vec<f64> = ledger.strokes().map(hundreds).collect();
        let costly = largest(ledger.choices.iter().map(|choice| hundreds(choice.lost())));
        let rolled = ledger.choices.iter().zip(&luck).map(|(choice, luck)| choice.rolled.map_or(0.0, |_| luck.abs()));
        let strokes = largest(rolled);
        let mark = |place| match () {
            () if costly.contains(&place) => Some(Mark::Costly),
            () if !strokes.contains(&place) => None,
            () if luck[place] > 0.0 => Some(Mark::Lucky),
            () => Some(Mark::Unlucky),
        };
        let choice = |(place, choice): (usize, &Judged)| Choice {
            round: choice.round,
            best: hundreds(choice.best),
            chosen: hundreds(choice.chosen),
            mark: mark(place),
        };
        LedgerView {
            who: several.then(|| self.game.words().full_name(ledger.seat).to_owned()),
            is_mine: shown.contains(ledger.seat),
            start: hundreds(ledger.start),
            luck: hundreds(ledger.luck()),
            lost: hundreds(ledger.lost()),
            end: hundreds(ledger.end),
            choices: ledger.choices.iter().enumerate().map(choice).collect(),
            costly: costly.iter().map(|place| self.costly(ledger.seat, &ledger.choices[*place])).collect(),
            strokes: strokes.iter().filter_map(|place| self.stroke(&ledger.choices[*place], luck[*place])).collect(),
            rounds: rounds(ledger, &luck),
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

    fn stroke(&self, choice: &Judged, luck: f64) -> Option<Stroke> {
        let step = choice.rolled?;
        Some(Stroke { step: step + 1, round: choice.round, luck, said: self.said(step) })
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
