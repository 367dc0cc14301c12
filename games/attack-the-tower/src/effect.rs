//! What abilities do, as the rules work with it: the operations of the data file with their numbers.

use crate::card::Kind;
use crate::data::EffectText;

/// A set of kinds of troops, special ones included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds(u8);

impl Kinds {
    /// All troops, whatever their kind.
    pub const ALL: Self = Self(0b11_1111);
    /// Light and heavy infantry.
    pub const INFANTRY: Self = Self(0b101);

    /// Returns the set of this kind alone.
    pub const fn only(kind: Kind) -> Self {
        Self(1 << kind.0)
    }

    /// Returns the set with this kind added.
    #[must_use]
    pub const fn with(self, kind: Kind) -> Self {
        Self(self.0 | 1 << kind.0)
    }

    /// Says whether it holds troops of this kind; a troop without kind is only among all troops.
    pub const fn holds(self, kind: Option<Kind>) -> bool {
        match kind {
            Some(kind) => self.0 >> kind.0 & 1 == 1,
            None => self.0 == Self::ALL.0,
        }
    }
}

/// What a troop is able to do beside striking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feature {
    /// R41. It strikes first.
    Initiative,
    /// R46. It deals no damage to troops.
    Artillery,
}

/// When a plus or minus counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// R100, R101. Always.
    Always,
    /// R96. While the troop attacks.
    Attacking,
    /// R95. While the troop defends.
    Defending,
    /// R87. In battles in which the card's owner has a troop of this kind.
    InBattle(Kind),
}

/// What counts the troops that return at the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tally {
    /// R86. The own troops of this kind destroyed this turn.
    Lost(Kind),
    /// R106. The enemy troops destroyed this turn in battles with own troops of this kind.
    Slain(Kind),
}

/// One thing that an ability does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// R80. Own troops of the kind have this power.
    SetPower(Kind, u8),
    /// R95, R96, R100. Troops have more or less power (R101).
    AddPower {
        /// Whether they are those of the card's owner.
        own: bool,
        /// Which.
        of: Kinds,
        /// How much more.
        value: i8,
        /// When.
        when: When,
    },
    /// R84. Own troops of the kind strike first.
    Grant(Kind),
    /// R83, R97, R108. Troops lose what they are able to do.
    Strip {
        /// Whether they are those of the card's owner.
        own: bool,
        /// Which.
        of: Kinds,
        /// What.
        feature: Feature,
    },
    /// R88, R98. Striking troops of a kind damage several enemy troops beside the pools.
    Ping {
        /// Whether each striking troop does; otherwise one is enough.
        each: bool,
        /// Which kind strikes.
        kind: Kind,
        /// How much.
        value: u8,
        /// Whom it damages.
        targets: Kinds,
    },
    /// R107. Each striking troop of the kind destroys one enemy troop.
    Kill(Kind),
    /// R99. The damage of the kind may go on bases that are defended.
    SiegeBases(Kind),
    /// R104, R105. Bases gain a troop at once.
    Recruit {
        /// Of which kinds.
        kinds: Kinds,
        /// Only in territories where an own troop of this kind lives.
        near: Option<Kind>,
    },
    /// R86, R106. Troops of the kind return at the end of the turn.
    RecruitEnd(Kind, Tally),
    /// R85. At the end of the turn a card is drawn for each living troop of the kind.
    DrawEnd(Kind),
    /// R89. The other player may declare no attack.
    Forbid,
    /// R92. One own troop has more power.
    RaiseOne(u8),
    /// R90. Own troops of the kind that fought are sacrificed.
    SacrificeAfter(Kind),
    /// R91. Nobody is sacrificed where an own troop of the kind lives.
    Spare(Kind),
    /// R93. Bases that defended against own troops of the kind fall if they stand without troops.
    RazeAfter(Kind),
    /// R94. Each own base of the kind gives up a troop.
    SacrificeNow(Kind),
    /// R94. An enemy base is destroyed for each own territory where a troop of the kind lives.
    Raze(Kind),
}

/// R103. What a special troop does as long as it is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passive {
    /// Nothing.
    None,
    /// R102. Own troops deal one more.
    Damage,
    /// One more card is drawn in a renewal.
    Draw,
    /// It comes back at the end of the turn in which it was destroyed in battle.
    Returns,
}

/// What a card's effect is made of.
pub(crate) enum Read {
    /// It works from beside the board.
    Card(Effect),
    /// It becomes a troop on the palace with this power.
    Special(u8, Passive),
}

/// The codes of the kinds in the data file.
pub(crate) const CODES: [&str; 7] = ["LI", "SH", "HI", "CA", "SW", "CO", "SP"];

/// Reads a kind that has bases.
pub(crate) fn kind(code: &str) -> Result<Kind, String> {
    let place = CODES[..5].iter().position(|known| *known == code);
    place.map(|place| Kind(place as u8)).ok_or_else(|| format!("`{code}` is no kind with bases: LI, SH, HI, CA, SW"))
}

fn kinds(code: &str) -> Result<Kinds, String> {
    if code == "all" { Ok(Kinds::ALL) } else { kind(code).map(Kinds::only) }
}

fn own(who: &str) -> Result<bool, String> {
    match who {
        "own" => Ok(true),
        "enemy" => Ok(false),
        _ => Err(format!("`who` is own or enemy, not `{who}`")),
    }
}

fn feature(name: &str) -> Result<Feature, String> {
    match name {
        "initiative" => Ok(Feature::Initiative),
        "artillery" => Ok(Feature::Artillery),
        _ => Err(format!("`{name}` is no trait: initiative, artillery")),
    }
}

/// Reads `name:KIND`.
fn of_kind(text: &str, name: &str) -> Result<Kind, String> {
    let code = text.strip_prefix(name).and_then(|rest| rest.strip_prefix(':'));
    kind(code.ok_or_else(|| format!("`{text}` should be `{name}:` and a kind"))?)
}

fn is(found: &str, wanted: &str) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("`{found}` should be `{wanted}`")) }
}

fn when(text: &str) -> Result<When, String> {
    match text {
        "always" => Ok(When::Always),
        "attacking" => Ok(When::Attacking),
        "defending" => Ok(When::Defending),
        _ => of_kind(text, "own_kind_in_battle").map(When::InBattle),
    }
}

impl EffectText {
    /// Reads the effect.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn read(&self) -> Result<Read, String> {
        let effect = match self {
            Self::Special { power, passive, .. } => return read_special(*power, passive.as_deref()),
            Self::SetPower { kind: code, value } if *value <= MOST_POWER => Effect::SetPower(kind(code)?, *value),
            Self::AddPower { who, kind: code, value, when: time } if value.unsigned_abs() <= MOST_POWER => {
                Effect::AddPower { own: own(who)?, of: kinds(code)?, value: *value, when: when(time)? }
            }
            Self::SetPower { .. } | Self::AddPower { .. } => return Err(format!("a power is at most {MOST_POWER}")),
            Self::Grant { who, kind: code, feature: name } => {
                is(who, "own")?;
                is(name, "initiative")?;
                Effect::Grant(kind(code)?)
            }
            Self::Strip { who, kind: code, feature: name } => {
                Effect::Strip { own: own(who)?, of: kinds(code)?, feature: feature(name)? }
            }
            Self::Ping { per, kind: code, value, targets } => {
                let each = match per.as_str() {
                    "each" => true,
                    "once" => false,
                    _ => return Err(format!("`per` is each or once, not `{per}`")),
                };
                let targets = match targets.as_str() {
                    "all_enemy_troops" => Kinds::ALL,
                    "enemy_infantry" => Kinds::INFANTRY,
                    _ => return Err(format!("`{targets}` should be all_enemy_troops or enemy_infantry")),
                };
                Effect::Ping { each, kind: kind(code)?, value: (*value).min(MOST_POWER), targets }
            }
            Self::Kill { per_striking, targets } => {
                is(targets, "enemy_troops_in_battle")?;
                Effect::Kill(kind(per_striking)?)
            }
            Self::SiegeBases { kind: code } => Effect::SiegeBases(kind(code)?),
            Self::Recruit { kinds: codes, place, amount } => {
                let mut set = Kinds(0);
                for code in codes {
                    set = set.with(kind(code)?);
                }
                is(&amount.to_string(), "1")?;
                let near =
                    if place == "all_own_bases" { None } else { Some(of_kind(place, "territories_with_own_alive")?) };
                Effect::Recruit { kinds: set, near }
            }
            Self::RecruitEnd { kind: code, amount } => {
                let lost = of_kind(amount, "own_destroyed_this_turn").map(Tally::Lost);
                let tally = lost.or_else(|_| of_kind(amount, "enemy_killed_in_battles_with_own").map(Tally::Slain));
                Effect::RecruitEnd(kind(code)?, tally?)
            }
            Self::DrawEnd { amount } => Effect::DrawEnd(of_kind(amount, "own_alive")?),
            Self::Forbid { who, action } => {
                is(who, "enemy")?;
                is(action, "declare_attack")?;
                Effect::Forbid
            }
            Self::RaiseOne { value } if (1..=MOST_POWER).contains(value) => Effect::RaiseOne(*value),
            Self::RaiseOne { .. } => return Err(format!("a troop gains 1 to {MOST_POWER}")),
            Self::SacrificeAfterAttack { kind: code } => Effect::SacrificeAfter(kind(code)?),
            Self::Spare { place } => Effect::Spare(of_kind(place, "territories_with_own_alive")?),
            Self::RazeAfterBattle { kind: code, who } => {
                is(who, "enemy_defending_bases_without_troops")?;
                Effect::RazeAfter(kind(code)?)
            }
            Self::SacrificeNow { kind: code, amount } => {
                is(amount, "one_per_base")?;
                Effect::SacrificeNow(kind(code)?)
            }
            Self::Raze { who, amount } => {
                is(who, "enemy")?;
                Effect::Raze(of_kind(amount, "own_territories_with_alive")?)
            }
        };
        Ok(Read::Card(effect))
    }
}

/// The most power that a card may name.
pub(crate) const MOST_POWER: u8 = 9;

fn read_special(power: u8, passive: Option<&str>) -> Result<Read, String> {
    let passive = match passive {
        None => Passive::None,
        Some("own_troops_damage_plus_1") => Passive::Damage,
        Some("renew_draw_plus_1") => Passive::Draw,
        Some("returns_at_end_of_turn_if_defeated") => Passive::Returns,
        Some(other) => return Err(format!("`{other}` is nothing that a special troop does")),
    };
    if power > MOST_POWER { Err(format!("a power is at most {MOST_POWER}")) } else { Ok(Read::Special(power, passive)) }
}
