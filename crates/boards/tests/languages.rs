//! Drawings speak the language that they are given, and no word of them stands in the source.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

#[path = "common/sound.rs"]
mod sound;

use boards::{Closed, Drawing, Names, Picture, Theme};
use conform::random_step;
use contract::{Info, Position, Seat, SeatSet, Setup, Stream};
use roxmltree::Node;
use sound::parse;
use words::Words;

/// The words of a text: letters in a row, three of them at least. With a digit it is notation.
fn words_in(text: &str) -> impl Iterator<Item = &str> {
    let is_word = |word: &&str| word.chars().count() > 2 && word.chars().all(char::is_alphabetic);
    text.split(|c: char| !c.is_alphanumeric()).filter(is_word)
}

/// What a drawing says: its text and its labels.
fn said(drawing: &str) -> String {
    let document = parse(drawing, "a drawing");
    let shown = document.descendants().filter(Node::is_text);
    let shown = shown.filter(|node| node.parent().is_some_and(|parent| parent.tag_name().name() != "style"));
    let labels = document.descendants().filter_map(|node| node.attribute("aria-label"));
    shown.filter_map(|node| node.text()).chain(labels).collect::<Vec<_>>().join(" ")
}

/// Everything that is said of a position by its drawings.
fn all_said(drawing: &dyn Drawing, position: &Position, words: &Words) -> String {
    let observer = SeatSet::only(Seat::FIRST);
    let closed = Closed { piece: None, link: "/".to_owned() };
    let picture = Picture { closed: Some(closed), names: Names::default().for_viewers(observer), ..Picture::plain() };
    let sheets = drawing.sheets(position, observer, &picture, words);
    let mut all: Vec<String> = sheets
        .iter()
        .map(|sheet| format!("{} {} {}", sheet.title, sheet.note, said(&sheet.svg().into_string())))
        .collect();
    all.push(said(&drawing.board(position, observer, &picture, words).unwrap().into_string()));
    all.push(said(&drawing.stand_alone(position, observer, Theme::Light, words).unwrap()));
    all.push(drawing.text(position, observer, words).unwrap());
    all.join(" ")
}

/// Everything that is said of the cards that options turn.
fn cards_said(drawing: &dyn Drawing, info: &'static Info, words: &Words) -> String {
    let cards = (info.options)().into_iter().filter_map(|option| drawing.cards(option.key, &Setup::printed(1), words));
    let said = cards.map(|cards| {
        let each = cards.cards.iter().map(|card| {
            let [one, other] = &card.sides;
            format!("{} {} {} {} {}", card.name, one.name, one.note, other.name, other.note)
        });
        format!("{} {} {} {}", cards.title, cards.meaning, cards.level, each.collect::<Vec<_>>().join(" "))
    });
    said.collect::<Vec<_>>().join(" ")
}

/// In a made-up language no word is left that could stand in the source: at random positions of games of one and of three,
/// and on the cards.
#[test]
fn no_word_of_a_drawing_stands_in_its_source() {
    for drawing in boards::drawings() {
        let info = (drawing.maker().info)();
        let words = Words::made_up(info);
        let check = |text: &str, what: &str| {
            // In plain characters, ships and hits are rows of their signs.
            let is_word = |word: &&str| word.is_ascii() && !word.chars().all(|c| "grX".contains(c));
            let plain: Vec<&str> = words_in(text).filter(is_word).collect();
            assert!(plain.is_empty(), "{what}: {plain:?}");
        };
        check(&cards_said(*drawing, info, &words), "cards");
        for seats in [1, 3].into_iter().filter(|seats| info.seats.contains(seats)) {
            let mut dice = Stream::new("languages", info.id, seats.into());
            let mut position = (drawing.maker().make)(&Setup::printed(seats)).unwrap().start();
            let mut drawn = 0;
            while let Some(step) = random_step(&position, &mut dice) {
                check(&all_said(*drawing, &position, &words), &position.line());
                position.play(&step).unwrap();
                drawn += 1;
            }
            check(&all_said(*drawing, &position, &words), &position.line());
            assert!(drawn > 20, "{drawn}");
        }
    }
}

/// What is drawn once and kept holds no words.
#[test]
fn a_drawing_that_was_made_in_one_language_is_not_shown_in_another() {
    for drawing in boards::drawings() {
        let info = (drawing.maker().info)();
        let position = (drawing.maker().make)(&Setup::printed(*info.seats.start())).unwrap().start();
        let files: Vec<String> = ["en", "de", "en", "de"]
            .map(|language| {
                drawing.stand_alone(&position, SeatSet::NONE, Theme::Light, &Words::of(info, language)).unwrap()
            })
            .into();
        assert!(files[0] == files[2] && files[1] == files[3], "{}", info.id);
        let (one, other) = (said(&files[0]), said(&files[1]));
        let shared: Vec<&str> = words_in(&one).filter(|word| words_in(&other).any(|also| also == *word)).collect();
        assert!(shared.len() < words_in(&one).count() / 2, "{}: {shared:?}", info.id);
    }
}
