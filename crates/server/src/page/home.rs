//! The home page: the games that can be played, one's own tables, and the games to come.

use contract::Seat;
use maud::{Markup, html};

use super::icon;
use crate::shelf;

/// One of the visitor's tables.
pub(crate) struct Mine {
    pub(crate) id: String,
    pub(crate) game: &'static str,
    pub(crate) title: &'static str,
    /// The round, with whom, or how it ended.
    pub(crate) note: String,
    /// When it changed last, as people say it.
    pub(crate) when: String,
    pub(crate) state: State,
}

/// How a table stands for its visitor.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    /// They are to move.
    YourTurn,
    /// Somebody else is.
    Waiting,
    /// They have won.
    Won,
    /// They have not.
    Over,
    /// This release cannot read it.
    Kept,
}

/// Makes the home page.
pub(crate) fn main(shelf: &[shelf::Box], mine: &[Mine]) -> Markup {
    let (here, coming): (Vec<&shelf::Box>, Vec<&shelf::Box>) = shelf.iter().partition(|game| game.playable);
    // One game has room for a large picture and the tables beside it.
    let alone = here.len() == 1;
    html! {
        header class="opening" {
            h1 { "Five games about holding out." }
            p class="lead" { "Pick one, send the link, play. No account, and the dice can be checked." }
        }
        div class={ "house" @if alone { " alone" } } {
            ul class="shelf" { @for game in &here { (card(game)) } }
            (tables(mine))
        }
        @if !coming.is_empty() { (later(&coming)) }
        footer class="foot" {
            @for game in &here { a href=(format!("/rules/{}", game.id)) { "Rules of " (game.title) } }
            a href="/verify.py" { "The program that checks our dice" }
        }
    }
}

fn card(game: &shelf::Box) -> Markup {
    html! {
        li class="game" {
            div class="pic" aria-hidden="true" {
                @if let Some(cover) = boards::cover(game.id) { (cover) } @else { (icon::brand()) }
            }
            div class="txt" {
                h2 { (game.title) }
                p { (game.line) }
                p class="meta" { (who(game)) }
                p class="buttons" {
                    a class="btn primary" href=(format!("/play/{}", game.id))
                        aria-label=(format!("Play {}", game.title)) { "Play" }
                    a class="more" href=(format!("/rules/{}", game.id))
                        aria-label=(format!("Rules of {}", game.title)) { "Rules" }
                }
            }
        }
    }
}

/// Shows how many play: filled shapes are needed, outlined ones may join.
fn who(game: &shelf::Box) -> Markup {
    let (least, most) = (*game.seats.start(), *game.seats.end());
    let words = if least == most { format!("{least}") } else { format!("{least} to {most}") };
    html! {
        span class="shapes" aria-hidden="true" {
            @for seat in 0..most {
                span class={ "pip" @if seat >= least { " maybe" } } { (icon::seat(Seat::new(usize::from(seat)))) }
            }
        }
        span { (words) @if most == 1 { " player" } @else { " players" } }
    }
}

/// Names the games that later releases bring. There is nothing to press.
fn later(games: &[&shelf::Box]) -> Markup {
    html! {
        section class="later" aria-labelledby="later-title" {
            h2 id="later-title" { "Not yet on the table" }
            p class="muted" { "Their rules are still being built; each comes with a release of its own." }
            ul {
                @for game in games {
                    li { h3 { (game.title) } p { (game.line) } p class="meta" { (who(game)) } }
                }
            }
        }
    }
}

fn tables(mine: &[Mine]) -> Markup {
    html! {
        section class="mine" aria-labelledby="mine-title" {
            h2 id="mine-title" { "My tables" }
            @if mine.is_empty() {
                p class="muted" { "None yet. A table you sit at appears here, in this browser." }
                (promises())
            } @else {
                ul { @for table in mine { (row(table)) } }
            }
        }
    }
}

/// What somebody who has never sat here may want to know.
fn promises() -> Markup {
    let all = [
        (
            icon::book(),
            "The rules see to themselves",
            "Every rule has a number, and the table names it where it matters.",
        ),
        (icon::undo(), "Take a move back", "As long as it has taught you nothing new."),
        (icon::check(), "Dice that can be checked", "Promised before the game, shown after it."),
    ];
    html! {
        ul class="promises" {
            @for (icon, title, words) in all { li { (icon) div { b { (title) } span { (words) } } } }
        }
    }
}

fn row(table: &Mine) -> Markup {
    let (badge, button) = match table.state {
        State::YourTurn => (html! { span class="badge your-turn" { "Your turn" } }, "Move"),
        State::Waiting => (html! { span class="badge" { "Waiting" } }, "Watch"),
        State::Won => (html! { span class="badge good" { (icon::check()) "Won" } }, "Look"),
        State::Over => (html! { span class="badge info" { "Over" } }, "Look"),
        State::Kept => (html! { span class="badge" { "Kept" } }, "Look"),
    };
    html! {
        li {
            div class="thumb" aria-hidden="true" {
                @if let Some(emblem) = boards::emblem(table.game) { (emblem) } @else { (icon::brand()) }
            }
            div class="what" { b { (table.title) } span { (table.note) } p { (badge) span { (table.when) } } }
            a class={ "btn" @if table.state == State::YourTurn { " primary" } } href=(format!("/table/{}", table.id))
                aria-label=(format!("{button}: {}, {}", table.title, table.note)) { (button) }
        }
    }
}
