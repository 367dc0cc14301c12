//! A territory: its ground and flag, bases with their troops, free spaces, and the palisade that stands as long as there
//! is a base.

use attack_the_tower::action::Troop;
use attack_the_tower::card::{Kind, Space, TERRITORIES};
use attack_the_tower::course::PALACE;
use contract::Phrase;
use maud::{Markup, html};

use super::art;
use super::board::{Board, Standing};
use super::changed::News;
use super::geometry::{Half, LAND, Spot};
use crate::svg::{label, line, line_end, num, path};

/// Draws the three territories of a half.
pub(super) fn draw(board: &Board<'_>, half: Half, news: &News) -> Markup {
    html! {
        @for territory in 0..TERRITORIES as u8 { (Spot::Land(half, territory).group(&land(board, half, territory, news))) }
    }
}

fn land(board: &Board<'_>, half: Half, territory: u8, news: &News) -> Markup {
    let bases = Space::of(territory).filter(|space| board.standing(half, *space).is_some()).count();
    let is_lit = fights(board, half, territory);
    html! {
        g class=(if is_lit { "ground lit" } else { "ground" }) { (art::land(board.look(half), LAND.0, LAND.1)) }
        (heading(board, half, territory, bases))
        @for space in Space::of(territory) {
            (Spot::Slot(half, space.0 % 3).group(&slot(board, half, space, news)))
        }
        @if bases > 0 {
            @let foot = if half == Half::Own { 8.0 } else { LAND.1 + 2.0 };
            g class="stakes" transform=(format!("translate(9 {})", num(foot))) { (art::palisade(LAND.0 - 18.0)) }
        }
    }
}

/// Says whether a territory is in the attack under way.
pub(super) fn fights(board: &Board<'_>, half: Half, territory: u8) -> bool {
    let course = &board.view.table.course;
    let is_active = board.seat(half) == course.active;
    course.attack.is_some_and(|attack| {
        let side = if is_active { attack.from } else { attack.to };
        side == territory && side != PALACE
    })
}

/// The flag with the territory's number, how strong it is, and whether it has room for a special troop.
fn heading(board: &Board<'_>, half: Half, territory: u8, bases: usize) -> Markup {
    let y = if half == Half::Own { 121.0 } else { 3.0 };
    let (key, points) = match half {
        Half::Own => ("board-strikes", board.game.group_strike(board.view, board.own, territory).total()),
        Half::Foe => ("board-to-clear", board.game.guard_needs(board.view, board.seat(half), territory).total()),
    };
    let said = board.words.say(&Phrase::new(key).with("points", points));
    let full = (bases == 3).then(|| board.words.word("board-full"));
    html! {
        g class=(format!("flag {}", board.look(half).class())) transform=(format!("translate(10 {})", num(y))) {
            (path("bark-line", "M0 0v22"))
            (path("main flag-cloth", "M1 1h25l-6 8 6 8H1z"))
            (label("flag-name", (10.0, 14.0), 12.5, territory + 1))
        }
        @if bases > 0 {
            @match half {
                Half::Own => (line_end("sum dp wide-only", (254.0, 137.0), 12.5, &said)),
                Half::Foe => (line("sum wide-only", (42.0, 17.0), 12.0, &said)),
            }
            (short(half, points))
        }
        @if let Some(full) = full {
            @let x = if half == Half::Own { 44.0 } else { 216.0 };
            // On a phone the number of what an attack takes stands there.
            @let is_attacked = fights(board, half, territory) && board.seat(half) != board.view.table.course.active;
            g class={ "full-tag" @if is_attacked { " wide-only" } } transform=(format!("translate({} {})", num(x), num(y + 1.0))) {
                rect class="page-pill" width="38" height="17" rx="8.5" {}
                (label("on-page", (19.0, 12.5), 10.5, full))
            }
        }
    }
}

/// The same in short, for a phone: a sword and what strikes, or a shield and what it takes.
fn short(half: Half, points: u16) -> Markup {
    let (icon, at) = match half {
        Half::Own => (art::kind_icon(Kind(0)), "translate(4 29) scale(.8)"),
        Half::Foe => (art::kind_icon(Kind(2)), "translate(66 3) scale(1.5)"),
    };
    html! {
        g class="narrow-only short" {
            g class="short-icon" transform=(at) { (icon) }
            @match half {
                Half::Own => (line("dp", (25.0, 44.0), 15.0, points)),
                Half::Foe => (line("dp", (108.0, 34.0), 32.0, points)),
            }
        }
    }
}

/// A base with its troops, or a free space.
fn slot(board: &Board<'_>, half: Half, space: Space, news: &News) -> Markup {
    let Some(standing) = board.standing(half, space) else { return hollow(board, half, space) };
    let Standing { kind, troops, is_secret } = standing;
    let look = board.look(half);
    let (lands, joins) = (news.lands(half, space), news.joins(half, space));
    let class = match (is_secret, lands) {
        (true, _) => Some("secret"),
        (_, Some(_)) => Some("drops"),
        _ => None,
    };
    html! {
        g class=[class] data-beat=[lands] { (art::tile(look, kind, &board.says(half).base(kind), board.base_power())) }
        @for nth in 0..troops {
            @let comes = joins.filter(|_| nth + 1 == troops);
            (Spot::Token(half, nth, troops).group(&html! {
                g class=[comes.map(|_| "drops")] data-beat=[comes] { (troop(board, half, Troop::On(space, nth))) }
            }))
        }
        @if troops == 0 { (Spot::Token(half, 0, 1).group(&nobody())) }
    }
}

/// A troop with its power.
pub(super) fn troop(board: &Board<'_>, half: Half, troop: Troop) -> Markup {
    let side = board.side(half);
    let (figure, raised) = match troop {
        Troop::On(space, nth) => {
            let base = side.base(space);
            let figure = base.kind.map_or(art::Figure::Special, art::Figure::Troop);
            (figure, base.raised[usize::from(nth)])
        }
        Troop::Special(nth) => (art::Figure::Special, side.raised[usize::from(nth)]),
    };
    html! {
        @if raised > 0 { circle class="raised" r="19" {} }
        (art::token(board.look(half), figure))
        (pill(board.power(half, troop)))
    }
}

/// A white pill with a number, at the lower right of a token.
pub(super) fn pill(number: u8) -> Markup {
    let wide = if number > 9 { 22.0 } else { 16.0 };
    html! {
        g class="power" {
            rect class="page-pill" x=(num(18.0 - wide)) y="2" width=(num(wide)) height="16" rx="8" {}
            (label("on-page", (18.0 - wide / 2.0, 14.0), 11.5, number))
        }
    }
}

/// A base without troops.
fn nobody() -> Markup {
    html! { circle class="nobody" r="14" {} (label("nobody-zero", (0.0, 5.0), 13.0, 0)) }
}

/// A free space, with something that grows there.
fn hollow(board: &Board<'_>, half: Half, space: Space) -> Markup {
    html! { g class="hollow" transform="translate(40 48)" { (art::meadow(board.look(half), space.index())) } }
}
