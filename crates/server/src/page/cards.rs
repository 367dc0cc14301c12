//! The cards of a game on the create page: a box to tick for each, which turns the card over.

use boards::{Card, Cards};
use contract::{OptionSpec, Phrase, Setup};
use maud::{Markup, html};

use super::form::Form;
use super::icon;
use crate::games::entry::GameEntry;
use crate::http::fields::Fields;
use crate::tongue::Tongue;

/// Returns the key of the option that turns a game's cards.
pub(super) fn option(kind: &GameEntry) -> Option<&'static str> {
    kind.options.iter().map(|spec| spec.key).find(|key| boards::card_count(kind.id(), key).is_some())
}

/// Returns the cards that a game's players may turn, as a form's other options have them, with the key of the option that
/// they set.
pub(super) fn of(form: Form<'_>) -> Option<(&'static str, Cards)> {
    let Form { kind, given, .. } = form;
    let game = kind.localized(form.tongue);
    let words = game.words();
    let value = |spec: &OptionSpec| Some((spec.key, given.text(&format!("option-{}", spec.key))?));
    let printed = Setup::printed(*kind.info().seats.start());
    let setup = kind.options.iter().filter_map(value).fold(printed, |setup, (key, value)| setup.set(key, value));
    // With a value that the game refuses the cards are drawn as they are printed.
    let key = option(kind)?;
    let cards = boards::cards_with(kind.id(), key, &setup, words).or_else(|| boards::cards(kind.id(), key, words));
    Some((key, cards?))
}

/// Says whether a form has this card turned.
pub(crate) fn is_turned(fields: &Fields, key: &str, index: usize) -> bool {
    fields.text(&field(key, index)).is_some()
}

fn field(key: &str, index: usize) -> String {
    format!("flag-{key}-{index}")
}

/// Lays out the cards. Both sides are on the page; the rules of style show the one that is up, so that a card turns
/// without script.
pub(crate) fn table(form: Form<'_>, key: &str, cards: &Cards) -> Markup {
    html! {
        fieldset class="turn" aria-describedby="turn-meaning" {
            legend { (cards.title) }
            p id="turn-meaning" class="muted" { (cards.meaning) }
            (form.said(&format!("option-{key}")))
            div class="spread" {
                @for (index, card) in cards.cards.iter().enumerate() {
                    (one(form.tongue, card, &field(key, index), is_turned(form.given, key, index)))
                }
            }
        }
    }
}

/// Shows a card with the box that turns it.
pub(super) fn one(tongue: Tongue, card: &Card, field: &str, turned: bool) -> Markup {
    let [first, second] = &card.sides;
    let name = Phrase::new("card-side").with("card", card.name.as_str()).with("side", second.name.as_str());
    html! {
        label class="flip" {
            input type="checkbox" name=(field) value="1" checked[turned]
                aria-label=(tongue.say(&name));
            @for (side, class) in [(first, "face first"), (second, "face second")] {
                span class=(class) {
                    span class="caption" {
                        b { (card.name) }
                        small { (side.note) }
                        span class="which" { (icon::star()) (side.name) }
                    }
                    (side.svg())
                }
            }
        }
    }
}

/// Counts the cards that are turned: for the eye by the rules of style, aloud by the script.
pub(crate) fn level(form: Form<'_>, key: &str, cards: &Cards) -> Markup {
    let turned = (0..cards.cards.len()).filter(|index| is_turned(form.given, key, *index)).count();
    let (tongue, all) = (form.tongue, cards.cards.len());
    let level = |count: &str| {
        Phrase::new("level").with("level", cards.level.as_str()).with("count", count).with("all", all as i64)
    };
    // The number itself comes from the rules of style.
    let counted = |_: Markup| html! { b class="count" {} };
    html! {
        p class="level" aria-hidden="true" {
            span { (tongue.marked(&level(""), &[("count", &counted)])) }
            span class="stars" {}
        }
        output class="unseen" data-level=(tongue.unmarked(&level("#"))) {
            (tongue.text(&level(&turned.to_string())))
        }
    }
}
