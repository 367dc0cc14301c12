//! The picture on the game's card: mothership, ships, city and four rooms, made of the board's own shapes.

use maud::{Markup, html};
use under_falling_skies::board::Effect;

use super::skyline::{Plan, build};
use super::{PALETTE, room, ship};
use crate::die::{Die, Lie, lying};
use crate::glyph::glyph;
use crate::svg::{Grain, Rect, Trace, burst, num, path, rect};

const SIZE: (f32, f32) = (240.0, 210.0);
const GROUND: f32 = 172.0;

/// Draws the cover.
pub(super) fn cover() -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("cover {PALETTE}")) viewBox=(format!("0 0 {} {}", SIZE.0, SIZE.1))
            preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (sky())
            (mothership())
            @for (x, y) in [(52.0, 84.0), (96.0, 126.0), (186.0, 112.0)] {
                (path("fall", format!("M{} 50V{}", num(x), num(y - 10.0))))
                (ship::green((x, y), 1.15))
            }
            (path("fall", "M126 50V62"))
            (ship::red((126.0, 72.0), 1.3))
            @for (x, y) in [(212.0, 84.0), (26.0, 118.0)] { (path("boom", burst(10, (x, y), 11.5, 7.8))) }
            (city())
            (rooms())
        }
    }
}

fn sky() -> Markup {
    html! {
        (path("s1", "M0 0h240v210H0z"))
        (path("s2", "M-8 62q14-7 28-1 18-9 36 0 11-7 22 0 18-7 36-1 22-7 44 1 22-6 44-1 14-7 28 1 10-6 20 0V210H-8z"))
        (path("s3", "M-8 96q22-7 44 0 14-5 28 1 11-6 22 0 18-7 36 0 22-9 44 0 14-5 28-1 18-6 36 1 8-4 16 0V210H-8z"))
        (path("s4", "M-8 128q14-7 28-1 18-5 36 0 22-7 44-1 22-7 44-1 22-5 44-1 11-8 22-1 14-5 40 1V210H-8z"))
    }
}

fn mothership() -> Markup {
    let mut grain = Grain::new(11);
    let mut windows = Trace::default();
    for _ in 0..44 {
        let (x, y) = (24.0 + grain.below(190) as f32, [4.0, 12.0, 20.0, 28.0][grain.below(4) as usize]);
        windows.step('M', &[x, y]).and("h3v4h-3z");
    }
    html! {
        path class="hull" d="M22-2H218L232 20 214 34H198l-5 10h-12l-3-6h-22l-3 6h-12l-4-8h-14l-4 8h-12l-3-6h-22l-3 6h-12l-5-10H26L8 20z" {}
        path class="hull-line" d="M40 0 26 34M66 0 58 36M93 0l-4 36M120 0v34M147 0l4 36M174 0l8 36M200 0l14 34M14 14q106 10 212 0M10 24q110 9 220 0" {}
        (path("lit", windows))
        @for x in [79.0, 116.0, 153.0] { (path("hang", format!("M{} 36h8l-2 6v6l-2 8-2-8v-6z", num(x)))) }
    }
}

fn city() -> Markup {
    let plan = Plan {
        from: 0.0,
        to: SIZE.0,
        root: GROUND,
        tip: GROUND - 8.0,
        grows: -1.0,
        rise: 24,
        width: (10.0, 16),
        window: (2.5, 3.0),
        pitch: (5.0, 7.0),
        dark_from: GROUND,
        lit: 3,
    };
    let (houses, windows) = build(&plan, &mut Grain::new(5));
    html! {
        (path("glow", format!("M0 146H{}V{}H0z", SIZE.0, num(GROUND))))
        (path("city", houses))
        (path("lit", windows))
        (path("rock", format!("M0 {}H{}V{}H0z", num(GROUND), SIZE.0, SIZE.1)))
    }
}

/// Four rooms, with dice in all but one.
fn rooms() -> Markup {
    let rooms = [
        (Effect::Energy, "energy", Some((Die::White, 5))),
        (Effect::Robot, "robot", Some((Die::Black, 2))),
        (Effect::Fighter, "fighter", None),
        (Effect::Research, "research", Some((Die::Blue, 4))),
    ];
    html! {
        @for (nth, (effect, class, die)) in (0u8..).zip(rooms) {
            @let at = Rect::new(8.0 + 57.0 * f32::from(nth), 176.0, 53.0, 30.0);
            (rect("inside open wall", at, 4.0))
            (path(&format!("floor open {class}"), format!("M{} {}h47v3h-47z", num(at.x + 3.0), num(at.bottom() - 4.0))))
            (glyph(room::icon(effect), &format!("effect open {class}"), (at.x + 40.0, at.y + 13.0), 16.0))
            @if let Some((die, value)) = die {
                (lying(None, die, Some(value), (at.x + 16.0, at.y + 13.5), 22.0, Lie::Straight))
            }
        }
    }
}

/// Draws the smallest picture that stands for the game: the mothership over the city, and one ship between.
pub(super) fn emblem() -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("emblem {PALETTE}")) viewBox="0 0 40 40" aria-hidden="true" {
            (path("s1", "M0 0h40v40H0z"))
            (path("s3", "M-2 19q6-4 12 0t12 0 12 0 12 0V40H-2z"))
            path class="hull" d="M-3-2H43L39 7H33l-2 3h-5l-2-3h-8l-2 3H9L7 7H1z" {}
            (path("lit", "M7 2h2v2H7zM13 2h2v2h-2zM19 2h2v2h-2zM25 2h2v2h-2zM31 2h2v2h-2z"))
            (path("fall", "M20 10v7"))
            (ship::green((20.0, 21.0), 0.8))
            (path("glow", "M0 31h40v9H0z"))
            (path("city", "M0 40v-8h5v-3h5v5h4v-6h6v4h5v-7h5v6h4v-3h6v12z"))
            (path("lit", "M16 31h1.500v2H16zM27 28h1.500v2H27zM7 34h1.500v2H7zM36 34h1.500v2H36z"))
        }
    }
}
