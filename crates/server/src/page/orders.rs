//! Standing orders: what their own seat can give and cancel, by plain forms.

use maud::{Markup, html};

use super::said::{decided, said};
use crate::tongue::bidi;
use crate::view::orders::{OrderRow, SeatOrders};
use crate::view::table_page::TablePage;

/// Shows the orders of the observer's seats; nothing where the game offers none.
pub(crate) fn panel(look: &TablePage) -> Markup {
    html! { @for seat in &look.orders { (of_seat(look, seat)) } }
}

fn of_seat(look: &TablePage, seat: &SeatOrders) -> Markup {
    let (tongue, id) = (look.tongue, format!("orders-{}", seat.seat.index()));
    let standing: Vec<String> =
        seat.orders.iter().filter(|order| order.stands).map(|order| order.name.clone()).collect();
    let whose = look.seats.iter().find(|place| place.seat == seat.seat && look.orders.len() > 1);
    let is_none = standing.is_empty() && !seat.answers && look.orders.len() == 1;
    html! {
        section id=(id) class={ "panel orders" @if is_none { " none" } } aria-label=(tongue.word("standing-orders")) {
            @if seat.answers { p role="status" { (tongue.word("order-answers-soon")) } }
            details id=(format!("{id}-list")) {
                summary {
                    b { (tongue.word("standing-orders")) }
                    @if let Some(whose) = whose { span { (bidi::text(&whose.said)) } }
                    @if !standing.is_empty() { span class="muted" { (tongue.list(&standing)) } }
                }
                ul { @for order in &seat.orders { (row(look, seat, order)) } }
                p class="muted" { (tongue.word("orders-note")) }
            }
        }
    }
}

fn row(look: &TablePage, seat: &SeatOrders, order: &OrderRow) -> Markup {
    let id = format!("order-{}-{}", seat.seat.index(), order.key);
    let tongue = look.tongue;
    let (does, stands) =
        if order.stands { (tongue.word("cancel-order"), "no") } else { (tongue.word("give-order"), "yes") };
    let note = order.closed.as_ref().unwrap_or(&order.until);
    html! {
        li class=[order.stands.then_some("given")] {
            form method="post" action=(format!("/table/{}/order", look.id)) data-live {
                (decided(look, seat.seat))
                input type="hidden" name="order" value=(order.key);
                b id=(format!("{id}-name")) { (order.name) }
                @if order.closed.is_some() {
                    button id=(id) class="btn off" type="button" aria-disabled="true" aria-describedby=(format!("{id}-name {id}-note")) { (does) }
                } @else {
                    button id=(id) class="btn" name="stands" value=(stands) aria-describedby=(format!("{id}-name")) { (does) }
                }
                span id=(format!("{id}-note")) class="muted" { (said(look.game, note)) }
            }
        }
    }
}
