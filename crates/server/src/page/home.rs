//! The home page: the games that can be played, one's own tables, and the games to come.

use contract::{Phrase, Seat};
use maud::{Markup, html};

use super::icon;
use crate::games::shelf;
use crate::tongue::{Tongue, players};

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
pub(crate) fn main(tongue: Tongue, shelf: &[shelf::GameBox], mine: &[Mine]) -> Markup {
    let (here, coming): (Vec<&shelf::GameBox>, Vec<&shelf::GameBox>) = shelf.iter().partition(|game| game.playable);
    // One game has room for a large picture and the tables beside it.
    let alone = here.len() == 1;
    html! {
        header class="opening" {
            h1 { (tongue.word("home-title")) }
            p class="lead" { (tongue.word("home-lead")) }
        }
        div class={ "house" @if alone { " alone" } } {
            ul class="shelf" { @for game in &here { (card(tongue, game)) } }
            (tables(tongue, mine))
        }
        @if !coming.is_empty() { (later(tongue, &coming)) }
        footer class="foot" {
            @for game in &here { a href=(format!("/rules/{}", game.id)) { (tongue.say(&rules_of(game))) } }
            a href="/verify.py" { (tongue.word("home-verifier")) }
        }
    }
}

fn rules_of(game: &shelf::GameBox) -> Phrase {
    Phrase::new("rules-of").with("game", game.title)
}

fn card(tongue: Tongue, game: &shelf::GameBox) -> Markup {
    html! {
        li class="game" {
            div class="pic" aria-hidden="true" {
                @if let Some(cover) = boards::cover(game.id) { (cover) } @else { (icon::brand()) }
            }
            div class="txt" {
                h2 { bdi { (game.title) } }
                p { (game.line) }
                p class="meta" { (players_line(tongue, game)) }
                p class="buttons" {
                    a class="btn primary" href=(format!("/play/{}", game.id))
                        aria-label=(tongue.say(&Phrase::new("title-play").with("game", game.title))) { (tongue.word("play")) }
                    a class="more" href=(format!("/rules/{}", game.id))
                        aria-label=(tongue.say(&rules_of(game))) { (tongue.word("rules")) }
                }
            }
        }
    }
}

/// Shows how many play: filled shapes are needed, outlined ones may join.
fn players_line(tongue: Tongue, game: &shelf::GameBox) -> Markup {
    let (least, most) = (*game.seats.start(), *game.seats.end());
    html! {
        span class="shapes" aria-hidden="true" {
            @for seat in 0..most {
                span class={ "pip" @if seat >= least { " maybe" } } { (icon::seat(Seat::new(usize::from(seat)))) }
            }
        }
        span { (tongue.say(&players(least, most))) }
    }
}

/// Names the games that later releases bring. There is nothing to press.
fn later(tongue: Tongue, games: &[&shelf::GameBox]) -> Markup {
    html! {
        section class="later" aria-labelledby="later-title" {
            h2 id="later-title" { (tongue.word("home-later")) }
            p class="muted" { (tongue.word("home-later-note")) }
            ul {
                @for game in games {
                    li { h3 { bdi { (game.title) } } p { (game.line) } p class="meta" { (players_line(tongue, game)) } }
                }
            }
        }
    }
}

fn tables(tongue: Tongue, mine: &[Mine]) -> Markup {
    html! {
        section class="mine" aria-labelledby="mine-title" {
            h2 id="mine-title" { (tongue.word("my-tables")) }
            @if mine.is_empty() {
                p class="muted" { (tongue.word("no-tables")) }
                (promises(tongue))
            } @else {
                ul { @for table in mine { (row(tongue, table)) } }
            }
        }
    }
}

/// What somebody who has never sat here may want to know.
fn promises(tongue: Tongue) -> Markup {
    let all = [
        (icon::book(), tongue.word("promise-rules"), tongue.word("promise-rules-note")),
        (icon::undo(), tongue.word("promise-undo"), tongue.word("promise-undo-note")),
        (icon::check(), tongue.word("promise-dice"), tongue.word("promise-dice-note")),
    ];
    html! {
        ul class="promises" {
            @for (icon, title, words) in all { li { (icon) div { b { (title) } span { (words) } } } }
        }
    }
}

fn row(tongue: Tongue, table: &Mine) -> Markup {
    let (badge, button) = match table.state {
        State::YourTurn => {
            (html! { span class="badge your-turn" { (tongue.word("your-turn")) } }, Phrase::new("go-move"))
        }
        State::Waiting => (html! { span class="badge" { (tongue.word("waiting")) } }, Phrase::new("go-open")),
        State::Won => {
            (html! { span class="badge good" { (icon::check()) (tongue.word("won")) } }, Phrase::new("go-look"))
        }
        State::Over => (html! { span class="badge info" { (tongue.word("over")) } }, Phrase::new("go-look")),
        State::Kept => (html! { span class="badge" { (tongue.word("kept")) } }, Phrase::new("go-look")),
    };
    let button = tongue.word(button.key);
    let name =
        Phrase::new("go-to-table").with("go", button).with("game", table.title).with("note", table.note.as_str());
    html! {
        li {
            div class="thumb" aria-hidden="true" {
                @if let Some(emblem) = boards::emblem(table.game) { (emblem) } @else { (icon::brand()) }
            }
            div class="what" { b { bdi { (table.title) } } span { (table.note) } p { (badge) span { (table.when) } } }
            a class={ "btn" @if table.state == State::YourTurn { " primary" } } href=(format!("/table/{}", table.id))
                aria-label=(tongue.say(&name)) { (button) }
        }
    }
}
