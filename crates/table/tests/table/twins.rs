//! Hidden twins of whole tables: whatever the others did in secret and took back, a seat is shown the same, and its old
//! pages are taken or refused alike.

use conform::play::{Order, Playable, next};
use conform::twins::RoundHistory;
use contract::{Dice, Observer, Seat, Stream, Turn};
use table::{Command, Page, Request};

use crate::common::{A, B, C, Live, START, only};

/// What a seat may do at a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Move {
    Act(Seat, String),
    TakeBack(Seat),
    /// Gives an order, or cancels it.
    Order(Seat, String, bool),
}

impl PartialEq for Live {
    fn eq(&self, other: &Self) -> bool {
        self.stored == other.stored
    }
}

impl Playable for Live {
    type Step = Move;

    fn turn(&self) -> Turn {
        Some(self.table.seats_to_move()).filter(|seats| !seats.is_empty()).map_or(Turn::Over, Turn::Choice)
    }

    fn round(&self) -> u16 {
        self.table.position().round()
    }

    fn name(&self, seat: Seat) -> &'static str {
        self.face.info().seat_name(seat)
    }

    fn choices(&self, seat: Seat) -> Vec<Move> {
        let back = (self.table.undo_offer(seat) > 0).then_some(Move::TakeBack(seat));
        let acts = self.table.position().legal(seat).into_iter().map(|token| Move::Act(seat, token));
        let open = self.table.orders(seat).into_iter().filter(|offered| offered.order.closed.is_none());
        let orders = open.map(|offered| Move::Order(seat, offered.order.key, !offered.stands));
        acts.chain(back).chain(orders).collect()
    }

    /// A table rolls by itself.
    fn chance<D: Dice>(&self, _dice: &mut D) -> Option<Move> {
        None
    }

    /// Time stands still, so that it does not tell how much was done in secret.
    fn take(&mut self, step: &Move) -> Result<(), String> {
        self.now = START;
        let taken = match step {
            Move::Act(seat, token) => self.act(*seat, token),
            Move::TakeBack(seat) => self.undo(*seat, 1),
            Move::Order(seat, order, stands) => {
                self.ask(*seat, Command::Order { order: order.clone(), stands: *stands })
            }
        };
        taken.map(drop).map_err(|error| error.to_string())
    }

    fn looks_like(&self, other: &Self, observer: Observer) -> bool {
        let logs = [self, other].map(|live| live.table.log_for(observer));
        self.table.position().looks_like(other.table.position(), observer) && logs[0] == logs[1]
    }

    fn actor(step: &Move) -> Option<Seat> {
        let (Move::Act(seat, _) | Move::TakeBack(seat) | Move::Order(seat, ..)) = step;
        Some(*seat)
    }
}

#[test]
fn what_others_do_in_secret_is_neither_shown_nor_told_by_what_is_taken() {
    let (mut pairs, mut chose, mut taken) = (0, 0, 0);
    for number in 0..15 {
        let dice = &mut Stream::new("twins", "table", number.into());
        let mut live = Live::bearing(3, number, Some(1000));
        let mut round = RoundHistory::new(live.clone());
        while let Some(step) = next(&live, Order::Any, dice).unwrap() {
            live.take(&step).unwrap();
            round.took(step, &live);
            let seat = [A, B, C][dice.below(3) as usize];
            let Some(twin) = round.twin(only(seat), dice).filter(|twin| *twin != live) else { continue };
            pairs += 1;
            chose += usize::from(live.table.undo_offer(seat) > 0);
            assert_eq!(live.shown_to(seat), twin.shown_to(seat), "{number}");
            let version = u64::from(dice.below(live.table.version(only(seat)) as u32 + 2));
            for token in ["draw", "offer:1", "offer:2", "done", "pass", "nonsense"] {
                let page = Some(Page { observer: only(seat), version });
                let request = Request { seat, page, command: Command::act(token) };
                // What chance brings next depends on what is left, and on what the last one to finish opens.
                let is_new = |live: &Live| live.table.decide(&request, 1).map(|entries| !entries.is_empty());
                let [one, other] = [&live, &twin].map(is_new);
                assert_eq!(one, other, "{request:?}");
                taken += usize::from(one == Ok(true));
            }
        }
    }
    println!("{pairs} {chose} {taken}");
    assert!(pairs > 100 && chose > 10 && taken > 20, "{pairs} {chose} {taken}");
}
