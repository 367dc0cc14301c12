//! What a launch may bring, for whoever asks before launching: how often fighters that are launched now get as far as a
//! command center, and how often they hit it the first time they are over one (R8-R53).
//!
//! It is exact for these fighters alone: nothing else is built, launched or given up on the way, and no other fighter
//! draws a turret's fire. Where a planet meets them they land through the longitude that promises most, and where they may
//! choose which way to face on a pole, all face the same way.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use contract::{Chances, EventSink, Forecast, Phrase, Seat, Turn};

use crate::SolarTowerDefense;
use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::field::Longitude;
use crate::fighter::{Fighter, Fleet, Number};
use crate::planet::Building;
use crate::state::{FightStep, Phase, Piece, Plan, SEATS, State};

/// How many rounds fighters are followed.
const AHEAD: u16 = 12;
/// How many positions are looked at; where there are more, nobody waits for an answer.
const MOST: usize = 2000;
/// As many hits as a command center takes.
const HITS: usize = 2;
/// Enough to pay any upkeep on the way, so that nobody has to give anything up.
const PLENTY: u32 = 100_000;

/// In how many equally likely ways so many fighters get there and so many hits are scored.
type Ways = Vec<u64>;

/// A position on the way, whether one has fired at a command center, and the hits so far.
type Moment = (State, Seen);

/// By what a moment is found among others: the round, the step, the piece that fires, and how many fighters are left.
type Place = (u16, FightStep, usize, u8);

/// What has happened at a command center.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Seen {
    has_fired: bool,
    hits: usize,
}

impl EventSink<Event> for Seen {
    const ENABLED: bool = true;

    fn record(&mut self, event: Event) {
        match event {
            Event::FighterFired { building: Building::Center, .. } => self.has_fired = true,
            Event::Hit { building: Building::Center, .. } => self.hits += 1,
            _ => {}
        }
    }
}

impl SolarTowerDefense {
    /// R24-R53. Works out what each possible launch may bring; `None` where none is possible or the ways are too many.
    pub(crate) fn foretell(&self, view: &State, seat: Seat) -> Option<Forecast<Action>> {
        let side = view.side(seat);
        let is_asked = view.course.phase == Phase::Build && view.course.asked.contains(seat);
        let most = if is_asked && view.course.round > 1 { self.most_launches(side) } else { 0 };
        let mut choices = Vec::new();
        for fighters in 1..=most {
            choices.push(self.chances(view, seat, fighters)?);
        }
        if choices.is_empty() {
            return None;
        }
        choices.sort_by_key(|chances| Reverse(chances.mean));
        let counted = Phrase::new("forecast-hits").by("R18");
        Some(Forecast { counted, beside: Some(Phrase::new("forecast-arrive").by("R13")), choices })
    }

    /// Returns what so many fighters may bring.
    fn chances(&self, view: &State, seat: Seat, fighters: u8) -> Option<Chances<Action>> {
        let mut state = alone(view, seat, fighters)?;
        let mut seen = Seen::default();
        self.begin_cosmic(&mut state, &mut seen);
        let last = view.course.round.saturating_add(AHEAD);
        let ways = Lookahead { game: self, seat, last, known: BTreeMap::new(), count: 0 }.ways((state, seen))?;
        let hits = |hits: usize| ways.iter().skip(hits).step_by(HITS + 1).sum::<u64>();
        let arrived = ways.chunks(HITS + 1).map(|ways| ways.iter().sum::<u64>());
        let beside = tenths(arrived)?;
        let ways: Ways = (0..=HITS).map(hits).collect();
        Some(Chances { action: Action::Launch(fighters), mean: tenths(ways.iter().copied())?, ways, beside })
    }
}

/// Leaves of a position what matters to fighters that are launched now: the planets, and these fighters.
fn alone(view: &State, seat: Seat, fighters: u8) -> Option<State> {
    let mut state = *view;
    state.plans = [Plan::Open; 2];
    for one in SEATS {
        let side = state.side_mut(one);
        (side.credits, side.points, side.fleet) = (PLENTY, 0, Fleet::default());
    }
    let side = state.side_mut(seat);
    for place in 0..usize::from(fighters) {
        side.fleet.put(Number::nth(place)?, Fighter::InSpace(side.cell?));
    }
    Some(state)
}

/// Returns an average of counts by their ways, in tenths.
fn tenths(ways: impl Iterator<Item = u64> + Clone) -> Option<u64> {
    let all: u128 = ways.clone().map(u128::from).sum();
    let sum: u128 = ways.zip(0_u128..).map(|(ways, count)| u128::from(ways) * count).sum();
    u64::try_from((20 * sum + all).checked_div(2 * all)?).ok()
}

/// Follows all that dice may bring.
struct Lookahead<'a> {
    game: &'a SolarTowerDefense,
    seat: Seat,
    /// The last round that is looked at.
    last: u16,
    /// What comes of moments that were looked at before.
    known: BTreeMap<Place, Vec<(Moment, Ways)>>,
    count: usize,
}

impl Lookahead<'_> {
    /// Returns in how many ways it goes on from here.
    fn ways(&mut self, (mut state, mut seen): Moment) -> Option<Ways> {
        loop {
            let fleet = &state.side(self.seat).fleet;
            let is_past = seen.has_fired && state.course.phase != Phase::Fights;
            if is_past || fleet.in_play().is_empty() || state.course.round > self.last {
                return Some(end(&state, self.seat, seen));
            }
            match SolarTowerDefense::turn_of(&state) {
                Turn::Over => return Some(end(&state, self.seat, seen)),
                Turn::Chance => return self.dice(&(state, seen)),
                Turn::Choice(asked) => {
                    let asked = asked.first()?;
                    let choice = match state.course.phase {
                        Phase::Balance => Action::Settle,
                        Phase::Build => Action::End,
                        _ if asked == self.seat => return self.best((state, seen)),
                        // All fighters are in one place, so whatever a turret's owner chooses comes to the same.
                        _ => self.offers(&state, asked).into_iter().next()?,
                    };
                    self.game.apply_with(&mut state, asked, choice, &mut seen);
                }
            }
        }
    }

    /// Joins what the numbers of a die lead to.
    fn dice(&mut self, moment: &Moment) -> Option<Ways> {
        let place = self.place(&moment.0)?;
        let known = self.known.get(&place).into_iter().flatten().find(|(known, _)| known == moment);
        if let Some((_, ways)) = known {
            return Some(ways.clone());
        }
        if self.count == MOST {
            return None;
        }
        self.count += 1;
        let mut all = Vec::new();
        for die in 1..=6 {
            let (mut state, mut seen) = *moment;
            self.game.take_with(&mut state, Outcome::Die(die), &mut seen);
            all.push(self.ways((state, seen))?);
        }
        let ways = joined(&all)?;
        self.known.entry(place).or_default().push((*moment, ways.clone()));
        Some(ways)
    }

    fn place(&self, state: &State) -> Option<Place> {
        let shot = state.course.shot?;
        let piece = match shot.piece {
            Piece::Unnamed => 0,
            Piece::Turret(place) => usize::from(place),
            Piece::Fighter(number) => number.place(),
        };
        Some((state.course.round, shot.step, piece, state.side(self.seat).fleet.in_play().len()))
    }

    /// Takes the longitude that promises most hits; of several the first.
    fn best(&mut self, (state, seen): Moment) -> Option<Ways> {
        let mut best: Option<(u64, Ways)> = None;
        let offers = self.offers(&state, self.seat);
        let together = offers.iter().any(|action| matches!(action, Action::LandAll(_)));
        for action in offers {
            let is_meant = match action {
                Action::Land(..) => !together,
                Action::LandAll(_) | Action::Face(..) => true,
                _ => false,
            };
            if !is_meant {
                continue;
            }
            let (mut state, mut seen) = (state, seen);
            self.game.apply_with(&mut state, self.seat, action, &mut seen);
            if let Action::Face(_, longitude) = action {
                self.face_the_same(&mut state, longitude, &mut seen);
            }
            let ways = self.ways((state, seen))?;
            let (all, hits) = ways.iter().enumerate().fold((0_u128, 0_u128), |(all, hits), (nth, ways)| {
                (all + u128::from(*ways), hits + u128::from(*ways) * (nth % (HITS + 1)) as u128)
            });
            let promise = u64::try_from((hits << 20).checked_div(all)?).ok()?;
            if best.as_ref().is_none_or(|(most, _)| *most < promise) {
                best = Some((promise, ways));
            }
        }
        best.map(|(_, ways)| ways)
    }

    /// With that option fighters on a pole are faced one by one; all of them go the same way.
    fn face_the_same(&self, state: &mut State, longitude: Longitude, seen: &mut Seen) {
        while state.course.asked.contains(self.seat)
            && let Some(number) = state.side(self.seat).fleet.unfaced().iter().next()
        {
            self.game.apply_with(state, self.seat, Action::Face(number, longitude), seen);
        }
    }

    fn offers(&self, state: &State, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.list(state, seat, &mut actions);
        actions
    }
}

/// Returns the one way in which it has ended.
fn end(state: &State, seat: Seat, seen: Seen) -> Ways {
    let arrived = if seen.has_fired { usize::from(state.side(seat).fleet.in_play().len()) } else { 0 };
    let place = arrived * (HITS + 1) + seen.hits.min(HITS);
    (0..=place).map(|nth| u64::from(nth == place)).collect()
}

/// Adds ways that are equally likely; `None` where their numbers become too large.
fn joined(all: &[Ways]) -> Option<Ways> {
    let sums: Vec<u64> = all.iter().map(|ways| ways.iter().sum()).collect();
    let common = sums.iter().try_fold(1_u64, |common, sum| (common / divisor(common, *sum)).checked_mul(*sum))?;
    let mut joined: Ways = vec![0; all.iter().map(Vec::len).max()?];
    for (ways, sum) in all.iter().zip(sums) {
        for (place, ways) in ways.iter().enumerate() {
            joined[place] = joined[place].checked_add(ways.checked_mul(common / sum)?)?;
        }
    }
    let common = joined.iter().fold(0, |common, ways| divisor(common, *ways)).max(1);
    for ways in &mut joined {
        *ways /= common;
    }
    joined.iter().try_fold(0_u64, |sum, ways| sum.checked_add(*ways))?;
    Some(joined)
}

/// Returns the greatest common divisor.
const fn divisor(one: u64, other: u64) -> u64 {
    let (mut one, mut other) = (one, other);
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_of_unlike_numbers_are_joined_as_equally_likely() {
        // Half the time one of two ways, half the time one of three.
        assert_eq!(joined(&[vec![1, 1], vec![0, 1, 2]]), Some(vec![3, 5, 4]));
        assert_eq!(joined(&[vec![4, 2], vec![2, 1]]), Some(vec![2, 1]));
    }

    #[test]
    fn numbers_that_become_too_large_are_no_answer() {
        assert_eq!(joined(&[vec![u64::MAX - 1, 1], vec![1, 1, 1]]), None);
    }

    #[test]
    fn averages_are_rounded_to_tenths() {
        assert_eq!(tenths([1, 1].into_iter()), Some(5));
        assert_eq!(tenths([2, 1].into_iter()), Some(3));
        assert_eq!(tenths([0].into_iter()), None);
    }
}
