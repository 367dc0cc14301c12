//! The games of the house, those to come included: what the home page shows.

use std::ops::RangeInclusive;

use contract::{Info, Phrase};

use crate::games::offered::OfferedGames;
use crate::tongue::Tongue;

/// A game on the shelf.
pub(crate) struct GameBox {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    /// One line of what it is about.
    pub(crate) line: String,
    pub(crate) seats: RangeInclusive<u8>,
    /// Who made it and whatever else is known of a game that is here.
    pub(crate) info: Option<&'static Info>,
    /// Whether it can be played here and now.
    pub(crate) playable: bool,
}

/// The games that are still to come: id, title, line, fewest and most seats.
const COMING: [(&str, &str, Phrase, u8, u8); 1] =
    [("solar-tower-defense", "Solar Tower Defense", Phrase::new("coming-solar-tower-defense"), 2, 2)];

/// Lists the games: those on offer in their order, each with its own line, then those that are still to come.
pub(crate) fn shelf(games: &OfferedGames, tongue: Tongue) -> Vec<GameBox> {
    let here = games.iter().map(|kind| GameBox {
        id: kind.id(),
        title: kind.info().title,
        line: kind.localized(tongue).words().find("shelf").unwrap_or_default(),
        seats: kind.info().seats.clone(),
        info: Some(kind.info()),
        playable: true,
    });
    let coming =
        COMING.into_iter().filter(|(id, ..)| games.find(id).is_none()).map(|(id, title, line, least, most)| GameBox {
            id,
            title,
            line: tongue.word(line.key).to_owned(),
            seats: least..=most,
            info: None,
            playable: false,
        });
    here.chain(coming).collect()
}

/// Returns the title of a game that is still to come.
pub(crate) fn coming(game: &str) -> Option<&'static str> {
    COMING.iter().find(|(id, ..)| *id == game).map(|(_, title, ..)| *title)
}

#[cfg(test)]
mod tests {
    use words::Words;

    use super::*;

    #[test]
    fn a_game_that_has_come_has_its_own_line_and_is_no_longer_to_come() {
        for info in catalog::games().iter().map(catalog::CatalogEntry::info) {
            for key in ["shelf", "story"] {
                assert!(Words::of(info, "en").find(key).is_some(), "{} {key}", info.id);
            }
            let unknown = info.dossier.contains("| Designer, publisher, year | unknown |");
            assert_eq!(info.credits.is_empty(), unknown, "{}: who made it is told, or that nobody knows", info.id);
            assert!(COMING.iter().all(|(id, ..)| *id != info.id), "{}", info.id);
        }
    }
}
