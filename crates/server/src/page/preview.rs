//! The place where a page says what a move would do.

use maud::{Markup, html};

use super::{moves, wrong};
use crate::page::table::Notice;
use crate::preview::Preview;

/// Makes the place around what stands in it.
fn place(inside: &Markup) -> Markup {
    html! { section id="preview" class="preview" aria-label="What the move would do" aria-live="polite" { (inside) } }
}

/// Makes the empty place, which the script fills.
pub(crate) fn empty() -> Markup {
    place(&Markup::default())
}

/// Says what a move would do.
pub(crate) fn filled(game: &str, preview: &Preview) -> Markup {
    place(&html! {
        h2 { "“" (preview.name) "” would mean:" }
        p {
            @for said in &preview.sure { (moves::said(game, said)) " " }
            @if let Some(open) = preview.open { (open) }
            @else if preview.sure.is_empty() { "Nothing that can be told before." }
        }
    })
}

/// Says why there is no such move.
pub(crate) fn refused(game: &str, notice: &Notice) -> Markup {
    let rule = notice.rule.map(|number| moves::rule(game, number));
    place(&wrong::refusal(&notice.wrong, rule.as_ref()))
}
