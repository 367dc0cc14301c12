//! A table of a toy game, its log kept as text the way a store keeps it.

use std::sync::Arc;

use conform::toys::{Parley, Pig};
use contract::{AnyGame, Dice, Maker, Player, Position, Seat, SeatSet, Setup, Stream};
use table::{Command, Creation, Entry, Page, Request, Seed, Sitter, Table, TableError};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const START: u64 = 1_760_000_000_000;

/// A table with the log that a store would hold.
#[derive(Clone)]
pub(crate) struct Live {
    pub(crate) face: Arc<dyn AnyGame>,
    pub(crate) table: Table,
    pub(crate) stored: Vec<String>,
    pub(crate) now: u64,
}

pub(crate) fn only(seat: Seat) -> SeatSet {
    SeatSet::only(seat)
}

pub(crate) fn seed(number: u8) -> Seed {
    Seed::new([number; 32])
}

pub(crate) fn parley(seats: u8) -> Arc<dyn AnyGame> {
    (Maker::of::<Parley>().make)(&Setup::printed(seats)).unwrap()
}

pub(crate) fn pig() -> Arc<dyn AnyGame> {
    (Maker::of::<Pig>().make)(&Setup::printed(2)).unwrap()
}

impl Live {
    pub(crate) fn new(face: Arc<dyn AnyGame>, number: u8) -> Self {
        Self::seeded(face, seed(number))
    }

    pub(crate) fn seeded(face: Arc<dyn AnyGame>, seed: Seed) -> Self {
        let sitters = vec![Sitter::default(); usize::from(face.setup().seats)];
        let creation = Creation::new(face.info(), face.setup(), sitters, seed, START);
        Self::of(face, &creation)
    }

    pub(crate) fn of(face: Arc<dyn AnyGame>, creation: &Creation) -> Self {
        let creation = Creation::read(&creation.write()).unwrap();
        let table = Table::new(&*face, creation).unwrap();
        Self { face, table, stored: Vec::new(), now: START }
    }

    /// Begins a game of parley for so many.
    pub(crate) fn parley(seats: u8, number: u8) -> Self {
        let mut live = Self::new(parley(seats), number);
        live.ask(A, Command::Begin).unwrap();
        live
    }

    /// Begins a game of parley for so many, at a table where silent seats may be handed over.
    pub(crate) fn bearing(seats: u8, number: u8, away: Option<u64>) -> Self {
        let face = parley(seats);
        let sitters = vec![Sitter::default(); usize::from(seats)];
        let creation = Creation::new(face.info(), face.setup(), sitters, seed(number), START);
        let mut live = Self::of(face, &Creation { away, ..creation });
        live.ask(A, Command::Begin).unwrap();
        live
    }

    /// Decides, stores and applies.
    pub(crate) fn send(&mut self, request: &Request) -> Result<usize, TableError> {
        self.now += 1000;
        let entries = self.table.decide(request, self.now)?;
        self.keep(&entries);
        Ok(entries.len())
    }

    fn keep(&mut self, entries: &[Entry]) {
        for entry in entries {
            let text = entry.write();
            assert_eq!(Entry::read(&text).as_ref(), Ok(entry));
            self.table.apply(entry.clone()).unwrap();
            self.stored.push(text);
        }
    }

    /// Asks from a fresh page of the seat.
    pub(crate) fn ask(&mut self, seat: Seat, command: Command) -> Result<usize, TableError> {
        let request = self.request(seat, command);
        self.send(&request)
    }

    pub(crate) fn request(&self, seat: Seat, command: Command) -> Request {
        let observer = only(seat);
        Request { seat, page: Some(Page { observer, version: self.table.version(observer) }), command }
    }

    /// Acts, token by token, each with its seat in front.
    pub(crate) fn play(&mut self, tokens: &str) {
        for word in tokens.split(' ') {
            let (seat, token) = word.split_once(':').unwrap();
            let seat = self.face.info().seat(seat).unwrap();
            self.act(seat, token).unwrap();
        }
    }

    pub(crate) fn act(&mut self, seat: Seat, token: &str) -> Result<usize, TableError> {
        self.ask(seat, Command::act(token))
    }

    /// Offers the first card that may be offered.
    pub(crate) fn offer(&mut self, seat: Seat) -> String {
        let legal = self.table.position().legal(seat);
        let token = legal.into_iter().find(|token| token.starts_with("offer:")).unwrap();
        self.act(seat, &token).unwrap();
        token
    }

    pub(crate) fn undo(&mut self, seat: Seat, steps: usize) -> Result<usize, TableError> {
        self.ask(seat, Command::Undo { steps })
    }

    /// Plays random legal actions until the game is over.
    pub(crate) fn finish(&mut self) {
        while self.step() {}
    }

    /// Plays a random legal action; returns false where nobody is asked.
    pub(crate) fn step(&mut self) -> bool {
        let Some(seat) = self.table.seats_to_move().first() else { return false };
        let acted = self.table.steps().to_string();
        let token = Lottery.choose(self.table.position(), seat, &acted).unwrap();
        self.act(seat, &token).unwrap();
        true
    }

    /// Ends the game for everybody, as whoever runs the table may.
    pub(crate) fn end(&mut self) -> Result<(), TableError> {
        self.now += 1000;
        let entries = self.table.end(self.now)?;
        self.keep(&entries);
        Ok(())
    }

    pub(crate) fn rebuilt(&self, entries: usize) -> Table {
        let log = self.stored[..entries].iter().map(|text| Entry::read(text).unwrap());
        Table::rebuild(&*self.face, self.table.creation().clone(), log).unwrap()
    }

    /// Returns all that an observer can find out: view, version, log, what is asked and what may be taken back.
    pub(crate) fn shown_to(&self, seat: Seat) -> String {
        let (table, observer) = (&self.table, only(seat));
        let position = table.position();
        let page = (position.view_json(observer), table.version(observer), table.log_for(observer));
        let asked = (position.turn(), position.legal(seat), table.undo_offer(seat), table.result());
        let times = (
            table.changed(),
            table.finished(),
            [A, B].map(|other| (table.turn_notice(other), table.away_since(other))),
        );
        let orders = (table.orders(seat), table.answered_by_orders().contains(seat));
        format!("{page:?} {asked:?} {times:?} {orders:?}")
    }
}

/// A bot that draws lots, from its seed alone.
pub(crate) struct Lottery;

impl Player for Lottery {
    fn choose(&mut self, position: &Position, seat: Seat, seed: &str) -> Option<String> {
        let legal = position.legal(seat);
        let last = legal.len().checked_sub(1)?;
        legal.into_iter().nth(Stream::new(seed, "lottery", 0).below(last as u32 + 1) as usize)
    }
}
