//! What holds for all of the art.

use attack_the_tower::AttackTheTower;
use attack_the_tower::card::{Ability, Kind, Pile};
use contract::{Game, Phrase, Setup};
use words::Words;

use super::card::{foot_line, name_line, plate_text};
use super::scene::{Subject, source};
use super::*;
use crate::palette::contrast::{MARKS, WORDS, tells_apart};

/// The smallest letters on a card of 125 pixels.
const SMALLEST: f32 = 9.0;
/// The longest scene that a page has to load.
const LONGEST: usize = 1450;

fn subjects() -> impl Iterator<Item = Subject> {
    let bases = Kind::ALL.into_iter().map(Subject::Base);
    bases.chain(Ability::ALL.into_iter().map(Subject::Ability)).chain([Subject::Palace])
}

fn scenes() -> impl Iterator<Item = (Look, Subject, &'static str)> {
    Look::ALL.into_iter().flat_map(|look| subjects().map(move |subject| (look, subject, source(look, subject))))
}

/// The words of both languages, with the letters of a card and the army's own name for it.
fn printed(key: &'static str, fields: [(&'static str, &str); 3], language: &str) -> String {
    let mut phrase = Phrase::new(key);
    for (name, value) in fields {
        phrase = phrase.with(name, value);
    }
    Words::of(&attack_the_tower::INFO, language).say(&phrase)
}

#[test]
fn a_scene_has_inks_and_nothing_else() {
    const INKS: [&str; 5] = ["deep", "main", "soft", "paper", "glow"];
    for (look, subject, text) in scenes() {
        let classes = text.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
        for class in classes {
            assert!(INKS.contains(&class.trim_end_matches("-line")), "{look:?} {subject:?}: {class}");
        }
        let tree = format!("<svg>{text}</svg>");
        let document = roxmltree::Document::parse(&tree).expect("sound markup");
        for node in document.root_element().children().filter(roxmltree::Node::is_element) {
            assert!(["path", "circle", "ellipse"].contains(&node.tag_name().name()), "{look:?} {subject:?}");
            let known = ["class", "d", "cx", "cy", "r", "rx", "ry", "stroke-width", "stroke-dasharray", "opacity"];
            assert!(node.attributes().all(|given| known.contains(&given.name())), "{look:?} {subject:?}");
            assert!(node.attribute("class").is_some(), "{look:?} {subject:?}: a shape without ink is black");
        }
    }
}

#[test]
fn no_two_scenes_are_the_same_and_none_is_long() {
    let all: Vec<_> = scenes().collect();
    for (nth, (look, subject, text)) in all.iter().enumerate() {
        assert!(text.len() <= LONGEST, "{look:?} {subject:?}: {} bytes", text.len());
        assert!(all[..nth].iter().all(|(_, _, other)| other != text), "{look:?} {subject:?} is drawn twice");
    }
}

#[test]
fn every_card_fits_in_both_languages() {
    let game = AttackTheTower::new(&Setup::printed(2)).expect("the printed game");
    for language in ["en", "de"] {
        for army in &game.components.armies {
            for (kind, base) in Kind::ALL.into_iter().zip(&army.bases) {
                let card = format!("{}-{}", army.id, kind.letter());
                let name = printed("base-name", [("card", &card), ("name", &base.name), ("text", "")], language);
                let tile = tile::name_line(&name);
                assert!(tile.width() <= tile::ROOM * 1.34 && tile.size >= SMALLEST, "{name}: {}", tile.width());
                assert!(name_line(&name).width() <= card::ROOM * 1.2, "{name}");
            }
            for (ability, text) in Ability::ALL.into_iter().zip(&army.abilities) {
                let card = format!("{}-{}", army.id, ability.letter());
                let fields = [("card", card.as_str()), ("name", &text.name), ("text", &text.text)];
                let (name, text) =
                    (printed("ability-name", fields, language), printed("ability-text", fields, language));
                assert!(name_line(&name).width() <= card::ROOM, "{name}");
                let plate = plate_text(&text);
                let fits = plate.height() <= card::plate_height(&plate) && plate.width() <= card::TEXT_ROOM;
                assert!(fits && plate.size >= SMALLEST, "{text}: {} lines of {}", plate.lines.len(), plate.size);
            }
        }
    }
    assert!(foot_line("bis zum Ende des Zuges", card::ROOM).lines.len() == 1);
}

#[test]
fn a_text_that_is_longer_than_any_printed_one_stays_on_its_plate() {
    let plate = plate_text(&"A designer may write more than we did. ".repeat(6));
    assert!(plate.height() <= card::plate_height(&plate) && plate.size < SMALLEST, "{}", plate.size);
}

#[test]
fn inks_can_be_told_apart_by_day_and_by_night() {
    for look in Look::ALL {
        let apart = |over: &str, under: &str, least| {
            let [over, under] = [over, under].map(|name| format!("{}-{name}", look.class()));
            tells_apart(INKS, [(over.as_str(), under.as_str())], least);
        };
        for (over, under) in [("deep", "paper"), ("paper", "deep"), ("paper", "main")] {
            apart(over, under, WORDS);
        }
        for (over, under) in [("deep", "glow"), ("edge", "meadow")] {
            apart(over, under, MARKS);
        }
    }
}

#[test]
fn a_token_and_a_back_are_short() {
    for look in Look::ALL {
        assert!(token(look, Figure::Special).into_string().len() < 900, "{look:?}");
        assert!(Pile::ALL.into_iter().all(|pile| back(look, pile).into_string().len() < 1100), "{look:?}");
    }
}
