//! The odds of the choices: bars for the one that is pointed out, and a line for each that is worth comparing.

use contract::{Phrase, Seat};
use maud::{Markup, html};

use super::said::said;
use crate::tongue::Tongue;
use crate::tongue::sentence::Sentence;
use crate::view::choice::{Odds, OddsRow};

/// How wide the drawing of the bars is, and how high its highest bar.
const WIDE: u64 = 320;
const HIGH: u64 = 40;

/// The button that shows the odds or hides them: a link, so that it needs no script.
pub(crate) fn button(tongue: Tongue, seat: Seat, odds: &Odds) -> Markup {
    let is_shown = !odds.rows.is_empty();
    html! {
        a id=(format!("odds-link-{}", seat.index())) class="btn quiet odds-link" href=(odds.link) role="button" data-toggle
            aria-expanded=(is_shown) {
            @if is_shown { (tongue.word("odds-hide")) } @else { (tongue.word("odds-show")) }
        }
    }
}

/// The odds, once they are asked for.
pub(crate) fn panel(tongue: Tongue, game: &str, seat: Seat, odds: &Odds) -> Markup {
    let chosen = odds.rows.iter().find(|row| row.is_chosen);
    let most = odds.rows.iter().map(|row| row.range[1]).max().unwrap_or(0).max(1);
    html! {
        @if !odds.rows.is_empty() {
            section id=(format!("odds-{}", seat.index())) class="odds" aria-label=(tongue.word("odds")) {
                @if let Some(row) = chosen {
                    h2 { (row.name) }
                    (bars(tongue, row))
                }
                table {
                    caption { (said(game, &odds.counted)) }
                    thead {
                        tr {
                            th scope="col" { span class="unseen" { (tongue.word("odds-choice")) } }
                            td {}
                            th scope="col" class="number" { (tongue.word("odds-average")) }
                            (beside(odds.beside.as_ref()))
                        }
                    }
                    tbody { @for row in &odds.rows { (compared(tongue, seat, row, most, odds.beside.is_some())) } }
                }
            }
        }
    }
}

fn beside(heading: Option<&Sentence>) -> Markup {
    html! { @if let Some(heading) = heading { th scope="col" class="number" { (heading.text) } } }
}

fn compared(tongue: Tongue, seat: Seat, row: &OddsRow, most: usize, has_beside: bool) -> Markup {
    let [least, worst] = row.range.map(|count| 100 * count / most);
    html! {
        tr class=[row.is_chosen.then_some("on")] {
            th scope="row" {
                a id=(format!("odds-{}-{}", seat.index(), row.key)) href=(row.link) role="button" data-toggle
                    aria-pressed=(row.is_chosen) { (row.name) }
            }
            td {
                svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" {
                    rect class="track" width="100" height="12" {}
                    rect class="mean" width=(10 * row.mean / most as u64) height="12" {}
                    path class="range" d=(format!("M{least} 3V9M{least} 6H{worst}M{worst} 3V9")) {}
                }
            }
            td class="number" { b { (tenths(tongue, row.mean)) } }
            @if has_beside { td class="number" { (tenths(tongue, row.beside)) } }
        }
    }
}

/// Draws how often each number comes.
fn bars(tongue: Tongue, row: &OddsRow) -> Markup {
    let count = row.percent.len().max(1) as u64;
    let top = row.percent.iter().copied().max().unwrap_or(1).max(1);
    let step = (WIDE / count).min(64);
    let first = (WIDE - step * count) / 2;
    let columns = (row.range[0]..).zip(&row.percent).zip(0_u64..);
    let columns = columns.map(|((number, percent), nth)| (number, *percent, first + step * nth));
    let spoken: Vec<String> = columns.clone().map(|(number, percent, _)| said_bar(tongue, number, percent)).collect();
    html! {
        svg class="bars" viewBox=(format!("0 0 {WIDE} {}", HIGH + 30)) role="img" aria-label=(tongue.list(&spoken)) {
            @for (number, percent, left) in columns {
                @let high = (HIGH * percent / top).max(1);
                @let middle = left + step / 2;
                text class="share" x=(middle) y=(HIGH + 10 - high) { (share(tongue, percent)) }
                rect x=(left + step / 10) y=(HIGH + 14 - high) width=(step - step / 5) height=(high) {}
                text x=(middle) y=(HIGH + 27) { (number) }
            }
        }
    }
}

fn said_bar(tongue: Tongue, number: usize, percent: u64) -> String {
    tongue.say(&Phrase::new("odds-bar").with("number", number as i64).with("share", share(tongue, percent)))
}

/// Writes a share; how the sign stands, and what is said of less than one, is the language's.
fn share(tongue: Tongue, percent: u64) -> String {
    tongue.say(&Phrase::new("odds-share").with("percent", percent as i64))
}

/// Writes tenths; how they are parted is the language's.
fn tenths(tongue: Tongue, amount: u64) -> String {
    let (whole, tenth) = ((amount / 10) as i64, (amount % 10) as i64);
    tongue.say(&Phrase::new("odds-tenths").with("whole", whole).with("tenth", tenth))
}
