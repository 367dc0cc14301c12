//! The few shapes that all drawings are made of. Coordinates are board units; on a phone 360 pixels wide, a unit is
//! about a pixel.

use std::fmt::{Display, Write as _};

use maud::{Markup, PreEscaped, html};

pub(crate) use crate::number::num;

/// A box: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rect {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) w: f32,
    pub(crate) h: f32,
}

impl Rect {
    pub(crate) const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    pub(crate) const fn right(self) -> f32 {
        self.x + self.w
    }

    pub(crate) const fn bottom(self) -> f32 {
        self.y + self.h
    }

    /// Says whether the other box lies in this one.
    pub(crate) fn holds(self, other: Self) -> bool {
        self.x <= other.x && self.y <= other.y && self.right() >= other.right() && self.bottom() >= other.bottom()
    }

    /// Returns the smallest box around both.
    pub(crate) fn around(self, other: Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        Self::new(x, y, self.right().max(other.right()) - x, self.bottom().max(other.bottom()) - y)
    }

    /// Returns the box made larger by `by` on every side.
    pub(crate) const fn grown(self, by: f32) -> Self {
        Self::new(self.x - by, self.y - by, self.w + 2.0 * by, self.h + 2.0 * by)
    }
}

/// Draws a path. Its steps are letters and numbers, so nothing in them needs escaping.
pub(crate) fn path(class: &str, d: impl AsRef<str>) -> Markup {
    html! { path class=(class) d=(PreEscaped(d)) {} }
}

pub(crate) fn rect(class: &str, at: Rect, radius: f32) -> Markup {
    html! {
        rect class=(class) x=(num(at.x)) y=(num(at.y)) width=(num(at.w)) height=(num(at.h)) rx=(num(radius)) {}
    }
}

pub(crate) fn circle(class: &str, (x, y): (f32, f32), radius: f32) -> Markup {
    html! { circle class=(class) cx=(num(x)) cy=(num(y)) r=(num(radius)) {} }
}

/// Draws text centred on `x`, standing on `y`.
pub(crate) fn label(class: &str, (x, y): (f32, f32), size: f32, words: impl Display) -> Markup {
    html! {
        text class=(class) x=(num(x)) y=(num(y)) font-size=(num(size)) text-anchor="middle" { (words.to_string()) }
    }
}

/// Draws text that begins at `x`, standing on `y`.
pub(crate) fn line(class: &str, (x, y): (f32, f32), size: f32, words: impl Display) -> Markup {
    html! { text class=(class) x=(num(x)) y=(num(y)) font-size=(num(size)) { (words.to_string()) } }
}

/// Draws text that ends at `x`, standing on `y`.
pub(crate) fn line_end(class: &str, (x, y): (f32, f32), size: f32, words: impl Display) -> Markup {
    html! {
        text class=(class) x=(num(x)) y=(num(y)) font-size=(num(size)) text-anchor="end" { (words.to_string()) }
    }
}

/// Writes the transform that puts a shape drawn around the origin in its place. Every piece uses this one form, so that
/// a change can be animated as a glide.
pub(crate) fn place((x, y): (f32, f32), scale: f32) -> String {
    format!("translate({} {}) scale({})", num(x), num(y), num(scale))
}

/// A path, written step by step.
#[derive(Default)]
pub(crate) struct Trace(String);

impl Trace {
    /// Adds a step: a letter of the path notation and its numbers.
    pub(crate) fn step(&mut self, letter: char, numbers: &[f32]) -> &mut Self {
        self.0.push(letter);
        for (nth, number) in numbers.iter().enumerate() {
            let blank = if nth == 0 { "" } else { " " };
            // Writing to a string cannot fail.
            let _ = write!(self.0, "{blank}{}", num(*number));
        }
        self
    }

    /// Adds steps that are the same wherever they are.
    pub(crate) fn and(&mut self, steps: &str) -> &mut Self {
        self.0.push_str(steps);
        self
    }
}

impl AsRef<str> for Trace {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

/// Writes a path through a burst with this many points.
pub(crate) fn burst(points: u8, (x, y): (f32, f32), outer: f32, inner: f32) -> Trace {
    let mut trace = Trace::default();
    for corner in 0..2 * points {
        let radius = if corner % 2 == 0 { outer } else { inner };
        let angle = std::f64::consts::PI * f64::from(corner) / f64::from(points);
        let (sin, cos) = (angle.sin() as f32, angle.cos() as f32);
        trace.step(if corner == 0 { 'M' } else { 'L' }, &[x + radius * sin, y - radius * cos]);
    }
    trace.step('z', &[]);
    trace
}

/// Writes a small whole number with its sign, as cards print it.
pub(crate) fn signed(value: i8) -> String {
    if value < 0 { format!("\u{2212}{}", value.unsigned_abs()) } else { format!("+{value}") }
}

/// Irregularity for things that grew by chance: the same every time.
pub(crate) struct Grain(u32);

impl Grain {
    pub(crate) const fn new(seed: u32) -> Self {
        Self(seed)
    }

    /// Returns the next number below `bound`.
    pub(crate) const fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) % bound
    }
}
