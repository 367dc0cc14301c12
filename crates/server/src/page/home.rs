//! The home page: the games, and one's own tables.

use contract::{Phrase, Seat};
use maud::{Markup, html};

use super::form::Fault;
use super::mine::{self, Mine};
use super::{credits, icon, picture};
use crate::games::shelf;
use crate::http::assets::Assets;
use crate::tongue::{Tongue, players};

/// What the home page shows of its visitor.
#[derive(Default)]
pub(crate) struct Own<'a> {
    /// Those of their tables that need them first.
    pub(crate) tables: Vec<Mine>,
    /// How many they have.
    pub(crate) all: usize,
    /// A link or code that leads nowhere, which they entered.
    pub(crate) astray: Option<&'a Fault>,
}

/// Makes the home page.
pub(crate) fn main(assets: &Assets, tongue: Tongue, shelf: &[shelf::GameBox], own: &Own<'_>) -> Markup {
    // Where there are few games, each has room for its picture beside the words.
    let few = shelf.len() < 3;
    html! {
        header class="opening with-box" {
            div {
                h1 { (tongue.word("home-title")) }
                p class="lead" { (tongue.word("home-lead")) }
            }
            (join(tongue, own.astray))
        }
        ul class={ "shelf" @if few { " few" } } { @for game in shelf { (card(assets, tongue, game, own.tables.is_empty())) } }
        div class="house" {
            (tables(assets, tongue, own))
            @if own.tables.is_empty() { (promises(tongue)) }
        }
        footer class="foot" {
            @for game in shelf { a href=(format!("/rules/{}", game.id)) { (tongue.say(&how_to_play(game))) } }
            a href="/verify.py" { (tongue.word("home-verifier")) }
        }
    }
}

/// Takes a link or a code from somebody who was sent one and cannot press it.
fn join(tongue: Tongue, astray: Option<&Fault>) -> Markup {
    html! {
        form class="join" method="post" action="/join" {
            label for="code" { (tongue.word("got-a-link")) }
            input id="code" name="code" maxlength="300" autocomplete="off" autocapitalize="none" spellcheck="false"
                value=[astray.map(|fault| fault.field.as_str())]
                aria-invalid=[astray.map(|_| "true")] aria-describedby=[astray.map(|_| "code-error")];
            button id="join" class="btn" { (tongue.word("go-there")) }
            @if let Some(fault) = astray { p class="error" id="code-error" role="alert" { (tongue.text(&fault.text)) } }
        }
    }
}

fn how_to_play(game: &shelf::GameBox) -> Phrase {
    Phrase::new("how-to-play-game").with("game", game.title)
}

/// Shows a game. To whoever has tables, these are the first thing to press.
fn card(assets: &Assets, tongue: Tongue, game: &shelf::GameBox, is_first: bool) -> Markup {
    html! {
        li class="game" {
            div class="pic" aria-hidden="true" {
                (picture::of_game(assets.game(game.id).and_then(|files| files.cover.as_ref())))
            }
            div class="txt" {
                h2 { bdi { (game.title) } }
                p { (game.line) }
                (credits::line(tongue, game.info))
                p class="meta" { (players_line(tongue, game)) }
                p class="buttons" {
                    a class={ "btn" @if is_first { " primary" } } href=(format!("/play/{}", game.id))
                        aria-label=(tongue.say(&Phrase::new("title-play").with("game", game.title))) { (tongue.word("play")) }
                    a class="more" href=(format!("/rules/{}", game.id))
                        aria-label=(tongue.say(&how_to_play(game))) { (tongue.word("how-to-play")) }
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

fn tables(assets: &Assets, tongue: Tongue, own: &Own<'_>) -> Markup {
    html! {
        section class="mine" aria-labelledby="mine-title" {
            div class="mine-head" {
                h2 id="mine-title" { (tongue.word("my-tables")) }
                @if own.all > own.tables.len() {
                    a href="/tables" { (tongue.say(&Phrase::new("all-tables").with("count", own.all as i64))) }
                }
            }
            @if own.tables.is_empty() {
                p class="muted" { (tongue.word("no-tables")) }
            } @else {
                (mine::list(assets, tongue, &own.tables))
            }
        }
    }
}

/// Lists all tables of a person, a page of them at a time: which page of how many.
pub(crate) fn all_tables(assets: &Assets, tongue: Tongue, own: &Own<'_>, page: usize, pages: usize) -> Markup {
    let to = |page: usize| format!("/tables?page={page}");
    html! {
        header class="opening" {
            h1 { (tongue.word("my-tables")) }
            p class="lead" { (tongue.say(&Phrase::new("tables-in-all").with("count", own.all as i64))) }
        }
        section class="mine" aria-label=(tongue.word("my-tables")) {
            @if own.tables.is_empty() { p class="muted" { (tongue.word("no-tables")) } }
            @else { (mine::list(assets, tongue, &own.tables)) }
        }
        @if pages > 1 {
            nav class="row" aria-label=(tongue.word("pages")) {
                @if page > 1 { a class="btn" rel="prev" href=(to(page - 1)) { (tongue.word("page-newer")) } }
                span class="muted" { (tongue.say(&Phrase::new("page-of").with("page", page as i64).with("pages", pages as i64))) }
                @if page < pages { a class="btn" rel="next" href=(to(page + 1)) { (tongue.word("page-older")) } }
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
