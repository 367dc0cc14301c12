//! The object-safe face of a game, generated from the trait for everything that must not know the type: table, server,
//! command line, bindings. Steps are tokens here and positions are lines.

use std::fmt;
use std::sync::Arc;

use thiserror::Error;

use crate::typed_position::TypedPosition;
use crate::{
    AnySeries, Determinize, Dice, DrawName, Game, Info, LineSetup, Malformed, Notation, Phrase, Position, Preset,
    Refusal, Seat, SeatSet, Series, Setup, SetupError, Speak,
};

/// A game with its type erased.
pub trait AnyGame: Send + Sync {
    /// Returns what stays the same for every table of the game.
    fn info(&self) -> &'static Info;
    /// Returns what the game was made from, every option spelled out.
    fn setup(&self) -> &Setup;
    /// Returns what people call a seat before anybody sits there; see [`Speak::seat_title`].
    fn seat_title(&self, seat: Seat) -> Option<Phrase>;
    /// Returns the position before the first step.
    fn start(&self) -> Position;
    /// Reads a position line.
    ///
    /// # Errors
    /// When the line is broken, says what cannot be, or contradicts the options.
    fn read(&self, line: &str) -> Result<Position, Malformed>;
    /// Reads a line that [`Position::line_for`] wrote, and fills in at random what it hides: only what a reader of the
    /// line could know is certain in the position. The tokens since the last quiet point are played, on a completion in
    /// which they are possible; an outcome of which the line tells only a part is drawn until one looks like that.
    ///
    /// # Errors
    /// When the line is broken, or when no such completion is found: some of the tokens may be hidden.
    fn read_seen(&self, line: &str, dice: &mut dyn Dice) -> Result<Position, Malformed>;
}

/// Makes games of one kind.
#[derive(Clone, Copy)]
pub struct Maker {
    /// Returns what stays the same for every table of the game.
    pub info: fn() -> &'static Info,
    /// Lists presets; see [`Game::presets`].
    pub presets: fn() -> &'static [Preset],
    /// Makes the game; see [`Game::new`].
    pub make: fn(&Setup) -> Result<Arc<dyn AnyGame>, SetupError>,
    /// Reads what a position line settles about the setup; see [`Notation::line_setup`].
    pub line_setup: fn(&str) -> Result<LineSetup, Malformed>,
    /// The option that decides what seats are called; see [`Speak::SEATS_BY`].
    pub seats_by: Option<&'static str>,
    /// How matches of the game go; none for a game that is played singly.
    pub series: Option<AnySeries>,
}

impl Maker {
    /// Returns the maker of a game.
    pub const fn of<G: Game + Notation + Speak + Determinize>() -> Self {
        Self {
            info: G::info,
            presets: G::presets,
            make: |setup| Ok(Arc::new(Typed(Arc::new(G::new(setup)?)))),
            line_setup: G::line_setup,
            seats_by: G::SEATS_BY,
            series: None,
        }
    }

    /// Returns the maker of a game that is also played in matches.
    pub const fn of_series<G: Series + Notation + Speak + Determinize>() -> Self {
        Self { series: Some(AnySeries::of::<G>()), ..Self::of::<G>() }
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
    Action {
        /// Who.
        seat: Seat,
        /// The action's token, without seat.
        token: String,
    },
    /// Chance: an outcome came.
    Outcome {
        /// The outcome's token.
        token: String,
    },
}

impl StepText {
    /// Returns the token, without seat.
    pub fn token(&self) -> &str {
        match self {
            Self::Action { token, .. } | Self::Outcome { token } => token,
        }
    }
}

/// Why a step was not taken. The position is as it was.
#[derive(Clone, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum StepError {
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
    /// This outcome cannot come now.
    #[error("`{token}` cannot come where `{draw}` is drawn")]
    Impossible {
        /// The token.
        token: String,
        /// The draw that is due.
        draw: DrawName,
    },
    /// An outcome is due before anybody acts.
    #[error("`{token}` cannot be played: the outcome of `{draw}` is due first")]
    ChanceDue {
        /// The token.
        token: String,
        /// The draw that is due.
        draw: DrawName,
    },
    /// It is an outcome, and none is due.
    #[error("`{token}` is a dice result, and no dice are due here")]
    NoChanceDue {
        /// The token.
        token: String,
    },
    /// This seat is not asked.
    #[error("`{token}` cannot be played by seat {seat}, which has nothing to choose now")]
    NotAsked {
        /// The token.
        token: String,
        /// The seat's printed name.
        seat: &'static str,
    },
    /// Several seats may act and the token names none.
    #[error("`{token}` needs its seat in front, since several seats may act: `{example}:{token}`")]
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

struct Typed<G>(Arc<G>);

impl<G: Game + Notation + Speak + Determinize> AnyGame for Typed<G> {
    fn info(&self) -> &'static Info {
        G::info()
    }

    fn setup(&self) -> &Setup {
        self.0.setup()
    }

    fn seat_title(&self, seat: Seat) -> Option<Phrase> {
        self.0.seat_title(seat)
    }

    fn start(&self) -> Position {
        Position(Box::new(TypedPosition::new(self.0.clone(), self.0.start())))
    }

    fn read(&self, line: &str) -> Result<Position, Malformed> {
        let (quiet, tail) = match (self.0.read_line(line), tailed::<G>(line)) {
            (Ok(state), _) => (state, None),
            (Err(error), None) => return Err(error),
            (Err(error), Some((quiet, tail, comma))) => {
                (self.0.read_line(quiet).map_err(|_| error)?, Some((tail, comma)))
            }
        };
        let mut position = Position(Box::new(TypedPosition::new(self.0.clone(), quiet)));
        if let Some((tail, comma)) = tail {
            let tokens = tail.split(comma);
            position.play_tokens(tokens).map_err(|refused| Malformed::new(tail, refused.to_string()))?;
        }
        Ok(position)
    }

    fn read_seen(&self, line: &str, dice: &mut dyn Dice) -> Result<Position, Malformed> {
        let fill_in = |view: &G::View, dice: &mut dyn Dice| {
            Position(Box::new(TypedPosition::new(self.0.clone(), self.0.determinize(view, dice))))
        };
        let broken = match self.0.read_view(line) {
            Ok(view) => return Ok(fill_in(&view, dice)),
            Err(broken) => broken,
        };
        let Some((quiet, tail, comma)) = tailed::<G>(line) else { return Err(broken) };
        let view = self.0.read_view(quiet).map_err(|_| broken)?;
        let mut refused = None;
        for _ in 0..WAYS {
            let position = fill_in(&view, dice);
            match tail.split(comma).try_fold(position, |before, token| play_seen(before, token, dice)) {
                Ok(position) => return Ok(position),
                Err(error) => refused = Some(error),
            }
        }
        let reason = refused.map_or_else(String::new, |refused| refused.to_string());
        Err(Malformed::new(tail, format!("cannot be played, however what the line hides is filled in: {reason}")))
    }
}

/// Plays a token as some observer may read it: where it is a part of an outcome, one that looks like it.
fn play_seen(mut position: Position, token: &str, dice: &mut dyn Dice) -> Result<Position, StepError> {
    let Err(refused) = position.play_tokens([token]) else { return Ok(position) };
    let Some(step) = position.sample(dice) else { return Err(refused) };
    let mut after = position.clone();
    after.play(&step)?;
    let all = SeatSet::all(position.seats());
    let mut observers = [SeatSet::NONE].into_iter().chain(all.iter().map(SeatSet::only));
    let is_seen = observers.any(|observer| position.token_for(&step, &after, observer).as_deref() == Some(token));
    if is_seen { Ok(after) } else { Err(refused) }
}

/// How many completions of a hidden line are tried before its tokens are given up. A token that is possible in one
/// completion in a hundred is given up about once in 23,000 lines.
const WAYS: usize = 1000;

/// Splits a line where its quiet point ends; returns the quiet line, the tokens since, and what separates these.
fn tailed<G: Notation>(line: &str) -> Option<(&str, &str, &'static str)> {
    let (part, comma) = G::TAIL?;
    let (quiet, tail) = line.rsplit_once(part)?;
    Some((quiet, tail, comma))
}
