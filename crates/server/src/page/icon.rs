//! The few icons of the pages, on a grid of 24 units.

use maud::{Markup, html};

pub(crate) use crate::tongue::shape::seat;

/// Draws the mark of the house: a palisade.
pub(crate) fn brand() -> Markup {
    html! {
        svg viewBox="0 0 30 28" fill="currentColor" aria-hidden="true" {
            @for (x, top) in [(2.4, 11.4), (7.6, 8.9), (12.8, 5.9), (18.0, 8.9), (23.2, 11.4)] {
                path d=(format!("M{x} {top}l2.1-3.4 2.1 3.4V25h-4.2z")) {}
            }
            path class="rail" d="M1 14.5h28v2.4H1z" {}
            path d="M1 15h28v1.4H1z" {}
        }
    }
}

/// Draws the palisade with a post fallen out: something is not as it should be.
pub(crate) fn gap() -> Markup {
    html! {
        svg viewBox="0 0 60 28" class="gap" fill="currentColor" aria-hidden="true" {
            @for (x, top) in [(3.0, 11.4), (8.2, 8.9), (13.4, 8.0), (18.6, 5.9), (34.2, 5.9), (39.4, 8.0), (44.6, 8.9), (49.8, 11.4)] {
                path d=(format!("M{x} {top}l2.1-3.4 2.1 3.4V25h-4.2z")) {}
            }
            path d="M1.500 15h22.500l-1 1.400H1.500zM33 15h25.500v1.400H32z" {}
            path class="fallen" transform="rotate(62 29 20)" d="M27 11l2.100-3.400 2.100 3.400V26h-4.200z" {}
        }
    }
}

fn line(d: &str) -> Markup {
    html! {
        svg viewBox="0 0 24 24" class="icon" aria-hidden="true" { path d=(d) {} }
    }
}

pub(crate) fn undo() -> Markup {
    line("M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3")
}

pub(crate) fn turn() -> Markup {
    line("M19.500 12a7.500 7.500 0 1 1-2.400-5.500M17.500 2.500v4.500H13")
}

pub(crate) fn mirror() -> Markup {
    line("M12 3v2.500M12 8v2.500M12 13v2.500M12 18v2.500M9 5.500v13L2.500 18.500zM15 5.500v13l6.500 0z")
}

pub(crate) fn bulb() -> Markup {
    line("M9 17.500h6M10 21h4M9 17.500c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8")
}

pub(crate) fn book() -> Markup {
    line("M12 6.5C10 5 7 4.500 3 4.500v14c4 0 7 .5 9 2 2-1.500 5-2 9-2v-14c-4 0-7 .5-9 2zM12 6.500v14")
}

pub(crate) fn alert() -> Markup {
    line("M12 3 22 20.500H2zM12 9.500v5M12 17.400v.4")
}

pub(crate) fn flag() -> Markup {
    line("M5 21.500V3.500h13l-3.500 4.500 3.500 4.500H5")
}

pub(crate) fn save() -> Markup {
    line("M12 3v12M6.500 10.500 12 16l5.500-5.500M4 20.500h16")
}

pub(crate) fn copy() -> Markup {
    line("M8.500 8.500h12v12h-12zM15.500 8.500v-5h-12v12h5")
}

pub(crate) fn share() -> Markup {
    line("M12 15V3M7.500 7.500 12 3l4.500 4.500M5 12v8.500h14V12")
}

pub(crate) fn invite() -> Markup {
    line(
        "M9 4.500a3.500 3.500 0 0 1 0 7 3.500 3.500 0 0 1 0-7zM2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6zM19 8v6M16 11h6",
    )
}

pub(crate) fn play() -> Markup {
    line("M7 4.500v15l12.500-7.500z")
}

pub(crate) fn pause() -> Markup {
    line("M8 5v14M16 5v14")
}

pub(crate) fn cross() -> Markup {
    line("M6 6l12 12M18 6 6 18")
}

/// Draws a star: the side of a card that is harder.
pub(crate) fn star() -> Markup {
    html! {
        svg viewBox="0 0 24 24" class="star" aria-hidden="true" {
            path d="M12 1.800l3.100 6.800 7.400.8-5.600 5 1.600 7.300L12 18l-6.500 3.700 1.600-7.300-5.600-5 7.400-.8z" {}
        }
    }
}

pub(crate) fn eye() -> Markup {
    line("M1.500 12S5.500 5 12 5s10.500 7 10.500 7-4 7-10.500 7S1.500 12 1.500 12zM12 9a3 3 0 0 1 0 6 3 3 0 0 1 0-6z")
}

pub(crate) fn check() -> Markup {
    line("M4 12.500l5.500 5.500L20 6.500")
}
