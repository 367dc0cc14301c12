//! The position in words, for those who do not see the drawing.

use contract::{Phrase, Seat};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::cell::SECTORS;
use raise_the_shields::state::Sheet;
use raise_the_shields::view::View;
use words::Words;

use super::cities::standing;
use super::near;
use super::say;
use crate::say::{listed, told};
use crate::seats::full;

/// What is said where there is nothing to list.
const NOTHING: &str = "board-nothing";

/// Names the picture.
pub(super) fn title(view: &View, words: &Words) -> String {
    let over = if view.phase.is_over() { "yes" } else { "no" };
    words.say(&Phrase::new("board-title").with("round", view.round).with("over", over))
}

/// Tells everything that can change: the own realm, then the others.
pub(super) fn describe(game: &RaiseTheShields, view: &View, own: Seat, sheet: &Sheet, words: &Words) -> String {
    let mut phrases = vec![Phrase::new("board-tells-realm").with("seat", say::seat_argument(own, words))];
    if view.shared != [0; 2] {
        let die = view.player(own).die.map_or_else(|| "none".to_owned(), |die| die.to_string());
        let [first, second] = view.shared;
        phrases.push(Phrase::new("board-tells-dice").with("first", first).with("second", second).with("own", die));
    }
    let powered = bits(game.powered(sheet)).map(|emitter| (emitter + 1).to_string());
    let raised = bits(game.shields(sheet)).map(|shield| (shield + 1).to_string());
    let drawn = Phrase::new("board-tells-sheet").with("cells", sheet.filled.to_string());
    phrases
        .push(drawn.with("emitters", listed(powered, NOTHING, words)).with("shields", listed(raised, NOTHING, words)));
    let distances = game.distances(sheet);
    let mut far = (0..SECTORS).filter(|emitter| distances[*emitter] > 0).peekable();
    if far.peek().is_some() {
        let emitter = |emitter: usize| Phrase::new("board-far").with("emitter", emitter as u32 + 1);
        let far = far.map(|nth| words.say(&emitter(nth).with("triangles", distances[nth])));
        phrases.push(Phrase::new("board-tells-far").with("emitters", listed(far, NOTHING, words)));
    }
    let cities = (0..SECTORS).map(|city| format!("{} {}", city + 1, standing(sheet, city, words)));
    phrases.push(
        Phrase::new("board-tells-cities")
            .with("hits", listed_hits(sheet, words))
            .with("cities", listed(cities, NOTHING, words)),
    );
    let others = (0..view.players.len()).map(Seat::new).filter(|seat| *seat != own);
    let others = others.map(|seat| {
        let hits = listed_hits(&view.player(seat).sheet, words);
        let hits = words.say(&Phrase::new("board-tells-hits").with("hits", hits));
        format!("{}: {}. {hits}", full(seat, words), near::standing(game, view, seat, words))
    });
    [told(&phrases, words)].into_iter().chain(others).collect::<Vec<_>>().join(" ")
}

fn bits(bits: u8) -> impl Iterator<Item = usize> {
    (0..SECTORS).filter(move |bit| bits >> bit & 1 == 1)
}

fn listed_hits(sheet: &Sheet, words: &Words) -> String {
    listed((0..SECTORS).map(|sector| format!("{}: {}", sector + 1, sheet.hits[sector])), NOTHING, words)
}
