//! The notation and the words of pig.

use contract::{Label, LineSetup, Malformed, Notation, Observer, OptionValues, Phrase, Prompt, Seat, Speak, Vital};

use super::{Action, Due, Event, Face, INFO, Pig, State};
use crate::toys::number;

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
            _ => Err(Malformed::new(token, "is neither `roll` nor `hold`").said(Phrase::new("form-action"))),
        }
    }

    fn write_outcome(&self, Face(face): Face) -> String {
        format!("={face}")
    }

    fn read_outcome(&self, token: &str) -> Result<Face, Malformed> {
        let face = token.strip_prefix('=').and_then(|face| number(face).ok());
        let face = face.filter(|face| (1..=6).contains(face));
        face.map(Face).ok_or_else(|| {
            Malformed::new(token, "is no face; one is written `=1` to `=6`").said(Phrase::new("form-face"))
        })
    }

    fn is_outcome(token: &str) -> bool {
        token.starts_with('=')
    }

    fn write_line(&self, state: &State) -> String {
        let State { turns, gathered, safe: [first, second], .. } = state;
        let air = if state.due == Due::Roll { '?' } else { '.' };
        format!("{} {turns} {gathered} {first} {second} {air}", INFO.seat_name(state.seat()))
    }

    fn read_line(&self, line: &str) -> Result<State, Malformed> {
        let fields: Vec<&str> = line.split(' ').collect();
        let [seat, turns, gathered, first, second, air] = fields[..] else {
            return Err(Malformed::new(line, "a line has six fields"));
        };
        let due = match air {
            "?" => Due::Roll,
            "." => Due::Choice,
            _ => return Err(Malformed::new(air, "is neither `?` nor `.`")),
        };
        let safe = [number(first)?, number(second)?];
        let mut state = State { turns: number(turns)?, due, gathered: number(gathered)?, safe };
        if due == Due::Choice && (state.turns == self.most_turns || safe.iter().any(|safe| *safe >= self.target)) {
            state.due = Due::Nothing;
        }
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

impl Pig {
    fn possible(&self, state: &State) -> Result<(), &'static str> {
        let (mine, theirs) = (state.safe(state.seat()), state.safe(Seat::new(1 - state.seat().index())));
        let over = state.turns == self.most_turns || theirs >= self.target;
        // A face that is not the losing one takes a seat from just below the target at most 5 beyond it.
        let within = |points: u16| points < self.target + 6;
        if state.turns > self.most_turns {
            Err("there are more turns than a game has")
        } else if mine >= self.target || !within(theirs) || !within(mine.saturating_add(state.gathered)) {
            Err("there are more points than there can be")
        } else if over && (state.due != Due::Nothing || state.gathered > 0) {
            Err("the game is over")
        } else if state.due == Due::Roll && self.must_hold(state) {
            Err("whoever has enough must hold")
        } else {
            Ok(())
        }
    }
}

impl Speak for Pig {
    fn tell(&self, events: &[Event], _before: &State, _after: &State, _observer: Observer) -> Vec<Phrase> {
        let said = |event: &Event| {
            Some(match *event {
                Event::Held { seat, points, total } => {
                    let held = Phrase::new("held").by("R3").with("seat", seat);
                    held.with("turn", points).with("total", total)
                }
                Event::Won { seat } => Phrase::new("won").by("R5").with("seat", seat),
                Event::Lost { face, points } => Phrase::new("lost").by("R2").with("face", face).with("turn", points),
                Event::Gathered { face } => Phrase::new("rolled").by("R2").with("face", face),
                Event::Thrown | Event::Passed => return None,
            })
        };
        events.iter().filter_map(said).collect()
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
        Label::new(Phrase::new("choices"), name)
    }

    fn vitals(&self, view: &State, seat: Seat) -> Vec<Vital> {
        vec![Vital::asset("vital-points", view.safe(seat), None)]
    }

    fn guide(&self, view: &State, _seat: Seat) -> Vec<Phrase> {
        let goal = Phrase::new("guide-goal").by("R5").with("target", self.target);
        let risk = Phrase::new("guide-risk").by("R2").with("face", self.losing_face);
        if view.gathered > 0 { vec![goal, risk] } else { vec![goal] }
    }
}
