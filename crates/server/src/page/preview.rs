//! The place where a page says what a move would do, and the drawing over the board that shows it.

use maud::{Markup, html};

use super::{moves, wrong};
use crate::look::Look;
use crate::page::table::Notice;
use crate::preview::Preview;

/// Makes the place around what stands in it.
fn place(inside: &Markup) -> Markup {
    html! { section id="preview" class="preview" aria-label="What the move would do" aria-live="polite" { (inside) } }
}

/// Makes the layer over the board around what is drawn in it.
fn layer(inside: Option<&Markup>) -> Markup {
    html! { div id="ghosts" { @if let Some(inside) = inside { (inside) } } }
}

/// Makes the place on a table page: it says what is pointed out, or is left to the script.
pub(crate) fn panel(look: &Look) -> Markup {
    place(&match &look.foreseen {
        None => Markup::default(),
        Some(Ok(preview)) => told(look.game, preview),
        Some(Err(notice)) => why_not(look.game, notice),
    })
}

/// Makes the layer over the board of a table page.
pub(crate) fn over_the_board(look: &Look) -> Markup {
    let preview = look.foreseen.as_ref().and_then(|foreseen| foreseen.as_ref().ok());
    layer(preview.and_then(|preview| preview.ghosts.as_ref()))
}

/// Says and draws what a move would do.
pub(crate) fn filled(game: &str, preview: &Preview) -> Markup {
    html! { (place(&told(game, preview))) (layer(preview.ghosts.as_ref())) }
}

fn told(game: &str, preview: &Preview) -> Markup {
    html! {
        h2 { "“" (preview.name) "” would mean:" }
        p {
            @for said in &preview.sure { (moves::said(game, said)) " " }
            @if let Some(open) = preview.open { (open) }
            @else if preview.sure.is_empty() { "Nothing that can be told before." }
        }
    }
}

/// Says why there is no such move.
pub(crate) fn refused(game: &str, notice: &Notice) -> Markup {
    html! { (place(&why_not(game, notice))) (layer(None)) }
}

fn why_not(game: &str, notice: &Notice) -> Markup {
    wrong::refusal(&notice.wrong, notice.rule.map(|number| moves::rule(game, number)).as_ref())
}
