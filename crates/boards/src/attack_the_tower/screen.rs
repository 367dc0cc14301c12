//! Where the way of an attack goes on each of the two screens for which it is drawn.

use super::geometry::Half;

/// The two screens for which ways are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Screen {
    Wide,
    Narrow,
}

/// Where ways go on a phone past the numbers of own territories, which lie below each other.
const EDGE: f32 = 7.0;

impl Screen {
    pub(super) const BOTH: [Self; 2] = [Self::Wide, Self::Narrow];

    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Wide => "wide-only",
            Self::Narrow => "narrow-only",
        }
    }

    /// Returns where an attack leaves a territory.
    pub(super) fn shore(self, half: Half, territory: u8) -> (f32, f32) {
        let nth = f32::from(territory);
        match (self, half) {
            (Self::Wide, Half::Own) => (144.0 + 272.0 * nth, 300.0),
            (Self::Wide, Half::Foe) => (144.0 + 272.0 * nth, 252.0),
            (Self::Narrow, Half::Own) => (EDGE, 200.0 + 76.0 * nth),
            (Self::Narrow, Half::Foe) => (59.0 + 113.0 * nth, 146.0),
        }
    }

    /// Returns where a way comes from the river to the edge along which it goes on, if it does.
    pub(super) fn bank(self, half: Half) -> Option<(f32, f32)> {
        (self == Self::Narrow && half == Half::Own).then_some((EDGE, 178.0))
    }

    /// Returns where an attack enters a territory: at its third space.
    pub(super) fn gate(self, half: Half, territory: u8) -> (f32, f32) {
        let (x, y) = self.shore(half, territory);
        match (self, half) {
            (Self::Wide, Half::Own) => (x + 82.0, y + 14.0),
            (Self::Wide, Half::Foe) => (x + 82.0, y - 14.0),
            (Self::Narrow, Half::Own) => (x, y),
            (Self::Narrow, Half::Foe) => (x + 34.0, y - 8.0),
        }
    }

    /// Returns the middle of a territory's far edge, behind the gate.
    pub(super) fn behind(self, half: Half, territory: u8) -> (f32, f32) {
        let (x, y) = self.gate(half, territory);
        match (self, half) {
            (Self::Wide, Half::Own) => (x, y + 122.0),
            (Self::Wide, Half::Foe) => (x, y - 122.0),
            (Self::Narrow, Half::Own) => (x, y + 40.0),
            (Self::Narrow, Half::Foe) => (x, y - 74.0),
        }
    }

    /// Returns where the number of what strikes stands, on the river.
    pub(super) fn start(self, half: Half, from: Option<u8>) -> (f32, f32) {
        let x = from.map_or(self.palace(half).0, |from| self.shore(half, from).0);
        match (self, half) {
            (Self::Wide, _) => (x, 276.0),
            (Self::Narrow, Half::Own) => (x + 79.0, 165.0),
            (Self::Narrow, Half::Foe) => (x, 165.0),
        }
    }

    /// Returns where the number of what a territory takes stands: on its free edge; on a phone below what it strikes with,
    /// in the place of the word that says that it is full.
    pub(super) fn toll(self, half: Half, territory: u8) -> (f32, f32) {
        let (x, y) = self.behind(half, territory);
        match (self, half) {
            (Self::Wide, Half::Own) => (x - 70.0, y - 10.0),
            (Self::Wide, Half::Foe) => (x - 50.0, y + 10.0),
            (Self::Narrow, Half::Own) => (x, y + 2.0),
            (Self::Narrow, Half::Foe) => (x, y + 40.0),
        }
    }

    /// Returns where a way to or from a palace ends.
    pub(super) const fn palace(self, half: Half) -> (f32, f32) {
        match (self, half) {
            (Self::Wide, Half::Own) => (90.0, 470.0),
            (Self::Wide, Half::Foe) => (416.0, 96.0),
            (Self::Narrow, Half::Own) => (32.0, 520.0),
            (Self::Narrow, Half::Foe) => (172.0, 50.0),
        }
    }

    /// Returns where the number of what reaches a palace stands: beside it.
    pub(super) const fn reached(self, half: Half) -> (f32, f32) {
        let (x, y) = self.palace(half);
        match self {
            Self::Wide => (x + 96.0, y),
            Self::Narrow => (x + 58.0, y),
        }
    }
}
