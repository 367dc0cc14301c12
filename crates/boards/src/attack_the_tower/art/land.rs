//! The land of a side: ground and sky behind everything, territories, meadows for bases to come, and palisades.

use maud::{Markup, html};

use super::look::Look;
use super::scenery;
use crate::svg::{Trace, num, path};

/// Which shore of the river a land lies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shore {
    /// The rival's, under a sky.
    Far,
    /// The own one, in front.
    Near,
}

/// Draws what lies behind a side: sky and hills on the far shore, ground on the near one.
pub(crate) fn backdrop(look: Look, shore: Shore, width: f32, height: f32) -> Markup {
    let wave = |share: f32, swing: f32| {
        let y = height * share;
        let mut trace = Trace::default();
        trace.step('M', &[0.0, y]).step('C', &[width * 0.12, y - swing, width * 0.2, y + swing * 0.4, width * 0.34, y]);
        trace.step('S', &[width * 0.55, y - swing, width * 0.68, y]);
        trace.step('S', &[width * 0.9, y - swing, width, y - swing * 0.3]);
        trace.step('V', &[height]).and("H0z");
        trace
    };
    let sheet = {
        let mut trace = Trace::default();
        trace.and("M0 0").step('H', &[width]).step('V', &[height]).and("H0z");
        trace
    };
    html! {
        g class=(look.class()) {
            @match shore {
                Shore::Far => {
                    (path("sky", sheet))
                    path class="far" d=(scenery::horizon(look))
                        transform=(format!("scale({} {})", num(width / 832.0), num(height / 270.0))) {}
                    (path("meadow", wave(0.36, 14.0)))
                    (path("grass", wave(0.7, 16.0)))
                }
                Shore::Near => {
                    (path("meadow", sheet))
                    (path("grass", wave(0.14, 12.0)))
                    (path("hill", wave(0.52, 14.0)))
                }
            }
        }
        @if shore == Shore::Far { (scenery::skyline(look, width, height * 0.39)) }
    }
}

/// Draws a territory.
pub(crate) fn land(look: Look, width: f32, height: f32) -> Markup {
    let (w, h) = (width, height);
    let mut trace = Trace::default();
    trace.step('M', &[12.0, 1.5]).step('C', &[w * 0.3, -2.0, w * 0.65, 1.0, w - 12.0, 0.5]);
    trace.step('Q', &[w + 1.0, 1.0, w - 0.5, 12.0]).step('C', &[w + 2.0, h * 0.4, w - 2.5, h * 0.7, w, h - 12.0]);
    trace.step('Q', &[w, h, w - 12.0, h - 0.5]).step('C', &[w * 0.65, h + 2.5, w * 0.3, h - 2.0, 12.0, h]);
    trace.step('Q', &[0.0, h, 1.0, h - 12.0]).step('C', &[-2.0, h * 0.7, 2.5, h * 0.4, 0.0, 12.0]);
    trace.step('Q', &[0.0, 2.0, 12.0, 1.5]).and("z");
    html! {
        g class=(look.class()) {
            (path("meadow edge-line firm", trace))
            (path("grass-line thin", scenery::strewn(look, width, height)))
        }
    }
}

/// Draws a free space around the origin, 66 wide and 31 high, with something that grows there.
pub(crate) fn meadow(look: Look, nth: usize) -> Markup {
    html! {
        g class=(look.class()) {
            (path("grass edge-line dashed", "M-32 0C-28-12-12-16 0-15S28-11 32 0 20 16 0 16-34 12-32 0z"))
        }
        (scenery::growing(look, nth))
    }
}

/// Draws a row of stakes that stand on the origin's height, from the origin to the right.
pub(crate) fn palisade(width: f32) -> Markup {
    const PITCH: f32 = 9.0;
    let mut stakes = Trace::default();
    let mut x = 0.0;
    while x + 7.2 <= width {
        stakes.step('M', &[x, 0.0]).and("v-7.5l3.6-3.5 3.6 3.5V0z");
        x += PITCH;
    }
    let mut rail = Trace::default();
    rail.and("M-.8-4.500").step('H', &[x - 1.0]);
    html! { (path("picket", stakes)) (path("picket rail", rail)) }
}
