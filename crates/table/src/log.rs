//! The log as an observer may read it.

use contract::{Observer, Phrase, Seat};

use crate::{Entry, Name, Table};

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The version of the observer's page after it.
    pub version: u64,
    /// Whose line it is, if it is one seat's.
    pub seat: Option<Seat>,
    /// When, in milliseconds since 1970; an outcome has the time of its cause.
    pub at: Option<u64>,
    /// What happened.
    pub event: Event,
}

/// What a line of the log tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A step of the game that stands, an action or an outcome.
    Step {
        /// The token as the observer may read it; `?` where it may not.
        token: String,
        /// What it did.
        phrases: Vec<Phrase>,
    },
    /// Somebody sat down or changed the name shown.
    Sat {
        /// The name.
        name: Option<Name>,
    },
    /// The game began.
    Began,
    /// A seat took steps back.
    TookBack {
        /// How many; none where the observer could not see all of them.
        steps: Option<usize>,
    },
    /// A seat gave up, and that ended the game, or a bot plays on for it.
    Resigned {
        /// Whether it ended the game.
        over: bool,
    },
    /// A seat was handed to a bot, or taken back by its owner.
    Handed {
        /// The bot; none for the owner.
        bot: Option<String>,
        /// The seat that handed over this one; none if the owner did.
        by: Option<Seat>,
    },
    /// A seat asked for a hint.
    Hinted,
    /// The operator ended the game for everybody.
    Ended,
}

impl Table {
    /// Returns the log as the observer may read it, oldest first: what it could see, without the steps taken back.
    pub fn log_for(&self, observer: Observer) -> Vec<LogLine> {
        let mut steps = self.history.steps().iter().enumerate().peekable();
        let mut version = 0;
        let mut lines = Vec::new();
        let last = self.log.iter().rposition(|logged| matches!(logged.entry, Entry::Resign { .. }));
        // Steps stand in the line in the order of the log.
        for (number, logged) in self.log.iter().enumerate() {
            let standing = steps.next_if(|(_, played)| played.logged == number);
            if !logged.visibility.includes(observer) {
                continue;
            }
            version += 1;
            let event = match &logged.entry {
                Entry::Act { .. } | Entry::Chance { .. } => {
                    standing.and_then(|(index, played)| self.step_line(index, &played.position, observer))
                }
                Entry::Sit { name, .. } => Some(Event::Sat { name: name.clone() }),
                Entry::Entropy { .. } | Entry::Order { .. } | Entry::Cancel { .. } => None,
                Entry::Begin { .. } => Some(Event::Began),
                Entry::Undo { seat, steps, .. } => {
                    Some(Event::TookBack { steps: observer.contains(*seat).then_some(*steps) })
                }
                // Nothing but a name follows when it ended the game.
                Entry::Resign { .. } => Some(Event::Resigned { over: self.given_up.is_over() && last == Some(number) }),
                Entry::Hand { bot, by, .. } => Some(Event::Handed { bot: bot.clone(), by: *by }),
                Entry::Hint { .. } => Some(Event::Hinted),
                Entry::End { .. } => Some(Event::Ended),
            };
            let seat = logged.entry.seat();
            lines.extend(event.map(|event| LogLine { version, seat, at: logged.entry.at(), event }));
        }
        lines
    }

    fn step_line(&self, index: usize, after: &contract::Position, observer: Observer) -> Option<Event> {
        let before = self.history.before(index)?;
        let step = self.history.steps()[index].step.as_ref()?;
        let phrases = before.tell(step, after, observer);
        let token = before.token_for(step, after, observer);
        let noticed = token.is_some() || !phrases.is_empty();
        noticed.then(|| Event::Step { token: token.unwrap_or_else(|| "?".to_owned()), phrases })
    }
}
