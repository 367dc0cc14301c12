//! The pages in a real Chromium, as people meet them. A test fails on anything the browser's console complains of.
//!
//! Without `chromium`, `chromedriver` or axe-core the tests say that they were skipped; where `CI` is set they fail.

mod answers;
mod axe;
mod campaign;
mod clicks;
mod columns;
mod duel;
mod fair;
mod follow;
mod hand;
mod held;
mod hints;
mod icons;
mod keyboard;
mod line;
mod many;
mod mirrored;
mod moment;
mod named;
mod numbers;
mod pages;
mod path;
mod phone;
mod plain;
mod planets;
mod preview;
mod range;
mod realm;
mod replay;
mod room;
mod rules;
pub(crate) mod screen;
mod sizes;
mod stage;
mod still;
mod story;
mod tabs;
mod tampered;
mod tie;
mod war;
