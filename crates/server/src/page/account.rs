//! What decided a finished game: a sentence, its turning points, and its rounds in numbers. All lead into the replay.

use contract::{Phrase, Tally};
use maud::{Markup, html};

use super::chart::{self, signed};
use super::said::said;
use crate::tongue::bidi;
use crate::view::account::{Account, Column, Point};
use crate::view::table_page::TablePage;

/// How long the longest bar of a cell is, in its own units.
const BAR: i64 = 100;

/// Says in one sentence what decided it.
pub(crate) fn decided(look: &TablePage, account: &Account) -> Markup {
    html! {
        @if let Some(decided) = &account.decided {
            p class="decided" { (said(look.game, &decided.said)) " " (step(look, decided.step)) }
        }
    }
}

/// Tells how it came to that.
pub(crate) fn course(look: &TablePage, account: &Account) -> Markup {
    html! {
        @if !account.points.is_empty() {
            h3 id="points-title" { (look.tongue.word("turning-points")) }
            ol class="points" aria-labelledby="points-title" { @for one in &account.points { (point(look, one)) } }
        }
        @if !account.rounds.is_empty() {
            h3 id="rounds-title" { (look.tongue.word("round-by-round")) }
            (chart::charts(account))
            (rounds(look, account))
        }
    }
}

fn point(look: &TablePage, point: &Point) -> Markup {
    html! {
        li {
            span class="when" { (look.tongue.say(&Phrase::new("round-number").with("round", point.round))) }
            span { (said(look.game, &point.said)) " " (step(look, point.step)) }
        }
    }
}

fn replay(look: &TablePage, step: usize) -> String {
    format!("/table/{}/replay/{step}", look.id)
}

fn step(look: &TablePage, step: usize) -> Markup {
    html! { a class="step" href=(replay(look, step)) { (look.tongue.say(&Phrase::new("step-number").with("step", step as i64))) } }
}

fn rounds(look: &TablePage, account: &Account) -> Markup {
    html! {
        table class="counts" aria-labelledby="rounds-title" {
            thead {
                tr { th scope="col" { (look.tongue.word("round")) } @for column in &account.columns { th scope="col" { (bidi::text(&column.name.text)) } } }
            }
            tbody {
                @for round in &account.rounds {
                    tr {
                        th scope="row" {
                            a href=(replay(look, round.step))
                                aria-label=(look.tongue.say(&Phrase::new("round-replay").with("round", round.round))) { (round.round) }
                        }
                        @for (column, number) in account.columns.iter().zip(&round.numbers) { (cell(column, *number)) }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (look.tongue.word("total")) }
                    @for column in &account.columns { td { @if let Some(total) = column.total { (signed(total)) } } }
                }
            }
        }
    }
}

/// Writes a number with a bar as long as its share of the column's largest; nothing happened where a gain or loss is 0.
fn cell(column: &Column, number: i64) -> Markup {
    let class = match column.tally {
        Tally::Gain if number < 0 => "loss",
        Tally::Gain => "gain",
        Tally::Loss => "loss",
        Tally::Level => "level",
    };
    let length = number.abs().min(column.most.max(0)) * BAR / column.most.max(1);
    html! {
        td class=(class) {
            @if number == 0 && column.tally != Tally::Level { span class="nil" { "0" } } @else { (signed(number)) }
            @if column.tally != Tally::Level {
                svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" {
                    rect width=(length) height="4" {}
                }
            }
        }
    }
}
