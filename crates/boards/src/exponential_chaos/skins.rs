//! Six worlds, told apart by what is drawn on them: a moon's sand, bands of rust, mist, moss with spots, ice, clouds.
//! None is red or green, which are what tokens are.

use contract::Seat;
use maud::{Markup, html};

use crate::svg::path;

/// Returns the class of a seat's world.
pub(super) const fn class(seat: Seat) -> &'static str {
    ["sand", "rust", "mist", "moss", "frost", "rose"][seat.index() % 6]
}

/// Draws what is on the face of a seat's world, cut at its disc.
pub(super) fn face(seat: Seat) -> Markup {
    html! { g clip-path="url(#ec-disc)" { (marks(seat)) } }
}

fn marks(seat: Seat) -> Markup {
    html! {
        @match seat.index() % 6 {
            0 => {
                (path("m1", "M-101-30C-70-58-40-34-6-52S60-86 101-66V-101H-101z"))
                (path("m2", "M-60-79C-48-70-52-58-66-56S-84-46-96-28-80-62-60-79zM14 52C26 44 40 58 34 70S6 96-6 99-2 60 14 52zM84-12C92-18 97-10 99 4S92 34 82 32 76-4 84-12z"))
                (path("ml", "M-92 30c14-8 20 4 34-2M-86 42c12-6 16 2 26-2M40-8c12-6 18 4 30-2M-20 84c14-6 20 4 34-1"))
            },
            1 => {
                (path("m1", "M-101-30C-50-44-10-18 40-34S90-38 101-32V-14C60-26 30-12-10-14S-70-22-101-12z"))
                (path("m2", "M-101 34C-60 22-20 44 30 32S80 30 101 30V50C50 46 10 60-30 54S-70 48-101 54zM-101-101H101V-74C60-62 20-80-20-70S-70-66-101-70z"))
                (path("ml", "M-70 70c30-8 40 6 80 0M-40 84c20-6 40 4 64-2M-64-54c20 6 30-4 52 0M20-56c16-4 26 2 44-2M-65 12a15 8 0 1 0 30 0 15 8 0 1 0-30 0z"))
            },
            2 => {
                (path("m1", "M-101-101H101V-50Q0-24-101-50z"))
                (path("m3", "M-101 46Q0 72 101 46V70Q0 96-101 70z"))
                (path("ml", "M-96-22Q0 4 96-22M-98-8Q0 18 98-8M-90 30Q0 56 90 30M-60 88Q0 98 60 88"))
            },
            3 => {
                (path("m3", "M-61-4a11 11 0 1 0 22 0 11 11 0 1 0-22 0zM18-62a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM-43 62a13 13 0 1 0 26 0 13 13 0 1 0-26 0zM73 6a11 11 0 1 0 22 0 11 11 0 1 0-22 0z"))
                (path("m1", "M43 4a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM24 60a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM-36-62a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM-40-101C-10-70 30-84 60-80L101-101z"))
            },
            4 => {
                (path("m4", "M-101-101H101V-62L70-74 52-60 26-80 4-66-22-82-46-62-70-76-101-58zM-60 101-44 84-20 90 4 80 30 92 60 84 80 101z"))
                (path("ml", "M-92-20-60-12-48 8-70 30M92 20 66 12 52-6 72-28M-16 88 0 58M30-54 46-38 84-44"))
                (path("m1", "M-94 28C-80 20-60 30-66 46S-92 56-94 28zM60 52C74 46 84 56 76 68S50 66 60 52z"))
            },
            _ => {
                (path("m3", "M-101-10C-60-34-44 4-10-12S44-38 101-14V20C60 4 40 28 4 18S-60 40-101 22z"))
                (path("m1", "M-90-56c20-14 30 4 50-6s30-2 34 6-60 16-84 0zM10 76c14-12 30 2 46-6s26 0 26 6-52 14-72 0z"))
                (path("ml", "M-60 62q10-12 20 0t20 0M36-60q8-10 16 0t16 0M-84 40q8-8 14 0"))
            },
        }
    }
}
