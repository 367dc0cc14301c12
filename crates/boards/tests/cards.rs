//! The cards that are flipped before a game: both sides of each, as the option of the game has them.

use std::sync::LazyLock;

use boards::Cards;
use contract::{Game, Setup};
use under_falling_skies::{INFO, UnderFallingSkies};
use words::Words;

/// What is drawn speaks English here.
static EN: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "en"));

const GAME: &str = "under-falling-skies";

#[test]
fn only_the_option_that_flips_cards_has_cards() {
    let keys: Vec<&str> = under_falling_skies::options::Options::specs().iter().map(|spec| spec.key).collect();
    let drawn = |key: &str| boards::cards(GAME, key, &EN).map(|cards| cards.cards.len());
    let with_cards: Vec<&str> = keys.iter().copied().filter(|key| drawn(key).is_some()).collect();
    assert_eq!(with_cards, ["stars"]);
    assert!(keys.iter().all(|key| boards::card_count(GAME, key) == drawn(key)), "what is counted is what is drawn");
    assert!(boards::cards("no-such-game", "stars", &EN).is_none());
}

#[test]
fn every_way_to_lay_the_cards_is_a_value_of_the_option() {
    let cards = boards::cards(GAME, "stars", &EN).expect("the game has cards");
    for bits in 0..=u8::MAX {
        let value = Cards::value(cards.cards.len(), |card| bits >> card & 1 == 1);
        let game = UnderFallingSkies::new(&Setup::printed(1).set("stars", &value)).expect("the value is taken");
        assert_eq!(u32::from(game.options.stars.level()), bits.count_ones(), "{value}");
        for (card, star) in game.options.stars.0.iter().enumerate() {
            assert_eq!(*star, bits >> card & 1 == 1, "{value}: {}", cards.cards[card].name);
        }
    }
}

#[test]
fn the_two_sides_of_a_card_are_told_apart_by_word_and_by_star() {
    for card in boards::cards(GAME, "stars", &EN).expect("the game has cards").cards {
        let [plain, starred] = &card.sides;
        assert_ne!(plain.name, starred.name, "{}", card.name);
        let stars = |side: &boards::Side| side.svg().into_string().matches("-star\"").count();
        assert!(stars(plain) < stars(starred), "{}", card.name);
    }
}

#[test]
fn a_side_says_what_is_printed_on_it() {
    let cards = boards::cards(GAME, "stars", &EN).expect("the game has cards").cards;
    let note = |name: &str, side: usize| {
        cards.iter().find(|card| card.name == name).map(|card| card.sides[side].note.clone()).unwrap_or_default()
    };
    assert_eq!(note("Mothership", 1), "a red ship waits");
    assert_eq!(note("Sky 3", 0), "4 explosions, 3 descents, 5 arrows, skull on 12");
    assert_eq!(note("Sky 3", 1), "2 explosions, 3 descents, 5 arrows, skull on 11");
    assert_eq!(note("Research", 0), "14 steps, 53 in all, starts with 2 energy");
}

#[test]
fn every_side_is_a_whole_drawing_without_identifiers() {
    for card in boards::cards(GAME, "stars", &EN).expect("the game has cards").cards {
        for side in card.sides {
            let svg = side.svg().into_string();
            let document = roxmltree::Document::parse(&svg).expect("well-formed");
            // Both sides of all cards stand on one page.
            assert!(document.descendants().all(|node| node.attribute("id").is_none()), "{}: {}", card.name, side.name);
        }
    }
}

#[test]
fn other_options_are_drawn_on_their_cards() {
    let notes = |setup: &Setup| -> Vec<String> {
        let cards = boards::cards_with(GAME, "stars", setup, &EN).expect("the setup makes a game").cards;
        cards.iter().map(|card| card.sides[1].note.clone()).collect()
    };
    let printed = notes(&Setup::printed(1));
    let lower = notes(&Setup::printed(1).set("starred_mothership", "low_start"));
    assert!(lower[0].starts_with("starts on row") && lower[0] != printed[0], "{lower:?}");
    assert_eq!(lower[1..], printed[1..]);
    assert!(boards::cards_with(GAME, "stars", &Setup::printed(1).set("starred_mothership", "nowhere"), &EN).is_none());
}
