//! Who made a game.

use contract::{Info, Phrase, Role};
use maud::{Markup, html};
use table::name::{FIRST, LAST};

use crate::tongue::Tongue;

/// Names those who made a game, each kind of work in a sentence; or says that nobody is known.
pub(crate) fn line(tongue: Tongue, info: &Info) -> Markup {
    let names = |role: Role| {
        let of = info.credits.iter().filter(|credit| credit.role == role);
        // A name keeps its own direction of writing, as those of players do.
        of.map(|credit| format!("{FIRST}{}{LAST}", credit.name)).collect::<Vec<String>>()
    };
    let said = |role: Role, sentence: fn(String) -> Phrase| {
        let names = names(role);
        (!names.is_empty()).then(|| tongue.text(&sentence(tongue.list(&names))))
    };
    let sentences = [
        said(Role::Design, |names| Phrase::new("designed-by").with("names", names)),
        said(Role::Illustration, |names| Phrase::new("illustrated-by").with("names", names)),
        said(Role::Publication, |names| Phrase::new("published-by").with("names", names)),
    ];
    html! {
        p class="credits" {
            @if info.credits.is_empty() { (tongue.word("designer-unknown")) }
            @for sentence in sentences.into_iter().flatten() { (sentence) " " }
        }
    }
}
