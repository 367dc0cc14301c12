//! A game in numbers: what each turn cost and brought, and what decided it.

use contract::{Account, Arg, Column, EventHistory, Phrase, RoundAccount, Seat, Tally, TurningPoint, Verdict};

use crate::AttackTheTower;
use crate::event::{Cause, Event};
use crate::names::group_arg;
use crate::view::View;

const COLUMNS: [Column; 5] = [
    Column::new("account-attacks", Tally::Gain),
    Column::new("account-troops", Tally::Loss),
    Column::new("account-bases", Tally::Loss),
    Column::new("account-strength", Tally::Level).of(Seat::FIRST),
    Column::new("account-strength", Tally::Level).of(Seat::new(1)),
];

/// What one step brought.
struct StepSummary<'a> {
    step: usize,
    round: u16,
    events: &'a [Event],
    strength: [i64; 2],
}

impl AttackTheTower {
    /// Sums up a game turn by turn. A step belongs to the turn of the view before it.
    pub(crate) fn sum_up(&self, history: &EventHistory<Self>) -> Account {
        let mut steps = Vec::new();
        for (events, before, after) in history.replayed(self) {
            let (round, step) = (before.table.course.turn.max(1), steps.len() + 1);
            steps.push(StepSummary { step, round, events, strength: self.strengths(&after) });
        }
        let decided = history.verdict.as_ref().and_then(|verdict| Self::decided(&steps, verdict));
        let mut points = Self::turning_points(&steps);
        points.retain(|point| decided.as_ref().is_none_or(|decided| decided.step != point.step));
        let rounds = steps.chunk_by(|one, other| one.round == other.round).filter_map(row).collect();
        Account { decided, turning_points: points, columns: COLUMNS.to_vec(), rounds }
    }

    fn strengths(&self, view: &View) -> [i64; 2] {
        let side = |side: &crate::table::Side| if side.army.is_some() { i64::from(self.strength_of(side)) } else { 0 };
        [side(&view.table.sides[0]), side(&view.table.sides[1])]
    }

    /// R55, R71. What decided the game: the blow that destroyed a palace, or strength after the last turn. A game that
    /// was given up has no more to say.
    fn decided(steps: &[StepSummary<'_>], verdict: &Verdict) -> Option<TurningPoint> {
        let end = steps.last()?;
        let winner: Arg = verdict.winners.first().map_or_else(|| "none".into(), Arg::from);
        let told = |key| Phrase::new(key).by(verdict.rule).with("seat", winner).with("turn", end.round);
        let phrase = match verdict.cause {
            "palace" => {
                let blow = Blow::last(steps)?;
                let phrase = told("account-palace").with("points", blow.points);
                phrase.with("from", group_arg(blow.from)).with("to", blow.to + 1)
            }
            "strength" | "drawn" => {
                let [one, two] = end.strength;
                told("account-limit").with("most", one.max(two)).with("least", one.min(two))
            }
            _ => return None,
        };
        Some(TurningPoint { step: end.step, phrase })
    }

    /// R31, R50, R58. The first base lost in battle, the battle that cost most, the first special troop, the open door.
    fn turning_points(steps: &[StepSummary<'_>]) -> Vec<TurningPoint> {
        let first = |wanted: &dyn Fn(&Event) -> Option<Phrase>| {
            steps.iter().find_map(|step| Some((step.step, step.events.iter().find_map(wanted)?)))
        };
        let of = |key, rule, seat: Seat| Phrase::new(key).by(rule).with("seat", seat);
        let base = first(&|event| match event {
            Event::BaseFell { seat, space, cause: Cause::Battle | Cause::Empty, .. } => {
                Some(of("account-point-base", "R50", *seat).with("space", space.name()))
            }
            _ => None,
        });
        let special = first(&|event| match event {
            Event::Played { seat, ability, .. } if *ability == crate::card::Ability::SPECIAL => {
                Some(of("account-point-special", "R58", *seat))
            }
            _ => None,
        });
        let lost = |step: &StepSummary<'_>| step.events.iter().map(troops_of).sum::<u32>();
        let worst = steps.iter().max_by_key(|step| (lost(step), std::cmp::Reverse(step.step)));
        let worst = worst.filter(|step| lost(step) > 2).map(|step| {
            (
                step.step,
                Phrase::new("account-point-battle").by("R31").with("troops", lost(step)).with("turn", step.round),
            )
        });
        let mut points: Vec<_> = [base, special, worst, Self::door(steps)].into_iter().flatten().collect();
        points.sort_by_key(|(step, _)| *step);
        points.dedup_by_key(|(step, _)| *step);
        points.into_iter().map(|(step, phrase)| TurningPoint { step, phrase }).collect()
    }
}

impl AttackTheTower {
    /// R34. When the territory through which the palace fell lost its last base; nothing if it never had one.
    fn door(steps: &[StepSummary<'_>]) -> Option<(usize, Phrase)> {
        let blow = Blow::last(steps).filter(|blow| blow.destroys)?;
        let falls = |event: &&Event| matches!(event, Event::BaseFell { seat, space, .. } if *seat == blow.loser && space.territory() == blow.to);
        let step = steps.iter().rev().find(|step| step.events.iter().any(|event| falls(&event)))?;
        let phrase = Phrase::new("account-point-door").by("R34").with("seat", blow.loser);
        Some((step.step, phrase.with("territory", blow.to + 1).with("turn", step.round)))
    }
}

/// The last strike at a palace.
struct Blow {
    from: u8,
    to: u8,
    points: u32,
    loser: Seat,
    destroys: bool,
}

impl Blow {
    /// R53, R55. Finds it, with the points of both its steps.
    fn last(steps: &[StepSummary<'_>]) -> Option<Self> {
        let events = || steps.iter().rev().flat_map(|step| step.events.iter().rev());
        let (seat, from, to) = events().find_map(|event| match *event {
            Event::Declared { seat, from, to, .. } => Some((seat, from, to)),
            _ => None,
        })?;
        let since = events().take_while(|event| !matches!(event, Event::Declared { .. }));
        let dealt = since.clone().filter_map(|event| match event {
            Event::Step { palace: true, with, .. } => Some(u32::from(with[0].troops) + u32::from(with[0].siege)),
            _ => None,
        });
        let destroys = since.clone().any(|event| matches!(event, Event::PalaceFell { .. }));
        Some(Self { from, to, points: dealt.sum(), loser: crate::table::other(seat), destroys })
    }
}

/// Counts the troops that an event takes off the board.
fn troops_of(event: &Event) -> u32 {
    match event {
        Event::Fell { .. } => 1,
        Event::BaseFell { troops, .. } => (*troops).into(),
        _ => 0,
    }
}

fn row(round: &[StepSummary<'_>]) -> Option<RoundAccount> {
    let (first, last) = (round.first()?, round.last()?);
    let events = || round.iter().flat_map(|step| step.events);
    let attacks = events().filter(|event| matches!(event, Event::Declared { .. })).count() as i64;
    let bases = events().filter(|event| matches!(event, Event::BaseFell { .. })).count() as i64;
    let troops = events().map(|event| i64::from(troops_of(event))).sum();
    let numbers = vec![attacks, troops, bases, last.strength[0], last.strength[1]];
    Some(RoundAccount { round: first.round, step: first.step - 1, numbers })
}
