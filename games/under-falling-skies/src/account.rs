//! A game in numbers: research, damage, ships shot, energy and the mothership by round, and what decided it.

use contract::{Account, Column, EventHistory, Phrase, RoundAccount, Tally, TurningPoint, Verdict};

use crate::UnderFallingSkies;
use crate::action::Action;
use crate::event::Event;
use crate::space::Space;
use crate::state::State;

const COLUMNS: [Column; 5] = [
    Column::new("account-research", Tally::Gain),
    Column::new("account-shot", Tally::Gain),
    Column::new("account-damage", Tally::Loss),
    Column::new("account-energy", Tally::Level),
    Column::new("account-row", Tally::Level),
];

/// What one step brought.
#[derive(Clone, Copy)]
struct StepSummary {
    /// The number of steps taken by then.
    step: usize,
    round: u8,
    /// The room that was used.
    used: Option<Space>,
    /// Research steps gained, or lost where negative.
    research: i8,
    damage: u8,
    /// Ships that reached the ground.
    landed: u8,
    shot: u8,
    /// Rows that icons brought the mothership down.
    icons: u8,
    after: State,
}

impl UnderFallingSkies {
    /// Sums up a game round by round. A step belongs to the round of the view before it, so the step that ends a round
    /// belongs to that round.
    pub(crate) fn account(&self, history: &EventHistory<Self>) -> Account {
        let steps = history.replayed(self).enumerate();
        let turnouts: Vec<StepSummary> =
            steps.map(|(at, (events, before, after))| turnout(at + 1, before.round, events, after)).collect();
        let rounds: Vec<&[StepSummary]> = turnouts.chunk_by(|one, other| one.round == other.round).collect();
        let decided = history.verdict.as_ref().and_then(|verdict| self.decided(&rounds, verdict));
        let mut points = turning_points(&turnouts);
        points.retain(|point| decided.as_ref().is_none_or(|decided| decided.step != point.step));
        Account {
            decided,
            turning_points: points,
            columns: COLUMNS.to_vec(),
            rounds: rounds.iter().filter_map(|round| row(round)).collect(),
        }
    }

    /// R55, R69, R70. What decided the game: its best research, its worst round, or the mothership's haste.
    fn decided(&self, rounds: &[&[StepSummary]], verdict: &Verdict) -> Option<TurningPoint> {
        let end = rounds.last()?.last()?;
        let last = end.after;
        let all = self.board.research.len() as u32;
        match verdict.cause {
            "research" => {
                let (steps, round) = most(rounds, |turnout| i64::from(turnout.research))?;
                let best = round.iter().max_by_key(|turnout| turnout.research)?;
                let phrase = Phrase::new("account-won").by("R55").with("last", last.round);
                let phrase = phrase.with("steps", steps).with("round", best.round).with("damage", last.damage);
                Some(TurningPoint { step: best.step, phrase })
            }
            "damage" => {
                let (hits, round) = most(rounds, |turnout| i64::from(turnout.damage))?;
                let first = round.iter().find(|turnout| turnout.damage > 0)?;
                let sum = |count: fn(&StepSummary) -> u8| -> u32 {
                    rounds.iter().flat_map(|round| *round).map(|turnout| u32::from(count(turnout))).sum()
                };
                let ground = sum(|turnout| turnout.landed);
                let phrase = Phrase::new("account-lost-damage").by("R69").with("damage", last.damage);
                let phrase = phrase.with("hits", hits).with("round", first.round).with("ground", ground);
                let phrase = phrase.with("symbols", u32::from(last.damage).saturating_sub(ground));
                let phrase = phrase.with("shot", sum(|turnout| turnout.shot));
                Some(TurningPoint { step: first.step, phrase: phrase.with("research", last.research).with("all", all) })
            }
            _ => {
                let icons: u32 = rounds.iter().flat_map(|round| *round).map(|turnout| u32::from(turnout.icons)).sum();
                let phrase = Phrase::new("account-lost-skull").by("R70").with("row", last.mothership);
                let phrase = phrase.with("research", last.research).with("all", all).with("icons", icons);
                Some(TurningPoint { step: end.step, phrase })
            }
        }
    }
}

fn turnout(step: usize, round: u8, events: &[Event], after: State) -> StepSummary {
    let count = |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count() as u8;
    let research = events.iter().map(|event| match *event {
        Event::Research { steps, .. } => steps as i8,
        Event::ResearchBack { steps, .. } => -(steps as i8),
        _ => 0,
    });
    StepSummary {
        step,
        round,
        used: events.iter().find_map(|event| match *event {
            Event::Chose(Action::Use(room)) => Some(room),
            _ => None,
        }),
        research: research.sum(),
        damage: count(|event| matches!(event, Event::Damage { .. })),
        landed: count(|event| matches!(event, Event::Lands { .. })),
        shot: count(|event| matches!(event, Event::ShotDown { .. })),
        icons: count(|event| matches!(event, Event::Descends { rule: "R25", .. })),
        after,
    }
}

/// Returns the round that brought most of something, the earliest if several did, and how much it was.
fn most<'a>(rounds: &[&'a [StepSummary]], count: fn(&StepSummary) -> i64) -> Option<(i64, &'a [StepSummary])> {
    let sums = rounds.iter().map(|round| (round.iter().map(count).sum::<i64>(), *round));
    sums.rev().max_by_key(|(sum, _)| *sum)
}

fn row(round: &[StepSummary]) -> Option<RoundAccount> {
    let (first, last) = (round.first()?, round.last()?);
    let sum = |count: fn(&StepSummary) -> i64| round.iter().map(count).sum::<i64>();
    let numbers = vec![
        sum(|turnout| i64::from(turnout.research)),
        sum(|turnout| i64::from(turnout.shot)),
        sum(|turnout| i64::from(turnout.damage)),
        i64::from(last.after.energy),
        i64::from(last.after.mothership),
    ];
    Some(RoundAccount { round: u16::from(first.round), step: first.step - 1, numbers })
}

/// R25, R39, R41, R57, R59. The steps that brought most of something, at most one of each kind, in the order of play.
fn turning_points(turnouts: &[StepSummary]) -> Vec<TurningPoint> {
    let greatest = |count: fn(&StepSummary) -> i8, least: i8| {
        let step = turnouts.iter().rev().max_by_key(|turnout| count(turnout));
        step.filter(|turnout| count(turnout) >= least)
    };
    let room = |turnout: &StepSummary| turnout.used.map_or_else(String::new, |space| space.to_string());
    let research = greatest(|turnout| turnout.research, 2).map(|turnout| {
        let phrase = Phrase::new("account-point-research").by("R41").with("space", room(turnout));
        (turnout.step, phrase.with("steps", turnout.research))
    });
    let volley = greatest(|turnout| turnout.shot as i8, 2).map(|turnout| {
        let phrase = Phrase::new("account-point-shot").by("R39").with("space", room(turnout));
        (turnout.step, phrase.with("ships", turnout.shot))
    });
    let hit = greatest(|turnout| turnout.damage as i8, 1).map(|turnout| {
        let rule = if turnout.landed > 0 { "R27" } else { "R57" };
        let phrase = Phrase::new("account-point-damage").by(rule).with("hits", turnout.damage);
        (turnout.step, phrase.with("damage", turnout.after.damage).with("landed", turnout.landed))
    });
    let lost = greatest(|turnout| -turnout.research, 1).map(|turnout| {
        (turnout.step, Phrase::new("account-point-research-back").by("R59").with("steps", -turnout.research))
    });
    let icon = greatest(|turnout| turnout.icons as i8, 1).map(|turnout| {
        (turnout.step, Phrase::new("account-point-icon").by("R25").with("row", turnout.after.mothership))
    });
    let mut points: Vec<_> = [research, volley, hit, lost, icon].into_iter().flatten().collect();
    points.sort_by_key(|(step, _)| *step);
    points.into_iter().map(|(step, phrase)| TurningPoint { step, phrase }).collect()
}
