//! What armies, bases, troops, cards and players are called.

use attack_the_tower::army::Army;
use attack_the_tower::card::{Ability, Card, Kind};
use contract::{Phrase, Seat};
use words::Words;

use crate::seats::short;

/// How many letters of a player's name fit on the board.
const ROOM: usize = 16;

/// The names of one army in the reader's language.
#[derive(Clone, Copy)]
pub(super) struct Says<'a> {
    pub(super) army: &'a Army,
    pub(super) words: &'a Words,
}

impl Says<'_> {
    /// Names the army.
    pub(super) fn army(self) -> String {
        self.words.say(&Phrase::new("army-name").with("army", &*self.army.id).with("name", &*self.army.name))
    }

    fn card_named(self, key: &'static str, letter: char, name: &str) -> String {
        self.words.say(&Phrase::new(key).with("card", format!("{}-{letter}", self.army.id)).with("name", name))
    }

    /// Names a base.
    pub(super) fn base(self, kind: Kind) -> String {
        self.card_named("base-name", kind.letter(), &self.army.base(kind).name)
    }

    /// Names a troop; one without a kind is a special one.
    pub(super) fn troop(self, kind: Option<Kind>) -> String {
        let special = Ability::SPECIAL;
        let (letter, name) = match kind {
            Some(kind) => (kind.letter(), &self.army.base(kind).troop),
            None => (special.letter(), &self.army.ability(special).name),
        };
        self.card_named("troop-name", letter, name)
    }

    /// Names an ability.
    pub(super) fn ability(self, ability: Ability) -> String {
        self.card_named("ability-name", ability.letter(), &self.army.ability(ability).name)
    }

    /// Says what is printed on an ability card.
    pub(super) fn text(self, ability: Ability) -> String {
        let card = format!("{}-{}", self.army.id, ability.letter());
        let text = &*self.army.ability(ability).text;
        self.words.say(&Phrase::new("ability-text").with("card", card).with("text", text))
    }

    /// Names any card.
    pub(super) fn card(self, card: Card) -> String {
        match (card.kind(), card.ability()) {
            (Some(kind), _) => self.base(kind),
            (_, Some(ability)) => self.ability(ability),
            _ => String::new(),
        }
    }
}

/// Names the player at a seat in few letters, beside the seat's sign; `Seat A` if nobody is known to sit there.
pub(super) fn player(seat: Seat, words: &Words) -> String {
    short(seat, ROOM, words)
}
