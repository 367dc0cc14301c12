//! What went wrong, as a page and as a notice on a page.

use maud::{Markup, html};

use super::icon;
use crate::reply::Wrong;

/// Makes the page of something that went wrong. `number` is the request's, to be told to the operator.
pub(crate) fn main(wrong: &Wrong, number: Option<&str>) -> Markup {
    html! {
        section class="astray" {
            (icon::gap())
            h1 { (wrong.text) }
            p class="muted" { (wrong.hint) }
            p class="row" { a class="btn primary" href="/" { "To the home page" } }
            @if let (true, Some(number)) = (wrong.status.is_server_error(), number) {
                p class="muted" { "Number of the request: " code { (number) } }
            }
        }
    }
}

/// Makes the notice that stands on a table page; an empty one when there is nothing to say.
pub(crate) fn notice(wrong: Option<&Wrong>, rule: Option<&Markup>) -> Markup {
    html! {
        div id="notice" role="alert" {
            @if let Some(wrong) = wrong { (refusal(wrong, rule)) }
        }
    }
}

/// Says what went wrong, with the rule that forbids it.
pub(crate) fn refusal(wrong: &Wrong, rule: Option<&Markup>) -> Markup {
    html! {
        p class="refusal" {
            (icon::alert())
            span { (wrong.text) @if let Some(rule) = rule { " " (rule) } " " (wrong.hint) }
        }
    }
}
