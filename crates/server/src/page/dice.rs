//! What was promised of the dice of a table, and after the end whether it was kept.

use contract::{Info, Phrase};
use maud::{Markup, html};

use super::{icon, promise};
use crate::tongue::bidi;
use crate::tongue::{Tongue, link};
use crate::view::dice::{Check, CheckedDraw, Dice, DrawVerdict, RecordSeat};

/// Makes the page.
pub(crate) fn main(tongue: Tongue, id: &str, game: &Info, dice: &Dice) -> Markup {
    html! {
        header class="opening" {
            h1 { (tongue.word("the-dice")) }
            p class="lead" { bdi { (game.title) } ". " a href=(format!("/table/{id}")) { (tongue.word("back-to-table")) } }
        }
        @match &dice.commitment {
            Some(hash) => { (promise(tongue, hash, dice)) }
            None => {
                p { (tongue.word("dice-brought-in")) }
            }
        }
        @if let (Some(check), Some(commitment)) = (&dice.check, &dice.commitment) {
            (kept(tongue, id, check, &promise::device(tongue, id, game.id, commitment, promise::Says::Always)))
        }
    }
}

fn promise(tongue: Tongue, hash: &str, dice: &Dice) -> Markup {
    html! {
        section class="panel dice" aria-labelledby="promise-title" {
            h2 id="promise-title" { (tongue.word("the-promise")) }
            p { (tongue.marked(&Phrase::new("dice-promise"), &[("scheme", &link("/dice"))])) }
            p class="hash" { (tongue.word("fingerprint-of-seed")) code id="commitment" { (hash) } }
            p {
                @match dice.promised {
                    Some(line) => {
                        (tongue.marked(
                            &Phrase::new("dice-promised").with("line", tongue.count(line)),
                            &[("line", &link(format!("/dice/log?from={line}#n{line}")))],
                        ))
                    }
                    None => (tongue.word("dice-older-than-log")),
                }
            }
            h3 { (tongue.word("dice-added")) }
            @if dice.entropies.is_empty() {
                p { (tongue.word("dice-nothing-added")) }
            } @else {
                ul { @for (seat, value) in &dice.entropies { (added(tongue, seat, value.as_deref())) } }
            }
            @if !dice.lots.is_empty() {
                h3 { (tongue.word("dice-who-sits-where")) }
                p {
                    (tongue.word("dice-lots"))
                    @for (seat, listed) in &dice.lots { " " (lot(tongue, seat, *listed)) }
                }
            }
            @if dice.check.is_none() { p { (tongue.word("dice-when-over")) } }
        }
    }
}

fn in_record(tongue: Tongue, seat: &RecordSeat) -> Markup {
    tongue.text(&Phrase::new("dice-seat").with("seat", seat.printed))
}

/// Says whom the lot gave a seat.
fn lot(tongue: Tongue, seat: &RecordSeat, listed: usize) -> Markup {
    let lot = Phrase::new("dice-lot").with("seat", seat.number as i64).with("number", listed as i64);
    html! { (tongue.say(&lot)) @if let Some(who) = &seat.who { " (" (bidi::text(who)) ")" } }
}

fn added(tongue: Tongue, seat: &RecordSeat, value: Option<&str>) -> Markup {
    html! {
        li class="hash" {
            span {
                @if let Some(who) = &seat.who { b { (bidi::text(who)) } " " span class="muted" { (in_record(tongue, seat)) } }
                @else { b { (in_record(tongue, seat)) } }
            }
            @match value {
                Some(value) => { code { (value) } }
                None => { (tongue.word("dice-given")) }
            }
        }
    }
}

fn kept(tongue: Tongue, id: &str, check: &Check, device: &Markup) -> Markup {
    let record = format!("palisade-{id}.toml");
    let all = Phrase::new("dice-all-follow").with("count", check.draws.len() as i64);
    html! {
        section class="panel dice" aria-labelledby="kept-title" {
            h2 id="kept-title" { (tongue.word("the-check")) }
            p class="hash" { (tongue.word("the-seed")) code id="seed" { (check.seed) } }
            @match &check.wrong {
                None => {
                    p id="verdict" class="kept" { (icon::check()) b { (tongue.say(&all)) } }
                }
                Some(wrong) => {
                    p id="verdict" class="unfair" role="alert" {
                        (icon::alert()) span { b { (tongue.word("dice-unfair")) } " " span { (tongue.text(wrong)) "." } }
                    }
                }
            }
            (device)
            div class="scroll" role="region" aria-label=(tongue.word("draws")) tabindex="0" {
                table {
                    thead {
                        tr {
                            th scope="col" { (tongue.word("step")) }
                            th scope="col" { (tongue.word("draw")) }
                            th scope="col" { (tongue.word("numbers")) }
                            th scope="col" { (tongue.word("outcome")) }
                            th scope="col" { (tongue.word("check")) }
                        }
                    }
                    tbody { @for draw in &check.draws { (row(tongue, draw)) } }
                }
            }
            p class="muted" { (tongue.word("draws-legend")) }
            h3 { (tongue.word("check-it-yourself")) }
            p {
                (tongue.marked(
                    &Phrase::new("verify-with-python"),
                    &[("record", &link(format!("/table/{id}/record"))), ("verifier", &link("/verify.py"))],
                ))
            }
            pre tabindex="0" aria-label=(tongue.word("command")) { code { "python3 palisade_verify.py " (record) } }
            p {
                (tongue.marked(
                    &Phrase::new("verify-more"),
                    &[("node", &link("/verify.mjs")), ("module", &link("/check.mjs")), ("scheme", &link("/dice"))],
                ))
            }
        }
    }
}

fn row(tongue: Tongue, draw: &CheckedDraw) -> Markup {
    let mark = match draw.mark {
        DrawVerdict::Good => tongue.word("draw-good"),
        DrawVerdict::Wrong => tongue.word("draw-wrong"),
        DrawVerdict::Unknown => tongue.word("draw-unknown"),
    };
    let numbers: Vec<String> = draw.numbers.iter().map(|one| format!("{}:{}", one.bound, one.value)).collect();
    html! {
        tr class=[(draw.mark == DrawVerdict::Wrong).then_some("unfair")] {
            td { (draw.line) }
            td { code { (draw.name) } }
            td { code { (numbers.join(",")) } }
            td { code { (draw.token) } }
            td { (mark) }
        }
    }
}
