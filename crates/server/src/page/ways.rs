//! Ways to play: options that go well together, set by one press. Each is a link, so it works without script; the script
//! sets the fields in place and keeps what was typed.

use contract::{OptionSpec, Preset};
use maud::{Markup, html};

use super::form::Form;
use crate::view::choice::escaped;

/// Offers the ways to play that the game brings; nothing where it brings none.
pub(crate) fn offer(form: Form<'_>) -> Markup {
    let (ways, chosen) = ((form.kind.entry.maker.presets)(), chosen(form));
    let words = form.kind.localized(form.tongue).words();
    html! {
        @if !ways.is_empty() {
            nav class="panel ways" aria-labelledby="ways-title" {
                h2 id="ways-title" { (form.tongue.word("ways-to-play")) }
                ul {
                    @for way in ways {
                        li {
                            a class="way" href=(address(form, way)) aria-current=[chosen.filter(|other| *other == way).map(|_| "true")] {
                                b { (words.word(&format!("preset-{}", way.key))) }
                                span { (words.word(&format!("preset-{}-about", way.key))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Returns the way to play to which all options on the form are set.
fn chosen(form: Form<'_>) -> Option<&'static Preset> {
    let is_set = |way: &&Preset| {
        form.kind.options.iter().all(|spec| value(form, spec) == of_way(way, spec.key).unwrap_or(&spec.default))
    };
    (form.kind.entry.maker.presets)().iter().find(is_set)
}

/// Says whether an option is set otherwise than by a way to play.
pub(crate) fn is_changed(form: Form<'_>, spec: &OptionSpec) -> bool {
    chosen(form).is_none() && value(form, spec) != spec.default
}

/// Returns what an option goes back to when a way to play is chosen that does not set it; none where there are no ways.
pub(crate) fn default<'a>(form: Form<'_>, spec: &'a OptionSpec) -> Option<&'a str> {
    (!(form.kind.entry.maker.presets)().is_empty()).then_some(&spec.default)
}

fn value<'a>(form: Form<'a>, spec: &'a OptionSpec) -> &'a str {
    form.given.text(&format!("option-{}", spec.key)).unwrap_or(&spec.default)
}

fn of_way(way: &Preset, key: &str) -> Option<&'static str> {
    way.options.iter().find(|(other, _)| *other == key).map(|(_, value)| *value)
}

fn address(form: Form<'_>, way: &Preset) -> String {
    let options: Vec<String> = way.options.iter().map(|(key, value)| format!("{key}={}", escaped(value))).collect();
    let mark = if options.is_empty() { "" } else { "?" };
    format!("/play/{}{mark}{}", form.kind.id(), options.join("&"))
}
