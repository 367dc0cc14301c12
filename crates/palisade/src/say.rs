//! Positions and refusals as text.

use std::fmt::Write;

use contract::record::result_text;
use contract::{Malformed, Observer, Phrase, Position, Seat, SeatSet, StepError};
use words::Words;

/// Says why a step was refused: the token, the reason in the game's words, the rule.
pub(crate) fn refused(own: &Words, words: &Words, refused: &StepError) -> String {
    match refused {
        StepError::Illegal { token, refusal } => {
            let phrase = Phrase::new("refused").with("token", token.as_str()).with("rule", refusal.rule);
            own.say(&phrase.with("reason", words.say(&refusal.phrase)))
        }
        StepError::Malformed(Malformed { text, phrase: Some(phrase), .. }) => {
            own.say(&Phrase::new("malformed").with("text", text.as_str()).with("reason", words.say(phrase)))
        }
        StepError::NoChanceDue { token } => own.say(&Phrase::new("no-chance-due").with("token", token.as_str())),
        StepError::Impossible { token, draw } => {
            own.say(&Phrase::new("impossible").with("token", token.as_str()).with("draw", draw.to_string()))
        }
        StepError::ChanceDue { token, draw } => {
            own.say(&Phrase::new("chance-due").with("token", token.as_str()).with("draw", draw.to_string()))
        }
        StepError::NotAsked { token, seat } => {
            own.say(&Phrase::new("not-asked").with("token", token.as_str()).with("seat", *seat))
        }
        StepError::WhoseStep { token, example } => {
            own.say(&Phrase::new("whose-step").with("token", token.as_str()).with("example", *example))
        }
        StepError::Over { token } => own.say(&Phrase::new("game-over").with("token", token.as_str())),
        other => other.to_string(),
    }
}

/// Writes how a position stands: its line, the result, a score per seat.
pub(crate) fn standing(position: &Position) -> String {
    standing_for(position, SeatSet::all(position.seats()))
}

/// Writes how a position stands, its line as the observer may read it.
pub(crate) fn standing_for(position: &Position, observer: Observer) -> String {
    written(position, observer, &result_text(position))
}

/// Writes how a game stood at its end, which may have come before the rules had one: seats gave up, or it was abandoned.
pub(crate) fn ended(position: &Position, result: &str) -> String {
    written(position, SeatSet::all(position.seats()), result)
}

fn written(position: &Position, observer: Observer, result: &str) -> String {
    let verdict = position.verdict();
    let mut text = format!("{}\nresult: {result}\nscores:", position.line_for(observer));
    for seat in 0..usize::from(position.seats()) {
        let score = verdict.map_or(0.0, |verdict| verdict.scores[seat]);
        write!(text, " {score}").expect("text can be written to");
    }
    text.push('\n');
    text
}

/// Returns the printed names of seats, for sentences.
pub(crate) fn names(position: &Position, seats: impl Iterator<Item = Seat>) -> String {
    let names: Vec<&str> = seats.map(|seat| position.info().seat_name(seat)).collect();
    names.join(", ")
}
