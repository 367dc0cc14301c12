//! The options of a game's rules on the create page: in groups, each with what it changes and with its default,
//! and where that comes from.

use contract::{Domain, OptionSpec, Phrase};
use dossier::Origin;
use maud::{Markup, html};

use super::cards;
use super::form::Form;
use crate::games::entry::LocalizedGame;
use crate::games::setup::takes;

/// Lists all options that no cards stand for, behind one line.
pub(crate) fn more(form: Form<'_>) -> Markup {
    let tongue = form.tongue;
    let turned = cards::option(form.kind);
    let specs: Vec<&OptionSpec> = form.kind.options.iter().filter(|spec| Some(spec.key) != turned).collect();
    let changed = |spec: &&OptionSpec| {
        let field = field(spec);
        form.error(&field).is_some() || form.given.text(&field).is_some_and(|value| value != spec.default)
    };
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
    let (error, effect) = (form.error(&field), format!("{field}-effect"));
    let described = error.iter().chain([&effect]).map(String::as_str).collect::<Vec<_>>().join(" ");
    html! {
        @match &spec.domain {
            Domain::OneOf(values) => fieldset class="option" aria-describedby=(described) {
                legend { (title) }
                p id=(effect) class="muted" { (about) }
                @for one in values {
                    label class="pick" {
                        input type="radio" name=(field) value=(one) checked[one == chosen];
                        span { (value(one)) @if *one == spec.default { " " small class="origin" { (mark(form, spec)) } } }
                    }
                }
                (form.said(&field))
            },
            domain => div class="option" {
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
