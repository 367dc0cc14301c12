//! What lies open on the table: both boards, discards, played cards, the sizes of hands and piles, and where in the
//! turn the game stands. Everybody sees it; the rest is in [`crate::state`].

use contract::Seat;
use serde::Serialize;

use crate::card::{ABILITIES, CARDS, Card, Cards, Kind, Pile, ROOM, SPACES, SPECIALS, Space, TERRITORIES};
use crate::course::Course;

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Table {
    /// What belongs to each player.
    pub sides: [Side; 2],
    /// Where the game stands.
    pub course: Course,
}

/// What lies open of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Side {
    /// The army, by its place in the data file; none before it is chosen.
    pub army: Option<u8>,
    /// The base spaces.
    pub bases: [Base; SPACES],
    /// R58. How many special troops stand on the palace.
    pub specials: u8,
    /// R92. How much more power each special troop has this turn.
    pub raised: [u8; SPECIALS],
    /// R103. How many special troops are set aside until the end of the turn.
    pub ghosts: u8,
    /// How many bases and how many abilities are in the hand; the backs tell.
    pub hand: [u8; 2],
    /// How many cards are in the two draw piles.
    pub piles: [u8; 2],
    /// The discards, both piles together.
    pub discards: Cards,
    /// What the other player knows for sure about the hand since discards were shuffled: at least these cards are in
    /// it. While a pile is empty the counts tell its cards, and nothing is noted here.
    pub known: Cards,
    /// R27. The abilities played this turn.
    pub played: [u8; ABILITIES],
    /// R86. How many own troops of the counted kind were destroyed this turn.
    pub lost: u8,
    /// R106. How many enemy troops were destroyed this turn in battles with own troops of the counted kind.
    pub slain: u8,
    /// R2-R4. Where in the set-up the player is, unless that is secret.
    pub setup: SetupStep,
}

/// A base space: the base on it, if there is one, and its troops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Base {
    /// The kind of troops it recruits; none when the space is free.
    pub kind: Option<Kind>,
    /// R15. How many troops it holds.
    pub troops: u8,
    /// R92. How much more power each of them has this turn.
    pub raised: [u8; ROOM as usize],
}

/// R2-R4. Where in the set-up a player is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SetupStep {
    /// So many cards are still drawn.
    Draw(u8),
    /// The hand is kept or burned.
    Choose,
    /// Bases are built.
    Build,
    /// The set-up is finished, or has not begun.
    #[default]
    Over,
}

impl Side {
    /// A side without an army.
    pub(crate) const EMPTY: Self = Self {
        army: None,
        bases: [Base { kind: None, troops: 0, raised: [0; ROOM as usize] }; SPACES],
        specials: 0,
        raised: [0; SPECIALS],
        ghosts: 0,
        hand: [0; 2],
        piles: [0; 2],
        discards: [0; CARDS],
        known: [0; CARDS],
        played: [0; ABILITIES],
        lost: 0,
        slain: 0,
        setup: SetupStep::Over,
    };

    /// Returns what lies on a space.
    pub const fn base(&self, space: Space) -> &Base {
        &self.bases[space.index()]
    }

    /// Counts the bases.
    pub fn base_count(&self) -> u8 {
        self.bases.iter().filter(|base| base.kind.is_some()).count() as u8
    }

    /// R34. Counts the bases of a territory.
    pub fn bases_in(&self, territory: u8) -> u8 {
        Space::of(territory).filter(|space| self.base(*space).kind.is_some()).count() as u8
    }

    /// R29. Counts the troops of a territory.
    pub fn troops_in(&self, territory: u8) -> u8 {
        Space::of(territory).map(|space| self.base(space).troops).sum()
    }

    /// Returns the troops of a territory as places of a battle, as bits: two for each of its spaces.
    pub(crate) fn troops_as_bits(&self, territory: u8) -> u16 {
        let first = usize::from(territory) * 3;
        let [a, b, c] = [0, 1, 2].map(|place| (1u16 << self.bases[first + place].troops) - 1);
        a | b << ROOM | c << (2 * ROOM)
    }

    /// R59. Counts the territories with three bases, which is how many special troops there may be.
    pub fn full_territories(&self) -> u8 {
        (0..TERRITORIES as u8).filter(|territory| self.bases_in(*territory) == 3).count() as u8
    }

    /// R11, R69. Counts the cards of the hand.
    pub const fn hand_size(&self) -> u8 {
        self.hand[0] + self.hand[1]
    }

    /// R25. Says whether there is an ability card in the hand.
    pub const fn may_answer(&self) -> bool {
        self.hand[1] > 0
    }

    /// R9. Recruits a troop on a base with room; says whether there was room.
    pub(crate) fn recruit(&mut self, space: Space) -> bool {
        let base = &mut self.bases[space.index()];
        let room = base.kind.is_some() && base.troops < ROOM;
        base.troops += u8::from(room);
        room
    }

    /// Takes a troop away; the others close ranks.
    pub(crate) fn take_troop(&mut self, space: Space, nth: u8) {
        let base = &mut self.bases[space.index()];
        if nth == 0 {
            base.raised[0] = base.raised[1];
        }
        base.raised[1] = 0;
        base.troops -= 1;
    }

    /// R15. Puts a base and what stands on it away, to the discards.
    pub(crate) fn take_base(&mut self, space: Space) {
        let base = std::mem::take(&mut self.bases[space.index()]);
        if let Some(kind) = base.kind {
            self.discards[Card::base(kind).index()] += 1;
        }
    }

    /// Takes a special troop off the palace; the others close ranks. Its card is not put anywhere.
    pub(crate) fn take_special(&mut self, nth: u8) {
        for place in usize::from(nth)..SPECIALS - 1 {
            self.raised[place] = self.raised[place + 1];
        }
        self.raised[SPECIALS - 1] = 0;
        self.specials -= 1;
    }

    /// R13, R14. Puts a base from the hand on a space without troops; what is there goes to the discards.
    pub(crate) fn build(&mut self, space: Space, kind: Kind) {
        self.take_base(space);
        self.leave_hand(Card::base(kind));
        self.bases[space.index()].kind = Some(kind);
    }

    /// Takes a card out of the hand, as everybody sees it.
    pub(crate) fn leave_hand(&mut self, card: Card) {
        self.hand[card.pile() as usize] -= 1;
        let known = &mut self.known[card.index()];
        *known = known.saturating_sub(1);
    }

    /// R10. Puts a card of a pile into the hand.
    pub(crate) fn enter_hand(&mut self, pile: Pile) {
        self.piles[pile as usize] -= 1;
        self.hand[pile as usize] += 1;
        if self.piles[pile as usize] == 0 {
            self.known[pile.cards()].fill(0);
        }
    }

    /// R70. Makes the discards a new pile; with the pile empty, everybody could count what was in the hand.
    pub(crate) fn reshuffle(&mut self, pile: Pile, hand: &Cards) {
        self.piles[pile as usize] = pile.count(&self.discards);
        self.discards[pile.cards()].fill(0);
        self.known[pile.cards()].copy_from_slice(&hand[pile.cards()]);
    }

    /// R68. Puts the played cards away; what they did ends.
    pub(crate) fn sweep(&mut self) {
        for ability in crate::card::Ability::ALL {
            self.discards[ability.card().index()] += std::mem::take(&mut self.played[ability.index()]);
        }
        for base in &mut self.bases {
            base.raised = [0; ROOM as usize];
        }
        self.raised = [0; SPECIALS];
        (self.lost, self.slain) = (0, 0);
    }
}

impl Table {
    /// Returns what belongs to a player.
    pub const fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// Returns what belongs to a player, to be changed.
    pub(crate) const fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }
}

/// Returns the other player.
pub const fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.index())
}
