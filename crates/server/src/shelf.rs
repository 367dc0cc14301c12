//! The games of the house, those to come included: what the home page shows.

use std::ops::RangeInclusive;

use crate::app::App;

/// A game on the shelf.
pub(crate) struct Box {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    /// One line of what it is about.
    pub(crate) line: String,
    pub(crate) seats: RangeInclusive<u8>,
    /// Whether it can be played here and now.
    pub(crate) playable: bool,
}

/// The games that the house means to have: id, title, line, fewest and most seats.
const HOUSE: [(&str, &str, &str, u8, u8); 5] = [
    (
        "under-falling-skies",
        "Under Falling Skies",
        "Every die you spend wakes a room below and pulls the ships closer.",
        1,
        1,
    ),
    ("raise-the-shields", "Raise the Shields!", "Draw your power lines before your neighbour finds the gap.", 1, 6),
    ("attack-the-tower", "Attack the Tower", "Four armies, three territories, one palace to break.", 2, 2),
    ("exponential-chaos", "Exponential Chaos", "Three invasions by dice, and each one is worse than the last.", 2, 6),
    (
        "solar-tower-defense",
        "Solar Tower Defense",
        "Earth against Mars, while both planets spin along their orbits.",
        2,
        2,
    ),
];

/// Lists the games: those of the house in its order, then whatever else is on offer.
pub(crate) fn shelf(app: &App) -> Vec<Box> {
    let house = HOUSE.iter().map(|(id, title, line, least, most)| Box {
        id,
        title,
        line: (*line).to_owned(),
        seats: *least..=*most,
        playable: app.kind(id).is_some(),
    });
    let others = app.kinds.iter().filter(|kind| HOUSE.iter().all(|(id, ..)| *id != kind.id())).map(|kind| Box {
        id: kind.id(),
        title: kind.info().title,
        line: String::new(),
        seats: kind.info().seats.clone(),
        playable: true,
    });
    house.chain(others).collect()
}
