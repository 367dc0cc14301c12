//! The public log of the dice.

use maud::{Markup, html};
use store::{DiceCounts, DiceLine};

/// What the page shows.
pub(crate) struct Shown {
    pub(crate) lines: Vec<DiceLine>,
    /// The number of the last line.
    pub(crate) last: u64,
    pub(crate) counts: DiceCounts,
    /// Where earlier and later lines begin.
    pub(crate) earlier: Option<u64>,
    pub(crate) later: Option<u64>,
}

/// Makes the page.
pub(crate) fn main(shown: &Shown) -> Markup {
    html! {
        header class="opening" {
            h1 { "The dice log" }
            p class="lead" {
                "The dice of every table are settled here before anybody is shown their fingerprint, and told here when the "
                "game is over. Each line's hash covers all lines before it, so nothing can be changed or left out later. "
                a href="/dice" { "How the dice are kept fair" }
            }
        }
        (counts(shown.counts))
        @if shown.lines.is_empty() {
            p { "There is no line yet: the first table writes it." }
        } @else {
            section class="panel dice" aria-labelledby="lines-title" {
                h2 id="lines-title" { "Its " (shown.last) @if shown.last == 1 { " line" } @else { " lines" } }
                (turns(shown))
                ol class="dice-log" { @for line in &shown.lines { (row(line)) } }
                (turns(shown))
                p class="muted" {
                    "For programs: " a href=(format!("/dice/log.txt?from={}", shown.lines[0].n)) { "these lines as text" }
                    ", a thousand at a time."
                }
            }
        }
    }
}

/// Says what became of all commitments. Games that were begun and never end are those to look at.
fn counts(counts: DiceCounts) -> Markup {
    let counted = [
        (counts.begun, "begun and not over"),
        (counts.over, "over, seed told"),
        (counts.dropped, "deleted, seed told"),
        (counts.promised, "promised, no game yet"),
    ];
    html! {
        ul class="tally" aria-label="Tables by what became of them" {
            @for (count, words) in counted { li { b { (count) } " " (words) } }
        }
    }
}

fn turns(shown: &Shown) -> Markup {
    html! {
        @if shown.earlier.is_some() || shown.later.is_some() {
            p class="row" {
                @if let Some(from) = shown.earlier { a class="btn" rel="prev" href=(format!("/dice/log?from={from}")) { "Earlier" } }
                @if let Some(from) = shown.later { a class="btn" rel="next" href=(format!("/dice/log?from={from}")) { "Later" } }
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
