//! What several parts of a table page say alike: sentences with their rules, and the fields of every action.

use contract::Seat;
use maud::{Markup, html};

use crate::tongue::bidi;
use crate::tongue::sentence::Sentence;
use crate::view::table_page::TablePage;

/// Writes a sentence with its rule as a link.
pub(crate) fn said(game: &str, said: &Sentence) -> Markup {
    html! { (bidi::text(&said.text)) @if let Some(number) = said.rule { " " (rule(game, number)) } }
}

/// Links a rule by its number.
pub(crate) fn rule(game: &str, number: &str) -> Markup {
    html! { a class="rule" href=(format!("/rules/{game}#{number}")) { (number) } }
}

/// The fields that every action names: whose it is, and the version of the page it was decided on.
pub(super) fn decided(look: &TablePage, seat: Seat) -> Markup {
    html! {
        input type="hidden" name="version" value=(look.version);
        input type="hidden" name="seat" value=(seat.index());
    }
}
