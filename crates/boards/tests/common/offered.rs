//! What a page offers on a board, and what of it can be pressed there.

use std::collections::BTreeSet;

use boards::{Highlight, Target};
use roxmltree::Document;

/// Offers these actions and pieces, as a page does.
pub(crate) fn offer(tokens: impl IntoIterator<Item = String>, highlight: Highlight) -> Vec<Target> {
    let target = |token| Target { token, label: "press".to_owned(), highlight, link: Some("?".to_owned()) };
    tokens.into_iter().map(target).collect()
}

/// Returns what can be pressed on a board.
pub(crate) fn pressed(document: &Document<'_>) -> BTreeSet<String> {
    let places = document.descendants().filter_map(|node| node.attribute("data-token"));
    places.flat_map(|tokens| tokens.split(' ')).map(str::to_owned).collect()
}
