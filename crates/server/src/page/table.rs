//! The table page. Its body is one element that is also the reply to a move and the live patch.

use contract::Phrase;
use maud::{Markup, PreEscaped, html};

use super::lean::Sums;
use super::{
    cover, ending, following, glance, guide, hands, hints, icon, keys, log, moves, orders, preview, said, seats, shell,
    story, wrong,
};
use crate::people::screen::Screen;
use crate::view::notice::Notice;
use crate::view::table_page::{ForcedSteps, TablePage};

/// Makes the part of the page that changes. `origin` is the address of the server as the observer knows it.
pub(crate) fn fragment(look: &TablePage, origin: &str, name: Option<&str>, notice: Option<&Notice>) -> Markup {
    let tongue = look.tongue;
    html! {
        div id="table" class="table" lang=(tongue.code()) dir=(tongue.direction()) data-version=(look.version) data-title=(title(look))
            data-events=(format!("/table/{}/events{}", look.id, look.screen.query())) data-turn=[&look.status.calls]
            data-due=[look.status.due] data-several[look.seats.len() > 1 && look.plays && look.ending.is_none()] {
            header class="bar" {
                (shell::brand(tongue))
                (glance::bar_title(look, look.begun.then_some(look.round), if look.screen == Screen::Covered { &[] } else { &look.phases }))
                nav class="bar-tools" aria-label=(tongue.word("table-tools")) {
                    @if look.screen != Screen::Covered { (seats::invite(look)) }
                    a class="btn quiet" href=(format!("/rules/{}", look.game)) { (icon::book()) span { (tongue.word("how-to-play")) } }
                }
            }
            @if look.screen == Screen::Covered { (cover::main(look, origin, name, notice)) }
            @else { (main(look, origin, name, notice)) }
        }
    }
}

/// How those parts begin of which a script keeps what is large.
const KEPT: [&str; 4] = ["<div id=\"frame\"", "<section id=\"moves\"", "<section id=\"sheets\"", "<section id=\"log\""];

/// Makes the same for a script, without what it has of board, moves, sheets and log.
pub(crate) fn lean(look: &TablePage, origin: &str, name: Option<&str>, notice: Option<&Notice>, has: &Sums) -> Markup {
    let whole = fragment(look, origin, name, notice).into_string();
    PreEscaped(has.lean(whole, &KEPT))
}

fn main(look: &TablePage, origin: &str, name: Option<&str>, notice: Option<&Notice>) -> Markup {
    let rule = notice.and_then(|notice| notice.rule).map(|number| said::rule(look.game, number));
    html! {
        main id="main" class={ "shell" @if look.board.is_none() { " bare" } @if !acts(look) { " watched" } } {
            (glance::standings(look))
            div class="dock" {
                @if look.ending.is_none() { (glance::watching(look)) }
                (wrong::notice(look.tongue, notice.map(|notice| &notice.wrong), rule.as_ref()))
                @if let Screen::One(seat) = look.screen { (cover::strip(look, seat)) }
                @if let Some(place) = &look.invited { (seats::invitation(look, place, name)) }
                (following::kept(look))
                // How it ended comes before the sides to look from.
                @if let Some(end) = &look.ending { (ending::panel(look, end)) (glance::watching(look)) }
                @else { (moves::prompt(look)) (moves::tray(look)) (hints::line(look)) }
                @if !look.questions.is_empty() { (preview::panel(look)) }
                // What comes and goes by itself stands below, so that question, dice and buttons keep their place.
                @if let (Some(note), None) = (&look.guide, &look.ending) { (guide::panel(look, note)) }
                (orders::panel(look))
                (hands::stand_ins(look))
                (seats::links(look, origin))
            }
            @if let Some(board) = &look.board {
                section class="stage" aria-label=(look.tongue.word("board")) {
                    div id="frame" class="frame" { (board) (preview::over_the_board(look)) }
                }
            }
            div class="choices" {
                (hints::panels(look))
                @if acts(look) { (moves::moves(look)) }
                @if acts(look) && look.forced == ForcedSteps::Sometimes { (keys::forced(look.tongue)) }
            }
            // In a wide window they share a column, so that nothing in it waits for what stands in another one.
            div class="left" {
                div class="upper" { (story::panel(look)) (story::sheets(look.tongue, look.sheets.iter())) }
                div class="side" { (log::panel(look)) (seats::panel(look, origin)) }
            }
        }
    }
}

/// Says whether the observer has, or will have, something to choose.
fn acts(look: &TablePage) -> bool {
    look.plays && look.begun && look.ending.is_none()
}

/// Returns the page's title: whose move it is, first, so that a tab in the background tells it.
pub(crate) fn title(look: &TablePage) -> String {
    let state = match (&look.ending, &look.status.calls) {
        (Some(_), _) => Phrase::new("title-over").with("game", look.title),
        (None, Some(_)) => Phrase::new("title-your-move").with("game", look.title),
        (None, None) => return format!("{} · Palisade", look.title),
    };
    format!("{} · Palisade", look.tongue.say(&state))
}
