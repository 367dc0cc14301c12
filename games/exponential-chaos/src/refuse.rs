//! What may be done now, and why not.

use contract::{Phrase, Refusal, Seat};

use crate::ExponentialChaos;
use crate::action::Action;
use crate::state::{Phase, State};

impl ExponentialChaos {
    /// Writes what a seat that is asked can do into the buffer, which is cleared first.
    pub(crate) fn list(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.asked(state) != Some(seat) {
            return;
        }
        match state.course.phase {
            Phase::Roll => self.list_rolls(state, actions),
            Phase::Assign => Self::list_assignments(state, actions),
            Phase::Choose => self.list_points(state, actions),
            Phase::Fire => actions.extend([Action::Fire, Action::Withhold]),
            Phase::Free | Phase::Rebuild => Self::list_rebuilds(state, seat, actions),
            Phase::Inv | Phase::Def | Phase::Hit | Phase::Missile | Phase::Tie | Phase::Over => {}
        }
    }

    /// Says why a seat that is asked cannot do this.
    ///
    /// # Errors
    /// With the rule that forbids it.
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (state.course.phase, action) {
            (Phase::Roll, Action::Keep)
            | (Phase::Assign, Action::End)
            | (Phase::Fire, Action::Fire | Action::Withhold)
            | (Phase::Free | Phase::Rebuild, Action::Stop) => Ok(()),
            (Phase::Roll, Action::Reroll(dice)) => self.check_reroll(state, dice),
            (Phase::Assign, Action::Assign(die, to)) => self.check_assignment(state, die, to),
            (Phase::Choose, Action::Take(crater)) => self.check_point(state, crater),
            (Phase::Free | Phase::Rebuild, Action::Rebuild(crater)) => Self::check_rebuild(state, seat, crater),
            (phase, _) => Err(Self::out_of_step(phase)),
        }
    }

    /// R13, R19. Says what the seat is asked instead.
    fn out_of_step(phase: Phase) -> Refusal {
        let (rule, key) = match phase {
            Phase::Roll => ("R17", "refuse-roll-first"),
            Phase::Assign => ("R19", "refuse-assign-first"),
            Phase::Choose => ("R33", "refuse-choose-first"),
            Phase::Fire => ("R40", "refuse-fire-first"),
            Phase::Free => ("R47", "refuse-free-first"),
            Phase::Rebuild => ("R52", "refuse-rebuild-first"),
            _ => ("R13", "refuse-nothing-asked"),
        };
        Refusal::new(rule, Phrase::new(key))
    }

    /// R9, R46. Says who is asked instead of a seat, by the rule of what is going on.
    pub(crate) fn bar_unasked(&self, state: &State) -> Option<Refusal> {
        let asked = self.asked(state)?;
        let rule = match state.course.phase {
            Phase::Roll => "R17",
            Phase::Assign => "R21",
            Phase::Choose => "R33",
            Phase::Fire => "R40",
            Phase::Free => "R46",
            _ => "R48",
        };
        Some(Refusal::new(rule, Phrase::new("refuse-not-asked").with("seat", asked)))
    }
}
