//! The options of a game's rules on the create page: in groups, each with what it changes and with its default,
//! and where that comes from.

use contract::{Domain, OptionSpec, Phrase, Seat};
use dossier::Origin;
use maud::{Markup, html};

use super::form::Form;
use super::{cards, presets};
use crate::games::entry::LocalizedGame;
use crate::games::seats;
use crate::games::setup::takes;

/// Lists all options that no cards stand for, behind one line.
pub(crate) fn more(form: Form<'_>) -> Markup {
    let tongue = form.tongue;
    let turned = cards::option(form.kind);
    let specs: Vec<&OptionSpec> = form.kind.options.iter().filter(|spec| Some(spec.key) != turned).collect();
    let changed = |spec: &&OptionSpec| form.error(&field(spec)).is_some() || presets::is_changed(form, spec);
    html! {
        @if !specs.is_empty() {
            details class="panel more-options" open[specs.iter().any(changed)] {
                summary { (tongue.word("more-options")) " " span class="muted" { (tongue.word("more-options-note")) } }
                @for (name, specs) in groups(form.kind.localized(tongue), specs) {
                    section class="group" {
                        h2 { (name) }
                        @for spec in specs { (option(form, spec)) }
                    }
                }
            }
        }
    }
}

/// Puts options under the names that the game's words give their groups, in the order in which these come up.
fn groups<'a>(game: LocalizedGame<'_>, specs: Vec<&'a OptionSpec>) -> Vec<(String, Vec<&'a OptionSpec>)> {
    let mut groups: Vec<(String, Vec<&OptionSpec>)> = Vec::new();
    for spec in specs {
        let name = game.words().find(&format!("option-{}-group", spec.key));
        let name = name.unwrap_or_else(|| game.tongue.word("option-group").to_owned());
        match groups.iter_mut().find(|(other, _)| *other == name) {
            Some((_, group)) => group.push(spec),
            None => groups.push((name, vec![spec])),
        }
    }
    groups
}

fn field(spec: &OptionSpec) -> String {
    format!("option-{}", spec.key)
}

fn option(form: Form<'_>, spec: &OptionSpec) -> Markup {
    let field = field(spec);
    let chosen = form.given.text(&field).unwrap_or(&spec.default);
    let (tongue, game) = (form.tongue, form.kind.localized(form.tongue));
    let title = game.option(spec.key);
    let value = |value: &str| game.value(spec.key, value);
    let about = game.words().find(&format!("{field}-about")).unwrap_or_else(|| spec.effect.to_owned());
    // What seats are called then; the script says it where who plays is asked.
    let decides = form.kind.seats_by() == Some(spec.key);
    let named = |value: &str| decides.then(|| seats::called(game, Some(value)).join("|"));
    let (error, effect) = (form.error(&field), format!("{field}-effect"));
    let described = error.iter().chain([&effect]).map(String::as_str).collect::<Vec<_>>().join(" ");
    html! {
        @match &spec.domain {
            Domain::OneOf(values) => fieldset class="option" aria-describedby=(described) data-default=[presets::default(form, spec)] {
                legend { (title) }
                p id=(effect) class="muted" { (about) }
                @for one in values {
                    label class="pick" {
                        input type="radio" name=(field) value=(one) checked[one == chosen] data-seats=[named(one)];
                        span { (value(one)) @if *one == spec.default { " " small class="origin" { (mark(form, spec)) } } }
                    }
                }
                (form.said(&field))
            },
            Domain::PerSeat { none, values } => div class="option" data-default=[presets::default(form, spec)] {
                label class="field" {
                    span { (title) }
                    select name=(field) aria-describedby=(described) {
                        @for way in with(Domain::per_seat(none, values, *form.kind.info().seats.end()), chosen) {
                            option value=(way) selected[way == chosen] { (per_seat(game, spec, none, &way)) }
                        }
                    }
                }
                p id=(effect) class="muted" { (about) " " (default(form, spec, value(&spec.default))) }
                (form.said(&field))
            },
            domain => div class="option" data-default=[presets::default(form, spec)] {
                label class="field" {
                    span { (title) }
                    input name=(field) value=(chosen) autocomplete="off" inputmode=[number(domain)]
                        aria-invalid=[error.as_ref().map(|_| "true")] aria-describedby=(described);
                }
                p id=(effect) class="muted" {
                    (about) " "
                    (default(form, spec, value(&spec.default))) " "
                    (tongue.say(&Phrase::new("option-takes").with("values", takes(game, spec.key, domain))))
                }
                (form.said(&field))
            },
        }
    }
}

/// Adds what is chosen to what is offered, should it not be among it: a data file of somebody's own knows more.
fn with(mut ways: Vec<String>, chosen: &str) -> Vec<String> {
    if ways.iter().all(|way| way != chosen) {
        ways.push(chosen.to_owned());
    }
    ways
}

/// Names what every seat has, or that none has anything.
fn per_seat(game: LocalizedGame<'_>, spec: &OptionSpec, none: &str, way: &str) -> String {
    if way == none {
        return game.value(spec.key, none);
    }
    let of_seat = |(seat, value): (usize, &str)| {
        let seat = game.seat(Seat::new(seat), None);
        game.tongue.say(&Phrase::new("option-of-seat").with("seat", seat).with("value", game.value(spec.key, value)))
    };
    way.split(',').take(Seat::MOST).enumerate().map(of_seat).collect::<Vec<_>>().join(", ")
}

/// Marks a default with where it comes from.
fn mark(form: Form<'_>, spec: &OptionSpec) -> &'static str {
    match form.kind.origin(spec) {
        Origin::Rulebook => form.tongue.word("option-printed"),
        Origin::Public => form.tongue.word("option-public"),
        Origin::House => form.tongue.word("option-house"),
    }
}

/// Says what a default is, and where it comes from.
fn default(form: Form<'_>, spec: &OptionSpec, value: String) -> String {
    form.tongue.say(&match form.kind.origin(spec) {
        Origin::Rulebook => Phrase::new("option-printed-value").with("value", value),
        Origin::Public => Phrase::new("option-public-value").with("value", value),
        Origin::House => Phrase::new("option-house-value").with("value", value),
    })
}

fn number(domain: &Domain) -> Option<&'static str> {
    matches!(domain, Domain::Whole(..)).then_some("numeric")
}
