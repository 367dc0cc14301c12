//! The options of section 7 of the dossier. The defaults are the printed rules, and our rulings where the rulebook is
//! silent.

use contract::{Domain, OptionValue, Whole, choice, options};

options! {
    /// What a table of Under Falling Skies may be set up with.
    pub struct Options {
        /// Which cards show their starred side: mothership, sky 1 to 4, upper base, lower base, research (A14).
        stars: Stars = Stars([false; 8]),
        /// The order in which ships in one column resolve their spaces (A1).
        effect_order: EffectOrder = EffectOrder::TopFirst,
        /// Whether a ship moved by an arrow resolves its new space (A2).
        arrow_chain: ArrowChain = ArrowChain::Stop,
        /// Whether a die may be placed further ahead of the excavator than it can dig (A5).
        excavate_placement: ExcavatePlacement = ExcavatePlacement::Strict,
        /// How far back the excavator can be pushed (A6).
        excavator_floor: ExcavatorFloor = ExcavatorFloor::RowB,
        /// Whether the excavated part of a room takes dice and robots before the rest is excavated (A7).
        partial_room: PartialRoom = PartialRoom::Space,
        /// Whether a robot may stand on a space excavated earlier in the same phase (A8).
        fresh_room_robot: bool = true,
        /// Which spots waiting ships may take when every column holds a ship (A12).
        respawn_full_columns: RespawnFullColumns = RespawnFullColumns::Farthest,
        /// Whether you must reroll the dice in hand after a white die (A11).
        white_reroll: WhiteReroll = WhiteReroll::Forced,
        /// What the starred mothership card does (A15).
        starred_mothership: StarredMothership = StarredMothership::RedWaiting,
        /// How many damage spaces the starred upper base has (A16).
        starred_upper_damage: Whole<1, 3> = Whole(2),
        /// How much energy you start with on the starred research card (A17).
        starred_energy_start: Whole<1, 3> = Whole(2),
        /// Where space F5 of the starred lower base belongs (A18).
        starred_lower_f5: StarredLowerF5 = StarredLowerF5::WithE5,
    }
}

/// The cards that can be flipped, in the order of the eight characters of [`Stars`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Card {
    /// The mothership card.
    Mothership,
    /// Sky cards 1 to 4, counted from 0.
    Sky(usize),
    /// The upper base card.
    BaseUpper,
    /// The lower base card.
    BaseLower,
    /// The research card.
    Research,
}

/// Which of the eight cards show their starred side; R2: any of them may.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stars(pub [bool; 8]);

impl Stars {
    /// Says whether this card shows its starred side.
    pub fn shows(self, card: Card) -> bool {
        self.0[match card {
            Card::Mothership => 0,
            Card::Sky(number) => 1 + number,
            Card::BaseUpper => 5,
            Card::BaseLower => 6,
            Card::Research => 7,
        }]
    }

    /// R2: returns the level of difficulty, the number of starred cards.
    pub fn level(self) -> u8 {
        self.0.iter().map(|star| u8::from(*star)).sum()
    }
}

impl OptionValue for Stars {
    fn parse(text: &str) -> Option<Self> {
        let mut stars = [false; 8];
        (text.len() == 8).then_some(())?;
        for (star, character) in stars.iter_mut().zip(text.chars()) {
            *star = match character {
                '0' => false,
                '1' => true,
                _ => return None,
            };
        }
        Some(Self(stars))
    }

    fn text(&self) -> String {
        self.0.map(|star| if star { '1' } else { '0' }).iter().collect()
    }

    fn domain() -> Domain {
        Domain::Form("eight characters 0 or 1: mothership, sky 1 to 4, upper base, lower base, research")
    }
}

choice! {
    /// The order in which ships in one column resolve their spaces.
    pub enum EffectOrder {
        /// From the top ship to the bottom ship.
        TopFirst = "top_first",
        /// From the bottom ship to the top ship.
        BottomFirst = "bottom_first",
        /// As the player says, written behind the placement.
        Player = "player",
    }
}

choice! {
    /// Whether a ship moved by an arrow resolves its new space.
    pub enum ArrowChain {
        /// It does not.
        Stop = "stop",
        /// It does, but enters no column twice in one move.
        Resolve = "resolve",
    }
}

choice! {
    /// Whether an excavating die may be too low for its space.
    pub enum ExcavatePlacement {
        /// It may not.
        Strict = "strict",
        /// It may, and then moves nothing.
        Loose = "loose",
    }
}

choice! {
    /// How far back the excavator can be pushed.
    pub enum ExcavatorFloor {
        /// To the first space of row B.
        RowB = "row_b",
        /// To its start space.
        Start = "start",
    }
}

choice! {
    /// When a room takes dice and robots.
    pub enum PartialRoom {
        /// Space by space, each once it is excavated.
        Space = "space",
        /// Once all its spaces are excavated.
        Room = "room",
    }
}

choice! {
    /// Which spots waiting ships may take when every column holds a ship.
    pub enum RespawnFullColumns {
        /// Those with the most empty spaces below.
        Farthest = "farthest",
        /// Any.
        Any = "any",
    }
}

choice! {
    /// Whether you must reroll the dice in hand after a white die.
    pub enum WhiteReroll {
        /// It must.
        Forced = "forced",
        /// It may.
        Optional = "optional",
    }
}

choice! {
    /// What the starred mothership card does.
    pub enum StarredMothership {
        /// One red ship waits on it from the start.
        RedWaiting = "red_waiting",
        /// Both red ships wait on it from the start.
        TwoRedWaiting = "two_red_waiting",
        /// It starts one row lower; no red ship waits.
        LowStart = "low_start",
    }
}

choice! {
    /// Where space F5 of the starred lower base belongs.
    pub enum StarredLowerF5 {
        /// Beside the path: it is excavated exactly when E5 is.
        WithE5 = "with_e5",
        /// At the path's end, and excavated even while the excavator stands there.
        PathEndOpen = "path_end_open",
    }
}
