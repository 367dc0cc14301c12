//! What armies, bases, troops and cards are called: messages that know the printed ones, and the file's own name for all
//! others.

use contract::{Arg, Phrase, Seat};

use crate::AttackTheTower;
use crate::action::{Target, Troop};
use crate::card::{Ability, Card, Kind};
use crate::course::PALACE;
use crate::notation::{target_name, troop_name};
use crate::table::{Side, Table};

impl AttackTheTower {
    /// Names an army.
    pub(crate) fn army_name(&self, army: u8) -> Arg {
        let name = self.components.armies.get(usize::from(army)).map_or("", |army| army.name.as_str());
        vec![Phrase::new("army-name").with("army", self.army_id(army)).with("name", name)].into()
    }

    /// Names a base card of a side.
    pub(crate) fn base_name(&self, side: &Side, kind: Kind) -> Arg {
        let army = self.army(side);
        let card = format!("{}-{}", army.id, kind.letter());
        vec![Phrase::new("base-name").with("card", card).with("name", army.base(kind).name.as_str())].into()
    }

    /// Names a troop of a side; a special troop has no kind.
    pub(crate) fn troop_name(&self, side: &Side, kind: Option<Kind>) -> Arg {
        let army = self.army(side);
        let (letter, name) = match kind {
            Some(kind) => (kind.letter(), army.base(kind).troop.as_str()),
            None => (Ability::SPECIAL.letter(), army.ability(Ability::SPECIAL).name.as_str()),
        };
        vec![Phrase::new("troop-name").with("card", format!("{}-{letter}", army.id)).with("name", name)].into()
    }

    /// Names one or several troops of a side; special troops have no kind.
    pub(crate) fn troops_name(&self, side: &Side, kind: Option<Kind>, count: u8) -> Arg {
        if count == 1 {
            return self.troop_name(side, kind);
        }
        let army = self.army(side);
        let (letter, name) = match kind {
            Some(kind) => (kind.letter(), army.base(kind).troops.as_str()),
            None => (Ability::SPECIAL.letter(), army.ability(Ability::SPECIAL).name.as_str()),
        };
        vec![Phrase::new("troops-name").with("card", format!("{}-{letter}", army.id)).with("name", name)].into()
    }

    /// Names an ability card of a side.
    pub(crate) fn ability_name(&self, side: &Side, ability: Ability) -> Arg {
        let army = self.army(side);
        let card = format!("{}-{}", army.id, ability.letter());
        vec![Phrase::new("ability-name").with("card", card).with("name", army.ability(ability).name.as_str())].into()
    }

    /// Says what an ability card of a side does, as it is printed.
    pub(crate) fn ability_text(&self, side: &Side, ability: Ability) -> Phrase {
        let army = self.army(side);
        let card = format!("{}-{}", army.id, ability.letter());
        Phrase::new("ability-text").with("card", card).with("text", army.ability(ability).text.as_str())
    }

    /// Names any card of a side.
    pub(crate) fn card_name(&self, side: &Side, card: Card) -> Arg {
        match (card.kind(), card.ability()) {
            (Some(kind), _) => self.base_name(side, kind),
            (_, Some(ability)) => self.ability_name(side, ability),
            _ => "".into(),
        }
    }

    /// Names what stands at a target of a side, with its place.
    pub(crate) fn target_phrase(&self, side: &Side, target: Target) -> Arg {
        let what = match target {
            Target::Troop(Troop::On(space, _)) => self.troop_name(side, side.base(space).kind),
            Target::Troop(Troop::Special(_)) => self.troop_name(side, None),
            Target::Base(space) => side.base(space).kind.map_or_else(|| "".into(), |kind| self.base_name(side, kind)),
            Target::Palace => return vec![Phrase::new("the-palace")].into(),
        };
        vec![Phrase::new("at-place").with("what", what).with("place", target_name(target))].into()
    }

    /// Names a troop of a side, with its place.
    pub(crate) fn troop_phrase(&self, side: &Side, troop: Troop) -> Arg {
        self.target_phrase(side, Target::Troop(troop))
    }
}

/// Names a group for a sentence: a territory by its number, or the palace.
pub(crate) fn group_arg(from: u8) -> Arg {
    if from == PALACE { "P".into() } else { (from + 1).to_string().into() }
}

/// Names a troop for addresses: `1b1`.
pub(crate) fn troop_key(troop: Troop) -> String {
    troop_name(troop)
}

/// Returns the player whose troops are hit while a player lays damage.
pub(crate) fn hit_side(table: &Table, seat: Seat) -> &Side {
    table.side(crate::table::other(seat))
}
