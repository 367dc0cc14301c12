//! The home page: the shelf of games, and one's own tables.

use contract::Seat;
use maud::{Markup, html};

use super::icon;
use crate::shelf;

/// One of the visitor's tables.
pub(crate) struct Mine {
    pub(crate) id: String,
    pub(crate) title: &'static str,
    /// The round, with whom, or how it ended.
    pub(crate) note: String,
    pub(crate) state: State,
}

/// How a table stands for its visitor.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    /// They are to move.
    YourTurn,
    /// Somebody else is.
    Waiting,
    /// It is over.
    Over,
}

/// Makes the home page.
pub(crate) fn main(shelf: &[shelf::Box], mine: &[Mine]) -> Markup {
    html! {
        section class="open" {
            h1 { "Five games about holding out." }
            p { "Pick one, send the link, play. No account, and the dice can be checked." }
        }
        ul class="shelf" { @for game in shelf { (card(game)) } }
        section class="mine" aria-labelledby="mine-title" {
            h2 id="mine-title" { "My tables" }
            @if mine.is_empty() {
                p class="muted" { "None yet. A table you sit at appears here, in this browser." }
            } @else {
                ul { @for table in mine { (row(table)) } }
            }
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
                p class="go" {
                    @if game.playable {
                        a class="btn primary" href=(format!("/play/{}", game.id))
                            aria-label=(format!("Play {}", game.title)) { "Play" }
                        a class="more" href=(format!("/rules/{}", game.id))
                            aria-label=(format!("Rules of {}", game.title)) { "Rules" }
                    } @else {
                        span class="soon" { "Not yet: its rules are still being built." }
                    }
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
        span class="who" aria-hidden="true" {
            @for seat in 0..most {
                span class={ "pip" @if seat >= least { " maybe" } } { (icon::seat(Seat::new(usize::from(seat)))) }
            }
        }
        span { (words) @if most == 1 { " player" } @else { " players" } }
    }
}

fn row(table: &Mine) -> Markup {
    let (badge, button) = match table.state {
        State::YourTurn => (html! { span class="badge your-turn" { "Your turn" } }, "Move"),
        State::Waiting => (html! { span class="badge" { "Waiting" } }, "Watch"),
        State::Over => (html! { span class="badge info" { "Over" } }, "Look"),
    };
    html! {
        li {
            div { b { (table.title) } span { (table.note) } }
            (badge)
            a class={ "btn" @if table.state == State::YourTurn { " primary" } } href=(format!("/table/{}", table.id))
                aria-label=(format!("{button}: {}, {}", table.title, table.note)) { (button) }
        }
    }
}
