//! Lays out the cards: reads the data file and checks what the rules rely on, so that a designer's card either plays or
//! is refused with the line and the reason (section 7 of the dossier).

mod base;
mod research;
mod sky;

use contract::{ComponentText, SetupError};

use crate::board::{Board, Icon, Margin};
use crate::data::File;
use crate::options::{Card, Options, StarredMothership};
use crate::space::{COLUMNS, GROUND, SPACES};

impl Board {
    /// Lays out the cards.
    ///
    /// # Errors
    /// When the data file breaks something that the rules rely on; the error has the line and the reason.
    pub fn from_components(text: &str, options: &Options) -> Result<Self, SetupError> {
        let text = ComponentText(text);
        let file: File = text.read()?;
        check_box(&text, &file)?;
        let mut board = Self::bare(&file);
        board.read_mothership(&text, &file, options)?;
        board.read_sky(&text, &file, options)?;
        board.read_base(&text, &file, options)?;
        board.read_research(&text, &file, options)?;
        Ok(board)
    }

    fn bare(file: &File) -> Self {
        Self {
            mothership_start: *file.geometry.mothership_start.get_ref(),
            green_on_spots: [false; COLUMNS],
            red_waiting: 0,
            red_ships: *file.tokens.red_ships.get_ref(),
            dice: [*file.dice.black.get_ref(), *file.dice.white.get_ref()],
            sky: [[Icon::Empty; GROUND as usize]; COLUMNS],
            arrows_left: Default::default(),
            arrows_right: Default::default(),
            descents: Default::default(),
            explosions: Default::default(),
            margin: [Margin::Empty; GROUND as usize],
            skull: 0,
            path: Vec::new(),
            place: [None; SPACES],
            excavator_start: 0,
            excavator_floor: 0,
            excavated: Vec::new(),
            open: Vec::new(),
            laboratories: Vec::new(),
            rooms: Vec::new(),
            room_of: [None; SPACES],
            research: Vec::new(),
            energy_start: 0,
            energy_most: *file.tracks.energy_max.get_ref(),
            damage_limit: 0,
            bursts: [0; 2],
        }
    }

    fn read_mothership(&mut self, text: &ComponentText<'_>, file: &File, options: &Options) -> Result<(), SetupError> {
        let starred = options.stars.shows(Card::Mothership);
        let card = file.cards.mothership.side(starred);
        let all: Vec<usize> = (1..=COLUMNS).collect();
        let spots = card.starting_spots.get_ref();
        text.demand(*spots == all, &card.starting_spots, "each of the five columns needs its starting spot")?;
        for column in card.green_on_spots.get_ref() {
            let spot = column.checked_sub(1).and_then(|column| self.green_on_spots.get_mut(column));
            let spot = spot.filter(|spot| !**spot);
            *spot.ok_or_else(|| text.fault(&card.green_on_spots, "spots are columns 1 to 5, each once"))? = true;
        }
        let green = *file.tokens.green_ships.get_ref() as usize;
        let placed = card.green_on_spots.get_ref().len();
        text.demand(placed == green, &card.green_on_spots, format!("all {green} green ships start on spots"))?;
        self.red_waiting = *card.red_waiting.get_ref();
        text.demand(self.red_waiting <= self.red_ships, &card.red_waiting, "there are not so many red ships")?;
        if !starred {
            return Ok(());
        }
        match options.starred_mothership {
            StarredMothership::RedWaiting => {}
            StarredMothership::TwoRedWaiting => self.red_waiting = self.red_ships,
            StarredMothership::LowStart => (self.mothership_start, self.red_waiting) = (self.mothership_start + 1, 0),
        }
        Ok(())
    }
}

fn check_box(text: &ComponentText<'_>, file: &File) -> Result<(), SetupError> {
    let this = crate::INFO.id;
    text.demand(*file.schema.get_ref() == 1, &file.schema, "this release reads schema 1")?;
    text.demand(file.id.get_ref() == this, &file.id, format!("this is a file of another game, not of {this}"))?;
    let geometry = &file.geometry;
    text.demand(*geometry.columns.get_ref() == COLUMNS, &geometry.columns, "the board has five columns")?;
    text.demand(*geometry.sky_rows.get_ref() == GROUND - 1, &geometry.sky_rows, "the sky has 15 rows")?;
    text.demand(*geometry.ground_row.get_ref() == GROUND, &geometry.ground_row, "the ground is row 16")?;
    text.demand(
        *geometry.mothership_start.get_ref() == 0,
        &geometry.mothership_start,
        "the mothership starts above row 1",
    )?;
    let dice = &file.dice;
    let all = dice.black.get_ref().checked_add(*dice.white.get_ref()) == Some(COLUMNS as u8);
    text.demand(all, &dice.black, "black and white dice together are five, one a column")?;
    text.demand(*dice.robots.get_ref() == 2, &dice.robots, "the rules speak of two blue dice")?;
    text.demand(*dice.faces.get_ref() == [1, 2, 3, 4, 5, 6], &dice.faces, "dice show 1 to 6")?;
    text.demand(*file.tokens.green_ships.get_ref() <= 5, &file.tokens.green_ships, "at most five green ships")?;
    text.demand(*file.tokens.red_ships.get_ref() <= 2, &file.tokens.red_ships, "at most two red ships")?;
    text.demand(*file.tracks.energy_min.get_ref() == 0, &file.tracks.energy_min, "the energy track begins at 0")?;
    text.demand(*file.tracks.energy_max.get_ref() <= 100, &file.tracks.energy_max, "at most 100 energy")
}
