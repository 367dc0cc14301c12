//! One game or a match: what the form that makes a table asks of a game that is also played in matches.

use contract::Phrase;
use maud::{Markup, html};

use super::form::Form;

/// Asks whether one game is played or a match.
pub(crate) fn choice(form: Form<'_>) -> Markup {
    let (tongue, is_match) = (form.tongue, form.given.text("match").is_some());
    let pick = |value: &str, chosen: bool, words: String| {
        html! { label class="pick" { input type="radio" name="match" value=(value) checked[chosen]; (words) } }
    };
    html! {
        @if let Some(most) = form.kind.match_games {
            fieldset class="place match" {
                legend { (tongue.word("how-much-is-played")) }
                div class="picks" {
                    (pick("", !is_match, tongue.word("one-game").to_owned()))
                    (pick("1", is_match, tongue.say(&Phrase::new("a-match-of").with("most", most))))
                }
            }
        }
    }
}
