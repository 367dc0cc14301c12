//! A game in numbers: what saucers and missiles cost, what was rebuilt, the highest score by round, and what decided it.

use contract::{Account, Column, EventHistory, Phrase, RoundAccount, Seat, SeatSet, Tally, TurningPoint, Verdict};

use crate::ExponentialChaos;
use crate::event::Event;
use crate::planet::Crater;
use crate::state::State;
use crate::tell::with_names;

const COLUMNS: [Column; 4] = [
    Column::new("account-saucers", Tally::Loss),
    Column::new("account-missiles", Tally::Loss),
    Column::new("account-rebuilt", Tally::Gain),
    Column::new("account-best", Tally::Level),
];

/// What one step brought.
struct StepSummary {
    /// The number of steps taken by then.
    step: usize,
    round: u8,
    /// The points that each planet lost.
    lost: [u32; Seat::MOST],
    by_missile: bool,
    /// The points that were rebuilt, and by whom.
    rebuilt: u32,
    /// Whose core was destroyed.
    core: Option<Seat>,
    /// Who countered.
    countered: Option<Seat>,
    /// The highest score afterwards.
    best: u32,
}

impl ExponentialChaos {
    /// Sums up a game round by round. A step belongs to the round of the view before it.
    pub(crate) fn sum_up(&self, history: &EventHistory<Self>) -> Account {
        let mut last = history.start;
        let mut steps = Vec::new();
        for (at, (events, before, after)) in history.replayed(self).enumerate() {
            steps.push(self.summary(at + 1, events, &before, &after));
            last = after;
        }
        let decided = history.verdict.as_ref().and_then(|verdict| self.decided(&steps, verdict, &last));
        let mut points = turning_points(&steps);
        points.retain(|point| decided.as_ref().is_none_or(|decided| decided.step != point.step));
        let rounds = steps.chunk_by(|one, other| one.round == other.round);
        Account { decided, turning_points: points, columns: COLUMNS.to_vec(), rounds: rounds.filter_map(row).collect() }
    }

    fn summary(&self, step: usize, events: &[Event], before: &State, after: &State) -> StepSummary {
        let mut summary = StepSummary {
            step,
            round: before.course.round,
            lost: [0; Seat::MOST],
            by_missile: false,
            rebuilt: 0,
            core: None,
            countered: None,
            best: after.planets.list().iter().map(|planet| u32::from(self.score(*planet))).max().unwrap_or(0),
        };
        for event in events {
            match *event {
                Event::Hit { seat, crater, level, cost } => {
                    summary.lost[seat.index()] += u32::from(cost);
                    summary.by_missile |= seat != before.course.active;
                    if crater == Crater::CORE && level == 0 {
                        summary.core = Some(seat);
                    }
                }
                Event::Rebuilt { gain, .. } => summary.rebuilt += u32::from(gain),
                Event::Countered { seat, .. } => summary.countered = Some(seat),
                _ => {}
            }
        }
        summary
    }

    /// R58, R62-R64. What decided the game: the score, and by how much; or the tie-break, and in which cycle, and who is left with more points all the same.
    fn decided(&self, steps: &[StepSummary], verdict: &Verdict, last: &State) -> Option<TurningPoint> {
        let step = steps.last()?.step;
        let winner = verdict.winners.first()?;
        let score = |seat: Seat| u32::from(self.score(last.planets.of(seat)));
        let others = || SeatSet::all(self.setup.seats).iter().filter(|seat| !verdict.winners.contains(*seat));
        let second = others().map(score).max().unwrap_or(0);
        let key = match verdict.cause {
            "score" => "account-won-score",
            "tiebreak" => "account-won-tiebreak",
            _ => "account-shared",
        };
        let phrase = with_names(Phrase::new(key).by(verdict.rule), verdict.winners);
        // Tie-breaks cost points, so whoever did not fight may be left with more.
        let ahead: SeatSet = others().filter(|seat| score(*seat) > score(winner)).collect();
        let more = (!ahead.is_empty()).then(|| with_names(Phrase::new("account-behind").by("R64"), ahead));
        let phrase = phrase.with("score", score(winner)).with("second", second);
        Some(TurningPoint { step, phrase: phrase.with("more", more.into_iter().collect::<Vec<_>>()) })
    }
}

/// R29, R36, R44. The costliest hit, the first core that was lost, the first counter.
fn turning_points(steps: &[StepSummary]) -> Vec<TurningPoint> {
    let worst = |step: &StepSummary| (0..Seat::MOST).map(|seat| (step.lost[seat], seat)).max().unwrap_or_default();
    // The earliest of equals.
    let hit = steps.iter().rev().max_by_key(|step| worst(step).0).filter(|step| worst(step).0 > 2).map(|step| {
        let (lost, seat) = worst(step);
        let by = if step.by_missile { "missile" } else { "saucers" };
        let phrase = Phrase::new("account-point-hit").by("R29").with("seat", Seat::new(seat)).with("lost", lost);
        (step.step, phrase.with("by", by))
    });
    let of = |key, rule, step: usize, seat: Seat| (step, Phrase::new(key).by(rule).with("seat", seat));
    let core = steps.iter().find_map(|step| Some(of("account-point-core", "R36", step.step, step.core?)));
    let counter = steps.iter().find_map(|step| Some(of("account-point-counter", "R44", step.step, step.countered?)));
    let mut points: Vec<_> = [core, hit, counter].into_iter().flatten().collect();
    points.sort_by_key(|(step, _)| *step);
    points.dedup_by_key(|(step, _)| *step);
    points.into_iter().map(|(step, phrase)| TurningPoint { step, phrase }).collect()
}

fn row(round: &[StepSummary]) -> Option<RoundAccount> {
    let (first, last) = (round.first()?, round.last()?);
    let cost = |by_missile: bool| {
        let steps = round.iter().filter(|step| step.by_missile == by_missile);
        steps.map(|step| step.lost.iter().sum::<u32>()).sum::<u32>()
    };
    let rebuilt: u32 = round.iter().map(|step| step.rebuilt).sum();
    let numbers = [cost(false), cost(true), rebuilt, last.best].map(i64::from).into();
    Some(RoundAccount { round: first.round.into(), step: first.step - 1, numbers })
}
