//! Position lines of parley, at quiet points, as the observer of a view may read them.

use contract::{Game, Malformed, Seat, SeatSet};

use super::{Hand, INFO, Parley, SEATS, Stage, View};
use crate::toys::number;

impl Parley {
    pub(super) fn line(&self, view: &View) -> String {
        let holding = |seat: Seat| {
            let hidden = || format!("#{}", view.sizes[seat.index()]);
            let hand = view.hands[seat.index()].map_or_else(hidden, Hand::write);
            format!("{}={hand}/{}", INFO.seat_name(seat), view.scores[seat.index()])
        };
        let seats: Vec<String> = self.all().iter().map(holding).collect();
        format!("{} {} x={}", view.round, seats.join(" "), view.discards.write())
    }

    pub(super) fn parse(&self, line: &str) -> Result<View, Malformed> {
        let fields: Vec<&str> = line.split(' ').collect();
        let seats = usize::from(self.setup.seats);
        if fields.len() != seats + 2 {
            return Err(Malformed::new(line, format!("a line for {seats} seats has {} fields", seats + 2)));
        }
        let mut view = View { round: number(fields[0])?, ..self.view(&self.start(), SeatSet::NONE) };
        for (seat, field) in self.all().iter().zip(&fields[1..]) {
            let broken =
                || Malformed::new(*field, "is no seat with hand and score, like `A=12/0` or, hidden, `A=#2/0`");
            let held = field.strip_prefix(INFO.seat_name(seat)).and_then(|field| field.strip_prefix('='));
            let (hand, score) = held.and_then(|held| held.split_once('/')).ok_or_else(broken)?;
            let index = seat.index();
            if let Some(size) = hand.strip_prefix('#') {
                view.sizes[index] = number(size)?;
            } else {
                let hand = Hand::read(hand).ok_or_else(broken)?;
                (view.sizes[index], view.hands[index]) = (hand.len(), Some(hand));
            }
            view.scores[index] = number(score)?;
        }
        let discards = fields[seats + 1];
        let read = discards.strip_prefix("x=").and_then(Hand::read);
        view.discards = read.ok_or_else(|| Malformed::new(discards, "are no discards, like `x=V13`"))?;
        let dealt = view.sizes != [0; SEATS];
        view.stage = match view.round {
            1 if !dealt => Stage::Deal,
            round if round > self.rounds => Stage::Over,
            _ => Stage::Prepare,
        };
        self.possible(&view).map_err(|reason| Malformed::new(line, reason))?;
        Ok(view)
    }

    fn possible(&self, view: &View) -> Result<(), &'static str> {
        let (seats, played) = (self.setup.seats, view.round.wrapping_sub(1));
        if played > self.rounds {
            return Err("there is no such round");
        }
        let offered = seats * played;
        let out_of_deck = view.hands.into_iter().flatten().fold(view.discards, Hand::join);
        let hidden = |seat: &Seat| view.hands[seat.index()].is_none();
        let unseen: u8 = self.all().iter().filter(hidden).map(|seat| view.sizes[seat.index()]).sum();
        let vetoes = view.discards.len().checked_sub(offered).ok_or("more cards have been offered by then")?;
        let most_score = 4 * offered;
        let right_hand = |seat: Seat| {
            let size = view.sizes[seat.index()];
            match view.stage {
                Stage::Deal => size == 0,
                _ => size <= self.hand && size + played + vetoes >= self.hand,
            }
        };
        if out_of_deck.0.iter().zip(self.copies.0).any(|(out, copies)| *out > copies) {
            Err("there are not so many cards of a kind")
        } else if out_of_deck.len() + unseen > self.copies.len() {
            Err("there are not so many cards")
        } else if vetoes > if self.veto { played } else { 0 } {
            Err("there are more discards than there can be")
        } else if !self.all().iter().all(right_hand) {
            Err("a seat cannot hold so many or so few cards")
        } else if view.scores.iter().any(|score| *score > most_score) {
            Err("a score is higher than it can be")
        } else {
            Ok(())
        }
    }
}
