//! The table itself: a cache of its log, which any process can rebuild.

use contract::record::GivenUp;
use contract::{AnyGame, Observer, Position, Seat, SeatSet, StepText, Turn};

use crate::history::History;
use crate::visibility::Visibility;
use crate::{Creation, Entry, Sitter, TableError};

/// A live match.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) creation: Creation,
    pub(crate) log: Vec<LoggedEntry>,
    pub(crate) history: History,
    pub(crate) seat_states: Vec<SeatState>,
    pub(crate) begun: bool,
    /// Who gave up, and whether that ended the game.
    pub(crate) given_up: GivenUp,
    /// Whether the game was ended for everybody.
    pub(crate) abandoned: bool,
    /// Who was asked when no chance was due last; nobody before the beginning and after the end.
    pub(crate) asked: SeatSet,
    /// When the last entry was made.
    pub(crate) last_entry_at: u64,
    /// When the last entry that everybody could see was made.
    changed: u64,
}

/// An entry, and who could see it.
#[derive(Clone, Debug)]
pub(crate) struct LoggedEntry {
    pub(crate) entry: Entry,
    pub(crate) visibility: Visibility,
    /// Which of these could see more of it than who is at work, what somebody is called and who plays for whom:
    /// afterwards they may be asked another question.
    pub(crate) news: Visibility,
}

/// A seat as it is now.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatState {
    pub(crate) sitter: Sitter,
    pub(crate) entropy: Option<String>,
    /// What stands in the log before this number cannot be taken back any more.
    pub(crate) settled: usize,
    /// How often it has been the seat's turn, and since when it is or was.
    pub(crate) turn: crate::turn_notice::TurnStart,
    /// When the seat last did something that everybody could see.
    pub(crate) last_active: u64,
    /// The standing orders of the seat.
    pub(crate) orders: Vec<crate::orders::GivenOrder>,
    /// Where in the log the seat last asked for a hint, unless that was taken back.
    pub(crate) hinted: Option<usize>,
}

impl Table {
    /// Makes the table as it was created. The face must be that of [`Creation::setup`].
    ///
    /// # Errors
    /// When the face is of another game or version, or the start cannot be read.
    pub fn new(face: &dyn AnyGame, creation: Creation) -> Result<Self, TableError> {
        let (info, setup) = (face.info(), face.setup());
        if info.id != creation.game || info.rules_version != creation.rules {
            let table = format!("`{}` under version {} of its rules", creation.game, creation.rules);
            let given = format!("`{}` under version {}", info.id, info.rules_version);
            return Err(TableError::OtherGame { table, given });
        }
        if usize::from(setup.seats) != creation.seats.len() {
            return Err(TableError::Fault("the game was made for another number of seats"));
        }
        let broken = |reason: String| TableError::Broken { entry: 0, reason };
        let start = match &creation.start {
            Some(line) => face.read(line).map_err(|error| broken(format!("the start: {error}")))?,
            None => face.start(),
        };
        let chairs = creation.seats.iter().map(|sitter| SeatState { sitter: sitter.clone(), ..SeatState::default() });
        let chairs = chairs.collect();
        let at = creation.at;
        let line = History::new(start);
        let (log, asked) = (Vec::new(), SeatSet::NONE);
        Ok(Self {
            history: line,
            seat_states: chairs,
            creation,
            log,
            begun: false,
            given_up: GivenUp::default(),
            abandoned: false,
            asked,
            last_entry_at: at,
            changed: at,
        })
    }

    /// Makes the table as its log has it.
    ///
    /// # Errors
    /// See [`Table::new`] and [`Table::apply`].
    pub fn rebuild(
        face: &dyn AnyGame,
        creation: Creation,
        entries: impl IntoIterator<Item = Entry>,
    ) -> Result<Self, TableError> {
        let mut table = Self::new(face, creation)?;
        entries.into_iter().try_for_each(|entry| table.apply(entry))?;
        Ok(table)
    }

    /// Folds one stored entry.
    ///
    /// # Errors
    /// When it does not follow from what was before; the table is then as it was.
    pub fn apply(&mut self, entry: Entry) -> Result<(), TableError> {
        let number = self.log.len();
        let broken = |reason: String| TableError::Broken { entry: number, reason };
        if entry.seat().is_some_and(|seat| seat.index() >= self.seat_states.len()) {
            return Err(broken("there is no such seat".to_owned()));
        }
        if (self.abandoned || self.given_up.is_over()) && !matches!(entry, Entry::Sit { .. }) {
            let ended =
                if self.abandoned { "the game was abandoned" } else { "seats had given up, which ended the game" };
            return Err(broken(ended.to_owned()));
        }
        let mut sight = Visibility::everybody(self.seats());
        let mut news = entry.seat().map_or(sight, |seat| Visibility::NOBODY.with(seat));
        match &entry {
            Entry::Sit { seat, name, .. } => {
                self.seat_states[seat.index()].sitter.name.clone_from(name);
                news = Visibility::NOBODY;
            }
            Entry::Entropy { seat, entropy, .. } => {
                self.seat_states[seat.index()].entropy = Some(entropy.clone());
                (sight, news) = (Visibility::NOBODY, Visibility::NOBODY);
            }
            Entry::Begin { .. } => self.begun = true,
            Entry::Act { seat, token, .. } => {
                let step = StepText::Action { seat: *seat, token: token.clone() };
                let played = self.history.take(step, None, number).map_err(|refused| broken(refused.to_string()))?;
                (sight, news) = (played.visibility, played.news);
            }
            Entry::Chance { token, draw, .. } => {
                let step = StepText::Outcome { token: token.clone() };
                let draw = draw.as_ref().map(|(name, _)| name.clone());
                let played = self.history.take(step, draw, number).map_err(|refused| broken(refused.to_string()))?;
                (sight, news) = (played.visibility, played.news);
            }
            Entry::Undo { seat, steps, .. } => {
                let (line, seen) = self.history.without(*seat, *steps).map_err(broken)?;
                let (before, after) = (self.position(), &line.last().position);
                let turned = before.turn() != after.turn();
                sight = if turned { sight } else { Visibility::of_change(before, after).union(seen) };
                // Who goes on with a part of a sealed choice is at work again, and by the law of such choices no more.
                let sealed = self.history.last().seal.is_some() && self.history.last().seal == line.last().seal;
                news = if sealed { news } else { sight };
                self.take_back_hints(&line);
                self.history = line;
            }
            Entry::Resign { seat, .. } if self.given_up.contains(*seat) => {
                return Err(broken("the seat had given up".to_owned()));
            }
            Entry::Resign { seat, terms, .. } => {
                self.given_up.give_up(*seat, *terms, self.persons().without(*seat), self.seats());
                self.seat_states[seat.index()].sitter.bot = Some(self.creation.stand_in.clone());
                self.seat_states.iter_mut().for_each(|chair| chair.settled = number);
                // Nobody is asked anything any more.
                news = if self.given_up.is_over() { sight } else { news };
            }
            Entry::Hand { seat, bot, .. } => {
                self.seat_states[seat.index()].sitter.bot.clone_from(bot);
                self.seat_states[seat.index()].settled = number;
            }
            Entry::Order { seat, .. } | Entry::Cancel { seat, .. } => {
                (sight, news) = (Visibility::NOBODY.with(*seat), Visibility::NOBODY);
            }
            Entry::Hint { seat, .. } => {
                self.seat_states[seat.index()].hinted = Some(number);
                news = Visibility::NOBODY;
            }
            Entry::End { .. } => {
                self.running().map_err(|error| broken(error.to_string()))?;
                self.abandoned = true;
            }
        }
        self.note_activity(&entry, sight);
        self.note_orders(&entry);
        self.log.push(LoggedEntry { entry, visibility: sight, news });
        Ok(())
    }

    /// Notes the time of an entry that has just been folded, and whose turn it has become.
    fn note_activity(&mut self, entry: &Entry, sight: Visibility) {
        self.last_entry_at = entry.at().unwrap_or(self.last_entry_at);
        if sight.spectator() {
            self.changed = self.last_entry_at;
            if let Some(seat) = entry.seat() {
                self.seat_states[seat.index()].last_active = self.last_entry_at;
            }
        }
        self.note_turn(entry);
    }

    /// Returns how the table was created.
    pub fn creation(&self) -> &Creation {
        &self.creation
    }

    /// Returns the number of entries folded: the number that the next one must be stored under.
    pub fn len(&self) -> usize {
        self.log.len()
    }

    /// Says whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.log.is_empty()
    }

    /// Returns the entries folded, secrets included.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.log.iter().map(|logged| &logged.entry)
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> u8 {
        self.seat_states.len() as u8
    }

    /// Returns who sits on a seat now.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.seat_states.get(seat.index()).map(|chair| &chair.sitter)
    }

    /// Says whether the seat has given up, so that it cannot win any more.
    pub fn has_resigned(&self, seat: Seat) -> bool {
        self.given_up.contains(seat)
    }

    /// Says whether the game has begun.
    pub fn has_begun(&self) -> bool {
        self.begun
    }

    /// Returns the game as it stands, secrets included: show only [`Position::view`] and the like to an observer.
    pub fn position(&self) -> &Position {
        &self.history.last().position
    }

    /// Returns the number of steps that stand, outcomes included. While the game runs, keep it from those who may not
    /// know what others do in secret.
    pub fn steps(&self) -> usize {
        self.history.steps().len()
    }

    /// Returns the game after this many of the steps that stand, secrets included; for looking back after the end.
    pub fn position_at(&self, steps: usize) -> Option<&Position> {
        self.history.before(steps)
    }

    /// Returns what somebody who owns these seats may see: their secrets, and all after the end.
    pub fn observer(&self, owned: SeatSet) -> Observer {
        if self.is_over() { SeatSet::all(self.seats()) } else { owned }
    }

    /// Returns the version of the observer's page: how many entries it could see. It says nothing about the sealed
    /// steps of others.
    pub fn version(&self, observer: Observer) -> u64 {
        self.log.iter().filter(|logged| logged.visibility.includes(observer)).count() as u64
    }

    /// Returns when the table last changed for everybody, in milliseconds since 1970: sealed steps are not counted, so
    /// nobody learns from it when somebody took one.
    pub fn changed(&self) -> u64 {
        self.changed
    }

    /// Returns the hash that the table's dice are committed to, if it draws them.
    pub fn commitment(&self) -> Option<String> {
        self.creation.seed.as_ref().map(crate::Seed::commitment)
    }

    /// Returns the seed of the dice in hexadecimal, after the end.
    pub fn reveal(&self) -> Option<String> {
        self.creation.seed.as_ref().filter(|_| self.is_over()).map(crate::Seed::reveal)
    }

    /// Returns the seats that may act now and are played by persons.
    pub fn seats_to_move(&self) -> SeatSet {
        match self.position().turn() {
            Turn::Choice(seats) if self.begun && !self.is_over() => {
                seats.iter().filter(|seat| self.seat_states[seat.index()].sitter.bot.is_none()).collect()
            }
            _ => SeatSet::NONE,
        }
    }

    pub(crate) fn seat_state(&self, seat: Seat) -> Result<&SeatState, TableError> {
        self.seat_states.get(seat.index()).ok_or(TableError::NoSeat)
    }

    /// Returns what the seats added to the dice, with their printed names, in seat order.
    pub(crate) fn entropies(&self) -> Vec<(&'static str, &str)> {
        let info = self.position().info();
        let given = self.seat_states.iter().enumerate();
        given.filter_map(|(at, chair)| Some((info.seat_name(Seat::new(at)), chair.entropy.as_deref()?))).collect()
    }
}
