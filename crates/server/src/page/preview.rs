//! The place where a page says what a move would do, and the drawing over the board that shows it.

use contract::Stake;
use maud::{Markup, html};

use super::said::{rule, said};
use super::wrong;
use crate::tongue::Tongue;
use crate::tongue::sentence::Sentence;
use crate::view::notice::Notice;
use crate::view::preview::{PlacePreview, Preview};
use crate::view::table_page::TablePage;

/// How much is said of each piece where several can go to a place.
const FOR_A_PIECE: usize = 2;

/// Makes the place around what stands in it.
fn place(tongue: Tongue, inside: &Markup) -> Markup {
    html! {
        // While nothing stands in it, the rules of style show how to fill it.
        section id="preview" class="preview" aria-label=(tongue.word("preview")) aria-live="polite"
            data-empty=(tongue.word("preview-empty")) { (inside) }
    }
}

/// Makes the layer over the board around what is drawn in it.
pub(super) fn layer(inside: Option<&Markup>) -> Markup {
    html! { div id="ghosts" { @if let Some(inside) = inside { (inside) } } }
}

/// Makes the place on a table page: it says what is pointed out, or is left to the script.
pub(crate) fn panel(look: &TablePage) -> Markup {
    place(
        look.tongue,
        &match &look.foreseen {
            None => look.at_place.as_ref().map(|found| told_of_each(look.tongue, look.game, found)).unwrap_or_default(),
            Some(Ok(preview)) => told(look.tongue, look.game, preview),
            Some(Err(notice)) => why_not(look.tongue, look.game, notice),
        },
    )
}

/// Makes the layer over the board of a table page.
pub(crate) fn over_the_board(look: &TablePage) -> Markup {
    let preview = look.foreseen.as_ref().and_then(|foreseen| foreseen.as_ref().ok());
    let at_place = look.at_place.as_ref().and_then(drawn).map(|(_, ghosts)| ghosts);
    layer(preview.map_or(at_place, |preview| preview.ghosts.as_ref()))
}

/// Says what each piece would do at a place, and draws it for the first one.
pub(crate) fn filled_by_place(tongue: Tongue, game: &str, found: &PlacePreview) -> Markup {
    let ghosts = drawn(found).map(|(_, ghosts)| ghosts);
    html! { (place(tongue, &told_of_each(tongue, game, found))) (layer(ghosts)) }
}

/// Returns which of the pieces is drawn at the place, since all of them would lie over one another, and how.
fn drawn(found: &PlacePreview) -> Option<(usize, &Markup)> {
    found.iter().enumerate().find_map(|(nth, (_, preview))| Some((nth, preview.ghosts.as_ref()?)))
}

fn told_of_each(tongue: Tongue, game: &str, found: &PlacePreview) -> Markup {
    let drawn = drawn(found).map(|(nth, _)| nth);
    html! {
        div class="would" {
            @for (nth, (piece, preview)) in found.iter().enumerate() {
                p { b { (piece) ":" } @if drawn == Some(nth) { " " span class="muted" { (tongue.word("preview-drawn")) } } }
                ul {
                    @for one in preview.sure.iter().take(FOR_A_PIECE) { (consequence(game, one)) }
                    @if preview.sure.is_empty() { li { (tongue.word("preview-nothing")) } }
                }
            }
        }
    }
}

/// Says and draws what a move would do.
pub(crate) fn filled(tongue: Tongue, game: &str, preview: &Preview) -> Markup {
    html! { (place(tongue, &told(tongue, game, preview))) (layer(preview.ghosts.as_ref())) }
}

fn told(tongue: Tongue, game: &str, preview: &Preview) -> Markup {
    html! {
        ul class="would" {
            @for one in &preview.sure { (consequence(game, one)) }
            @if let Some(open) = &preview.open { li class="luck" { (tongue.word(open.key)) } }
            @else if preview.sure.is_empty() { li { (tongue.word("preview-nothing")) } }
        }
    }
}

/// Says one thing that would come, marked where it is bad.
fn consequence(game: &str, (stake, sentence): &(Stake, Sentence)) -> Markup {
    html! { li class=[(*stake == Stake::Harm).then_some("harm")] { (said(game, sentence)) } }
}

/// Says why there is no such move.
pub(crate) fn refused(tongue: Tongue, game: &str, notice: &Notice) -> Markup {
    html! { (place(tongue, &why_not(tongue, game, notice))) (layer(None)) }
}

fn why_not(tongue: Tongue, game: &str, notice: &Notice) -> Markup {
    wrong::refusal(tongue, &notice.wrong, notice.rule.map(|number| rule(game, number)).as_ref())
}
