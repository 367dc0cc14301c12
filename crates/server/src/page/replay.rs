//! One moment of a game that is looked back at.

use contract::Phrase;
use maud::{Markup, html};

use super::said::said;
use super::{icon, ledger, shell, story};
use crate::tongue::bidi;
use crate::view::ledger::Mark;
use crate::view::replay::{ReplayPage, ToldStep};

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
    let round = if moment.runs {
        Phrase::new("looking-back-round").with("round", moment.round)
    } else {
        Phrase::new("replay-round").with("round", moment.round)
    };
    html! {
        div id="replay" lang=(tongue.code()) dir=(tongue.direction()) data-version=(moment.step) data-title=(title(moment)) {
            header class="bar" {
                (shell::brand(tongue))
                div class="bar-title" { h1 { bdi { (moment.title) } } span { (tongue.say(&round)) } }
                nav class="bar-tools" aria-label=(tongue.word("table-tools")) {
                    a id="to-table" class="btn quiet" href=(format!("/table/{}", moment.id)) { (icon::undo()) span { (tongue.word("back-to-table")) } }
                    a class="btn quiet" href=(format!("/rules/{}", moment.game)) { (icon::book()) span { (tongue.word("how-to-play")) } }
                }
            }
            main id="main" class={ "shell watched" @if moment.board.is_none() { " bare" } } {
                div class="dock" { (steps(moment)) }
                @if let Some(board) = &moment.board { section class="stage" aria-label=(tongue.word("board")) { div class="frame" { (board) } } }
                div class="left" {
                    div class="upper" { (story::sheets(tongue, moment.sheets.iter())) }
                    div class="side" { (beside(moment)) }
                }
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
                    @match &moment.told { Some(told) => (sentences(moment, told)), None => (tongue.word("beginning-of-game")) }
                }
            }
            nav class="steps" aria-label=(tongue.word("steps")) {
                @for (rel, name, to) in turns {
                    @if let Some(to) = to {
                        a id=(format!("step-{rel}")) class={ "btn" @if rel == "next" { " primary" } } rel=(rel)
                            href=(moment.address(to)) data-plays { (name) }
                    } @else {
                        span class="btn off" aria-disabled="true" { (name) }
                    }
                }
            }
            (seek(moment))
        }
    }
}

/// A slider over all steps, which without script needs its button; and with script what plays them one after another.
fn seek(moment: &ReplayPage) -> Markup {
    let tongue = moment.tongue;
    let speeds = [
        ("slow", tongue.word("speed-slow")),
        ("normal", tongue.word("speed-normal")),
        ("fast", tongue.word("speed-fast")),
    ];
    html! {
        form class="seek" method="get" action=(format!("/table/{}/replay", moment.id)) {
            span class="seek-track" {
                (marks(moment))
                input id="seek" type="range" name="step" min="0" max=(moment.steps) value=(moment.step) aria-label=(tongue.word("step"));
            }
            button id="seek-go" class="btn" { (tongue.word("go-to-step")) }
        }
        (key(moment))
        div class="autoplay" {
            button id="autoplay" type="button" class="btn" aria-pressed="false" {
                span class="when-still" { (icon::play()) (tongue.word("play-steps")) }
                span class="when-playing" { (icon::pause()) (tongue.word("pause-steps")) }
            }
            label { span { (tongue.word("speed")) }
                select id="speed" aria-label=(tongue.word("speed")) { @for (speed, name) in speeds { option value=(speed) selected[speed == "normal"] { (name) } } }
            }
            p class="muted" { (tongue.marked(&Phrase::new("replay-keys"), &[("key", &|key| html! { kbd { (key) } })])) }
        }
    }
}

/// Marks over the slider where choices cost much and where luck mattered. The ledger lists the same steps as links.
fn marks(moment: &ReplayPage) -> Markup {
    let place = |step: usize| format!("{:.2}%", 100.0 * step as f64 / moment.steps.max(1) as f64);
    html! {
        @if !moment.marks.is_empty() {
            svg class="seek-marks" aria-hidden="true" {
                @for (step, kind) in &moment.marks { svg x=(place(*step)) y="6" { (ledger::mark(*kind, 0.0, 0.0)) } }
            }
        }
    }
}

/// Says what the marks mean, and leads to the ledger.
fn key(moment: &ReplayPage) -> Markup {
    let tongue = moment.tongue;
    html! {
        @if !moment.marks.is_empty() {
            p class="muted seek-key" {
                span { (ledger::key(Mark::Costly)) (tongue.word("luck-costly-one")) }
                @if moment.marks.iter().any(|(_, kind)| *kind != Mark::Costly) {
                    span { (ledger::key(Mark::Lucky)) (ledger::key(Mark::Unlucky)) (tongue.word("luck-rolls-two")) }
                }
                a href=(format!("/table/{}/luck", moment.id)) { (tongue.word("luck-and-choices")) }
            }
        }
    }
}

/// Says a step in whole sentences.
fn sentences(moment: &ReplayPage, told: &ToldStep) -> Markup {
    html! {
        @if let Some(who) = &told.who { b { (bidi::text(who)) } ": " }
        @for (index, sentence) in told.said.iter().enumerate() {
            @if index > 0 { " " }
            (said(moment.game, sentence))
        }
        " " code { (told.token) }
    }
}

fn beside(moment: &ReplayPage) -> Markup {
    let tongue = moment.tongue;
    html! {
        nav class="panel rounds" aria-labelledby="rounds-title" {
            h2 id="rounds-title" { (tongue.word("rounds")) }
            p {
                @for (round, step) in &moment.rounds {
                    a class="btn" href=(moment.address(*step)) data-plays aria-current=[(*round == moment.round).then_some("step")] {
                        (round)
                    }
                }
            }
        }
        (log(moment))
        @if !moment.runs { (branch(moment)) }
        details class="panel at" {
            summary { (tongue.word("position-line")) }
            code class="position" { (moment.line) }
        }
    }
}

/// Lists the steps of the round, each with its number as everywhere, and marks the one that is shown.
fn log(moment: &ReplayPage) -> Markup {
    let tongue = moment.tongue;
    html! {
        section class="panel steps-told" aria-labelledby="steps-title" {
            h2 id="steps-title" { (tongue.say(&Phrase::new("round-number").with("round", moment.round))) }
            ol {
                @for told in &moment.log {
                    li aria-current=[(told.step == moment.step).then_some("step")] {
                        a href=(moment.address(told.step)) data-plays
                            aria-label=(tongue.say(&Phrase::new("step-number").with("step", told.step as i64))) { (told.step) }
                        span { (sentences(moment, told)) }
                    }
                }
            }
        }
    }
}

fn branch(moment: &ReplayPage) -> Markup {
    let tongue = moment.tongue;
    html! {
        section class="panel branch" aria-labelledby="branch-title" {
            h2 id="branch-title" { (tongue.word("play-on-from-here")) }
            p { (tongue.word("play-on-note")) }
            @if moment.step < moment.steps {
                p { a class="btn" href=(format!("/table/{}/branch?step={}", moment.id, moment.step)) { (tongue.word("choose-who-plays")) } }
            } @else {
                p class="muted" { (tongue.word("play-on-not-here")) }
            }
        }
    }
}
