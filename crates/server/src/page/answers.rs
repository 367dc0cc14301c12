//! Answers that are made piece by piece in any order: a set for one action, and several actions that are done at once.

use contract::{Phrase, Seat};
use maud::{Markup, html};

use super::said::said;
use crate::tongue::Tongue;
use crate::view::choice::{Piece, PortionRow, Question, Toggles};
use crate::view::table_page::TablePage;

/// Shows the pieces of a set, each a link that adds it or takes it out again, with the keys that do so.
pub(crate) fn toggles(tongue: Tongue, seat: Seat, toggles: &Toggles) -> Markup {
    html! {
        @if !toggles.pieces.is_empty() {
            div class="takes" role="group" aria-label=(tongue.word("what-to-choose")) {
                @for (nth, piece) in toggles.pieces.iter().enumerate() { (toggle(seat, piece, nth + 1)) }
            }
        }
    }
}

fn toggle(seat: Seat, piece: &Piece, key: usize) -> Markup {
    html! {
        a id=(format!("toggle-{}-{}", seat.index(), piece.key)) class="take" href=(piece.link) role="button" data-toggle
            aria-pressed=(piece.is_taken) aria-label=(piece.name) aria-keyshortcuts=[(key < 10).then_some(key)] {
            @if let Some(picture) = &piece.picture { (picture) } @else { span { (piece.name) } }
            @if key < 10 { kbd aria-hidden="true" { (key) } }
        }
    }
}

/// The button of a set that is no action: it rests, and says why.
pub(crate) fn resting(game: &str, seat: Seat, toggles: &Toggles) -> Markup {
    let id = format!("no-set-{}", seat.index());
    html! {
        @if let Some((name, reason)) = &toggles.no_action {
            button id=(id) class="btn off" type="button" aria-disabled="true" aria-describedby=(format!("{id}-why")) { (name) }
            p id=(format!("{id}-why")) class="rests muted" { (said(game, reason)) }
        }
    }
}

/// Shows an answer of several actions, a row for each piece.
pub(crate) fn portions(tongue: Tongue, seat: Seat, portions: &[PortionRow]) -> Markup {
    html! {
        @if !portions.is_empty() {
            ul class="portions" aria-label=(tongue.word("your-answer")) {
                @for (nth, row) in portions.iter().enumerate() {
                    li class={ "portion" @if row.laid.is_some() { " laid" } } {
                        (name(tongue, seat, row, nth + 1))
                        @if let Some(steps) = &row.amount {
                            (step(tongue, seat, row, "less", "\u{2212}", steps.less.as_ref()))
                            output { (steps.amount) }
                            (step(tongue, seat, row, "more", "+", steps.more.as_ref()))
                        }
                        @if row.options.len() > 1 {
                            span class="options" {
                                @for (nth, (name, link, is_laid)) in row.options.iter().enumerate() {
                                    a id=(format!("lay-{}-{}-{nth}", seat.index(), row.key)) class="btn" href=(link) role="button"
                                        data-toggle aria-pressed=(is_laid) { (name) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Names a piece: a press lays all that can be laid of it, or takes that back.
fn name(tongue: Tongue, seat: Seat, row: &PortionRow, key: usize) -> Markup {
    let other = row.laid.as_ref().filter(|laid| **laid != row.name);
    let inside = html! {
        @if let Some(picture) = &row.picture { (picture) }
        b { (row.name) }
        @if let (Some(laid), None) = (other, &row.amount) { " " span class="muted" { (laid) } }
    };
    let piece = row.name.as_str();
    let does = match other {
        Some(laid) => Phrase::new("portion-laid").with("piece", piece).with("what", laid.as_str()),
        None if row.laid.is_some() => Phrase::new("portion-chosen").with("piece", piece),
        None => Phrase::new("portion-free").with("piece", piece),
    };
    html! {
        @match &row.toggle {
            Some(link) => a id=(format!("portion-{}-{}", seat.index(), row.key)) class="portion-name" href=(link) role="button"
                data-toggle aria-pressed=(row.laid.is_some()) aria-label=(tongue.say(&does)) aria-keyshortcuts=[(key < 10).then_some(key)] {
                (inside)
            },
            None => span class="portion-name" { (inside) },
        }
    }
}

/// One step of an amount; where there is none the sign rests, so that the others keep their place.
fn step(tongue: Tongue, seat: Seat, row: &PortionRow, way: &str, sign: &str, link: Option<&String>) -> Markup {
    let name = row.name.as_str();
    let label = match way {
        "less" => Phrase::new("one-less").with("piece", name),
        _ => Phrase::new("one-more").with("piece", name),
    };
    let label = tongue.say(&label);
    html! {
        @match link {
            Some(link) => a id=(format!("{way}-{}-{}", seat.index(), row.key)) class="btn step" href=(link) role="button" data-toggle
                aria-label=(label) { (sign) },
            None => span class="btn step off" aria-hidden="true" { (sign) },
        }
    }
}

/// More answers than the dock has room for, folded away.
pub(crate) fn more(look: &TablePage, ask: &Question, buttons: &Markup) -> Markup {
    html! {
        @if !ask.more.is_empty() {
            details id=(format!("more-{}", ask.seat.index())) class="more" {
                summary class="btn" { (look.tongue.say(&Phrase::new("more-answers").with("count", ask.more.len() as i64))) }
                div class="folded" { (buttons) }
            }
        }
    }
}
