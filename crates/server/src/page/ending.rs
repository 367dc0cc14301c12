//! How a game ended, and what it came to.

use maud::{Markup, html};

use super::moves::rule;
use super::{account, bidi, icon, promise};
use crate::look::{Ending, Look};

/// Sums up a finished game.
pub(crate) fn panel(look: &Look, ending: &Ending) -> Markup {
    let mood = match ending.good {
        Some(true) => "good",
        Some(false) => "bad",
        None => "info",
    };
    html! {
        section id="ending" class={ "panel ending " (mood) } aria-labelledby="ending-title" tabindex="-1" {
            h2 id="ending-title" { (bidi::text(&ending.word)) }
            @if let Some(told) = &ending.account { (account::decided(look, told)) }
            dl {
                @if let Some(cause) = &ending.cause {
                    dt { "How it ended" }
                    dd { (cause) @if let Some(number) = &ending.rule { " " (rule(look.game, number)) } }
                }
                dt { "Rounds" } dd { (ending.rounds) }
                dt { "Decisions" } dd { (ending.choices) }
                @for (name, score) in &ending.scores { dt { "Score of " (bidi::text(name)) } dd { (score) } }
            }
            p class="row" {
                a class="btn" href=(format!("/table/{}/replay", look.id)) { "Replay" }
                a class="btn" href=(format!("/table/{}/record", look.id)) { (icon::save()) "Record of the game" }
                @if ending.seed.is_some() {
                    a class="btn" href=(format!("/table/{}/dice", look.id)) { "Check the dice" }
                }
                a class="btn primary" href=(format!("/play/{}", look.game)) { "Play again" }
            }
            @if let (Some(commitment), true) = (&look.commitment, ending.seed.is_some()) {
                (promise::device(&look.id, look.game, commitment, promise::Says::OfItsOwn))
            }
            @if let Some(told) = &ending.account { (account::course(look, told)) }
            @if let Some(seed) = &ending.seed { p class="seed" { "Seed of the dice: " code { (seed) } } }
        }
    }
}
