//! What is always in view: where in the round the game stands, and how everybody does.

use contract::Phrase;
use maud::{Markup, html};

use super::{following, icon};
use crate::tongue::Tongue;
use crate::tongue::bidi;
use crate::view::glance::{PhaseRow, VitalRow, Would};
use crate::view::table_page::{Owner, SeatRow, TablePage};
use crate::view::table_status::SeatStatus;

/// Says in the bar which game it is, and where in its round it stands.
pub(crate) fn bar_title(look: &TablePage, round: Option<u16>, now: &[PhaseRow]) -> Markup {
    let tongue = look.tongue;
    html! {
        div id="bar-title" class="bar-title" {
            h1 { bdi { (look.title) } }
            (following::number(look))
            @if let Some(round) = round { span { (tongue.say(&Phrase::new("round-number").with("round", round))) } }
            (phases(tongue, now))
        }
    }
}

/// Lists the phases of the round, the present one marked.
fn phases(tongue: Tongue, phases: &[PhaseRow]) -> Markup {
    html! {
        @if !phases.is_empty() {
            ol class="phases" aria-label=(tongue.word("phases")) {
                @for phase in phases {
                    li class=[phase.is_past.then_some("past")] aria-current=[phase.is_now.then_some("step")] { (phase.name) }
                }
            }
        }
    }
}

/// Shows how every seat stands: alone the numbers, at a table of several a strip with who it is and what they do.
pub(crate) fn standings(look: &TablePage) -> Markup {
    strip(look.tongue, &look.seats, &look.vitals, look.begun && look.ending.is_none())
}

/// The same for parts of a page: `runs` says whether the game is being played.
pub(crate) fn strip(tongue: Tongue, seats: &[SeatRow], vitals: &[Vec<VitalRow>], runs: bool) -> Markup {
    let several = seats.len() > 1;
    let has_none = vitals.iter().all(Vec::is_empty);
    html! {
        section id="glance" class={ "glance" @if several { " several" } } aria-label=(tongue.word("standings")) hidden[has_none && !several] {
            @if several {
                ul class="standings" {
                    @for (place, vitals) in seats.iter().zip(vitals) { (standing(tongue, place, vitals, runs)) }
                }
                @if let Some(one) = vitals.first() { (legend(one)) }
            } @else if let Some(own) = vitals.first() { (numbers(tongue, own)) }
        }
    }
}

fn standing(tongue: Tongue, place: &SeatRow, vitals: &[VitalRow], runs: bool) -> Markup {
    let doing = runs.then(|| doing(tongue, place)).filter(|doing| !doing.is_empty());
    let class = match place.state {
        SeatStatus::ToMove | SeatStatus::AtWork if runs => " asked",
        _ => "",
    };
    html! {
        li id=(format!("stands-{}", place.seat.index())) class={ "stands" (class) @if place.owner == Owner::Me { " own" } } {
            (icon::seat(place.seat))
            b { (bidi::text(&place.called)) }
            @if let Some(doing) = doing { span class="doing" { (doing) } }
            (numbers(tongue, vitals))
        }
    }
}

/// Says what a seat does, as everybody may know.
pub(crate) fn doing(tongue: Tongue, place: &SeatRow) -> &'static str {
    match place.state {
        _ if place.resigned => tongue.word("seat-has-given-up"),
        _ if place.owner == Owner::Nobody && place.bot.is_none() => tongue.word("seat-free"),
        _ if place.given_up => tongue.word("seat-away"),
        SeatStatus::ToMove => tongue.word("seat-to-move"),
        SeatStatus::AtWork => tongue.word("seat-at-work"),
        SeatStatus::Finished => tongue.word("seat-finished"),
        SeatStatus::Idle => tongue.word("seat-waits"),
    }
}

/// Writes the numbers of a seat, each with its limit, its meaning, and what it would become.
pub(crate) fn numbers(tongue: Tongue, vitals: &[VitalRow]) -> Markup {
    html! {
        dl class="vitals" {
            @for vital in vitals {
                div class={ "vital" @if vital.is_critical { " critical" } } {
                    dt { @if let Some(sign) = &vital.sign { (sign) } span { (vital.name) } }
                    dd {
                        b { (vital.value) }
                        @if let Some(of) = vital.of { span class="of" { (tongue.say(&Phrase::new("vital-of").with("of", of))) } }
                        @if let Some(would) = &vital.would { (foreseen(tongue, would)) }
                    }
                }
            }
        }
    }
}

/// Writes what a number would be. Dashed, as all that is not yet true.
fn foreseen(tongue: Tongue, would: &Would) -> Markup {
    html! {
        span class={ "would" @if would.is_worse { " worse" } } {
            span class="unseen" { (tongue.word("vital-would")) " " } span aria-hidden="true" { "\u{2192}" } (would.value)
        }
    }
}

/// Says once what the signs mean, where there is no room to say it at every number.
fn legend(vitals: &[VitalRow]) -> Markup {
    html! {
        ul class="legend" aria-hidden="true" {
            @for vital in vitals { li { @if let Some(sign) = &vital.sign { (sign) } span { (vital.name) } } }
        }
    }
}

/// Tells somebody without a seat that they watch, and lets them choose whose side of the table they look from; after the
/// end everybody, where there is more than one.
pub(crate) fn watching(look: &TablePage) -> Markup {
    let tongue = look.tongue;
    html! {
        @if look.watches && !(look.plays && look.seats.len() == 1) {
            form id="watching" class="panel watching" method="post" action=(format!("/table/{}/screen", look.id)) {
                @if !look.plays { p { (icon::eye()) (tongue.word("you-watch")) } }
                @if look.seats.len() > 1 {
                    p class="muted" { (tongue.word("look-from")) }
                    div class="sides" role="group" aria-label=(tongue.word("look-from")) {
                        @for place in &look.seats {
                            @let chosen = look.side == Some(place.seat);
                            button id=(format!("side-{}", place.seat.index())) class="btn quiet" name="side" value=(place.seat.index())
                                aria-pressed=(if chosen { "true" } else { "false" }) {
                                (icon::seat(place.seat)) (bidi::text(&place.called))
                            }
                        }
                    }
                }
            }
        }
    }
}
