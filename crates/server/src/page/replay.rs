//! One moment of a finished game.

use boards::Sheet;
use contract::Phrase;
use maud::{Markup, html};

use super::said::said;
use super::{icon, shell};
use crate::tongue::Tongue;
use crate::tongue::sentence::Sentence;

/// A finished game after so many of its steps.
pub(crate) struct ReplayPage {
    pub(crate) id: String,
    pub(crate) tongue: Tongue,
    pub(crate) game: &'static str,
    pub(crate) title: &'static str,
    pub(crate) step: usize,
    pub(crate) steps: usize,
    pub(crate) round: u16,
    /// Each round with the first step at which it is played.
    pub(crate) rounds: Vec<(u16, usize)>,
    /// What the last step did; nothing at the beginning.
    pub(crate) said: Vec<Sentence>,
    pub(crate) token: Option<String>,
    /// The position line, for the command line and for reports.
    pub(crate) line: String,
    pub(crate) board: Option<Markup>,
    pub(crate) sheets: Vec<Sheet>,
}

impl ReplayPage {
    fn address(&self, step: usize) -> String {
        format!("/table/{}/replay/{step}", self.id)
    }
}

/// Returns the page's title.
pub(crate) fn title(moment: &ReplayPage) -> String {
    let title = Phrase::new("title-replay")
        .with("step", moment.step as i64)
        .with("steps", moment.steps as i64)
        .with("game", moment.title);
    format!("{} · Palisade", moment.tongue.say(&title))
}

/// Makes the body of the page: one element, which the script also merges into the page of the step before.
pub(crate) fn body(moment: &ReplayPage) -> Markup {
    let tongue = moment.tongue;
    let round = Phrase::new("replay-round").with("round", moment.round);
    html! {
        div id="replay" lang=(tongue.code()) dir=(tongue.direction()) data-version=(moment.step) data-title=(title(moment)) {
            header class="bar" {
                (shell::brand(tongue))
                div class="bar-title" { h1 { bdi { (moment.title) } } span { (tongue.say(&round)) } }
                nav class="bar-tools" aria-label=(tongue.word("table-tools")) {
                    a class="btn quiet" href=(format!("/rules/{}", moment.game)) { (icon::book()) span { (tongue.word("rules")) } }
                }
            }
            main id="main" class={ "shell watched" @if moment.sheets.is_empty() { " bare" } } {
                div class="dock" { (steps(moment)) }
                @if let Some(board) = &moment.board { section class="stage" aria-label=(tongue.word("board")) { (board) } }
                @if !moment.sheets.is_empty() {
                    section class="sheets" aria-label=(tongue.word("beside-board")) {
                        @for sheet in &moment.sheets {
                            figure id=(format!("sheet-{}", sheet.id)) class="sheet" {
                                figcaption { b { (sheet.title) } " " span class="muted" { (sheet.note) } }
                                (sheet.svg())
                            }
                        }
                    }
                }
                div class="side" { (beside(moment)) }
            }
        }
    }
}

/// Says what the step did, and leads on and back.
fn steps(moment: &ReplayPage) -> Markup {
    let tongue = moment.tongue;
    let (step, steps) = (moment.step as i64, moment.steps as i64);
    let turns = [
        ("first", tongue.word("step-first"), Some(0).filter(|_| moment.step > 0)),
        ("prev", tongue.word("step-back"), moment.step.checked_sub(1)),
        ("next", tongue.word("step-next"), Some(moment.step + 1).filter(|_| moment.step < moment.steps)),
        ("last", tongue.word("step-last"), Some(moment.steps).filter(|_| moment.step < moment.steps)),
    ];
    html! {
        section id="prompt" class="panel prompt replay" aria-label=(tongue.word("step")) tabindex="-1" {
            div role="status" {
                p class="ask" { (tongue.say(&Phrase::new("step-of").with("step", step).with("steps", steps))) }
                p class="why" {
                    @if moment.said.is_empty() { (tongue.word("beginning-of-game")) }
                    @for (index, sentence) in moment.said.iter().enumerate() {
                        @if index > 0 { " " }
                        (said(moment.game, sentence))
                    }
                    @if let Some(token) = &moment.token { " " code { (token) } }
                }
            }
            nav class="steps" aria-label=(tongue.word("steps")) {
                @for (rel, name, to) in turns {
                    @if let Some(to) = to {
                        a id=(format!("step-{rel}")) class={ "btn" @if rel == "next" { " primary" } } rel=(rel)
                            href=(moment.address(to)) data-plays[rel == "next"] { (name) }
                    } @else {
                        span class="btn off" aria-disabled="true" { (name) }
                    }
                }
            }
        }
    }
}

fn beside(moment: &ReplayPage) -> Markup {
    let tongue = moment.tongue;
    html! {
        nav class="panel rounds" aria-labelledby="rounds-title" {
            h2 id="rounds-title" { (tongue.word("rounds")) }
            p {
                @for (round, step) in &moment.rounds {
                    a class="btn" href=(moment.address(*step)) aria-current=[(*round == moment.round).then_some("step")] {
                        (round)
                    }
                }
            }
        }
        section class="panel branch" aria-labelledby="branch-title" {
            h2 id="branch-title" { (tongue.word("play-on-from-here")) }
            p { (tongue.word("play-on-note")) }
            @if moment.step < moment.steps {
                p { a class="btn" href=(format!("/table/{}/branch?step={}", moment.id, moment.step)) { (tongue.word("choose-who-plays")) } }
            } @else {
                p class="muted" { (tongue.word("play-on-not-here")) }
            }
            details { summary { (tongue.word("position-line")) } code class="position" { (moment.line) } }
            p { a href=(format!("/table/{}", moment.id)) { (tongue.word("back-to-table")) } }
        }
    }
}
