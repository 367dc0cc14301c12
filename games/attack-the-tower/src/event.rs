//! What happens inside a step, for code that says, shows or counts it.

use contract::Seat;
use serde::Serialize;

use crate::action::{Action, Target, Troop};
use crate::card::{Ability, Card, Cards, Kind, Pile, SPACES, Space};
use crate::course::{Course, Fate};
use crate::state::Secret;
use crate::table::SetupStep;

/// Why something left the board, or came to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// R49. Damage of a battle.
    Battle,
    /// R81 under `zero_power` = dies. It had no power left.
    Weak,
    /// R93. It had no troops left after a battle.
    Empty,
    /// R94. A card destroyed it.
    Card,
    /// R90, R94. It was sacrificed.
    Sacrifice,
    /// R62. There were too many.
    Limit,
    /// R9. A renewal.
    Renewal,
    /// R66, R67. The end of the turn.
    Return,
}

/// What one side strikes with in a step.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Strength {
    /// R38. The points of its troops that may go on troops.
    pub troops: u8,
    /// R38. The points of its bases or its palace.
    pub bases: u8,
    /// R46. The points of its siege weapons.
    pub siege: u8,
}

/// One thing that happened, in the order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// R74. An army was chosen, or drawn.
    ArmyChosen {
        /// By whom.
        seat: Seat,
        /// Which, by its place in the data file.
        army: u8,
        /// R1. How many cards its two piles have.
        piles: [u8; 2],
    },
    /// R5, R12, R74. A player did something in secret; only that player is told.
    Sealed {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
    },
    /// R2. A card was drawn in secret; only its owner is told.
    SealedCard {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// R5, R12, R74. A player has finished what both do in secret.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// R2-R4. A player goes on in the set-up, for all to see.
    SettingUp {
        /// Who.
        seat: Seat,
        /// To what.
        step: SetupStep,
    },
    /// R3. A first hand was burned, for all to see.
    Burned {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// R5. What a player has done in the set-up is shown.
    Revealed {
        /// Who.
        seat: Seat,
        /// The first bases.
        bases: [Option<Kind>; SPACES],
        /// The burned cards.
        burned: Cards,
        /// The sizes of the hand.
        hand: [u8; 2],
        /// The sizes of the piles.
        piles: [u8; 2],
    },
    /// R6. The starting player was drawn.
    StartDrawn {
        /// Who.
        seat: Seat,
    },
    /// R19. A turn begins.
    TurnBegan {
        /// Its number.
        turn: u16,
        /// Whose.
        seat: Seat,
    },
    /// R7. The active player renews.
    Renewed {
        /// Who.
        seat: Seat,
    },
    /// R7. The active player does not renew.
    Held {
        /// Who.
        seat: Seat,
    },
    /// A base gained troops.
    Recruited {
        /// Whose.
        seat: Seat,
        /// Where.
        space: Space,
        /// How many.
        count: u8,
        /// Why.
        cause: Cause,
    },
    /// R70. Discards became a pile.
    Reshuffled {
        /// Whose.
        seat: Seat,
        /// Which.
        pile: Pile,
        /// The cards of that kind in the hand, which everybody could count.
        known: Cards,
    },
    /// R10, R85. A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// From which pile.
        pile: Pile,
        /// The card, if the observer may know it.
        card: Option<Card>,
    },
    /// R70. No card was left to draw.
    NothingLeft {
        /// For whom.
        seat: Seat,
    },
    /// R11, R69. A card was discarded.
    Dropped {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// R12. A base was built.
    Built {
        /// By whom.
        seat: Seat,
        /// Where.
        space: Space,
        /// Of which kind.
        kind: Kind,
        /// R13. What was there before, with how many troops.
        over: Option<(Kind, u8)>,
    },
    /// R20. An ability was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        ability: Ability,
        /// R92. On which troop, and how much power it gains.
        on: Option<(Troop, u8)>,
    },
    /// R21-R24. A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// R28. An attack was declared.
    Declared {
        /// By whom.
        seat: Seat,
        /// From where.
        from: u8,
        /// With which special troops.
        joining: u8,
        /// Against which territory.
        to: u8,
        /// R34. Whether it goes to the palace at once.
        palace: bool,
    },
    /// R89. An attack under way was stopped by a card.
    Stopped {
        /// Whose attack.
        seat: Seat,
    },
    /// R35. An attack ended because nobody was left, or because the defenders were gone before the battle.
    Emptied {
        /// Whose attack.
        seat: Seat,
        /// Whether the attackers are gone.
        attackers: bool,
    },
    /// R41, R42. A step of a battle begins.
    Step {
        /// Who attacks.
        seat: Seat,
        /// Whether it is the main step.
        main: bool,
        /// Whether it is about the palace.
        palace: bool,
        /// What both sides strike with, the attacker first.
        with: [Strength; 2],
    },
    /// R88, R98. Striking troops deal damage beside the pools.
    Extra {
        /// Whose.
        seat: Seat,
        /// The kind that deals it.
        kind: Kind,
        /// How much each enemy troop takes that it is meant for.
        points: u8,
    },
    /// R107. A troop was marked.
    Marked {
        /// By whom.
        seat: Seat,
        /// Which enemy troop.
        on: Troop,
    },
    /// R39. Points were laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// On what.
        on: Target,
        /// How many.
        points: u8,
    },
    /// A troop was destroyed.
    Fell {
        /// Whose.
        seat: Seat,
        /// Where it stood.
        troop: Troop,
        /// Its kind; none for a special troop.
        kind: Option<Kind>,
        /// R103. Whether it is set aside to come back.
        waits: bool,
        /// Why.
        cause: Cause,
    },
    /// A base was destroyed, with the troops on it.
    BaseFell {
        /// Whose.
        seat: Seat,
        /// Where.
        space: Space,
        /// Its kind.
        kind: Kind,
        /// How many troops went with it.
        troops: u8,
        /// Why.
        cause: Cause,
    },
    /// R91. Nobody had to be sacrificed in a territory.
    Spared {
        /// Whose.
        seat: Seat,
        /// Which territory, from 0.
        territory: u8,
    },
    /// R53. A palace withstood.
    PalaceHeld {
        /// Whose.
        seat: Seat,
        /// How much damage it took.
        damage: u8,
    },
    /// R55. A palace was destroyed.
    PalaceFell {
        /// Whose.
        seat: Seat,
    },
    /// R52. The attackers go on to the palace, or not.
    Proceeded {
        /// Who attacks.
        seat: Seat,
        /// Whether they go on.
        goes: bool,
    },
    /// R32, R57. An attack is over.
    AttackOver {
        /// Whose.
        seat: Seat,
        /// Whether nothing was destroyed.
        vain: bool,
    },
    /// R19. The active player is done.
    Finished {
        /// Who.
        seat: Seat,
    },
    /// R103. Special troops that were set aside come back, or are discarded.
    Returned {
        /// Whose.
        seat: Seat,
        /// How many come back.
        back: u8,
        /// How many do not.
        gone: u8,
    },
    /// R67. Returning troops found no room.
    NoRoom {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// R68. Played cards are put away.
    Swept {
        /// Whose.
        seat: Seat,
    },
    /// R86, R106. What the turn remembers has changed.
    Counted {
        /// Whose.
        seat: Seat,
        /// Own troops destroyed.
        lost: u8,
        /// Enemy troops destroyed.
        slain: u8,
    },
    /// R55, R71. The game ended.
    Ended(Fate),
    /// Where the game stands now.
    Course(Course),
    /// What a player alone knows now; only that player is told.
    Secret {
        /// Who.
        seat: Seat,
        /// What.
        secret: Secret,
    },
}
