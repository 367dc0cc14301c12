//! Solar Tower Defense: so far an empty sheet.

use contract::Observer;
use maud::html;
use solar_tower_defense::SolarTowerDefense;
use solar_tower_defense::state::State;
use words::Words;

use crate::drawing::GameDrawing;
use crate::picture::{Picture, Scene};
use crate::style::Style;

/// The drawing of the game.
#[derive(Clone, Copy, Debug)]
pub struct Planets;

impl GameDrawing for Planets {
    type Game = SolarTowerDefense;

    const STYLE: &'static Style = &Style::plain("std");
    const BOX: [f32; 4] = [0.0, 0.0, 832.0, 636.0];
    const SHOWN: &'static str = "STD1 R12 build:E st=E | E E4 s3 cr26 p2 C:NT2,EQ0 T:NT3,EQ6* F:1@EQ4:+,2@M3 | M M3 s3 cr9 p2 C:EQ5* T:EQ4 F:1@E5";

    fn scene(game: &SolarTowerDefense, view: &State, observer: Observer, _: &Picture, words: &Words) -> Scene {
        let title = Self::text(game, view, observer, words);
        Scene { description: title.clone(), title, class: String::new(), content: html! {} }
    }

    fn text(_: &SolarTowerDefense, _: &State, _: Observer, words: &Words) -> String {
        words.find("title").unwrap_or_default()
    }
}
