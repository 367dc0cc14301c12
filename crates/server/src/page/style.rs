//! All elements of the design language on one page, for whoever builds: looked at by day and by night, wide and narrow.

mod answering;

use boards::elements;
use contract::{Phrase, Seat};
use maud::{Markup, html};

use super::{glance, icon, slots, wrong};
use crate::http::error::HttpError;
use crate::page::tokens::{PAIRS, Pair, Tokens, contrast};
use crate::tongue::Tongue;
use crate::tongue::sentence::Sentence;
use crate::view::choice::{Content, Slot};
use crate::view::glance::{VitalRow, Would};
use crate::view::table_page::{Owner, SeatRow};
use crate::view::table_status::SeatStatus;

/// Makes the page.
pub(crate) fn main() -> Markup {
    html! {
        header class="opening" {
            h1 { "Elements" }
            p class="lead" { "Every part of the design language in every state, for developers and in English alone. STYLE.md says why it is as it is." }
        }
        div class="elements" {
            (part("Type", &types()))
            (part("Colours", &colours()))
            (part("Space", &spaces()))
            (part("Buttons", &buttons()))
            (part("Places on a board", &places()))
            (part("Dice", &dice()))
            (part("Slots", &in_slots()))
            (part("Sets of pieces", &answering::sets()))
            (part("Odds", &answering::odds()))
            (part("Hints", &answering::hints()))
            (part("Portions", &answering::portions()))
            (part("Standing orders", &answering::orders()))
            (part("Story", &answering::story()))
            (part("Icons", &icons()))
            (part("Seats", &seats()))
            (part("Badges", &badges()))
            (part("Prompts", &prompts()))
            (part("Preview and moves", &moves()))
            (part("Log", &log()))
            (part("Notices", &notices()))
            (part("Form", &form()))
            (part("Cards", &cards()))
        }
        (part("Standings", &standings()))
        (part("Contrast", &pairs()))
    }
}

fn part(name: &str, inside: &Markup) -> Markup {
    html! { section class="panel element" { h2 { (name) } (inside) } }
}

fn types() -> Markup {
    let scale = [
        ("xxl", "Title of a page, 31"),
        ("xl", "How a game ended, 25"),
        ("l", "Question and heading, 20"),
        ("m", "Reading, 16"),
        ("s", "Lists and buttons, 14"),
        ("xs", "Counts and marks, 12"),
    ];
    html! {
        @for (size, words) in scale { p class={ "type " (size) } { (words) } }
        p class="type mono" { "k4C3 =k245w15, notation" }
    }
}

fn colours() -> Markup {
    let tokens = Tokens::read();
    html! {
        ul class="swatches" {
            @for (name, day) in &tokens.day {
                @let night = tokens.night.get(name).copied().unwrap_or(day);
                li {
                    svg viewBox="0 0 56 28" class="swatch" aria-hidden="true" {
                        rect width="28" height="28" fill=(day) {}
                        rect x="28" width="28" height="28" fill=(night) {}
                    }
                    code { "--" (name) }
                }
            }
        }
        p class="muted" { "By day, by night." }
    }
}

fn pairs() -> Markup {
    let tokens = Tokens::read();
    html! {
        div class="scroll" role="region" aria-label="Contrast" tabindex="0" {
            table {
                thead { tr { th scope="col" { "Ink on ground" } th scope="col" { "Least" } th scope="col" { "Day" } th scope="col" { "Night" } th scope="col" { "For" } } }
                tbody {
                    @for pair in PAIRS {
                        tr {
                            td { code { (pair.ink) " on " (pair.ground) } }
                            td { (pair.least) }
                            td { (measured(pair, &tokens.day)) }
                            td { (measured(pair, &tokens.night)) }
                            td { (pair.purpose) }
                        }
                    }
                }
            }
        }
    }
}

fn measured(pair: &Pair, colours: &std::collections::BTreeMap<&str, &str>) -> String {
    let found = colours.get(pair.ink).zip(colours.get(pair.ground)).and_then(|(ink, ground)| contrast(ink, ground));
    found.map_or_else(|| "?".to_owned(), |found| format!("{found:.1}"))
}

fn spaces() -> Markup {
    let steps = [("s2", "8"), ("s3", "12"), ("s4", "16"), ("s5", "24"), ("s6", "32"), ("s7", "48")];
    html! {
        ul class="steps-of-space" { @for (class, pixels) in steps { li { span class=(class) {} code { "--" (class) } (pixels) } } }
    }
}

fn buttons() -> Markup {
    html! {
        p class="row" {
            button type="button" class="btn primary" { "Place on C3" }
            button type="button" class="btn" { (icon::save()) "Record" }
            button type="button" class="btn quiet" { (icon::book()) "Rules" }
            button type="button" class="btn danger" { (icon::flag()) "Give up" }
            span class="btn off" aria-disabled="true" { (icon::undo()) "Undo" }
        }
        p class="muted" { "One primary button in a view. What cannot be pressed keeps its place, dashed, and says why." }
    }
}

fn places() -> Markup {
    html! {
        ul class="states" {
            @for state in elements::states() {
                li { (state.picture) b { (state.name) } " " span class="muted" { (state.meaning) } }
            }
        }
    }
}

/// A slot in each state: empty, open for the piece in hand, full, and full with something bad about it.
fn in_slots() -> Markup {
    let content = |note: &str, warning: Option<&str>| Content {
        name: "Die 5".to_owned(),
        picture: Some(boards::die(boards::Die::White, Some(5))),
        note: note.to_owned(),
        warning: warning.map(|text| Sentence { text: text.to_owned(), rule: None }),
    };
    let slot = |key: &str, name: &str, content: Option<Content>, is_open: bool| Slot {
        key: key.to_owned(),
        name: name.to_owned(),
        link: content.is_some().then(|| "/style".to_owned()),
        content,
        gives_way: None,
        is_open,
    };
    let states = [
        slot("empty", "Empty", None, false),
        slot("open", "Open", Some(content("what it would be", None)), true),
        slot("full", "Full", Some(content("what it is", None)), false),
        slot("bad", "Bad", Some(content("what it is", Some("and what is bad about it"))), false),
    ];
    html! {
        (slots::slots(Tongue::English, Seat::FIRST, &states, ""))
        p class="muted" { "Several pieces for one action, in any order. What lies in one is taken out again by a press." }
    }
}

fn dice() -> Markup {
    html! { @for row in elements::dice() { p class="dice-row" { @for die in row { (die) } } } }
}

fn icons() -> Markup {
    html! {
        ul class="glyphs" {
            @for one in elements::icons() { li { (one.picture) span { (one.name) br; span class="muted" { (one.meaning) } } } }
        }
        p class="row lines" {
            (icon::brand()) (icon::undo()) (icon::bulb()) (icon::book()) (icon::alert()) (icon::flag()) (icon::save()) (icon::check()) (icon::star())
        }
    }
}

fn seats() -> Markup {
    html! {
        ul class="seats" {
            @for (index, name) in ["A disc", "B square", "C triangle", "D diamond", "E plus", "F star"].iter().enumerate() {
                li class={ "seat" @if index == 0 { " asked" } } {
                    (icon::seat(Seat::new(index))) b { (name) }
                    @if index == 0 { span class="note" { "your turn" } }
                }
            }
        }
    }
}

/// The numbers of one seat alone, and a strip of three: one asked, one finished, one for whom a bot plays on; with a number
/// at its limit, and one that would change.
fn standings() -> Markup {
    let vital = |name: &str, value, of, would: Option<(u16, bool)>| VitalRow {
        name: name.to_owned(),
        sign: None,
        value,
        of,
        is_critical: of == Some(value),
        would: would.map(|(value, is_worse)| Would { value, is_worse }),
    };
    let seat = |index, called: &str, state| SeatRow {
        seat: Seat::new(index),
        called: called.to_owned(),
        said: called.to_owned(),
        name: None,
        bot: None,
        owner: if index == 0 { Owner::Me } else { Owner::Other },
        state,
        resigned: index == 2,
        if_given_up: None,
        link: None,
        gives: false,
        given_up: false,
    };
    let alone = [vital("Energy", 3, Some(7), Some((5, false))), vital("Damage", 6, Some(6), None)];
    let seats = [
        seat(0, "Ana", SeatStatus::ToMove),
        seat(1, "Bo", SeatStatus::Finished),
        seat(2, "A player with a long name", SeatStatus::Idle),
    ];
    let three = [(9, Some((10, false))), (4, Some((2, true))), (0, None)];
    let three = three.map(|(value, would)| vec![vital("Shields", value, None, would), vital("Hits", 1, Some(5), None)]);
    html! {
        div class="glance" { (glance::numbers(Tongue::English, &alone)) }
        (glance::strip(Tongue::English, &seats, &three, true))
        p class="muted" { "Alone and at a table of three. Dashed is what would come; red is worse." }
    }
}

fn badges() -> Markup {
    html! {
        p class="row" {
            span class="badge your-turn" { "Your turn" }
            span class="badge" { "Waiting" }
            span class="badge good" { (icon::check()) "Won" }
            span class="badge info" { "Over" }
            span { a class="rule" href="#rule" { "R29" } }
        }
    }
}

fn prompts() -> Markup {
    html! {
        div class="panel prompt" {
            p class="ask" { "Place the white 4." }
            p class="why" { "The ships in its column move down 4, then you reroll the other dice. " a class="rule" href="#rule" { "R29" } }
        }
        div class="panel prompt waiting" { p class="ask" { "Ana is choosing a territory." } p class="why" { "She has until 18:40." } }
        div class="panel ending good" { h2 { "You have won." } dl { dt { "How it ended" } dd { "research finished, Earth is saved" } } }
        div class="panel ending info" { h2 { "The operator has ended the game." } dl { dt { "How it ended" } dd { "nobody has won" } } }
        div class="panel ending bad" { h2 { "You have lost." } dl { dt { "How it ended" } dd { "base destroyed, Earth is lost" } } }
    }
}

fn moves() -> Markup {
    html! {
        div class="panel moves" {
            fieldset {
                legend { "Column 3: ships move 4" }
                button type="button" class="move is-preview" { span { "C3, energy, together with C2" } code { "w4C3" } }
                button type="button" class="move" { span { "B3, fighter, -1" } code { "w4B3" } }
            }
        }
    }
}

fn log() -> Markup {
    html! {
        ol class="log" {
            li class="new" { span { "Rerolled: black 3, 6 and white 4. " a class="rule" href="#rule" { "R29" } } code { "=k36w4" } }
            li { span { "White 5 on B1. Column 1 moves 5, to rows 11 and 12." } code { "w5B1" } }
            li { span { "The last step is undone." } }
        }
    }
}

fn notices() -> Markup {
    let refused = HttpError::new(
        axum::http::StatusCode::UNPROCESSABLE_ENTITY,
        Phrase::new("said").with("text", "C1 is 4 spaces ahead; the die shows 3."),
        Phrase::new("nothing-has-changed"),
    );
    html! {
        (wrong::refusal(Tongue::English, &refused, Some(&html! { a class="rule" href="#rule" { "R14" } })))
        p class="kept" { (icon::check()) b { "All 18 draws follow from the promised seed." } }
        p class="unfair" { (icon::alert()) b { "Do not trust these dice." } }
    }
}

fn form() -> Markup {
    html! {
        label class="field" { span { "Your name, if you like" } input name="name" value="Mira" autocomplete="off"; }
        label class="field" { span { "Dice typed from your table" } input name="typed" value="k248w19" aria-invalid="true" aria-describedby="typed-error" autocomplete="off"; }
        p class="error" id="typed-error" { "An 8 and a 9 are no faces of a die: 1 to 6." }
        label class="field" { span { "Which bot" } select name="bot" { option { "looks one step ahead" } option { "plays any legal move" } } }
        div class="picks" {
            label class="pick" { input type="radio" name="who" checked; "Me" }
            label class="pick" { input type="radio" name="who"; "A bot" }
        }
    }
}

fn cards() -> Markup {
    html! {
        div class="game" {
            div class="txt" { h3 { "A box on the shelf" } p { "Rises 4 pixels under the pointer." } }
        }
        p class="muted" { "A card with two sides turns when it is pressed; the other side has a word and a star." }
        (super::cards::one(Tongue::English, &elements::card(), "card", false))
    }
}
