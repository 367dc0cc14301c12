//! What every page has around it.

use maud::{DOCTYPE, Markup, html};

use super::icon;
use crate::assets::Assets;

/// What stands in the head of a page.
pub(crate) struct Head<'a> {
    pub(crate) title: &'a str,
    /// Whether the sign of the page says that it is its reader's turn.
    pub(crate) your_turn: bool,
}

/// Puts a page around its body.
pub(crate) fn page(assets: &Assets, title: &str, body: &Markup) -> Markup {
    page_with(assets, &Head { title, your_turn: false }, body)
}

/// Puts a page with this head around its body.
pub(crate) fn page_with(assets: &Assets, head: &Head<'_>, body: &Markup) -> Markup {
    let sign = if head.your_turn { &assets.your_turn } else { &assets.icon };
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (head.title) }
                link rel="icon" href=(sign.path) type="image/svg+xml" data-rest=(assets.icon.path)
                    data-turn=(assets.your_turn.path);
                link rel="stylesheet" href=(assets.style.path);
                script defer src=(assets.script.path) {}
                script type="module" src=(assets.check.path) {}
            }
            body {
                a class="skip" href="#main" { "Skip to the content" }
                (body)
                p id="line" role="status" {}
            }
        }
    }
}

/// Puts the common bar over a page of text or a form.
pub(crate) fn plain(assets: &Assets, title: &str, name: Option<&str>, main: &Markup) -> Markup {
    barred(assets, title, name, "plain narrow", main)
}

/// Puts the common bar over a page that uses the whole width.
pub(crate) fn wide(assets: &Assets, title: &str, name: Option<&str>, main: &Markup) -> Markup {
    barred(assets, title, name, "plain", main)
}

fn barred(assets: &Assets, title: &str, name: Option<&str>, class: &str, main: &Markup) -> Markup {
    let title = format!("{title} · Palisade");
    let body = html! {
        header class="bar" {
            (brand())
            nav class="places" aria-label="Places" { a href="/" { "Games" } }
            div class="bar-tools" {
                a class="me" href="/me" { @if let Some(name) = name { bdi { (name) } } @else { "You" } }
            }
        }
        main id="main" class=(class) { (main) }
    };
    page(assets, &title, &body)
}

/// Links the home page by the mark of the house.
pub(crate) fn brand() -> Markup {
    html! { a class="brand" href="/" aria-label="Palisade, home" { (icon::brand()) span { "Palisade" } } }
}
