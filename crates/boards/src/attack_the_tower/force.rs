//! The cards of both players that work until the turn ends. They lie on the river, where no number of a way ever stands:
//! neither of the attack under way nor of one that is only looked at.

use attack_the_tower::card::Ability;
use attack_the_tower::course::PALACE;
use maud::{Markup, html};

use super::board::Board;
use super::geometry::Half;
use super::lettering::squeezed;
use super::screen::Screen;
use crate::svg::{Rect, rect};

/// A stretch of the river, from its left end to its right one.
type Stretch = (f32, f32);

/// How far from its middle a number on the river reaches at most, on a phone.
const NUMBER: f32 = 37.0;
/// What is left free between two cards.
const GAP: f32 = 4.0;

/// Draws them, for both screens.
pub(super) fn draw(board: &Board<'_>) -> Markup {
    let names = Half::BOTH.map(|half| (half, names(board, half)));
    html! {
        @if names.iter().any(|(_, names)| !names.is_empty()) {
            @for screen in Screen::BOTH {
                g class=(format!("force {}", screen.class())) {
                    @for (half, names) in &names { (row(board, screen, *half, names)) }
                }
            }
        }
    }
}

fn names(board: &Board<'_>, half: Half) -> Vec<String> {
    let (side, says) = (board.side(half), board.says(half));
    let played = Ability::ALL.into_iter().filter(|ability| side.played[ability.index()] > 0);
    let named = played.map(|ability| match side.played[ability.index()] {
        1 => says.ability(ability),
        copies => format!("{} \u{d7}{copies}", says.ability(ability)),
    });
    named.collect()
}

/// One player's cards, narrower where there are many.
fn row(board: &Board<'_>, screen: Screen, half: Half, names: &[String]) -> Markup {
    let (y, size) = if screen == Screen::Wide { (275.0, 1.0) } else { (165.0, 0.8) };
    let wide = |name: &String| (name.chars().count() as f32 * 7.0 + 20.0) * size;
    let all = names.iter().map(wide).sum::<f32>();
    let (left, right) = stretch(board, screen, half);
    let room = right - left - GAP * names.len().saturating_sub(1) as f32;
    let part = (room / all.max(1.0)).min(1.0);
    let mut x = left;
    html! {
        g class=(board.look(half).class()) {
            @for name in names {
                @let at = Rect::new(x, y - 11.0 * size, wide(name) * part, 22.0 * size);
                (rect("deep force-pill", at, 11.0 * size))
                (squeezed("force-name", (at.x + at.w / 2.0, y + 4.0 * size), 12.0 * size, name, at.w - 10.0 * size))
                ({ x += at.w + GAP; "" })
            }
        }
    }
}

/// Returns where a player's cards lie. On a wide board numbers stand before the middle of a territory, so they lie between
/// two; on a phone they lie beside the number of the rival's attack, else beside the place of one's own.
fn stretch(board: &Board<'_>, screen: Screen, half: Half) -> Stretch {
    if screen == Screen::Wide {
        return if half == Half::Own { (188.0, 372.0) } else { (460.0, 644.0) };
    }
    let course = &board.view.table.course;
    let rival = course.attack.filter(|_| board.half(course.active) == Half::Foe);
    let start = |half, from| screen.start(half, Some(from).filter(|from| *from != PALACE)).0;
    let own = || f32::midpoint(start(Half::Own, 0), start(Half::Own, PALACE));
    let number = rival.map_or_else(own, |attack| start(Half::Foe, attack.from));
    let (before, after) = ((4.0, number - NUMBER), (number + NUMBER, 340.0));
    let long = |(left, right): Stretch| right - left;
    let halved = |(left, right): Stretch| {
        let middle = f32::midpoint(left, right);
        if half == Half::Own { (left, middle - 2.0) } else { (middle + 2.0, right) }
    };
    match () {
        () if long(before) > 100.0 && long(after) > 100.0 => {
            if half == Half::Own {
                before
            } else {
                after
            }
        }
        () if long(before) > long(after) => halved(before),
        () => halved(after),
    }
}
