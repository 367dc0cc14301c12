//! The cards of the cities say what the game says of their abilities, and every word that a drawing says is there.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

#[path = "common/sound.rs"]
mod sound;

use std::sync::LazyLock;

use boards::raise_the_shields::Shields;
use boards::{GameDrawing, Names, Picture, Theme};
use conform::random_game;
use contract::{Game, Notation, Seat, SeatSet, Setup};
use raise_the_shields::{INFO, RaiseTheShields};
use roxmltree::Node;
use sound::parse;
use words::Words;

/// What is drawn speaks English here.
static EN: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "en"));

/// The cards on a page: class and text of each.
fn cards(game: &RaiseTheShields, line: &str) -> Vec<(String, String)> {
    let view = game.view(&game.read_line(line).unwrap(), SeatSet::only(Seat::FIRST));
    let sheets = Shields::sheets(game, &view, SeatSet::only(Seat::FIRST), &Picture::plain(), &EN);
    let drawing = sheets[0].svg().into_string();
    let document = parse(&drawing, line);
    let text = |card: Node<'_, '_>| {
        card.descendants().filter(Node::is_text).filter_map(|node| node.text()).collect::<String>()
    };
    let list = document.descendants().filter(|node| node.has_tag_name("li"));
    list.map(|card| (card.attribute("class").unwrap().to_owned(), text(card))).collect()
}

#[test]
fn a_card_shows_how_an_ability_stands_and_says_why() {
    let game = RaiseTheShields::new(&Setup::printed(1)).unwrap();
    let at_work = cards(&game, "rts1 r3 fA work 12 | 1bc/1bc/1bc/1bc/1bc/- 040000 ooxoo. 1:w1s1a2");
    let classes: Vec<&str> = at_work.iter().map(|(class, _)| class.as_str()).collect();
    let expected = ["r-city ready", "r-city ready", "r-city used", "r-city ready now", "r-city ready", "r-city asleep"];
    assert_eq!(classes, expected);
    assert_eq!(at_work[0].1, "1. Ignore an attack Ready: ignore an attack when it comes.");
    assert_eq!(at_work[3].1, "4. Wake a city Use it now: bring another ability back.");
    let spent = cards(&game, "rts1 r3 fA work 12 | 1bc/1bc/1bc/1bc/1bc/- 040000 ooxoo. 1:w1s1a2,c4.3");
    assert_eq!(spent[0].0, "r-city ready waits", "gold is for what may be used");
    assert_eq!(spent[3].0, "r-city used");
}

#[test]
fn cards_say_the_games_phrases_and_no_word_is_missing() {
    for seats in [1, 2, 4] {
        let game = RaiseTheShields::new(&Setup::printed(seats)).unwrap();
        random_game(&game, &format!("cities {seats}"), |state| {
            let observer = SeatSet::only(Seat::FIRST);
            let view = game.view(state, observer);
            let names = Names::default().for_viewers(observer);
            let sheets =
                Shields::sheets(&game, &view, observer, &Picture { names: names.clone(), ..Picture::plain() }, &EN);
            let drawing = sheets[0].svg().into_string();
            for (city, readiness) in game.readiness(&view, Seat::FIRST).into_iter().enumerate() {
                let phrase = game.say_readiness(city, readiness);
                assert!(drawing.contains(&EN.say(&phrase)), "{}: {drawing}", phrase.key);
            }
            let board =
                Shields::board(&game, &view, observer, &Picture { names, ..Picture::plain() }, &EN).into_string();
            let beside = sheets.iter().map(|sheet| sheet.title.clone() + &sheet.note + &sheet.svg().into_string());
            let file = Shields::stand_alone(&game, &view, observer, Theme::Light, &EN);
            for said in beside.chain([board, file]) {
                assert!(!said.contains("[board") && !said.contains("{$"), "{said}");
            }
        });
    }
}
