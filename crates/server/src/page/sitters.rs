//! Who is put on each seat: me, somebody with a link, a bot, or nobody.

use contract::Seat;
use maud::{Markup, html};

use super::create::Form;
use super::icon;
use crate::away;
use crate::bots::OFFERED;

/// Offers all bots, with one chosen.
pub(crate) fn bots(chosen: &str) -> Markup {
    html! {
        @for (value, words) in OFFERED { option value=(value) selected[chosen == value] { (words) } }
        @if OFFERED.iter().all(|(value, _)| *value != chosen) { option value=(chosen) selected { (chosen) } }
    }
}

/// Asks for every seat who plays it and, where there are several, how they come to their seats and how long they are
/// waited for.
pub(crate) fn seats(form: Form<'_>) -> Markup {
    let (least, most) = (*form.kind.info().seats.start(), *form.kind.info().seats.end());
    html! {
        (places(form, least.into(), most.into()))
        @if most > 1 { (lots(form)) (patience(form)) }
    }
}

/// Asks for every seat who plays it.
pub(crate) fn places(form: Form<'_>, least: usize, most: usize) -> Markup {
    html! { @for index in 0..most { (seat(form, index, least, most)) } }
}

fn lots(form: Form<'_>) -> Markup {
    html! {
        label class="choice" {
            input type="checkbox" name="lots" value="1" checked[form.given.text("lots").is_some()];
            span { "Draw by lot who sits where" }
        }
    }
}

fn patience(form: Form<'_>) -> Markup {
    let chosen = form.given.text("away").unwrap_or(away::STANDARD);
    html! {
        label class="field" {
            span { "The others may hand a silent seat to a bot after" }
            select name="away" aria-describedby=[form.error("away")] {
                @for offered in &away::OFFERED { option value=(offered.key) selected[offered.key == chosen] { (offered.words) } }
            }
        }
        (form.said("away"))
    }
}

fn seat(form: Form<'_>, index: usize, least: usize, most: usize) -> Markup {
    let (field, name) = (format!("seat-{index}"), format!("name-{index}"));
    let standard = if index == 0 {
        "me"
    } else if index < least {
        "link"
    } else {
        ""
    };
    let given = form.given.text(&field).unwrap_or(standard);
    // A seat may name its bot at once.
    let (chosen, bot) = match given {
        "" | "me" | "link" => (given, "greedy"),
        "bot" => ("bot", form.given.text(&format!("bot-{index}")).unwrap_or("greedy")),
        bot => ("bot", bot),
    };
    let sitters = [("me", "Me"), ("link", "By link"), ("bot", "A bot"), ("", "Nobody")];
    let sitters = sitters.into_iter().filter(|(value, _)| match *value {
        "link" => most > 1,
        "" => index >= least,
        _ => true,
    });
    html! {
        fieldset class={ "place" @if most > 1 { " of-several" } } aria-describedby=[form.error(&field)] {
            legend {
                (icon::seat(Seat::new(index)))
                @if most == 1 { "Who plays" } @else { "Seat " (form.kind.info().seat_name(Seat::new(index))) }
            }
            div class="picks" {
                @for (value, words) in sitters {
                    label class="pick" { input type="radio" name=(field) value=(value) checked[chosen == value]; (words) }
                }
            }
            label class="field which-bot" {
                span { "Which bot" }
                select name=(format!("bot-{index}")) { (bots(bot)) }
            }
            @if index > 0 {
                label class="field who-plays" {
                    span { "Who plays here on this device, if it is not you" }
                    input name=(name) maxlength="40" autocomplete="off"
                        value=[form.given.text(&name)] aria-invalid=[form.error(&name).map(|_| "true")]
                        aria-describedby=[form.error(&name)];
                }
                (form.said(&name))
            }
            (form.said(&field))
        }
    }
}
