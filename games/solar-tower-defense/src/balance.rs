//! The balance: incomes and upkeeps, and turrets that must go when they cannot be paid (R42-R44).

use contract::{Dice, EventSink, Phrase, Refusal, Seat, SeatSet};

use crate::SolarTowerDefense;
use crate::action::Action;
use crate::event::Event;
use crate::planet::Planet;
use crate::state::{State, other};

/// What a planet earns and costs in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// What command centers earn.
    pub income: u32,
    /// What turrets cost.
    pub upkeep: u32,
    /// The P that command centers make.
    pub points: u8,
}

impl SolarTowerDefense {
    /// R21, R42. Returns what a planet earns and costs in a round, damaged buildings included.
    pub fn budget(&self, planet: &Planet) -> Budget {
        let costs = &self.components;
        let centers = || planet.centers().map(|center| center.field.class() as usize);
        let turrets = planet.turrets.by_class().into_iter().zip(costs.turret.upkeep);
        Budget {
            income: centers().map(|class| costs.center.income[class]).sum(),
            upkeep: turrets.map(|(count, each)| u32::from(count) * each).sum(),
            points: centers().map(|class| costs.center.points[class]).sum(),
        }
    }

    /// R43. Writes what may be done: dismantling, and taking the balance where it can be paid.
    pub(crate) fn list_balance(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.removable(state, seat).iter());
        actions.extend(self.can_settle(state, seat).then_some(Action::Settle));
    }

    /// R43. Returns one of them by its place among all, which the dice choose.
    pub(crate) fn pick_balance<D: Dice + ?Sized>(&self, state: &State, seat: Seat, dice: &mut D) -> Option<Action> {
        let removals = self.removable(state, seat);
        let nth = dice.below(removals.len() + u32::from(self.can_settle(state, seat)));
        if nth < removals.len() { removals.nth(nth) } else { Some(Action::Settle) }
    }

    /// R43. Says whether a player can pay.
    fn can_settle(&self, state: &State, seat: Seat) -> bool {
        let side = state.side(seat);
        let budget = self.budget(&side.planet);
        side.credits + budget.income >= budget.upkeep
    }

    /// R43. Says why a player cannot take the balance.
    ///
    /// # Errors
    /// When turrets have to be dismantled first.
    pub(crate) fn check_settling(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if self.can_settle(state, seat) {
            return Ok(());
        }
        let budget = self.budget(&state.side(seat).planet);
        let phrase = Phrase::new("refuse-balance").with("credits", budget.upkeep - budget.income);
        Err(Refusal::new("R43", phrase))
    }

    /// R42, R44. Takes the balance; then the other player does, then both build.
    pub(crate) fn settle<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let most = self.components.most_points;
        let side = state.side_mut(seat);
        let Budget { income, upkeep, points } = self.budget(&side.planet);
        side.credits = (side.credits + income).saturating_sub(upkeep);
        let gained = points.min(most.saturating_sub(side.points));
        side.points += gained;
        let (credits, now, lost) = (side.credits, side.points, points - gained);
        events.record(Event::Settled { seat, income, upkeep, credits, gained, lost, points: now });
        match self.second(state, seat) {
            Some(_) => state.course.asked = SeatSet::only(other(seat)),
            None => self.begin_building(state, events),
        }
    }
}
