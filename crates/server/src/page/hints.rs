//! Hints: the button that asks for one, and what the choices are worth once it was pressed.

use contract::{Phrase, Seat};
use maud::{Markup, html};

use super::icon;
use super::said::{decided, said};
use crate::tongue::Tongue;
use crate::tongue::bidi;
use crate::view::choice::{HintGroup, HintList, HintRow, HintView, Question};
use crate::view::table_page::TablePage;

/// The line below the dice: the button, or what the hint comes to. It keeps its place, and presses of it move nothing.
pub(crate) fn line(look: &TablePage) -> Markup {
    html! {
        @for ask in &look.questions {
            @match &ask.hints {
                None => {},
                Some(HintView::Offered) => (offer(look, ask)),
                Some(HintView::Told(list)) => (summary(look.tongue, ask.seat, list)),
            }
        }
    }
}

fn offer(look: &TablePage, ask: &Question) -> Markup {
    let (tongue, id) = (look.tongue, format!("hint-{}", ask.seat.index()));
    html! {
        form class="hint" method="post" action=(format!("/table/{}/hint", look.id)) data-live {
            (decided(look, ask.seat))
            button id=(id) class="btn quiet" aria-describedby=(format!("{id}-note")) { (icon::bulb()) (tongue.word("hint")) }
            span id=(format!("{id}-note")) class="muted" {
                @if look.seats.len() > 1 { (tongue.word("hint-note")) } @else { (tongue.word("hint-note-alone")) }
            }
        }
    }
}

fn summary(tongue: Tongue, seat: Seat, list: &HintList) -> Markup {
    html! {
        p class="hint told" role="status" {
            (icon::bulb())
            span {
                (bidi::text(&list.summary)) " "
                a href=(format!("#hints-{}", seat.index())) { (tongue.word("hint-all")) }
            }
        }
    }
}

/// What each choice is worth, above the list of moves.
pub(crate) fn panels(look: &TablePage) -> Markup {
    html! {
        @for ask in &look.questions {
            @if let Some(HintView::Told(list)) = &ask.hints { (panel(look.tongue, look.game, ask.seat, list)) }
        }
    }
}

pub(super) fn panel(tongue: Tongue, game: &str, seat: Seat, list: &HintList) -> Markup {
    let id = format!("hints-{}", seat.index());
    html! {
        section id=(id) class="panel hints" aria-labelledby=(format!("{id}-title")) tabindex="-1" {
            h2 id=(format!("{id}-title")) {
                @if list.is_solo { (tongue.word("hints-alone")) } @else { (tongue.word("hints-among")) }
            }
            p { (bidi::text(&list.summary)) }
            @for group in &list.groups { (in_group(tongue, game, group)) }
            @if !list.more.is_empty() {
                details id=(format!("{id}-more")) {
                    summary { (tongue.say(&Phrase::new("hints-more").with("count", list.more.len() as i64))) }
                    (rows(tongue, &list.more))
                }
            }
            p class="muted" {
                @if list.are_first_steps { (tongue.word("hints-first-steps")) " " }
                (tongue.word("hints-mean")) " "
                @if list.has_margins { (tongue.word("hints-margin")) }
            }
        }
    }
}

fn in_group(tongue: Tongue, game: &str, group: &HintGroup) -> Markup {
    html! { h3 { (said(game, &group.heading)) } (rows(tongue, &group.rows)) }
}

fn rows(tongue: Tongue, rows: &[HintRow]) -> Markup {
    html! { ol { @for row in rows { (one(tongue, row)) } } }
}

/// One choice: its name as a link that points it out, a bar, and the number. Unlike a press on the board a press here never
/// plays it at once: whoever compares numbers wants to see first what they are about.
fn one(tongue: Tongue, row: &HintRow) -> Markup {
    let percent = f32::from(row.percent);
    html! {
        li class=[row.leads.then_some("leads")] {
            a href=(row.link) data-token=(row.token) aria-current=[row.is_chosen.then_some("true")] { (bidi::text(&row.name)) }
            svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" {
                rect class="track" y="3" width="100" height="6" {}
                rect class="reached" y="3" width=(row.percent) height="6" {}
                @if let Some(margin) = row.margin {
                    @let [least, most] = [percent - f32::from(margin), percent + f32::from(margin)].map(|end| end.clamp(0.0, 100.0));
                    path class="range" d=(format!("M{least} 1V11M{least} 6H{most}M{most} 1V11")) {}
                }
            }
            span class="number" {
                b { (row.percent) }
                @if let Some(margin) = row.margin {
                    span class="muted" { (tongue.say(&Phrase::new("hint-margin").with("margin", margin))) }
                }
            }
        }
    }
}
