//! The games of the house: what the home page shows.

use std::ops::RangeInclusive;

use contract::Info;

use crate::games::offered::OfferedGames;
use crate::tongue::Tongue;

/// A game on the shelf.
pub(crate) struct GameBox {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    /// One line of what it is about.
    pub(crate) line: String,
    pub(crate) seats: RangeInclusive<u8>,
    /// Who made it and whatever else is known of it.
    pub(crate) info: &'static Info,
}

/// Lists the games on offer in their order, each with its own line.
pub(crate) fn shelf(games: &OfferedGames, tongue: Tongue) -> Vec<GameBox> {
    let boxes = games.iter().map(|kind| GameBox {
        id: kind.id(),
        title: kind.info().title,
        line: kind.localized(tongue).words().find("shelf").unwrap_or_default(),
        seats: kind.info().seats.clone(),
        info: kind.info(),
    });
    boxes.collect()
}

#[cfg(test)]
mod tests {
    use words::Words;

    #[test]
    fn every_game_has_its_own_line_and_its_makers_or_says_that_nobody_knows() {
        for info in catalog::games().iter().map(catalog::CatalogEntry::info) {
            for key in ["shelf", "story"] {
                assert!(Words::of(info, "en").find(key).is_some(), "{} {key}", info.id);
            }
            let unknown = info.dossier.contains("| Designer, publisher, year | unknown |");
            assert_eq!(info.credits.is_empty(), unknown, "{}: who made it is told, or that nobody knows", info.id);
        }
    }
}
