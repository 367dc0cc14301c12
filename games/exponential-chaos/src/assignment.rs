//! Step 3: the assignment (R21-R28).

use contract::{EventSink, Phrase, Refusal};

use crate::ExponentialChaos;
use crate::action::Action;
use crate::dice::{Colour, DefenseDie, DiceSet, Face, FleetSet, HAND, InvasionDie};
use crate::event::Event;
use crate::state::{Phase, State};

impl State {
    /// R21, R22, R25. Returns the invasion dice that a defense die may be assigned to.
    pub(crate) fn targets(&self, die: usize, standing: FleetSet) -> FleetSet {
        self.defense[die].lying().map_or(0, Face::reach) & standing
    }

    /// R27. Returns how many defense dice have a target.
    pub(crate) fn useful(&self) -> u8 {
        let standing = self.fleet.standing();
        (0..HAND).filter(|die| self.targets(*die, standing) != 0).count() as u8
    }
}

impl ExponentialChaos {
    /// R19, R20. Ends the rolling: what lies there is the final result.
    pub(crate) fn begin_assignment<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        (state.course.rerolls, state.course.locked) = (0, DiceSet::default());
        self.go_on_assigning(state, events);
    }

    /// R27. Asks again as long as a die has a target.
    fn go_on_assigning<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let standing = state.fleet.standing();
        if (0..HAND).any(|die| state.targets(die, standing) != 0) {
            state.course.phase = Phase::Assign;
        } else {
            self.begin_damage(state, events);
        }
    }

    /// R21, R22, R26. Lists each die with each of its targets, then ending the step.
    pub(crate) fn list_assignments(state: &State, actions: &mut Vec<Action>) {
        let standing = state.fleet.standing();
        for die in 0..HAND {
            let targets = state.targets(die, standing);
            let reached = InvasionDie::all().filter(|target| targets >> target.place() & 1 == 1);
            actions.extend(reached.map(|target| Action::Assign(die as u8, target)));
        }
        actions.push(Action::End);
    }

    /// Returns the assignment at this place of the list, or how many stand before ending the step.
    pub(crate) fn nth_assignment(state: &State, nth: u32) -> Result<Action, u32> {
        let (standing, mut left) = (state.fleet.standing(), nth);
        for die in 0..HAND {
            let mut targets = state.targets(die, standing);
            let count = targets.count_ones();
            if left < count {
                (0..left).for_each(|_| targets &= targets - 1);
                return Ok(Action::Assign(die as u8, InvasionDie::at(targets.trailing_zeros())));
            }
            left -= count;
        }
        Err(nth - left)
    }

    /// R24, R25, R28. Says why a die cannot be assigned.
    pub(crate) fn check_assignment(&self, state: &State, die: u8, to: InvasionDie) -> Result<(), Refusal> {
        let refuse = |rule, key| Refusal::new(rule, Phrase::new(key));
        let round = self.round_of(state);
        if round.fleet >> to.place() & 1 == 0 {
            return Err(Refusal::new("R10", Phrase::new("refuse-no-target").with("target", to.to_string())));
        }
        let face = match state.defense.get(usize::from(die)) {
            Some(DefenseDie::Lying(face)) => *face,
            Some(DefenseDie::Used(_)) => {
                return Err(Refusal::new("R24", Phrase::new("refuse-used").with("die", die + 1)));
            }
            _ => {
                let phrase = Phrase::new("refuse-no-die").with("count", round.dice).with("round", state.course.round);
                return Err(Refusal::new("R10", phrase.with("die", die + 1)));
            }
        };
        match face.colour() {
            Some(colour) if colour != to.colour() => {
                Err(Refusal::new("R21", Phrase::new("refuse-colour").with("colour", colour_word(colour))))
            }
            None if face == Face::Missile => Err(refuse("R28", "refuse-missile")),
            None if face == Face::Rebuild => Err(refuse("R28", "refuse-rebuild")),
            _ if state.fleet.on(to) == 0 => {
                Err(Refusal::new("R25", Phrase::new("refuse-empty").with("target", to.to_string())))
            }
            _ => Ok(()),
        }
    }

    /// R23, R24. Assigns a die; what several remove from one invasion die adds up.
    pub(crate) fn assign<S: EventSink<Event>>(&self, state: &mut State, die: u8, to: InvasionDie, events: &mut S) {
        let place = usize::from(die);
        if let DefenseDie::Lying(face) = state.defense[place] {
            state.defense[place] = DefenseDie::Used(face);
            let removed = state.fleet.repel(to, face, self.round_of(state).strength);
            let left = state.fleet.on(to);
            events.record(Event::Assigned { seat: state.course.active, die, to, removed, left });
        }
        self.go_on_assigning(state, events);
    }

    /// R26. Ends the step; what is unassigned is lost.
    pub(crate) fn end_assignment<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        if S::ENABLED {
            events.record(Event::EndedAssigning { seat: state.course.active, unused: state.useful() });
        }
        self.begin_damage(state, events);
    }
}

/// Returns a colour as words choose by it.
pub(crate) const fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "yellow",
        Colour::Blue => "blue",
        Colour::Purple => "purple",
    }
}
