//! The page that makes a table: who plays, which options, which name.

use contract::{Domain, OptionSpec, Seat};
use maud::{Markup, html};

use super::{guide, icon, pieces};
use crate::fields::Fields;
use crate::kind::Kind;
use crate::reply::Wrong;

/// Who may be put on a seat: the value of the field and what it says. A bot beyond these may be written by hand.
const SITTERS: [(&str, &str); 6] = [
    ("me", "Me"),
    ("link", "Somebody I send a link"),
    ("random", "Bot: any legal move"),
    ("greedy", "Bot: looks one step ahead"),
    ("flat:100", "Bot: tries each move 100 times over"),
    ("flat:1000", "Bot: tries each move 1000 times over"),
];

/// Makes the page. `given` are the fields of a form that could not be taken, for `wrong` reason.
pub(crate) fn main(kind: &Kind, name: Option<&str>, given: &Fields, wrong: Option<&Wrong>) -> Markup {
    html! {
        h1 { "Play " (kind.info().title) }
        p class="lead" { (kind.words.word("summary")) " " a href=(format!("/rules/{}", kind.id())) { "Rules" } }
        form class="create" method="post" action=(format!("/play/{}", kind.id())) data-entropy {
            (super::wrong::notice(wrong, None))
            (seats(kind, given))
            @for spec in &kind.options {
                @if let Some(flags) = pieces::flags(kind.id(), spec.key) { (boxes(spec, flags, given)) }
            }
            (options(kind, given))
            label class="field" {
                span { "Your name, if you like" }
                input name="name" maxlength="40" autocomplete="nickname" value=[given.text("name").or(name)];
            }
            @if kind.guides { (guide::wanted(given.text("guide").is_some())) }
            input type="hidden" name="entropy" value="";
            p { button class="btn primary" { "Open the table" } }
        }
    }
}

fn seats(kind: &Kind, given: &Fields) -> Markup {
    let (least, most) = (*kind.info().seats.start(), *kind.info().seats.end());
    html! {
        fieldset {
            legend { "Who plays" }
            @for index in 0..usize::from(most) {
                @let field = format!("seat-{index}");
                @let standard = if index == 0 { "me" } else if index < usize::from(least) { "link" } else { "" };
                @let chosen = given.text(&field).unwrap_or(standard);
                label class="field seat-field" {
                    span { (icon::seat(Seat::new(index))) "Seat " (kind.info().seat_name(Seat::new(index))) }
                    select name=(field) {
                        @if index >= usize::from(least) { option value="" selected[chosen.is_empty()] { "Nobody" } }
                        @for (value, words) in SITTERS.iter().filter(|(value, _)| most > 1 || *value != "link") {
                            option value=(value) selected[chosen == *value] { (words) }
                        }
                    }
                }
            }
        }
    }
}

fn boxes(spec: &OptionSpec, flags: &pieces::Flags, given: &Fields) -> Markup {
    let ticked = |index: usize| given.text(&format!("flag-{}-{index}", spec.key)).is_some();
    html! {
        fieldset class="flags" {
            legend { (flags.title) }
            p class="muted" { (flags.meaning) }
            div class="boxes" {
                @for (index, name) in flags.names.iter().enumerate() {
                    label class="choice" {
                        input type="checkbox" name=(format!("flag-{}-{index}", spec.key)) value="1" checked[ticked(index)];
                        span { (name) }
                    }
                }
            }
        }
    }
}

fn options(kind: &Kind, given: &Fields) -> Markup {
    let plain: Vec<&OptionSpec> =
        kind.options.iter().filter(|spec| pieces::flags(kind.id(), spec.key).is_none()).collect();
    let changed = |spec: &&&OptionSpec| given.text(&field(spec)).is_some_and(|value| value != spec.default);
    html! {
        @if !plain.is_empty() {
            details class="options" open[plain.iter().any(|spec| changed(&spec))] {
                summary { "Options of the rules" }
                p class="muted" { "As they stand they are the printed rules." }
                @for spec in plain { (option(spec, given.text(&field(spec)).unwrap_or(&spec.default))) }
            }
        }
    }
}

fn field(spec: &OptionSpec) -> String {
    format!("option-{}", spec.key)
}

fn option(spec: &OptionSpec, chosen: &str) -> Markup {
    html! {
        label class="field" {
            span { (readable(spec.key)) }
            small { (spec.effect) }
            @match &spec.domain {
                Domain::OneOf(values) => select name=(field(spec)) {
                    @for value in values {
                        option value=(value) selected[value == chosen] {
                            (readable(value)) @if *value == spec.default { " (as printed)" }
                        }
                    }
                },
                Domain::Whole(least, most) => {
                    input name=(field(spec)) type="number" min=(least) max=(most) value=(chosen);
                }
                Domain::Form(form) => {
                    input name=(field(spec)) value=(chosen) autocomplete="off";
                    small { (form) }
                }
            }
        }
    }
}

/// Writes a key or value as words.
fn readable(word: &str) -> String {
    match word {
        "true" => "yes".to_owned(),
        "false" => "no".to_owned(),
        word => word.replace('_', " "),
    }
}
