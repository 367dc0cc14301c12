//! The public log of the dice.

use contract::Phrase;
use maud::{Markup, html};
use store::{DiceCounts, DiceLine};

use crate::tongue::{Tongue, link};

/// What the page shows.
pub(crate) struct DiceLogPage {
    pub(crate) lines: Vec<DiceLine>,
    /// The number of the last line.
    pub(crate) last: u64,
    pub(crate) counts: DiceCounts,
    /// Where earlier and later lines begin.
    pub(crate) earlier: Option<u64>,
    pub(crate) later: Option<u64>,
}

/// Makes the page.
pub(crate) fn main(tongue: Tongue, shown: &DiceLogPage) -> Markup {
    let lines = Phrase::new("dice-log-lines").with("count", shown.last as i64).with("number", tongue.count(shown.last));
    html! {
        header class="opening" {
            h1 { (tongue.word("the-dice-log")) }
            p class="lead" { (tongue.marked(&Phrase::new("dice-log-lead"), &[("scheme", &link("/dice"))])) }
        }
        (counts(tongue, shown.counts))
        @if shown.lines.is_empty() {
            p { (tongue.word("dice-log-empty")) }
        } @else {
            section class="panel dice" aria-labelledby="lines-title" {
                h2 id="lines-title" { (tongue.say(&lines)) }
                (turns(tongue, shown))
                ol class="dice-log" { @for line in &shown.lines { (row(line)) } }
                (turns(tongue, shown))
                p class="muted" {
                    (tongue.marked(
                        &Phrase::new("dice-log-text"),
                        &[("text", &link(format!("/dice/log.txt?from={}", shown.lines[0].n)))],
                    ))
                }
            }
        }
    }
}

/// Says what became of all commitments. Games that were begun and never end are those to look at.
fn counts(tongue: Tongue, counts: DiceCounts) -> Markup {
    let counted = [
        (counts.begun, tongue.word("dice-log-begun")),
        (counts.over, tongue.word("dice-log-over")),
        (counts.dropped, tongue.word("dice-log-deleted")),
        (counts.promised, tongue.word("dice-log-promised")),
    ];
    html! {
        ul class="tally" aria-label=(tongue.word("dice-log-counts")) {
            @for (count, words) in counted { li { b { (tongue.count(count)) } " " (words) } }
        }
    }
}

fn turns(tongue: Tongue, shown: &DiceLogPage) -> Markup {
    html! {
        @if shown.earlier.is_some() || shown.later.is_some() {
            p class="row" {
                @if let Some(from) = shown.earlier { a class="btn" rel="prev" href=(format!("/dice/log?from={from}")) { (tongue.word("earlier")) } }
                @if let Some(from) = shown.later { a class="btn" rel="next" href=(format!("/dice/log?from={from}")) { (tongue.word("later")) } }
            }
        }
    }
}

fn row(line: &DiceLine) -> Markup {
    html! {
        li id=(format!("n{}", line.n)) {
            code { (line.text) }
            code class="muted" { (line.hash) }
        }
    }
}
