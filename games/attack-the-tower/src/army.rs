//! The armies: base cards, ability cards and decks, read once from the data file.

use contract::{ComponentText, SetupError};

use crate::card::{ABILITIES, Ability, CARDS, Card, Cards, KINDS, Kind, Pile};
use crate::data::{AbilityText, ArmyText, BaseText, Board, Constants, File};
use crate::effect::{CODES, Effect, MOST_POWER, Passive, Read, Tally, kind};
use crate::options::{AbilityMix, is_army_id};

/// The box: all armies, the printed board, and the numbers of the rules.
#[derive(Debug)]
pub struct Components {
    /// The armies, in the order of the file.
    pub armies: Vec<Army>,
    /// The printed board.
    pub board: Board,
    /// R2. How many cards are drawn at the beginning.
    pub start_hand: u8,
    /// R10. How many cards are drawn in a renewal.
    pub renew_draw: u8,
    /// R11, R69. How many cards a player may keep.
    pub hand_limit: u8,
}

/// An army.
#[derive(Debug)]
pub struct Army {
    /// Its name in tokens and options.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its colour, as `#2f7d4f`.
    pub colour: String,
    /// Its base cards by kind.
    pub bases: Vec<BaseCard>,
    /// Its ability cards by kind.
    pub abilities: Vec<AbilityCard>,
    /// R1. How many of each card its two piles hold.
    pub deck: Cards,
    /// R103. The power of its special troop.
    pub special_power: u8,
    /// R103. What its special troop does as long as it is in play.
    pub passive: Passive,
    /// R86, R106. What is counted for the troops that return.
    pub(crate) tally: Option<Tally>,
}

/// A base card.
#[derive(Debug)]
pub struct BaseCard {
    /// The name of the base.
    pub name: String,
    /// The name of a troop.
    pub troop: String,
    /// The name of several troops.
    pub troops: String,
    /// The power of a troop.
    pub power: u8,
    /// R41. Whether its troops strike first.
    pub initiative: bool,
    /// R46. Whether its troops deal no damage to troops.
    pub artillery: bool,
}

/// An ability card.
#[derive(Debug)]
pub struct AbilityCard {
    /// Its name.
    pub name: String,
    /// What it says.
    pub text: String,
    /// What it does; nothing for the special one, which becomes a troop.
    pub effects: Vec<Effect>,
}

impl Army {
    /// R92. Returns how much power a card gives to one troop of the player's choice.
    pub fn raises(&self, ability: Ability) -> Option<u8> {
        self.abilities[ability.index()].effects.iter().find_map(|effect| match effect {
            Effect::RaiseOne(value) => Some(*value),
            _ => None,
        })
    }

    /// R89. Says whether a card stops attacks.
    pub fn forbids(&self, ability: Ability) -> bool {
        self.abilities[ability.index()].effects.contains(&Effect::Forbid)
    }

    /// Returns what is printed on a base card.
    pub fn base(&self, kind: Kind) -> &BaseCard {
        &self.bases[kind.index()]
    }

    /// Returns what is printed on an ability card.
    pub fn ability(&self, ability: Ability) -> &AbilityCard {
        &self.abilities[ability.index()]
    }
}

impl Components {
    /// Reads the file.
    ///
    /// # Errors
    /// When it breaks something that the rules rely on; the error has the line and the reason.
    pub(crate) fn read(text: &str, mix: AbilityMix) -> Result<Self, SetupError> {
        let text = ComponentText(text);
        let file: File = text.read()?;
        check_box(&text, &file)?;
        let mixed = read_mixes(&text, &file)?[mix as usize];
        let armies = file.army.get_ref();
        text.demand((1..=20).contains(&armies.len()), &file.army, "there are 1 to 20 armies")?;
        let armies = armies.iter().map(|army| read_army(&text, &file, army, mixed)).collect::<Result<Vec<_>, _>>()?;
        for (place, given) in file.army.get_ref().iter().enumerate() {
            let twice = armies[..place].iter().any(|army| army.id == *given.id.get_ref());
            text.demand(!twice, &given.id, "an army of this name stands above")?;
        }
        let Constants { start_hand, renew_draw, hand_limit, .. } = file.constants;
        let (start_hand, renew_draw, hand_limit) =
            (start_hand.into_inner(), renew_draw.into_inner(), hand_limit.into_inner());
        Ok(Self { armies, board: file.board, start_hand, renew_draw, hand_limit })
    }
}

/// The board is code; the file says the same.
fn check_box(text: &ComponentText<'_>, file: &File) -> Result<(), SetupError> {
    text.demand(*file.schema.get_ref() == 1, &file.schema, "only schema 1 is known")?;
    text.demand(file.game.get_ref() == crate::INFO.id, &file.game, "this is the file of another game")?;
    let given = &file.constants;
    let fixed = [
        (&given.players, 2, "players are 2"),
        (&given.territories, 3, "a player has 3 territories"),
        (&given.slots_per_territory, 3, "a territory has 3 spaces"),
        (&given.max_troops_per_base, 2, "a base holds 2 troops"),
        (&given.counters, 9, "there are 9 counters, one for each space"),
    ];
    for (found, wanted, reason) in fixed {
        text.demand(*found.get_ref() == wanted, found, reason)?;
    }
    let ranges = [(&given.start_hand, 1..=10), (&given.renew_draw, 0..=5), (&given.hand_limit, 1..=10)];
    for (found, range) in ranges {
        let reason = format!("this is {} to {}", range.start(), range.end());
        text.demand(range.contains(found.get_ref()), found, reason)?;
    }
    for deck in [&given.base_deck, &given.ability_deck] {
        text.demand((10..=60).contains(deck.get_ref()), deck, "a deck has 10 to 60 cards")?;
    }
    let codes = file.kind.get_ref().iter().map(|kind| kind.code.get_ref().as_str());
    text.demand(codes.eq(CODES), &file.kind, format!("the kinds are {}", CODES.join(", ")))?;
    let slots = file.board.slots.iter().map(|slot| slot.id.clone());
    let spaces = crate::card::Space::all().map(crate::card::Space::name);
    text.demand(slots.eq(spaces) && file.board.piles.len() == 4, &file.game, "the board has 9 spaces and 4 piles")
}

/// Reads how many of each ability the two mixes have.
fn read_mixes(text: &ComponentText<'_>, file: &File) -> Result<[[u8; ABILITIES]; 2], SetupError> {
    let deck = *file.constants.ability_deck.get_ref();
    let mut mixes = [[0; ABILITIES]; 2];
    for (mix, name) in mixes.iter_mut().zip(["flat", "graded"]) {
        let missing = || text.fault(&file.game, format!("there is no `{name}` in [ability_mix]"));
        let given = file.ability_mix.get(name).ok_or_else(missing)?;
        let all = given.get_ref().keys().all(|code| CODES.contains(&code.as_str()));
        text.demand(all && given.get_ref().len() == ABILITIES, given, "a mix names each kind once")?;
        for (count, code) in mix.iter_mut().zip(CODES) {
            *count = given.get_ref().get(code).copied().unwrap_or_default();
        }
        let sum: u32 = mix.iter().map(|count| u32::from(*count)).sum();
        text.demand(sum == u32::from(deck), given, format!("a mix has {deck} cards, this one {sum}"))?;
    }
    Ok(mixes)
}

fn read_army(
    text: &ComponentText<'_>,
    file: &File,
    given: &ArmyText,
    mix: [u8; ABILITIES],
) -> Result<Army, SetupError> {
    text.demand(is_army_id(given.id.get_ref()), &given.id, "an army is named by 2 to 20 small letters")?;
    let codes = given.base.get_ref().iter().map(|base| base.kind.get_ref().as_str());
    text.demand(codes.eq(CODES[..KINDS].iter().copied()), &given.base, "bases are LI, SH, HI, CA, SW, in this order")?;
    let codes = given.ability.get_ref().iter().map(|ability| ability.kind.get_ref().as_str());
    text.demand(codes.eq(CODES), &given.ability, format!("abilities are {}, in this order", CODES.join(", ")))?;
    let mut deck: Cards = [0; CARDS];
    let mut bases = Vec::new();
    for base in given.base.get_ref() {
        let card = Card::base(kind(base.kind.get_ref()).map_err(|reason| text.fault(&base.kind, reason))?);
        deck[card.index()] = *base.count.get_ref();
        bases.push(read_base(text, base)?);
    }
    let (sum, wanted) = (Pile::Bases.count(&deck), *file.constants.base_deck.get_ref());
    text.demand(sum == wanted, &given.base, format!("an army has {wanted} bases, this one {sum}"))?;
    let mut army = Army {
        id: given.id.get_ref().clone(),
        name: given.name.clone(),
        colour: given.colour.clone(),
        bases,
        abilities: Vec::new(),
        deck,
        special_power: 0,
        passive: Passive::None,
        tally: None,
    };
    let mut printed = 0u32;
    for (ability, card) in Ability::ALL.into_iter().zip(given.ability.get_ref()) {
        printed += u32::from(*card.count.get_ref());
        army.deck[ability.card().index()] = mix[ability.index()];
        read_ability(text, ability, card, &mut army)?;
    }
    let wanted = *file.constants.ability_deck.get_ref();
    let reason = format!("an army has {wanted} abilities, this one {printed}");
    text.demand(printed == u32::from(wanted), &given.ability, reason)?;
    Ok(army)
}

fn read_base(text: &ComponentText<'_>, base: &BaseText) -> Result<BaseCard, SetupError> {
    let power = *base.power.get_ref();
    text.demand((1..=MOST_POWER).contains(&power), &base.power, format!("a power is 1 to {MOST_POWER}"))?;
    text.demand(*base.count.get_ref() <= 20, &base.count, "there are at most 20 bases of a kind")?;
    let (mut initiative, mut artillery) = (false, false);
    for word in &base.traits {
        match word.get_ref().as_str() {
            "initiative" => initiative = true,
            "artillery" => artillery = true,
            _ => return Err(text.fault(word, "this is no trait: initiative, artillery")),
        }
    }
    let (name, troop, troops) = (base.name.clone(), base.troop.clone(), base.troops.clone());
    Ok(BaseCard { name, troop, troops, power, initiative, artillery })
}

fn read_ability(
    text: &ComponentText<'_>,
    ability: Ability,
    card: &AbilityText,
    army: &mut Army,
) -> Result<(), SetupError> {
    let known = ["turn", "now", "play"].contains(&card.duration.get_ref().as_str());
    text.demand(known, &card.duration, "a duration is turn, now or play")?;
    let is_special = ability == Ability::SPECIAL;
    let fault = |reason: String| text.fault(&card.effects, reason);
    let mut effects = Vec::new();
    for effect in card.effects.get_ref() {
        match effect.read().map_err(fault)? {
            Read::Card(effect) if !is_special => {
                if let Effect::RecruitEnd(_, tally) = effect {
                    let one = army.tally.is_none_or(|other| other == tally);
                    text.demand(one, &card.effects, "an army counts only one thing for troops that return")?;
                    army.tally = Some(tally);
                }
                effects.push(effect);
            }
            Read::Special(power, passive) if is_special => {
                (army.special_power, army.passive) = (power, passive);
            }
            Read::Card(_) => return Err(fault("the special ability is a troop and nothing else".to_owned())),
            Read::Special(..) => return Err(fault("only the special ability becomes a troop".to_owned())),
        }
    }
    let one = card.effects.get_ref().len() == 1;
    text.demand(!is_special || one, &card.effects, "the special ability has one effect: the troop it becomes")?;
    text.demand(effects.len() <= 4, &card.effects, "a card has at most 4 effects")?;
    let raises = effects.iter().filter(|effect| matches!(effect, Effect::RaiseOne(_))).count();
    text.demand(raises <= 1, &card.effects, "a card raises one troop once")?;
    army.abilities.push(AbilityCard { name: card.name.clone(), text: card.text.clone(), effects });
    Ok(())
}
