//! Presets: options that go well together, set by one press. Each is a link, so it works without script; the script
//! sets the fields in place and keeps what was typed.

use boards::escaped;
use contract::{OptionSpec, Preset};
use maud::{Markup, html};

use super::form::Form;

/// Offers the presets that the game brings; nothing where it brings none.
pub(crate) fn offer(form: Form<'_>) -> Markup {
    let (presets, chosen) = ((form.kind.entry.maker.presets)(), chosen(form));
    let words = form.kind.localized(form.tongue).words();
    html! {
        @if !presets.is_empty() {
            nav class="panel presets" aria-labelledby="presets-title" {
                h2 id="presets-title" { (form.tongue.word("presets")) }
                ul {
                    @for preset in presets {
                        li {
                            a class="preset" href=(address(form, preset)) aria-current=[chosen.filter(|other| *other == preset).map(|_| "true")] {
                                b { (words.word(&format!("preset-{}", preset.key))) }
                                span { (words.word(&format!("preset-{}-about", preset.key))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Returns the preset to which all options on the form are set.
fn chosen(form: Form<'_>) -> Option<&'static Preset> {
    let is_set = |preset: &&Preset| {
        form.kind.options.iter().all(|spec| value(form, spec) == of_preset(preset, spec.key).unwrap_or(&spec.default))
    };
    (form.kind.entry.maker.presets)().iter().find(is_set)
}

/// Says whether an option is set otherwise than by a preset.
pub(crate) fn is_changed(form: Form<'_>, spec: &OptionSpec) -> bool {
    chosen(form).is_none() && value(form, spec) != spec.default
}

/// Returns what an option goes back to when a preset is chosen that does not set it; none where there are no presets.
pub(crate) fn default<'a>(form: Form<'_>, spec: &'a OptionSpec) -> Option<&'a str> {
    (!(form.kind.entry.maker.presets)().is_empty()).then_some(&spec.default)
}

fn value<'a>(form: Form<'a>, spec: &'a OptionSpec) -> &'a str {
    form.given.text(&format!("option-{}", spec.key)).unwrap_or(&spec.default)
}

fn of_preset(preset: &Preset, key: &str) -> Option<&'static str> {
    preset.options.iter().find(|(other, _)| *other == key).map(|(_, value)| *value)
}

fn address(form: Form<'_>, preset: &Preset) -> String {
    let options: Vec<String> = preset.options.iter().map(|(key, value)| format!("{key}={}", escaped(value))).collect();
    let mark = if options.is_empty() { "" } else { "?" };
    format!("/play/{}{mark}{}", form.kind.id(), options.join("&"))
}
