//! A game in numbers: fighters launched and lost, buildings lost, balances by round, and what decided it.

use contract::{Account, Column, EventHistory, Phrase, RoundAccount, Seat, Tally, TurningPoint, Verdict};

use crate::SolarTowerDefense;
use crate::event::Event;
use crate::field::Field;
use crate::label::place;
use crate::planet::{Building, Condition};
use crate::state::{SEATS, State, other};

const COLUMNS: [Column; 5] = [
    Column::new("account-launched", Tally::Gain),
    Column::new("account-shot-down", Tally::Loss),
    Column::new("account-buildings", Tally::Loss),
    Column::new("account-balance", Tally::Level).of(SEATS[0]),
    Column::new("account-balance", Tally::Level).of(SEATS[1]),
];

/// What one step brought.
struct StepSummary {
    /// The number of steps taken by then.
    step: usize,
    round: u16,
    launched: u32,
    shot_down: u32,
    buildings: u32,
    /// R42. What a balance would bring each, afterwards.
    balances: [i64; 2],
    /// The command center that fell, and whose it was.
    fallen: Option<(Seat, Field)>,
    /// Who built a third command center.
    third: Option<Seat>,
}

impl SolarTowerDefense {
    /// Sums up a game round by round. A step belongs to the round of the view before it.
    pub(crate) fn sum_up(&self, history: &EventHistory<Self>) -> Account {
        let mut steps = Vec::new();
        for (at, (events, before, after)) in history.replayed(self).enumerate() {
            steps.push(self.summary(at + 1, events, &before, &after));
        }
        let decided = history.verdict.as_ref().and_then(|verdict| decided(&steps, verdict));
        let mut points = turning_points(&steps);
        points.retain(|point| decided.as_ref().is_none_or(|decided| decided.step != point.step));
        let rounds = steps.chunk_by(|one, other| one.round == other.round);
        Account { decided, turning_points: points, columns: COLUMNS.to_vec(), rounds: rounds.filter_map(row).collect() }
    }
}

impl SolarTowerDefense {
    fn summary(&self, step: usize, events: &[Event], before: &State, after: &State) -> StepSummary {
        let balances = SEATS.map(|seat| {
            let budget = self.budget(&after.side(seat).planet);
            i64::from(budget.income) - i64::from(budget.upkeep)
        });
        StepSummary { balances, ..counted(step, events, before, after) }
    }
}

/// Counts what a step brought; what balances would bring is for whoever knows prices.
fn counted(step: usize, events: &[Event], before: &State, after: &State) -> StepSummary {
    let count = |fits: fn(&Event) -> bool| events.iter().filter(|event| fits(event)).count() as u32;
    let plans = events.iter().map(|event| match event {
        Event::Revealed { seat, holdings } => {
            u32::from(holdings.in_play.len().saturating_sub(before.side(*seat).fleet.in_play().len()))
        }
        _ => 0,
    });
    let grown = |seat: &Seat| {
        let planet = |state: &State| state.side(*seat).planet.count_centers();
        planet(before) < 3 && planet(after) == 3
    };
    let falls = |event: &Event| match *event {
        Event::Hit { seat, building: Building::Center, field, condition: Condition::Damaged } => Some((seat, field)),
        _ => None,
    };
    StepSummary {
        step,
        round: before.course.round,
        launched: count(|event| matches!(event, Event::Launched { .. })) + plans.sum::<u32>(),
        shot_down: count(|event| matches!(event, Event::FighterDestroyed { .. })),
        buildings: count(|event| matches!(event, Event::Hit { condition: Condition::Damaged, .. })),
        balances: [0; 2],
        fallen: events.iter().find_map(falls),
        third: SEATS.into_iter().find(grown),
    }
}

/// R28, R29. What decided the game: the last command center, or the count after the last round.
fn decided(steps: &[StepSummary], verdict: &Verdict) -> Option<TurningPoint> {
    let step = steps.last()?.step;
    let phrase = match verdict.winners.first() {
        Some(seat) => Phrase::new("account-won").by(verdict.rule).with("seat", seat).with("loser", other(seat)),
        None => Phrase::new("account-drawn").by(verdict.rule),
    };
    Some(TurningPoint { step, phrase: phrase.with("how", verdict.cause) })
}

/// R19, R42. Every command center that fell, and the first third one.
fn turning_points(steps: &[StepSummary]) -> Vec<TurningPoint> {
    let third = steps.iter().find_map(|step| Some((step.step, step.third?)));
    let third = third.map(|(step, seat)| {
        let phrase = Phrase::new("account-point-third").by("R42").with("seat", seat);
        TurningPoint { step, phrase }
    });
    let fallen = steps.iter().filter_map(|step| {
        let (seat, field) = step.fallen?;
        let phrase = Phrase::new("account-point-fallen").by("R19").with("seat", seat);
        Some(TurningPoint { step: step.step, phrase: phrase.with("place", vec![place(field)]) })
    });
    let mut points: Vec<TurningPoint> = third.into_iter().chain(fallen).collect();
    points.sort_by_key(|point| point.step);
    points
}

fn row(round: &[StepSummary]) -> Option<RoundAccount> {
    let (first, last) = (round.first()?, round.last()?);
    let sum = |of: fn(&StepSummary) -> u32| round.iter().map(of).sum::<u32>();
    let counts = [sum(|step| step.launched), sum(|step| step.shot_down), sum(|step| step.buildings)];
    let numbers = counts.into_iter().map(i64::from).chain(last.balances);
    Some(RoundAccount { round: first.round, step: first.step - 1, numbers: numbers.collect() })
}
