//! Positions and refusals as text.

use std::fmt::Write;

use contract::record::Ending;
use contract::{Malformed, Observer, Phrase, Position, Seat, StepError};
use words::Words;

use crate::played::NotPlayed;

/// Says why a token was not taken.
pub(crate) fn refused(own: &Words, words: &Words, refused: &NotPlayed) -> String {
    match refused {
        NotPlayed::Step(refused) => step_refused(own, words, refused),
        NotPlayed::GaveUp { token, seat } => {
            own.say(&Phrase::new("had-given-up").with("token", token.as_str()).with("seat", *seat))
        }
    }
}

/// Says why a step was refused: the token, the reason in the game's words, the rule.
pub(crate) fn step_refused(own: &Words, words: &Words, refused: &StepError) -> String {
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

/// Writes how a game stands: its line as the observer may read it, the result, a score for each seat. The game may have
/// ended before the rules gave a result: seats gave up, or it was abandoned.
pub(crate) fn standing(position: &Position, observer: Observer, ending: Option<&Ending>) -> String {
    let result = ending.map_or("open", |ending| &ending.text);
    let mut text = format!("{}\nresult: {result}\nscores:", position.line_for(observer));
    for seat in 0..usize::from(position.seats()) {
        let score = ending.map_or(0.0, |ending| ending.verdict.scores[seat]);
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
