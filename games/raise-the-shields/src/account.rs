//! A game in numbers: triangles, emitters, shields and hits by round, and what decided it.

use contract::{Account, Arg, Column, EventHistory, Phrase, RoundAccount, Seat, SeatSet, Tally, TurningPoint, Verdict};

use crate::RaiseTheShields;
use crate::event::Event;
use crate::speak::NONE;
use crate::tell::with_names;
use crate::view::View;

const COLUMNS: [Column; 4] = [
    Column::new("account-triangles", Tally::Gain),
    Column::new("account-emitters", Tally::Gain),
    Column::new("account-shields", Tally::Level),
    Column::new("account-hits", Tally::Loss),
];

/// What one step brought.
struct StepSummary<'a> {
    /// The number of steps taken by then.
    step: usize,
    round: u16,
    triangles: usize,
    events: &'a [Event],
    /// The most shields that any seat has by then.
    shields: u32,
}

impl RaiseTheShields {
    /// Sums up a game round by round. A step belongs to the round of the view before it, so the step that ends a round
    /// belongs to that round.
    pub(crate) fn account(&self, history: &EventHistory<Self>) -> Account {
        let (mut turnouts, mut last) = (Vec::new(), history.start.clone());
        for (events, before, after) in history.replayed(self) {
            turnouts.push(self.turnout(turnouts.len() + 1, before.round, events, &after));
            last = after;
        }
        let decided = history.verdict.as_ref().and_then(|verdict| self.decided(&turnouts, verdict, &last));
        let mut points = self.turning_points(&turnouts);
        points.retain(|point| decided.as_ref().is_none_or(|decided| decided.step != point.step));
        let rounds = turnouts.chunk_by(|one, other| one.round == other.round);
        Account { decided, turning_points: points, columns: COLUMNS.to_vec(), rounds: rounds.filter_map(row).collect() }
    }

    fn turnout<'a>(&self, step: usize, round: u16, events: &'a [Event], after: &View) -> StepSummary<'a> {
        let triangles = |event: &Event| match *event {
            Event::Drew { placement, .. } => self.realm.shapes.placed(placement).cells.len(),
            Event::Filled { cells, .. } => cells.len(),
            _ => 0,
        };
        let shields = after.players.iter().map(|side| self.shields(&side.sheet).count_ones()).max().unwrap_or(0);
        StepSummary { step, round, triangles: events.iter().map(triangles).sum(), events, shields }
    }

    /// R28, R34, R52, R53. What decided the game: six shields, a destroyed city, or the end of the last round.
    fn decided(&self, turnouts: &[StepSummary<'_>], verdict: &Verdict, last: &View) -> Option<TurningPoint> {
        let winners = verdict.winners;
        let end = turnouts.last()?;
        let alone = self.setup.seats == 1;
        let others = SeatSet::all(self.setup.seats).iter().filter(|seat| !winners.contains(*seat));
        let best = others.map(|seat| self.shields(&last.player(seat).sheet).count_ones()).max().unwrap_or(0);
        let fallen = end.events.iter().find_map(|event| match event {
            Event::Destroyed { on, sector, .. } => Some((*on, *sector)),
            _ => None,
        });
        let key = match verdict.cause {
            "shields" => "account-won-shields",
            "city" if alone => "account-lost-city",
            "city" => "account-won-city",
            _ => "account-cap",
        };
        let phrase = Phrase::new(key).by(verdict.rule).with("round", last.round).with("shields", end.shields);
        let phrase = with_names(phrase, if alone { SeatSet::NONE } else { winners });
        let (on, sector) = fallen.map_or((NONE.into(), 0), |(on, sector)| (Arg::from(on), sector as u32 + 1));
        Some(TurningPoint { step: end.step, phrase: phrase.with("best", best).with("on", on).with("sector", sector) })
    }

    /// R24, R27, R31, R40. The first shield, the step that powered most emitters, the first sector with all its
    /// rectangles filled, the first attack that was ignored.
    fn turning_points(&self, turnouts: &[StepSummary<'_>]) -> Vec<TurningPoint> {
        let first = |wanted: &dyn Fn(&Event) -> Option<Phrase>| {
            turnouts.iter().find_map(|turnout| Some((turnout.step, turnout.events.iter().find_map(wanted)?)))
        };
        let of = |key, rule, seat: Seat| Phrase::new(key).by(rule).with("seat", self.named(seat));
        let shield = first(&|event| match event {
            Event::Raised { seat, shield } => {
                Some(of("account-point-shield", "R27", *seat).with("shield", *shield as u32 + 1))
            }
            _ => None,
        });
        let full = first(&|event| match event {
            Event::Hit { on, sector, hits, .. } if *hits == self.realm.rectangles => {
                Some(of("account-point-full", "R31", *on).with("sector", *sector as u32 + 1))
            }
            _ => None,
        });
        let ignored = first(&|event| match event {
            Event::Ignored { seat, sector } => {
                Some(of("account-point-ignored", "R40", *seat).with("sector", *sector as u32 + 1))
            }
            _ => None,
        });
        let powered = |turnout: &StepSummary<'_>, of: Seat| {
            turnout.events.iter().filter(|event| matches!(event, Event::Powered { seat, .. } if *seat == of)).count()
        };
        let surge = turnouts.iter().flat_map(|turnout| {
            SeatSet::all(self.setup.seats).iter().map(move |seat| (powered(turnout, seat), turnout.step, seat))
        });
        // The earliest of equals.
        let surge = surge.max_by_key(|(emitters, step, _)| (*emitters, std::cmp::Reverse(*step)));
        let surge = surge.filter(|(emitters, ..)| *emitters > 1).map(|(emitters, step, seat)| {
            (step, of("account-point-surge", "R26", seat).with("emitters", emitters as u32))
        });
        let mut points: Vec<_> = [shield, full, ignored, surge].into_iter().flatten().collect();
        points.sort_by_key(|(step, _)| *step);
        points.dedup_by_key(|(step, _)| *step);
        points.into_iter().map(|(step, phrase)| TurningPoint { step, phrase }).collect()
    }
}

fn row(round: &[StepSummary<'_>]) -> Option<RoundAccount> {
    let (first, last) = (round.first()?, round.last()?);
    let count = |wanted: fn(&Event) -> bool| {
        round.iter().flat_map(|turnout| turnout.events).filter(|event| wanted(event)).count() as i64
    };
    let numbers = vec![
        round.iter().map(|turnout| turnout.triangles as i64).sum(),
        count(|event| matches!(event, Event::Powered { .. })),
        i64::from(last.shields),
        count(|event| matches!(event, Event::Hit { .. } | Event::Destroyed { .. })),
    ];
    Some(RoundAccount { round: first.round, step: first.step - 1, numbers })
}
