//! Tokens of actions and outcomes (section 6 of the dossier). Position lines are in [`crate::line`].

use contract::{LineSetup, Malformed, Notation, Phrase, Seat};

use crate::RaiseTheShields;
use crate::action::{Action, Roll};
use crate::cell::{Cell, Cells, SECTORS};
use crate::state::{AbilityUse, Answer, Assignment, Change, Drawn, State};
use crate::view::View;

/// How the steps of a round are written, and the uses of abilities.
const STEPS: &str = "w1s3a6, d13h.13i.14j, d-, ok";
const ABILITIES: &str = "c1, c1-, c2+, c2-, c3.12f.12g, c4.1, c5.1, c5-, c6.2";

impl Notation for RaiseTheShields {
    fn write_action(&self, action: Action) -> String {
        self.token(action)
    }

    fn read_action(&self, token: &str) -> Result<Action, Malformed> {
        let read = match token {
            "ok" => Ok(Action::Done),
            "d-" => Ok(Action::Draw(Drawn::Nothing)),
            "c1" => Ok(Action::Answer(Answer::Ignore)),
            "c1-" => Ok(Action::Answer(Answer::Accept)),
            "c2+" => Ok(Action::Answer(Answer::Higher)),
            "c2-" => Ok(Action::Answer(Answer::Lower)),
            "c5-" => Ok(Action::Decline),
            "c5.1" => Ok(Action::Flip(0)),
            "c5.2" => Ok(Action::Flip(1)),
            _ => match token.split_at_checked(1) {
                Some(("w", _)) => read_assignment(token).map(Action::Assign),
                Some(("d", cells)) => self.read_drawing(cells),
                Some(("c", rest)) => read_ability(rest).map(Action::Use),
                _ => Err(Malformed::new(token, format!("is no action; actions read {STEPS}, {ABILITIES}"))
                    .said(Phrase::new("form-action").with("steps", STEPS).with("abilities", ABILITIES))),
            },
        };
        read.map_err(|error| error.within(token))
    }

    fn canonical(&self, state: &State, seat: Seat, action: Action) -> Action {
        match action {
            Action::Use(AbilityUse::Fill(one, other)) => {
                let [one, other] = self.order_fill(&self.draft(state.player(seat)), [one, other]);
                Action::Use(AbilityUse::Fill(one, other))
            }
            other => other,
        }
    }

    fn write_outcome(&self, roll: Roll) -> String {
        match roll {
            Roll::Setup(dice) => format!("S{}", digits(&dice)),
            Roll::Round(shared, own) => format!("R{}/{}", digits(&shared), digits(&own)),
            Roll::Second(die) => format!("r{die}"),
        }
    }

    fn read_outcome(&self, token: &str) -> Result<Roll, Malformed> {
        let read = match token.split_at_checked(1) {
            Some(("S", dice)) => read_dice(dice).map(Roll::Setup),
            Some(("r", die)) => read_dice(die).filter(|_| die.len() == 1).map(|[die]| Roll::Second(die)),
            Some(("R", dice)) => dice.split_once('/').and_then(|(shared, own)| {
                let pair = read_dice(shared).filter(|_| shared.len() == 2)?;
                Some(Roll::Round(pair, read_dice(own).filter(|_| !own.is_empty())?))
            }),
            _ => None,
        };
        let forms = "is no roll; a round's reads R35/26 (shared dice, own dice in seat order), the set-up S455, a second roll r3";
        read.ok_or_else(|| {
            let [round, setup, second] = ["R35/26", "S455", "r3"];
            let phrase = Phrase::new("form-roll").with("round", round).with("setup", setup).with("second", second);
            Malformed::new(token, forms).said(phrase)
        })
    }

    fn outcome_classes(&self, state: &State) -> Vec<(String, u64)> {
        self.roll_classes(state)
    }

    fn is_outcome(token: &str) -> bool {
        token.starts_with(['R', 'S', 'r'])
    }

    fn write_line(&self, state: &State) -> String {
        self.line(state)
    }

    fn read_line(&self, line: &str) -> Result<State, Malformed> {
        self.parse(line)
    }

    fn write_view(&self, view: &View) -> String {
        self.line_of(view)
    }

    fn read_view(&self, line: &str) -> Result<View, Malformed> {
        self.parse_view(line)
    }

    fn line_setup(line: &str) -> Result<LineSetup, Malformed> {
        let word = line.split(' ').next().unwrap_or_default();
        let seats = word.strip_prefix("rts").and_then(|seats| match seats.as_bytes() {
            [seats @ b'1'..=b'6'] => Some(seats - b'0'),
            _ => None,
        });
        let form = "a position line begins with rts and the number of seats, 1 to 6: rts2";
        let seats = seats.ok_or_else(|| Malformed::new(line, form))?;
        Ok(LineSetup { options: [].into(), seats: Some(seats) })
    }
}

impl RaiseTheShields {
    /// Writes an action's token.
    pub fn token(&self, action: Action) -> String {
        match action {
            Action::Flip(die) => format!("c5.{}", die + 1),
            Action::Decline => "c5-".to_owned(),
            Action::Assign(assignment) => write_assignment(assignment),
            Action::Use(AbilityUse::Fill(one, other)) => format!("c3.{one}.{other}"),
            Action::Use(AbilityUse::Restore(city)) => format!("c4.{}", city + 1),
            Action::Use(AbilityUse::Erase(sector)) | Action::Answer(Answer::Erase(sector)) => {
                format!("c6.{}", sector + 1)
            }
            Action::Draw(Drawn::Nothing) => "d-".to_owned(),
            Action::Draw(Drawn::Shape(placement)) => {
                let cells = self.realm.shapes.placed(placement).cells;
                let cells: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
                format!("d{}", cells.join("."))
            }
            Action::Done => "ok".to_owned(),
            Action::Answer(Answer::Ignore) => "c1".to_owned(),
            Action::Answer(Answer::Accept) => "c1-".to_owned(),
            Action::Answer(Answer::Higher) => "c2+".to_owned(),
            Action::Answer(Answer::Lower) => "c2-".to_owned(),
        }
    }

    fn read_drawing(&self, text: &str) -> Result<Action, Malformed> {
        let cells: Vec<Cell> = text.split('.').map(Cell::read).collect::<Result<_, _>>()?;
        if !cells.is_sorted_by(|one, other| one < other) {
            let reason = "the triangles of a drawing stand once each, in the order of their codes";
            return Err(Malformed::new(text, reason).said(Phrase::new("form-drawing")));
        }
        let set: Cells = cells.into_iter().collect();
        let placement = self.realm.shapes.find(&set);
        let no_shape = || Malformed::new(text, "forms none of the six shapes").said(Phrase::new("form-no-shape"));
        placement.map(|place| Action::Draw(Drawn::Shape(place))).ok_or_else(no_shape)
    }
}

fn digits(dice: &[u8]) -> String {
    dice.iter().filter(|die| **die > 0).map(u8::to_string).collect()
}

/// Reads up to `N` dice; missing ones are 0.
fn read_dice<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut dice = [0; N];
    (text.len() <= N).then_some(())?;
    for (die, byte) in dice.iter_mut().zip(text.bytes()) {
        *die = byte.checked_sub(b'0').filter(|die| (1..=6).contains(die))?;
    }
    Some(dice)
}

fn write_assignment(assignment: Assignment) -> String {
    let sign = |change| match change {
        Change::None => "",
        Change::Up => "+",
        Change::Down => "-",
    };
    let part = |(slot, letter): (usize, char)| {
        format!("{letter}{}{}", assignment.values[slot], sign(assignment.changes[slot]))
    };
    ['w', 's', 'a'].into_iter().enumerate().map(part).collect()
}

fn read_assignment(token: &str) -> Result<Assignment, Malformed> {
    let form = || {
        let [plain, changed] = ["w1s3a6", "w1+s5a2"];
        let reason = format!("an assignment reads {plain}, with + or - behind the die that city 2 changes: {changed}");
        Malformed::new(token, reason).said(Phrase::new("form-assignment").with("plain", plain).with("changed", changed))
    };
    let mut assignment = Assignment { values: [0; 3], changes: [Change::None; 3] };
    let mut rest = token;
    for (slot, letter) in ["w", "s", "a"].into_iter().enumerate() {
        let (value, after) = rest.strip_prefix(letter).and_then(|rest| rest.split_at_checked(1)).ok_or_else(form)?;
        assignment.values[slot] = value.parse().ok().filter(|value| (1..=6).contains(value)).ok_or_else(form)?;
        (assignment.changes[slot], rest) = match after.split_at_checked(1) {
            Some(("+", after)) => (Change::Up, after),
            Some(("-", after)) => (Change::Down, after),
            _ => (Change::None, after),
        };
    }
    if !rest.is_empty() {
        return Err(form());
    }
    if assignment.is_canonical() {
        return Ok(assignment);
    }
    let reason = "the sign of a changed die stands at the first of equal dice, in the order w, s, a";
    Err(Malformed::new(token, reason).said(Phrase::new("form-sign").with("order", "w, s, a")))
}

fn read_ability(text: &str) -> Result<AbilityUse, Malformed> {
    match text.split_once('.') {
        Some(("3", cells)) => {
            let two = "c3.12f.12g";
            let form = || {
                Malformed::new(text, format!("city 3 fills two triangles: {two}"))
                    .said(Phrase::new("form-fill").with("two", two))
            };
            let (one, other) = cells.split_once('.').ok_or_else(form)?;
            let (one, other) = (Cell::read(one)?, Cell::read(other)?);
            if one == other { Err(form()) } else { Ok(AbilityUse::Fill(one, other)) }
        }
        Some(("4", city)) => read_sector(city).map(AbilityUse::Restore),
        Some(("6", sector)) => read_sector(sector).map(AbilityUse::Erase),
        _ => Err(Malformed::new(text, format!("is no use of an ability; these read {ABILITIES}"))
            .said(Phrase::new("form-ability").with("abilities", ABILITIES))),
    }
}

fn read_sector(text: &str) -> Result<u8, Malformed> {
    match text.as_bytes() {
        [digit @ b'1'..=b'6'] => Ok(digit - b'1'),
        _ => Err(Malformed::new(text, "is no sector; sectors and their cities are 1 to 6")
            .said(Phrase::new("form-sector").with("last", SECTORS as u8))),
    }
}
