//! The own hand, card by card, with everything that is printed on them.

use attack_the_tower::card::{Ability, Card, Cards, Pile};
use attack_the_tower::effect::Effect;
use attack_the_tower::table::Side;
use contract::Phrase;
use maud::{Markup, html};

use super::art::{self, Face, Look};
use super::board::Board;
use super::changed::News;
use super::geometry::{BACK, CARD, Half, ROW_OF_CARDS, Spot};
use super::lettering::squeezed;
use super::says::Says;
use crate::picture::Piece;
use crate::svg::{Rect, circle, label, num, path, place, rect};

/// The kinds of cards in a hand with their numbers, in the order of the notation.
pub(super) fn kinds(hand: &Cards) -> impl Iterator<Item = (Card, u8)> + '_ {
    Card::all().map(|card| (card, hand[card.index()])).filter(|(_, count)| *count > 0)
}

/// Returns where a card of the own hand lies.
pub(super) fn spot(board: &Board<'_>, card: Card) -> Option<Spot> {
    let hand = board.view.hand(board.own)?;
    let nth = kinds(hand).position(|(held, _)| held == card)?;
    Some(Spot::Card(nth, kinds(hand).count()))
}

/// Says whether the hand takes two rows: where cards lie over each other, nobody can read their names.
pub(super) fn is_crowded(board: &Board<'_>) -> bool {
    let cards =
        board.view.hand(board.own).map_or_else(|| seen_by_all(board.side(Half::Own)).len(), |hand| kinds(hand).count());
    cards > ROW_OF_CARDS
}

/// Draws the hand; of equal cards one, with their number. Whoever may not know it sees backs.
pub(super) fn draw(board: &Board<'_>, news: &News) -> Markup {
    let Some(hand) = board.view.hand(board.own) else { return backs(board) };
    let of = kinds(hand).count();
    html! {
        @for (nth, (card, count)) in kinds(hand).enumerate() {
            (Spot::Card(nth, of).group(&html! {
                @for behind in (1..count.min(3)).rev() {
                    @let by = 4.0 * f32::from(behind);
                    g class=(board.look(Half::Own).class()) {
                        (rect("soft behind", Rect::new(by, -by, CARD.0, CARD.1), 8.0))
                    }
                }
                g class=(if news.is_drawn(card) { "face drops" } else { "face" }) data-beat=[news.is_drawn(card).then_some(0)] {
                    (face(board, card))
                }
                g class=(format!("narrow-only {}", board.look(Half::Own).class())) {
                    (path("deep", "M0 84h125v34a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z"))
                    (squeezed("paper card-name", (CARD.0 / 2.0, 112.0), 20.0, &board.says(Half::Own).card(card), 114.0))
                }
                @if count > 1 {
                    rect class="page-pill" x="88" y="-8" width="38" height="22" rx="11" {}
                    (label("on-page", (107.0, 8.0), 14.0, format!("\u{d7}{count}")))
                }
            }))
        }
    }
}

/// A card of a hand as everybody may see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seen {
    /// A card that a reshuffle gave away.
    Front(Card),
    /// A card from behind.
    Back(Pile),
}

/// Returns what everybody may know of a hand: the cards that are known since a reshuffle, then the others from behind.
pub(super) fn seen_by_all(side: &Side) -> Vec<Seen> {
    let known = kinds(&side.known).flat_map(|(card, count)| (0..count).map(move |_| Seen::Front(card)));
    let hidden = |pile: Pile| side.hand[pile as usize].saturating_sub(pile.count(&side.known));
    known.chain(Pile::ALL.into_iter().flat_map(|pile| (0..hidden(pile)).map(move |_| Seen::Back(pile)))).collect()
}

/// Draws it, as large as a back.
pub(super) fn small(look: Look, seen: Seen) -> Markup {
    html! {
        @match seen {
            Seen::Back(pile) => (art::back(look, pile)),
            Seen::Front(card) => (front(look, card)),
        }
    }
}

/// A card that is known: its icon on paper, that of a base in a square, that of an ability in a round.
fn front(look: Look, card: Card) -> Markup {
    let middle = (BACK.0 / 2.0, BACK.1 / 2.0);
    let icon = card.ability().or_else(|| card.kind().map(|kind| Ability(kind.0)));
    html! {
        g class=(format!("known {}", look.class())) {
            (rect("paper behind", Rect::new(0.0, 0.0, BACK.0, BACK.1), 5.0))
            @if card.kind().is_some() { (rect("soft", Rect::new(6.0, middle.1 - 18.0, 36.0, 36.0), 4.0)) }
            @else { (circle("soft", middle, 19.0)) }
        }
        @if let Some(icon) = icon {
            g class=(format!("deck-icon {}", look.class())) transform=(place((middle.0 - 14.4, middle.1 - 14.4), 1.2)) {
                (art::ability_icon(icon))
            }
        }
    }
}

/// The hand of a player whom nobody here looks over the shoulder.
fn backs(board: &Board<'_>) -> Markup {
    let side = board.side(Half::Own);
    let all = seen_by_all(side);
    html! {
        @if side.army.is_some() {
            @for (nth, seen) in all.iter().enumerate() {
                (Spot::Back(nth, all.len()).group(&html! {
                    g class="face" transform="translate(16 20) scale(1.9)" { (small(board.look(Half::Own), *seen)) }
                }))
            }
        }
    }
}

/// Draws the front of a card.
pub(super) fn face(board: &Board<'_>, card: Card) -> Markup {
    let says = board.says(Half::Own);
    let look = board.look(Half::Own);
    match (card.kind(), card.ability()) {
        (Some(kind), _) => {
            let troop = says.troop(Some(kind));
            let phrase = Phrase::new("board-recruits").with("troop", troop).with("kind", kind.letter().to_string());
            let text = board.words.say(&phrase);
            let card = says.army.base(kind);
            let way = match card {
                _ if card.initiative => "first",
                _ if card.artillery => "siege",
                _ => "plain",
            };
            let foot = board.words.say(&Phrase::new("board-foot-base").with("way", way));
            html! {
                (art::card(look, Face::Base(kind), &says.base(kind), &text, &foot, Some(board.base_power())))
                g transform="translate(29 161)" { (super::land::pill(card.power)) }
            }
        }
        (_, Some(ability)) => {
            let number = (ability == Ability::SPECIAL).then_some(board.game.army(board.side(Half::Own)).special_power);
            let foot = board.words.word(foot(says, ability));
            art::card(look, Face::Ability(ability), &says.ability(ability), &says.text(ability), &foot, number)
        }
        _ => html! {},
    }
}

/// Draws a card without words, where its name is said elsewhere.
fn silent_face(look: Look, card: Card) -> Markup {
    let face = match (card.kind(), card.ability()) {
        (Some(kind), _) => Face::Base(kind),
        (_, Some(ability)) => Face::Ability(ability),
        _ => return html! {},
    };
    art::card(look, face, "", "", "", None)
}

/// Returns the key of how long a card works.
pub(super) fn foot(says: Says<'_>, ability: Ability) -> &'static str {
    let effects = &says.army.ability(ability).effects;
    let at_once =
        |effect: &Effect| matches!(effect, Effect::Recruit { .. } | Effect::Raze(_) | Effect::SacrificeNow(_));
    match ability {
        Ability::SPECIAL => "board-foot-stays",
        _ if !effects.is_empty() && effects.iter().all(at_once) => "board-foot-now",
        _ => "board-foot-turn",
    }
}

/// Draws a card that can be picked up, for a tray.
pub(super) fn piece(board: &Board<'_>, key: &str) -> Option<Piece> {
    let held = |card: Card| board.view.hand(board.own).map_or(0, |hand| hand[card.index()]);
    let (count, drawn) = match key.split_once('-') {
        Some(("h", letter)) => {
            let card = letter.chars().next().and_then(Card::read)?;
            (held(card).max(1), silent_face(board.look(Half::Own), card))
        }
        _ if key.starts_with('g') => (1, super::targets::group_piece(board, key)?),
        _ => return None,
    };
    let (width, height) = (num(CARD.0 + 8.0), num(CARD.1 + 8.0));
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("die card-piece {}", super::PALETTE))
            viewBox=(format!("-4 -4 {width} {height}")) aria-hidden="true" { (drawn) }
    };
    Some(Piece { picture, count })
}
