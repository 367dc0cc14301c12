//! Games to draw, and what must hold of every drawing.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

use std::collections::BTreeSet;

use contract::{Dice, Game, Seat, Setup, Stream, Turn};
use roxmltree::{Document, Node};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::state::State;

/// The smallest text that a phone shows well, in board units.
const SMALLEST: f32 = 9.5;

/// Returns the printed game with these cards starred: bit 0 is the mothership.
pub(crate) fn with_stars(bits: u8) -> UnderFallingSkies {
    let stars: String = (0..8).map(|bit| if bits >> bit & 1 == 1 { '1' } else { '0' }).collect();
    UnderFallingSkies::new(&Setup::printed(1).set("stars", &stars)).unwrap()
}

/// Plays a random game and shows every position, the last one included.
pub(crate) fn random_game(game: &UnderFallingSkies, seed: &str, mut show: impl FnMut(&State)) {
    let mut dice = Stream::new(seed, "boards", 0);
    let (mut state, mut actions) = (game.start(), Vec::new());
    loop {
        show(&state);
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let roll = game.sample(&state, &mut dice);
                game.befall(&mut state, roll);
            }
            Turn::Choice(_) => {
                game.legal(&state, Seat::FIRST, &mut actions);
                let action = actions[dice.below(actions.len() as u32) as usize];
                game.apply(&mut state, Seat::FIRST, action);
            }
        }
    }
}

/// Parses a drawing and checks what must hold of all: well-formed, identifiers once, text large enough, no script and
/// no inline style.
pub(crate) fn parse<'a>(drawing: &'a str, what: &str) -> Document<'a> {
    let document = Document::parse(drawing).unwrap_or_else(|error| panic!("{what}: {error}"));
    let mut ids = BTreeSet::new();
    for node in document.descendants().filter(Node::is_element) {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id), "{what}: two elements are called {id}");
        }
        assert!(node.attribute("style").is_none(), "{what}: a style attribute");
        assert!(node.attributes().all(|attribute| !attribute.name().starts_with("on")), "{what}: a script attribute");
        assert!(node.tag_name().name() != "script", "{what}: a script");
        if node.tag_name().name() == "text" {
            let size: f32 = node.attribute("font-size").unwrap().parse().unwrap();
            let shown = size * node.ancestors().filter_map(scale).product::<f32>();
            assert!(shown >= SMALLEST, "{what}: text of {shown} units: {:?}", node.text());
        }
    }
    document
}

fn scale(node: Node<'_, '_>) -> Option<f32> {
    let (_, scale) = node.attribute("transform")?.split_once("scale(")?;
    scale.split([' ', ')']).next()?.parse().ok().map(f32::abs)
}

/// Counts the elements whose `id` begins with this.
pub(crate) fn count_ids(document: &Document<'_>, start: &str) -> usize {
    document.descendants().filter(|node| node.attribute("id").is_some_and(|id| id.starts_with(start))).count()
}

/// Returns the texts of a class, in the order of the drawing.
pub(crate) fn texts<'a>(document: &'a Document<'_>, class: &str) -> Vec<&'a str> {
    let nodes = document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")));
    nodes.filter(|node| node.attribute("class") == Some(class)).filter_map(|node| node.text()).collect()
}
