//! The page that makes a table: which sides of the cards, who plays, which options, which name.

use maud::{Markup, html};

use super::form::{Form, Returned};
use super::{cards, credits, guide, options, presets, promise, sitters};
use crate::games::entry::GameEntry;
use crate::games::seats;
use crate::http::fields::Fields;
use crate::live::promises::Fingerprint;
use crate::tongue::Tongue;

/// Makes the page. `given` are the fields of a form that came back.
pub(crate) fn main(
    tongue: Tongue,
    kind: &GameEntry,
    name: Option<&str>,
    given: &Fields,
    returned: Option<&Returned>,
    dice: &Fingerprint,
) -> Markup {
    let titled = kind.seats_by().and_then(|key| given.text(&format!("option-{key}")));
    let seats = seats::called(kind.localized(tongue), titled);
    let form =
        Form { kind, tongue, given, seats: &seats, fault: returned.and_then(|returned| returned.fault.as_ref()) };
    let turned = cards::of(form);
    html! {
        header class="opening" {
            h1 { bdi { (kind.info().title) } }
            p class="lead" {
                (kind.localized(tongue).words().word("summary")) " "
                a href=(format!("/rules/{}", kind.id())) { (tongue.word("how-to-play")) }
            }
            (credits::line(tongue, kind.info()))
        }
        form class={ "create" @if turned.is_none() { " bare" } } method="post" action=(format!("/play/{}", kind.id()))
            data-entropy {
            (super::wrong::notice(tongue, returned.map(|returned| &returned.wrong), None))
            @if let Some((key, cards)) = &turned { (cards::table(form, key, cards)) }
            (presets::offer(form))
            (options::more(form))
            div class="panel who" {
                (sitters::seats(form))
                (called(form, name))
                @if kind.guides { (guide::wanted(tongue, given.text("guide").is_some())) }
                (promise::shown(tongue, dice))
            }
            div class="panel go" {
                @if let Some((key, cards)) = &turned { (cards::level(form, key, cards)) }
                button id="open" class="btn primary" { (tongue.word("open-the-table")) }
            }
        }
    }
}

/// Asks what the visitor wants to be called.
pub(crate) fn called(form: Form<'_>, name: Option<&str>) -> Markup {
    html! {
        label class="field" {
            span { (form.tongue.word("your-name")) }
            input name="name" maxlength="40" autocomplete="nickname" value=[form.given.text("name").or(name)]
                aria-invalid=[form.error("name").map(|_| "true")] aria-describedby=[form.error("name")];
        }
        (form.said("name"))
    }
}
