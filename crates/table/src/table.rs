//! The table itself: a cache of its log that any process can rebuild.

use contract::{Face, Observer, Position, Seat, SeatSet, StepText, Turn};

use crate::line::Line;
use crate::sight::Sight;
use crate::{Creation, Entry, Sitter, TableError};

/// A live match.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) creation: Creation,
    pub(crate) log: Vec<Logged>,
    pub(crate) line: Line,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) begun: bool,
    /// Whether those who gave up left nobody to play; what becomes of the other seats later changes it no more.
    pub(crate) given_up: bool,
    /// Whether the game was ended for everybody.
    pub(crate) abandoned: bool,
    /// Who was asked when no luck was due last; nobody before the beginning and after the end.
    pub(crate) asked: SeatSet,
    /// When the last entry was made.
    pub(crate) clock: u64,
    /// When the last entry was made that everybody could see.
    changed: u64,
}

/// An entry, and who could see it.
#[derive(Clone, Debug)]
pub(crate) struct Logged {
    pub(crate) entry: Entry,
    pub(crate) sight: Sight,
    /// Who of these could see more of it than who is at work, what somebody is called and who plays for whom: what they
    /// are asked may be another question after it.
    pub(crate) news: Sight,
}

/// A seat as it is now.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    pub(crate) entropy: Option<String>,
    pub(crate) resigned: bool,
    /// What stands in the log before this number cannot be taken back any more.
    pub(crate) settled: usize,
    /// How often it has been the seat's turn, and since when it is or was.
    pub(crate) turn: crate::call::Begun,
    /// When the seat did something last that everybody could see.
    pub(crate) heard: u64,
}

impl Table {
    /// Makes the table as it was created. The face must be that of [`Creation::setup`].
    ///
    /// # Errors
    /// When the face is of another game or version, or the start cannot be read.
    pub fn new(face: &dyn Face, creation: Creation) -> Result<Self, TableError> {
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
        let chairs = creation.seats.iter().map(|sitter| Chair { sitter: sitter.clone(), ..Chair::default() });
        let chairs = chairs.collect();
        let at = creation.at;
        let line = Line::new(start);
        let (log, asked) = (Vec::new(), SeatSet::NONE);
        Ok(Self {
            line,
            chairs,
            creation,
            log,
            begun: false,
            given_up: false,
            abandoned: false,
            asked,
            clock: at,
            changed: at,
        })
    }

    /// Makes the table as its log has it.
    ///
    /// # Errors
    /// See [`Table::new`] and [`Table::apply`].
    pub fn rebuild(
        face: &dyn Face,
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
        if entry.seat().is_some_and(|seat| seat.index() >= self.chairs.len()) {
            return Err(broken("there is no such seat".to_owned()));
        }
        if self.abandoned && !matches!(entry, Entry::Sit { .. }) {
            return Err(broken("the game was abandoned".to_owned()));
        }
        let mut sight = Sight::everybody(self.seats());
        let mut news = entry.seat().map_or(sight, |seat| Sight::NOBODY.with(seat));
        match &entry {
            Entry::Sit { seat, name, .. } => {
                self.chairs[seat.index()].sitter.name.clone_from(name);
                news = Sight::NOBODY;
            }
            Entry::Entropy { seat, entropy, .. } => {
                self.chairs[seat.index()].entropy = Some(entropy.clone());
                (sight, news) = (Sight::NOBODY, Sight::NOBODY);
            }
            Entry::Begin { .. } => self.begun = true,
            Entry::Act { seat, token, .. } => {
                let step = StepText::Act { seat: *seat, token: token.clone() };
                let stand = self.line.take(step, None, number).map_err(|refused| broken(refused.to_string()))?;
                (sight, news) = (stand.sight, stand.news);
            }
            Entry::Luck { token, draw, .. } => {
                let step = StepText::Befall { token: token.clone() };
                let draw = draw.as_ref().map(|(name, _)| name.clone());
                let stand = self.line.take(step, draw, number).map_err(|refused| broken(refused.to_string()))?;
                (sight, news) = (stand.sight, stand.news);
            }
            Entry::Undo { seat, steps, .. } => {
                let (line, seen) = self.line.without(*seat, *steps).map_err(broken)?;
                let (before, after) = (self.position(), &line.last().position);
                let turned = before.turn() != after.turn();
                sight = if turned { sight } else { Sight::of_change(before, after).and(seen) };
                // Who goes on with a part of a sealed choice is at work again, and by the law of such choices no more.
                let sealed = self.line.last().seal.is_some() && self.line.last().seal == line.last().seal;
                news = if sealed { news } else { sight };
                self.line = line;
            }
            Entry::Resign { seat, .. } => {
                self.chairs[seat.index()].resigned = true;
                self.chairs[seat.index()].sitter.bot = Some(self.creation.stand_in.clone());
                self.chairs.iter_mut().for_each(|chair| chair.settled = number);
                self.given_up |= self.leaves_nobody();
            }
            Entry::Hand { seat, bot, .. } => {
                self.chairs[seat.index()].sitter.bot.clone_from(bot);
                self.chairs[seat.index()].settled = number;
            }
            Entry::End { .. } => {
                self.running().map_err(|error| broken(error.to_string()))?;
                self.abandoned = true;
            }
        }
        self.hear(&entry, sight);
        self.log.push(Logged { entry, sight, news });
        Ok(())
    }

    /// Notes the time of an entry that has just been folded, and whose turn it has become.
    fn hear(&mut self, entry: &Entry, sight: Sight) {
        self.clock = entry.at().unwrap_or(self.clock);
        if sight.spectator() {
            self.changed = self.clock;
            if let Some(seat) = entry.seat() {
                self.chairs[seat.index()].heard = self.clock;
            }
        }
        self.call(entry);
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
        self.chairs.len() as u8
    }

    /// Returns who sits on a seat now.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.chairs.get(seat.index()).map(|chair| &chair.sitter)
    }

    /// Says whether the seat has given up.
    pub fn has_resigned(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).is_some_and(|chair| chair.resigned)
    }

    /// Says whether the game has begun.
    pub fn has_begun(&self) -> bool {
        self.begun
    }

    /// Returns the game as it stands, secrets included: show only [`Position::view`] and the like to an observer.
    pub fn position(&self) -> &Position {
        &self.line.last().position
    }

    /// Returns the number of steps that stand, luck included. Secret from those who may not know what others do in
    /// secret, while the game runs.
    pub fn steps(&self) -> usize {
        self.line.steps().len()
    }

    /// Returns the game after so many of the steps that stand, secrets included; for looking back after the end.
    pub fn position_at(&self, steps: usize) -> Option<&Position> {
        self.line.before(steps)
    }

    /// Returns what somebody who owns these seats may see: their secrets, and all after the end.
    pub fn observer(&self, owned: SeatSet) -> Observer {
        if self.is_over() { SeatSet::all(self.seats()) } else { owned }
    }

    /// Returns the version of the observer's page: how many entries it could see. It says nothing about the sealed
    /// steps of others.
    pub fn version(&self, observer: Observer) -> u64 {
        self.log.iter().filter(|logged| logged.sight.has(observer)).count() as u64
    }

    /// Returns when the table changed last for everybody, in milliseconds since 1970: sealed steps are not counted, so
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
    pub fn awaited(&self) -> SeatSet {
        match self.position().turn() {
            Turn::Choice(seats) if self.begun && !self.is_over() => {
                seats.iter().filter(|seat| self.chairs[seat.index()].sitter.bot.is_none()).collect()
            }
            _ => SeatSet::NONE,
        }
    }

    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, TableError> {
        self.chairs.get(seat.index()).ok_or(TableError::NoSeat)
    }

    /// Returns what the seats added to the dice, with their printed names, in seat order.
    pub(crate) fn entropies(&self) -> Vec<(&'static str, &str)> {
        let info = self.position().info();
        let given = self.chairs.iter().enumerate();
        given.filter_map(|(at, chair)| Some((info.seat_name(Seat::new(at)), chair.entropy.as_deref()?))).collect()
    }
}
