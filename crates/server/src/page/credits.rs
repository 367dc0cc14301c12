//! Who made a game.

use contract::{Info, Phrase, Role};
use maud::{Markup, html};
use table::name::{FIRST, LAST};

use crate::tongue::Tongue;

/// Names those who made a game, each kind of work in a sentence; nothing where nobody is known.
pub(crate) fn line(tongue: Tongue, info: &Info) -> Markup {
    let names = |role: Role| {
        let of = info.credits.iter().filter(|credit| credit.role == role);
        // A name keeps its own direction of writing, as those of players do.
        of.map(|credit| format!("{FIRST}{}{LAST}", credit.name)).collect::<Vec<String>>()
    };
    let (design, art) = (names(Role::Design), names(Role::Illustration));
    html! {
        @if !info.credits.is_empty() {
            p class="credits" {
                @if !design.is_empty() {
                    (tongue.text(&Phrase::new("designed-by").with("names", tongue.list(&design)))) " "
                }
                @if !art.is_empty() { (tongue.text(&Phrase::new("illustrated-by").with("names", tongue.list(&art)))) }
            }
        }
    }
}
