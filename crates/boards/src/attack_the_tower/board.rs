//! What a drawing is made of: the game, the view, and from which side it is seen.

use attack_the_tower::AttackTheTower;
use attack_the_tower::action::Troop;
use attack_the_tower::card::{Kind, Space};
use attack_the_tower::course::Stage;
use attack_the_tower::table::{SetupStep, Side, other};
use attack_the_tower::view::View;
use contract::{Observer, Seat, Speak};
use words::Words;

use super::art::Look;
use super::geometry::Half;
use super::says::Says;
use crate::names::Names;

/// The position as it is drawn.
#[derive(Clone, Copy)]
pub(super) struct Board<'a> {
    pub(super) game: &'a AttackTheTower,
    pub(super) view: &'a View,
    /// The seat whose half lies below.
    pub(super) own: Seat,
    pub(super) words: &'a Words,
}

/// A base as it is seen on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Standing {
    pub(super) kind: Kind,
    pub(super) troops: u8,
    /// Whether only its owner sees it yet.
    pub(super) is_secret: bool,
}

impl<'a> Board<'a> {
    /// The seat below is the first of those looking at the page, otherwise the observer's first, or for a spectator the
    /// first of all.
    pub(super) fn of(
        game: &'a AttackTheTower,
        view: &'a View,
        observer: Observer,
        names: &Names,
        words: &'a Words,
    ) -> Self {
        let seat = names.viewers.first().or(observer.first()).filter(|seat| seat.index() < 2);
        Self { game, view, own: seat.unwrap_or(Seat::FIRST), words }
    }

    pub(super) const fn seat(&self, half: Half) -> Seat {
        match half {
            Half::Own => self.own,
            Half::Foe => other(self.own),
        }
    }

    pub(super) fn half(&self, seat: Seat) -> Half {
        if seat == self.own { Half::Own } else { Half::Foe }
    }

    pub(super) const fn side(&self, half: Half) -> &'a Side {
        self.view.side(self.seat(half))
    }

    pub(super) const fn stage(&self) -> Stage {
        self.view.table.course.stage
    }

    /// Returns the class of everything together. While whoever looks draws cards, a phone moves their piles into view; while
    /// they are asked about the first hand, the hand.
    pub(super) fn root_class(&self) -> &'static str {
        let first_hand = self.view.secret(self.own).map(|secret| secret.setup);
        match (self.stage(), first_hand) {
            (Stage::Setup, Some(SetupStep::Draw(_))) => "root pulls",
            (Stage::Setup, Some(SetupStep::Choose)) => "root keeps",
            (Stage::Draw | Stage::LateDraw, _) if self.view.table.course.asked == self.own => "root pulls",
            _ => "root",
        }
    }

    /// Returns how the army of a half looks.
    pub(super) fn look(&self, half: Half) -> Look {
        let side = self.side(half);
        Look::of(&self.game.army(side).id, side.army.unwrap_or_default().into())
    }

    pub(super) fn says(&self, half: Half) -> Says<'a> {
        Says { army: self.game.army(self.side(half)), words: self.words }
    }

    /// Returns what stands on a space, as whoever looks may know it: also what was laid there in secret.
    pub(super) fn standing(&self, half: Half, space: Space) -> Option<Standing> {
        let laid = self.view.secret(self.seat(half)).and_then(|secret| secret.laid[space.index()]);
        if let Some(kind) = laid {
            return Some(Standing { kind, troops: 0, is_secret: true });
        }
        let base = self.side(half).base(space);
        Some(Standing { kind: base.kind?, troops: base.troops, is_secret: false })
    }

    /// Returns the power of a troop as it stands.
    pub(super) fn power(&self, half: Half, troop: Troop) -> u8 {
        self.game.standing_power(self.view, self.seat(half), troop)
    }

    /// Returns one of the numbers that sum up how a half stands.
    pub(super) fn vital(&self, half: Half, name: &str) -> u16 {
        let all = self.game.vitals(self.view, self.seat(half));
        all.iter().find(|vital| vital.name == name).map_or(0, |vital| vital.value)
    }

    /// Returns the power of a base.
    pub(super) fn base_power(&self) -> u8 {
        self.game.options.base_power.0 as u8
    }

    /// Returns the power of a palace.
    pub(super) fn palace_power(&self) -> u8 {
        self.game.options.palace_power.0 as u8
    }
}
