//! Position lines: thirteen fields separated by blanks (section 6 of the dossier).

use contract::{Malformed, OptionValue};

use crate::UnderFallingSkies;
use crate::notation::{letter, read_dice, write_dice};
use crate::space::{COLUMNS, GROUND, Space};
use crate::state::{Colour, Die, Hand, Phase, Placed, Robot, Ship, State, Waiting};

/// What is wrong with a field, as its reader says.
type Reason = String;

impl UnderFallingSkies {
    /// Writes the position line.
    pub(crate) fn line(&self, state: &State) -> String {
        let path = |place: u8| self.board.path[place as usize].to_string();
        let excavator = match state.dug_from {
            Some(from) => format!("{}/{}", path(state.excavator), path(from)),
            None => path(state.excavator),
        };
        [
            self.options.stars.text(),
            write_phase(state.phase),
            state.round.to_string(),
            state.mothership.to_string(),
            write_ships(state),
            format!("g{}r{}", state.waiting.green, state.waiting.red),
            state.damage.to_string(),
            state.energy.to_string(),
            state.research.to_string(),
            excavator,
            listed(&state.robots.iter().flatten().map(|robot| write_robot(*robot)).collect::<Vec<_>>()),
            write_hand(&state.hand),
            write_board(state),
        ]
        .join(" ")
    }

    /// Reads a position line that could lie on the table.
    pub(crate) fn parse(&self, line: &str) -> Result<State, Malformed> {
        let fields: Vec<&str> = line.split(' ').collect();
        let Ok(fields) = <[&str; 13]>::try_from(fields.as_slice()) else {
            let reason = format!("a position line has 13 fields parted by single blanks; this has {}", fields.len());
            return Err(Malformed::new(line, reason));
        };
        let field = |number: usize| {
            move |reason: Reason| Malformed::new(fields[number - 1], format!("field {number}, {reason}"))
        };
        let [stars, phase, _, _, ships, waiting, _, _, _, excavator, robots, hand, dice] = fields;
        let own = self.options.stars.text();
        if stars != own {
            return Err(field(1)(format!("the sides of the cards: the game was set up with {own}")));
        }
        let most = |most: u8, what: &str| format!("{what}: expected a number from 0 to {most}");
        let number = |text: &str, most: u8| text.parse().ok().filter(|n: &u8| *n <= most && n.to_string() == text);
        let count = |at: usize, limit: u8, what: &str| {
            number(fields[at - 1], limit).ok_or_else(|| field(at)(most(limit, what)))
        };
        let mut state = self.set_up();
        state.round = count(3, 99, "the round")?;
        state.mothership = count(4, self.board.skull, "the mothership's row")?;
        (state.spots, state.sky) = Default::default();
        read_ships(&mut state, ships).map_err(field(5))?;
        state.waiting = read_waiting(waiting).map_err(field(6))?;
        state.damage = count(7, self.board.damage_limit, "the damage")?;
        state.energy = count(8, self.board.energy_most, "the energy")?;
        state.research = count(9, self.board.research.len() as u8, "the research steps")?;
        (state.excavator, state.dug_from) = self.read_excavator(excavator).map_err(field(10))?;
        read_robots(&mut state, robots).map_err(field(11))?;
        state.hand = read_hand(hand).map_err(field(12))?;
        read_board(&mut state, dice).map_err(field(13))?;
        state.phase = read_phase(phase, &state).map_err(field(2))?;
        self.audit(&state).map_err(|reason| Malformed::new(line, reason))?;
        let written = self.line(&state);
        if written == line { Ok(state) } else { Err(Malformed::new(line, format!("is written `{written}`"))) }
    }

    fn read_excavator(&self, text: &str) -> Result<(u8, Option<u8>), Reason> {
        let (now, from) = match text.split_once('/') {
            Some((now, from)) => (now, Some(from)),
            None => (text, None),
        };
        let place = |name: &str| {
            let space = Space::read(name).map_err(|error| error.to_string())?;
            self.board.place[space.number()].ok_or_else(|| format!("{space} is not on the excavator's path"))
        };
        Ok((place(now)?, from.map(place).transpose()?))
    }
}

fn listed(items: &[String]) -> String {
    if items.is_empty() { "-".to_owned() } else { items.join(",") }
}

/// Returns the items of a list; `-` is the empty one.
fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').filter(move |_| text != "-")
}

fn write_phase(phase: Phase) -> String {
    let word = match phase {
        Phase::Roll | Phase::Place => "P",
        Phase::Reroll => "C",
        Phase::Offer => "Q",
        Phase::Rooms => "R",
        Phase::Site { value, room } => return format!("B{value}@{room}"),
        Phase::Mothership => "M",
        Phase::Spawn => "S",
        Phase::Won => "W",
        Phase::Lost => "L",
    };
    word.to_owned()
}

fn read_phase(text: &str, state: &State) -> Result<Phase, Reason> {
    Ok(match text {
        "P" if state.hand.is_empty() && state.dice == [None; COLUMNS] => Phase::Roll,
        "P" => Phase::Place,
        "C" => Phase::Reroll,
        "Q" => Phase::Offer,
        "R" => Phase::Rooms,
        "M" => Phase::Mothership,
        "S" => Phase::Spawn,
        "W" => Phase::Won,
        "L" => Phase::Lost,
        other => {
            let site = other.strip_prefix('B').and_then(|site| site.split_once('@'));
            let site = site.and_then(|(value, room)| Some((read_value(value)?, Space::read(room).ok()?)));
            let (value, room) = site.ok_or("the phase: expected P, C, Q, R, M, S, W, L or B4@B2")?;
            Phase::Site { value, room }
        }
    })
}

fn read_value(text: &str) -> Option<u8> {
    text.parse().ok().filter(|value| (1..=6).contains(value) && text.len() == 1)
}

fn write_ships(state: &State) -> String {
    let letter = |ship| if ship == Ship::Green { 'g' } else { 'r' };
    let spots = state.spots.iter().enumerate();
    let spots = spots.filter_map(|(column, spot)| spot.map(|ship| format!("{}{}^", letter(ship), column + 1)));
    let sky = state.sky.iter().enumerate().flat_map(|(column, sky)| {
        let ship = move |row| sky.ship(row).map(|ship| format!("{}{}.{}", letter(ship), column + 1, row.min(GROUND)));
        sky.ships().iter().filter_map(ship)
    });
    listed(&spots.chain(sky).collect::<Vec<_>>())
}

fn read_ships(state: &mut State, text: &str) -> Result<(), Reason> {
    for item in items(text) {
        let form = || format!("the ships: `{item}` is none; they read g3^ on a spot and g2.9 in the sky");
        let mut letters = item.chars();
        let ship = match letters.next() {
            Some('g') => Ship::Green,
            Some('r') => Ship::Red,
            _ => return Err(form()),
        };
        let column = letters.next().and_then(|digit| digit.to_digit(10)).filter(|column| (1..=5).contains(column));
        let column = column.ok_or_else(form)? as usize - 1;
        match letters.as_str() {
            "^" if state.spots[column].is_none() => state.spots[column] = Some(ship),
            "^" => return Err(format!("the ships: two on the spot of column {}", column + 1)),
            row => {
                let row = row.strip_prefix('.').and_then(|row| row.parse::<u8>().ok());
                let row = row.filter(|row| (1..=GROUND).contains(row)).ok_or_else(form)?;
                put_ship(state, column, row, ship)?;
            }
        }
    }
    Ok(())
}

/// Puts a ship in the sky. After a lost game the ground may hold several: they are kept one below the other.
fn put_ship(state: &mut State, column: usize, row: u8, ship: Ship) -> Result<(), Reason> {
    let sky = &mut state.sky[column];
    let grounded = (GROUND..GROUND + 7).find(|row| sky.ship(*row).is_none());
    let place = if row == GROUND { grounded } else { Some(row).filter(|row| sky.ship(*row).is_none()) };
    let place = place.ok_or_else(|| format!("the ships: two on row {row} of column {}", column + 1))?;
    sky.insert(place, ship);
    Ok(())
}

fn read_waiting(text: &str) -> Result<Waiting, Reason> {
    let counts = text.strip_prefix('g').and_then(|counts| counts.split_once('r'));
    let digit = |text: &str| text.parse().ok().filter(|n: &u8| *n <= 7 && text.len() == 1);
    let waiting = counts.and_then(|(green, red)| Some(Waiting { green: digit(green)?, red: digit(red)? }));
    waiting.ok_or_else(|| "the ships that wait: expected g1r0".to_owned())
}

fn write_robot(robot: Robot) -> String {
    format!("{}={}{}", robot.space, robot.value, if robot.exhausted { "'" } else { "" })
}

fn read_robots(state: &mut State, text: &str) -> Result<(), Reason> {
    for item in items(text) {
        let form = || format!("the robots: `{item}` is none; they read B2=4, exhausted B2=4'");
        let (space, value) = item.split_once('=').ok_or_else(form)?;
        let (value, exhausted) = match value.strip_suffix('\'') {
            Some(value) => (value, true),
            None => (value, false),
        };
        let space = Space::read(space).map_err(|error| format!("the robots: {error}"))?;
        if state.robots[1].is_some() || state.robot_on(space).is_some() {
            return Err("the robots: there are two blue dice, each on its own space".to_owned());
        }
        state.add_robot(Robot { space, value: read_value(value).ok_or_else(form)?, exhausted });
    }
    Ok(())
}

fn write_hand(hand: &Hand) -> String {
    let mut text = write_dice(hand.shown);
    for colour in Colour::BOTH.into_iter().filter(|colour| hand.unrolled[*colour as usize] > 0) {
        text.push(letter(colour));
        text.extend(std::iter::repeat_n('?', hand.unrolled[colour as usize] as usize));
    }
    if text.is_empty() { "-".to_owned() } else { text }
}

fn read_hand(text: &str) -> Result<Hand, Reason> {
    if text == "-" {
        return Ok(Hand::default());
    }
    if let Some(shown) = read_dice(text) {
        return Ok(Hand { shown, unrolled: [0; 2] });
    }
    let mut unrolled = [0u8; 2];
    let mut colour = None;
    for character in text.chars() {
        match (character, colour) {
            ('k', None) => colour = Some(Colour::Black),
            ('w', _) => colour = Some(Colour::White),
            ('?', Some(colour)) if unrolled[colour as usize] < COLUMNS as u8 => unrolled[colour as usize] += 1,
            _ => return Err("the dice in hand: expected k136w25, numbers rising, or k??w? before a reroll".to_owned()),
        }
    }
    Ok(Hand { shown: [[0; 6]; 2], unrolled })
}

fn write_board(state: &State) -> String {
    let mut dice: Vec<Placed> = state.dice.into_iter().flatten().collect();
    dice.sort_unstable_by_key(|placed| placed.space);
    let write = |placed: &Placed| {
        let digs = if placed.digs { "x" } else { "" };
        format!("{}={}{}{digs}", placed.space, letter(placed.die.colour), placed.die.value)
    };
    listed(&dice.iter().map(write).collect::<Vec<_>>())
}

fn read_board(state: &mut State, text: &str) -> Result<(), Reason> {
    for item in items(text) {
        let form = || format!("the dice on the board: `{item}` is none; they read C4=w5, the excavating die D2=k6x");
        let (space, die) = item.split_once('=').ok_or_else(form)?;
        let space = Space::read(space).map_err(|error| format!("the dice on the board: {error}"))?;
        let (die, digs) = match die.strip_suffix('x') {
            Some(die) => (die, true),
            None => (die, false),
        };
        let (colour, value) = match die.split_at_checked(1) {
            Some(("k", value)) => (Colour::Black, value),
            Some(("w", value)) => (Colour::White, value),
            _ => return Err(form()),
        };
        let die = Die { colour, value: read_value(value).ok_or_else(form)? };
        if state.dice[space.column()].is_some() {
            return Err(format!("the dice on the board: column {} has two (R10)", space.column() + 1));
        }
        state.dice[space.column()] = Some(Placed { space, die, digs });
    }
    Ok(())
}
