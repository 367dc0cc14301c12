//! The games on offer: what each can be set up with, and which bots play it.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use contract::{Domain, OptionSpec, Preset};
use search::Setting;
use serde::Serialize;

use super::program::Program;
use crate::app::Shared;
use crate::games::bot;
use crate::games::entry::{GameEntry, LocalizedGame};
use crate::live::away;
use crate::tongue::Tongue;

/// All games on offer.
#[derive(Serialize)]
pub(super) struct GamesAnswer {
    games: Vec<GameAnswer>,
    /// How long a seat may be silent before the others may hand it to a bot, as new tables take it.
    away: Vec<&'static str>,
}

#[derive(Serialize)]
struct GameAnswer {
    id: &'static str,
    title: &'static str,
    rules_version: u16,
    /// The fewest and the most seats.
    seats: [u8; 2],
    seat_names: &'static [&'static str],
    options: Vec<OptionAnswer>,
    presets: Vec<PresetAnswer>,
    bots: Vec<BotAnswer>,
    /// How many games a match has at most; none for a game that is played singly.
    match_games: Option<u16>,
}

#[derive(Serialize)]
struct OptionAnswer {
    key: &'static str,
    name: String,
    default: String,
    takes: Takes,
}

/// What an option takes.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Takes {
    /// One of these.
    OneOf(Vec<String>),
    /// A whole number from the first to the second.
    Whole([u32; 2]),
    /// Text of this form.
    Form(String),
}

/// Options that go well together, as the form offers them.
#[derive(Serialize)]
struct PresetAnswer {
    key: &'static str,
    name: String,
    about: String,
    /// The options that it sets, ready for the request that makes a table; all others are as printed.
    options: BTreeMap<&'static str, &'static str>,
}

#[derive(Serialize)]
struct BotAnswer {
    bot: String,
    about: String,
    settings: Vec<SettingAnswer>,
}

/// What can be set: `BOT:KEY=VALUE`.
#[derive(Serialize)]
struct SettingAnswer {
    key: &'static str,
    about: String,
    least: u32,
    most: u32,
    default: u32,
}

pub(super) async fn list(State(app): State<Shared>, Program(visitor): Program) -> Json<GamesAnswer> {
    let games = app.games.iter().map(|kind| game(kind, visitor.tongue)).collect();
    Json(GamesAnswer { games, away: away::OFFERED.iter().map(|offered| offered.key).collect() })
}

fn game(kind: &GameEntry, tongue: Tongue) -> GameAnswer {
    let (info, game) = (kind.info(), kind.localized(tongue));
    GameAnswer {
        id: info.id,
        title: info.title,
        rules_version: info.rules_version,
        seats: [*info.seats.start(), *info.seats.end()],
        seat_names: info.seat_names,
        options: kind.options.iter().map(|spec| option(game, spec)).collect(),
        presets: (kind.entry.maker.presets)().iter().map(|preset| self::preset(game, preset)).collect(),
        bots: bots(game),
        match_games: kind.match_games,
    }
}

fn option(game: LocalizedGame<'_>, spec: &OptionSpec) -> OptionAnswer {
    let takes = match &spec.domain {
        Domain::OneOf(values) => Takes::OneOf(values.clone()),
        Domain::Whole(least, most) => Takes::Whole([*least, *most]),
        form @ (Domain::PerSeat { .. } | Domain::Form(_)) => {
            Takes::Form(crate::games::setup::takes(game, spec.key, form))
        }
    };
    OptionAnswer { key: spec.key, name: game.option(spec.key), default: spec.default.clone(), takes }
}

fn preset(game: LocalizedGame<'_>, &Preset { key, options }: &Preset) -> PresetAnswer {
    let word = |key: String| game.words().word(&key);
    PresetAnswer {
        key,
        name: word(format!("preset-{key}")),
        about: word(format!("preset-{key}-about")),
        options: options.iter().copied().collect(),
    }
}

fn bots(game: LocalizedGame<'_>) -> Vec<BotAnswer> {
    let own = (game.kind.entry.own_bots)();
    let answer = |(bot, about): (String, String)| {
        let form = own.iter().find(|form| form.name == bot);
        let settings =
            form.map_or_else(Vec::new, |form| form.settings.iter().map(|set| setting(game, &bot, set)).collect());
        BotAnswer { bot, about, settings }
    };
    bot::offered(game).into_iter().map(answer).collect()
}

fn setting(game: LocalizedGame<'_>, bot: &str, &Setting { key, least, most, default }: &Setting) -> SettingAnswer {
    SettingAnswer { key, about: game.words().word(&format!("bot-{bot}-{key}")), least, most, default }
}
