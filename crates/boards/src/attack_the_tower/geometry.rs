//! Where everything lies: on a wide board of 832 by 652, and on a phone's, 344 by 552, which a style rule makes of the
//! same drawing by moving its groups.

use attack_the_tower::card::Pile;
use maud::{Markup, html};

use crate::svg::{Rect, num};

/// The wide board.
pub(super) const BOX: [f32; 4] = [0.0, 0.0, WIDTH, HEIGHT];
pub(super) const WIDTH: f32 = 832.0;
pub(super) const HEIGHT: f32 = 652.0;

/// A base's tile.
pub(super) const TILE: (f32, f32) = (80.0, 71.0);
/// The radius of a troop's token.
pub(super) const TOKEN: f32 = 17.0;
/// A card of the hand.
pub(super) const CARD: (f32, f32) = (125.0, 185.0);
/// A palace.
pub(super) const PALACE: (f32, f32) = (148.0, 112.0);
/// A territory.
pub(super) const LAND: (f32, f32) = (264.0, 144.0);
/// The back of a card.
pub(super) const BACK: (f32, f32) = (48.0, 66.0);
/// A banner of an army, and a small one.
pub(super) const BANNER: (f32, f32) = (270.0, 320.0);
pub(super) const PENNANT: (f32, f32) = (122.0, 118.0);

/// How large bases and cards of the hand are, so that what is printed smallest on them can be read.
const READABLE: f32 = 1.056;

/// A half of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Half {
    /// The lower one: whoever looks at the board.
    Own,
    /// The upper one.
    Foe,
}

impl Half {
    pub(super) const BOTH: [Self; 2] = [Self::Foe, Self::Own];

    /// Returns the class of what lies there.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Foe => "foe",
        }
    }

    /// Returns the letter of its places in the notation of labels.
    pub(super) const fn letter(self) -> char {
        match self {
            Self::Own => 'o',
            Self::Foe => 'e',
        }
    }
}

/// A group of the drawing that has its own place: in another group, or on the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Spot {
    /// A territory, from 0.
    Land(Half, u8),
    /// A base space in its territory.
    Slot(Half, u8),
    /// A troop above or below its base: which of how many.
    Token(Half, u8, u8),
    /// A palace.
    Palace(Half),
    /// A special troop on its palace: which of how many.
    Special(u8, u8),
    /// Who it is and how it stands.
    Plate(Half),
    /// A draw pile.
    Pile(Half, Pile),
    /// A card of the hand: which of how many.
    Card(usize, usize),
    /// A card of a hand that is seen from behind.
    Back(usize, usize),
    /// A banner: which of how many.
    Banner(usize, usize),
    /// A fighter on stage: which, and the middle of its place.
    Cell(Half, usize, f32, f32),
}

impl Spot {
    /// Returns the class by which a phone moves it.
    pub(super) fn class(self) -> String {
        match self {
            Self::Land(half, territory) => format!("{} l{}", half.class(), territory + 1),
            Self::Slot(half, place) => format!("{} s{place}", half.class()),
            Self::Token(half, nth, of) => format!("{} k{nth}{of}", half.class()),
            Self::Palace(half) => format!("{} pal", half.class()),
            Self::Special(nth, of) => format!("x{nth}{of}"),
            Self::Plate(half) => format!("{} plate", half.class()),
            Self::Pile(half, pile) => format!("{} pile{}", half.class(), pile as u8),
            Self::Card(nth, of) if of > ROW_OF_CARDS => format!("hc short h{nth} of{of}"),
            Self::Card(nth, of) | Self::Back(nth, of) => format!("hc h{nth} of{}", of.min(MOST_CARDS)),
            Self::Banner(nth, of) => format!("bn b{nth}{}", if of > BANNERS { " many" } else { "" }),
            Self::Cell(half, nth, ..) => format!("{} c{nth}", half.class()),
        }
    }

    /// Returns where it lies on a wide board, and how large it is.
    pub(super) fn wide(self) -> (f32, f32, f32) {
        let lower = |half, own, foe| if half == Half::Own { own } else { foe };
        match self {
            Self::Land(half, territory) => (12.0 + 272.0 * f32::from(territory), lower(half, 292.0, 112.0), 1.0),
            Self::Slot(half, place) => (4.5 + 85.5 * f32::from(place), lower(half, 45.0, 23.0), READABLE),
            Self::Token(half, nth, of) => {
                (40.0 + 38.0 * (f32::from(nth) - f32::from(of - 1) / 2.0), lower(half, -20.0, 94.0), 0.92)
            }
            Self::Palace(Half::Own) => (20.0, 445.0, 0.88),
            Self::Palace(Half::Foe) => (353.0, 3.0, 0.85),
            Self::Special(nth, of) => (74.0 + 40.0 * (f32::from(nth) - f32::from(of - 1) / 2.0), 92.0, 1.15),
            Self::Plate(Half::Own) => (8.0, 562.0, 1.0),
            Self::Plate(Half::Foe) => (12.0, 8.0, 1.0),
            Self::Pile(Half::Own, pile) => (86.0 + 38.0 * f32::from(pile as u8), 590.0, 0.74),
            Self::Pile(Half::Foe, pile) => (524.0 + 44.0 * f32::from(pile as u8), 14.0, 0.78),
            Self::Card(nth, of) if of > ROW_OF_CARDS => short(nth, of),
            Self::Card(nth, of) | Self::Back(nth, of) => {
                let apart = if of > 5 { (658.0 - CARD.0 * READABLE) / (of - 1) as f32 } else { 131.4 };
                (170.0 + apart * nth as f32, 451.0, READABLE)
            }
            Self::Banner(nth, of) => banner(nth, of),
            Self::Cell(_, _, x, y) => (x, y, 1.0),
        }
    }

    /// Draws what lies there.
    pub(super) fn group(self, inside: &Markup) -> Markup {
        let (x, y, scale) = self.wide();
        html! { g class=(self.class()) transform=(moved(x, y, scale)) { (inside) } }
    }
}

/// Writes a transform, without a scale of 1.
fn moved(x: f32, y: f32, scale: f32) -> String {
    let at = format!("translate({} {})", num(x), num(y));
    if (scale - 1.0).abs() < 0.001 { at } else { format!("{at} scale({})", num(scale)) }
}

/// How many cards of the hand lie in one row; of more, two rows show pictures and names.
pub(super) const ROW_OF_CARDS: usize = 5;
/// How many cards a phone has places for: one of each kind.
pub(super) const MOST_CARDS: usize = attack_the_tower::card::CARDS;

/// How many armies have banners; more of them are smaller.
pub(super) const BANNERS: usize = 4;

/// Returns the place of a card of which the upper half alone is shown: such cards lie in two rows of at least four.
fn short(nth: usize, of: usize) -> (f32, f32, f32) {
    let row = of.div_ceil(2).max(4);
    let apart = (658.0 / row as f32).min(108.0);
    (170.0 + apart * (nth % row) as f32, 449.0 + 101.0 * (nth / row) as f32, 0.76)
}

/// Returns the place of a banner: two by two with room beside them, or many small ones.
fn banner(nth: usize, of: usize) -> (f32, f32, f32) {
    if of <= BANNERS {
        (14.0 + 410.0 * (nth % 2) as f32, 58.0 + 298.0 * (nth / 2) as f32, 0.88)
    } else {
        (20.0 + 134.0 * (nth % 6) as f32, 66.0 + 144.0 * (nth / 6) as f32, 1.0)
    }
}

/// Puts everything into the group that a phone makes as wide as its screen.
pub(super) fn root(class: &str, inside: &Markup) -> Markup {
    html! { g class=(class) { (inside) } }
}

/// A whole thing of this size, from its upper left corner.
pub(super) const fn whole((width, height): (f32, f32)) -> Rect {
    Rect::new(0.0, 0.0, width, height)
}
