//! Luck and choices of a game that is over: a curve, the choices and rolls that mattered, and the rounds in numbers.

use contract::{Info, Phrase};
use maud::{Markup, html};

use super::chart;
use super::said::said;
use crate::tongue::Tongue;
use crate::tongue::bidi;
use crate::tongue::sentence::Sentence;
use crate::view::ledger::{Costly, LedgerView, Mark, Part, PartCause, Round, Stroke};

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

/// Half a game: chances of 100.
const HALF: f64 = 50.0;

/// A table, and in which words it is told.
pub(crate) struct LedgerPage<'a> {
    pub(crate) tongue: Tongue,
    pub(crate) id: &'a str,
    pub(crate) info: &'static Info,
    /// What the bot is called that has judged.
    pub(crate) judge: &'a str,
}

impl LedgerPage<'_> {
    /// Makes the page while the game is being judged: it comes by itself as soon as that is done.
    pub(crate) fn waiting(&self) -> Markup {
        html! {
            header class="opening" {
                h1 { (self.tongue.word("luck-and-choices")) }
                p class="lead" { bdi { (self.info.title) } ". " a href=(format!("/table/{}", self.id)) { (self.tongue.word("back-to-table")) } }
            }
            p id="judging" role="status" { (self.tongue.text(&Phrase::new("luck-waiting").with("judge", self.judge))) }
        }
    }

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
                @if ledgers.iter().any(|ledger| ledger.who.is_some()) { p { (tongue.word("luck-about-others")) } }
                p { (tongue.word("luck-about-unforeseen")) }
                p { (tongue.word("luck-about-adjusted")) }
                p { (tongue.text(&Phrase::new("luck-about-judge").with("judge", self.judge))) }
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
                (self.sums(ledger))
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
    fn verdict(&self, ledger: &LedgerView) -> Markup {
        let helped = match ledger.luck {
            EVEN.. if ledger.end < HALF => "vain",
            EVEN.. if adjusted(ledger) < HALF => "turned",
            EVEN.. => "yes",
            luck if luck <= -EVEN => "no",
            _ => "even",
        };
        let yes = |is| if is { "yes" } else { "no" };
        self.tongue.text(
            &Phrase::new("luck-verdict")
                .with("several", yes(ledger.who.is_some()))
                .with("mine", yes(ledger.is_mine))
                .with("helped", helped)
                .with("judge", self.judge)
                .with("bot", whole(ledger.start))
                .with("own", whole(by_choices(ledger))),
        )
    }

    /// Lists what adds up to the result, and what it would be without luck.
    fn sums(&self, ledger: &LedgerView) -> Markup {
        let tongue = self.tongue;
        let several = ledger.who.is_some();
        let without = if several { tongue.word("luck-adjusted-note-among") } else { tongue.word("luck-adjusted-note") };
        html! {
            dl class="sums" {
                (sum(&whole(ledger.start).to_string(), tongue.word("luck-start"), None))
                (sum(&signed(ledger.luck), tongue.word("luck-luck"), self.luck_rate(ledger).as_deref()))
                (sum(&signed(-ledger.lost), tongue.word("luck-choices"), Some(&self.error_rate(ledger))))
                @if several { (sum(&signed(ledger.given), tongue.word("luck-others"), Some(tongue.word("luck-others-note")))) }
                (sum(&signed(ledger.unforeseen), tongue.word("luck-unforeseen"), Some(tongue.word("luck-unforeseen-note"))))
                (sum(&whole(ledger.end).to_string(), tongue.word("luck-end"), None))
                (sum(&whole(adjusted(ledger)).to_string(), tongue.word("luck-adjusted"), Some(without)))
            }
        }
    }

    /// Says what luck came to a roll.
    fn luck_rate(&self, ledger: &LedgerView) -> Option<String> {
        (ledger.rolls > 0).then(|| {
            self.tongue.say(
                &Phrase::new("luck-rate")
                    .with("rate", signed_rate(self.tongue, ledger.luck / ledger.rolls as f64))
                    .with("count", ledger.rolls as i64),
            )
        })
    }

    /// Says what a choice gave away on average.
    fn error_rate(&self, ledger: &LedgerView) -> String {
        let count = ledger.choices;
        self.tongue.say(
            &Phrase::new("luck-error-rate")
                .with("rate", fixed(self.tongue, ledger.lost / count.max(1) as f64, 2))
                .with("count", count as i64),
        )
    }

    fn curve(&self, ledger: &LedgerView) -> Markup {
        let parts = &ledger.curve;
        let x = |place: usize| LEFT + place as f64 / parts.len().max(1) as f64 * (WIDE - LEFT - 8.0);
        // What is judged by different eyes may add up to more than is possible for a while.
        let y = |chance: f64| ABOVE + (100.0 - chance.clamp(0.0, 100.0)) / 100.0 * (HIGH - ABOVE - BELOW);
        let line = |cause| {
            let of_cause = parts.iter().enumerate().filter(|(_, part)| part.cause == cause);
            let way = |(nth, part): (usize, &Part)| {
                format!("M{:.1} {:.1}L{:.1} {:.1}", x(nth), y(part.from), x(nth + 1), y(part.to))
            };
            of_cause.map(way).collect::<String>()
        };
        let begins = |nth: usize| nth == 0 || parts[nth - 1].round != parts[nth].round;
        let every = ledger.rounds.len().div_ceil(12).max(1);
        let tongue = self.tongue;
        html! {
            figure class="chart curve" aria-hidden="true" {
                figcaption {
                    @for (cause, word) in CAUSES.into_iter().filter(|(cause, _)| ledger.who.is_some() || *cause != PartCause::Others) {
                        span { svg class="key" viewBox="0 0 28 12" { path class=(class(cause)) d="M0 6H28" {} } (tongue.word(word)) }
                    }
                    span { svg class="key" viewBox="0 0 28 12" { (mark(Mark::Costly, 14.0, 6.0)) } (tongue.word("luck-costly-one")) }
                    span { svg class="key" viewBox="0 0 28 12" { (mark(Mark::Lucky, 8.0, 6.0)) (mark(Mark::Unlucky, 21.0, 6.0)) } (tongue.word("luck-rolls-two")) }
                }
                svg class="lines" viewBox=(format!("0 0 {WIDE} {HIGH}")) {
                    @for chance in [0.0, 25.0, 50.0, 75.0, 100.0] {
                        path class="across" d=(format!("M{LEFT} {:.1}H{WIDE}", y(chance))) {}
                        text class="amount" x=(LEFT - 6.0) y=(format!("{:.1}", y(chance) + 4.0)) { (whole(chance)) }
                    }
                    @for (nth, part) in parts.iter().enumerate().filter(|(nth, _)| begins(*nth)) {
                        path class="across" d=(format!("M{:.1} {ABOVE}V{:.1}", x(nth), HIGH - BELOW)) {}
                        @if usize::from(part.round).is_multiple_of(every) {
                            text x=(format!("{:.1}", x(nth) + 8.0)) y=(HIGH - 6.0) { (part.round) }
                        }
                    }
                    @for (cause, _) in CAUSES { path class=(class(cause)) d=(line(cause)) {} }
                    @for (nth, part) in parts.iter().enumerate() {
                        @if let Some(kind) = part.mark { (mark(kind, x(nth + 1), y(part.to))) }
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
        let (round, sentences) =
            (self.tongue.say(&Phrase::new("round-number").with("round", one.round)), self.sentences(&one.said));
        // Some games begin with the round themselves.
        let is_said = sentences.0.starts_with(&round);
        html! {
            li {
                (key(kind))
                span {
                    @if !is_said { (round) ": " }
                    (sentences) " " (self.step(one.step))
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
        let several = ledger.who.is_some();
        html! {
            table class="counts" {
                thead { tr {
                    th scope="col" { (tongue.word("round")) } th scope="col" { (tongue.word("luck-luck")) }
                    th scope="col" { (tongue.word("luck-choices")) }
                    @if several { th scope="col" { (tongue.word("luck-others")) } }
                    th scope="col" { (tongue.word("luck-unforeseen")) } th scope="col" { (tongue.word("luck-chance")) }
                } }
                tbody { @for round in &ledger.rounds { (self.round(round, several)) } }
                tfoot { tr {
                    th scope="row" { (tongue.word("luck-all")) } td { (signed(ledger.luck)) } td { (signed(-ledger.lost)) }
                    @if several { td { (signed(ledger.given)) } }
                    td { (signed(ledger.unforeseen)) } td { (whole(ledger.end)) }
                } }
            }
        }
    }

    fn round(&self, one: &Round, several: bool) -> Markup {
        html! {
            tr {
                th scope="row" { a href=(format!("/table/{}/replay/{}", self.id, one.step)) { (one.number) } }
                td { (signed(one.luck)) } td { (signed(-one.lost)) }
                @if several { td { (signed(one.given)) } }
                td { (signed(one.unforeseen)) } td { (whole(one.chance.clamp(0.0, 100.0))) }
            }
        }
    }
}

/// What lines of the curve stand for, the one on top last.
const CAUSES: [(PartCause, &str); 4] = [
    (PartCause::Luck, "luck-luck"),
    (PartCause::Unforeseen, "luck-unforeseen"),
    (PartCause::Others, "luck-others"),
    (PartCause::Choice, "luck-choices"),
];

/// How a line of the curve is drawn.
const fn class(cause: PartCause) -> &'static str {
    match cause {
        PartCause::Luck => "by-luck",
        PartCause::Others => "by-others",
        PartCause::Choice => "by-choice",
        PartCause::Unforeseen => "by-unforeseen",
    }
}

/// Returns the result of the choices alone.
fn by_choices(ledger: &LedgerView) -> f64 {
    (ledger.start - ledger.lost).max(0.0)
}

/// Returns the result without luck.
fn adjusted(ledger: &LedgerView) -> f64 {
    (ledger.start - ledger.lost + ledger.given).clamp(0.0, 100.0)
}

/// A number, what it is, and how it comes about.
fn sum(number: &str, what: &str, note: Option<&str>) -> Markup {
    html! { div { dt { (what) } dd { (number) } @if let Some(note) = note { dd class="note" { (note) } } } }
}

/// A sign in a shape of its own, so that colour is not the only one.
pub(super) fn mark(kind: Mark, x: f64, y: f64) -> Markup {
    let (class, d) = match kind {
        Mark::Costly => ("costly", format!("M{x:.1} {:.1}l{MARK} {MARK}l-{MARK} {MARK}l-{MARK} -{MARK}z", y - MARK)),
        Mark::Lucky => ("lucky", format!("M{x:.1} {:.1}l{MARK} {}h-{}z", y - MARK, 1.8 * MARK, 2.0 * MARK)),
        Mark::Unlucky => ("unlucky", format!("M{x:.1} {:.1}l{MARK} -{}h-{}z", y + MARK, 1.8 * MARK, 2.0 * MARK)),
    };
    html! { path class=(format!("mark {class}")) d=(d) {} }
}

/// The same sign beside a sentence.
pub(super) fn key(kind: Mark) -> Markup {
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

/// Writes a rate with its sign and one digit behind the point.
fn signed_rate(tongue: Tongue, rate: f64) -> String {
    let tenths = (10.0 * rate).round();
    let sign = match tenths as i64 {
        1.. => "+",
        0 => "",
        _ => "\u{2212}",
    };
    format!("{sign}{}", fixed(tongue, tenths.abs() / 10.0, 1))
}

/// Writes a number from 0 with so many digits behind the point.
fn fixed(tongue: Tongue, number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', tongue.word("number-point"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_sign() {
        assert_eq!([3.6, -2.4, 0.4, -0.4].map(signed), ["+4", "\u{2212}2", "0", "0"]);
        let rates = [1.44, -0.25, 0.04, -0.04, 12.0].map(|rate| signed_rate(Tongue::German, rate));
        assert_eq!(rates, ["+1,4", "\u{2212}0,3", "0,0", "0,0", "+12,0"]);
        assert_eq!(fixed(Tongue::English, 0.456, 2), "0.46");
    }
}
