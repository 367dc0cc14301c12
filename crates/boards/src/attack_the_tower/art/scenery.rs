//! What grows and stands on the land of an army: trees and toadstools, poplars and pennants, pines and lanterns, bare
//! trees and gravestones.

use maud::{Markup, html};

use super::look::Look;
use crate::svg::{Trace, path, place};

/// Something on the land, rooted at the origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Growth {
    Tree,
    Landmark,
    Tuft,
}

/// The hills at the foot of the sky, for a sky of 832 by 270: soft, rolling, sharp, broken.
pub(super) const fn horizon(look: Look) -> &'static str {
    match look {
        Look::Fae => "M0 66c60-26 120-24 190-6s110-10 180-12 120 20 190 8 150-28 272-2V270H0z",
        Look::West => {
            "M0 84c70-44 150-40 226-14h6V52h-3v-6h4v3h4v-3h4v3h4v-3h4v6h-3v20c60 4 110-26 180-22s90 30 150 26 \
            180-40 256 0V270H0z"
        }
        Look::East => {
            "M0 96l52-44 26 20 40-52 54 60 34-26 44 34 60-58 40 42 30-24 56 50 62-66 58 58 36-30 46 36 50-54 60 52 \
            34-28 50 44V270H0z"
        }
        Look::Undead => {
            "M0 92l40-34 12 14 20-44 16 40 40-22 30 30 56-16 22-48 18 54 60-18 70 20 44-30 14 24 30-54 18 50 \
            60-22 50 26 38-36 20 30 40-20 50 34 84-30V270H0z"
        }
    }
}

/// Draws what stands along the foot of the sky: at the edges, and on both sides of the palace in the middle.
pub(super) fn skyline(look: Look, width: f32, foot: f32) -> Markup {
    use Growth::{Landmark, Tree};
    let row = [
        (Tree, 0.026, 0.55),
        (Landmark, 0.048, 0.5),
        (Landmark, 0.352, 0.5),
        (Tree, 0.388, 0.6),
        (Tree, 0.405, 1.0),
        (Tree, 0.597, 1.0),
        (Tree, 0.615, 0.62),
        (Landmark, 0.65, 0.5),
        (Landmark, 0.952, 0.5),
        (Tree, 0.974, 0.55),
    ];
    html! {
        @for (growth, x, scale) in row { (planted(look, growth, (width * x, foot), scale)) }
        @if look == Look::Undead { g class="undead" transform=(place((width * 0.2, foot * 0.3), 1.0)) { (bat()) } }
    }
}

/// Draws what is on a free space around the origin: something else on each of three in a row.
pub(super) fn growing(look: Look, nth: usize) -> Markup {
    html! {
        @match nth % 3 {
            0 => {
                (planted(look, Growth::Tree, (-16.0, 5.0), 0.5))
                (planted(look, Growth::Tuft, (10.0, 6.0), 1.0))
            }
            1 => {
                (planted(look, Growth::Landmark, (15.0, 5.0), 0.6))
                (planted(look, Growth::Tuft, (-12.0, 4.0), 1.0))
            }
            _ => {
                (planted(look, Growth::Tuft, (-14.0, 2.0), 1.0))
                (planted(look, Growth::Tree, (17.0, 6.0), 0.4))
            }
        }
    }
}

/// Returns the little marks that are strewn over a territory: flowers, furrows, raked sand, cracks.
pub(super) fn strewn(look: Look, width: f32, height: f32) -> Trace {
    let mark = match look {
        Look::Fae => "v-5m0 2q-3-1-4-4m4 4q3-1 4-4",
        Look::West => "q8-4 16 0m-14 4q8-4 16 0m-14 4q8-4 16 0",
        Look::East => "a8 5 0 0 1 16 0m-12.500 0a4.500 3 0 0 1 9 0",
        Look::Undead => "l5-3 3 4 6-3m-6 3 1 5",
    };
    let spots =
        [(0.06, 0.3), (0.3, 0.9), (0.38, 0.24), (0.62, 0.91), (0.66, 0.3), (0.86, 0.88), (0.88, 0.5), (0.03, 0.8)];
    let mut trace = Trace::default();
    for (x, y) in spots {
        trace.step('M', &[width * x, height * y]).and(mark);
    }
    trace
}

fn planted(look: Look, growth: Growth, at: (f32, f32), scale: f32) -> Markup {
    html! {
        g class=(look.class()) transform=(place(at, scale)) {
            @match growth {
                Growth::Tree => (tree(look)),
                Growth::Landmark => (landmark(look)),
                Growth::Tuft => (path("edge-line thin", "M0 0q-1-5-3-7M0 0q0-6 1-9M0 0q2-5 4-6")),
            }
        }
    }
}

/// A tree, 40 high.
fn tree(look: Look) -> Markup {
    html! {
        @match look {
            Look::Fae => {
                (path("bark", "M-2.500 0v-14h5V0z"))
                (path("leaf", "M0-40c9 0 13 7 11 13 6 4 3 13-5 13H-6c-8 0-11-9-5-13-2-6 2-13 11-13z"))
                (path("meadow-line thin", "M-6-30q4-5 8-3M-8-21q5-3 8 0"))
            }
            Look::West => {
                (path("bark", "M-1.500 0v-10h3V0z"))
                (path("leaf", "M0-42c8 8 9 28 0 35-9-7-8-27 0-35z"))
                (path("meadow-line thin", "M0-34v22M0-22l4-5M0-17l-4-5"))
            }
            Look::East => {
                (path("bark-line thick", "M0 0c4-10-6-16-1-30M0-14q4-4 9-5"))
                (path("leaf", "M-19-22c1-7 9-8 12-4 1-6 11-7 13 0 4-1 6 1 6 4zM-11-32c1-8 17-9 20 0zM2-15c1-6 13-6 15 0z"))
            }
            Look::Undead => {
                (path("bark-line thick", "M0 0C3-12-3-18 1-30M1-12-9-24M0-20 10-31M-5-19v-9M1-30-4-39M1-29 5-36"))
            }
        }
    }
}

/// What tells one land from another: a toadstool, a pennant, a stone lantern, a gravestone.
fn landmark(look: Look) -> Markup {
    html! {
        @match look {
            Look::Fae => {
                (path("paper", "M-3 0c1-4 1-7 0-11h6c-1 4-1 7 0 11z"))
                (path("bloom", "M-12-10c0-15 24-15 24 0-7 3-17 3-24 0z"))
                (path("paper", "M-6-15a2 2 0 1 1 .1 0zM2-17a2.200 2.200 0 1 1 .1 0zM7-12a1.600 1.600 0 1 1 .1 0z"))
            }
            Look::West => {
                (path("bark-line thick", "M0 0V-32"))
                (path("bloom", "M0-32 20-27 0-20z"))
                (path("paper", "M5-28.500 9-26 5-23.500z"))
            }
            Look::East => {
                (path("edge", "M-8 0l2-4h12l2 4zM-3-4v-7h6v7zM-8-11h16v-9H-8zM-11-20 0-27 11-20zM-1.500-27h3v-4h-3z"))
                (path("glow", "M-3.500-13v-5h7v5z"))
            }
            Look::Undead => {
                (path("soft edge-line thin", "M-8 0l1-17a8 8 0 0 1 15 1L8 0z"))
                (path("edge-line thin", "M-3-16h7M-3-11h5"))
            }
        }
    }
}

/// A bat in the sky.
fn bat() -> Markup {
    path(
        "edge",
        "M0 0c-4-6-10-6-14-2 3 0 4 3 4 5 3-2 5-1 6 2 1-2 3-3 4-1 1-2 3-1 4 1 1-3 3-4 6-2 0-2 1-5 4-5-4-4-10-4-14 2z",
    )
}
