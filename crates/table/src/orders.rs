//! Standing orders: what a seat has said beforehand, and the answers that the table gives for it.
//!
//! What can be ordered, when an order lapses and what it answers follows from what everybody knows
//! ([`contract::Speak::orders`]). Giving and cancelling one is seen by its own seat alone. The answer comes a fixed time
//! after the question and is an action like any other, so a record does not know how it came about.

use contract::{Order, Seat, SeatSet, Turn};

use crate::{Command, Entry, Request, Table, TableError};

/// How many milliseconds after the question an order answers, whatever the order and whatever the seat holds.
pub const ORDER_DELAY: u64 = 3_000;

/// An answer that the table owes by a standing order. It follows from the log alone, so a process that was killed and
/// restarted still owes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingOrder {
    /// The seat that is asked.
    pub seat: Seat,
    /// When the answer is due, in milliseconds since 1970.
    pub due: u64,
    /// How often the seat has acted before.
    turn: usize,
}

/// An order that a seat can give, or that stands for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedOrder {
    /// The order, as the game offers it now.
    pub order: Order<String>,
    /// Whether it stands.
    pub stands: bool,
}

/// An order that was given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GivenOrder {
    key: String,
    at: u64,
}

impl Table {
    /// Returns the orders that a seat can give or has given; for that seat alone. None while nobody plays, and while a bot
    /// plays the seat.
    pub fn orders(&self, seat: Seat) -> Vec<OfferedOrder> {
        let Some(state) = self.seat_states.get(seat.index()) else { return Vec::new() };
        if !self.begun || self.is_over() || state.sitter.bot.is_some() {
            return Vec::new();
        }
        let offered = self.position().orders(seat).into_iter();
        offered
            .map(|order| OfferedOrder { stands: state.orders.iter().any(|given| given.key == order.key), order })
            .collect()
    }

    /// Returns the seats that are asked, but will be answered for by an order: they need not be called.
    pub fn answered_by_orders(&self) -> SeatSet {
        self.seats_to_move().iter().filter(|seat| self.standing_answer(*seat).is_some()).collect()
    }

    /// Returns the seats that may act now, are played by persons and wait for these: all but
    /// [`Table::answered_by_orders`].
    pub fn seats_called(&self) -> SeatSet {
        let answered = self.answered_by_orders();
        self.seats_to_move().iter().filter(|seat| !answered.contains(*seat)).collect()
    }

    /// Returns the answer that the table owes first by an order.
    pub fn pending_order(&self) -> Option<PendingOrder> {
        let owed = self.seats_to_move().iter().filter_map(|seat| {
            let (_, from) = self.standing_answer(seat)?;
            Some(PendingOrder { seat, due: from.saturating_add(ORDER_DELAY), turn: self.acts(seat) })
        });
        owed.min_by_key(|owed| owed.due)
    }

    /// Returns what a standing order answers for a seat now, and since when there have been both, question and order.
    /// Whoever took an answer back gives another one themselves.
    fn standing_answer(&self, seat: Seat) -> Option<(String, u64)> {
        let given = &self.seat_states[seat.index()].orders;
        if given.is_empty() || !self.seats_to_move().contains(seat) {
            return None;
        }
        let asked = self.asked_at(seat)?;
        let answers = self.position().orders(seat).into_iter().filter_map(|order| Some((order.key, order.answer?)));
        let standing = answers.filter_map(|(key, answer)| {
            let given = given.iter().find(|given| given.key == key)?;
            Some((answer, asked.max(given.at)))
        });
        standing.min_by_key(|(_, from)| *from)
    }

    /// Returns since when a seat has had its question: when it last saw more than who is at work. None where it asked that
    /// question itself, by taking something back.
    fn asked_at(&self, seat: Seat) -> Option<u64> {
        let me = SeatSet::only(seat);
        let last = self.log.iter().rposition(|logged| logged.news.includes(me))?;
        if matches!(self.log[last].entry, Entry::Undo { seat: by, .. } if by == seat) {
            return None;
        }
        // An outcome has the time of its cause.
        self.log[..=last].iter().rev().find_map(|logged| logged.entry.at())
    }

    /// Returns the entry by which a seat gives an order, or cancels one; none if that has been done.
    pub(crate) fn give_order(&self, seat: Seat, key: &str, stands: bool, at: u64) -> Result<Vec<Entry>, TableError> {
        self.running()?;
        if let Some(bot) = &self.seat_state(seat)?.sitter.bot {
            return Err(TableError::BotPlays(bot.clone()));
        }
        let offered = self.orders(seat).into_iter().find(|offered| offered.order.key == key);
        let order = key.to_owned();
        match offered {
            Some(offered) if offered.stands == stands => Ok(Vec::new()),
            Some(offered) if stands && offered.order.closed.is_none() => Ok(vec![Entry::Order { seat, order, at }]),
            Some(_) if !stands => Ok(vec![Entry::Cancel { seat, order, at }]),
            None if !stands => Ok(Vec::new()),
            _ => Err(TableError::NoOrder),
        }
    }

    /// Returns the entries of the answer that an order gives, once it is due.
    pub(crate) fn obey(&self, seat: Seat, turn: usize, now: u64) -> Result<Vec<Entry>, TableError> {
        if turn < self.acts(seat) {
            return Ok(Vec::new());
        }
        let due = self.pending_order().filter(|owed| owed.seat == seat && owed.due <= now);
        match self.standing_answer(seat).filter(|_| due.is_some()) {
            Some((token, _)) => self.act(seat, &token, false, now),
            None => Err(TableError::NoOrder),
        }
    }

    /// Notes an order that was given or cancelled, and lets lapse what stands no more after an entry: all that a seat has
    /// ordered, where a bot plays it from now on.
    pub(crate) fn note_orders(&mut self, entry: &Entry) {
        match entry {
            Entry::Order { seat, order, at } => {
                self.seat_states[seat.index()].orders.push(GivenOrder { key: order.clone(), at: *at });
            }
            Entry::Cancel { seat, order, .. } => {
                self.seat_states[seat.index()].orders.retain(|given| given.key != *order);
            }
            _ => {}
        }
        if self.position().turn() == Turn::Chance {
            return;
        }
        for seat in SeatSet::all(self.seats()).iter() {
            if self.seat_states[seat.index()].orders.is_empty() {
                continue;
            }
            let open: Vec<String> = self
                .orders(seat)
                .into_iter()
                .filter(|one| one.order.closed.is_none())
                .map(|one| one.order.key)
                .collect();
            self.seat_states[seat.index()].orders.retain(|given| open.contains(&given.key));
        }
    }
}

impl PendingOrder {
    /// Returns the answer as a request. The table takes it once, however often it is sent, and only when it is due.
    pub fn request(&self) -> Request {
        Request { seat: self.seat, page: None, command: Command::Obey { turn: self.turn } }
    }
}
