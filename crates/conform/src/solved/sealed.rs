//! One sealed choice: all that two seats can do until it is opened, and the matrix of what comes of it.

use std::collections::HashMap;

use contract::{Game, Seat, SeatSet, Turn};

use super::Solved;
use crate::Equilibrium;

/// A choice that two seats make in secret, solved. A plan is all that a seat does until it has finished. A cell of the matrix
/// is what two plans are worth once they are opened, by best play of all that follows; the rows are the first seat's.
#[derive(Clone, Debug)]
pub struct Sealed<A> {
    /// The steps with which each plan of each seat may begin.
    begun: [Vec<Vec<A>>; 2],
    payoffs: Vec<Vec<f64>>,
    equilibrium: Equilibrium,
}

/// All that a seat does until it has finished.
struct Plan<G: Game> {
    /// One way to do it.
    steps: Vec<G::Action>,
    /// The first steps of all ways.
    begun: Vec<G::Action>,
    /// The state then, in which the other seat has not begun.
    done: G::State,
}

impl<A: Copy + PartialEq> Sealed<A> {
    /// Plays every plan of one seat against every plan of the other; steps of different seats commute.
    pub(super) fn of<G: Game<Action = A>>(solved: &mut Solved<'_, G>, state: &G::State) -> Option<Self> {
        if solved.game.turn(state) != Turn::Choice(SeatSet::all(2)) {
            return None;
        }
        let [first, second] = [Seat::new(0), Seat::new(1)];
        let plans = [plans(solved, state, first)?, plans(solved, state, second)?];
        if plans[0].len().saturating_mul(plans[1].len()) > solved.left.states {
            return None;
        }
        let mut payoffs = Vec::with_capacity(plans[0].len());
        for plan in &plans[0] {
            let mut row = Vec::with_capacity(plans[1].len());
            for answer in &plans[1] {
                let mut opened = plan.done;
                answer.steps.iter().for_each(|step| solved.game.apply(&mut opened, second, *step));
                row.push(solved.first(&opened)?);
            }
            payoffs.push(row);
        }
        let equilibrium = Equilibrium::of(&payoffs);
        let begun = plans.map(|plans| plans.into_iter().map(|plan| plan.begun).collect());
        Some(Self { begun, payoffs, equilibrium })
    }

    /// Returns what the first seat wins by each of its plans against each of the other's.
    pub fn payoffs(&self) -> &[Vec<f64>] {
        &self.payoffs
    }

    /// Returns how both play it.
    pub fn equilibrium(&self) -> &Equilibrium {
        &self.equilibrium
    }

    /// Returns what the choice is worth to a seat when both play their part of the equilibrium.
    pub fn worth(&self, seat: Seat) -> f64 {
        super::to(seat, self.equilibrium.value)
    }

    /// Returns what the best plan that may begin with a step is worth to its seat while the other seat plays its part of the
    /// equilibrium; none if no plan does.
    pub fn worth_of(&self, seat: Seat, step: A) -> Option<f64> {
        let plan = |place: usize| match seat {
            Seat::FIRST => self.equilibrium.of_row(&self.payoffs[place]),
            _ => 1.0 - self.equilibrium.of_column(&self.payoffs, place),
        };
        let plans = self.begun[seat.index()].iter().enumerate();
        plans.filter(|(_, begun)| begun.contains(&step)).map(|(place, _)| plan(place)).reduce(f64::max)
    }
}

/// Lists what a seat can do until it has finished, while the other seat does nothing. Ways that come to the same are one plan.
fn plans<G: Game>(solved: &mut Solved<'_, G>, state: &G::State, seat: Seat) -> Option<Vec<Plan<G>>> {
    let mut plans: Vec<Plan<G>> = Vec::new();
    let mut places: HashMap<G::State, usize> = HashMap::new();
    let mut ways: Vec<(G::State, Vec<G::Action>)> = vec![(*state, Vec::new())];
    let mut actions = Vec::new();
    while let Some((state, so_far)) = ways.pop() {
        solved.game.legal(&state, seat, &mut actions);
        for action in &actions {
            solved.visit()?;
            let done = solved.after(&state, seat, *action);
            let steps: Vec<G::Action> = so_far.iter().copied().chain([*action]).collect();
            match solved.game.turn(&done) {
                Turn::Choice(seats) if seats.contains(seat) => ways.push((done, steps)),
                Turn::Choice(_) => {
                    let place = *places.entry(done).or_insert(plans.len());
                    let begun = steps[0];
                    if place == plans.len() {
                        plans.push(Plan { steps, begun: Vec::new(), done });
                    }
                    if !plans[place].begun.contains(&begun) {
                        plans[place].begun.push(begun);
                    }
                }
                // Dice fall in secret, or all is opened before the other seat has chosen.
                Turn::Chance | Turn::Over => return None,
            }
        }
    }
    Some(plans)
}
