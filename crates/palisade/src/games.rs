//! `palisade games`

use std::fmt::Write;

use clap::Args;
use dossier::Origin;
use search::BotSpec;
use words::Words;

use crate::language::Language;

/// List the games: ids, seats with their names, versions, options and bots
#[derive(Args)]
pub(crate) struct Games {}

impl Games {
    #[expect(clippy::unused_self, reason = "every command is run the same way")]
    pub(crate) fn run(self, language: Language) -> String {
        let mut text = String::new();
        for entry in catalog::games() {
            game(&mut text, entry.info(), language).expect("text can be written to");
        }
        text
    }
}

fn game(text: &mut String, info: &'static contract::Info, language: Language) -> std::fmt::Result {
    let words = language.of(info);
    let (least, most) = (info.seats.start(), info.seats.end());
    let seats = if least == most { least.to_string() } else { format!("{least} to {most}") };
    writeln!(text, "{}", info.id)?;
    writeln!(text, "  title    {}", info.title)?;
    writeln!(text, "  seats    {seats} ({})", info.seat_names.join(", "))?;
    writeln!(text, "  rules    version {}", info.rules_version)?;
    let (own, rows) = (language.own(), dossier::options(info.dossier).unwrap_or_default());
    for (index, option) in (info.options)().iter().enumerate() {
        let title = if index == 0 { "options" } else { "" };
        writeln!(
            text,
            "  {title:<8} {}={}: {}; takes {}{}",
            option.key,
            option.default,
            words.word(&format!("option-{}-about", option.key)).trim_end_matches('.'),
            option.domain,
            origin(&own, rows.iter().find(|row| row.key == option.key).and_then(|row| row.origin))
        )?;
    }
    let bots = BotSpec::FORMS.map(|(form, what)| format!("{form}: {what}"));
    writeln!(text, "  bots     {}", bots.join("\n           "))
}

/// Says of a default that is not printed where it comes from.
fn origin(own: &Words, origin: Option<Origin>) -> String {
    match origin {
        Some(Origin::House) => format!("; {}", own.word("origin-house")),
        Some(Origin::Public) => format!("; {}", own.word("origin-public")),
        Some(Origin::Rulebook) | None => String::new(),
    }
}
