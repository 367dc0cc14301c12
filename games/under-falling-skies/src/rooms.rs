//! Rooms: what dice and robots are used for (R32-R46, R52, R54, R55).

use contract::{EventSink, Phrase, Refusal};

use crate::UnderFallingSkies;
use crate::action::Action;
use crate::board::{Effect, Room, STRONGEST};
use crate::event::Event;
use crate::space::Space;
use crate::state::{Phase, Placed, Robot, Ship, State};
use crate::turn::go_on;

impl UnderFallingSkies {
    /// R32, R33, R44, R54. Lists what may be done: rooms that are loaded and can be paid for, the excavator, dice to
    /// give up, the end of the phase.
    pub(crate) fn list_rooms(&self, state: &State, actions: &mut Vec<Action>) {
        let loaded = state.loaded();
        for room in &self.board.rooms {
            if room.set.but(loaded).is_empty() && !room.does(Effect::AntiAircraft) && state.energy >= room.cost {
                actions.push(Action::Use(room.name()));
            }
        }
        let excavating = state.excavating();
        if excavating.is_some_and(|die| self.may_excavate(state, die)) {
            actions.push(Action::Excavate);
        }
        actions.extend(state.ordinary_dice().iter().map(Action::GiveUp));
        if excavating.is_some() {
            actions.push(Action::GiveUpExcavating);
        }
        actions.push(Action::End);
    }

    /// R44, and R14 if the option let a die be placed too far ahead. Says whether the excavator can move.
    fn may_excavate(&self, state: &State, placed: Placed) -> bool {
        state.energy >= 1 && self.reaches(state, placed)
    }

    fn reaches(&self, state: &State, placed: Placed) -> bool {
        self.distance(state, placed.space).is_some_and(|distance| distance <= i32::from(placed.die.value))
    }

    /// Says why a room cannot be used: this is not the time for it (R32), it works only for dice placed in it (R43),
    /// one of its spaces is not loaded (R34) or has a resting robot (R49, R51), or it cannot be paid for (R33).
    pub(crate) fn check_use(&self, state: &State, name: Space) -> Result<(), Refusal> {
        let say = |rule, key: &'static str| Phrase::new(key).by(rule).with("room", name.to_string());
        let refuse = |rule, key| Err(Refusal::new(rule, say(rule, key)));
        if state.phase != Phase::Rooms {
            return refuse("R32", "refuse-rooms-phase");
        }
        let Some(room) = self.board.named(name) else {
            let whole = self.board.room(name).map(Room::name);
            let key = if whole.is_some() { "refuse-room-name" } else { "refuse-no-room" };
            let whole = whole.map_or_else(String::new, |whole| whole.to_string());
            return Err(Refusal::new("R34", say("R34", key).with("whole", whole)));
        };
        if room.does(Effect::AntiAircraft) {
            return refuse("R43", "refuse-anti-aircraft");
        }
        for space in &room.spaces {
            if state.robot_on(*space).is_some_and(|robot| robot.exhausted) {
                return Err(Refusal::new("R51", say("R51", "refuse-exhausted").with("space", space.to_string())));
            }
            if state.excavating().is_some_and(|placed| placed.space == *space) {
                return Err(Refusal::new("R45", say("R45", "refuse-digging-die").with("space", space.to_string())));
            }
            if !state.loaded().contains(*space) {
                return Err(Refusal::new("R34", say("R34", "refuse-not-loaded").with("space", space.to_string())));
            }
        }
        if state.energy < room.cost {
            let phrase = say("R33", "refuse-cost").with("cost", room.cost).with("energy", state.energy);
            return Err(Refusal::new("R33", phrase));
        }
        Ok(())
    }

    /// R44. Says why the excavator cannot move.
    pub(crate) fn check_excavate(&self, state: &State) -> Result<(), Refusal> {
        let refuse = |rule, key| Err(Refusal::new(rule, Phrase::new(key).by(rule)));
        match state.excavating() {
            _ if state.phase != Phase::Rooms => refuse("R32", "refuse-rooms-phase-dig"),
            None => refuse("R44", "refuse-no-digging-die"),
            Some(placed) if !self.reaches(state, placed) => refuse("R14", "refuse-dig-too-far"),
            Some(_) if state.energy < 1 => refuse("R44", "refuse-dig-cost"),
            Some(_) => Ok(()),
        }
    }

    /// R33, R45. Says why no ordinary die can be given up on a space.
    pub(crate) fn check_give_up_on(state: &State, space: Space) -> Result<(), Refusal> {
        let lying = state.die_on(space);
        if state.phase == Phase::Rooms && lying.is_some_and(|placed| placed.digs) {
            return Err(Refusal::new("R45", Phrase::new("refuse-give-up-digging").by("R45")));
        }
        Self::check_give_up(state, lying)
    }

    /// R33. Says why there is no die to give up there.
    pub(crate) fn check_give_up(state: &State, given_up: Option<Placed>) -> Result<(), Refusal> {
        let refuse = |rule, key| Err(Refusal::new(rule, Phrase::new(key).by(rule)));
        match given_up {
            _ if state.phase != Phase::Rooms => refuse("R32", "refuse-rooms-phase-give-up"),
            None => refuse("R33", "refuse-nothing-to-give-up"),
            Some(_) => Ok(()),
        }
    }

    /// R35. Returns the value of a room: the sum of its dice and robots, and the modifier once.
    pub(crate) fn value(state: &State, room: &Room) -> i8 {
        let numbers = room.spaces.iter().map(|space| {
            let die = state.die_on(*space).map(|placed| placed.die.value);
            die.or(state.robot_on(*space).map(|robot| robot.value)).unwrap_or(0) as i8
        });
        numbers.sum::<i8>() + room.modifier
    }

    /// R33, R36, R73. Uses a room: pays once, finds the value, applies every effect except robots with it in the order
    /// of the data file; then a robot is sited if one is built, and the dice leave.
    pub(crate) fn use_room(&self, state: &mut State, name: Space, events: &mut impl EventSink<Event>) {
        let Some(room) = self.board.named(name) else { return };
        pay(state, room.cost, events);
        // R37: a value below 1 gives nothing and takes nothing away.
        let value = Self::value(state, room).max(0) as u8;
        for effect in &room.effects {
            if state.phase == Phase::Won {
                break;
            }
            match effect {
                Effect::Energy => self.charge(state, value, events),
                Effect::Fighter => self.shoot(state, value, events),
                Effect::Research => self.research(state, value, events),
                Effect::Robot | Effect::AntiAircraft => {}
            }
        }
        if state.phase != Phase::Won && value >= 1 && room.does(Effect::Robot) {
            go_on(state, Phase::Site { value: value.min(6), room: name }, events);
        } else {
            self.clear_room(state, name, events);
        }
    }

    /// R38. Adds the value to the energy, up to the end of the track.
    fn charge(&self, state: &mut State, value: u8, events: &mut impl EventSink<Event>) {
        let total = state.energy.saturating_add(value).min(self.board.energy_most);
        events.record(Event::Energy { value, gained: total - state.energy, total });
        state.energy = total;
    }

    /// R32, R51, R73. The dice of the room leave; its robots that worked drop by 1 and rest, or are removed if they
    /// showed 1.
    pub(crate) fn clear_room(&self, state: &mut State, name: Space, events: &mut impl EventSink<Event>) {
        let Some(room) = self.board.named(name) else { return };
        for space in &room.spaces {
            if state.die_on(*space).is_some() {
                take_die(state, *space, events);
            }
        }
        let worked =
            state.robots.into_iter().flatten().filter(|robot| room.set.contains(robot.space) && !robot.exhausted);
        for robot in worked {
            state.remove_robot(robot.space);
            if robot.value > 1 {
                let value = robot.value - 1;
                state.add_robot(Robot { value, exhausted: true, ..robot });
                events.record(Event::RobotWorked { space: robot.space, value });
            } else {
                events.record(Event::RobotGone { space: robot.space, rule: "R51" });
            }
        }
    }

    /// R39, R40. Shoots down every ship on an explosion of at most this value, without exception. A green ship then
    /// waits on the mothership card, a red one is set aside.
    fn shoot(&self, state: &mut State, value: u8, events: &mut impl EventSink<Event>) {
        events.record(Event::Fighters { value });
        let hit = self.board.explosions[(value as usize).min(STRONGEST)];
        for (column, (sky, rows)) in state.sky.iter_mut().zip(hit).enumerate() {
            for row in sky.ships().and(rows).iter() {
                let Some(ship) = sky.remove(row) else { continue };
                if ship == Ship::Green {
                    state.waiting.add(ship);
                }
                events.record(Event::ShotDown { column, row, ship });
            }
        }
    }

    /// R41, R42, R55. Pays for step after step from this value as long as what is left covers the next; the rest is
    /// lost, and nothing carries over to another room. Entering the last space wins at once.
    fn research(&self, state: &mut State, value: u8, events: &mut impl EventSink<Event>) {
        let steps = self.steps_paid(state.research, value);
        state.research += steps;
        events.record(Event::Research { value, steps, total: state.research });
        if state.research as usize == self.board.research.len() {
            state.phase = Phase::Won;
            events.record(Event::Won);
        }
    }

    /// R41. Returns how many steps a value pays from here.
    pub(crate) fn steps_paid(&self, from: u8, mut value: u8) -> u8 {
        let ahead = self.board.research.iter().skip(from as usize);
        let paid = ahead.take_while(|step| {
            let covered = value >= **step;
            value = value.saturating_sub(**step);
            covered
        });
        paid.count() as u8
    }

    /// R44-R46. Pays 1 energy; the excavator moves to its die, which leaves. The spaces it has passed are excavated
    /// from now on.
    pub(crate) fn excavate(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let Some(placed) = state.excavating() else { return };
        pay(state, 1, events);
        if !self.options.fresh_room_robot {
            state.dug_from = Some(state.excavator);
        }
        if let Some(place) = self.board.place[placed.space.number()] {
            events.record(Event::Excavated { from: state.excavator, to: place });
            state.excavator = place;
        }
        take_die(state, placed.space, events);
    }

    /// R52, R54. Ends the phase: remaining dice leave, robots keep their value and are ready again.
    pub(crate) fn end_rooms(state: &mut State, events: &mut impl EventSink<Event>) {
        state.clear_rooms();
        events.record(Event::RoomsOver);
        go_on(state, Phase::Mothership, events);
    }
}

/// R33, R44. Pays energy; the caller has checked that there is enough.
fn pay(state: &mut State, cost: u8, events: &mut impl EventSink<Event>) {
    state.energy -= cost;
    events.record(Event::Paid { cost, total: state.energy });
}

/// Takes the die on this space off the board.
pub(crate) fn take_die(state: &mut State, space: Space, events: &mut impl EventSink<Event>) {
    state.dice[space.column()] = None;
    events.record(Event::DieLeft { space });
}
