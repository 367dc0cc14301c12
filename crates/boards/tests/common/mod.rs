//! Games to draw, and what is found in their drawings.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

mod sound;

pub(crate) use sound::parse;

use contract::{Game, Setup};
use roxmltree::Document;
use under_falling_skies::UnderFallingSkies;

/// Returns the printed game with these cards starred: bit 0 is the mothership.
pub(crate) fn with_stars(bits: u8) -> UnderFallingSkies {
    let stars: String = (0..8).map(|bit| if bits >> bit & 1 == 1 { '1' } else { '0' }).collect();
    UnderFallingSkies::new(&Setup::printed(1).set("stars", &stars)).unwrap()
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
