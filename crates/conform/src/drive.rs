//! Random games through the object-safe face: tokens and position lines, as table and command line see them.

use contract::{AnyGame, DrawName, Number, Position, RecordedDice, STEP_LIMIT, StepText, Stream};

use crate::breach::{Breach, BreachContext, CheckResult};
use crate::play::{Order, next};

/// A step taken, with what a record says about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Taken {
    /// The step.
    pub step: StepText,
    /// The draw that it was the outcome of, if it was one.
    pub draw: Option<DrawName>,
    /// The bounded numbers that the outcome was made of.
    pub numbers: Vec<Number>,
}

/// Plays one random game, the lowest asked seat first, and calls `visit` at every position with the step that led to
/// it. The same seed and index give the same game on every machine. A game that need not end is left after
/// [`STEP_LIMIT`] steps.
///
/// # Errors
/// When `visit` finds a breach, nobody can act, an offered step is refused, or the game outlasts its stated length.
pub fn drive(
    face: &dyn AnyGame,
    seed: &str,
    index: u64,
    mut visit: impl FnMut(Option<&Taken>, &Position) -> CheckResult,
) -> Result<Position, Breach> {
    let mut dice = Stream::new(seed, face.info().id, index);
    let (mut position, mut last) = (face.start(), None);
    for step in 0..=position.max_steps().unwrap_or(STEP_LIMIT) {
        let next = visit(last.as_ref(), &position).and_then(|()| random(&position, &mut dice));
        let taken = next.and_then(|next| {
            let played = next.map(|next| position.play(&next.step).map(|()| next));
            played.transpose().map_err(|refused| format!("an offered step is refused: {refused}"))
        });
        match taken {
            Ok(None) => return Ok(position),
            Ok(taken) => last = taken,
            Err(what) => return Err(breach(what, seed, index, step, last.as_ref(), &position)),
        }
    }
    let Some(longest) = position.max_steps() else { return Ok(position) };
    let what = format!("the game goes on after {longest} steps, its stated longest");
    Err(breach(what, seed, index, longest, last.as_ref(), &position))
}

fn random(position: &Position, dice: &mut Stream) -> Result<Option<Taken>, String> {
    let mut noted = RecordedDice::new(dice);
    let step = next(position, Order::Lowest, &mut noted)?;
    Ok(step.map(|step| {
        let draw = position.draw_name();
        let numbers = if draw.is_some() { noted.numbers } else { Vec::new() };
        Taken { step, draw, numbers }
    }))
}

fn breach(what: String, seed: &str, index: u64, step: u32, last: Option<&Taken>, position: &Position) -> Breach {
    let setup = position.setup();
    let place = BreachContext {
        setup: format!("{} seats={} {:?}", position.info().id, setup.seats, setup.options),
        seed: format!("{seed} / {} / {index}", position.info().id),
        step,
        token: last.map(|taken| taken.step.token().to_owned()),
        line: position.line(),
    };
    Breach { what, context: Some(Box::new(place)) }
}
