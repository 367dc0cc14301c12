//! Who is put on each seat: me, somebody with a link, a bot, or nobody.

use contract::Seat;
use maud::{Markup, html};

use super::create::Form;
use super::icon;

/// Bots that are offered: how each is written, and what it does. One beyond these may be written by hand.
const BOTS: [(&str, &str); 4] = [
    ("random", "takes any legal move"),
    ("greedy", "looks one step ahead"),
    ("flat:100", "tries each move 100 times over"),
    ("flat:1000", "tries each move 1000 times over"),
];

/// Asks for every seat who plays it.
pub(crate) fn seats(form: Form<'_>) -> Markup {
    let (least, most) = (*form.kind.info().seats.start(), *form.kind.info().seats.end());
    html! {
        @for index in 0..usize::from(most) { (seat(form, index, least.into(), most.into())) }
    }
}

fn seat(form: Form<'_>, index: usize, least: usize, most: usize) -> Markup {
    let field = format!("seat-{index}");
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
        fieldset class="place" aria-describedby=[form.error(&field)] {
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
                select name=(format!("bot-{index}")) {
                    @for (value, words) in BOTS { option value=(value) selected[bot == value] { (words) } }
                    @if BOTS.iter().all(|(value, _)| *value != bot) { option value=(bot) selected { (bot) } }
                }
            }
            (form.said(&field))
        }
    }
}
