//! `palisade games`

use std::fmt::Write;

use catalog::{CatalogEntry, Level, Strength};
use clap::Args;
use contract::{Phrase, Preset, Role};
use dossier::Origin;
use lab::wilson;
use search::{BotForm, BotSpec, Setting};
use words::Words;

use crate::fault;
use crate::language::Language;
use crate::sim::number;

/// List the games: ids, seats with their names, versions, options and bots
#[derive(Args)]
pub(crate) struct Games {}

impl Games {
    #[expect(clippy::unused_self, reason = "every command is run the same way")]
    pub(crate) fn run(self, language: Language) -> String {
        let mut text = String::new();
        for entry in catalog::games() {
            game(&mut text, entry, language).expect("text can be written to");
        }
        text
    }
}

fn game(text: &mut String, entry: &CatalogEntry, language: Language) -> std::fmt::Result {
    let info = entry.info();
    let (own, words) = (language.own(), language.of(info));
    let seats = fault::seats(&own, *info.seats.start(), *info.seats.end());
    writeln!(text, "{}", info.id)?;
    let mut line = |title: &str, said: &str| writeln!(text, "  {title:<8} {said}");
    let version = own.say(&Phrase::new("games-version").with("version", info.rules_version));
    line(&own.word("games-title"), info.title)?;
    let by = |role: Role| info.credits.iter().filter(move |credit| credit.role == role).map(|credit| credit.name);
    let roles = [
        (Role::Design, own.word("games-design")),
        (Role::Illustration, own.word("games-illustration")),
        (Role::Publication, own.word("games-publication")),
    ];
    for (role, title) in roles {
        let names: Vec<&str> = by(role).collect();
        if !names.is_empty() {
            line(&title, &names.join(", "))?;
        }
    }
    if info.credits.is_empty() {
        line(&own.word("games-design"), &own.word("games-unknown"))?;
    }
    line(&own.word("games-seats"), &format!("{seats} ({})", info.seat_names.join(", ")))?;
    line(&own.word("games-rules"), &version)?;
    let rows = dossier::options(info.dossier).unwrap_or_default();
    for (index, spec) in (info.options)().iter().enumerate() {
        let title = if index == 0 { own.word("games-options") } else { String::new() };
        let about = words.word(&format!("option-{}-about", spec.key));
        let option = Phrase::new("games-option")
            .with("option", format!("{}={}", spec.key, spec.default))
            .with("about", about.trim_end_matches('.'))
            .with("takes", fault::takes(&own, Some(&words), spec.key, &spec.domain));
        let origin = origin(&own, rows.iter().find(|row| row.key == spec.key).and_then(|row| row.origin));
        line(&title, &format!("{}{origin}", own.say(&option)))?;
    }
    for (index, preset) in (entry.maker.presets)().iter().enumerate() {
        let title = if index == 0 { own.word("games-presets") } else { String::new() };
        line(&title, &set_by(preset, &words))?;
    }
    for (index, level) in entry.levels().levels.iter().enumerate() {
        let title = if index == 0 { own.word("games-levels") } else { String::new() };
        line(&title, &format!("{}: {}{}", level.name, level.bot, figures(&own, level)))?;
    }
    for (index, (name, form)) in BotSpec::FORMS.into_iter().enumerate() {
        let title = if index == 0 { own.word("games-bots") } else { String::new() };
        line(&title, &format!("{form}: {}", own.word(&format!("bot-{name}"))))?;
    }
    for form in (entry.own_bots)() {
        own_bot(&mut line, &own, &words, form)?;
    }
    Ok(())
}

/// Says how strong a level was found to be.
fn figures(own: &Words, level: &Level) -> String {
    let figure = |strength: &Strength| {
        let (low, high) = wilson(strength.points.round() as u64, strength.games);
        let figure = match &strength.against {
            None => Phrase::new("games-level-alone"),
            Some(other) => Phrase::new("games-level-against").with("other", other.as_str()),
        };
        let percent = |share: f64| number(own, 100.0 * share, 1);
        let figure = figure.with("share", percent(strength.share())).with("games", strength.games as i64);
        own.say(&figure.with("low", percent(low)).with("high", percent(high)))
    };
    level.measured.iter().flat_map(|strength| ["; ".to_owned(), figure(strength)]).collect()
}

/// Names a preset, with the arguments that set it.
fn set_by(preset: &Preset, words: &Words) -> String {
    let name = words.word(&format!("preset-{}", preset.key));
    let set = preset.options.iter().map(|(key, value)| format!(" --set {key}={value}")).collect::<Vec<_>>().concat();
    if set.is_empty() { name } else { format!("{name}:{set}") }
}

/// Lists a bot that the game brings, and its settings.
fn own_bot(
    line: &mut impl FnMut(&str, &str) -> std::fmt::Result,
    own: &Words,
    words: &Words,
    form: BotForm,
) -> std::fmt::Result {
    line("", &format!("{form}: {}", words.word(&format!("bot-{}", form.name))))?;
    for Setting { key, default, .. } in form.settings {
        let about = words.word(&format!("bot-{}-{key}", form.name));
        let setting = Phrase::new("bot-setting").with("key", *key).with("about", about).with("default", *default);
        line("", &format!("  {}", own.say(&setting)))?;
    }
    Ok(())
}

/// Says where a default comes from if it is not printed.
fn origin(own: &Words, origin: Option<Origin>) -> String {
    match origin {
        Some(Origin::House) => format!("; {}", own.word("origin-house")),
        Some(Origin::Public) => format!("; {}", own.word("origin-public")),
        Some(Origin::Rulebook) | None => String::new(),
    }
}
