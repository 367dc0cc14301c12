//! Tokens of actions and outcomes (section 6 of the dossier). Position lines are written in [`crate::line`] and read in
//! [`crate::read`].

use contract::{LineSetup, Malformed, Notation, Phrase};

use crate::SolarTowerDefense;
use crate::action::{Action, Outcome};
use crate::field::{Field, Longitude};
use crate::fighter::Number;
use crate::line;
use crate::map::Cell;
use crate::planet::Condition;
use crate::state::State;

/// How actions and outcomes are written.
const ACTIONS: &str = "C@EQ3, T@NT5, X@SP, L3, end, settle, NP>M5, F3:5, F*:5";
const RARE: &str = "F3:-, F3^6, NT4!, NT4>F2, X@EQ1*";
const OUTCOMES: &str = "d5, s5,3, pE3,M7";

impl Notation for SolarTowerDefense {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Turret(field) => format!("T@{field}"),
            Action::Center(field) => format!("C@{field}"),
            Action::Launch(fighters) => format!("L{fighters}"),
            Action::Dismantle(field, Condition::Whole) => format!("X@{field}"),
            Action::Dismantle(field, Condition::Damaged) => format!("X@{field}*"),
            Action::End => "end".to_owned(),
            Action::Settle => "settle".to_owned(),
            Action::Aim(field, cell) => format!("{field}>{cell}"),
            Action::Fire(field) => format!("{field}!"),
            Action::Target(field, number) => format!("{field}>F{}", number.get()),
            Action::Land(number, longitude) => format!("F{}:{longitude}", number.get()),
            Action::Decline(number) => format!("F{}:-", number.get()),
            Action::LandAll(longitude) => format!("F*:{longitude}"),
            Action::Face(number, longitude) => format!("F{}^{longitude}", number.get()),
        }
    }

    fn read_action(&self, token: &str) -> Result<Action, Malformed> {
        read_action(token).ok_or_else(|| {
            let phrase = Phrase::new("form-action").with("actions", ACTIONS).with("rare", RARE);
            Malformed::new(token, format!("is no action; actions read {ACTIONS}, {RARE}")).said(phrase)
        })
    }

    fn write_outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Cells(first, second) => format!("p{first},{second}"),
            Outcome::Start(first, second) => format!("s{first},{second}"),
            Outcome::Die(die) => format!("d{die}"),
        }
    }

    fn read_outcome(&self, token: &str) -> Result<Outcome, Malformed> {
        read_outcome(token).ok_or_else(|| {
            let phrase = Phrase::new("form-outcome").with("outcomes", OUTCOMES);
            Malformed::new(token, format!("is no roll; rolls read {OUTCOMES}")).said(phrase)
        })
    }

    fn is_outcome(token: &str) -> bool {
        token != "settle" && token.starts_with(['d', 's', 'p'])
    }

    fn write_line(&self, state: &State) -> String {
        self.line(state)
    }

    fn read_line(&self, line: &str) -> Result<State, Malformed> {
        self.parse(line).map_err(|reason| Malformed::new(line, reason))
    }

    fn write_view(&self, view: &State) -> String {
        self.line(view)
    }

    fn read_view(&self, line: &str) -> Result<State, Malformed> {
        self.parse_view(line).map_err(|reason| Malformed::new(line, reason))
    }

    fn line_setup(line: &str) -> Result<LineSetup, Malformed> {
        if line.split(' ').next() == Some(line::PREFIX) {
            return Ok(LineSetup { options: [].into(), seats: Some(2) });
        }
        Err(Malformed::new(line, format!("a position line begins with {}", line::PREFIX)))
    }
}

fn read_action(token: &str) -> Option<Action> {
    match token {
        "end" => return Some(Action::End),
        "settle" => return Some(Action::Settle),
        _ => {}
    }
    if let Some((kind, field)) = token.split_once('@') {
        return match kind {
            "T" => Field::read(field).map(Action::Turret),
            "C" => Field::read(field).map(Action::Center),
            "X" => match field.strip_suffix('*') {
                Some(field) => Field::read(field).map(|field| Action::Dismantle(field, Condition::Damaged)),
                None => Field::read(field).map(|field| Action::Dismantle(field, Condition::Whole)),
            },
            _ => None,
        };
    }
    if let Some(field) = token.strip_suffix('!') {
        return Field::read(field).map(Action::Fire);
    }
    if let Some((field, aim)) = token.split_once('>') {
        let field = Field::read(field)?;
        return match aim.strip_prefix('F') {
            Some(number) => Some(Action::Target(field, Number::read(number)?)),
            None => Some(Action::Aim(field, Cell::read(aim)?)),
        };
    }
    if let Some(fighters) = token.strip_prefix('L') {
        return read_digit(fighters, 9).map(Action::Launch);
    }
    let rest = token.strip_prefix('F')?;
    if let Some((number, longitude)) = rest.split_once('^') {
        return Some(Action::Face(Number::read(number)?, Longitude::read(longitude)?));
    }
    match rest.split_once(':')? {
        ("*", longitude) => Longitude::read(longitude).map(Action::LandAll),
        (number, "-") => Number::read(number).map(Action::Decline),
        (number, longitude) => Some(Action::Land(Number::read(number)?, Longitude::read(longitude)?)),
    }
}

fn read_outcome(token: &str) -> Option<Outcome> {
    let (kind, rest) = token.split_at_checked(1)?;
    match kind {
        "d" => read_digit(rest, 6).map(Outcome::Die),
        "s" => rest.split_once(',').and_then(|(a, b)| Some(Outcome::Start(read_digit(a, 6)?, read_digit(b, 6)?))),
        "p" => rest.split_once(',').and_then(|(a, b)| Some(Outcome::Cells(Cell::read(a)?, Cell::read(b)?))),
        _ => None,
    }
}

/// Reads a digit from 1 to `most`.
fn read_digit(text: &str, most: u8) -> Option<u8> {
    match text.as_bytes() {
        [digit] => digit.checked_sub(b'0').filter(|digit| (1..=most).contains(digit)),
        _ => None,
    }
}
