//! How a game ended, and what it came to.

use contract::Phrase;
use maud::{Markup, html};

use super::said::rule;
use super::{account, following, icon, places, promise};
use crate::tongue::bidi;
use crate::view::ending::Ending;
use crate::view::table_page::TablePage;

/// Sums up a finished game.
pub(crate) fn panel(look: &TablePage, ending: &Ending) -> Markup {
    let tongue = look.tongue;
    let mood = match ending.good {
        Some(true) => "good",
        Some(false) => "bad",
        None => "info",
    };
    html! {
        section id="ending" class={ "panel ending " (mood) } aria-labelledby="ending-title" tabindex="-1" {
            h2 id="ending-title" { (bidi::text(&ending.word)) }
            @if let Some(told) = &ending.account { (account::decided(look, told)) }
            @if let Some(said) = &ending.gave_up { p class="gave-up" { (bidi::text(said)) } }
            @for said in &ending.hints { p class="muted" { (bidi::text(said)) } }
            (following::panel(look))
            dl {
                @if let Some(cause) = &ending.cause {
                    dt { (tongue.word("how-it-ended")) }
                    dd { (bidi::text(cause)) @if let Some(number) = &ending.rule { " " (rule(look.game, number)) } }
                }
                dt { (tongue.word("rounds")) } dd { (ending.rounds) }
                dt { (tongue.word("decisions")) } dd { (ending.choices) }
                @for (name, score) in &ending.scores {
                    dt { (tongue.text(&Phrase::new("score-of").with("name", name.as_str()))) }
                    dd { (tongue.decimal(*score)) }
                 }
            }
            @if let Some(found) = &ending.places { (places::table(look, found)) }
            p class="row" {
                a class="btn" href=(format!("/table/{}/replay", look.id)) { (tongue.word("replay")) }
                @if ending.is_judged { a class="btn" href=(format!("/table/{}/luck", look.id)) { (tongue.word("luck-and-choices")) } }
                a class="btn" href=(format!("/table/{}/record", look.id)) { (icon::save()) (tongue.word("record")) }
                @if ending.seed.is_some() {
                    a class="btn" href=(format!("/table/{}/dice", look.id)) { (tongue.word("check-the-dice")) }
                }
            }
            @if let (Some(commitment), true) = (&look.commitment, ending.seed.is_some()) {
                (promise::device(tongue, &look.id, look.game, commitment, promise::Says::OfItsOwn))
            }
            @if let Some(told) = &ending.account { (account::course(look, told)) }
            @if let Some(seed) = &ending.seed { p class="seed" { (tongue.marked(&Phrase::new("seed-of-dice").with("seed", seed.as_str()), &[])) } }
        }
    }
}
