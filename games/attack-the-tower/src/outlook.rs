//! What an action leads to beyond what happens at once: what an attack strikes with and meets, and what a card does in this
//! very situation.

use contract::{Phrase, Seat};

use crate::AttackTheTower;
use crate::action::Action;
use crate::course::PALACE;
use crate::forecast::Plan;
use crate::table::other;
use crate::view::View;

impl AttackTheTower {
    /// Says what an attack comes to, or going on to the palace, and what a card does, as it is printed and now.
    pub(crate) fn look_ahead(&self, view: &View, seat: Seat, action: Action) -> Vec<Phrase> {
        match action {
            Action::Play(ability) => self.look_at_card(view, seat, ability, None),
            Action::PlayOn(ability, troop) => self.look_at_card(view, seat, ability, Some(troop)),
            Action::Attack { from, joining, to } => self.look_at_attack(view, Plan { seat, from, joining, to }),
            Action::Go => self.look_at_palace(view, seat),
            _ => Vec::new(),
        }
    }

    /// R38, R42, R45. Says what both sides of an attack strike with, what it takes to destroy all that stands there, and how
    /// far the attack comes.
    fn look_at_attack(&self, view: &View, plan: Plan) -> Vec<Phrase> {
        let Plan { seat, from, to, .. } = plan;
        let palace = to == PALACE || view.side(other(seat)).bases_in(to) == 0;
        let reply = self.reply_of(view, seat, from, to);
        vec![
            self.strike_phrase("outlook-strike", &view.table, seat, &self.strike_with(view, plan)),
            Self::needs_phrase(&self.needs_of(view, seat, from, to), palace),
            self.strike_phrase("outlook-reply", &view.table, other(seat), &reply).by("R42"),
            Self::reach_phrase(self.reach_of(view, plan)),
        ]
    }

    /// R52, R53. Says the same of going on to the palace.
    fn look_at_palace(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        let Some(attack) = view.table.course.attack else { return Vec::new() };
        let plan = Plan { seat, from: attack.from, joining: attack.joining, to: PALACE };
        let mut state = view.shown();
        self.apply_with(&mut state, seat, Action::Go, &mut ());
        let mut phrases = self.look_at_attack(view, plan);
        phrases.pop();
        phrases.push(Self::reach_phrase(self.reach_from(&state).of_palace()));
        phrases
    }
}
