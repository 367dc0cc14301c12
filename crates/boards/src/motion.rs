//! How a piece came to where it is, as attributes. A page's script turns them into motion; without it, the drawing is
//! the same picture at rest.
//!
//! | attribute | says |
//! |---|---|
//! | `data-piece` | a piece that keeps its `id` and changes its `transform` as it moves |
//! | `data-from` | its transform before the last step, if that step moved it |
//! | `data-way` | the legs of its way: gait, beat, and the middle and scale where the leg ends |
//! | `data-flight` | the way, leg by leg, of something seen only while it flies: points and scales along each leg |
//! | `data-beat` | when: for what is seen only while it happens, and for what changes in place |
//!
//! Beats count from 0 within a step; what has one beat happens at once. The classes `bursts`, `drops`, `draws`, `flies`,
//! `jolts`, `stamps`, `ticks`, `tumbles` and `turns` say what is seen; what `settles` is known when the dice have landed, and
//! shows then; `is-changed` marks what the last step changed.

use std::fmt::Write as _;

use crate::svg::{num, place};

/// How a piece moves along one leg of its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gait {
    /// Down, faster and faster.
    Falls,
    /// To the side.
    Slides,
    /// Slowly, its shadow first, carrying everything that rides on it.
    Sinks,
    /// Up or along on something else.
    Rides,
    /// On the ground, at one speed.
    Drives,
    /// From square to square.
    Steps,
    /// Vanishes where it is, and appears where it goes.
    Leaps,
}

impl Gait {
    const fn name(self) -> &'static str {
        match self {
            Self::Falls => "falls",
            Self::Slides => "slides",
            Self::Sinks => "sinks",
            Self::Rides => "rides",
            Self::Drives => "drives",
            Self::Steps => "steps",
            Self::Leaps => "leaps",
        }
    }
}

/// Where a piece stands: its middle, and its scale.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pose {
    pub(crate) at: (f32, f32),
    pub(crate) scale: f32,
}

impl Pose {
    /// Returns it at full size.
    pub(crate) const fn at(at: (f32, f32)) -> Self {
        Self { at, scale: 1.0 }
    }

    /// Writes the transform that puts a piece there.
    pub(crate) fn transform(self) -> String {
        place(self.at, self.scale)
    }
}

/// The way of a piece in the last step.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Way {
    from: Pose,
    legs: Vec<(Gait, u8, Pose)>,
}

impl Way {
    /// Begins a way.
    pub(crate) const fn from(from: Pose) -> Self {
        Self { from, legs: Vec::new() }
    }

    /// Adds a leg in this beat, which must not come before the last one; within a beat the piece goes straight to the
    /// end.
    pub(crate) fn leg(&mut self, gait: Gait, beat: u8, to: Pose) {
        self.legs.pop_if(|last| last.1 == beat);
        self.legs.push((gait, beat, to));
    }

    /// Writes `data-from`.
    pub(crate) fn start(&self) -> String {
        self.from.transform()
    }

    /// Writes `data-way`, such as `falls 0 71 258 1, slides 1 129 258 1`.
    pub(crate) fn legs(&self) -> String {
        let mut text = String::new();
        for (nth, (gait, beat, Pose { at: (x, y), scale })) in self.legs.iter().enumerate() {
            let comma = if nth == 0 { "" } else { ", " };
            // Writing to a string cannot fail.
            let _ = write!(text, "{comma}{} {beat} {} {} {}", gait.name(), num(*x), num(*y), num(*scale));
        }
        text
    }
}

/// The way of something that is there only while it flies: through points, leg by leg, one beat each.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Flight(Vec<Vec<Pose>>);

impl Flight {
    /// Adds a leg through these points.
    pub(crate) fn leg(&mut self, points: Vec<Pose>) {
        self.0.push(points);
    }

    /// Writes `data-flight`, such as `71 44 1, 71 258 1; 129 258 0.5`: every leg begins where the one before ended.
    pub(crate) fn legs(&self) -> String {
        let stand = |Pose { at: (x, y), scale }: &Pose| format!("{} {} {}", num(*x), num(*y), num(*scale));
        let leg = |points: &Vec<Pose>| points.iter().map(stand).collect::<Vec<_>>().join(", ");
        self.0.iter().map(leg).collect::<Vec<_>>().join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flight_is_written_leg_by_leg() {
        let mut flight = Flight::default();
        flight.leg(vec![Pose::at((71.0, 44.0)), Pose::at((71.0, 258.0))]);
        flight.leg(vec![Pose { at: (129.0, 258.25), scale: 0.5 }]);
        assert_eq!(flight.legs(), "71 44 1, 71 258 1; 129 258.25 0.5");
    }

    #[test]
    fn a_way_is_written_leg_by_leg() {
        let mut way = Way::from(Pose::at((71.0, 44.0)));
        way.leg(Gait::Falls, 0, Pose::at((71.0, 258.0)));
        way.leg(Gait::Leaps, 1, Pose { at: (176.5, 10.25), scale: 0.72 });
        assert_eq!(way.start(), "translate(71 44) scale(1)");
        assert_eq!(way.legs(), "falls 0 71 258 1, leaps 1 176.5 10.25 0.72");
        way.leg(Gait::Leaps, 1, Pose::at((5.0, 6.0)));
        assert_eq!(way.legs(), "falls 0 71 258 1, leaps 1 5 6 1", "two hits at once are one step of the cube");
    }
}
