//! How to play, in steps with a picture each.

use contract::{Determinize, Game, Lesson, Notation, Position, Seat, SeatSet, Speak, StepText};
use words::Words;

use crate::breach::{Breach, CheckResult, LawResult};
use crate::claim;
use crate::law::ensure;
use crate::trials::Trials;

/// Every position of how to play can be read, what is looked at there may be done by the first seat, and every language
/// has a title and a text for it.
pub fn lessons_can_be_shown<G: Game + Notation + Speak + Determinize>(_: &Trials<G>) -> LawResult {
    for (index, lesson) in G::info().howto.iter().enumerate() {
        let number = index + 1;
        let wrong = |what| Breach::from(format!("step {number} of how to play: {what}"));
        let position = can_be_shown::<G>(lesson).map_err(wrong)?;
        has_words::<G>(number).and_then(|()| hides_nothing(&position)).map_err(wrong)?;
    }
    Ok(())
}

fn can_be_shown<G: Game + Notation + Speak + Determinize>(lesson: &Lesson) -> Result<Position, String> {
    let line = lesson.position;
    let position = claim::read::<G>(line, &[]).map_err(|error| format!("`{line}` cannot be read: {error}"))?;
    ensure(position.line() == line, || format!("`{line}` is written `{}`", position.line()))?;
    if let Some(token) = lesson.shows {
        let step = StepText::Action { seat: Seat::FIRST, token: token.to_owned() };
        position.clone().play(&step).map_err(|error| format!("`{token}` at `{line}`: {error}"))?;
    }
    Ok(position)
}

/// A picture is made for the first seat: nothing it shows may be known to others alone.
fn hides_nothing(position: &Position) -> CheckResult {
    let (line, seen) = (position.line(), position.line_for(SeatSet::only(Seat::FIRST)));
    ensure(seen == line, || format!("the first seat sees `{seen}` of `{line}`"))
}

fn has_words<G: Game>(number: usize) -> CheckResult {
    for (code, _) in G::info().words {
        let words = Words::of(G::info(), code);
        for key in [format!("howto-{number}"), format!("howto-{number}-text")] {
            ensure(words.find(&key).is_some_and(|said| !said.is_empty()), || format!("`{key}` is missing in {code}"))?;
        }
    }
    Ok(())
}
