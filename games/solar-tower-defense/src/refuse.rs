//! What may be done now, and why not.

use contract::{Phrase, Refusal, Seat};

use crate::SolarTowerDefense;
use crate::action::Action;
use crate::field::Field;
use crate::planet::{Building, Turret};
use crate::state::{Aim, FightStep, Phase, Piece, State};

impl SolarTowerDefense {
    /// Writes what a seat that is asked can do into the buffer, which is cleared first.
    pub(crate) fn list(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !state.course.asked.contains(seat) {
            return;
        }
        match state.course.phase {
            Phase::Fights => self.list_aims(state, seat, actions),
            Phase::Move => Self::list_facings(state, seat, actions),
            Phase::Balance => self.list_balance(state, seat, actions),
            Phase::Build => {
                actions.extend(self.building_offers(state, seat).iter());
            }
            Phase::Cosmic => self.list_landings(state, seat, actions),
            Phase::Start | Phase::Over => {}
        }
    }

    /// Says why a seat that is asked cannot do this.
    ///
    /// # Errors
    /// With the rule that forbids it.
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if !state.course.asked.contains(seat) {
            return Err(Self::bar_unasked(state).unwrap_or_else(|| Self::out_of_step(state.course.phase)));
        }
        match (state.course.phase, action) {
            (Phase::Build, Action::Turret(field)) => self.check_building(state, seat, Building::Turret, field),
            (Phase::Build, Action::Center(field)) => self.check_building(state, seat, Building::Center, field),
            (Phase::Build, Action::Launch(fighters)) => self.check_launch(state, seat, fighters),
            (Phase::Build, Action::End) => self.check_end(state, seat),
            (Phase::Build | Phase::Balance, Action::Dismantle(field, condition)) => {
                self.check_dismantling(state, seat, (field, condition))
            }
            (Phase::Balance, Action::Settle) => self.check_settling(state, seat),
            (Phase::Fights, _) => self.check_aim(state, seat, action),
            (Phase::Move, _) => Self::check_facing(state, seat, action),
            (Phase::Cosmic, _) => self.check_landing(state, seat, action),
            (phase, _) => Err(Self::out_of_step(phase)),
        }
    }

    /// R5. A building turn of the first round does not end before both free pieces stand.
    fn check_end(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if self.building_offers(state, seat).ends() {
            return Ok(());
        }
        Err(Refusal::new("R5", Phrase::new("refuse-free-pieces")))
    }

    /// R10, R11, R15. Writes the turrets that may fire next, the fighters or the cells that a turret may fire at.
    fn list_aims(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let Some(shot) = state.course.shot else { return };
        let Piece::Turret(place) = shot.piece else {
            let mut last = None;
            for place in state.course.left.iter() {
                let field = state.side(seat).turret(place).map(Turret::field);
                if field != last {
                    actions.extend(field.map(Action::Fire));
                }
                last = field;
            }
            return;
        };
        let Some(field) = Self::firing_from(state, seat, place) else { return };
        if shot.step == FightStep::Plan {
            let near = self.closest(state, seat, self.in_range(state, seat, field));
            actions.extend(near.iter().map(|number| Action::Target(field, number)));
        } else {
            actions.extend(self.cells_in_sight(state, seat, field).map(|cell| Action::Aim(field, cell)));
        }
    }

    /// Returns the field of the turret that fires.
    fn firing_from(state: &State, seat: Seat, place: u8) -> Option<Field> {
        state.side(seat).turret(usize::from(place)).map(Turret::field)
    }

    /// R10, R11, R15. Says why a turret cannot fire like this.
    fn check_aim(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Some(shot) = state.course.shot else { return Err(Self::out_of_step(Phase::Fights)) };
        let mut offered = Vec::new();
        self.list_aims(state, seat, &mut offered);
        if offered.contains(&action) {
            return Ok(());
        }
        let (rule, phrase) = match shot.piece {
            Piece::Turret(place) => {
                let field = Self::firing_from(state, seat, place).map(|field| field.to_string()).unwrap_or_default();
                match shot.step {
                    FightStep::Plan => ("R11", Phrase::new("refuse-target").with("field", field)),
                    _ => ("R15", Phrase::new("refuse-cell").with("field", field)),
                }
            }
            _ => ("R10", Phrase::new("refuse-turret-next")),
        };
        Err(Refusal::new(rule, phrase))
    }

    /// R7. Says what the seat is asked instead.
    fn out_of_step(phase: Phase) -> Refusal {
        let (rule, key) = match phase {
            Phase::Balance => ("R44", "refuse-balance-first"),
            Phase::Build => ("R45", "refuse-build-first"),
            _ => ("R7", "refuse-nothing-asked"),
        };
        Refusal::new(rule, Phrase::new(key))
    }

    /// R7. Says who is asked instead of a seat, by the rule of what is going on.
    pub(crate) fn bar_unasked(state: &State) -> Option<Refusal> {
        let asked = state.asked()?;
        let rule = match state.course.phase {
            Phase::Fights if state.course.shot.is_some_and(|shot| shot.aim == Aim::Open) => "R15",
            Phase::Move => "R34",
            Phase::Balance => "R44",
            Phase::Build => "R46",
            Phase::Cosmic => "R52",
            _ => "R7",
        };
        Some(Refusal::new(rule, Phrase::new("refuse-not-asked").with("seat", asked)))
    }
}
