//! The notation of bulwark.

use contract::{LineSetup, Malformed, Notation, OptionValues, Phrase};

use super::{Action, Bulwark, FACES, Face, INFO, KEEP, PLACES, State};
use crate::toys::number;

/// The places as they are written.
pub(super) const LETTERS: [char; PLACES] = ['a', 'b', 'c', 'k'];

fn read_hit(text: &str) -> Option<Action> {
    let (place, amount) = text.split_once('=')?;
    let place = LETTERS.iter().position(|letter| place.chars().eq([*letter]))? as u8;
    Some(Action::Hit { place, amount: number(amount).ok()? })
}

fn read_stones(text: &str, built: [u8; PLACES]) -> Option<[u8; PLACES]> {
    let stones: Vec<u8> = text.chars().map(|c| c.to_digit(10).map(|digit| digit as u8)).collect::<Option<_>>()?;
    let stones: [u8; PLACES] = stones.try_into().ok()?;
    stones.iter().zip(built).all(|(stones, built)| *stones <= built).then_some(stones)
}

fn read_hits(text: &str) -> Option<[bool; PLACES]> {
    let marks: Vec<char> = text.chars().collect();
    let read = |(mark, letter): (&char, char)| match mark {
        '.' => Some(false),
        _ => (*mark == letter).then_some(true),
    };
    let hits: Vec<bool> = marks.iter().zip(LETTERS).map(read).collect::<Option<_>>()?;
    (marks.len() == PLACES).then(|| hits.try_into().ok()).flatten()
}

impl Notation for Bulwark {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Hit { place, amount } => format!("hit:{}={amount}", LETTERS[usize::from(place)]),
            Action::Finish => "finish".to_owned(),
        }
    }

    fn read_action(&self, token: &str) -> Result<Action, Malformed> {
        let action =
            if token == "finish" { Some(Action::Finish) } else { token.strip_prefix("hit:").and_then(read_hit) };
        action.ok_or_else(|| {
            Malformed::new(token, "is neither `finish` nor like `hit:a=2`").said(Phrase::new("form-action"))
        })
    }

    fn write_outcome(&self, Face(face): Face) -> String {
        format!("={face}")
    }

    fn read_outcome(&self, token: &str) -> Result<Face, Malformed> {
        let face = token.strip_prefix('=').and_then(|face| number(face).ok());
        face.filter(|face| (1..=FACES).contains(face)).map(Face).ok_or_else(|| {
            Malformed::new(token, "is no face; one is written `=1` to `=6`").said(Phrase::new("form-face"))
        })
    }

    fn is_outcome(token: &str) -> bool {
        token.starts_with('=')
    }

    fn write_line(&self, state: &State) -> String {
        let State { turns, points, hit, stones } = state;
        let hits: String = hit.iter().zip(LETTERS).map(|(is_hit, letter)| if *is_hit { letter } else { '.' }).collect();
        let side = |seat: usize| stones[seat].iter().map(u8::to_string).collect::<String>();
        format!("{} {turns} {points} {hits} {} {}", INFO.seat_name(state.seat()), side(0), side(1))
    }

    fn read_line(&self, line: &str) -> Result<State, Malformed> {
        let fields: Vec<&str> = line.split(' ').collect();
        let [seat, turns, points, hits, first, second] = fields[..] else {
            return Err(Malformed::new(line, "a line has six fields"));
        };
        let side = |text: &str| {
            read_stones(text, self.built).ok_or_else(|| Malformed::new(text, "is not what can stand of a seat"))
        };
        let hit = read_hits(hits).ok_or_else(|| Malformed::new(hits, "does not say what was hit"))?;
        let state =
            State { turns: number(turns)?, points: number(points)?, hit, stones: [side(first)?, side(second)?] };
        if seat != INFO.seat_name(state.seat()) {
            return Err(Malformed::new(seat, "is not the seat to act after so many turns"));
        }
        self.possible(&state).map_err(|reason| Malformed::new(line, reason))?;
        Ok(state)
    }

    fn write_view(&self, state: &State) -> String {
        self.write_line(state)
    }

    fn read_view(&self, line: &str) -> Result<State, Malformed> {
        self.read_line(line)
    }

    fn line_setup(_line: &str) -> Result<LineSetup, Malformed> {
        Ok(LineSetup { options: OptionValues::new(), seats: Some(2) })
    }
}

impl Bulwark {
    fn possible(&self, state: &State) -> Result<(), &'static str> {
        let early =
            |stones: &[u8; PLACES]| stones[KEEP] < self.built[KEEP] && stones[..KEEP].iter().any(|wall| *wall > 0);
        let hits = (0..PLACES).filter(|place| state.hit[*place]);
        let taken = |place: usize| self.built[place] - state.stones[state.foe()][place];
        let fallen = state.stones.iter().filter(|stones| stones[KEEP] == 0).count();
        if state.turns > self.turns || state.points > FACES {
            Err("there are more turns or points than there can be")
        } else if state.stones.iter().any(early) {
            Err("a keep cannot be hit while a wall stands")
        } else if hits.clone().any(|place| taken(place) == 0) || (hits.count() > 0) && state.points == 0 {
            Err("what was hit in this turn has lost stones, and points are left")
        } else if fallen > 1 || (fallen == 1 && state.winner() == Some(state.seat())) {
            Err("whoever acts has not won yet")
        } else if self.is_over(state) && state.points > 0 {
            Err("the game is over")
        } else if state.points > 0 && state.is_spent() {
            Err("the turn is over")
        } else {
            Ok(())
        }
    }
}
