//! The story beside the board: what happened just now, and the table as it stood in a scene of it.

use boards::Sheet;
use contract::Phrase;
use maud::{Markup, PreEscaped, html};

use super::lean::Known;
use super::said::said;
use super::{glance, icon, log, preview};
use crate::tongue::Tongue;
use crate::tongue::bidi;
use crate::view::scenes::Scene;
use crate::view::story::Told;
use crate::view::table_page::TablePage;

/// At which speeds a story is played, by the name that the script keeps.
fn speeds(tongue: Tongue) -> [(&'static str, &'static str); 4] {
    [
        ("off", tongue.word("speed-off")),
        ("slow", tongue.word("speed-slow")),
        ("normal", tongue.word("speed-normal")),
        ("fast", tongue.word("speed-fast")),
    ]
}

/// Lists what happened just now. The script plays it, again too, at the speed that is chosen there.
pub(crate) fn panel(look: &TablePage) -> Markup {
    list(look, &look.told, look.round)
}

fn list(look: &TablePage, told: &[Told], round: u16) -> Markup {
    let tongue = look.tongue;
    let past = told.iter().take_while(|one| one.round < round).count();
    html! {
        section id="story" class="panel story" aria-labelledby="story-title" hidden[!look.begun] {
            div class="story-head" {
                h2 id="story-title" {
                    @if past > 0 && past == told.len() { (tongue.word("story-last-round")) } @else { (tongue.word("story-now")) }
                }
                div class="story-tools" {
                    button id="story-again" class="btn quiet" type="button" hidden[told.is_empty()] {
                        (icon::play()) span class="again" { (tongue.word("story-again")) } span class="play" { (tongue.word("story-play")) }
                    }
                    fieldset class="speeds" {
                        legend class="unseen" { (tongue.word("story-speed")) }
                        @for (speed, name) in speeds(tongue) {
                            label { input type="radio" name="story-speed" value=(speed) checked[speed == "normal"]; span { (name) } }
                        }
                    }
                }
            }
            div class="told-list" {
                @if told.is_empty() { p class="none muted" { (tongue.word("story-nothing")) } }
                @else { (lines(look, told, past)) }
            }
        }
    }
}

/// Lists what happened, and after what belongs to a round that is past the round that is played.
fn lines(look: &TablePage, told: &[Told], past: usize) -> Markup {
    html! {
        ol class="telling" {
            @for (nth, one) in told.iter().enumerate() {
                @if nth == past && past > 0 {
                    li class="turns muted" { (look.tongue.say(&Phrase::new("round-number").with("round", one.round))) }
                }
                (line(look, one, (nth + 1 == told.len()).then_some("new")))
            }
        }
    }
}

/// Says a part of a step, with the number of its step, which leads to looking back at it.
fn line(look: &TablePage, told: &Told, class: Option<&str>) -> Markup {
    let number = told.number;
    let looks_back = Phrase::new("step-number").with("step", number as i64);
    html! {
        li id=(format!("told-{}-{}", told.version, told.part)) class=[class] data-version=(told.version) {
            @if told.part == 0 {
                a class="nr" href=(format!("/table/{}/replay/{number}", look.id)) aria-label=(look.tongue.say(&looks_back)) { (number) }
            }
            span { (sentences(look, told)) }
        }
    }
}

fn sentences(look: &TablePage, told: &Told) -> Markup {
    html! {
        @if let Some(who) = &told.who { b { (bidi::text(who)) } ": " }
        @for sentence in &told.said { span class="told" { (said(look.game, sentence)) " " } }
    }
}

/// Shows what lies beside the board.
pub(crate) fn sheets<'a>(tongue: Tongue, sheets: impl Iterator<Item = &'a Sheet>) -> Markup {
    let mut sheets = sheets.peekable();
    html! {
        @if sheets.peek().is_some() {
            section id="sheets" class="sheets" aria-label=(tongue.word("beside-board")) {
                @for sheet in &mut sheets {
                    figure id=(format!("sheet-{}", sheet.id)) class="sheet" {
                        figcaption { b { (bidi::text(&sheet.title)) } " " span class="muted" { (sheet.note) } }
                        (sheet.svg())
                    }
                }
            }
        }
    }
}

/// What a reader of scenes can put in by itself, so that it is left out.
#[derive(Clone, Copy)]
pub(crate) enum Held<'a> {
    /// Nothing.
    Nothing,
    /// What stands in the scene before.
    Scenes,
    /// That, and what stands on this page.
    Page(&'a TablePage),
}

/// Shows scenes: those parts of the page `look` that tell of the game, as they were then. The script puts each in the place
/// of the one there. Parts of one kind follow each other, and one that is as in the scene before is left out.
pub(crate) fn scenes(look: &TablePage, scenes: &[Scene], held: Held<'_>) -> Markup {
    let made: Vec<Vec<String>> = scenes.iter().map(|scene| parts(look, scene)).collect();
    let page = if let Held::Page(page) = held { on_page(page) } else { Vec::new() };
    let kinds = made.first().map_or(0, Vec::len);
    let is_new = |nth: usize, kind: usize| nth == 0 || made[nth - 1][kind] != made[nth][kind];
    let lean = |nth: usize, kind: usize| {
        let known = page.get(kind).map_or_else(Known::default, |there| Known::default().with("page", there));
        let before = nth.checked_sub(1).filter(|_| !matches!(held, Held::Nothing)).map(|before| &made[before][kind]);
        let known = if let Some(before) = before { known.with("last", before) } else { known };
        known.lean(&made[nth][kind])
    };
    html! {
        @for scene in scenes { div class="scene" data-opens[scene.opens] data-own[scene.is_own] {} }
        @for kind in 0..kinds {
            @for nth in (0..made.len()).filter(|nth| is_new(*nth, kind)) {
                div class="part" data-scene=(nth) { (PreEscaped(lean(nth, kind))) }
            }
        }
    }
}

/// Makes those parts of a page in whose places scenes put theirs, as they came: what a preview changes is not among them.
fn on_page(page: &TablePage) -> Vec<String> {
    let none = Markup::default;
    let beside = sheets(page.tongue, page.sheets.iter());
    let parts = [none(), none(), none(), frame(page.board.as_ref()), beside, panel(page), log::panel(page)];
    parts.into_iter().map(Markup::into_string).collect()
}

/// Shows a board without anything over it.
fn frame(board: Option<&Markup>) -> Markup {
    html! { @if let Some(board) = board { div id="frame" class="frame" { (board) (preview::layer(None)) } } }
}

fn parts(look: &TablePage, scene: &Scene) -> Vec<String> {
    let tongue = look.tongue;
    let parts = [
        glance::bar_title(look, Some(scene.round), &scene.phases),
        glance::strip(tongue, &scene.seats, &scene.vitals, true),
        scene.told.last().map(|told| prompt(look, told)).unwrap_or_default(),
        frame(scene.board.as_ref()),
        sheets(tongue, scene.sheets.iter().filter(|sheet| !(sheet.is_tray && look.plays))),
        list(look, &scene.told, scene.round),
        log::panel_of(look, &scene.log, scene.older),
    ];
    parts.into_iter().map(Markup::into_string).collect()
}

/// Says what is played in the place of the question. It is read aloud as a line of the log, so not here too.
fn prompt(look: &TablePage, told: &Told) -> Markup {
    let skip = if look.plays { look.tongue.word("story-skip-mine") } else { look.tongue.word("story-skip") };
    html! {
        section id="prompt" class="panel prompt tells" aria-label=(look.tongue.word("story-now")) tabindex="-1" {
            div class="told-now" {
                div class="sentence" aria-hidden="true" { p class="ask" { (sentences(look, told)) } }
                div class="undo" { button id="story-skip" class="btn" type="button" { (icon::play()) (skip) } }
            }
        }
    }
}
