//! Who is put on each seat: me, somebody with a link, a bot, or nobody.

use contract::Seat;
use maud::{Markup, html};

use super::form::Form;
use super::{icon, matches};
use crate::games::bot::{called, offered, usual};
use crate::live::away;
use crate::tongue::Tongue;

/// Offers bots, each as it is written and by what it does, with one chosen.
pub(crate) fn bots(tongue: Tongue, bots: &[(String, String)], chosen: &str) -> Markup {
    html! {
        @for (value, does) in bots { option value=(value) selected[chosen == value] { (does) } }
        @if bots.iter().all(|(value, _)| *value != chosen) { option value=(chosen) selected { (called(tongue, chosen)) } }
    }
}

/// Asks for every seat who plays it and, where there are several, how they come to their seats and how long they are
/// waited for.
pub(crate) fn seats(form: Form<'_>) -> Markup {
    let (least, most) = (*form.kind.info().seats.start(), *form.kind.info().seats.end());
    html! {
        (places(form, least.into(), most.into()))
        (matches::choice(form))
        @if most > 1 { (lots(form)) (patience(form)) }
        @if form.kind.has_judge() { (hints(form)) }
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
            span { (form.tongue.word("draw-lots")) }
        }
    }
}

fn hints(form: Form<'_>) -> Markup {
    let ways = [("on", form.tongue.word("hints-allowed")), ("off", form.tongue.word("hints-not-allowed"))];
    let chosen = form.given.text("hints").unwrap_or("on");
    html! {
        label class="field" {
            span { (form.tongue.word("hints-allowed-here")) }
            select name="hints" {
                @for (value, words) in ways { option value=(value) selected[value == chosen] { (words) } }
            }
        }
    }
}

fn patience(form: Form<'_>) -> Markup {
    let chosen = form.given.text("away").unwrap_or(away::STANDARD);
    html! {
        label class="field" {
            span { (form.tongue.word("patience-after")) }
            select name="away" aria-describedby=[form.error("away")] {
                @for offered in &away::OFFERED {
                    option value=(offered.key) selected[offered.key == chosen] { (form.tongue.say(&away::words(offered.time))) }
                }
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
        "" | "me" | "link" => (given, usual(form.kind)),
        "bot" => ("bot", form.given.text(&format!("bot-{index}")).unwrap_or_else(|| usual(form.kind))),
        bot => ("bot", bot),
    };
    let tongue = form.tongue;
    let sitters = [
        ("me", tongue.word("sitter-me")),
        ("link", tongue.word("sitter-link")),
        ("bot", tongue.word("sitter-bot")),
        ("", tongue.word("sitter-nobody")),
    ];
    let sitters = sitters.into_iter().filter(|(value, _)| match *value {
        "link" => most > 1,
        "" => index >= least,
        _ => true,
    });
    html! {
        fieldset class={ "place" @if most > 1 { " of-several" } } aria-describedby=[form.error(&field)] {
            legend {
                (icon::seat(Seat::new(index)))
                @if most == 1 { (tongue.word("who-plays")) }
                @else { span id=(format!("called-{index}")) { (form.seats[index]) } }
            }
            div class="picks" {
                @for (value, words) in sitters {
                    label class="pick" { input type="radio" name=(field) value=(value) checked[chosen == value]; (words) }
                }
            }
            label class="field which-bot" {
                span { (tongue.word("which-bot")) }
                select name=(format!("bot-{index}")) { (bots(tongue, &offered(form.kind.localized(tongue)), bot)) }
            }
            @if index > 0 {
                label class="field who-plays" {
                    span { (tongue.word("name-on-this-device")) }
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
