//! The position in words, for those who do not see the drawing.

use attack_the_tower::card::{Ability, Pile, Space, TERRITORIES};
use attack_the_tower::course::{PALACE, Stage};
use contract::{Phrase, Speak};

use super::board::Board;
use super::geometry::Half;
use super::{hand, says};
use crate::say::{listed, told};

/// Names the picture.
pub(super) fn title(board: &Board<'_>) -> String {
    let course = &board.view.table.course;
    let phrase = Phrase::new("board-title").with("turn", course.turn);
    board.words.say(&phrase.with("over", if matches!(course.stage, Stage::Over(_)) { "yes" } else { "no" }))
}

/// Tells everything that can change: the own half, then the other.
pub(super) fn describe(board: &Board<'_>) -> String {
    let halves = [Half::Own, Half::Foe].map(|half| tell(board, half));
    let attack = board.view.table.course.attack.map(|attack| {
        let from = if attack.from == PALACE { "P".to_owned() } else { (attack.from + 1).to_string() };
        let phrase =
            Phrase::new("board-tells-attack").with("seat", seat(board, board.half(board.view.table.course.active)));
        board.words.say(&phrase.with("from", from).with("to", attack.to + 1))
    });
    halves.into_iter().chain(attack).collect::<Vec<_>>().join(" ")
}

fn seat(board: &Board<'_>, half: Half) -> String {
    says::player(board.seat(half), board.words)
}

fn tell(board: &Board<'_>, half: Half) -> String {
    let side = board.side(half);
    let who = seat(board, half);
    if side.army.is_none() {
        return board.words.say(&Phrase::new("board-tells-none").with("who", who));
    }
    let says = board.says(half);
    let mut phrases = vec![
        Phrase::new("board-tells-side")
            .with("who", who)
            .with("army", says.army())
            .with("strength", u32::from(board.vital(half, "vital-strength"))),
    ];
    for territory in 0..TERRITORIES as u8 {
        let bases = Space::of(territory).filter_map(|space| {
            let standing = board.standing(half, space)?;
            let base =
                Phrase::new("board-tells-base").with("space", space.name()).with("base", says.base(standing.kind));
            Some(board.words.say(&base.with("troop", says.troop(Some(standing.kind))).with("count", standing.troops)))
        });
        let bases = listed(bases, "board-nothing", board.words);
        phrases.push(Phrase::new("board-tells-territory").with("territory", territory + 1).with("bases", bases));
    }
    let [piles, discards] = [side.piles, Pile::ALL.map(|pile| pile.count(&side.discards))];
    let played = Ability::ALL.into_iter().filter(|ability| side.played[ability.index()] > 0);
    let played = listed(played.map(|ability| says.ability(ability)), "board-nothing", board.words);
    phrases.push(
        Phrase::new("board-tells-rest")
            .with("specials", side.specials)
            .with("special", says.troop(None))
            .with("hand", hand_of(board, half))
            .with("bases", piles[0])
            .with("abilities", piles[1])
            .with("gone", discards[0] + discards[1])
            .with("played", played),
    );
    told(&phrases, board.words)
}

/// Lists the cards of a hand, or counts them from behind.
pub(super) fn hand_of(board: &Board<'_>, half: Half) -> String {
    let seat = board.seat(half);
    let Some(hand) = board.view.hand(seat) else {
        let [bases, abilities] = board.side(half).hand;
        let backs = Phrase::new("board-hand").with("bases", bases).with("abilities", abilities);
        let backs = board.words.say(&backs);
        return known(board, half).map_or(backs.clone(), |known| format!("{backs} ({known})"));
    };
    let says = board.says(half);
    let cards = hand::kinds(hand).map(|(card, count)| {
        board.words.say(&Phrase::new("card-count").with("card", says.card(card)).with("count", count))
    });
    listed(cards, "board-nothing", board.words)
}

/// Lists the cards of a hand that everybody may know since a reshuffle; none if there are none.
pub(super) fn known(board: &Board<'_>, half: Half) -> Option<String> {
    let side = board.side(half);
    let says = board.says(half);
    let mut cards = hand::kinds(&side.known).peekable();
    cards.peek()?;
    let cards = cards.map(|(card, count)| {
        board.words.say(&Phrase::new("card-count").with("card", says.card(card)).with("count", count))
    });
    Some(board.words.say(&Phrase::new("board-known").with("cards", listed(cards, "board-nothing", board.words))))
}

/// Says what the game asks now, as a line; used where nothing else says it.
pub(super) fn phase(board: &Board<'_>) -> Option<String> {
    let phases = board.game.phases(board.view)?;
    phases.names.get(phases.now).map(|name| board.words.say(name))
}
