//! Tokens of actions and outcomes (section 6 of the dossier). Position lines are in [`crate::line`].

use contract::{LineSetup, Malformed, Notation, OptionValue, Phrase};

use crate::UnderFallingSkies;
use crate::action::{Action, Order, Roll};
use crate::options::Stars;
use crate::space::{COLUMNS, GROUND, Space};
use crate::state::{Colour, Die, State};

impl Notation for UnderFallingSkies {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Place { die, digs, space, order } => write_place(die, digs, space, order),
            Action::Reroll => "?+".to_owned(),
            Action::Keep => "?-".to_owned(),
            Action::Use(room) => format!("!{room}"),
            Action::Excavate => "!x".to_owned(),
            Action::GiveUp(space) => format!("~{space}"),
            Action::GiveUpExcavating => "~x".to_owned(),
            Action::Site { space, instead_of: None } => format!("b{space}"),
            Action::Site { space, instead_of: Some(old) } => format!("b{space}-{old}"),
            Action::Decline => "b-".to_owned(),
            Action::End => ".".to_owned(),
            Action::Mothership => "m".to_owned(),
            Action::Spawn(column) => format!("^{}", column + 1),
            Action::Remove(space) => format!("-{space}"),
        }
    }

    fn read_action(&self, token: &str) -> Result<Action, Malformed> {
        match token {
            "?+" => return Ok(Action::Reroll),
            "?-" => return Ok(Action::Keep),
            "!x" => return Ok(Action::Excavate),
            "~x" => return Ok(Action::GiveUpExcavating),
            "b-" => return Ok(Action::Decline),
            "." => return Ok(Action::End),
            "m" => return Ok(Action::Mothership),
            _ => {}
        }
        let Some((first, rest)) = token.split_at_checked(1) else { return Err(unknown(token)) };
        match first {
            "!" => Space::read(rest).map(Action::Use),
            "~" => Space::read(rest).map(Action::GiveUp),
            "-" => Space::read(rest).map(Action::Remove),
            "^" => read_column(rest).map(Action::Spawn),
            "b" => read_site(rest),
            "k" => read_place(Colour::Black, rest),
            "w" => read_place(Colour::White, rest),
            _ => Err(unknown(token)),
        }
        .map_err(|error| error.within(token))
    }

    fn write_outcome(&self, roll: Roll) -> String {
        format!("={}", write_dice(roll.0))
    }

    fn read_outcome(&self, token: &str) -> Result<Roll, Malformed> {
        let dice = token.strip_prefix('=').and_then(read_dice);
        dice.map(Roll).ok_or_else(|| {
            Malformed::new(token, format!("is no roll; a roll reads `{ROLL}`, numbers rising"))
                .said(Phrase::new("form-roll").with("roll", ROLL))
        })
    }

    fn is_outcome(token: &str) -> bool {
        token.starts_with('=')
    }

    fn write_line(&self, state: &State) -> String {
        self.line(state)
    }

    fn read_line(&self, line: &str) -> Result<State, Malformed> {
        self.parse(line)
    }

    fn write_view(&self, state: &State) -> String {
        self.write_line(state)
    }

    fn read_view(&self, line: &str) -> Result<State, Malformed> {
        self.read_line(line)
    }

    fn line_setup(line: &str) -> Result<LineSetup, Malformed> {
        let stars = line.split(' ').next().unwrap_or_default();
        let form = "must begin with eight characters 0 or 1, the sides of the cards";
        Stars::parse(stars).ok_or_else(|| Malformed::new(line, format!("a position line {form}")))?;
        Ok(LineSetup { options: [("stars".to_owned(), stars.to_owned())].into(), seats: Some(1) })
    }
}

/// How actions are written, one of each kind; the full stop ends the room phase.
const ACTIONS: &str = "k3B1, w4xC1, !B1, !x, ~B1, ~x, bD3, bD3-B2, b-, -B2, ^2, m, ?+, ?-";
const ROLL: &str = "=k136w25";
const PLACEMENTS: [&str; 2] = ["k3B1", "k3xB1"];

fn unknown(token: &str) -> Malformed {
    Malformed::new(token, format!("is no action; actions read {ACTIONS} and the full stop"))
        .said(Phrase::new("form-action").with("actions", ACTIONS))
}

fn read_column(text: &str) -> Result<usize, Malformed> {
    match text.as_bytes() {
        [digit @ b'1'..=b'5'] => Ok((digit - b'1') as usize),
        _ => Err(Malformed::new(text, "is no column; columns are 1 to 5")
            .said(Phrase::new("form-column").with("last", COLUMNS as u8))),
    }
}

fn read_site(text: &str) -> Result<Action, Malformed> {
    let (space, old) = match text.split_once('-') {
        Some((space, old)) => (space, Some(Space::read(old)?)),
        None => (text, None),
    };
    Ok(Action::Site { space: Space::read(space)?, instead_of: old })
}

fn write_place(die: Die, digs: bool, space: Space, order: Order) -> String {
    let mut token = format!("{}{}{}{space}", letter(die.colour), die.value, if digs { "x" } else { "" });
    let rows: Vec<String> = order.rows().iter().map(u8::to_string).collect();
    if !rows.is_empty() {
        token.push('/');
        token.push_str(&rows.join(","));
    }
    token
}

fn read_place(colour: Colour, text: &str) -> Result<Action, Malformed> {
    let form = || {
        let [plain, digging] = PLACEMENTS;
        Malformed::new(text, format!("a die is placed as {plain}, the excavating die as {digging}"))
            .said(Phrase::new("form-placement").with("plain", plain).with("digging", digging))
    };
    let value = text.bytes().next().filter(|digit| (b'1'..=b'6').contains(digit)).ok_or_else(form)? - b'0';
    let (space, order) = match text[1..].split_once('/') {
        Some((space, rows)) => (space, read_order(rows)?),
        None => (&text[1..], Order::NONE),
    };
    let digs = space.starts_with('x');
    let space = Space::read(if digs { &space[1..] } else { space })?;
    Ok(Action::Place { die: Die { colour, value }, digs, space, order })
}

fn read_order(text: &str) -> Result<Order, Malformed> {
    let row = |text: &str| text.parse().ok().filter(|row| (1..=GROUND).contains(row) && !text.starts_with(['0', '+']));
    let rows: Option<Vec<u8>> = text.split(',').map(row).collect();
    let order = rows.filter(|rows| rows.len() >= 2).and_then(|rows| Order::new(&rows));
    order.ok_or_else(|| {
        Malformed::new(text, "an order is two to seven rows of ships, 1 to 16, parted by commas")
            .said(Phrase::new("form-order").with("last", GROUND))
    })
}

/// Returns the letter of a colour of dice.
pub(crate) fn letter(colour: Colour) -> char {
    match colour {
        Colour::Black => 'k',
        Colour::White => 'w',
    }
}

/// Writes dice with sorted numbers, colours that are missing left out: `k136w25`.
pub(crate) fn write_dice(shown: [[u8; 6]; 2]) -> String {
    let mut text = String::new();
    for (colour, faces) in Colour::BOTH.into_iter().zip(shown) {
        if faces.iter().any(|count| *count > 0) {
            text.push(letter(colour));
        }
        for (value, count) in (1..=6u8).zip(faces) {
            text.extend(std::iter::repeat_n(char::from(b'0' + value), count as usize));
        }
    }
    text
}

/// Reads what [`write_dice`] writes, and nothing else.
pub(crate) fn read_dice(text: &str) -> Option<[[u8; 6]; 2]> {
    let mut shown = [[0u8; 6]; 2];
    let mut colour = None;
    for character in text.chars() {
        match character {
            'k' => colour = Some(Colour::Black),
            'w' => colour = Some(Colour::White),
            '1'..='6' => {
                let count = &mut shown[colour? as usize][character as usize - '1' as usize];
                *count = count.checked_add(1).filter(|count| *count as usize <= COLUMNS)?;
            }
            _ => return None,
        }
    }
    (!text.is_empty() && write_dice(shown) == text).then_some(shown)
}
