//! Lays out the two cards of the base: path, rooms, tunnels, damage.

use contract::{ComponentText, SetupError};
use toml::Spanned;

use crate::board::{Board, Effect, Room};
use crate::data::{self, File, Word};
use crate::options::{Card, ExcavatorFloor, Options, PartialRoom, StarredLowerF5};
use crate::space::{COLUMNS, SPACES, Space, Spaces};

/// What opens besides the path.
#[derive(Default)]
struct Beside {
    /// For a space that does not lie on the path: the space with which it opens.
    opens_with: [Option<Space>; SPACES],
    /// Whether the last space of the path is open as soon as the excavator stands on it.
    end_open: bool,
}

impl Board {
    /// Lays out the path, the rooms and the tunnels of both cards, then what is open at each place of the path.
    pub(super) fn read_base(
        &mut self,
        text: &ComponentText<'_>,
        file: &File,
        options: &Options,
    ) -> Result<(), SetupError> {
        let upper = file.cards.base_upper.side(options.stars.shows(Card::BaseUpper));
        let lower = file.cards.base_lower.side(options.stars.shows(Card::BaseLower));
        let mut beside = Beside::default();
        for (half, card) in [upper, lower].into_iter().enumerate() {
            self.read_card(text, card, half, &mut beside)?;
        }
        if options.starred_lower_f5 == StarredLowerF5::PathEndOpen {
            self.lead_path_to_f5(&mut beside);
        }
        self.check_ways(text, [upper, lower], &beside)?;
        self.read_start(text, upper, options)?;
        for place in 0..self.path.len() {
            self.excavate(place, &beside, options);
        }
        self.read_damage(text, [upper, lower], options)?;
        self.find_laboratories();
        Ok(())
    }

    fn read_card(
        &mut self,
        text: &ComponentText<'_>,
        card: &data::Base,
        half: usize,
        beside: &mut Beside,
    ) -> Result<(), SetupError> {
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
            beside.opens_with[space.number()] = Some(read_space(text, with, half)?);
        }
        Ok(())
    }

    /// Option `starred_lower_f5`: makes the path go on to F5, which then opens by itself, if the card opens it with
    /// another space.
    fn lead_path_to_f5(&mut self, beside: &mut Beside) {
        let f5 = Space::new(SPACES - 1);
        if beside.opens_with[f5.number()].take().is_some() {
            self.place[f5.number()] = Some(self.path.len() as u8);
            self.path.push(f5);
            beside.end_open = true;
        }
    }

    /// Checks that every space of a room can be reached.
    fn check_ways(&self, text: &ComponentText<'_>, cards: [&data::Base; 2], beside: &Beside) -> Result<(), SetupError> {
        for word in cards.iter().flat_map(|card| &card.rooms).flat_map(|room| &room.spaces) {
            let space = Space::read(word.get_ref()).map_err(|error| text.fault(word, error.to_string()))?;
            let along = beside.opens_with[space.number()].and_then(|with| self.place[with.number()]);
            let reached = self.place[space.number()].or(along).is_some();
            text.demand(reached, word, "the space lies neither on the path nor opens with one that does")?;
        }
        Ok(())
    }

    fn extend_path(&mut self, text: &ComponentText<'_>, word: &Word, half: usize) -> Result<(), SetupError> {
        let space = read_space(text, word, half)?;
        text.demand(self.place[space.number()].is_none(), word, "the path enters this space twice")?;
        self.place[space.number()] = Some(self.path.len() as u8);
        self.path.push(space);
        Ok(())
    }

    fn add_room(&mut self, text: &ComponentText<'_>, room: &data::Room, half: usize) -> Result<(), SetupError> {
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

    fn read_start(
        &mut self,
        text: &ComponentText<'_>,
        upper: &data::Base,
        options: &Options,
    ) -> Result<(), SetupError> {
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
    fn excavate(&mut self, place: usize, beside: &Beside, options: &Options) {
        let mut excavated: Spaces = self.path[..place].iter().copied().collect();
        if beside.end_open && place + 1 == self.path.len() {
            excavated = excavated.or(self.path[place].alone());
        }
        for (space, with) in beside.opens_with.iter().enumerate() {
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

    fn read_damage(
        &mut self,
        text: &ComponentText<'_>,
        cards: [&data::Base; 2],
        options: &Options,
    ) -> Result<(), SetupError> {
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

    /// Finds the places of the path from which each research room of several spaces is open.
    fn find_laboratories(&mut self) {
        let large = self.rooms.iter().filter(|room| room.spaces.len() > 1 && room.does(Effect::Research));
        let opens = |room: &Room| self.open.iter().position(|open| room.set.but(*open).is_empty());
        self.laboratories = large.filter_map(opens).map(|place| place as u8).collect();
    }
}

/// Reads a space that lies on the upper (0) or lower (1) base card.
fn read_space(text: &ComponentText<'_>, word: &Word, half: usize) -> Result<Space, SetupError> {
    let space = Space::read(word.get_ref()).map_err(|error| text.fault(word, error.to_string()))?;
    text.demand(space.row() / 3 == half, word, format!("{space} does not lie on this card"))?;
    Ok(space)
}

fn read_effect(text: &ComponentText<'_>, word: &Word) -> Result<Effect, SetupError> {
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
