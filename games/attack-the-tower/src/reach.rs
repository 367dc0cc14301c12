//! What is left of an attack when it comes to the palace, at worst and without another card: a search over how both sides
//! lay their damage, which gives up being exact after so many decisions.

use contract::Seat;

use crate::AttackTheTower;
use crate::action::{Action, Target};
use crate::course::{PALACE, Stage};
use crate::forecast::Plan;
use crate::options::SpecialAttack;
use crate::state::State;
use crate::table::other;
use crate::view::View;

/// How many decisions are looked at before the rest is judged by rule of thumb.
const MOST: u32 = 3000;
/// What it is worth to destroy the palace: more than any strike.
const FALLS: i32 = 10_000;
/// What it is worth not to reach it.
const BLOCKED: i32 = -1;

/// What an attack comes to when the defender lays damage as well as can be and nobody plays another card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// R51. It does not reach the palace.
    Blocked,
    /// R56. It strikes the palace, which withstands it.
    Stands,
    /// R52. The survivors may strike the palace with so many points.
    Reaches(u16),
    /// R55. It destroys the palace.
    Destroys,
}

/// What was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// What it comes to.
    pub end: End,
    /// Whether the search was given up before it had seen all: then the end is about this.
    pub is_rough: bool,
}

impl Reach {
    /// R56. Returns what is found of an attack that strikes the palace already.
    pub(crate) fn of_palace(self) -> Self {
        if self.end == End::Blocked { Self { end: End::Stands, ..self } } else { self }
    }
}

/// Looks for the best of both sides.
struct Search<'a> {
    game: &'a AttackTheTower,
    left: u32,
}

impl AttackTheTower {
    /// R39, R51, R52. Returns what an attack comes to at worst, without another card: an attack that could be declared, or
    /// the one under way.
    pub fn reach_of(&self, view: &View, plan: Plan) -> Reach {
        let mut state = view.shown();
        let attack = state.table.course.attack;
        let is_open = view.side(other(plan.seat)).bases_in(plan.to.min(PALACE - 1)) == 0;
        let palace = attack.map_or(is_open, |attack| attack.palace);
        if attack.is_none() {
            state.table.course.active = plan.seat;
            let joins = self.options.special_attack == SpecialAttack::Joins && plan.from == PALACE;
            let joining = if joins { 0 } else { plan.joining };
            self.declare(&mut state, plan.seat, (plan.from, joining, plan.to), &mut ());
        }
        let reach = self.reach_from(&state);
        if palace { reach.of_palace() } else { reach }
    }

    /// Returns what the attack under way comes to.
    pub(crate) fn reach_from(&self, state: &State) -> Reach {
        let mut search = Search { game: self, left: MOST };
        let worth = search.worth(*state, BLOCKED, FALLS);
        let end = match worth {
            FALLS.. => End::Destroys,
            0.. => End::Reaches(worth as u16),
            _ => End::Blocked,
        };
        Reach { end, is_rough: search.left == 0 }
    }

    /// R52. Returns what attackers who may go on to the palace strike it with.
    fn at_palace(&self, state: &State) -> i32 {
        let Some(attack) = state.table.course.attack else { return BLOCKED };
        let view = View { table: state.table, secrets: [None; 2] };
        let plan = Plan { seat: state.table.course.active, from: attack.from, joining: attack.joining, to: PALACE };
        self.strike_with(&view, plan).total().into()
    }
}

impl Search<'_> {
    /// Goes on to the next decision about damage and returns what the attack is worth to the attacker, if it lies between
    /// these bounds.
    fn worth(&mut self, mut state: State, floor: i32, ceiling: i32) -> i32 {
        loop {
            let seat = state.table.course.asked;
            let action = match state.table.course.stage {
                Stage::Window | Stage::Between => Action::Pass,
                Stage::Lose => Action::Lose(0),
                Stage::Proceed => return self.game.at_palace(&state),
                Stage::Assign if self.left == 0 => return self.by_thumb(&state),
                Stage::Assign => return self.lay(&state, seat, None, (floor, ceiling)),
                Stage::Over(_) => return FALLS,
                _ => return BLOCKED,
            };
            self.game.apply_with(&mut state, seat, action, &mut ());
        }
    }

    /// Tries every way to lay what is left, in one order only, and to stop where nothing more can be destroyed.
    fn lay(&mut self, state: &State, seat: Seat, last: Option<Action>, (mut floor, mut ceiling): (i32, i32)) -> i32 {
        let attacks = seat == state.table.course.active;
        let useful = self.useful(state, seat);
        let mut best = if attacks { BLOCKED } else { FALLS };
        let later = useful.iter().copied().filter(|action| last.is_none_or(|last| *action > last));
        let ends = useful.is_empty().then_some(Action::Ok);
        for action in later.chain(ends) {
            self.left = self.left.saturating_sub(1);
            let mut after = *state;
            self.game.apply_with(&mut after, seat, action, &mut ());
            let goes_on = action != Action::Ok && self.left > 0;
            let worth = if goes_on {
                self.lay(&after, seat, Some(action), (floor, ceiling))
            } else {
                self.worth(after, floor, ceiling)
            };
            if attacks {
                best = best.max(worth);
                floor = floor.max(worth);
            } else {
                best = best.min(worth);
                ceiling = ceiling.min(worth);
            }
            if floor >= ceiling || self.left == 0 {
                break;
            }
        }
        best
    }

    /// Returns what lays points where they destroy something, or in the initiative step where they count later.
    fn useful(&self, state: &State, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.list(state, seat, &mut actions);
        let (table, battle) = (&state.table, AttackTheTower::battle(&state.table));
        actions.retain(|action| {
            let (target, points) = match *action {
                Action::Kill(_) => return true,
                Action::Hit(target @ Target::Troop(_), 0) => (target, battle.pool),
                Action::Hit(target, 0) | Action::Siege(target, 0) => {
                    (target, battle.pool.saturating_add(battle.siege_pool))
                }
                _ => return false,
            };
            let place = self.game.place_of(table, target);
            !battle.main || place.is_some_and(|place| self.game.left_of(table, target, place) <= points)
        });
        actions.sort_unstable();
        actions
    }

    /// Returns what the attack comes to when both lay damage where it destroys most.
    fn by_thumb(&self, state: &State) -> i32 {
        let settled = self.game.laid_out(state);
        match settled.table.course.stage {
            Stage::Proceed => self.game.at_palace(&settled),
            Stage::Over(_) => FALLS,
            _ => BLOCKED,
        }
    }
}
