//! The notation and the words of pig.

use contract::{Given, Info, Label, LineSetup, Malformed, Notation, Observer, Phrase, Prompt, Seat, Speak, Step};

use super::{Action, Face, Pig, State, TURNS};
use crate::toys::number;

fn seat_name(seat: u8) -> &'static str {
    let info: &Info = &super::INFO;
    info.seat_names[usize::from(seat)]
}

impl Notation for Pig {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Roll => "roll".to_owned(),
            Action::Hold => "hold".to_owned(),
        }
    }

    fn read_action(&self, token: &str) -> Result<Action, Malformed> {
        match token {
            "roll" => Ok(Action::Roll),
            "hold" => Ok(Action::Hold),
            _ => Err(Malformed::new(token, "is neither `roll` nor `hold`")),
        }
    }

    fn write_outcome(&self, Face(face): Face) -> String {
        format!("={face}")
    }

    fn read_outcome(&self, token: &str) -> Result<Face, Malformed> {
        let face = token.strip_prefix('=').and_then(|face| number(face).ok());
        let face = face.filter(|face| (1..=6).contains(face));
        face.map(Face).ok_or_else(|| Malformed::new(token, "is no face; one is written `=1` to `=6`"))
    }

    fn is_outcome(token: &str) -> bool {
        token.starts_with('=')
    }

    fn write_line(&self, state: &State) -> String {
        let State { turns, gathered, safe: [first, second], .. } = state;
        let air = if state.rolling { '?' } else { '.' };
        format!("{} {turns} {gathered} {first} {second} {air}", seat_name(state.seat))
    }

    fn read_line(&self, line: &str) -> Result<State, Malformed> {
        let fields: Vec<&str> = line.split(' ').collect();
        let [seat, turns, gathered, first, second, air] = fields[..] else {
            return Err(Malformed::new(line, "a line has six fields"));
        };
        let seat = match seat {
            "1" => 0,
            "2" => 1,
            _ => return Err(Malformed::new(seat, "is neither seat 1 nor seat 2")),
        };
        let rolling = match air {
            "?" => true,
            "." => false,
            _ => return Err(Malformed::new(air, "is neither `?` nor `.`")),
        };
        let safe = [number(first)?, number(second)?];
        let state = State { turns: number(turns)?, seat, gathered: number(gathered)?, safe, rolling };
        self.possible(state).map_err(|reason| Malformed::new(line, reason))?;
        Ok(state)
    }

    fn line_setup(_line: &str) -> Result<LineSetup, Malformed> {
        Ok(LineSetup { options: Given::new(), seats: Some(2) })
    }
}

impl Pig {
    fn possible(&self, state: State) -> Result<(), &'static str> {
        let (mine, theirs) = (state.safe[usize::from(state.seat)], state.safe[usize::from(state.seat ^ 1)]);
        let over = state.turns == TURNS || theirs >= self.target;
        // A face that is not the losing one takes a seat from just below the target at most 5 beyond it.
        let within = |points: u8| points < self.target + 6;
        if state.turns > TURNS || u16::from(state.seat) != state.turns % 2 {
            Err("the seat does not fit the number of turns")
        } else if mine >= self.target || !within(theirs) || !within(mine.saturating_add(state.gathered)) {
            Err("there are more points than there can be")
        } else if over && (state.rolling || state.gathered > 0) {
            Err("the game is over")
        } else if state.rolling && self.must_hold(state) {
            Err("whoever has enough must hold")
        } else {
            Ok(())
        }
    }
}

impl Speak for Pig {
    fn tell(&self, before: &State, step: Step<Action, Face>, after: &State, _observer: Observer) -> Vec<Phrase> {
        let name = seat_name(before.seat);
        match step {
            Step::Act(_, Action::Roll) => Vec::new(),
            Step::Act(_, Action::Hold) => {
                let total = after.safe[usize::from(before.seat)];
                let held = Phrase::new("held").by("R3").with("seat", name).with("turn", before.gathered);
                let mut told = vec![held.with("total", total)];
                if total >= self.target {
                    told.push(Phrase::new("won").by("R5").with("seat", name));
                }
                told
            }
            Step::Befall(Face(face)) if face == self.losing_face => {
                vec![Phrase::new("lost").by("R2").with("face", face).with("turn", before.gathered)]
            }
            Step::Befall(Face(face)) => vec![Phrase::new("rolled").by("R2").with("face", face)],
        }
    }

    fn prompt(&self, view: &State, _seat: Seat) -> Prompt {
        let detail = Phrase::new("risk").by("R2").with("turn", view.gathered);
        Prompt { question: Phrase::new("question"), detail: Some(detail) }
    }

    fn label(&self, view: &State, _seat: Seat, action: Action) -> Label {
        let name = match action {
            Action::Roll => Phrase::new("roll"),
            Action::Hold => Phrase::new("hold").with("turn", view.gathered),
        };
        Label { group: Phrase::new("choices"), name }
    }
}
