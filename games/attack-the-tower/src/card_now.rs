//! What a card does in this very situation, in numbers: both sides' strikes with it and without it, the troops it is about,
//! the cards and troops it brings.

use contract::{Phrase, Seat};

use crate::AttackTheTower;
use crate::action::Troop;
use crate::card::{Ability, Kind};
use crate::course::PALACE;
use crate::effect::Effect;
use crate::forecast::{Plan, Strike};
use crate::state::State;
use crate::table::{Table, other};
use crate::view::View;

impl AttackTheTower {
    /// R26, R27. Says what a card does: as it is printed, then now, or that it is of no use.
    pub(crate) fn look_at_card(&self, view: &View, seat: Seat, ability: Ability, on: Option<Troop>) -> Vec<Phrase> {
        let state = view.shown();
        let mut phrases = vec![self.ability_text(view.side(seat), ability).by("R27")];
        if self.is_idle_card(&state, seat, ability) {
            phrases.push(Phrase::new("card-idle").by("R26"));
            return phrases;
        }
        phrases.extend(self.look_at_effects(&state, seat, ability));
        let mut after = state;
        self.take_effect(&mut after, seat, ability, on, &mut ());
        after.table.course.left = state.table.course.left;
        if state.table.course.attack.is_some() {
            let battle = self.look_at_battle(view, &after, seat);
            if battle.is_empty() && phrases.len() == 1 {
                phrases.push(Phrase::new("card-no-change").by("R37"));
            }
            phrases.extend(battle);
        } else {
            phrases.extend(self.look_at_groups(&state.table, &after.table, seat));
        }
        phrases
    }

    /// Says whom the effects of a card are about, and what it brings later.
    fn look_at_effects(&self, state: &State, seat: Seat, ability: Ability) -> Vec<Phrase> {
        let side = state.table.side(seat);
        let mut phrases = Vec::new();
        let mut about: Option<Kind> = None;
        for effect in &self.army(side).ability(ability).effects {
            match *effect {
                Effect::DrawEnd(kind) => {
                    phrases.push(Phrase::new("card-draws").by("R85").with("count", self.alive(side, kind)));
                }
                Effect::RecruitEnd(kind, crate::effect::Tally::Lost(_)) => {
                    phrases.push(self.returns_phrase(side, kind, side.lost).by("R86"));
                }
                Effect::RecruitEnd(kind, crate::effect::Tally::Slain(_)) => {
                    phrases.push(self.returns_phrase(side, kind, side.slain).by("R106"));
                }
                Effect::Raze(_) => {
                    phrases.push(Phrase::new("card-razes").by("R94").with("count", self.razed_by(state, seat)));
                }
                Effect::Forbid if state.table.course.attack.is_some() => {
                    let stops = if self.stops_attack(state, seat, ability) { "yes" } else { "no" };
                    phrases.push(Phrase::new("card-forbids").by("R89").with("stops", stops));
                }
                Effect::Ping { kind, .. }
                | Effect::Kill(kind)
                | Effect::SiegeBases(kind)
                | Effect::RazeAfter(kind)
                | Effect::Spare(kind)
                | Effect::SacrificeAfter(kind) => about = Some(kind),
                _ => {}
            }
        }
        let waiting = side.ghosts.min((side.specials + 1 + side.ghosts).saturating_sub(side.full_territories()));
        if ability == Ability::SPECIAL && waiting > 0 {
            let who = self.troops_name(side, None, waiting);
            phrases.push(Phrase::new("card-no-return").by("R103").with("count", waiting).with("who", who));
        }
        phrases.extend(about.map(|kind| {
            let count = self.alive(side, kind);
            let who = self.troops_name(side, Some(kind), count);
            Phrase::new("card-about").by("R27").with("count", count).with("who", who)
        }));
        phrases
    }

    /// R67. Says how many troops would come back so far, and for how many there is room.
    fn returns_phrase(&self, side: &crate::table::Side, kind: Kind, count: u8) -> Phrase {
        let phrase = Phrase::new("card-returns").with("who", self.troops_name(side, Some(kind), count));
        phrase.with("count", count).with("room", Self::room(side, kind).0)
    }

    /// R37. Says what the card changes in the battle under way: what both sides strike with, what it takes to destroy the
    /// defender, and how far the attack comes then.
    fn look_at_battle(&self, view: &View, after: &State, seat: Seat) -> Vec<Phrase> {
        let Some(attack) = view.table.course.attack else { return Vec::new() };
        let active = view.table.course.active;
        let to = if attack.palace { PALACE } else { attack.to };
        let plan = Plan { seat: active, from: attack.from, joining: attack.joining, to };
        let with = View { table: after.table, secrets: view.secrets };
        let both = |view: &View| {
            let strikes = [self.strike_with(view, plan), self.reply_of(view, active, attack.from, to)];
            (strikes, self.needs_of(view, active, attack.from, to).total())
        };
        let ((before, needed), (now, needs)) = (both(view), both(&with));
        let mut phrases = Vec::new();
        for (role, whose) in [active, other(active)].into_iter().enumerate() {
            if before[role] != now[role] {
                let key = if whose == seat { "card-own-strike" } else { "card-other-strike" };
                let phrase = self.strike_phrase(key, &after.table, whose, &now[role]);
                let same = if before[role].total() == now[role].total() { "yes" } else { "no" };
                let phrase = phrase.with("before", before[role].total()).with("same", same);
                phrases.push(phrase.with("earlier", before[role].first()));
            }
        }
        if needs != needed {
            phrases.push(Phrase::new("card-needs").by("R45").with("needs", needs).with("before", needed));
        }
        if !phrases.is_empty() {
            let reach = self.reach_from(after);
            phrases.push(Self::reach_phrase(if attack.palace { reach.of_palace() } else { reach }));
        }
        phrases
    }

    /// R38. Says what the card changes outside of battles: the groups of the active player strike, the territories of the
    /// other one strike back.
    fn look_at_groups(&self, before: &Table, after: &Table, seat: Seat) -> Vec<Phrase> {
        let mut phrases = Vec::new();
        for whose in [seat, other(seat)] {
            let strike = |table: &Table, place: u8| -> Strike {
                let view = View { table: *table, secrets: [None; 2] };
                if whose == table.course.active {
                    self.group_strike(&view, whose, place)
                } else {
                    self.guard_strike(&view, whose, place)
                }
            };
            let attacks = if whose == before.course.active { "yes" } else { "no" };
            let changed = |place: u8| {
                let (old, new) = (strike(before, place), strike(after, place));
                let first = if new.first() == old.first() { 0 } else { new.first() };
                (old.total() != new.total() || first > 0).then(|| {
                    let phrase = Phrase::new("card-group").with("place", crate::names::group_arg(place));
                    let phrase = phrase.with("attacks", attacks).with("now", new.total());
                    phrase.with("before", old.total()).with("first", first)
                })
            };
            let groups: Vec<Phrase> = (0..=PALACE).filter_map(changed).collect();
            if !groups.is_empty() {
                let phrase = Phrase::new("card-groups").by("R38").with("seat", whose);
                phrases.push(phrase.with("attacks", attacks).with("groups", groups));
            }
        }
        phrases
    }
}
