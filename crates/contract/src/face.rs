//! The object-safe face of a game, generated from the trait for all that must not know the type: table, server,
//! command line, bindings. Steps are tokens here and positions are lines.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use thiserror::Error;

use crate::{
    Determinize, Dice, Draw, Game, Info, Label, LineSetup, Malformed, Notation, Observer, Phrase, Prompt, Refusal,
    Seat, SeatSet, Seen, Setup, SetupError, Speak, Step, Turn, Verdict, split_seat,
};

/// A game whose type is forgotten.
pub trait Face: Send + Sync {
    /// Returns what stays the same for every table of the game.
    fn info(&self) -> &'static Info;
    /// Returns what the game was made from, every option spelled out.
    fn setup(&self) -> &Setup;
    /// Returns the position before the first step.
    fn start(&self) -> Position;
    /// Reads a position line.
    ///
    /// # Errors
    /// When the line is broken, says what cannot be, or contradicts the options.
    fn read(&self, line: &str) -> Result<Position, Malformed>;
}

/// Makes games of one kind.
#[derive(Clone, Copy)]
pub struct Maker {
    /// Returns what stays the same for every table of the game.
    pub info: fn() -> &'static Info,
    /// Makes the game; see [`Game::new`].
    pub make: fn(&Setup) -> Result<Arc<dyn Face>, SetupError>,
    /// Reads what a position line settles about the setup; see [`Notation::line_setup`].
    pub line_setup: fn(&str) -> Result<LineSetup, Malformed>,
}

impl Maker {
    /// Returns the maker of a game.
    pub fn of<G: Game + Notation + Speak + Determinize>() -> Self {
        Self { info: G::info, make: |setup| Ok(Arc::new(Typed(Arc::new(G::new(setup)?)))), line_setup: G::line_setup }
    }
}

impl fmt::Debug for Maker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Maker").field(&(self.info)().id).finish()
    }
}

/// A step as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepText {
    /// The seat acted.
    Act {
        /// Who.
        seat: Seat,
        /// The action's token, without seat.
        token: String,
    },
    /// Luck fell.
    Befall {
        /// The outcome's token.
        token: String,
    },
}

impl StepText {
    /// Returns the token, without seat.
    pub fn token(&self) -> &str {
        match self {
            Self::Act { token, .. } | Self::Befall { token } => token,
        }
    }
}

/// Why a step was not taken. The position is as it was.
#[derive(Clone, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum Refused {
    /// The token cannot be read.
    #[error(transparent)]
    Malformed(#[from] Malformed),
    /// The rules forbid the action now.
    #[error("`{token}` is not allowed ({})", refusal.rule)]
    Illegal {
        /// The token.
        token: String,
        /// The rule and the reason to tell.
        refusal: Refusal,
    },
    /// Luck cannot bring this outcome now.
    #[error("`{token}` cannot come where `{draw}` is drawn")]
    Impossible {
        /// The token.
        token: String,
        /// The draw that is due.
        draw: Draw,
    },
    /// Luck is due before anybody acts.
    #[error("`{token}` cannot be played: the outcome of `{draw}` is due first")]
    LuckDue {
        /// The token.
        token: String,
        /// The draw that is due.
        draw: Draw,
    },
    /// It is an outcome, and no luck is due.
    #[error("`{token}` is an outcome of luck, and no luck is due here")]
    NoLuckDue {
        /// The token.
        token: String,
    },
    /// This seat is not asked.
    #[error("`{token}` cannot be played by seat {seat}, which is not asked now")]
    NotAsked {
        /// The token.
        token: String,
        /// The seat's printed name.
        seat: &'static str,
    },
    /// Several seats may act and the token names none.
    #[error("`{token}` needs its seat in front, since several may act: `{example}:{token}`")]
    WhoseStep {
        /// The token.
        token: String,
        /// A seat that is asked.
        example: &'static str,
    },
    /// The game is over.
    #[error("`{token}` cannot be played: the game is over")]
    Over {
        /// The token.
        token: String,
    },
}

/// A game and a state of it whose types are forgotten. Copying is cheap; steps are always checked.
pub struct Position(Box<dyn Erased>);

impl Clone for Position {
    fn clone(&self) -> Self {
        Self(self.0.copy())
    }
}

impl PartialEq for Position {
    /// Positions are equal when setups and states are.
    fn eq(&self, other: &Self) -> bool {
        self.0.same(&*other.0)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Position").field(&self.0.info().id).finish()
    }
}

impl Position {
    /// Returns what stays the same for every table of the game.
    pub fn info(&self) -> &'static Info {
        self.0.info()
    }

    /// Returns what the game was made from.
    pub fn setup(&self) -> &Setup {
        self.0.setup()
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> u8 {
        self.0.setup().seats
    }

    /// Returns who moves.
    pub fn turn(&self) -> Turn {
        self.0.turn()
    }

    /// Returns the round, from 1.
    pub fn round(&self) -> u16 {
        self.0.round()
    }

    /// Returns the tokens of a seat's legal actions, in the game's order; none for a seat that is not asked.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        self.0.legal(seat)
    }

    /// Returns the only possible step, where there is one that an engine may play unasked.
    pub fn forced(&self) -> Option<StepText> {
        self.0.forced()
    }

    /// Returns the possible outcomes with their weights; `None` when they are too many to list or no luck is due.
    pub fn outcomes(&self) -> Option<Vec<(String, u64)>> {
        self.0.outcomes()
    }

    /// Returns the name of the draw that is due, where luck is due.
    pub fn draw(&self) -> Option<Draw> {
        matches!(self.turn(), Turn::Chance).then(|| self.0.draw())
    }

    /// Draws the outcome that is due, without taking it; `None` where no luck is due.
    pub fn sample(&self, dice: &mut dyn Dice) -> Option<StepText> {
        matches!(self.turn(), Turn::Chance).then(|| StepText::Befall { token: self.0.sample(dice) })
    }

    /// Reads a token, with or without its seat, as the step it would be here.
    ///
    /// # Errors
    /// When it is no token, when luck is due, or when it does not say whose step it is and several may act.
    pub fn read_step(&self, token: &str) -> Result<StepText, Refused> {
        let (named, bare) = split_seat(self.info(), token);
        if named.is_none() && self.0.is_outcome(bare) {
            return Ok(StepText::Befall { token: bare.to_owned() });
        }
        let owned = || token.to_owned();
        match (self.turn(), named) {
            (Turn::Over, _) => Err(Refused::Over { token: owned() }),
            (Turn::Chance, _) => Err(Refused::LuckDue { token: owned(), draw: self.0.draw() }),
            (Turn::Choice(_), Some(seat)) => Ok(StepText::Act { seat, token: bare.to_owned() }),
            (Turn::Choice(seats), None) => match (seats.first(), seats.len()) {
                (Some(seat), 1) => Ok(StepText::Act { seat, token: bare.to_owned() }),
                (first, _) => Err(Refused::WhoseStep {
                    token: owned(),
                    example: first.map_or("?", |seat| self.info().seat_name(seat)),
                }),
            },
        }
    }

    /// Takes a step after checking it.
    ///
    /// # Errors
    /// When the step is not allowed or cannot come; the position is then as it was.
    pub fn play(&mut self, step: &StepText) -> Result<(), Refused> {
        self.0.play(step)
    }

    /// Reads and takes tokens one after another, seats and outcomes mixed as the dossier does. Forced steps that were
    /// left out are taken unasked. Returns the steps in full.
    ///
    /// # Errors
    /// At the first token that cannot be taken; the position then stands before it.
    pub fn play_tokens<'a>(&mut self, tokens: impl IntoIterator<Item = &'a str>) -> Result<Vec<StepText>, Refused> {
        let mut steps = Vec::new();
        for token in tokens {
            let mut tried = self.clone();
            let first = tried.take(token);
            let outcome = match (first, self.forced()) {
                (Err(_), Some(forced)) => {
                    tried = self.clone();
                    tried.play(&forced)?;
                    steps.push(forced);
                    tried.take(token)
                }
                (first, _) => first,
            };
            match outcome {
                Ok(step) => steps.push(step),
                Err(error) => return Err(error),
            }
            *self = tried;
        }
        Ok(steps)
    }

    fn take(&mut self, token: &str) -> Result<StepText, Refused> {
        let step = self.read_step(token)?;
        self.play(&step)?;
        Ok(step)
    }

    /// Writes the position line: that of the state, or of the last quiet point and the tokens since.
    pub fn line(&self) -> String {
        self.0.line()
    }

    /// Returns how the game ended, once it has.
    pub fn verdict(&self) -> Option<Verdict> {
        self.0.verdict()
    }

    /// Returns what an observer may know, as JSON.
    pub fn view_json(&self, observer: Observer) -> serde_json::Value {
        self.0.view_json(observer)
    }

    /// Returns what a seat is asked; `None` when it is not asked.
    pub fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.asked(seat).then(|| self.0.prompt(seat))
    }

    /// Returns the seat's legal actions with their names, in the game's order.
    pub fn labels(&self, seat: Seat) -> Vec<(String, Label)> {
        if self.asked(seat) { self.0.labels(seat) } else { Vec::new() }
    }

    /// Says whether this seat is asked now.
    pub fn asked(&self, seat: Seat) -> bool {
        matches!(self.turn(), Turn::Choice(seats) if seats.contains(seat))
    }

    /// Tells what a step from here to `after` did, as the observer may know it.
    pub fn tell(&self, step: &StepText, after: &Self, observer: Observer) -> Vec<Phrase> {
        self.0.tell(step, &*after.0, observer)
    }

    /// Says whether the observer may know the token of a step from here to `after`; see [`Speak::shows`].
    pub fn shows(&self, step: &StepText, after: &Self, observer: Observer) -> bool {
        self.0.shows(step, &*after.0, observer)
    }

    /// Says whether the observer may know the same of this position and of the other.
    pub fn looks_like(&self, other: &Self, observer: Observer) -> bool {
        self.0.looks_like(&*other.0, observer)
    }

    /// Makes a position that fits what the observer may know, for previews and undo.
    #[must_use]
    pub fn completion(&self, observer: Observer, dice: &mut dyn Dice) -> Self {
        Self(self.0.completion(observer, dice))
    }

    /// Returns what the seat sees, for a bot of this game; `None` when the game is another.
    pub fn seen<G: Game>(&self, seat: Seat) -> Option<Seen<'_, G>> {
        let typed = self.0.as_any().downcast_ref::<Held<G>>()?;
        Some(Seen::new(&typed.game, &typed.state, seat))
    }

    /// Returns the game and what the observer may know, for a drawing of this game; `None` when the game is another.
    pub fn view<G: Game>(&self, observer: Observer) -> Option<(&G, G::View)> {
        let typed = self.0.as_any().downcast_ref::<Held<G>>()?;
        Some((&*typed.game, typed.game.view(&typed.state, observer)))
    }

    /// Writes an action of this game as its token; `None` when the game is another.
    pub fn token<G: Game + Notation>(&self, action: G::Action) -> Option<String> {
        let typed = self.0.as_any().downcast_ref::<Held<G>>()?;
        Some(typed.game.write_action(action))
    }
}

trait Erased: Send + Sync {
    fn copy(&self) -> Box<dyn Erased>;
    fn as_any(&self) -> &dyn Any;
    fn same(&self, other: &dyn Erased) -> bool;
    fn info(&self) -> &'static Info;
    fn setup(&self) -> &Setup;
    fn turn(&self) -> Turn;
    fn round(&self) -> u16;
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn forced(&self) -> Option<StepText>;
    fn outcomes(&self) -> Option<Vec<(String, u64)>>;
    fn draw(&self) -> Draw;
    fn sample(&self, dice: &mut dyn Dice) -> String;
    fn is_outcome(&self, token: &str) -> bool;
    fn play(&mut self, step: &StepText) -> Result<(), Refused>;
    fn line(&self) -> String;
    fn verdict(&self) -> Option<Verdict>;
    fn view_json(&self, observer: Observer) -> serde_json::Value;
    fn prompt(&self, seat: Seat) -> Prompt;
    fn labels(&self, seat: Seat) -> Vec<(String, Label)>;
    fn tell(&self, step: &StepText, after: &dyn Erased, observer: Observer) -> Vec<Phrase>;
    fn shows(&self, step: &StepText, after: &dyn Erased, observer: Observer) -> bool;
    fn looks_like(&self, other: &dyn Erased, observer: Observer) -> bool;
    fn completion(&self, observer: Observer, dice: &mut dyn Dice) -> Box<dyn Erased>;
}

struct Typed<G>(Arc<G>);

impl<G: Game + Notation + Speak + Determinize> Face for Typed<G> {
    fn info(&self) -> &'static Info {
        G::info()
    }

    fn setup(&self) -> &Setup {
        self.0.setup()
    }

    fn start(&self) -> Position {
        Position(Box::new(Held::new(self.0.clone(), self.0.start())))
    }

    fn read(&self, line: &str) -> Result<Position, Malformed> {
        let (part, comma) = G::TAIL;
        let (quiet, tail) = match self.0.read_line(line) {
            Ok(state) => (state, None),
            Err(error) => match line.rsplit_once(part) {
                Some((quiet, tail)) => (self.0.read_line(quiet).map_err(|_| error)?, Some(tail)),
                None => return Err(error),
            },
        };
        let mut position = Position(Box::new(Held::new(self.0.clone(), quiet)));
        if let Some(tail) = tail {
            let tokens = tail.split(comma);
            position.play_tokens(tokens).map_err(|refused| Malformed::new(tail, refused.to_string()))?;
        }
        Ok(position)
    }
}

struct Held<G: Game> {
    game: Arc<G>,
    state: G::State,
    /// The last state that a line can hold, and the tokens since.
    quiet: G::State,
    since: Vec<String>,
}

impl<G: Game + Notation + Speak + Determinize> Held<G> {
    fn new(game: Arc<G>, state: G::State) -> Self {
        Self { game, state, quiet: state, since: Vec::new() }
    }

    fn read(&self, step: &StepText) -> Result<Step<G::Action, G::Outcome>, Refused> {
        let due = self.game.turn(&self.state);
        let token = step.token().to_owned();
        match step {
            StepText::Befall { .. } => {
                let outcome = self.game.read_outcome(&token)?;
                match due {
                    Turn::Over => Err(Refused::Over { token }),
                    Turn::Choice(_) => Err(Refused::NoLuckDue { token }),
                    Turn::Chance if self.game.weight(&self.state, outcome) == 0 => {
                        Err(Refused::Impossible { token, draw: self.game.draw(&self.state) })
                    }
                    Turn::Chance => Ok(Step::Befall(outcome)),
                }
            }
            StepText::Act { seat, .. } => match due {
                Turn::Over => Err(Refused::Over { token }),
                Turn::Chance => Err(Refused::LuckDue { token, draw: self.game.draw(&self.state) }),
                Turn::Choice(asked) if !asked.contains(*seat) => {
                    Err(Refused::NotAsked { token, seat: G::info().seat_name(*seat) })
                }
                Turn::Choice(_) => {
                    let action = self.game.read_action(&token)?;
                    match self.game.check(&self.state, *seat, action) {
                        Ok(()) => Ok(Step::Act(*seat, action)),
                        Err(refusal) => Err(Refused::Illegal { token, refusal }),
                    }
                }
            },
        }
    }
}

impl<G: Game + Notation + Speak + Determinize> Erased for Held<G> {
    fn copy(&self) -> Box<dyn Erased> {
        Box::new(Self { game: self.game.clone(), state: self.state, quiet: self.quiet, since: self.since.clone() })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn same(&self, other: &dyn Erased) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| {
            self.state == other.state
                && (Arc::ptr_eq(&self.game, &other.game) || self.game.setup() == other.game.setup())
        })
    }

    fn info(&self) -> &'static Info {
        G::info()
    }

    fn setup(&self) -> &Setup {
        self.game.setup()
    }

    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    fn round(&self) -> u16 {
        self.game.round(&self.state)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        match self.turn() {
            Turn::Choice(seats) if seats.contains(seat) => {
                let mut actions = Vec::new();
                self.game.legal(&self.state, seat, &mut actions);
                actions.into_iter().map(|action| self.game.write_action(action)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn forced(&self) -> Option<StepText> {
        let (seat, action) = self.game.forced(&self.state)?;
        Some(StepText::Act { seat, token: self.game.write_action(action) })
    }

    fn outcomes(&self) -> Option<Vec<(String, u64)>> {
        let mut outcomes = Vec::new();
        let listed = self.turn() == Turn::Chance && self.game.outcomes(&self.state, &mut outcomes);
        listed
            .then(|| outcomes.into_iter().map(|(outcome, weight)| (self.game.write_outcome(outcome), weight)).collect())
    }

    fn draw(&self) -> Draw {
        self.game.draw(&self.state)
    }

    fn sample(&self, dice: &mut dyn Dice) -> String {
        self.game.write_outcome(self.game.sample(&self.state, dice))
    }

    fn is_outcome(&self, token: &str) -> bool {
        G::is_outcome(token)
    }

    fn play(&mut self, step: &StepText) -> Result<(), Refused> {
        let mut token = step.token().to_owned();
        match self.read(step)? {
            Step::Act(seat, action) => {
                self.game.apply(&mut self.state, seat, action);
                if self.game.seats() > 1 {
                    token = format!("{}:{token}", G::info().seat_name(seat));
                }
            }
            Step::Befall(outcome) => self.game.befall(&mut self.state, outcome),
        }
        if self.game.is_quiet(&self.state) {
            self.quiet = self.state;
            self.since.clear();
        } else {
            self.since.push(token);
        }
        Ok(())
    }

    fn line(&self) -> String {
        let (part, comma) = G::TAIL;
        let mut line = self.game.write_line(&self.quiet);
        if !self.since.is_empty() {
            line.push_str(part);
            line.push_str(&self.since.join(comma));
        }
        line
    }

    fn verdict(&self) -> Option<Verdict> {
        self.game.verdict(&self.state)
    }

    fn view_json(&self, observer: Observer) -> serde_json::Value {
        serde_json::to_value(self.game.view(&self.state, observer)).unwrap_or_default()
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        self.game.prompt(&self.game.view(&self.state, SeatSet::only(seat)), seat)
    }

    fn labels(&self, seat: Seat) -> Vec<(String, Label)> {
        let view = self.game.view(&self.state, SeatSet::only(seat));
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        let named = |action| (self.game.write_action(action), self.game.label(&view, seat, action));
        actions.into_iter().map(named).collect()
    }

    fn tell(&self, step: &StepText, after: &dyn Erased, observer: Observer) -> Vec<Phrase> {
        match (self.read(step), after.as_any().downcast_ref::<Self>()) {
            (Ok(step), Some(after)) => self.game.tell(&self.state, step, &after.state, observer),
            _ => Vec::new(),
        }
    }

    fn shows(&self, step: &StepText, after: &dyn Erased, observer: Observer) -> bool {
        match (self.read(step), after.as_any().downcast_ref::<Self>()) {
            (Ok(step), Some(after)) => self.game.shows(&self.state, step, &after.state, observer),
            _ => false,
        }
    }

    fn looks_like(&self, other: &dyn Erased, observer: Observer) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| self.game.view(&self.state, observer) == other.game.view(&other.state, observer))
    }

    fn completion(&self, observer: Observer, mut dice: &mut dyn Dice) -> Box<dyn Erased> {
        let view = self.game.view(&self.state, observer);
        Box::new(Self::new(self.game.clone(), self.game.determinize(&view, &mut dice)))
    }
}

impl Dice for &mut dyn Dice {
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}
