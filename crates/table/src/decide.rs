//! From a request to the entries it adds.

use contract::record::Terms;
use contract::{Position, RecordedDice, STEP_LIMIT, Seat, StepText, split_seat};

use crate::fair::Keyed;
use crate::request::bad_text;
use crate::secret::is_entropy;
use crate::{Command, Entry, Name, Page, Request, Table, TableError};

/// The longest token or name of a bot, in bytes.
const WORD: usize = 200;

impl Table {
    /// Returns the entries that the request adds, for the caller to store under [`Table::len`] and, once they are on
    /// disk, to [`Table::apply`]. An action comes with the outcomes that follow from it. No entries mean that the
    /// request has been done already: the answer is the same as then.
    ///
    /// # Errors
    /// When the page was old, the rules or the table say no, or text is malformed. The table is as it was either way.
    pub fn decide(&self, request: &Request, now: u64) -> Result<Vec<Entry>, TableError> {
        let seat = request.seat;
        self.seat_state(seat)?;
        if let Some(page) = request.page {
            if self.was_done(request, page) {
                return Ok(Vec::new());
            }
            if !self.still_asks(page) {
                return Err(TableError::Stale { seen: page.version, now: self.version(page.observer) });
            }
        }
        match &request.command {
            Command::Sit { name } => self.sit(seat, name.as_ref(), now),
            Command::Entropy { entropy } => self.entropy(seat, entropy, now),
            Command::Begin => self.begin(now),
            Command::Act { tokens } => match &self.seat_state(seat)?.sitter.bot {
                None => self.act_together(seat, tokens, now),
                Some(_) if self.has_resigned(seat) => Err(TableError::Resigned),
                Some(bot) => Err(TableError::BotPlays(bot.clone())),
            },
            Command::BotAct { turn, .. } if *turn < self.acts(seat) => Ok(Vec::new()),
            Command::BotAct { token, .. } => match &self.seat_state(seat)?.sitter.bot {
                None => Err(TableError::NoBot),
                Some(_) => self.act(seat, token, false, now),
            },
            Command::Order { order, stands } => self.give_order(seat, order, *stands, now),
            Command::Hint => self.ask_for_hint(seat, now),
            Command::Obey { turn } => self.obey(seat, *turn, now),
            Command::Undo { steps } => match self.undo_offer(seat) {
                offered if (1..=offered).contains(steps) && self.begins_move(seat, *steps) => {
                    Ok(vec![Entry::Undo { seat, steps: *steps, at: now }])
                }
                offered => Err(TableError::Undo { asked: *steps, offered }),
            },
            Command::Resign if self.has_resigned(seat) => Ok(Vec::new()),
            Command::Resign => self.running().map(|()| vec![Entry::Resign { seat, terms: Terms::Second, at: now }]),
            Command::Hand { bot } => self.hand(seat, bot.as_deref(), now),
            Command::StandIn { by } => self.stand_in(seat, *by, now),
        }
    }

    /// Returns the entries by which the operator ends the game for everybody: nobody wins, and the dice are shown.
    /// Nobody at the table does this, so no request asks for it; the entries are stored as those of [`Table::decide`].
    ///
    /// # Errors
    /// When the game has not begun, or is over.
    pub fn end(&self, now: u64) -> Result<Vec<Entry>, TableError> {
        self.running().map(|()| vec![Entry::End { at: now }])
    }

    /// Says whether the log has what the request asks for, done while its page still asked the same.
    fn was_done(&self, request: &Request, page: Page) -> bool {
        match &request.command {
            Command::BotAct { turn, .. } => *turn < self.acts(request.seat),
            Command::Act { tokens } => self.since(page).any(|(number, _)| self.has_moved(request.seat, tokens, number)),
            _ => self.since(page).any(|(_, logged)| request.is(&logged.entry)),
        }
    }

    pub(crate) fn running(&self) -> Result<(), TableError> {
        match (self.is_over(), self.begun) {
            (true, _) => Err(TableError::Over),
            (false, false) => Err(TableError::NotBegun),
            (false, true) => Ok(()),
        }
    }

    fn sit(&self, seat: Seat, name: Option<&Name>, at: u64) -> Result<Vec<Entry>, TableError> {
        let same = self.log.iter().any(|logged| matches!(logged.entry, Entry::Sit { seat: s, .. } if s == seat))
            && self.seat_state(seat)?.sitter.name.as_ref() == name;
        Ok(if same { Vec::new() } else { vec![Entry::Sit { seat, name: name.cloned(), at }] })
    }

    fn entropy(&self, seat: Seat, entropy: &str, at: u64) -> Result<Vec<Entry>, TableError> {
        if !is_entropy(entropy) {
            return Err(bad_text(entropy, "entropy has 1 to 64 lower-case hexadecimal digits"));
        }
        match (&self.seat_state(seat)?.entropy, &self.creation.seats[seat.index()].bot) {
            // Who runs the table could otherwise choose the dice, knowing the seed and what all others added.
            (_, Some(bot)) => Err(TableError::BotPlays(bot.clone())),
            (Some(given), _) if given == entropy => Ok(Vec::new()),
            _ if self.begun => Err(TableError::Begun),
            (Some(_), _) => Err(TableError::EntropyGiven),
            (None, _) => Ok(vec![Entry::Entropy { seat, entropy: entropy.to_owned(), at }]),
        }
    }

    fn begin(&self, at: u64) -> Result<Vec<Entry>, TableError> {
        if self.begun {
            return Ok(Vec::new());
        }
        let mut entries = vec![Entry::Begin { at }];
        self.roll_chance(self.position().clone(), &mut entries)?;
        Ok(entries)
    }

    /// Returns the entries of one action with the outcomes that follow from it.
    pub(crate) fn act(&self, seat: Seat, token: &str, joined: bool, at: u64) -> Result<Vec<Entry>, TableError> {
        let (entry, position) = self.action(seat, token, joined, at)?;
        let mut entries = vec![entry];
        self.roll_chance(position, &mut entries)?;
        Ok(entries)
    }

    /// Returns the entry of one action, and the game right after it.
    pub(crate) fn action(
        &self,
        seat: Seat,
        token: &str,
        joined: bool,
        at: u64,
    ) -> Result<(Entry, Position), TableError> {
        self.running()?;
        word(token)?;
        let mut position = self.position().clone();
        let bare = match split_seat(position.info(), token) {
            (Some(named), _) if named != seat => return Err(TableError::OtherSeat { token: token.to_owned() }),
            (_, bare) => bare.to_owned(),
        };
        position.play(&StepText::Action { seat, token: bare.clone() })?;
        Ok((Entry::Act { seat, token: bare, joined, at }, position))
    }

    /// Draws all outcomes that are due, until somebody must choose.
    fn roll_chance(&self, mut position: Position, entries: &mut Vec<Entry>) -> Result<(), TableError> {
        let entropies = self.entropies();
        while let Some(draw) = position.draw_name() {
            let seed = self.creation.seed.as_ref().ok_or(TableError::Fault("a table without a seed has no draws"))?;
            if entries.len() > position.max_steps().unwrap_or(STEP_LIMIT) as usize {
                return Err(TableError::Fault("chance falls without end"));
            }
            let name = draw.to_string();
            let fell = |entry: &&Entry| matches!(entry, Entry::Chance { draw: Some((other, _)), .. } if *other == name);
            let count = self.history.count(&name) + entries.iter().filter(fell).count() as u32;
            let mut keyed = Keyed::new(seed, &entropies, &name, count);
            let mut noted = RecordedDice::new(&mut keyed);
            let step = position.sample(&mut noted).ok_or(TableError::Fault("chance is due and cannot be drawn"))?;
            let numbers = noted.numbers;
            position.play(&step).map_err(|_| TableError::Fault("the game refuses the outcome it drew"))?;
            entries.push(Entry::Chance { token: step.token().to_owned(), draw: Some((name, count)), numbers });
        }
        Ok(())
    }

    fn hand(&self, seat: Seat, bot: Option<&str>, at: u64) -> Result<Vec<Entry>, TableError> {
        bot.map_or(Ok(()), word)?;
        match self.seat_state(seat)? {
            _ if self.is_over() => Err(TableError::Over),
            _ if self.has_resigned(seat) => Err(TableError::Resigned),
            chair if chair.sitter.bot.as_deref() == bot => Ok(Vec::new()),
            _ => Ok(vec![Entry::Hand { seat, bot: bot.map(str::to_owned), by: None, at }]),
        }
    }

    fn stand_in(&self, seat: Seat, by: Seat, at: u64) -> Result<Vec<Entry>, TableError> {
        if !self.awaited().contains(seat) {
            self.running()?;
        }
        self.seat_state(by)?;
        if self.seat_state(seat)?.sitter.bot.is_some() {
            return Ok(Vec::new());
        }
        match self.away_since(seat) {
            Some(due) if due <= at && by != seat => {
                let bot = Some(self.creation.stand_in.clone());
                Ok(vec![Entry::Hand { seat, bot, by: Some(by), at }])
            }
            _ => Err(TableError::NotAway),
        }
    }
}

/// Checks what becomes one word of a line in the record.
fn word(text: &str) -> Result<(), TableError> {
    let fits = (1..=WORD).contains(&text.len()) && !text.chars().any(|c| c.is_whitespace() || c.is_control());
    if fits { Ok(()) } else { Err(bad_text(text, "it must be one short word")) }
}

impl Request {
    /// Says whether the entry is what this request asks for.
    fn is(&self, entry: &Entry) -> bool {
        if entry.seat().is_some_and(|seat| seat != self.seat) {
            return false;
        }
        match (&self.command, entry) {
            (Command::Sit { name }, Entry::Sit { name: other, .. }) => name == other,
            (Command::Entropy { entropy }, Entry::Entropy { entropy: other, .. }) => entropy == other,
            (Command::Undo { steps }, Entry::Undo { steps: other, .. }) => steps == other,
            (Command::Hand { bot }, Entry::Hand { bot: other, by: None, .. }) => bot == other,
            (Command::StandIn { by }, Entry::Hand { by: other, .. }) => Some(*by) == *other,
            (Command::Begin, Entry::Begin { .. })
            | (Command::Resign, Entry::Resign { .. })
            | (Command::Hint, Entry::Hint { .. }) => true,
            _ => false,
        }
    }
}
