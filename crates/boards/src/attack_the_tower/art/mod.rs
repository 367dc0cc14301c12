//! The art: linocut banners on a paper table. An army is five inks, a shape and a skyline, and a designer's army borrows
//! those of a printed one.
//!
//! Scenes are SVG fragments of 160 by 120 in `scenes/`, one file each, with classes for inks: `deep` is the darkest, then
//! `main`, `soft`, `paper`, and `glow` for the accent; `deep-line` and so on are strokes. Inks reach only the direct
//! children of an element with an army's class, so a piece of one army can lie on the land of another.

mod back;
mod banner;
mod card;
mod figure;
mod fit;
mod icon;
mod inks;
mod land;
mod look;
mod mark;
mod palace;
mod scene;
mod scenery;
mod small;
#[cfg(test)]
mod tests;
mod tile;
mod token;

pub(super) use back::back;
pub(super) use banner::banner;
pub(super) use card::{Face, card};
pub(super) use figure::Figure;
pub(super) use icon::{ability_icon, kind_icon};
pub(super) use inks::INKS;
pub(super) use land::{Shore, backdrop, land, meadow, palisade};
pub(super) use look::Look;
pub(super) use palace::palace;
pub(super) use small::{POSTER, cover, emblem, vital_sign};
pub(super) use tile::tile;
pub(super) use token::token;
