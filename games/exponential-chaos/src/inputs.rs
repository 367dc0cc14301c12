//! What a learner is told: every planet with what a hit on it costs, the lead, and what the dice of one's own turn are
//! good for. Nothing is hidden, so all of it follows from the state.

use contract::{Game, Heuristic, InputSink, Inputs, Seat};

use crate::ExponentialChaos;
use crate::action::Action;
use crate::dice::{Colour, DefenseDie, FACES, Face, HAND};
use crate::lookahead::Lookahead;
use crate::plan::{Counts, Leak};
use crate::planet::{Crater, Planet, SECTORS};
use crate::state::{Phase, State};

/// The seats clockwise from one's own.
const PLANETS: [&str; Seat::MOST] =
    ["my planet", "1st planet left", "2nd planet left", "3rd planet left", "4th planet left", "5th planet left"];

/// How many dice show each face, in the order of [`Face::ALL`].
const SHOWN: [&str; FACES] =
    ["yellow blasters", "blue blasters", "purple blasters", "interceptors", "missiles", "rebuild icons"];

/// What the next die of a kind would save.
const SAVED: [&str; 4] = ["a yellow blaster saves", "a blue one saves", "a purple one saves", "an interceptor saves"];

/// Leads in points, from which on a net may tell them apart.
const LEADS: [f32; 15] = [-12.0, -9.0, -6.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 6.0, 9.0, 12.0];

/// How many points are as good as very many.
const MANY: f32 = 10.0;

impl Inputs for ExponentialChaos {
    const SCHEME: u16 = 1;

    fn inputs<S: InputSink>(&self, state: &State, seat: Seat, sink: &mut S) {
        self.write_course(state, seat, sink);
        for (places, about) in (0..).zip(PLANETS) {
            sink.about(about);
            let other = (places < self.setup.seats).then(|| self.seat_after(seat, places));
            self.write_planet(state, other, sink);
        }
        self.write_turn(state, seat, sink);
    }

    /// R17-R19. The re-rolls, regardless of the order of the dice.
    fn look_through_rolls(
        &self,
        state: &State,
        seat: Seat,
        actions: &[Action],
        worth: &mut dyn FnMut(&State) -> f64,
        values: &mut Vec<f64>,
    ) -> bool {
        if state.course.phase != Phase::Roll {
            return false;
        }
        let kept = |counts: Counts| {
            let mut after = *state;
            after.show(counts);
            self.apply(&mut after, seat, Action::Keep);
            worth(&after)
        };
        Lookahead::default().list_values(self, state, actions, kept, values);
        true
    }

    /// The part of a whole planet's points that is left.
    fn progress(&self, state: &State, seat: Seat) -> f64 {
        f64::from(self.score(state.planets.of(seat))) / f64::from(self.score(Planet::WHOLE).max(1))
    }
}

impl ExponentialChaos {
    /// R9, R58. Where the game stands, and how far ahead of the best other planet one is, now and when the turn is over.
    fn write_course<S: InputSink>(&self, state: &State, seat: Seat, sink: &mut S) {
        let course = &state.course;
        let others = || (1..self.setup.seats).map(|places| self.seat_after(seat, places));
        let points = |seat: Seat| f32::from(self.score(state.planets.of(seat)));
        let outcome = |seat: Seat| self.outcome(state, seat) as f32;
        sink.about("");
        sink.one_of("players", Seat::MOST + 1, self.setup.seats.into());
        sink.number("re-rolls allowed", self.options.rerolls.0 as f32 / 5.0);
        sink.one_of("round", 4, course.round.into());
        sink.one_of("phase", 12, course.phase as usize);
        sink.flag("my turn", course.active == seat);
        sink.flag("I rebuild", matches!(self.asked(state), Some(asked) if asked == seat));
        sink.one_of("turns that I have still to begin", 4, self.turns_left(state, seat).into());
        let to_come = others().map(|other| f32::from(self.turns_left(state, other))).sum::<f32>();
        sink.number("turns that others have still to begin", to_come / 15.0);
        sink.flag("tie-break", state.is_tie());
        sink.flag("tie-break without me", course.tie.is_some_and(|tie| !tie.tied.contains(seat)));
        // Near an even chance a logit is four times what the chance is above a half.
        sink.estimate("estimate", (self.estimate(state, seat) * 2.0 - 1.0) as f32, 2.0);
        let lead = points(seat) - others().map(points).fold(0.0, f32::max);
        sink.number("lead", lead / MANY);
        sink.reached("lead now", LEADS, lead);
        let lead = outcome(seat) - others().map(outcome).fold(f32::NEG_INFINITY, f32::max);
        sink.number("lead after the turn", lead / MANY);
        sink.reached("lead after the turn of", LEADS, lead);
        let ahead = others().filter(|other| outcome(*other) > outcome(seat)).count();
        sink.one_of("planets ahead", Seat::MOST, ahead);
    }

    /// R32-R37, R57. A planet: its points, and what saucers cost it.
    fn write_planet<S: InputSink>(&self, state: &State, seat: Option<Seat>, sink: &mut S) {
        let planet = seat.map_or(Planet::WHOLE, |seat| state.planets.of(seat));
        let there = f32::from(u8::from(seat.is_some()));
        let [damaged, whole] = planet.cities();
        let level = |sector: u8, inner: u8| Crater::at(usize::from(sector * 2 + inner)).map(|at| planet.level(at));
        let open = (0..SECTORS).filter(|sector| (level(*sector, 0), level(*sector, 1)) == (Some(0), Some(0))).count();
        let prices = self.prices(planet).0;
        sink.number("plays", there);
        sink.number("points", there * f32::from(self.score(planet)) / f32::from(self.score(Planet::WHOLE).max(1)));
        sink.one_of("core", 3, if seat.is_some() { planet.level(Crater::CORE).into() } else { 3 });
        sink.number("damaged cities", there * damaged as f32 / 12.0);
        sink.number("undamaged cities", there * whole as f32 / 12.0);
        sink.number("open lines to the core", there * open as f32 / f32::from(SECTORS));
        let price = |points: usize| there * prices[points] as f32 / (6.0 * points as f32) / 2.0;
        sink.numbers("price of a hit of", [1, 2, 3, 6].map(price).into_iter());
        sink.number("turns to begin", seat.map_or(0.0, |seat| f32::from(self.turns_left(state, seat)) / 3.0));
        sink.flag("tied", seat.is_some_and(|seat| state.course.tie.is_some_and(|tie| tie.tied.contains(seat))));
        sink.flag("active", seat == Some(state.course.active));
    }

    /// R14-R28, R40, R48. The dice of one's own turn and what they are good for; all 0 in the turn of another.
    fn write_turn<S: InputSink>(&self, state: &State, seat: Seat, sink: &mut S) {
        sink.about("my dice");
        let mine = state.course.active == seat && state.has_invasion() && !state.is_tie();
        let rolling = mine && matches!(state.course.phase, Phase::Def | Phase::Roll | Phase::Assign);
        let planet = state.planets.of(seat);
        let (prices, counts) = (self.prices(planet), state.counts());
        let strength = f32::from(self.strength(state));
        let in_hand = state.defense.iter().filter(|die| **die == DefenseDie::InHand).count();
        let some = |is: bool, value: usize| if is { value } else { usize::MAX };
        sink.one_of("re-rolls", 6, some(rolling, state.course.rerolls.into()));
        sink.one_of("dice in the hand", HAND + 1, some(rolling, in_hand));
        for (name, count) in SHOWN.into_iter().zip(counts) {
            sink.one_of(name, HAND + 1, some(rolling, count.into()));
        }
        let saucers = |colour: Colour| {
            let first = 3 * colour as usize;
            state.fleet.0[first..first + 3].iter().map(|saucers| f32::from(*saucers)).sum::<f32>() / 9.0
        };
        sink.numbers("saucers", Colour::ALL.map(|colour| if mine { saucers(colour) } else { 0.0 }).into_iter());
        let left = if rolling {
            self.best_leak(state, counts, &prices)
        } else if mine {
            Self::leak(state, &prices)
        } else {
            Leak { price: 0, saucers: 0 }
        };
        sink.number("points that will be lost", left.price as f32 / (6.0 * MANY));
        sink.number("saucers that get through", left.saucers as f32 / MANY);
        for (name, face) in SAVED.into_iter().zip(0..) {
            let saved = if rolling && in_hand > 0 {
                let mut more = counts;
                more[face] += 1;
                left.price - self.best_leak(state, more, &prices).price.min(left.price)
            } else {
                0
            };
            sink.number(name, saved as f32 / (6.0 * MANY));
        }
        let icons = |face: Face| if rolling { f32::from(counts[face as usize]) * strength } else { 0.0 };
        let points = icons(Face::Rebuild) + if mine { f32::from(state.course.points) } else { 0.0 };
        sink.number("points to rebuild with", points / MANY);
        sink.number("they add", self.repair(planet, points as u32) as f32 / MANY);
        let missiles = icons(Face::Missile) + if mine { f32::from(state.course.missiles) * strength } else { 0.0 };
        sink.number("strength of missiles", missiles / MANY);
    }

    /// R9. Returns how many turns a seat has still to begin.
    fn turns_left(&self, state: &State, seat: Seat) -> u8 {
        let course = &state.course;
        if matches!(course.phase, Phase::Tie | Phase::Over) || state.is_tie() {
            return 0;
        }
        let rounds = self.components.rounds.len() as u8;
        let starter = self.starter(state, course.round);
        let place = |seat: Seat| {
            (seat.index() + usize::from(self.setup.seats) - starter.index()) % usize::from(self.setup.seats)
        };
        let this_round = u8::from(place(seat) > place(course.active));
        // Whose turn begins with the roll that is due has not begun it in any way that counts.
        let begins = u8::from(course.phase == Phase::Inv && seat == course.active);
        rounds.saturating_sub(course.round) + this_round.max(begins)
    }
}
