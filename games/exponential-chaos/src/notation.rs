//! Tokens of actions and outcomes (section 6 of the dossier). Position lines are in [`crate::line`].

use contract::{LineSetup, Malformed, Notation, Phrase, Seat};

use crate::ExponentialChaos;
use crate::action::{Action, Outcome};
use crate::dice::{DiceSet, FLEET, Face, HAND, InvasionDie};
use crate::planet::Crater;
use crate::state::State;
use crate::{line, read};

/// How actions and outcomes are written.
const ACTIONS: &str = "K, R13, 2>Y1, E, +4i, +C, N";
const RARE: &str = "F, W, H2i";
const OUTCOMES: &str = "I:Y1=3,B1=1,P1=2, D:ybm, S:Y1@5, M:6, X:3@6, T:2@4";

impl Notation for ExponentialChaos {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Keep => "K".to_owned(),
            Action::Reroll(dice) => format!("R{dice}"),
            Action::Assign(die, to) => format!("{}>{to}", die + 1),
            Action::End => "E".to_owned(),
            Action::Rebuild(crater) => format!("+{crater}"),
            Action::Stop => "N".to_owned(),
            Action::Take(crater) => format!("H{crater}"),
            Action::Fire => "F".to_owned(),
            Action::Withhold => "W".to_owned(),
        }
    }

    fn read_action(&self, token: &str) -> Result<Action, Malformed> {
        let read = match token {
            "K" => Some(Action::Keep),
            "E" => Some(Action::End),
            "N" => Some(Action::Stop),
            "F" => Some(Action::Fire),
            "W" => Some(Action::Withhold),
            _ => match token.split_at_checked(1) {
                Some(("R", dice)) => read_dice(dice).map(Action::Reroll),
                Some(("+", crater)) => Crater::read(crater).map(Action::Rebuild),
                Some(("H", crater)) => Crater::read(crater).filter(|crater| !crater.is_core()).map(Action::Take),
                _ => token.split_once('>').and_then(|(die, to)| {
                    Some(Action::Assign(read_digit(die, HAND as u8)? - 1, InvasionDie::read(to)?))
                }),
            },
        };
        read.ok_or_else(|| {
            let phrase = Phrase::new("form-action").with("actions", ACTIONS).with("rare", RARE);
            Malformed::new(token, format!("is no action; actions read {ACTIONS}, {RARE}")).said(phrase)
        })
    }

    fn write_outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Invasion(saucers) => {
                let dice = InvasionDie::all().filter_map(|die| Some(format!("{die}={}", saucers[die.place()]?)));
                format!("I:{}", dice.collect::<Vec<_>>().join(","))
            }
            Outcome::Defense(faces) => {
                format!("D:{}", faces.iter().flatten().map(|face| face.letter()).collect::<String>())
            }
            Outcome::Sector(die, sector) => format!("S:{die}@{sector}"),
            Outcome::Missile(sector) => format!("M:{sector}"),
            Outcome::Counter(seat, number) => format!("X:{}@{number}", seat.index() + 1),
            Outcome::Tie(seat, sector) => format!("T:{}@{sector}", seat.index() + 1),
        }
    }

    fn read_outcome(&self, token: &str) -> Result<Outcome, Malformed> {
        let seated = |text: &str| {
            let (seat, number) = text.split_once('@')?;
            Some((Seat::new(usize::from(read_digit(seat, 6)? - 1)), read_digit(number, 6)?))
        };
        let read = match token.split_once(':') {
            Some(("I", dice)) => read_invasion(dice),
            Some(("D", faces)) => read_faces(faces),
            Some(("S", rest)) => rest
                .split_once('@')
                .and_then(|(die, sector)| Some(Outcome::Sector(InvasionDie::read(die)?, read_digit(sector, 6)?))),
            Some(("M", sector)) => read_digit(sector, 6).map(Outcome::Missile),
            Some(("X", rest)) => seated(rest).map(|(seat, number)| Outcome::Counter(seat, number)),
            Some(("T", rest)) => seated(rest).map(|(seat, sector)| Outcome::Tie(seat, sector)),
            _ => None,
        };
        read.ok_or_else(|| {
            let phrase = Phrase::new("form-outcome").with("outcomes", OUTCOMES);
            Malformed::new(token, format!("is no roll; rolls read {OUTCOMES}")).said(phrase)
        })
    }

    fn outcome_classes(&self, state: &State) -> Vec<(String, u64)> {
        self.classes(state)
    }

    fn is_outcome(token: &str) -> bool {
        token.split_once(':').is_some_and(|(kind, _)| matches!(kind, "I" | "D" | "S" | "M" | "X" | "T"))
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
        self.read_line(line)
    }

    fn line_setup(line: &str) -> Result<LineSetup, Malformed> {
        let fields: Vec<&str> = line.split(' ').collect();
        let seats = match fields[..] {
            [line::PREFIX, seats, ..] => seats.strip_prefix("n=").and_then(|seats| read_digit(seats, 6)),
            _ => None,
        };
        let form = "a position line begins with ec1 and the number of players: ec1 n=3";
        let seats = seats.ok_or_else(|| Malformed::new(line, form))?;
        let options = fields.last().and_then(|field| field.strip_prefix("opt="));
        let options = options.map_or(Some([].into()), read::options);
        let options = options.ok_or_else(|| Malformed::new(line, "options read key:value, parted by ;"))?;
        Ok(LineSetup { options, seats: Some(seats) })
    }
}

/// Reads a digit from 1 to `most`.
pub(crate) fn read_digit(text: &str, most: u8) -> Option<u8> {
    match text.as_bytes() {
        [digit] => digit.checked_sub(b'0').filter(|digit| (1..=most).contains(digit)),
        _ => None,
    }
}

/// Reads the numbers of dice: rising, no repeats.
fn read_dice(text: &str) -> Option<DiceSet> {
    let mut set = DiceSet::default();
    for digit in text.split("").filter(|digit| !digit.is_empty()) {
        let die = read_digit(digit, HAND as u8)? - 1;
        (set.0 >> die == 0).then_some(())?;
        set.0 |= 1 << die;
    }
    (!set.is_empty()).then_some(set)
}

/// Reads invasion dice in their order, as `Y1=3,B1=1`.
fn read_invasion(text: &str) -> Option<Outcome> {
    let (mut saucers, mut next) = ([None; FLEET], 0);
    for part in text.split(',') {
        let (die, number) = part.split_once('=')?;
        let die = InvasionDie::read(die)?.place();
        (die >= next).then_some(())?;
        next = die + 1;
        saucers[die] = Some(if number == "0" { 0 } else { read_digit(number, 9)? });
    }
    Some(Outcome::Invasion(saucers))
}

fn read_faces(text: &str) -> Option<Outcome> {
    let mut faces = [None; HAND];
    let letters: Vec<char> = text.chars().collect();
    (1..=HAND).contains(&letters.len()).then_some(())?;
    for (face, letter) in faces.iter_mut().zip(letters) {
        *face = Some(Face::of(letter)?);
    }
    Some(Outcome::Defense(faces))
}
