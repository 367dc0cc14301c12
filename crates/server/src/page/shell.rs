//! What every page has around it.

use maud::{DOCTYPE, Markup, html};

use super::about::About;
use super::icon;
use crate::http::assets::Assets;
use crate::tongue::{OFFERED, Tongue};

/// What stands in the head of a page.
pub(crate) struct Head<'a> {
    pub(crate) title: &'a str,
    /// Whether the sign of the page says that it is its reader's turn.
    pub(crate) your_turn: bool,
    /// What is shown of the page where its address is passed on.
    pub(crate) about: Option<&'a About>,
    /// The game whose board is drawn on it.
    pub(crate) game: Option<&'a str>,
}

impl<'a> Head<'a> {
    /// A title and nothing else.
    pub(crate) const fn titled(title: &'a str) -> Self {
        Self { title, your_turn: false, about: None, game: None }
    }
}

/// Puts a page with this head around its body.
pub(crate) fn page(assets: &Assets, tongue: Tongue, head: &Head<'_>, body: &Markup) -> Markup {
    let sign = if head.your_turn { &assets.your_turn } else { &assets.icon };
    html! {
        (DOCTYPE)
        html lang=(tongue.code()) dir=(tongue.direction()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (head.title) }
                @if let Some(about) = head.about { (about.head()) }
                link rel="icon" href=(sign.path) type="image/svg+xml" data-rest=(assets.icon.path)
                    data-turn=(assets.your_turn.path);
                link rel="stylesheet" href=(assets.style.path);
                @if let Some(files) = head.game.and_then(|id| assets.game(id)) { link rel="stylesheet" href=(files.style.path); }
                script defer src=(assets.script.path) {}
                script type="module" src=(assets.check.path) {}
            }
            // What the script may have to say stands ready for it.
            body data-offline=(tongue.word("script-offline")) data-unanswered=(tongue.word("script-unanswered")) {
                a class="skip" href="#main" { (tongue.word("skip-to-content")) }
                (body)
                (languages(tongue))
                p id="line" role="status" {}
            }
        }
    }
}

/// Offers the languages, each by the name that its speakers know.
fn languages(tongue: Tongue) -> Markup {
    html! {
        footer class="languages" {
            nav aria-label=(tongue.word("languages")) {
                @for offered in OFFERED {
                    a href={ "?lang=" (offered.code()) } lang=(offered.code()) hreflang=(offered.code()) rel="nofollow"
                        aria-current=[(offered == tongue).then_some("page")] { (offered.name()) }
                }
            }
        }
    }
}

/// Puts the common bar over a page of text or a form.
pub(crate) fn plain(assets: &Assets, tongue: Tongue, title: &str, name: Option<&str>, main: &Markup) -> Markup {
    barred(assets, tongue, &Head::titled(title), name, "plain narrow", main)
}

/// Puts the common bar over a page that uses the whole width.
pub(crate) fn wide(assets: &Assets, tongue: Tongue, title: &str, name: Option<&str>, main: &Markup) -> Markup {
    barred(assets, tongue, &Head::titled(title), name, "plain", main)
}

/// The same for a page that people pass on.
pub(crate) fn wide_with(assets: &Assets, tongue: Tongue, head: &Head<'_>, name: Option<&str>, main: &Markup) -> Markup {
    barred(assets, tongue, head, name, "plain", main)
}

fn barred(assets: &Assets, tongue: Tongue, head: &Head<'_>, name: Option<&str>, class: &str, main: &Markup) -> Markup {
    let title = format!("{} · Palisade", head.title);
    let body = html! {
        header class="bar" {
            (brand(tongue))
            nav class="places" aria-label=(tongue.word("places")) { a href="/" { (tongue.word("places-games")) } }
            div class="bar-tools" {
                a class="me" href="/me" { @if let Some(name) = name { bdi { (name) } } @else { (tongue.word("me-nobody")) } }
            }
        }
        main id="main" class=(class) { (main) }
    };
    page(assets, tongue, &Head { title: &title, ..*head }, &body)
}

/// Links the home page by the mark of the house.
pub(crate) fn brand(tongue: Tongue) -> Markup {
    html! { a class="brand" href="/" aria-label=(tongue.word("brand-home")) { (icon::brand()) span { "Palisade" } } }
}
