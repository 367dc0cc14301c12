//! Position lines of parley, at quiet points.

use contract::{Game, Malformed, Seat};

use super::{Hand, INFO, Parley, Stage, State};
use crate::toys::number;

impl Parley {
    pub(super) fn line(&self, state: &State) -> String {
        let holding = |seat: Seat| {
            let (hand, score) = (state.hands[seat.index()].write(), state.scores[seat.index()]);
            format!("{}={hand}/{score}", INFO.seat_name(seat))
        };
        let seats: Vec<String> = self.all().iter().map(holding).collect();
        format!("{} {} x={}", state.round, seats.join(" "), state.discards.write())
    }

    pub(super) fn parse(&self, line: &str) -> Result<State, Malformed> {
        let fields: Vec<&str> = line.split(' ').collect();
        let seats = usize::from(self.setup.seats);
        if fields.len() != seats + 2 {
            return Err(Malformed::new(line, format!("a line for {seats} seats has {} fields", seats + 2)));
        }
        let mut state = State { round: number(fields[0])?, ..self.start() };
        for (seat, field) in self.all().iter().zip(&fields[1..]) {
            let broken = || Malformed::new(*field, "is no seat with hand and score, like `A=12/0`");
            let held = field.strip_prefix(INFO.seat_name(seat)).and_then(|field| field.strip_prefix('='));
            let (hand, score) = held.and_then(|held| held.split_once('/')).ok_or_else(broken)?;
            state.hands[seat.index()] = Hand::read(hand).ok_or_else(broken)?;
            state.scores[seat.index()] = number(score)?;
        }
        let discards = fields[seats + 1];
        let read = discards.strip_prefix("x=").and_then(Hand::read);
        state.discards = read.ok_or_else(|| Malformed::new(discards, "are no discards, like `x=V13`"))?;
        let dealt = state.hands.iter().any(|hand| !hand.is_empty());
        state.stage = match state.round {
            1 if !dealt => Stage::Deal,
            round if round > self.rounds => Stage::Over,
            _ => Stage::Prepare,
        };
        self.possible(&state).map_err(|reason| Malformed::new(line, reason))?;
        Ok(state)
    }

    fn possible(&self, state: &State) -> Result<(), &'static str> {
        let (seats, played) = (self.setup.seats, state.round.wrapping_sub(1));
        if played > self.rounds {
            return Err("there is no such round");
        }
        let offered = seats * played;
        let out_of_deck = state.hands.into_iter().fold(state.discards, Hand::join);
        let vetoes = state.discards.len().checked_sub(offered).ok_or("more cards have been offered by then")?;
        let most_score = 4 * offered;
        let right_hand = |seat: Seat| {
            let size = state.hands[seat.index()].len();
            match state.stage {
                Stage::Deal => size == 0,
                _ => size <= self.hand && size + played + vetoes >= self.hand,
            }
        };
        if out_of_deck.0.iter().zip(self.copies.0).any(|(out, copies)| *out > copies) {
            Err("there are not so many cards of a kind")
        } else if vetoes > if self.veto { played } else { 0 } {
            Err("there are more discards than there can be")
        } else if !self.all().iter().all(right_hand) {
            Err("a seat cannot hold so many or so few cards")
        } else if state.scores.iter().any(|score| *score > most_score) {
            Err("a score is higher than it can be")
        } else {
            Ok(())
        }
    }
}
