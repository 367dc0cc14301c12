//! What an action leads to beyond what happens at once: what an attack strikes with and meets, what a card does in this
//! very situation, and which cards a draw can bring.

use contract::{Phrase, Seat};

use crate::AttackTheTower;
use crate::action::Action;
use crate::card::Pile;
use crate::course::{PALACE, Stage};
use crate::forecast::Plan;
use crate::table::other;
use crate::view::View;

impl AttackTheTower {
    /// Says what an attack comes to, or going on to the palace, what a card does, as it is printed and now, and which cards
    /// a draw can bring.
    pub(crate) fn look_ahead(&self, view: &View, seat: Seat, action: Action) -> Vec<Phrase> {
        match action {
            Action::Play(ability) => self.look_at_card(view, seat, ability, None),
            Action::PlayOn(ability, troop) => self.look_at_card(view, seat, ability, Some(troop)),
            Action::Attack { from, joining, to } => self.look_at_attack(view, Plan { seat, from, joining, to }),
            Action::Go => self.look_at_palace(view, seat),
            Action::Pull(pile) => self.look_at_pile(view, seat, pile).into_iter().collect(),
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

    /// R10, R70. Says which cards a pile still holds, as its player can count from what lies open and is in hand. One that
    /// is empty is made of the discards first.
    fn look_at_pile(&self, view: &View, seat: Seat, pile: Pile) -> Option<Phrase> {
        let (side, secret) = (view.side(seat), view.secret(seat)?);
        let is_made_first = !self.is_secret_setup(&view.table) && side.piles[pile as usize] == 0;
        let mut cards = if is_made_first { side.discards } else { secret.pile };
        for other in Pile::ALL.into_iter().filter(|other| *other != pile) {
            cards[other.cards()].fill(0);
        }
        let rule = match view.table.course.stage {
            Stage::Setup => "R2",
            Stage::LateDraw => "R85",
            _ => "R10",
        };
        let phrase = Phrase::new("outlook-draw").by(rule).with("count", pile.count(&cards));
        Some(phrase.with("cards", self.counted(side, &cards)))
    }
}
