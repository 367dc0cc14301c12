//! Standing orders: passing in windows without being asked (R21-R25). Who may order what, and when it lapses, follows from
//! what everybody sees.

use contract::{Order, Phrase, Seat};

use crate::AttackTheTower;
use crate::action::Action;
use crate::course::{Course, Stage};
use crate::view::View;

impl AttackTheTower {
    /// R21-R24. Returns the orders of a player: to pass in this battle, until an attack on the player is declared, or for
    /// the whole turn. They answer a window and nothing else. (R25) Who is asked there does not depend on what is held, so
    /// neither does any answer.
    pub(crate) fn orders_of(view: &View, seat: Seat) -> Vec<Order<Action>> {
        let course = &view.table.course;
        if course.turn == 0 || matches!(course.stage, Stage::Over(_)) {
            return Vec::new();
        }
        let is_window = matches!(course.stage, Stage::Answer | Stage::Window | Stage::Between | Stage::End);
        let pass = (is_window && course.asked == seat).then_some(Action::Pass);
        let order = |key: String, name: &'static str, until: &'static str, rule: &'static str| {
            Order::new(key, Phrase::new(name), Phrase::new(until).by(rule))
        };
        let battle = order(battle_key(course), "order-battle", "order-battle-until", "R22");
        let calm = order("calm".to_owned(), "order-calm", "order-calm-until", "R21");
        let turn = order(format!("turn.{}", course.turn), "order-turn", "order-turn-until", "R24");
        let attacked = course.attack.is_some() && seat != course.active;
        let fights = course.attack.is_some();
        vec![
            if fights { battle.answering(pass) } else { battle.closed(Phrase::new("order-no-battle")) },
            if attacked {
                calm.closed(Phrase::new("order-attacked"))
            } else {
                calm.answering(pass.filter(|_| !fights))
            },
            turn.answering(pass),
        ]
    }
}

/// Names the battle under way: the turn, and who attacks what. Between two attacks there is none.
fn battle_key(course: &Course) -> String {
    let Some(attack) = course.attack else { return "battle".to_owned() };
    let palace = if attack.palace { "P" } else { "" };
    format!("battle.{}.{}-{}{palace}", course.turn, attack.from + 1, attack.to + 1)
}
