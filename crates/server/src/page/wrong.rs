//! What went wrong, as a page and as a notice on a page.

use contract::Phrase;
use maud::{Markup, html};

use super::icon;
use crate::http::error::HttpError;
use crate::tongue::Tongue;

/// Makes the page of something that went wrong. `number` is the request's, to be told to the operator.
pub(crate) fn main(tongue: Tongue, wrong: &HttpError, number: Option<&str>) -> Markup {
    html! {
        section class="astray" {
            (icon::gap())
            h1 { (tongue.text(&wrong.text)) }
            p class="muted" { (tongue.text(&wrong.hint)) }
            p class="row" { a class="btn primary" href="/" { (tongue.word("to-home")) } }
            @if let (true, Some(number)) = (wrong.status.is_server_error(), number) {
                p class="muted" { (tongue.marked(&Phrase::new("number-of-request").with("number", number), &[])) }
            }
        }
    }
}

/// Makes the notice that stands on a table page; an empty one when there is nothing to say.
pub(crate) fn notice(tongue: Tongue, wrong: Option<&HttpError>, rule: Option<&Markup>) -> Markup {
    html! {
        div id="notice" role="alert" {
            @if let Some(wrong) = wrong { (refusal(tongue, wrong, rule)) }
        }
    }
}

/// Says what went wrong, with the rule that forbids it.
pub(crate) fn refusal(tongue: Tongue, wrong: &HttpError, rule: Option<&Markup>) -> Markup {
    html! {
        p class="refusal" {
            (icon::alert())
            span {
                (tongue.text(&wrong.text))
                @if let Some(rule) = rule { " " (rule) }
                " " (tongue.text(&wrong.hint))
            }
        }
    }
}
