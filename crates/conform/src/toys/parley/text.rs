//! The notation of parley: tokens.

use contract::{LineSetup, Malformed, Notation, Phrase};

use super::{Action, Card, INFO, Outcome, Parley, SEATS, Stage, State, View};

/// What separates a line from the tokens since.
const PART: &str = ";";

impl Notation for Parley {
    const TAIL: Option<(&'static str, &'static str)> = Some((PART, ","));

    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Draw => "draw".to_owned(),
            Action::Offer(card) => format!("offer:{}", card.letter()),
            Action::Done => "done".to_owned(),
            Action::Veto => "veto".to_owned(),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn read_action(&self, token: &str) -> Result<Action, Malformed> {
        match token {
            "draw" => Ok(Action::Draw),
            "done" => Ok(Action::Done),
            "veto" => Ok(Action::Veto),
            "pass" => Ok(Action::Pass),
            _ => {
                let card = token.strip_prefix("offer:").and_then(Card::read);
                card.map(Action::Offer)
                    .ok_or_else(|| Malformed::new(token, "is no action of parley").said(Phrase::new("form-action")))
            }
        }
    }

    fn write_outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Card(card) => format!("+{}", card.letter()),
            Outcome::Lot(seat) => format!("={}", INFO.seat_name(seat)),
        }
    }

    fn read_outcome(&self, token: &str) -> Result<Outcome, Malformed> {
        let lot = |name: &str| INFO.seat(name).filter(|seat| INFO.seat_name(*seat) == name).map(Outcome::Lot);
        let outcome = match token.split_at_checked(1) {
            Some(("+", letter)) => Card::read(letter).map(Outcome::Card),
            Some(("=", name)) => lot(name),
            _ => None,
        };
        outcome.ok_or_else(|| {
            Malformed::new(token, "is neither a card (`+3`, `+V`) nor a lot (`=B`)").said(Phrase::new("form-outcome"))
        })
    }

    fn is_outcome(token: &str) -> bool {
        token.starts_with(['+', '='])
    }

    fn is_quiet(&self, state: &State) -> bool {
        let nothing_sealed = state.offers == [None; SEATS] && state.drew.is_empty() && state.done.is_empty();
        match state.stage {
            Stage::Deal => state.hands.iter().all(|hand| hand.is_empty()),
            Stage::Prepare => nothing_sealed,
            Stage::Over => true,
            Stage::Lot | Stage::Window { .. } => false,
        }
    }

    fn write_line(&self, state: &State) -> String {
        self.line(&self.view(state, self.all()))
    }

    fn read_line(&self, line: &str) -> Result<State, Malformed> {
        let view = self.parse(line)?;
        let hidden = self.all().iter().find(|seat| view.hands[seat.index()].is_none());
        hidden.map_or(Ok(view.stated()), |seat| {
            Err(Malformed::new(line, format!("hides what {} holds", INFO.seat_name(seat))))
        })
    }

    fn write_view(&self, view: &View) -> String {
        self.line(view)
    }

    fn read_view(&self, line: &str) -> Result<View, Malformed> {
        self.parse(line)
    }

    fn line_setup(line: &str) -> Result<LineSetup, Malformed> {
        let line = line.split(PART).next().unwrap_or(line);
        let seats = line.split(' ').filter(|field| field.contains('/')).count() as u8;
        let known = INFO.seats.contains(&seats).then_some(LineSetup { seats: Some(seats), ..LineSetup::default() });
        known.ok_or_else(|| Malformed::new(line, "has neither two seats nor three, each like `A=12/0`"))
    }
}
