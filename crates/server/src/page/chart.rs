//! Numbers that every seat has in every round, as lines one above the other. The table below holds the same numbers, so
//! whoever hears the page misses nothing.

use maud::{Markup, html};

use crate::tongue::bidi;
use crate::view::account::{Account, Column};

/// The drawing: its size, and the room for numbers at its left and below.
const WIDE: i64 = 320;
const HIGH: i64 = 116;
const LEFT: i64 = 26;
const BELOW: i64 = 18;
/// So many lines across, at most.
const LINES: i64 = 4;
/// So many rounds have their number, at most.
const NUMBERED: usize = 12;

/// What one seat has in each round.
struct Series<'a> {
    column: &'a Column,
    numbers: Vec<i64>,
}

/// Draws a chart for each kind of number of which every seat has its own; of one round there is nothing to see.
pub(crate) fn charts(account: &Account) -> Markup {
    let mut charts = Vec::new();
    let mut from = 0;
    for kind in account.columns.chunk_by(|one, other| one.seat.is_some() && one.key == other.key) {
        if kind.len() > 1 && account.rounds.len() > 1 {
            charts.push(chart(account, &series(account, kind, from)));
        }
        from += kind.len();
    }
    html! { @for chart in &charts { (chart) } }
}

fn series<'a>(account: &Account, kind: &'a [Column], from: usize) -> Vec<Series<'a>> {
    let numbers = |nth| account.rounds.iter().filter_map(|round| round.numbers.get(from + nth).copied()).collect();
    kind.iter().enumerate().map(|(nth, column)| Series { column, numbers: numbers(nth) }).collect()
}

fn chart(account: &Account, all: &[Series<'_>]) -> Markup {
    let numbers = || all.iter().flat_map(|one| &one.numbers).copied();
    let step = step(numbers().max().unwrap_or(0).max(0) - numbers().min().unwrap_or(0).min(0));
    let bottom = numbers().min().unwrap_or(0).min(0).div_euclid(step) * step;
    let top = (numbers().max().unwrap_or(0) + step - 1).div_euclid(step).max(1) * step;
    let rounds = account.rounds.len().max(2) as i64;
    let x = |nth: usize| LEFT + 6 + nth as i64 * (WIDE - LEFT - 14) / (rounds - 1);
    let y = |number: i64| HIGH - BELOW - (number - bottom) * (HIGH - BELOW - 8) / (top - bottom).max(1);
    let every = account.rounds.len().div_ceil(NUMBERED);
    html! {
        figure class="chart" aria-hidden="true" {
            figcaption { @for one in all { span { (key(one)) (bidi::text(&one.column.name.text)) } } }
            svg class="lines" viewBox=(format!("0 0 {WIDE} {HIGH}")) {
                @for number in (bottom..=top).step_by(step as usize) {
                    path class="across" d=(format!("M{LEFT} {0}H{WIDE}", y(number))) {}
                    text class="amount" x=(LEFT - 6) y=(y(number) + 4) { (signed(number)) }
                }
                @for (nth, round) in account.rounds.iter().enumerate().step_by(every) {
                    text x=(x(nth)) y=(HIGH - 3) { (round.round) }
                }
                @for one in all {
                    @let points: Vec<(i64, i64)> = one.numbers.iter().enumerate().map(|(nth, number)| (x(nth), y(*number))).collect();
                    g class=(class(one)) {
                        path class="way" d=(way(&points)) {}
                        @for (x, y) in &points { (point(one, *x, *y)) }
                    }
                }
            }
        }
    }
}

/// Returns the class of a line: that of its seat.
fn class(series: &Series<'_>) -> String {
    let letter = series.column.seat.map_or(' ', |seat| (b'a' + seat.index() as u8) as char);
    format!("line-of {letter}")
}

/// Shows beside a name how its line looks.
fn key(series: &Series<'_>) -> Markup {
    html! { svg class="key" viewBox="0 0 28 12" { g class=(class(series)) { path class="way" d="M0 6H28" {} (point(series, 14, 6)) } } }
}

/// Returns how far apart lines are, so that their numbers are round and they are few.
fn step(span: i64) -> i64 {
    let tens = std::iter::successors(Some(1_i64), |ten| ten.checked_mul(10));
    let mut steps = tens.flat_map(|ten| [1, 2, 5].map(|factor| ten.saturating_mul(factor)));
    steps.find(|step| span <= step.saturating_mul(LINES)).unwrap_or(i64::MAX)
}

fn way(points: &[(i64, i64)]) -> String {
    let step = |(nth, (x, y)): (usize, &(i64, i64))| format!("{}{x} {y}", if nth == 0 { 'M' } else { 'L' });
    points.iter().enumerate().map(step).collect()
}

/// A mark in the shape of the seat, so that colour is not the only sign: a disc, or a square.
fn point(series: &Series<'_>, x: i64, y: i64) -> Markup {
    let is_round = series.column.seat.is_none_or(|seat| seat.index().is_multiple_of(2));
    html! {
        @if is_round { circle cx=(x) cy=(y) r="3" {} } @else { rect x=(x - 3) y=(y - 3) width="6" height="6" {} }
    }
}

/// Writes a number with a true minus sign.
pub(crate) fn signed(number: i64) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { number.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_round_numbers_and_are_few() {
        for (span, apart) in [(0, 1), (3, 1), (4, 1), (5, 2), (9, 5), (20, 5), (21, 10), (42, 20), (90, 50), (100, 50)]
        {
            assert_eq!(step(span), apart, "{span}");
        }
    }

    #[test]
    fn a_way_goes_from_point_to_point() {
        assert_eq!(way(&[(1, 2), (3, 4)]), "M1 2L3 4");
    }
}
