//! The options of section 7 of the dossier. The defaults are the printed rules, and our rulings where the rulebook is
//! silent.

use contract::{Domain, OptionValue, Whole, choice, numbers, options};

use crate::army::Components;

options! {
    /// What a table of Attack the Tower may be set up with.
    pub struct Options {
        /// When bases can be damaged.
        base_exposure: BaseExposure = BaseExposure::Overflow,
        /// Whether damage of the initiative step may go on bases and the palace.
        initiative_hits_bases: bool = true,
        /// How often a group may attack in a turn.
        attacks_per_group: AttacksPerGroup = AttacksPerGroup::Unlimited,
        /// How special troops attack.
        special_attack: SpecialAttack = SpecialAttack::OwnGroup,
        /// When the limit of special troops is checked.
        special_limit_check: SpecialLimitCheck = SpecialLimitCheck::AtOnce,
        /// What becomes of a troop without power.
        zero_power: ZeroPower = ZeroPower::NeedsOne,
        /// Whether the damage of the Templar card comes once or for each Templar.
        templar_damage: TemplarDamage = TemplarDamage::Once,
        /// What becomes of the kind of a troop that turns out to be a Ninja.
        ninja_kind: NinjaKind = NinjaKind::Keeps,
        /// How many troops a base gains by the Necromancer card.
        necromancer_fill: NecromancerFill = NecromancerFill::One,
        /// Which bases a Kaiju may destroy.
        kaiju_target: KaijuTarget = KaijuTarget::AnyEnemyBase,
        /// When troops are sacrificed.
        sacrifice_time: SacrificeTime = SacrificeTime::AfterAttack,
        /// What the Wall of Thorns stops.
        thorns_stop: ThornsStop = ThornsStop::Declarations,
        /// When abilities may be played.
        windows: Windows = Windows::Standard,
        /// How many of each ability a deck holds.
        ability_mix: AbilityMix = AbilityMix::Flat,
        /// How often a first hand may be burned.
        burns: Burns = Burns::Unlimited,
        /// Whether a base may be built over another.
        build_over: bool = true,
        /// How the first bases are built.
        setup_build: SetupBuild = SetupBuild::Secret,
        /// How bases are built in a renewal.
        renew_build: RenewBuild = RenewBuild::ActiveFirst,
        /// When a renewal's discards are made.
        discard_timing: DiscardTiming = DiscardTiming::BeforeBuild,
        /// What happens when a pile runs out.
        empty_pile: EmptyPile = EmptyPile::Reshuffle,
        /// After how many idle turns in a row the next player must renew; 0 for never.
        stalemate_turns: Whole<0, 4> = Whole(2),
        /// After which turn the game is over; 0 for no limit.
        turn_limit: TurnLimit = TurnLimit(60),
        /// Who wins at the turn limit.
        limit_result: LimitResult = LimitResult::Strength,
        /// Whether the first turn may attack.
        first_turn_attack: bool = true,
        /// Who begins a single game.
        start_player: StartPlayer = StartPlayer::Random,
        /// How many games a match has at most.
        match_games: MatchGames = MatchGames(3),
        /// Who begins the next game of a match.
        match_start: MatchStart = MatchStart::Loser,
        /// Which armies play the next game of a match.
        match_armies: MatchArmies = MatchArmies::Keep,
        /// How armies are chosen.
        army_choice: ArmyChoice = ArmyChoice::Free,
        /// The armies of both seats, when they are not chosen.
        armies: Armies = Armies::Free,
        /// The power of a palace, and what destroys it.
        palace_power: PalacePower = PalacePower(10),
        /// The power of a base, and what destroys it.
        base_power: Whole<3, 5> = Whole(4),
    }
}

choice! {
    /// When bases can be damaged.
    pub enum BaseExposure {
        /// As soon as all troops are covered.
        Overflow = "overflow",
        /// In a step that begins without troops.
        AfterStep = "after_step",
        /// In a battle that begins without troops.
        NextAttack = "next_attack",
    }
}

choice! {
    /// How often a group may attack in a turn.
    pub enum AttacksPerGroup {
        /// As often as it likes.
        Unlimited = "unlimited",
        /// Once.
        Once = "once",
    }
}

choice! {
    /// How special troops attack.
    pub enum SpecialAttack {
        /// Together, from the palace.
        OwnGroup = "own_group",
        /// With a territory too.
        Joins = "joins",
    }
}

choice! {
    /// When the limit of special troops is checked.
    pub enum SpecialLimitCheck {
        /// As soon as it drops.
        AtOnce = "at_once",
        /// At the end of the turn.
        EndOfTurn = "end_of_turn",
    }
}

choice! {
    /// What becomes of a troop without power.
    pub enum ZeroPower {
        /// One point destroys it.
        NeedsOne = "needs_one",
        /// It dies before anybody strikes.
        Dies = "dies",
        /// No minus takes the last point.
        FloorOne = "floor_one",
    }
}

choice! {
    /// Whether the damage of the Templar card comes once or for each Templar.
    pub enum TemplarDamage {
        /// Once a card.
        Once = "once",
        /// For each Templar that strikes.
        PerTemplar = "per_templar",
    }
}

choice! {
    /// What becomes of the kind of a Ninja.
    pub enum NinjaKind {
        /// It stays.
        Keeps = "keeps",
        /// It is gone for the turn.
        Changes = "changes",
    }
}

choice! {
    /// How many troops a base gains by the Necromancer card.
    pub enum NecromancerFill {
        /// One.
        One = "one",
        /// As many as there is room for.
        Full = "full",
    }
}

choice! {
    /// Which bases a Kaiju may destroy.
    pub enum KaijuTarget {
        /// Any enemy base.
        AnyEnemyBase = "any_enemy_base",
        /// One in the territory of the same number.
        FacingTerritory = "facing_territory",
    }
}

choice! {
    /// When troops are sacrificed.
    pub enum SacrificeTime {
        /// When the attack is over.
        AfterAttack = "after_attack",
        /// After each battle.
        AfterBattle = "after_battle",
    }
}

choice! {
    /// What the Wall of Thorns stops.
    pub enum ThornsStop {
        /// Later declarations.
        Declarations = "declarations",
        /// The attack whose battle window is open, too.
        DeclaredToo = "declared_too",
    }
}

choice! {
    /// When abilities may be played.
    pub enum Windows {
        /// In all windows.
        Standard = "standard",
        /// After the renewal decision and in battles.
        BattleOnly = "battle_only",
        /// Between the two steps of a battle, too.
        WithSteps = "with_steps",
    }
}

choice! {
    /// How many of each ability a deck holds.
    pub enum AbilityMix {
        /// Three or four of each.
        Flat = "flat",
        /// From six to two.
        Graded = "graded",
    }
}

choice! {
    /// How often a first hand may be burned.
    pub enum Burns {
        /// While cards last.
        Unlimited = "unlimited",
        /// Once.
        One = "one",
        /// Never.
        None = "none",
    }
}

choice! {
    /// How the first bases are built.
    pub enum SetupBuild {
        /// By both in secret.
        Secret = "secret",
        /// In seat order.
        InOrder = "in_order",
    }
}

choice! {
    /// How bases are built in a renewal.
    pub enum RenewBuild {
        /// The active player first.
        ActiveFirst = "active_first",
        /// By both in secret.
        Secret = "secret",
    }
}

choice! {
    /// When a renewal's discards are made.
    pub enum DiscardTiming {
        /// Before building.
        BeforeBuild = "before_build",
        /// After building.
        AfterBuild = "after_build",
    }
}

choice! {
    /// What happens when a pile runs out.
    pub enum EmptyPile {
        /// Its discards are shuffled.
        Reshuffle = "reshuffle",
        /// Nothing is drawn from it any more.
        None = "none",
    }
}

numbers! {
    /// After which turn the game is over.
    pub struct TurnLimit: 0, 40, 60, 80, 100
}

choice! {
    /// Who wins at the turn limit.
    pub enum LimitResult {
        /// Whoever is stronger.
        Strength = "strength",
        /// Nobody.
        Draw = "draw",
    }
}

choice! {
    /// Who begins a single game.
    pub enum StartPlayer {
        /// Chance decides.
        Random = "random",
        /// Seat 1.
        Seat1 = "seat1",
        /// Seat 2.
        Seat2 = "seat2",
    }
}

numbers! {
    /// How many games a match has at most.
    pub struct MatchGames: 1, 3
}

choice! {
    /// Who begins the next game of a match.
    pub enum MatchStart {
        /// Whoever lost; after a draw, whoever did not begin.
        Loser = "loser",
        /// Whoever did not begin.
        Alternate = "alternate",
        /// Chance decides.
        Random = "random",
    }
}

choice! {
    /// Which armies play the next game of a match.
    pub enum MatchArmies {
        /// The same.
        Keep = "keep",
        /// The same, exchanged.
        Swap = "swap",
        /// They are chosen again.
        Rechoose = "rechoose",
    }
}

choice! {
    /// How armies are chosen.
    pub enum ArmyChoice {
        /// Seat 1, then seat 2.
        Free = "free",
        /// By both in secret.
        Secret = "secret",
        /// By chance.
        Random = "random",
    }
}

numbers! {
    /// The power of a palace.
    pub struct PalacePower: 6, 8, 10, 12, 15
}

/// The armies of both seats, when they are not chosen.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Armies {
    /// They are chosen.
    Free,
    /// Their names in the component file, in seat order.
    Pair([String; 2]),
}

impl OptionValue for Armies {
    fn parse(text: &str) -> Option<Self> {
        if text == "free" {
            return Some(Self::Free);
        }
        let (one, other) = text.split_once(',')?;
        (is_army_id(one) && is_army_id(other)).then(|| Self::Pair([one.to_owned(), other.to_owned()]))
    }

    fn text(&self) -> String {
        match self {
            Self::Free => "free".to_owned(),
            Self::Pair([one, other]) => format!("{one},{other}"),
        }
    }

    fn domain() -> Domain {
        let printed = Components::read(crate::INFO.components, AbilityMix::Flat);
        let armies = printed.map_or_else(|_| Vec::new(), |components| components.armies);
        Domain::PerSeat { none: "free", values: armies.into_iter().map(|army| army.id).collect() }
    }
}

/// Says whether a text can name an army: 2 to 20 small letters, so that it is not taken for a card.
pub(crate) fn is_army_id(text: &str) -> bool {
    (2..=20).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_lowercase())
}
