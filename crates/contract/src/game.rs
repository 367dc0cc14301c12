//! The trait that every game implements.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;

use crate::record::RESIGNED;
use crate::{
    Credit, Dice, DrawName, InputSink, Inputs, Lesson, Observer, OptionSpec, Preset, Refusal, Seat, SeatSet, Setup,
    SetupError,
};

/// The longest list of outcomes that [`Game::outcomes`] writes; longer ones are only sampled.
pub const MAX_LISTED_OUTCOMES: usize = 20_000;

/// After this many steps an automatic player gives up on a game that need not end; see [`Game::max_steps`].
pub const STEP_LIMIT: u32 = 20_000;

/// What stays the same for every table of a game.
#[derive(Debug)]
pub struct Info {
    /// The name in files, addresses and on the command line.
    pub id: &'static str,
    /// The name people know.
    pub title: &'static str,
    /// Who made it.
    pub credits: &'static [Credit],
    /// How it is played, step by step, for somebody who has two minutes; may be empty.
    pub howto: &'static [Lesson],
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// The dossier's names of the seats, in seat order.
    pub seat_names: &'static [&'static str],
    /// Counts up with every correction that changes what can happen.
    pub rules_version: u16,
    /// The rule dossier: numbered rules, options, notation, examples.
    pub dossier: &'static str,
    /// The printed components, as the data file has them.
    pub components: &'static str,
    /// The game's words by language code, in Fluent's format; the first is the fallback.
    pub words: &'static [(&'static str, &'static str)],
    /// Lists the options.
    pub options: fn() -> Vec<OptionSpec>,
}

impl Info {
    /// Returns the seat with this printed name, or with this number in seat order (from 1).
    pub fn seat(&self, text: &str) -> Option<Seat> {
        let named = self.seat_names.iter().position(|name| *name == text);
        let index = named.or_else(|| text.parse::<usize>().ok()?.checked_sub(1))?;
        (index < self.seat_names.len()).then(|| Seat::new(index))
    }

    /// Returns the printed name of a seat.
    pub fn seat_name(&self, seat: Seat) -> &'static str {
        self.seat_names.get(seat.index()).copied().unwrap_or("?")
    }
}

/// Who moves next. **Who is asked is public**: it never depends on what somebody may not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Chance is due, at once, no matter whose step caused it.
    Chance,
    /// These seats choose. Several at once choose in secret, each by small steps sealed in its own part of the state;
    /// the step that empties the set reveals them all. Steps of different seats commute.
    Choice(SeatSet),
    /// The game is over; [`Game::verdict`] says how.
    Over,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// Who won: empty for a lost solo game, or for a draw.
    pub winners: SeatSet,
    /// A number per seat: the dossier's score if it has one, else 1, 0.5 or 0.
    pub scores: [f64; Seat::MOST],
    /// A place per seat, from 1; tied seats share a place, and the places after it are skipped.
    pub places: [u8; Seat::MOST],
    /// The rule that ended it.
    pub rule: &'static str,
    /// The cause, as a word for statistics and a key of the game's words: `skull`.
    pub cause: &'static str,
}

impl Verdict {
    /// Returns a verdict whose places follow from winning first, then the score. A game that places otherwise, after a
    /// tie-break say, sets `places` itself. No score is negative, so seats beyond the last never stand ahead.
    pub fn new(winners: SeatSet, scores: [f64; Seat::MOST], rule: &'static str, cause: &'static str) -> Self {
        let rank = |seat: usize| (winners.contains(Seat::new(seat)), scores[seat]);
        let ahead = |seat: usize| (0..Seat::MOST).filter(|other| rank(*other) > rank(seat)).count() as u8;
        Self { winners, scores, places: std::array::from_fn(|seat| ahead(seat) + 1), rule, cause }
    }

    /// Returns what the game was worth to a seat, from 0 (lost) to 1 (won alone); equal winners share, and a draw of
    /// several seats is worth a half.
    pub fn worth(&self, seat: Seat, seats: u8) -> f64 {
        match (self.winners.is_empty(), self.winners.contains(seat)) {
            (true, _) if seats > 1 => 0.5,
            (_, true) => 1.0 / self.winners.len() as f64,
            _ => 0.0,
        }
    }
}

/// A step of a game: what a seat did, or what chance brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<A, O> {
    /// The seat acted.
    Action(Seat, A),
    /// Chance: an outcome came.
    Outcome(O),
}

/// A game, made from validated options and components. The value holds the configuration in tables; the
/// state holds only what changes.
pub trait Game: Send + Sync + Sized + 'static {
    /// All that changes: plain data of at most 512 bytes without heap, so a copy is an undo.
    type State: Copy + Eq + Hash + Debug + Send + Sync;
    /// What a seat may do, in the rulebook's words; one token of the notation.
    type Action: Copy + Ord + Hash + Debug + Send + Sync;
    /// What chance may bring; one token of the notation.
    type Outcome: Copy + Ord + Hash + Debug + Send + Sync;
    /// What an observer may know, with perfect recall: it holds all that a careful player could have noted.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;

    /// Returns what stays the same for every table.
    fn info() -> &'static Info;

    /// Lists the presets, the printed game first; none for a game that needs no such help.
    fn presets() -> &'static [Preset] {
        &[]
    }

    /// Makes the game.
    ///
    /// # Errors
    /// When an option, the number of seats or the component file is not valid; the error names it and the way out.
    fn new(setup: &Setup) -> Result<Self, SetupError>;

    /// Returns what it was made from, with every option spelled out.
    fn setup(&self) -> &Setup;

    /// Returns the number of seats.
    fn seats(&self) -> u8 {
        self.setup().seats
    }

    /// Says whether a view may ever hold less than the state: whether, with these options, anybody has anything to hide.
    /// A game that says no looks the same to every observer, and people who share a screen need not take turns at it.
    fn hides(&self) -> bool {
        true
    }

    /// Returns the most steps (actions and outcomes) that a game with these options takes, however it is played; `None`
    /// when an option removes the bound.
    fn max_steps(&self) -> Option<u32>;

    /// Returns how many steps to play before giving up: the bound, or [`STEP_LIMIT`] where there is none.
    fn step_limit(&self) -> u32 {
        self.max_steps().unwrap_or(STEP_LIMIT)
    }

    /// Returns the state before the first step.
    fn start(&self) -> Self::State;

    /// Returns who moves.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Returns the round, from 1.
    fn round(&self, state: &Self::State) -> u16;

    /// Writes the legal actions of a seat that is asked into the buffer, which is cleared first: in a fixed order,
    /// without repeats. Depends on the seat's view alone.
    fn legal(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Draws one number below the number of legal actions and returns the action at that place of [`Game::legal`];
    /// `None` when there is none. A game may override it to choose without listing, since random play needs only one
    /// action and a list can be long. The buffer is for games that do list.
    fn pick<D: Dice + ?Sized>(
        &self,
        state: &Self::State,
        seat: Seat,
        dice: &mut D,
        actions: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        self.legal(state, seat, actions);
        if actions.is_empty() { None } else { Some(actions[dice.below(actions.len() as u32) as usize]) }
    }

    /// Says why an action is not allowed now. Allows exactly what [`Game::legal`] writes, and depends on the seat's
    /// view alone.
    ///
    /// # Errors
    /// The refusal carries the rule.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Says which rule keeps a seat at the table from acting now, for somebody who tries anyway. `None` by default:
    /// they are then told only that the seat is not asked. Depends on the seat's view alone.
    fn unasked(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> Option<Refusal> {
        None
    }

    /// Takes an allowed action without checking it: search and playouts offer only what [`Game::legal`] wrote.
    fn apply(&self, state: &mut Self::State, seat: Seat, action: Self::Action);

    /// Returns the action when only one is possible and it has a token, so that an engine may play it by itself and
    /// notation may leave it out. The rules still have it as a step.
    fn forced(&self, _state: &Self::State) -> Option<(Seat, Self::Action)> {
        None
    }

    /// Says whether a game with these options may ever have a forced step, so that a page offers to press such steps.
    fn has_forced(&self) -> bool {
        false
    }

    /// Names the draw that is due.
    fn draw_name(&self, state: &Self::State) -> DrawName;

    /// Returns the integer weight of an outcome where chance is due, 0 when it cannot come.
    fn weight(&self, state: &Self::State, outcome: Self::Outcome) -> u64;

    /// Writes all outcomes with their weights into the buffer, which is cleared first, in a fixed order; returns
    /// false, and writes nothing, when there are more than [`MAX_LISTED_OUTCOMES`].
    fn outcomes(&self, state: &Self::State, outcomes: &mut Vec<(Self::Outcome, u64)>) -> bool;

    /// Draws an outcome by the weights from bounded numbers.
    fn sample<D: Dice + ?Sized>(&self, state: &Self::State, dice: &mut D) -> Self::Outcome;

    /// Takes an outcome whose weight is not 0.
    fn apply_outcome(&self, state: &mut Self::State, outcome: Self::Outcome);

    /// Returns how the game ended, once it has.
    fn verdict(&self, state: &Self::State) -> Option<Verdict>;

    /// Names the rule by which giving up ends the game, where the dossier has one; the result shows it in brackets.
    /// What giving up means is said in [`crate::record::GivenUp::ending`], for every game alike.
    fn resignation(&self) -> &'static str {
        RESIGNED
    }

    /// Builds what an observer may know, from scratch.
    fn view(&self, state: &Self::State, observer: Observer) -> Self::View;
}

/// What a seat knows at a moment, and all that a bot is given: the view and the legal actions, never the state.
#[derive(Debug)]
pub struct SeatPerspective<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> SeatPerspective<'a, G> {
    /// Returns the state as this seat sees it.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Self { game, state, seat }
    }

    /// Returns the game, which holds nothing secret.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Returns the seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Builds the seat's view.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, SeatSet::only(self.seat))
    }

    /// Writes the seat's legal actions, which follow from its view.
    pub fn legal(&self, actions: &mut Vec<G::Action>) {
        self.game.legal(self.state, self.seat, actions);
    }

    /// Writes the inputs of the seat's choice, which follow from its view.
    pub fn choice_inputs<S: InputSink>(&self, sink: &mut S)
    where
        G: Inputs,
    {
        self.game.choice_inputs(self.state, self.seat, sink);
    }
}

/// Plays uniformly random legal actions and outcomes by their weights until the game is over, or until `most` steps;
/// returns the number of steps. Allocates nothing once the buffer has grown.
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    dice: &mut impl Dice,
    actions: &mut Vec<G::Action>,
    most: u32,
) -> u32 {
    for steps in 0..most {
        match game.turn(state) {
            Turn::Chance => {
                let outcome = game.sample(state, dice);
                game.apply_outcome(state, outcome);
            }
            Turn::Choice(seats) => {
                let Some(seat) = seats.first() else { return steps };
                let Some(action) = game.pick(state, seat, dice, actions) else { return steps };
                game.apply(state, seat, action);
            }
            Turn::Over => return steps,
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seats_share_a_place_and_leave_the_next_ones_out() {
        let scores = [7.0, 9.0, 7.0, 3.0, 0.0, 0.0];
        let verdict = Verdict::new(SeatSet::only(Seat::new(1)), scores, "R1", "score");
        assert_eq!(verdict.places[..4], [2, 1, 2, 4]);
        // Who won stands first, whatever the score says.
        let drawn_by_lot = Verdict::new(SeatSet::only(Seat::new(3)), scores, "R1", "lot");
        assert_eq!(drawn_by_lot.places[..4], [3, 2, 3, 1]);
    }
}
