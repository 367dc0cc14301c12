//! The bots that anybody may put on a seat.

use catalog::{Level, Strength};
use contract::Phrase;
use search::{BotError, BotForm, NetSpec};

use crate::games::entry::{GameEntry, LocalizedGame};
use crate::tongue::Tongue;

/// How each is written that plays any game, and what it does, in the words of pages. A game that has levels lists those
/// instead, and random play; the others are still taken there. Each decides within half a second on
/// one core of a small server, in every game on offer: what takes longer would keep others waiting. So does each that a game
/// brings itself, whatever its settings say.
pub(crate) const OFFERED: [(&str, Phrase); 4] = [
    ("random", Phrase::new("bot-random-does")),
    ("greedy", Phrase::new("bot-easy-does")),
    ("flat:100", Phrase::new("bot-medium-does")),
    ("flat:1000", Phrase::new("bot-hard-does")),
];

/// Says whether a bot is offered in a game.
pub(crate) fn is_offered(kind: &GameEntry, name: &str) -> bool {
    named(kind, name).is_ok()
}

/// Returns how a bot of a game's own is written, if this is the name of one, with or without settings.
fn own(kind: &GameEntry, name: &str) -> Option<BotForm> {
    let first = name.split(':').next()?;
    (kind.entry.own_bots)().into_iter().find(|form| form.name == first)
}

/// Lists the bots that are offered in a game: how each is written, and what it does.
pub(crate) fn offered(game: LocalizedGame<'_>) -> Vec<(String, String)> {
    let levels = &game.kind.entry.levels().levels;
    let listed = if levels.is_empty() { OFFERED.len() } else { 1 };
    let any = OFFERED.into_iter().take(listed).map(|(name, does)| (name.to_owned(), game.tongue.say(&does)));
    let own = (game.kind.entry.own_bots)().into_iter().map(|form| (form.name.to_owned(), does(game, form)));
    levels.iter().map(|level| (level.name.clone(), how_strong(game, level))).chain(any).chain(own).collect()
}

/// Returns the bot that is offered first where somebody wants one.
pub(crate) fn usual(kind: &GameEntry) -> &str {
    kind.entry.levels().usual().map_or("greedy", |level| &level.name)
}

/// Returns the bot that plays on for a person where these sit: the strongest level among them, or one of them if none is a
/// level. Without any it is the usual bot. So the game stays as hard as it was made.
pub(crate) fn stand_in<'a>(kind: &'a GameEntry, bots: impl Iterator<Item = &'a str>) -> &'a str {
    let levels = &kind.entry.levels().levels;
    let strongest = bots.max_by_key(|bot| levels.iter().position(|level| level.name == *bot));
    strongest.unwrap_or_else(|| usual(kind))
}

/// Says how strong a level is.
fn how_strong(game: LocalizedGame<'_>, level: &Level) -> String {
    let (tongue, bot) = (game.tongue, called(game.tongue, &level.name));
    let most = *game.kind.info().seats.end();
    let yes = |is| if is { "yes" } else { "no" };
    let figure = |strength: &Strength| {
        let percent = (100.0 * strength.share()).round() as i64;
        tongue.say(&match &strength.against {
            None => Phrase::new("bot-level-alone").with("several", yes(most > 1)).with("percent", percent),
            Some(other) => Phrase::new("bot-level-against")
                .with("other", called(tongue, other))
                .with("seats", strength.seats)
                .with("many", yes(most > 2))
                .with("percent", percent),
        })
    };
    let figures: Vec<String> = level.measured.iter().map(figure).collect();
    if figures.is_empty() {
        return bot;
    }
    tongue.say(&Phrase::new("bot-level-does").with("bot", bot).with("figures", figures.join("; ")))
}

/// Says what a bot of a game's own does.
fn does(game: LocalizedGame<'_>, form: BotForm) -> String {
    let does = game.words().word(&format!("bot-{}", form.name));
    game.tongue.say(&Phrase::new("bot-own-does").with("bot", called(game.tongue, form.name)).with("does", does))
}

/// Reads the name of a bot that may be put on a seat.
///
/// # Errors
/// When it is not offered, or has no such settings; the phrase names setting and range. A bot that plays by a file is for
/// whoever owns the machine: no visitor names files of it, and nobody looks whether there is one.
pub(crate) fn named(kind: &GameEntry, text: &str) -> Result<String, Phrase> {
    let unknown = || Phrase::new("fault-bot").with("bot", cut(text));
    if OFFERED.iter().any(|(offered, _)| *offered == text) || kind.entry.levels().find(text).is_some() {
        return Ok(text.to_owned());
    }
    let Some(form) = own(kind, text) else {
        let by_file = !matches!(NetSpec::read(text), Ok(None));
        return Err(if by_file { Phrase::new("fault-bot-file").with("bot", cut(text)) } else { unknown() });
    };
    form.values(text).map(|_| text.to_owned()).map_err(|error| match error {
        BotError::Value { key, least, most, .. } => Phrase::new("fault-bot-setting")
            .with("bot", cut(text))
            .with("setting", key)
            .with("least", least)
            .with("most", most),
        BotError::NoSuchSetting { key, form, .. } => {
            Phrase::new("fault-bot-no-setting").with("setting", cut(&key)).with("form", form)
        }
        _ => unknown(),
    })
}

/// Cuts what somebody typed to what an answer should hold.
fn cut(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Returns what people call a bot.
pub(crate) fn called(tongue: Tongue, name: &str) -> String {
    match name {
        "beginner" => tongue.word("bot-beginner").to_owned(),
        "casual" => tongue.word("bot-casual").to_owned(),
        "skilled" => tongue.word("bot-skilled").to_owned(),
        "expert" => tongue.word("bot-expert").to_owned(),
        "master" => tongue.word("bot-master").to_owned(),
        "random" => tongue.word("bot-random").to_owned(),
        "greedy" => tongue.word("bot-easy").to_owned(),
        "flat:100" => tongue.word("bot-medium").to_owned(),
        "flat:1000" => tongue.word("bot-hard").to_owned(),
        _ => tongue.say(&Phrase::new("bot-other").with("name", name)),
    }
}
