//! Powers (R80-R83): what is printed, what a card sets, and what comes on top.

use contract::Seat;

use crate::AttackTheTower;
use crate::action::Troop;
use crate::card::{KINDS, Kind};
use crate::effect::{Effect, Feature, Kinds, When};
use crate::options::ZeroPower;
use crate::table::{Side, Table, other};

/// Special troops, and others without a kind.
const NO_KIND: usize = KINDS;

/// What cards make of the troops of one player in one situation.
#[derive(Clone, Copy, Debug)]
pub struct Modifiers {
    set: [Option<u8>; KINDS],
    add: [i8; KINDS + 1],
    granted: [bool; KINDS],
    dulled: [bool; KINDS + 1],
    tamed: [bool; KINDS + 1],
}

/// A situation in which powers are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Situation {
    /// Whether the troops attack or defend; neither outside of battles.
    pub attacking: Option<bool>,
    /// The own kinds that take part in the battle, as bits.
    pub own: u8,
    /// The enemy kinds that take part, as bits.
    pub enemy: u8,
}

fn kind_at(place: usize) -> Option<Kind> {
    (place < KINDS).then_some(Kind(place as u8))
}

impl AttackTheTower {
    /// R80, R83. Returns what the cards of both players make of the troops of one of them.
    pub fn modifiers(&self, table: &Table, seat: Seat, situation: Situation) -> Modifiers {
        let mut made = Modifiers {
            set: [None; KINDS],
            add: [0; KINDS + 1],
            granted: [false; KINDS],
            dulled: [false; KINDS + 1],
            tamed: [false; KINDS + 1],
        };
        for is_own in [true, false] {
            let side = table.side(if is_own { seat } else { other(seat) });
            let took = if is_own { situation.own } else { situation.enemy };
            for (effect, copies) in self.active(side) {
                made.take(effect, copies, is_own, took, situation.attacking);
            }
        }
        made
    }

    /// R80-R81, R92. Returns the power of a troop.
    pub fn power(&self, side: &Side, troop: Troop, modifiers: &Modifiers) -> u8 {
        let (printed, kind, raised) = match troop {
            Troop::On(space, nth) => {
                let base = side.base(space);
                let raised = base.raised[usize::from(nth)];
                let Some(kind) = base.kind else { return 0 };
                (self.army(side).base(kind).power, self.kind_of(kind, raised), raised)
            }
            Troop::Special(nth) => (self.army(side).special_power, None, side.raised[usize::from(nth)]),
        };
        let set = kind.and_then(|kind| modifiers.set[kind.index()]);
        let add = modifiers.add[kind.map_or(NO_KIND, Kind::index)];
        let power = i16::from(set.unwrap_or(printed)) + i16::from(add) + i16::from(raised);
        let floor = i16::from(self.options.zero_power == ZeroPower::FloorOne);
        power.max(floor) as u8
    }

    /// R41, R83, R84. Says whether a troop strikes first.
    pub fn has_initiative(&self, side: &Side, troop: Troop, modifiers: &Modifiers) -> bool {
        let Some(kind) = self.fighting_kind(side, troop) else { return false };
        let granted = modifiers.granted[kind.index()] || self.army(side).base(kind).initiative;
        granted && !modifiers.dulled[kind.index()]
    }

    /// R46, R108. Says whether a troop is a siege weapon.
    pub fn has_artillery(&self, side: &Side, troop: Troop, modifiers: &Modifiers) -> bool {
        let Some(kind) = self.fighting_kind(side, troop) else { return false };
        self.army(side).base(kind).artillery && !modifiers.tamed[kind.index()]
    }

    /// Returns the kind that a troop fights as; a special troop, or a Ninja under `ninja_kind` = changes, has none.
    pub(crate) fn fighting_kind(&self, side: &Side, troop: Troop) -> Option<Kind> {
        match troop {
            Troop::On(space, nth) => {
                let base = side.base(space);
                self.kind_of(base.kind?, base.raised[usize::from(nth)])
            }
            Troop::Special(_) => None,
        }
    }
}

/// R81. Returns what destroys a troop of this power.
pub const fn need(power: u8) -> u8 {
    if power == 0 { 1 } else { power }
}

impl Modifiers {
    fn take(&mut self, effect: Effect, copies: u8, is_own: bool, took: u8, attacking: Option<bool>) {
        match effect {
            Effect::SetPower(kind, value) if is_own => {
                let set = &mut self.set[kind.index()];
                *set = Some(set.map_or(value, |other| other.max(value)));
            }
            Effect::AddPower { own, of, value, when } if own == is_own => {
                let counts = match when {
                    When::Always => true,
                    When::Attacking => attacking == Some(true),
                    When::Defending => attacking == Some(false),
                    When::InBattle(kind) => took >> kind.0 & 1 == 1,
                };
                if counts {
                    self.add(of, value.saturating_mul(copies as i8));
                }
            }
            Effect::Grant(kind) if is_own => self.granted[kind.index()] = true,
            Effect::Strip { own, of, feature } if own == is_own => {
                let stripped = if feature == Feature::Initiative { &mut self.dulled } else { &mut self.tamed };
                for (place, lost) in stripped.iter_mut().enumerate() {
                    *lost |= of.holds(kind_at(place));
                }
            }
            _ => {}
        }
    }

    fn add(&mut self, of: Kinds, value: i8) {
        for (place, add) in self.add.iter_mut().enumerate() {
            if of.holds(kind_at(place)) {
                *add = add.saturating_add(value);
            }
        }
    }
}
