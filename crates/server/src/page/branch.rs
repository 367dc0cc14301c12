//! The page that asks who plays on from a moment of a finished game.

use contract::Phrase;
use maud::{Markup, html};

use super::create::called;
use super::form::{Form, Returned};
use super::{promise, sitters};
use crate::games::entry::GameEntry;
use crate::http::fields::Fields;
use crate::live::promises::Fingerprint;
use crate::tongue::{Tongue, link};

/// The moment from which a table is to go on.
pub(crate) struct Branch<'a> {
    /// The finished table.
    pub(crate) id: &'a str,
    pub(crate) kind: &'a GameEntry,
    /// What its seats are called.
    pub(crate) seats: Vec<String>,
    /// After how many of its steps.
    pub(crate) step: usize,
    pub(crate) round: u16,
}

/// Makes the page. `given` says who plays, as the table had it or as a form that came back has it.
pub(crate) fn main(
    tongue: Tongue,
    branch: &Branch<'_>,
    name: Option<&str>,
    given: &Fields,
    returned: Option<&Returned>,
    dice: &Fingerprint,
) -> Markup {
    let Branch { id, kind, ref seats, step, round } = *branch;
    let lead = Phrase::new("branch-lead").with("game", kind.info().title).with("round", round);
    let replay = link(format!("/table/{id}/replay/{step}"));
    let form = Form { kind, tongue, given, seats, fault: returned.and_then(|returned| returned.fault.as_ref()) };
    html! {
        header class="opening" {
            h1 { (tongue.word("play-on-from-here")) }
            p class="lead" { (tongue.marked(&lead, &[("replay", &replay)])) }
        }
        form class="create bare" method="post" action=(format!("/table/{id}/branch")) data-entropy {
            (super::wrong::notice(tongue, returned.map(|returned| &returned.wrong), None))
            input type="hidden" name="step" value=(step);
            div class="panel who" {
                (sitters::places(form, seats.len(), seats.len()))
                (called(form, name))
                (promise::shown(tongue, dice))
            }
            div class="panel go" { button id="open" class="btn primary" { (tongue.word("open-the-table")) } }
        }
    }
}
