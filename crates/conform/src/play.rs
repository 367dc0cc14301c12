//! One way to go on with a game, by its types or through its face: who is next, what they do or chance brings, and what
//! it leads to. All random games of the kit are played by [`next`].

use contract::{Dice, Game, Observer, Position, Seat, SeatSet, Step, StepText, Turn};

use crate::step::{StepOf, after, legal};

/// A moment of a game from which play can go on.
pub trait Playable: Clone + PartialEq {
    /// A step.
    type Step: Clone + PartialEq;
    /// Returns who moves.
    fn turn(&self) -> Turn;
    /// Returns the round, from 1.
    fn round(&self) -> u16;
    /// Returns the printed name of a seat.
    fn name(&self, seat: Seat) -> &'static str;
    /// Lists what a seat may do; nothing for one that is not asked.
    fn choices(&self, seat: Seat) -> Vec<Self::Step>;
    /// Draws the outcome that is due; none if none is due.
    fn chance<D: Dice>(&self, dice: &mut D) -> Option<Self::Step>;
    /// Takes a step.
    ///
    /// # Errors
    /// When it is not allowed.
    fn take(&mut self, step: &Self::Step) -> Result<(), String>;
    /// Says whether the observer may know the same of both.
    fn looks_like(&self, other: &Self, observer: Observer) -> bool;
    /// Returns who took a step; nobody for an outcome.
    fn actor(step: &Self::Step) -> Option<Seat>;
}

/// Who goes first where several are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The lowest seat, as drivers do.
    Lowest,
    /// Any of them.
    Any,
}

/// Draws the next step of a random game: a seat, one of its choices, or an outcome by its weight; none when the game is over.
///
/// # Errors
/// When nobody is asked, or somebody is asked who can do nothing.
pub fn next<P: Playable>(at: &P, order: Order, dice: &mut impl Dice) -> Result<Option<P::Step>, String> {
    match at.turn() {
        Turn::Over => Ok(None),
        Turn::Chance => at.chance(dice).map(Some).ok_or_else(|| "chance is due but does not come".to_owned()),
        Turn::Choice(seats) => {
            let seat = one_of(seats, order, dice).ok_or("seats are to choose, but the set of seats is empty")?;
            let mut choices = at.choices(seat);
            if choices.is_empty() {
                return Err(format!("seat {} is asked but can do nothing", at.name(seat)));
            }
            Ok(Some(choices.swap_remove(dice.below(choices.len() as u32) as usize)))
        }
    }
}

/// Draws one of the seats; none of an empty set.
pub(crate) fn one_of(seats: SeatSet, order: Order, dice: &mut impl Dice) -> Option<Seat> {
    let nth = match order {
        Order::Any if !seats.is_empty() => dice.below(seats.len() as u32) as usize,
        _ => 0,
    };
    seats.iter().nth(nth)
}

/// A state with its game.
#[derive(Debug)]
pub struct At<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The state.
    pub state: G::State,
}

impl<G: Game> Clone for At<'_, G> {
    fn clone(&self) -> Self {
        Self { ..*self }
    }
}

impl<G: Game> PartialEq for At<'_, G> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl<G: Game> Playable for At<'_, G> {
    type Step = StepOf<G>;

    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    fn round(&self) -> u16 {
        self.game.round(&self.state)
    }

    fn name(&self, seat: Seat) -> &'static str {
        G::info().seat_name(seat)
    }

    fn choices(&self, seat: Seat) -> Vec<StepOf<G>> {
        let is_asked = matches!(self.turn(), Turn::Choice(seats) if seats.contains(seat));
        let actions = if is_asked { legal(self.game, &self.state, seat) } else { Vec::new() };
        actions.into_iter().map(|action| Step::Action(seat, action)).collect()
    }

    fn chance<D: Dice>(&self, dice: &mut D) -> Option<StepOf<G>> {
        (self.turn() == Turn::Chance).then(|| Step::Outcome(self.game.sample(&self.state, dice)))
    }

    fn take(&mut self, step: &StepOf<G>) -> Result<(), String> {
        match *step {
            Step::Action(seat, action) => {
                self.game.check(&self.state, seat, action).map_err(|refusal| format!("{step:?}: {}", refusal.rule))?;
            }
            Step::Outcome(outcome) if self.game.weight(&self.state, outcome) == 0 => {
                return Err(format!("{outcome:?} cannot come"));
            }
            Step::Outcome(_) => {}
        }
        self.state = after(self.game, &self.state, *step);
        Ok(())
    }

    fn looks_like(&self, other: &Self, observer: Observer) -> bool {
        self.game.view(&self.state, observer) == other.game.view(&other.state, observer)
    }

    fn actor(step: &StepOf<G>) -> Option<Seat> {
        if let Step::Action(seat, _) = step { Some(*seat) } else { None }
    }
}

impl Playable for Position {
    type Step = StepText;

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn round(&self) -> u16 {
        self.round()
    }

    fn name(&self, seat: Seat) -> &'static str {
        self.info().seat_name(seat)
    }

    fn choices(&self, seat: Seat) -> Vec<StepText> {
        self.legal(seat).into_iter().map(|token| StepText::Action { seat, token }).collect()
    }

    fn chance<D: Dice>(&self, dice: &mut D) -> Option<StepText> {
        self.sample(dice)
    }

    fn take(&mut self, step: &StepText) -> Result<(), String> {
        self.play(step).map_err(|refused| refused.to_string())
    }

    fn looks_like(&self, other: &Self, observer: Observer) -> bool {
        self.looks_like(other, observer)
    }

    fn actor(step: &StepText) -> Option<Seat> {
        if let StepText::Action { seat, .. } = step { Some(*seat) } else { None }
    }
}
