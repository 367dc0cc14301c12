//! One moment of a finished game.

use boards::Sheet;
use maud::{Markup, html};

use super::moves::said;
use super::{icon, shell};
use crate::look::Said;

/// A finished game after so many of its steps.
pub(crate) struct Moment {
    pub(crate) id: String,
    pub(crate) game: &'static str,
    pub(crate) title: &'static str,
    pub(crate) step: usize,
    pub(crate) steps: usize,
    pub(crate) round: u16,
    /// Each round with the first step at which it is played.
    pub(crate) rounds: Vec<(u16, usize)>,
    /// What the last step did; nothing at the beginning.
    pub(crate) said: Vec<Said>,
    pub(crate) token: Option<String>,
    /// The position line, for the command line and for reports.
    pub(crate) line: String,
    pub(crate) board: Option<Markup>,
    pub(crate) sheets: Vec<Sheet>,
}

impl Moment {
    fn address(&self, step: usize) -> String {
        format!("/table/{}/replay/{step}", self.id)
    }
}

/// Returns the page's title.
pub(crate) fn title(moment: &Moment) -> String {
    format!("Replay {}/{}: {} · Palisade", moment.step, moment.steps, moment.title)
}

/// Makes the body of the page: one element, which the script also merges into the page of the step before.
pub(crate) fn body(moment: &Moment) -> Markup {
    html! {
        div id="replay" data-version=(moment.step) data-title=(title(moment)) {
            header class="bar" {
                (shell::brand())
                div class="bar-title" { h1 { (moment.title) } span { "Replay, round " (moment.round) } }
                nav class="bar-tools" aria-label="Table" {
                    a class="btn quiet" href=(format!("/rules/{}", moment.game)) { (icon::book()) span { "Rules" } }
                }
            }
            main id="main" class={ "shell watched" @if moment.sheets.is_empty() { " bare" } } {
                div class="dock" { (steps(moment)) }
                @if let Some(board) = &moment.board { section class="stage" aria-label="Board" { (board) } }
                @if !moment.sheets.is_empty() {
                    section class="sheets" aria-label="Beside the board" {
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
fn steps(moment: &Moment) -> Markup {
    let turns = [
        ("first", "First", Some(0).filter(|_| moment.step > 0)),
        ("prev", "Back", moment.step.checked_sub(1)),
        ("next", "On", Some(moment.step + 1).filter(|_| moment.step < moment.steps)),
        ("last", "Last", Some(moment.steps).filter(|_| moment.step < moment.steps)),
    ];
    html! {
        section id="prompt" class="panel prompt replay" aria-label="Step" tabindex="-1" {
            div role="status" {
                p class="ask" { "Step " (moment.step) " of " (moment.steps) }
                p class="why" {
                    @if moment.said.is_empty() { "The beginning of the game." }
                    @for (index, sentence) in moment.said.iter().enumerate() {
                        @if index > 0 { " " }
                        (said(moment.game, sentence))
                    }
                    @if let Some(token) = &moment.token { " " code { (token) } }
                }
            }
            nav class="steps" aria-label="Steps" {
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

fn beside(moment: &Moment) -> Markup {
    html! {
        nav class="panel rounds" aria-labelledby="rounds-title" {
            h2 id="rounds-title" { "Rounds" }
            p {
                @for (round, step) in &moment.rounds {
                    a class="btn" href=(moment.address(*step)) aria-current=[(*round == moment.round).then_some("step")] {
                        (round)
                    }
                }
            }
        }
        section class="panel branch" aria-labelledby="branch-title" {
            h2 id="branch-title" { "Play on from here" }
            p { "A new table begins at this step, with dice of its own." }
            @if moment.step < moment.steps {
                p { a class="btn" href=(format!("/table/{}/branch?step={}", moment.id, moment.step)) { "Choose who plays" } }
            } @else {
                p class="muted" { "The game is over here; go back a step." }
            }
            details { summary { "Position line" } code class="position" { (moment.line) } }
            p { a href=(format!("/table/{}", moment.id)) { "Back to the table" } }
        }
    }
}
