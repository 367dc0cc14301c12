//! Where the game stands: turn, stage, windows, the attack under way and its battle. All of it is public.

use contract::{Seat, SeatSet};
use serde::Serialize;

use crate::card::{Pile, SPECIALS};

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Course {
    /// The turn, from 1; 0 during the set-up.
    pub turn: u16,
    /// R7. Whose turn it is.
    pub active: Seat,
    /// What is being done.
    pub stage: Stage,
    /// Who decides, where one player does.
    pub asked: Seat,
    /// R72. Who begins, when the match says so.
    pub first: Option<Seat>,
    /// Who has finished what both do in secret.
    pub done: SeatSet,
    /// R17. How many turns in a row before this one were idle.
    pub idle: u8,
    /// R17. Whether the active player has renewed or attacked in this turn.
    pub busy: bool,
    /// R22, R24. Whether a pass came just before.
    pub passed: bool,
    /// What the player asked has still to do: cards to draw, bases to destroy, troops to place.
    pub left: u8,
    /// R94 under `kaiju_target` = `facing_territory`. The territories in which a base is to be destroyed, as bits.
    pub facing: u8,
    /// R10. Whose card is due, and from which pile.
    pub drawing: Option<(Seat, Pile)>,
    /// R32. The attacks that would change nothing, as bits: three targets for each of the four groups.
    pub barred: u16,
    /// The groups that have attacked under `attacks_per_group` = once, as bits: territories, the palace, then the
    /// special troops one by one where these join other groups.
    pub spent: u8,
    /// R28. The attack under way.
    pub attack: Option<Attack>,
    /// The battle under way.
    pub battle: Option<Battle>,
    /// Where play goes on after bases were destroyed by a card, or special troops given up.
    pub back: Back,
    /// R66-R69. How far the end of the turn has come.
    pub ending: u8,
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// R74. Armies are chosen.
    Army,
    /// R2-R5. Hands are drawn and first bases built.
    Setup,
    /// R6. The starting player is drawn.
    Start,
    /// R7. The active player says whether to renew.
    Renew,
    /// R10. Cards are drawn.
    Draw,
    /// R11. Cards are discarded in a renewal.
    Drop,
    /// R12. Bases are built.
    Build,
    /// R21. The other player may answer.
    Answer,
    /// R18. The active player acts.
    Main,
    /// R22, R23. Both may play before a battle.
    Window,
    /// Both may play between the steps of a battle, under `windows` = `with_steps`.
    Between,
    /// R39. Damage is laid.
    Assign,
    /// R52. The attackers go on to the palace or not.
    Proceed,
    /// R94. Bases are destroyed by a card.
    Raze,
    /// R62. Special troops are given up.
    Lose,
    /// R24. Both may play before the turn ends.
    End,
    /// R67. Returning troops are placed.
    Place,
    /// R85. Cards are drawn at the end of the turn.
    LateDraw,
    /// R69. Cards are discarded at the end of the turn.
    LateDrop,
    /// The game is over.
    Over(Fate),
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// R55. This player has destroyed the other's palace.
    Palace(Seat),
    /// R71. After the last turn this player was stronger; nobody, if it is a draw.
    Limit(Option<Seat>),
}

/// Where play goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Back {
    /// Nowhere: nothing has been interrupted.
    #[default]
    Nowhere,
    /// After a card that this player played in this part of the turn.
    Card(Seat, Moment),
    /// R50. After a battle.
    Battle,
    /// R66. At the end of the turn.
    Ending,
}

/// A part of the turn in which cards are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Moment {
    /// R21.
    Answer,
    /// R18.
    Main,
    /// R22, R23.
    Window,
    /// Between the steps of a battle.
    Between,
    /// R24.
    End,
}

impl Moment {
    /// Returns the part of the turn that a stage is.
    pub(crate) const fn of(stage: Stage) -> Option<Self> {
        match stage {
            Stage::Answer => Some(Self::Answer),
            Stage::Main => Some(Self::Main),
            Stage::Window => Some(Self::Window),
            Stage::Between => Some(Self::Between),
            Stage::End => Some(Self::End),
            _ => None,
        }
    }

    /// Returns the stage.
    pub(crate) const fn stage(self) -> Stage {
        match self {
            Self::Answer => Stage::Answer,
            Self::Main => Stage::Main,
            Self::Window => Stage::Window,
            Self::Between => Stage::Between,
            Self::End => Stage::End,
        }
    }
}

/// The number of the palace among the groups.
pub const PALACE: u8 = 3;

/// R28. An attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Attack {
    /// The attacking group: a territory from 0, or [`PALACE`].
    pub from: u8,
    /// The special troops that attack under `special_attack` = joins, as bits.
    pub joining: u8,
    /// The defending territory, from 0.
    pub to: u8,
    /// R34, R52. Whether it has come to the palace.
    pub palace: bool,
    /// R32. Whether it has destroyed something.
    pub touched: bool,
    /// R90. The troops of both sides that are sacrificed when it is over, as bits.
    pub doomed: [u16; 2],
}

/// How many troops fight on one side at most: six of a territory and three special ones.
pub const FIGHTERS: usize = 6 + SPECIALS;
/// The place of the first base, or of the palace, behind the troops.
pub const FIRST_BASE: usize = FIGHTERS;

/// A battle. The attacker comes first, then the defender; troops are bits and places: two for each space of the
/// territory, then the special troops, then what the defender defends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Battle {
    /// Whether the initiative step is over.
    pub main: bool,
    /// Whose damage is laid: the attacker's or the defender's.
    pub role: u8,
    /// R37. The power of each troop.
    pub power: [[u8; FIGHTERS]; 2],
    /// R44. The damage that each troop and base has.
    pub damage: [[u8; FIGHTERS + 3]; 2],
    /// R41. The troops with initiative.
    pub first: [u16; 2],
    /// R46. The siege weapons.
    pub siege: [u16; 2],
    /// The troops that strike in this step.
    pub striking: [u16; 2],
    /// The troops that have struck in the initiative step.
    pub struck: [u16; 2],
    /// R107. The troops that are destroyed at the end of this step.
    pub marked: [u16; 2],
    /// R87. The kinds that take part, as bits.
    pub took: [u8; 2],
    /// R102. How much more each troop deals.
    pub extra: [u8; 2],
    /// Whether each side had no troops at the beginning of the battle, and of this step.
    pub bare: [[bool; 2]; 2],
    /// R38. The points still to be laid.
    pub pool: u8,
    /// R46. The siege points still to be laid.
    pub siege_pool: u8,
    /// R107. The troops still to be marked.
    pub marks: u8,
}

/// The place of the first special troop among the groups that have attacked.
pub(crate) const FIRST_SPENT: u8 = 4;

impl Course {
    /// The beginning.
    pub(crate) const START: Self = Self {
        turn: 0,
        active: Seat::FIRST,
        stage: Stage::Army,
        asked: Seat::FIRST,
        first: None,
        done: SeatSet::NONE,
        idle: 0,
        busy: false,
        passed: false,
        left: 0,
        facing: 0,
        drawing: None,
        barred: 0,
        spent: 0,
        attack: None,
        battle: None,
        back: Back::Nowhere,
        ending: 0,
    };

    /// Returns the side of the attack that a player is on: 0 for the attacker, 1 for the defender.
    pub fn role(&self, seat: Seat) -> usize {
        usize::from(seat != self.active)
    }

    /// R32. Returns the bit of an attack among those that are barred.
    pub const fn bar(from: u8, to: u8) -> u16 {
        1 << (from * 3 + to)
    }

    /// Takes a special troop out of those that have attacked one by one; the others close ranks.
    pub(crate) const fn close_spent(&mut self, nth: u8) {
        let specials = self.spent >> FIRST_SPENT;
        let kept = specials & ((1 << nth) - 1);
        let moved = specials >> 1 & !((1 << nth) - 1);
        self.spent = self.spent & ((1 << FIRST_SPENT) - 1) | (kept | moved) << FIRST_SPENT;
    }

    /// Takes a fighter out of the battle; those behind it close ranks up to the end of its base or palace.
    pub(crate) fn close_ranks(&mut self, role: usize, slot: usize) {
        let end = if slot < 6 { slot | 1 } else { FIGHTERS - 1 };
        let shift = |bits: &mut u16| {
            let kept = *bits & ((1 << slot) - 1) | *bits & !((2 << end) - 1);
            let moved = *bits >> 1 & ((1 << end) - 1) & !((1 << slot) - 1);
            *bits = kept | moved;
        };
        if let Some(attack) = &mut self.attack {
            shift(&mut attack.doomed[role]);
            if role == 0 && slot >= 6 {
                let mut joining = u16::from(attack.joining) << 6;
                shift(&mut joining);
                attack.joining = (joining >> 6) as u8;
            }
        }
        if let Some(battle) = &mut self.battle {
            for bits in
                [&mut battle.first, &mut battle.siege, &mut battle.striking, &mut battle.struck, &mut battle.marked]
            {
                shift(&mut bits[role]);
            }
            for place in slot..end {
                battle.power[role][place] = battle.power[role][place + 1];
                battle.damage[role][place] = battle.damage[role][place + 1];
            }
            (battle.power[role][end], battle.damage[role][end]) = (0, 0);
        }
    }
}
