//! What answers are made of, what answers by itself, and how what happened is told, each in every state.

use contract::Seat;
use maud::{Markup, html};

use super::super::{answers, hints, icon, keys, odds};
use crate::tongue::Tongue;
use crate::tongue::sentence::Sentence;
use crate::view::choice::{HintGroup, HintList, HintRow, Odds, OddsRow, Piece, PortionRow, Stepper, Toggles};

/// Where each of these leads.
const HERE: &str = "/style";

fn linked(is_there: Link) -> Option<String> {
    matches!(is_there, Link::There).then(|| HERE.to_owned())
}

/// Whether something leads anywhere.
#[derive(Clone, Copy)]
enum Link {
    There,
    None,
}

/// A set of pieces, with pictures and with names alone: free and chosen; and its button, at rest.
pub(super) fn sets() -> Markup {
    let piece = |key: &str, name: &str, picture, is_taken| Piece {
        key: key.to_owned(),
        name: name.to_owned(),
        price: None,
        picture,
        count: 1,
        is_taken,
        rests: None,
        fits: true,
        link: HERE.to_owned(),
        token: None,
    };
    let die = |value| Some(boards::die(boards::Die::White, Some(value)));
    let reason = Sentence { text: "Choose dice that add up to 9.".to_owned(), rule: Some("R12") };
    let pictured = vec![
        piece("white-2", "White 2", die(2), false),
        piece("white-4", "White 4", die(4), true),
        piece("white-5", "White 5", die(5), false),
    ];
    let pictured = Toggles { pieces: pictured, no_action: Some(("Reroll".to_owned(), reason)) };
    let named = vec![piece("archer", "Archer", None, false), piece("ram", "Ram", None, true)];
    let named = Toggles { pieces: named, no_action: None };
    html! {
        div class="tray" { (answers::toggles(Tongue::English, Seat::new(0), &pictured)) }
        div class="tray" { (answers::toggles(Tongue::English, Seat::new(1), &named)) }
        div class="actions" { (answers::resting("", Seat::new(0), &pictured)) }
        p class="muted" { "Pieces for one action, in any order. What is chosen lies higher and has a tick; a button that rests says why." }
    }
}

/// A hint: choices that are too close to call, one that is pointed out, one that is behind, and one that nobody doubts.
pub(super) fn hints() -> Markup {
    let row = |token: &str, name: &str, percent, margin, leads| HintRow {
        token: token.to_owned(),
        name: name.to_owned(),
        link: HERE.to_owned(),
        is_chosen: token == "b",
        percent,
        margin,
        leads,
    };
    let rows = vec![
        row("a", "Dig two", 57, Some(2), true),
        row("b", "Use the lab", 56, Some(2), true),
        row("c", "Wait", 44, Some(1), false),
        row("d", "Give up", 0, None, false),
    ];
    let list = HintList {
        summary: "Dig two and use the lab: too close to call.".to_owned(),
        groups: vec![HintGroup { heading: Sentence { text: "White 4".to_owned(), rule: None }, rows }],
        more: Vec::new(),
        is_solo: true,
        are_first_steps: true,
        has_margins: true,
    };
    html! {
        (hints::panel(Tongue::English, "", Seat::FIRST, &list))
        p class="muted" { "What each choice is worth, for whoever asked. Those that lead have a ground; the bracket is the margin." }
    }
}

/// Odds that are hidden, and odds that are shown: one choice that is pointed out and one that is not.
pub(super) fn odds() -> Markup {
    let row = |key: &str, name: &str, is_chosen, percent: &[u64], mean| OddsRow {
        key: key.to_owned(),
        name: name.to_owned(),
        link: HERE.to_owned(),
        is_chosen,
        percent: percent.to_vec(),
        range: [1, percent.len()],
        mean,
        beside: 3,
    };
    let counted = || Sentence { text: "Ships that get through".to_owned(), rule: Some("R12") };
    let beside = || Some(Sentence { text: "Fighters".to_owned(), rule: None });
    let shape = |rows| Odds { link: HERE.to_owned(), rows, counted: counted(), beside: beside() };
    let hidden = shape(Vec::new());
    let shown = shape(vec![
        row("r", "Roll dice 2, 4 again", true, &[25, 50, 0, 25], 23),
        row("k", "Keep", false, &[0, 0, 100], 30),
    ]);
    html! {
        div class="actions" { (odds::button(Tongue::English, Seat::new(0), &hidden)) (odds::button(Tongue::English, Seat::new(1), &shown)) }
        div class="tray" { (odds::panel(Tongue::English, "", Seat::new(1), &shown)) }
    }
}

/// An answer of several actions, a row for each piece: nothing laid, some, all that can be, one of several ways, and what
/// cannot be changed.
pub(super) fn portions() -> Markup {
    let row = |key: &str, name: &str, laid: Option<&str>, amount: Option<Stepper>| PortionRow {
        key: key.to_owned(),
        name: name.to_owned(),
        picture: None,
        laid: laid.map(str::to_owned),
        toggle: linked(Link::There),
        amount,
        options: Vec::new(),
    };
    let amount = |amount, less, more| Some(Stepper { amount, less: linked(less), more: linked(more) });
    let way = |name: &str, is_laid| (name.to_owned(), HERE.to_owned(), is_laid);
    let rows = [
        row("archer", "Archer", None, amount(0, Link::None, Link::There)),
        row("ram", "Ram", Some("2"), amount(2, Link::There, Link::There)),
        row("wall", "Wall", Some("3"), amount(3, Link::There, Link::None)),
        PortionRow {
            options: vec![way("left", false), way("right", true)],
            ..row("guard", "Guard", Some("right"), None)
        },
        PortionRow { toggle: None, ..row("moat", "Moat", Some("always 1"), None) },
    ];
    html! {
        (answers::portions(Tongue::English, Seat::FIRST, &rows))
        p class="muted" { "Several actions that are done at once. A press on a name lays all that can be laid, or takes it back." }
    }
}

/// Standing orders, folded out: one to give, one that stands, and one that cannot be given; and one that answers soon.
pub(super) fn orders() -> Markup {
    let rows = [
        ("free", "Pass on everything", "Until your next turn.", "Give the order"),
        ("stands", "Take every hit", "Until the round ends.", "Cancel"),
        ("closed", "Block with the ram", "You have no ram.", "Give the order"),
    ];
    html! {
        div class="panel orders" {
            p role="status" { "Your order answers in a moment." }
            details open {
                summary { b { "Standing orders" } span class="muted" { "Take every hit" } }
                ul {
                    @for (state, name, note, does) in rows {
                        li class=[(state == "stands").then_some("given")] {
                            form {
                                b { (name) }
                                @if state == "closed" { button type="button" class="btn off" aria-disabled="true" { (does) } }
                                @else { button type="button" class="btn" { (does) } }
                                span class="muted" { (note) }
                            }
                        }
                    }
                }
                p class="muted" { "An order answers for you. Others see the answer, not the order." }
            }
        }
        (keys::forced(Tongue::English))
        p class="muted" { "Whether steps that decide nothing wait for a press stands below the list of moves." }
    }
}

/// The story: its bar, with something new and without, and its lines: of the round before, unseen, and the newest.
pub(super) fn story() -> Markup {
    html! {
        @for (name, unseen) in [("Just now", None), ("While you were away", Some(""))] {
            div class="panel story" data-unseen=[unseen] {
                div class="story-head" {
                    h3 { (name) }
                    div class="story-tools" {
                        button class="btn quiet again-button" type="button" {
                            (icon::play()) @if unseen.is_none() { "Again" } @else { "Play" }
                        }
                        (speeds(name))
                    }
                }
                div class="told-list" {
                    ol class="telling" {
                        li { a class="nr" href=(HERE) { "11" } span { b { "Ana" } ": Archer to B2." } }
                        li class="turns muted" { "Round 3" }
                        li class=[unseen.map(|_| "is-unseen")] { a class="nr" href=(HERE) { "12" } span { "Column 2 moves 4." } }
                        li class={ "new" @if unseen.is_some() { " is-unseen" } } { span { "A ship reaches row 9 and explodes." } }
                    }
                }
            }
        }
        div class="panel story" { div class="story-head" { h3 { "Just now" } } p class="none muted" { "Nothing has happened yet." } }
        div class="told-scene" {
            div class="panel prompt tells" {
                div class="told-now" {
                    div class="sentence" { p class="ask" { span class="told" { b { "Ana" } ": Archer to B2." } } }
                    div class="undo" { button class="btn" type="button" { (icon::play()) "Skip" } }
                }
            }
        }
    }
}

fn speeds(name: &str) -> Markup {
    html! {
        fieldset class="speeds" {
            legend class="unseen" { "Speed" }
            @for speed in ["Off", "Slow", "Normal", "Fast"] {
                label { input type="radio" name=(format!("speed of {name}")) checked[speed == "Normal"]; span { (speed) } }
            }
        }
    }
}
