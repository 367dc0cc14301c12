//! Lays out the research card.

use contract::{ComponentText, SetupError};

use crate::board::{Board, Effect};
use crate::data::File;
use crate::options::{Card, Options};

impl Board {
    pub(super) fn read_research(
        &mut self,
        text: &ComponentText<'_>,
        file: &File,
        options: &Options,
    ) -> Result<(), SetupError> {
        let starred = options.stars.shows(Card::Research);
        let card = file.cards.research.side(starred);
        self.research.clone_from(card.steps.get_ref());
        let sound = (1..=100).contains(&self.research.len()) && self.research.iter().all(|step| *step >= 1);
        text.demand(sound, &card.steps, "the research needs 1 to 100 steps, each of at least 1")?;
        let labs = self.rooms.iter().filter(|room| room.does(Effect::Research));
        let best = labs.map(|room| 6 * room.spaces.len() as i16 + i16::from(room.modifier)).max().unwrap_or(0);
        for step in &self.research {
            let reachable = i16::from(*step) <= best;
            text.demand(reachable, &card.steps, format!("no research room can give {step}; the best gives {best}"))?;
        }
        self.energy_start = *card.energy_start.get_ref();
        let printed = Options::default().starred_energy_start;
        if starred && options.starred_energy_start != printed {
            self.energy_start = options.starred_energy_start.0 as u8;
        }
        text.demand(self.energy_start <= self.energy_most, &card.energy_start, "more energy than the track holds")
    }
}
