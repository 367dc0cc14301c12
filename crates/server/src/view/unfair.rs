//! Why dice cannot be trusted, as phrases of the pages. What the server finds and what a device finds by itself are told in
//! the same words.

use contract::record::RecordError;
use contract::{Arg, Phrase};
use table::VerifyError;

/// Says what is wrong with the dice of a record.
pub(crate) fn phrase(unfair: &VerifyError) -> Phrase {
    match unfair {
        VerifyError::NoCommitment => Phrase::new("unfair-no-commitment"),
        VerifyError::NotRevealed { .. } => Phrase::new("unfair-not-revealed"),
        VerifyError::WrongSeed { .. } => Phrase::new("unfair-other-seed"),
        VerifyError::Entropy(seat) => entropy(seat.as_str()),
        VerifyError::Seats { noted, printed } => seats(noted.as_str(), printed.as_str()),
        VerifyError::CutOff => Phrase::new("unfair-cut-off"),
        VerifyError::Unnamed { step, token } => unnamed(*step as i64, token.as_str()),
        VerifyError::Count { step, draw, due, .. } => count(*step as i64, draw.as_str(), *due),
        VerifyError::Number { step, draw, place, noted, made } => {
            number([Arg::Number(*step as i64), draw.as_str().into(), Arg::Number(*place as i64)], *noted, *made)
        }
        VerifyError::Follows { step, line, .. } | VerifyError::GaveUp { step, line } => {
            at_step(*step as i64, line.as_str())
        }
        VerifyError::Record(RecordError::Step { step, entry, .. }) => at_step(*step as i64, entry.as_str()),
        VerifyError::Record(RecordError::Numbers { step, draw, .. }) => numbers(*step as i64, draw.as_str()),
        VerifyError::Ended { .. }
        | VerifyError::NotEnded(_)
        | VerifyError::Winner { .. }
        | VerifyError::Record(RecordError::Result { .. }) => Phrase::new("unfair-result"),
        VerifyError::Closing { made, noted } => closing(made.as_str(), noted.as_str()),
        VerifyError::Broken { noted, promised, .. } => promised_other(noted.as_str(), promised.as_str()),
        VerifyError::Missing { .. } => Phrase::new("unfair-missing"),
        VerifyError::Dropped { line } => dropped(line.to_string()),
        _ => Phrase::new("unfair-form"),
    }
}

/// Returns all that the verifier in a browser can find (`palisade_check.mjs`), by the names that it gives them. What stands in
/// the gaps only the device knows, so they are numbered as the verifier tells it.
pub(crate) fn with_gaps() -> [(&'static str, Phrase); 18] {
    let [one, two, three, four, five] = ["{1}", "{2}", "{3}", "{4}", "{5}"];
    [
        ("no-commitment", Phrase::new("unfair-no-commitment")),
        ("not-revealed", Phrase::new("unfair-not-revealed")),
        ("other-seed", Phrase::new("unfair-other-seed")),
        ("entropy", entropy(one)),
        ("seats", seats(one, two)),
        ("cut-off", Phrase::new("unfair-cut-off")),
        ("unnamed", unnamed(one, two)),
        ("count", count(one, two, three)),
        ("number", number([one, two, three].map(Arg::from), four, five)),
        ("step", at_step(one, two)),
        ("result", Phrase::new("unfair-result")),
        ("closing", closing(one, two)),
        ("promised", promised_other(two, three)),
        ("missing", Phrase::new("unfair-missing")),
        ("dropped", dropped(one)),
        ("log-line", Phrase::new("unfair-log-line").with("line", one)),
        ("log-form", Phrase::new("unfair-log-form")),
        ("form", Phrase::new("unfair-form")),
    ]
}

fn entropy(seat: impl Into<Arg>) -> Phrase {
    Phrase::new("unfair-entropy").with("seat", seat)
}

fn seats(noted: impl Into<Arg>, printed: impl Into<Arg>) -> Phrase {
    Phrase::new("unfair-seats").with("noted", noted).with("printed", printed)
}

fn unnamed(step: impl Into<Arg>, token: impl Into<Arg>) -> Phrase {
    Phrase::new("unfair-unnamed").with("step", step).with("token", token)
}

fn count(step: impl Into<Arg>, draw: impl Into<Arg>, due: impl Into<Arg>) -> Phrase {
    Phrase::new("unfair-count").with("step", step).with("draw", draw).with("due", due)
}

fn number([step, draw, place]: [Arg; 3], noted: impl Into<Arg>, made: impl Into<Arg>) -> Phrase {
    Phrase::new("unfair-number")
        .with("step", step)
        .with("draw", draw)
        .with("place", place)
        .with("noted", noted)
        .with("made", made)
}

fn numbers(step: impl Into<Arg>, draw: impl Into<Arg>) -> Phrase {
    Phrase::new("unfair-numbers").with("step", step).with("draw", draw)
}

fn at_step(step: impl Into<Arg>, line: impl Into<Arg>) -> Phrase {
    Phrase::new("unfair-step").with("step", step).with("line", line)
}

fn closing(made: impl Into<Arg>, noted: impl Into<Arg>) -> Phrase {
    Phrase::new("unfair-closing").with("made", made).with("noted", noted)
}

fn promised_other(noted: impl Into<Arg>, promised: impl Into<Arg>) -> Phrase {
    Phrase::new("unfair-promised").with("noted", noted).with("promised", promised)
}

fn dropped(line: impl Into<Arg>) -> Phrase {
    Phrase::new("unfair-dropped").with("line", line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_words_for_whatever_the_verifier_finds() {
        let named = with_gaps();
        let kinds: Vec<&str> = catalog::verifier::MODULE
            .split("fail(\"")
            .skip(1)
            .map(|part| part.split_once('"').expect("the name of a fault").0)
            .collect();
        assert!(kinds.len() > 25, "{kinds:?}");
        for kind in &kinds {
            assert!(named.iter().any(|(known, _)| known == kind), "the page has no words for `{kind}`");
        }
        for (known, _) in named {
            assert!(kinds.contains(&known), "nothing finds `{known}`");
        }
    }
}
