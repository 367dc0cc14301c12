//! The data file as it is written. Every part that can be wrong keeps its position in the text, so that a designer is
//! told the line.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

/// A text and where it stands.
pub(crate) type Word = Spanned<String>;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "what only printing needs is checked for presence here")]
pub(crate) struct File {
    pub(crate) schema: Spanned<u32>,
    pub(crate) game: Word,
    pub(crate) title: String,
    pub(crate) publisher: String,
    pub(crate) constants: Constants,
    pub(crate) board: Board,
    pub(crate) kind: Spanned<Vec<KindText>>,
    pub(crate) ability_mix: BTreeMap<String, Spanned<BTreeMap<String, u8>>>,
    pub(crate) army: Spanned<Vec<ArmyText>>,
    pub(crate) options: toml::Table,
}

/// The numbers of the rules.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Constants {
    pub(crate) players: Spanned<u8>,
    pub(crate) territories: Spanned<u8>,
    pub(crate) slots_per_territory: Spanned<u8>,
    pub(crate) max_troops_per_base: Spanned<u8>,
    pub(crate) start_hand: Spanned<u8>,
    pub(crate) renew_draw: Spanned<u8>,
    pub(crate) hand_limit: Spanned<u8>,
    pub(crate) base_deck: Spanned<u8>,
    pub(crate) ability_deck: Spanned<u8>,
    pub(crate) counters: Spanned<u8>,
}

/// The printed board, in millimetres.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The sheet.
    pub sheet: Size,
    /// The field of a card.
    pub card: Size,
    /// The field of a counter.
    pub counter: Size,
    /// The base spaces.
    pub slots: Vec<Slot>,
    /// The palace.
    pub palace: Field,
    /// The four piles.
    pub piles: Vec<Point>,
}

/// A width and a height.
#[derive(Deserialize, Clone, Copy, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Size {
    /// The width.
    pub w: f64,
    /// The height.
    pub h: f64,
}

/// A base space, by the middle of its card and of its counter.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// Its name.
    pub id: String,
    /// The middle of the card.
    pub x: f64,
    /// The middle of the card.
    pub y: f64,
    /// The middle of the counter.
    pub counter_y: f64,
}

/// A field by its middle and its size.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// Its name.
    pub id: String,
    /// The middle.
    pub x: f64,
    /// The middle.
    pub y: f64,
    /// The width.
    pub w: f64,
    /// The height.
    pub h: f64,
}

/// The middle of a pile.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// Its name.
    pub id: String,
    /// The middle.
    pub x: f64,
    /// The middle.
    pub y: f64,
}

/// A kind of card, the same for all armies.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "icons and printed numbers are for people; armies have their own")]
pub(crate) struct KindText {
    pub(crate) code: Word,
    pub(crate) letter: String,
    pub(crate) name: String,
    pub(crate) power: Option<u8>,
    #[serde(default)]
    pub(crate) traits: Vec<String>,
    pub(crate) base_count: Option<u8>,
    pub(crate) ability_count: u8,
    pub(crate) icon: String,
}

/// An army.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArmyText {
    pub(crate) id: Word,
    pub(crate) name: String,
    #[serde(rename = "src")]
    pub(crate) _src: String,
    pub(crate) colour: String,
    pub(crate) base: Spanned<Vec<BaseText>>,
    pub(crate) ability: Spanned<Vec<AbilityText>>,
}

/// A base card of an army.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BaseText {
    pub(crate) kind: Word,
    pub(crate) name: String,
    pub(crate) troop: String,
    pub(crate) troops: String,
    pub(crate) power: Spanned<u8>,
    #[serde(default)]
    pub(crate) traits: Vec<Word>,
    pub(crate) count: Spanned<u8>,
    #[serde(rename = "src")]
    pub(crate) _src: String,
}

/// An ability card of an army.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AbilityText {
    pub(crate) kind: Word,
    pub(crate) name: String,
    pub(crate) count: Spanned<u8>,
    pub(crate) duration: Word,
    pub(crate) effects: Spanned<Vec<EffectText>>,
    pub(crate) text: String,
}

/// What an ability does, in the vocabulary of the file.
#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum EffectText {
    SetPower {
        kind: String,
        value: u8,
    },
    AddPower {
        who: String,
        kind: String,
        value: i8,
        when: String,
    },
    Grant {
        who: String,
        kind: String,
        #[serde(rename = "trait")]
        feature: String,
    },
    Strip {
        who: String,
        kind: String,
        #[serde(rename = "trait")]
        feature: String,
    },
    Ping {
        per: String,
        kind: String,
        value: u8,
        targets: String,
    },
    Kill {
        per_striking: String,
        targets: String,
    },
    SiegeBases {
        kind: String,
    },
    Recruit {
        kinds: Vec<String>,
        #[serde(rename = "where")]
        place: String,
        amount: u8,
    },
    RecruitEnd {
        kind: String,
        amount: String,
    },
    DrawEnd {
        amount: String,
    },
    Forbid {
        who: String,
        action: String,
    },
    RaiseOne {
        value: u8,
    },
    SacrificeAfterAttack {
        kind: String,
    },
    Spare {
        #[serde(rename = "where")]
        place: String,
    },
    RazeAfterBattle {
        kind: String,
        who: String,
    },
    SacrificeNow {
        kind: String,
        amount: String,
    },
    Raze {
        who: String,
        amount: String,
    },
    Special {
        #[serde(rename = "name")]
        _name: String,
        power: u8,
        passive: Option<String>,
    },
}
