//! Where everything lies: on a wide board of 832 by 636, and inside a planet. A phone's board, 344 wide, is made of the
//! same drawing by style rules that move its groups; see [`super::narrow`].

use exponential_chaos::ExponentialChaos;
use exponential_chaos::dice::{Colour, InvasionDie};
use exponential_chaos::planet::Crater;
use exponential_chaos::state::State;

use crate::svg::{Rect, Trace, num};

/// A point on the board or in a planet.
pub(super) type Point = (f32, f32);

/// The wide board.
pub(super) const BOX: [f32; 4] = [0.0, 0.0, WIDTH, HEIGHT];
pub(super) const WIDTH: f32 = 832.0;
pub(super) const HEIGHT: f32 = 636.0;

/// The radius of a planet in its own units, and of what lies around it.
pub(super) const DISC: f32 = 100.0;
pub(super) const PRICES: f32 = 121.0;
/// The radius of a rivet with the number of a sector.
pub(super) const RIVET: f32 = 8.6;
/// The radius of a city's token as it is drawn, and of the crater that it is drawn for.
pub(super) const TOKEN: f32 = 13.4;
/// How far the lines of hatching are apart, along the border from which they go.
const HATCHED: f32 = 8.0;
const CITY_CRATER: f32 = 12.0;
const CORE_CRATER: f32 = 15.0;

/// The planet that is drawn large: its middle and its scale.
pub(super) const LARGE: (Point, f32) = ((268.0, 374.0), 1.6);
/// The strip that says what everything is worth.
pub(super) const WORTH: Rect = Rect::new(16.0, 592.0, 800.0, 34.0);
/// An invasion die with its dice and what gets through.
pub(super) const COLUMN: Rect = Rect::new(-32.0, 4.0, 64.0, 138.0);

/// Returns where the nth of so many other planets lies, and its scale.
pub(super) const fn rival(nth: usize, of: usize) -> (Point, f32) {
    const TWO: [Point; 2] = [(662.0, 248.0), (662.0, 462.0)];
    const THREE: [Point; 3] = [(582.0, 240.0), (744.0, 240.0), (662.0, 456.0)];
    const FOUR: [Point; 4] = [(576.0, 244.0), (744.0, 244.0), (576.0, 456.0), (744.0, 456.0)];
    const FIVE: [Point; 5] = [(574.0, 208.0), (742.0, 208.0), (574.0, 354.0), (742.0, 354.0), (658.0, 500.0)];
    match of {
        0 | 1 => ((660.0, 350.0), 1.12),
        2 => (TWO[nth], 0.78),
        3 => (THREE[nth], 0.7),
        4 => (FOUR[nth], 0.7),
        _ => (FIVE[nth], 0.49),
    }
}

/// How many invasion dice a phone lays abreast; more stand in rows, one of each colour, and make the board so much higher.
pub(super) const ABREAST: usize = 6;
pub(super) const HIGHER: f32 = 54.0;
/// How much taller a board is made for the missiles of a tie-break, and how many times at most; a phone's likewise.
pub(super) const TALLER: (f32, usize) = (88.0, 8);
pub(super) const TALLER_ON_A_PHONE: (f32, usize) = (114.0, 9);
/// The phone's board.
pub(super) const NARROW: Point = (344.0, 530.0);
/// The planet that is drawn large there.
pub(super) const LARGE_ON_A_PHONE: (Point, f32) = ((172.0, 262.0), 1.06);
/// How small a planet's disc is in its group there, and that group on the board.
pub(super) const RIVAL_ON_A_PHONE: [f32; 2] = [0.5, 0.5];

/// Returns where the nth of so many other planets lies on a phone's board, and its scale.
pub(super) fn rival_on_a_phone(nth: usize, of: usize) -> (Point, f32) {
    let apart = (NARROW.0 / of as f32).min(84.0);
    let first = (NARROW.0 - apart * (of as f32 - 1.0)) / 2.0;
    ((first + apart * nth as f32, 434.0), RIVAL_ON_A_PHONE.iter().product())
}

/// An invasion die among those of its round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Column {
    pub(super) die: InvasionDie,
    /// Its place among all of the round, from 0, and how many these are.
    nth: usize,
    of: usize,
    /// The middle on a wide board.
    x: f32,
}

impl Column {
    /// Returns the columns of the round.
    pub(super) fn all(game: &ExponentialChaos, view: &State) -> Vec<Self> {
        let dice: Vec<InvasionDie> = game.round_of(view).invasion().collect();
        let of = dice.len();
        let column = |(nth, die): (usize, &InvasionDie)| {
            let alike: Vec<&InvasionDie> = dice.iter().filter(|other| other.colour() == die.colour()).collect();
            let place = alike.iter().position(|other| *other == die).unwrap_or(0) as f32;
            let from = place - (alike.len() as f32 - 1.0) / 2.0;
            Self { die: *die, nth, of, x: 292.0 + 210.0 * f32::from(die.colour() as u8) + 67.0 * from }
        };
        dice.iter().enumerate().map(column).collect()
    }

    /// Returns the transform that puts it in its place, and the classes by which a phone does.
    pub(super) fn attributes(self) -> (String, String) {
        let room = self.of.div_ceil(3) * 3;
        (format!("translate({} 0)", num(self.x)), format!("col r{room} q{}", self.nth))
    }
}

/// Returns the letter of a colour in names of shapes.
pub(super) const fn letter(colour: Colour) -> char {
    colour.letter().to_ascii_lowercase()
}

/// A planet's own measures, by the data file.
#[derive(Clone, Copy)]
pub(super) struct Globe<'a>(pub(super) &'a ExponentialChaos);

impl Globe<'_> {
    /// How many units of a drawn planet are one of the data file.
    fn unit(self) -> f32 {
        DISC / self.0.components.board.disc_radius as f32
    }

    /// Returns the middle of a crater.
    pub(super) fn crater(self, crater: Crater) -> Point {
        let [x, y] = self.0.components.places[crater.place()].map(|place| place as f32 * self.unit());
        (x, y)
    }

    /// Returns how much larger than drawn what stands in a crater is.
    pub(super) fn token(self, crater: Crater) -> f32 {
        let board = &self.0.components.board;
        if crater.is_core() {
            board.core_crater_radius as f32 * self.unit() / CORE_CRATER
        } else {
            board.city_crater_radius as f32 * self.unit() / CITY_CRATER
        }
    }

    /// Returns a point on the axis of a sector.
    pub(super) fn on_axis(self, sector: u8, radius: f32) -> Point {
        let place = self.0.components.around.iter().position(|other| *other == sector).unwrap_or(0);
        turned(place as f32 * 60.0 - 90.0, radius)
    }

    /// Returns the middle of the rivet with a sector's number: on the rim, clear of the outer craters.
    pub(super) fn rivet(self, sector: u8) -> Point {
        let board = &self.0.components.board;
        let clear = board.ring_outer as f32 * self.unit() + TOKEN + RIVET + 3.0;
        self.on_axis(sector, (board.sector_label_radius as f32 * self.unit()).max(clear))
    }

    /// Writes the outline of a sector's wedge.
    pub(super) fn wedge(self, sector: u8) -> String {
        let place = self.0.components.around.iter().position(|other| *other == sector).unwrap_or(0) as f32;
        let [from, to] = [-120.0, -60.0].map(|edge| turned(place * 60.0 + edge, DISC));
        let [a, b, c, d] = [from.0, from.1, to.0, to.1].map(num);
        format!("M0 0L{a} {b}A100 100 0 0 1 {c} {d}z")
    }

    /// Writes lines across a sector's wedge, along one of its borders and from there to the rim.
    pub(super) fn hatching(self, sector: u8) -> String {
        let place = self.0.components.around.iter().position(|other| *other == sector).unwrap_or(0) as f32;
        let [(along_x, along_y), (x, y)] = [-120.0, -60.0].map(|edge| turned(place * 60.0 + edge, 1.0));
        let line = |nth: u8| {
            let from = HATCHED * f32::from(nth);
            // Both borders and the line make an angle of 60 degrees.
            let long = ((4.0 * DISC * DISC - 3.0 * from * from).sqrt() - from) / 2.0;
            through(&[(x * from, y * from), (x * from + along_x * long, y * from + along_y * long)])
        };
        (1..).take_while(|nth| HATCHED * f32::from(*nth) < DISC).map(line).collect()
    }

    /// Returns the points of the line that damage from a sector follows, from outside.
    pub(super) fn line(self, sector: u8) -> Vec<Point> {
        let path = &self.0.components.paths[usize::from(sector) - 1];
        let outside = [self.on_axis(sector, 132.0), self.rivet(sector)];
        outside.into_iter().chain(path.craters.iter().map(|crater| self.crater(*crater))).collect()
    }
}

/// Returns a point at an angle in degrees, clockwise from the right.
fn turned(degrees: f32, radius: f32) -> Point {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (radius * cos, radius * sin)
}

/// Writes a line through points.
pub(super) fn through(points: &[Point]) -> String {
    let mut line = Trace::default();
    for (nth, (x, y)) in points.iter().enumerate() {
        line.step(if nth == 0 { 'M' } else { 'L' }, &[*x, *y]);
    }
    line.as_ref().to_owned()
}
