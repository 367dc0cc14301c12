//! What was promised of the dice of a table, and after the end whether it was kept.

use contract::Info;
use maud::{Markup, html};

use super::{icon, promise};
use crate::dice::{Check, Dice, Draw, Mark};

/// Makes the page.
pub(crate) fn main(id: &str, game: &Info, dice: &Dice) -> Markup {
    html! {
        header class="opening" {
            h1 { "The dice" }
            p class="lead" { (game.title) ". " a href=(format!("/table/{id}")) { "Back to the table" } }
        }
        @match &dice.commitment {
            Some(hash) => { (promise(hash, dice)) }
            None => {
                p { "This game was brought in from a record, so nothing was promised of its dice here." }
            }
        }
        @if let (Some(check), Some(commitment)) = (&dice.check, &dice.commitment) {
            (kept(id, check, &promise::device(id, game.id, commitment, promise::Says::Always)))
        }
    }
}

fn promise(hash: &str, dice: &Dice) -> Markup {
    html! {
        section class="panel dice" aria-labelledby="promise-title" {
            h2 id="promise-title" { "The promise" }
            p {
                "The seed of these dice was chosen before anybody opened the form for this table. The form showed its "
                "fingerprint; only then did each player's browser add random numbers of its own. Every roll follows from "
                "the seed, those numbers and the roll's name, so neither the server nor a player can choose one. When the "
                "game is over the seed is told, and anybody can work out every roll again. "
                a href="/dice" { "The whole scheme" }
            }
            p class="hash" { "Fingerprint of the seed" code id="commitment" { (hash) } }
            p {
                @match dice.promised {
                    Some(line) => {
                        "It stands in line " a href=(format!("/dice/log?from={line}#n{line}")) { (line) }
                        " of the dice log, which tells of every table whether its game was begun and ended."
                    }
                    None => "This table is older than the dice log, or was brought in, so it does not stand there.",
                }
            }
            h3 { "What the players added" }
            @if dice.entropies.is_empty() {
                p { "Nothing: the dice follow from the server's seed alone." }
            } @else {
                ul { @for (seat, value) in &dice.entropies { (added(seat, value.as_deref())) } }
            }
            @if !dice.lots.is_empty() {
                h3 { "Who sits where" }
                p {
                    "The seats were drawn by lot, by the draw seats#0 of the same seed: "
                    @for (nth, (seat, listed)) in dice.lots.iter().enumerate() {
                        @if nth > 0 { ", " } "seat " (seat) " went to number " (listed)
                    }
                    " of those listed when the table was made."
                }
            }
            @if dice.check.is_none() { p { "The seed and the check of every roll stand here when the game is over." } }
        }
    }
}

fn added(seat: &str, value: Option<&str>) -> Markup {
    html! {
        li class="hash" {
            span { "Seat " b { (seat) } }
            @match value {
                Some(value) => { code { (value) } }
                None => { "given, and shown when the game begins" }
            }
        }
    }
}

fn kept(id: &str, check: &Check, device: &Markup) -> Markup {
    let record = format!("palisade-{id}.toml");
    html! {
        section class="panel dice" aria-labelledby="kept-title" {
            h2 id="kept-title" { "The check" }
            p class="hash" { "The seed" code id="seed" { (check.seed) } }
            @match &check.wrong {
                None => {
                    p id="verdict" class="kept" { (icon::check()) b { "All " (check.draws.len()) " draws follow from the seed that was promised." } }
                }
                Some(wrong) => {
                    p id="verdict" class="unfair" role="alert" {
                        (icon::alert()) span { b { "Do not trust these dice." } " " (wrong) }
                    }
                }
            }
            (device)
            div class="scroll" role="region" aria-label="Draws" tabindex="0" {
                table {
                    thead {
                        tr {
                            th scope="col" { "Step" }
                            th scope="col" { "Draw" }
                            th scope="col" { "Numbers" }
                            th scope="col" { "Outcome" }
                            th scope="col" { "Check" }
                        }
                    }
                    tbody { @for draw in &check.draws { (row(draw)) } }
                }
            }
            p class="muted" { "A number 6:3 is the value 3 of the six values 0 to 5. Steps are numbered as in the record." }
            h3 { "Check it yourself" }
            p {
                "Take the " a href=(format!("/table/{id}/record")) { "record of the game" } " and the "
                a href="/verify.py" { "verifier" }
                ", a short program in Python 3.11 that you can read and that knows nothing of this server. "
                "Then run this in the folder that holds both:"
            }
            pre tabindex="0" aria-label="Command" { code { "python3 palisade_verify.py " (record) } }
            p {
                "It says what it could not check. Give it what you kept before the file, the fingerprint with "
                code { "--commitment" } " and what your browser added with " code { "--entropy" }
                ", and it checks these too. There is one "
                a href="/verify.mjs" { "for Node.js" } " as well, with " a href="/check.mjs" { "its module" }
                " beside it, and each can be written anew from " a href="/dice" { "the text of the scheme" } "."
            }
        }
    }
}

fn row(draw: &Draw) -> Markup {
    let mark = match draw.mark {
        Mark::Good => "✓ good",
        Mark::Wrong => "✗ WRONG",
        Mark::Unknown => "not checked",
    };
    let numbers: Vec<String> = draw.numbers.iter().map(|one| format!("{}:{}", one.bound, one.value)).collect();
    html! {
        tr class=[(draw.mark == Mark::Wrong).then_some("unfair")] {
            td { (draw.line) }
            td { code { (draw.name) } }
            td { code { (numbers.join(",")) } }
            td { code { (draw.token) } }
            td { (mark) }
        }
    }
}
