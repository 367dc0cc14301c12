//! The places after a game of more than two.

use maud::{Markup, html};

use super::said::rule;
use crate::tongue::bidi;
use crate::view::places::Places;
use crate::view::table_page::TablePage;

/// Lists who came where, with the scores, and names the rule that decided where these do not.
pub(crate) fn table(look: &TablePage, places: &Places) -> Markup {
    let tongue = look.tongue;
    html! {
        table id="places" class="places" {
            caption { (tongue.word("all-places")) }
            thead { tr { th scope="col" { (tongue.word("place")) } th scope="col" { (tongue.word("place-name")) } th scope="col" { (tongue.word("place-score")) } } }
            tbody {
                @for row in &places.rows {
                    tr { td { (row.place) } th scope="row" { (bidi::text(&row.called)) } td { (tongue.decimal(row.score)) } }
                }
            }
        }
        @if let Some(number) = places.decided_by {
            p class="places-by" { (tongue.word("places-by-rule")) @if number.starts_with('R') { " " (rule(look.game, number)) } }
        }
    }
}
