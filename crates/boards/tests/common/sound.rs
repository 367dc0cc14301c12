//! What must hold of every drawing.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

use std::collections::BTreeSet;

use roxmltree::{Document, Node};

/// The smallest text that a phone shows well, in board units.
const SMALLEST: f32 = 9.5;

/// What comes in with a step: a page plays it once for each step.
const COMES_IN: [&str; 10] =
    ["bursts", "flies", "drops", "stamps", "jolts", "draws", "settles", "ticks", "tumbles", "turns"];

/// Parses a drawing and checks what must hold of all: well-formed, written as a browser writes it back, identifiers once,
/// text large enough, no script and no inline style.
pub(crate) fn parse<'a>(drawing: &'a str, what: &str) -> Document<'a> {
    let document = Document::parse(drawing).unwrap_or_else(|error| panic!("{what}: {error}"));
    // What a page has already is found by its text, so each element has its end.
    assert!(!drawing.contains("/>"), "{what}: a tag that ends itself");
    let mut ids = BTreeSet::new();
    for node in document.descendants().filter(Node::is_element) {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id), "{what}: two elements are called {id}");
        }
        assert!(node.attribute("style").is_none(), "{what}: a style attribute");
        assert!(node.attributes().all(|attribute| !attribute.name().starts_with("on")), "{what}: a script attribute");
        assert!(node.tag_name().name() != "script", "{what}: a script");
        let comes_in = node.attribute("class").and_then(|all| all.split(' ').find(|one| COMES_IN.contains(one)));
        let has_step = || node.ancestors().any(|around| around.has_attribute("data-step"));
        assert!(comes_in.is_none() || has_step(), "{what}: {comes_in:?} of no step, which would never end coming in");
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
