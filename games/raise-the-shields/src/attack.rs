//! Attacks, the second roll of solo play, and the answers to them (R29-R34, R40, R49-R52).

use contract::{EventSink, Phrase, Refusal, Seat, SeatSet};

use crate::RaiseTheShields;
use crate::ability::{ADJUST, ERASE, IGNORE, erase, is_ready, may_use, use_up};
use crate::action::Action;
use crate::cell::{SECTORS, Sector};
use crate::event::Event;
use crate::options::{City6Window, EndCheck};
use crate::state::{AbilityUse, Answer, Change, Phase, State};
use crate::turn::go_on;
use crate::view::View;

impl RaiseTheShields {
    /// R28. Ends the game if anybody has all six shields, unless that is checked only after the attacks; otherwise the
    /// attacks follow. (R50) In solo play, an attack that a shield blocks is rolled once more.
    pub(crate) fn after_reveal<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let complete = self.complete(state);
        complete.iter().for_each(|seat| events.record(Event::AllShields { seat }));
        if !complete.is_empty() && self.options.end_check == EndCheck::Step {
            return self.end(state, Phase::Over(complete), events);
        }
        if self.setup.seats == 1 && self.is_blocked(state, Seat::FIRST) {
            let sector = self.attacked(state, Seat::FIRST);
            events.record(Event::Blocked { by: Seat::FIRST, on: Seat::FIRST, sector });
            go_on(state, Phase::Second, events);
        } else {
            self.ask_for_answers(state, events);
        }
    }

    /// R28. Returns the seats with all six shields up.
    fn complete(&self, state: &State) -> SeatSet {
        let all_up = |seat: &Seat| self.has_all_shields(&state.player(*seat).sheet);
        SeatSet::all(self.setup.seats).iter().filter(all_up).collect()
    }

    /// R6, R29, R49. Returns who attacks a seat: the player on its right; in solo play the player itself.
    pub fn attacker(&self, seat: Seat) -> Seat {
        self.seat_after(seat, self.setup.seats - 1)
    }

    /// R6, R29, R49. Returns whom a seat attacks: the player on its left; in solo play itself.
    pub fn target(&self, seat: Seat) -> Seat {
        self.seat_after(seat, 1)
    }

    /// R29, R50. Returns the sector in which a seat is attacked, from 0: in solo play that of the second roll, once it
    /// has been made.
    pub fn attacked(&self, state: &State, seat: Seat) -> Sector {
        let named = if state.second > 0 { state.second } else { state.player(self.attacker(seat)).attack };
        usize::from(named.max(1)) - 1
    }

    /// R29, R33, R50. Returns the sector in which a seat is about to be attacked, once the attack is announced.
    pub fn threatened(&self, view: &View, seat: Seat) -> Option<Sector> {
        let is_announced = matches!(view.phase, Phase::Second | Phase::React);
        is_announced.then(|| self.attacked(&view.public(), seat))
    }

    /// R32. Returns the city of a seat that the announced attack would destroy if it got through.
    pub fn threatened_city(&self, view: &View, seat: Seat) -> Option<Sector> {
        self.threatened(view, seat).filter(|sector| self.is_full(&view.player(seat).sheet, *sector))
    }

    /// R30. Says whether the shield of the attacked sector of a seat is up.
    pub fn is_blocked(&self, state: &State, seat: Seat) -> bool {
        self.is_shielded(&state.player(seat).sheet, self.attacked(state, seat))
    }

    /// R33. Asks everybody who may answer, or carries the attacks out if nobody may.
    pub(crate) fn ask_for_answers<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        go_on(state, Phase::React, events);
        if self.to_answer(state).is_empty() {
            self.carry_attacks_out(state, events);
        }
    }

    /// R33. Returns the seats that still have to answer.
    pub(crate) fn to_answer(&self, state: &State) -> SeatSet {
        let asked = |seat: &Seat| state.player(*seat).answer.is_none() && self.may_answer(state, *seat);
        SeatSet::all(self.setup.seats).iter().filter(asked).collect()
    }

    /// R33. Says whether a seat can do more than accept, or could before it answered.
    pub(crate) fn may_answer(&self, state: &State, seat: Seat) -> bool {
        let sheet = &state.player(seat).sheet;
        let may_ward = is_ready(sheet, IGNORE) || is_ready(sheet, ADJUST) && state.second > 0;
        may_ward && self.may_ward(state, seat, self.is_blocked(state, seat)) || self.may_erase_late(state, seat)
    }

    /// R40, R51. Says whether city 1 or 2 can ward off an attack.
    fn may_ward(&self, state: &State, seat: Seat, blocked: bool) -> bool {
        !blocked && is_ready(&state.player(seat).sheet, IGNORE) || self.may_turn(state, seat, blocked)
    }

    /// R51. Says whether city 2 may change the second roll.
    fn may_turn(&self, state: &State, seat: Seat, blocked: bool) -> bool {
        let open = state.second > 0 && !blocked && self.options.city2_second_roll;
        open && is_ready(&state.player(seat).sheet, ADJUST)
    }

    /// R45 under `city6_window` = reaction. Says whether city 6 may erase a rectangle now.
    fn may_erase_late(&self, state: &State, seat: Seat) -> bool {
        let sheet = &state.player(seat).sheet;
        self.options.city6_window == City6Window::Reaction && is_ready(sheet, ERASE) && sheet.hits != [0; SECTORS]
    }

    /// Lists the answers of a seat: ignore, change the roll, accept, erase.
    pub(crate) fn list_answers(&self, state: &State, seat: Seat, actions: &mut impl Extend<Action>) {
        let (sheet, blocked) = (&state.player(seat).sheet, self.is_blocked(state, seat));
        if !blocked && is_ready(sheet, IGNORE) {
            actions.extend([Action::Answer(Answer::Ignore)]);
        }
        if self.may_turn(state, seat, blocked) {
            actions.extend([Answer::Higher, Answer::Lower].map(Action::Answer));
        }
        actions.extend([Action::Answer(Answer::Accept)]);
        if self.may_erase_late(state, seat) {
            let hit = (0..SECTORS).filter(|sector| sheet.hits[*sector] > 0);
            actions.extend(hit.map(|sector| Action::Use(AbilityUse::Erase(sector as u8))));
        }
    }

    /// Says why a seat that is asked cannot answer like this.
    ///
    /// # Errors
    /// With the rule that forbids it.
    pub(crate) fn check_answer(&self, state: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let (sheet, blocked) = (&state.player(seat).sheet, self.is_blocked(state, seat));
        let refuse = |rule, key| Err(Refusal::new(rule, Phrase::new(key)));
        match answer {
            Answer::Accept => Ok(()),
            Answer::Ignore if blocked => refuse("R30", "refuse-blocked"),
            Answer::Ignore => may_use(sheet, IGNORE),
            Answer::Higher | Answer::Lower if state.second == 0 => refuse("R51", "refuse-first-roll"),
            Answer::Higher | Answer::Lower if !self.options.city2_second_roll => refuse("R51", "refuse-second-roll"),
            Answer::Higher | Answer::Lower if blocked => refuse("R51", "refuse-roll-blocked"),
            Answer::Higher | Answer::Lower => may_use(sheet, ADJUST),
            Answer::Erase(_) if self.options.city6_window == City6Window::Work => refuse("R45", "refuse-erase-earlier"),
            Answer::Erase(sector) => {
                may_use(sheet, ERASE)?;
                let phrase = Phrase::new("refuse-nothing-to-erase").with("sector", sector + 1);
                if sheet.hits[usize::from(sector)] > 0 { Ok(()) } else { Err(Refusal::new("R45", phrase)) }
            }
        }
    }

    /// R33. Says why a seat is not asked about an attack.
    pub(crate) fn unasked_answer(&self, state: &State, seat: Seat, answer: Answer) -> Refusal {
        if state.player(seat).answer.is_some() {
            return Refusal::new("R33", Phrase::new("refuse-answered"));
        }
        let reason = self.check_answer(state, seat, answer).err();
        let unready = || may_use(&state.player(seat).sheet, IGNORE).err();
        reason.or_else(unready).unwrap_or_else(|| Refusal::new("R33", Phrase::new("refuse-nothing-to-answer")))
    }

    /// R33. Takes an answer. After the last one, all answers are shown and the attacks are carried out.
    pub(crate) fn answer<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, answer: Answer, events: &mut S) {
        state.player_mut(seat).answer = Some(answer);
        events.record(Event::Chose { seat, action: answer.action() });
        events.record(Event::Answered { seat });
        if self.to_answer(state).is_empty() {
            self.carry_attacks_out(state, events);
        }
    }

    /// R29-R34. Carries all attacks out together.
    fn carry_attacks_out<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let seats = SeatSet::all(self.setup.seats);
        let attacked: [Sector; Seat::MOST] = std::array::from_fn(|seat| {
            if seat < usize::from(self.setup.seats) { self.attacked(state, Seat::new(seat)) } else { 0 }
        });
        let mut destroyers = SeatSet::NONE;
        for on in seats.iter() {
            let by = self.attacker(on);
            if self.strike(state, by, on, attacked[on.index()], events) {
                destroyers = destroyers.with(by);
            }
        }
        let complete = if self.options.end_check == EndCheck::Round { self.complete(state) } else { SeatSet::NONE };
        match (self.setup.seats, destroyers.is_empty()) {
            // R52. Alone, a destroyed city is the player's own.
            (1, false) => self.end(state, Phase::Over(SeatSet::NONE), events),
            (_, true) if complete.is_empty() => self.next_round(state, events),
            _ => self.end(state, Phase::Over(complete.iter().fold(destroyers, SeatSet::with)), events),
        }
    }

    /// R30-R32, R40, R51. Carries out one attack with its answer; says whether it destroyed the city.
    fn strike<S: EventSink<Event>>(
        &self,
        state: &mut State,
        by: Seat,
        on: Seat,
        sector: Sector,
        events: &mut S,
    ) -> bool {
        let mut sector = sector;
        let answer = state.player(on).answer.unwrap_or(Answer::Accept);
        let sheet = &mut state.player_mut(on).sheet;
        match answer {
            Answer::Accept => {}
            Answer::Ignore => {
                use_up(sheet, IGNORE);
                events.record(Event::Ignored { seat: on, sector });
                return false;
            }
            Answer::Higher | Answer::Lower => {
                use_up(sheet, ADJUST);
                let change = if answer == Answer::Higher { Change::Up } else { Change::Down };
                let to = usize::from(change.of(sector as u8 + 1)) - 1;
                events.record(Event::Turned { seat: on, from: sector, to });
                sector = to;
            }
            Answer::Erase(erased) => {
                use_up(sheet, ERASE);
                erase(sheet, erased, on, events);
            }
        }
        let blocked = self.is_shielded(&state.player(on).sheet, sector);
        let hits = &mut state.player_mut(on).sheet.hits[sector];
        if blocked {
            events.record(Event::Blocked { by, on, sector });
        } else if *hits < self.realm.rectangles {
            *hits += 1;
            events.record(Event::Hit { by, on, sector, hits: *hits });
        } else {
            events.record(Event::Destroyed { by, on, sector });
            return true;
        }
        false
    }
}
