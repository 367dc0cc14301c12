//! Luck and choices of a game that is over: a curve, the choices and rolls that mattered, and the rounds in numbers.

use contract::{Info, Phrase};
use maud::{Markup, html};

use super::chart;
use super::said::said;
use crate::tongue::Tongue;
use crate::tongue::bidi;
use crate::tongue::sentence::Sentence;
use crate::view::ledger::{Costly, LedgerView, Mark, Round, Stroke};

/// The drawing: its size, and the room for numbers at its left and below.
const WIDE: f64 = 640.0;
const HIGH: f64 = 220.0;
const LEFT: f64 = 44.0;
const BELOW: f64 = 26.0;
const ABOVE: f64 = 10.0;

/// The half of a mark.
const MARK: f64 = 5.0;

/// Luck below this is about even: chances of 100.
const EVEN: f64 = 10.0;

/// A table, and in which words it is told.
pub(crate) struct LedgerPage<'a> {
    pub(crate) tongue: Tongue,
    pub(crate) id: &'a str,
    pub(crate) info: &'static Info,
}

impl LedgerPage<'_> {
    /// Makes the page.
    pub(crate) fn main(&self, ledgers: &[LedgerView]) -> Markup {
        let tongue = self.tongue;
        html! {
            header class="opening" {
                h1 { (tongue.word("luck-and-choices")) }
                p class="lead" { bdi { (self.info.title) } ". " a href=(format!("/table/{}", self.id)) { (tongue.word("back-to-table")) } }
            }
            @for (nth, ledger) in ledgers.iter().enumerate() { (self.ledger(nth, ledger)) }
            section class="panel luck" aria-labelledby="about-title" {
                h2 id="about-title" { (tongue.word("luck-about")) }
                p { (tongue.word("luck-about-chance")) }
                p { (tongue.word("luck-about-judge")) }
            }
        }
    }

    fn ledger(&self, nth: usize, ledger: &LedgerView) -> Markup {
        let tongue = self.tongue;
        let title = format!("luck-{nth}");
        html! {
            section class="panel luck" aria-labelledby=(title) {
                h2 id=(title) {
                    @if let Some(who) = &ledger.who { (bidi::text(who)) } @else { (tongue.word("luck-curve")) }
                }
                p class="verdict" { (self.verdict(ledger)) }
                (self.curve(ledger))
                dl class="sums" {
                    div { dt { (tongue.word("luck-start")) } dd { (whole(ledger.start)) } }
                    div { dt { (self.chance_word(ledger)) } dd { (signed(ledger.luck)) } }
                    div { dt { (self.choices_word(ledger)) } dd { (signed(-ledger.lost)) } }
                    div { dt { (tongue.word("luck-end")) } dd { (whole(ledger.end)) } }
                }
                @if !ledger.costly.is_empty() {
                    h3 { (tongue.word("luck-costly")) }
                    ol class="mattered" { @for one in &ledger.costly { (self.costly(one)) } }
                }
                @if !ledger.strokes.is_empty() {
                    h3 { (tongue.word("luck-rolls")) }
                    ol class="mattered" { @for one in &ledger.strokes { (self.stroke(one)) } }
                }
                details class="by-round" {
                    summary { (tongue.word("round-by-round")) }
                    (self.rounds(ledger))
                }
            }
        }
    }

    /// Sums it up in one sentence.
    fn verdict(&self, ledger: &LedgerView) -> String {
        let adjusted = (ledger.start - ledger.lost).max(0.0);
        let helped = match ledger.luck {
            // With others at the table their play is in it, too.
            _ if ledger.who.is_some() => "unsaid",
            EVEN.. => "yes",
            luck if luck <= -EVEN => "no",
            _ => "even",
        };
        let yes = |is| if is { "yes" } else { "no" };
        self.tongue.say(
            &Phrase::new("luck-verdict")
                .with("several", yes(ledger.who.is_some()))
                .with("mine", yes(ledger.is_mine))
                .with("helped", helped)
                .with("bot", whole(ledger.start))
                .with("own", whole(adjusted)),
        )
    }

    /// Says what luck is: with others at the table it is also what they did.
    fn chance_word(&self, ledger: &LedgerView) -> &'static str {
        if ledger.who.is_some() { self.tongue.word("luck-and-others") } else { self.tongue.word("luck-dice") }
    }

    fn choices_word(&self, ledger: &LedgerView) -> String {
        self.tongue.say(&Phrase::new("luck-choices-of").with("count", ledger.choices.len() as i64))
    }

    fn curve(&self, ledger: &LedgerView) -> Markup {
        let count = ledger.choices.len().max(1) as f64;
        let x = |place: f64| LEFT + place / count * (WIDE - LEFT - 8.0);
        let y = |chance: f64| ABOVE + (100.0 - chance) / 100.0 * (HIGH - ABOVE - BELOW);
        let way = |pen: char, place: f64, chance: f64| format!("{pen}{:.1} {:.1}", x(place), y(chance));
        let (mut luck, mut chosen) = (vec![way('M', 0.0, ledger.start)], Vec::new());
        for (nth, choice) in ledger.choices.iter().enumerate() {
            let at = nth as f64 + 0.5;
            luck.push(way('L', at, choice.best));
            chosen.extend([way('M', at, choice.best), way('L', at + 0.5, choice.chosen)]);
            luck.push(way('M', at + 0.5, choice.chosen));
        }
        luck.push(way('L', count, ledger.end));
        let begins = |nth: usize| nth == 0 || ledger.choices[nth - 1].round != ledger.choices[nth].round;
        let every = ledger.rounds.len().div_ceil(12).max(1);
        let tongue = self.tongue;
        html! {
            figure class="chart curve" aria-hidden="true" {
                figcaption {
                    span { svg class="key" viewBox="0 0 28 12" { path class="by-luck" d="M0 6H28" {} } (self.chance_word(ledger)) }
                    span { svg class="key" viewBox="0 0 28 12" { path class="by-choice" d="M0 6H28" {} } (tongue.word("luck-choices")) }
                    span { svg class="key" viewBox="0 0 28 12" { (mark(Mark::Costly, 14.0, 6.0)) } (tongue.word("luck-costly-one")) }
                    span { svg class="key" viewBox="0 0 28 12" { (mark(Mark::Lucky, 8.0, 6.0)) (mark(Mark::Unlucky, 21.0, 6.0)) } (tongue.word("luck-rolls-two")) }
                }
                svg class="lines" viewBox=(format!("0 0 {WIDE} {HIGH}")) {
                    @for chance in [0.0, 25.0, 50.0, 75.0, 100.0] {
                        path class="across" d=(format!("M{LEFT} {:.1}H{WIDE}", y(chance))) {}
                        text class="amount" x=(LEFT - 6.0) y=(format!("{:.1}", y(chance) + 4.0)) { (whole(chance)) }
                    }
                    @for (nth, choice) in ledger.choices.iter().enumerate().filter(|(nth, _)| begins(*nth)) {
                        path class="across" d=(format!("M{:.1} {ABOVE}V{:.1}", x(nth as f64), HIGH - BELOW)) {}
                        @if (usize::from(choice.round)).is_multiple_of(every) {
                            text x=(format!("{:.1}", x(nth as f64) + 8.0)) y=(HIGH - 6.0) { (choice.round) }
                        }
                    }
                    path class="by-luck" d=(luck.concat()) {}
                    path class="by-choice" d=(chosen.concat()) {}
                    @for (nth, choice) in ledger.choices.iter().enumerate() {
                        @match choice.mark {
                            Some(Mark::Costly) => (mark(Mark::Costly, x(nth as f64 + 1.0), y(choice.chosen))),
                            Some(other) => (mark(other, x(nth as f64 + 0.5), y(choice.best))),
                            None => {}
                        }
                    }
                }
            }
        }
    }

    fn costly(&self, one: &Costly) -> Markup {
        html! {
            li {
                (key(Mark::Costly))
                span {
                    (self.sentences(&one.said)) " " (self.step(one.step))
                    @if !one.better.is_empty() {
                        br; span class="muted" { (self.tongue.word("luck-better")) " " (self.sentences(&one.better)) }
                    }
                }
                b class="loss" { (signed(-one.lost)) }
            }
        }
    }

    fn stroke(&self, one: &Stroke) -> Markup {
        let kind = if one.luck > 0.0 { Mark::Lucky } else { Mark::Unlucky };
        html! {
            li {
                (key(kind))
                span {
                    (self.tongue.say(&Phrase::new("round-number").with("round", one.round))) ": "
                    (self.sentences(&one.said)) " " (self.step(one.step))
                }
                b class=[(one.luck < 0.0).then_some("loss")] { (signed(one.luck)) }
            }
        }
    }

    fn sentences(&self, all: &[Sentence]) -> Markup {
        html! { @for (nth, one) in all.iter().enumerate() { @if nth > 0 { " " } (said(self.info.id, one)) } }
    }

    fn step(&self, step: usize) -> Markup {
        let said = Phrase::new("step-number").with("step", step as i64);
        html! { a class="step" href=(format!("/table/{}/replay/{step}", self.id)) { (self.tongue.say(&said)) } }
    }

    fn rounds(&self, ledger: &LedgerView) -> Markup {
        let tongue = self.tongue;
        html! {
            table class="counts" {
                thead { tr {
                    th scope="col" { (tongue.word("round")) } th scope="col" { (self.chance_word(ledger)) }
                    th scope="col" { (tongue.word("luck-choices")) } th scope="col" { (tongue.word("luck-chance")) }
                } }
                tbody { @for round in &ledger.rounds { (self.round(round)) } }
                tfoot { tr {
                    th scope="row" { (tongue.word("luck-all")) } td { (signed(ledger.luck)) } td { (signed(-ledger.lost)) } td { (whole(ledger.end)) }
                } }
            }
        }
    }

    fn round(&self, one: &Round) -> Markup {
        html! {
            tr {
                th scope="row" { a href=(format!("/table/{}/replay/{}", self.id, one.step)) { (one.number) } }
                td { (signed(one.luck)) } td { (signed(-one.lost)) } td { (whole(one.chance)) }
            }
        }
    }
}

/// A sign in a shape of its own, so that colour is not the only one.
fn mark(kind: Mark, x: f64, y: f64) -> Markup {
    let (class, d) = match kind {
        Mark::Costly => ("costly", format!("M{x:.1} {:.1}l{MARK} {MARK}l-{MARK} {MARK}l-{MARK} -{MARK}z", y - MARK)),
        Mark::Lucky => ("lucky", format!("M{x:.1} {:.1}l{MARK} {}h-{}z", y - MARK, 1.8 * MARK, 2.0 * MARK)),
        Mark::Unlucky => ("unlucky", format!("M{x:.1} {:.1}l{MARK} -{}h-{}z", y + MARK, 1.8 * MARK, 2.0 * MARK)),
    };
    html! { path class=(format!("mark {class}")) d=(d) {} }
}

/// The same sign beside a sentence.
fn key(kind: Mark) -> Markup {
    html! { svg class="sign" viewBox="0 0 14 14" aria-hidden="true" { (mark(kind, 7.0, 7.0)) } }
}

fn whole(number: f64) -> i64 {
    number.round() as i64
}

/// Writes a number with its sign, also where it is above 0.
fn signed(number: f64) -> String {
    let number = whole(number);
    let plus = if number > 0 { "+" } else { "" };
    format!("{plus}{}", chart::signed(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_sign() {
        assert_eq!([3.6, -2.4, 0.4, -0.4].map(signed), ["+4", "\u{2212}2", "0", "0"]);
    }
}
