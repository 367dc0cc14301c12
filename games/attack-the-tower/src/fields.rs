//! Reads the parts of a position line: phases, bases, troops, cards, piles.

use crate::card::{CARDS, Card, Cards, Kind, Pile, ROOM, SPECIALS, Space};
use crate::course::{Course, Fate, Stage};
use crate::notation::{read_group, read_number};
use crate::read::Reason;
use crate::table::{Base, SetupStep, Side};

/// Reads the name of a phase.
pub(crate) fn read_phase(phase: &str) -> Result<Stage, Reason> {
    Ok(match phase {
        "army" => Stage::Army,
        "setup" => Stage::Setup,
        "renew" => Stage::Renew,
        "draw" => Stage::Draw,
        "drop" => Stage::Drop,
        "build" => Stage::Build,
        "answer" => Stage::Answer,
        "main" => Stage::Main,
        "window" => Stage::Window,
        "end" => Stage::End,
        "over" => Stage::Over(Fate::Limit(None)),
        _ => return Err(format!("`{phase}` is no phase")),
    })
}

/// Reads attacks that are barred, in their order.
pub(crate) fn read_barred(text: &str) -> Option<u16> {
    let mut barred = 0;
    for attack in text.split('.') {
        let (group, to) = attack.split_once('>')?;
        let (from, joining) = read_group(group).filter(|(_, joining)| *joining == 0)?;
        let to = ["1", "2", "3"].iter().position(|name| *name == to)? as u8;
        let bar = Course::bar(from, to) << joining;
        if barred >= bar {
            return None;
        }
        barred |= bar;
    }
    Some(barred)
}

/// Reads how far a set-up is.
pub(crate) fn read_step(text: &str) -> Option<SetupStep> {
    match text {
        "q" => Some(SetupStep::Choose),
        "b" => Some(SetupStep::Build),
        "r" => Some(SetupStep::Over),
        _ => text.strip_prefix('d').and_then(read_number).filter(|left| *left > 0).map(SetupStep::Draw),
    }
}

/// Splits a number off the front.
pub(crate) fn split_number(text: &str) -> Option<(u8, &str)> {
    let end = text.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at_checked(end)?;
    Some((read_number(number)?, rest))
}

/// Reads the bases of a side.
pub(crate) fn read_boards(text: &str, side: &mut Side) -> Result<(), Reason> {
    let wrong = || format!("`{text}` are no three territories of three spaces: L2,H1,-:-,-,-:-,-,-");
    let mut spaces = Space::all();
    let mut territories = 0;
    for territory in text.split(':') {
        territories += 1;
        let mut read = 0;
        let mut rest = territory;
        while read < 3 {
            let space = spaces.next().ok_or_else(wrong)?;
            let (base, after) = read_base(rest).ok_or_else(wrong)?;
            side.bases[space.index()] = base;
            read += 1;
            rest = if read < 3 { after.strip_prefix(',').ok_or_else(wrong)? } else { after };
        }
        if !rest.is_empty() {
            return Err(wrong());
        }
    }
    if territories == 3 { Ok(()) } else { Err(wrong()) }
}

/// Reads one space from the front.
fn read_base(text: &str) -> Option<(Base, &str)> {
    if let Some(rest) = text.strip_prefix('-') {
        return Some((Base::default(), rest));
    }
    let kind = Kind::read(text.chars().next()?)?;
    let (troops, rest) = split_digit(text.get(1..)?).filter(|(troops, _)| *troops <= ROOM)?;
    let mut base = Base { kind: Some(kind), troops, ..Base::default() };
    let rest = read_raised(rest, &mut base.raised[..usize::from(troops)])?;
    Some((base, rest))
}

/// Splits one digit off the front.
fn split_digit(text: &str) -> Option<(u8, &str)> {
    let digit = text.bytes().next().filter(u8::is_ascii_digit)?;
    Some((digit - b'0', text.get(1..)?))
}

/// Reads `[3,0]` if it stands there; all zeros are not written.
fn read_raised<'a>(text: &'a str, raised: &mut [u8]) -> Option<&'a str> {
    let Some(inside) = text.strip_prefix('[') else { return Some(text) };
    let (numbers, rest) = inside.split_once(']')?;
    let numbers: Vec<u8> = numbers.split(',').map(read_number).collect::<Option<_>>()?;
    (numbers.len() == raised.len() && numbers.iter().any(|number| *number > 0)).then_some(())?;
    raised.copy_from_slice(&numbers);
    Some(rest)
}

/// Reads the special troops of a side.
pub(crate) fn read_specials(text: &str, side: &mut Side) -> Result<(), Reason> {
    let read = || {
        let (count, rest) = split_digit(text).filter(|(count, _)| usize::from(*count) <= SPECIALS)?;
        side.specials = count;
        let rest = read_raised(rest, &mut side.raised[..usize::from(count)])?;
        match rest.strip_prefix("+g") {
            Some(ghosts) => side.ghosts = read_number(ghosts).filter(|ghosts| (1..=9).contains(ghosts))?,
            None if !rest.is_empty() => return None,
            None => {}
        }
        Some(())
    };
    let mut read = read;
    read().ok_or_else(|| format!("`{text}` are no special troops: 0, 1[3], 2[3,0], 0+g1"))
}

/// Reads cards by their letters, in their order.
pub(crate) fn read_letters(text: &str) -> Option<Cards> {
    let mut cards = [0; CARDS];
    let mut last = 0;
    for letter in text.chars() {
        let card = Card::read(letter)?;
        if card.index() < last || cards[card.index()] == u8::MAX {
            return None;
        }
        last = card.index();
        cards[last] += 1;
    }
    Some(cards)
}

/// Reads draw piles and discards.
pub(crate) fn read_piles(text: &str, side: &mut Side) -> Result<(), Reason> {
    let wrong = || format!("`{text}` are no piles: 17.s-19.LSHC");
    let (bases, abilities) = text.split_once('-').ok_or_else(wrong)?;
    for (pile, text) in Pile::ALL.into_iter().zip([bases, abilities]) {
        let (number, discards) = text.split_once('.').ok_or_else(wrong)?;
        side.piles[pile as usize] = read_number(number).ok_or_else(wrong)?;
        let cards = read_letters(discards).ok_or_else(wrong)?;
        let others = Pile::ALL.into_iter().filter(|other| *other != pile).any(|other| other.count(&cards) > 0);
        if others {
            return Err(wrong());
        }
        side.discards[pile.cards()].copy_from_slice(&cards[pile.cards()]);
    }
    Ok(())
}
