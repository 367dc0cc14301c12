//! Sentences with names in them: each name keeps its direction of writing to itself.

use contract::{Arg, Phrase};
use maud::{Markup, html};
use table::name::{FIRST, LAST};

/// Writes a sentence, with `<bdi>` around each name that [`table::Name::isolated`] put into it.
pub(crate) fn text(sentence: &str) -> Markup {
    let mut parts = sentence.split([FIRST, LAST]);
    let before = parts.next().unwrap_or_default();
    let rest: Vec<&str> = parts.collect();
    html! {
        (before)
        @for pair in rest.chunks(2) { bdi { (pair[0]) } @if let Some(after) = pair.get(1) { (after) } }
    }
}

/// Returns a phrase whose texts stand apart in the sentence, as notation must: it is written from left to right.
pub(crate) fn isolated(phrase: &Phrase) -> Phrase {
    let apart = |arg: &Arg| match arg {
        Arg::Text(text) => Arg::Text(format!("{FIRST}{text}{LAST}")),
        other => other.clone(),
    };
    Phrase { args: phrase.args.iter().map(|(name, arg)| (*name, apart(arg))).collect(), ..phrase.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_apart_and_stay_text() {
        let name = |text: &str| text.parse::<table::Name>().unwrap().isolated();
        let said = text(&format!("{} and {} won.", name("<b>"), name("دانا"))).into_string();
        assert_eq!(said, "<bdi>&lt;b&gt;</bdi> and <bdi>دانا</bdi> won.");
        assert_eq!(text("The game is won.").into_string(), "The game is won.");
        assert_eq!(text("").into_string(), "");
    }
}
