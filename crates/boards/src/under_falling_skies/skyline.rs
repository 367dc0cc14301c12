//! Rows of houses with lit windows: the city on the ground, and the one that hangs upside down.

use crate::svg::{Grain, Trace};

/// How a row of houses is built.
pub(super) struct Plan {
    /// Where the row begins and ends.
    pub(super) from: f32,
    pub(super) to: f32,
    /// Where the bottoms of the houses are.
    pub(super) root: f32,
    /// Where their tips are, unless a house sticks out.
    pub(super) tip: f32,
    /// Which way they grow: -1 up, 1 down.
    pub(super) grows: f32,
    /// By how much a house can stick out.
    pub(super) rise: u32,
    /// The least width of a house, and how much wider it can be.
    pub(super) width: (f32, u32),
    /// The size of a window.
    pub(super) window: (f32, f32),
    /// From one window to the next, across and along.
    pub(super) pitch: (f32, f32),
    /// Where windows end.
    pub(super) dark_from: f32,
    /// One window in this many is lit.
    pub(super) lit: u32,
}

/// Returns the outline of the houses and their lit windows.
pub(super) fn build(plan: &Plan, grain: &mut Grain) -> (Trace, Trace) {
    let (mut outline, mut windows) = (Trace::default(), Trace::default());
    outline.step('M', &[plan.from, plan.root]);
    let mut x = plan.from;
    while x < plan.to {
        let width = plan.width.0 + grain.below(plan.width.1) as f32;
        let tip = plan.tip + plan.grows * grain.below(plan.rise) as f32;
        outline.step('V', &[tip]).step('H', &[x + width]);
        if grain.below(5) == 0 {
            mast(&mut outline, width, plan.grows);
        }
        light(plan, (x, width, tip), &mut windows, grain);
        x += width;
    }
    outline.step('V', &[plan.root]).step('z', &[]);
    (outline, windows)
}

/// Adds a mast to the middle of the house that was just drawn.
fn mast(outline: &mut Trace, width: f32, grows: f32) {
    outline.step('h', &[-width / 2.0]).step('v', &[5.0 * grows]).step('h', &[-1.5]);
    outline.step('v', &[-5.0 * grows]).step('h', &[width / 2.0 + 1.5]);
}

fn light(plan: &Plan, (x, width, tip): (f32, f32, f32), windows: &mut Trace, grain: &mut Grain) {
    let (wide, high) = plan.window;
    let mut along = tip - plan.grows * 2.6;
    // The edge of a window that is nearer to the root must lie before the dark.
    while plan.grows * (along - plan.grows * high - plan.dark_from) > 0.0 {
        let mut across = x + 2.4;
        while across + wide < x + width - 1.0 {
            if grain.below(plan.lit) == 0 {
                let top = if plan.grows > 0.0 { along - high } else { along };
                windows.step('M', &[across, top]).step('h', &[wide]).step('v', &[high]).step('h', &[-wide]);
                windows.step('z', &[]);
            }
            across += plan.pitch.0;
        }
        along -= plan.grows * plan.pitch.1;
    }
}
