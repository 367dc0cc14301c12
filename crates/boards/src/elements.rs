//! Everything that drawings of any game are made of, for the page that shows the design language.

use maud::{Markup, html};

use crate::card::{Card, Side};
use crate::die::{Die, Lie, die, lying};
use crate::glyph::{Glyph, glyph};
use crate::highlight::{self, Ground, Highlighted};
use crate::picture::Highlight;
use crate::svg::{Rect, path, rect};

/// A part with its name and what it means.
#[derive(Clone, Debug)]
pub struct Element {
    /// Its name.
    pub name: &'static str,
    /// What it means.
    pub meaning: &'static str,
    /// How it looks; screen readers skip it.
    pub picture: Markup,
}

/// Draws every colour of dice with every number, one still to be rolled, and one used up.
pub fn dice() -> Vec<Vec<Markup>> {
    let colours = [Die::Black, Die::White, Die::Blue];
    let shown = |colour| (1..=6).map(Some).chain([None]).map(move |value| die(colour, value)).collect();
    let used_up = html! {
        svg xmlns="http://www.w3.org/2000/svg" class="die" viewBox="0 0 48 48" aria-hidden="true" {
            (lying(None, Die::Blue, Some(4), (24.0, 24.0), 40.0, Lie::Turned))
        }
    };
    colours.into_iter().map(shown).chain([vec![used_up]]).collect()
}

/// Draws a place of a board in every state.
pub fn states() -> Vec<Element> {
    let states = [
        (None, "At rest", "nothing to do here"),
        (Some(Highlight::Legal), "Legal", "corner brackets and a light wash"),
        (Some(Highlight::Idle), "Legal, for nothing", "a thin broken line, no wash"),
        (Some(Highlight::Preview), "Hover, first tap", "the frame closes"),
        (Some(Highlight::Risky), "Legal, but look out", "the bad side is marked before any hover"),
        (Some(Highlight::Chosen), "Chosen", "ink frame with a notch"),
        (Some(Highlight::Off), "Not now", "hatched; the reason on hover and focus"),
        (Some(Highlight::Changed), "Just changed", "a dog-ear until the next step"),
    ];
    states.into_iter().map(|(highlight, name, meaning)| Element { name, meaning, picture: place(highlight) }).collect()
}

fn place(highlight: Option<Highlight>) -> Markup {
    let at = Rect::new(9.0, 9.0, 82.0, 60.0);
    let drawn = |highlight| {
        let (id, label) = (String::new(), String::new());
        let marked =
            Highlighted { id, at, ground: Ground::Lit, highlight, label, tokens: &[], link: None, added: None };
        highlight::inside(&marked)
    };
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class="state" viewBox="0 0 100 78" aria-hidden="true" {
            (rect("rest", at, 6.0))
            @if let Some(highlight) = highlight { g class=(highlight.class()) { (drawn(highlight)) } }
        }
    }
}

/// Draws a card with two sides.
pub fn card() -> Card {
    let side = |name: &str, stakes: u8| {
        let apart = 160 / stakes;
        let first = (166 - apart * (stakes - 1)) / 2;
        Side {
            name: name.to_owned(),
            note: format!("{stakes} stakes"),
            palette: "element",
            frame: (0.0, 0.0, 180.0, 60.0),
            content: html! {
                @for nth in 0..stakes { (path("stake", format!("M{} 61V22l7-9 7 9v39z", first + apart * nth))) }
            },
        }
    };
    Card { name: "Palisade".to_owned(), sides: [side("plain", 5), side("starred", 8)] }
}

/// Draws every icon.
pub fn icons() -> Vec<Element> {
    let icons = [
        (Glyph::Bolt, "Bolt", "energy"),
        (Glyph::Flask, "Flask", "research"),
        (Glyph::Jet, "Jet", "fighter"),
        (Glyph::Robot, "Robot", "robot"),
        (Glyph::Gun, "Gun", "anti-aircraft"),
        (Glyph::Drill, "Drill", "excavator"),
        (Glyph::Skull, "Skull", "the game is lost"),
        (Glyph::Star, "Star", "the harder side"),
    ];
    let picture = |icon| {
        html! {
            svg xmlns="http://www.w3.org/2000/svg" class="glyph" viewBox="0 0 24 24" aria-hidden="true" {
                (glyph(icon, "ink", (12.0, 12.0), 24.0))
            }
        }
    };
    icons.into_iter().map(|(icon, name, meaning)| Element { name, meaning, picture: picture(icon) }).collect()
}
