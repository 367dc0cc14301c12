//! Lays out the cards: reads the data file and checks what the rules rest on, so that a designer's card plays or is
//! refused with the line and the reason (section 7 of the dossier).

use contract::SetupError;
use toml::Spanned;

use crate::board::{Board, Effect, Icon, Margin, Room, STRONGEST};
use crate::data::{self, File, Text, Word};
use crate::options::{Card, ExcavatorFloor, Options, PartialRoom, StarredLowerF5, StarredMothership};
use crate::space::{COLUMNS, Column, GROUND, SPACES, Space, Spaces};

impl Board {
    /// Lays out the cards.
    ///
    /// # Errors
    /// When the data file breaks something that the rules rest on; the error has the line and the reason.
    pub fn lay(text: &str, options: &Options) -> Result<Self, SetupError> {
        let text = Text(text);
        let file = text.read()?;
        check_box(&text, &file)?;
        let mut board = Self::bare(&file);
        board.lay_mothership(&text, &file, options)?;
        board.lay_sky(&text, &file, options)?;
        board.lay_base(&text, &file, options)?;
        board.lay_research(&text, &file, options)?;
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
            rooms: Vec::new(),
            room_of: [None; SPACES],
            research: Vec::new(),
            energy_start: 0,
            energy_most: *file.tracks.energy_max.get_ref(),
            damage_limit: 0,
            bursts: [0; 2],
        }
    }

    fn lay_mothership(&mut self, text: &Text<'_>, file: &File, options: &Options) -> Result<(), SetupError> {
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

    fn lay_sky(&mut self, text: &Text<'_>, file: &File, options: &Options) -> Result<(), SetupError> {
        let cards = [&file.cards.sky1, &file.cards.sky2, &file.cards.sky3, &file.cards.sky4];
        for (number, card) in cards.into_iter().enumerate() {
            self.lay_sky_card(text, number, card.side(options.stars.shows(Card::Sky(number))))?;
        }
        for column in 0..COLUMNS {
            for row in 1..GROUND {
                self.lay_icon(column, row);
            }
        }
        let skulls = (1..GROUND).filter(|row| self.margin[*row as usize] == Margin::Skull);
        let top = cards[0].side(options.stars.shows(Card::Sky(0))).first_row.span();
        let nowhere = Spanned::new(top, ());
        self.skull = skulls.min().ok_or_else(|| text.fault(&nowhere, "the margin of the sky needs a skull"))?;
        let room_to_fall = self.skull > self.mothership_start + 1;
        text.demand(room_to_fall, &nowhere, "the skull must lie below the row where the mothership starts")
    }

    fn lay_sky_card(&mut self, text: &Text<'_>, number: usize, card: &data::Sky) -> Result<(), SetupError> {
        let first = *card.first_row.get_ref();
        text.demand(first as usize == 4 * number + 1, &card.first_row, "a sky card has four rows, from top to bottom")?;
        let rows = if number == 3 { 3 } else { 4 };
        let whole = card.rows.len() == rows && card.margin.len() == rows && card.ground == (number == 3);
        text.demand(whole, &card.first_row, format!("sky card {} needs {rows} rows and margin symbols", number + 1))?;
        for ((row, cells), symbol) in (first..).zip(&card.rows).zip(&card.margin) {
            self.margin[row as usize] = read_margin(text, symbol)?;
            let five = cells.get_ref().len() == COLUMNS;
            text.demand(five, cells, "a row of the sky has five cells")?;
            for (column, cell) in cells.get_ref().iter().enumerate() {
                self.sky[column][row as usize] = read_icon(text, cell)?;
            }
            for (column, cell) in cells.get_ref().iter().enumerate() {
                let inside = match self.sky[column][row as usize] {
                    Icon::Left => column > 0,
                    Icon::Right => column + 1 < COLUMNS,
                    _ => true,
                };
                text.demand(inside, cell, format!("row {row}: the arrow points outside the board"))?;
            }
        }
        Ok(())
    }

    fn lay_icon(&mut self, column: Column, row: u8) {
        match self.sky[column][row as usize] {
            Icon::Empty => {}
            Icon::Left => self.arrows_left[column].insert(row),
            Icon::Right => self.arrows_right[column].insert(row),
            Icon::Mothership => self.descents[column].insert(row),
            Icon::Explosion(number) => {
                for value in number as usize..=STRONGEST {
                    self.explosions[value][column].insert(row);
                }
            }
        }
    }

    fn lay_base(&mut self, text: &Text<'_>, file: &File, options: &Options) -> Result<(), SetupError> {
        let upper = file.cards.base_upper.side(options.stars.shows(Card::BaseUpper));
        let lower = file.cards.base_lower.side(options.stars.shows(Card::BaseLower));
        let mut opens_with = [None; SPACES];
        for (half, card) in [upper, lower].into_iter().enumerate() {
            for word in &card.path {
                self.extend_path(text, word, half)?;
            }
            for room in &card.rooms {
                self.add_room(text, room, half)?;
            }
            for tunnel in &card.tunnels {
                let space = read_space(text, tunnel, half)?;
                let free = self.room_of[space.number()].is_none() && self.place[space.number()].is_some();
                text.demand(free, tunnel, "a tunnel is a space of the path without a room")?;
            }
            for (space, with) in &card.opens_with {
                let space = Space::read(space).map_err(|error| text.fault(with, error.to_string()))?;
                opens_with[space.number()] = Some(read_space(text, with, half)?);
            }
        }
        let f5 = Space::new(SPACES - 1);
        let path_end_open =
            options.starred_lower_f5 == StarredLowerF5::PathEndOpen && opens_with[f5.number()].is_some();
        if path_end_open {
            self.place[f5.number()] = Some(self.path.len() as u8);
            self.path.push(f5);
            opens_with[f5.number()] = None;
        }
        for room in upper.rooms.iter().chain(&lower.rooms) {
            for word in &room.spaces {
                let space = Space::read(word.get_ref()).map_err(|error| text.fault(word, error.to_string()))?;
                let reached = self.place[space.number()]
                    .or(opens_with[space.number()].and_then(|with| self.place[with.number()]));
                text.demand(
                    reached.is_some(),
                    word,
                    "the space lies neither on the path nor opens with one that does",
                )?;
            }
        }
        self.lay_start(text, upper, options)?;
        for place in 0..self.path.len() {
            self.excavate(place, &opens_with, options, path_end_open);
        }
        self.lay_damage(text, [upper, lower], options)
    }

    fn extend_path(&mut self, text: &Text<'_>, word: &Word, half: usize) -> Result<(), SetupError> {
        let space = read_space(text, word, half)?;
        text.demand(self.place[space.number()].is_none(), word, "the path enters this space twice")?;
        self.place[space.number()] = Some(self.path.len() as u8);
        self.path.push(space);
        Ok(())
    }

    fn add_room(&mut self, text: &Text<'_>, room: &data::Room, half: usize) -> Result<(), SetupError> {
        let spaces: Vec<Space> =
            room.spaces.iter().map(|word| read_space(text, word, half)).collect::<Result<_, _>>()?;
        for (space, word) in spaces.iter().zip(&room.spaces) {
            text.demand(self.room_of[space.number()].is_none(), word, "two rooms share this space")?;
            self.room_of[space.number()] = Some(self.rooms.len() as u8);
        }
        let effects = room.effects.iter().map(|word| read_effect(text, word)).collect::<Result<Vec<_>, _>>()?;
        let sound = !spaces.is_empty() && spaces.len() <= COLUMNS && !effects.is_empty();
        text.demand(sound, &room.cost, "a room needs one to five spaces and an effect")?;
        let modest = room.modifier.get_ref().unsigned_abs() <= 30;
        text.demand(modest, &room.modifier, "a modifier lies between -30 and 30")?;
        let set = spaces.iter().copied().collect();
        self.rooms.push(Room { spaces, set, effects, modifier: *room.modifier.get_ref(), cost: *room.cost.get_ref() });
        Ok(())
    }

    fn lay_start(&mut self, text: &Text<'_>, upper: &data::Base, options: &Options) -> Result<(), SetupError> {
        let nowhere = Spanned::new(upper.damage_spaces.span(), ());
        let start =
            upper.excavator_start.as_ref().ok_or_else(|| text.fault(&nowhere, "`excavator_start` is missing"))?;
        let space = read_space(text, start, 0)?;
        let place = self.place[space.number()];
        self.excavator_start = place.ok_or_else(|| text.fault(start, "the excavator starts on its path"))?;
        let floor = self.path.iter().position(|space| space.row() > 0).unwrap_or(0) as u8;
        let row_a: Spaces = self.path[..floor as usize].iter().copied().collect();
        let guns = self.rooms.iter().filter(|room| room.effects == [Effect::AntiAircraft]);
        let guarded = guns.fold(Spaces::NONE, |set, room| set.or(room.set)).and(row_a) == Spaces::of_row(0);
        text.demand(guarded, start, "the five anti-aircraft spaces A1 to A5 come first on the path")?;
        text.demand(self.excavator_start >= floor, start, "the excavator starts behind the anti-aircraft spaces")?;
        self.excavator_floor = match options.excavator_floor {
            ExcavatorFloor::RowB => floor,
            ExcavatorFloor::Start => self.excavator_start,
        };
        Ok(())
    }

    /// Fills the tables of excavated and of open spaces for one place of the excavator (2.6).
    fn excavate(&mut self, place: usize, opens_with: &[Option<Space>; SPACES], options: &Options, end_open: bool) {
        let mut excavated: Spaces = self.path[..place].iter().copied().collect();
        if end_open && place + 1 == self.path.len() {
            excavated = excavated.or(self.path[place].alone());
        }
        for (space, with) in opens_with.iter().enumerate() {
            if with.is_some_and(|with| excavated.contains(with)) {
                excavated = excavated.or(Space::new(space).alone());
            }
        }
        let whole_only = options.partial_room == PartialRoom::Room;
        let ready = self.rooms.iter().filter(|room| !whole_only || room.set.but(excavated).is_empty());
        let open = ready.fold(Spaces::NONE, |open, room| open.or(room.set.and(excavated)));
        self.excavated.push(excavated);
        self.open.push(open);
    }

    fn lay_damage(&mut self, text: &Text<'_>, cards: [&data::Base; 2], options: &Options) -> Result<(), SetupError> {
        let spaces = cards.map(|card| &card.damage_spaces);
        for part in spaces {
            text.demand(*part.get_ref() <= 100, part, "a damage track has at most 100 bursts")?;
        }
        self.bursts = spaces.map(|part| *part.get_ref());
        let printed = Options::default().starred_upper_damage;
        if options.stars.shows(Card::BaseUpper) && options.starred_upper_damage != printed {
            self.bursts[0] = options.starred_upper_damage.0 as u8;
        }
        self.damage_limit = self.bursts[0] + self.bursts[1] + 1;
        Ok(())
    }

    fn lay_research(&mut self, text: &Text<'_>, file: &File, options: &Options) -> Result<(), SetupError> {
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

fn check_box(text: &Text<'_>, file: &File) -> Result<(), SetupError> {
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

/// Reads a space that lies on the upper (0) or lower (1) base card.
fn read_space(text: &Text<'_>, word: &Word, half: usize) -> Result<Space, SetupError> {
    let space = Space::read(word.get_ref()).map_err(|error| text.fault(word, error.to_string()))?;
    text.demand(space.row() / 3 == half, word, format!("{space} does not lie on this card"))?;
    Ok(space)
}

fn read_icon(text: &Text<'_>, word: &Word) -> Result<Icon, SetupError> {
    Ok(match word.get_ref().as_str() {
        "." => Icon::Empty,
        "<" => Icon::Left,
        ">" => Icon::Right,
        "M" => Icon::Mothership,
        other => {
            let number = other.strip_prefix('X').and_then(|number| number.parse().ok());
            let number = number.filter(|number| (1..=STRONGEST as u8).contains(number));
            let reason = format!("`{other}` is no icon; icons are . < > M and X1 to X{STRONGEST}");
            Icon::Explosion(number.ok_or_else(|| text.fault(word, reason))?)
        }
    })
}

fn read_margin(text: &Text<'_>, word: &Word) -> Result<Margin, SetupError> {
    let symbol = word.get_ref().as_str();
    let steps = |prefix: &str| symbol.strip_prefix(prefix)?.parse::<u8>().ok().filter(|steps| (1..=30).contains(steps));
    Ok(match (symbol, steps("dig-"), steps("lab-")) {
        ("-", ..) => Margin::Empty,
        ("red", ..) => Margin::RedShip,
        ("hit", ..) => Margin::Damage,
        ("skull", ..) => Margin::Skull,
        (_, Some(back), _) => Margin::ExcavatorBack(back),
        (_, _, Some(back)) => Margin::ResearchBack(back),
        _ => return Err(text.fault(word, format!("`{symbol}` is no symbol; they are - dig-1 lab-1 red hit skull"))),
    })
}

fn read_effect(text: &Text<'_>, word: &Word) -> Result<Effect, SetupError> {
    Ok(match word.get_ref().as_str() {
        "aa" => Effect::AntiAircraft,
        "energy" => Effect::Energy,
        "fighter" => Effect::Fighter,
        "research" => Effect::Research,
        "robot" => Effect::Robot,
        other => {
            return Err(
                text.fault(word, format!("`{other}` is no effect; effects are aa energy fighter research robot"))
            );
        }
    })
}
