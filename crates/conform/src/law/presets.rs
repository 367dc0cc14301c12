//! Presets, which are offered before all options.

use std::collections::BTreeSet;

use contract::{Game, Preset, playout};
use words::Words;

use crate::breach::{Breach, LawResult};
use crate::law::ensure;
use crate::trials::{Trials, of_game};

/// The first preset is the printed game, each other sets something else than is printed, every one can be played to its
/// end, and every language names it and says what it is like.
pub fn presets_can_be_played<G: Game>(trials: &Trials<G>) -> LawResult {
    let presets = G::presets();
    let keys: BTreeSet<&str> = presets.iter().map(|preset| preset.key).collect();
    ensure(keys.len() == presets.len(), || format!("two presets have one key: {keys:?}"))?;
    ensure(presets.first().is_none_or(|first| first.options.is_empty()), || "the first is not the printed one".into())?;
    let wrong = |preset: &Preset, what: String| Breach::from(format!("the preset `{}`: {what}", preset.key));
    for (nth, preset) in presets.iter().enumerate() {
        sets_what_is_not_printed::<G>(preset, nth).map_err(|what| wrong(preset, what))?;
    }
    for preset in presets {
        has_words::<G>(preset).map_err(|what| wrong(preset, what))?;
        for seats in G::info().seats.clone() {
            let game = G::new(&preset.setup(seats)).map_err(|error| wrong(preset, error.to_string()))?;
            let mut state = game.start();
            playout(&game, &mut state, &mut trials.stream(preset.key), &mut Vec::new(), game.step_limit());
            ensure(game.verdict(&state).is_some(), || "a game does not end".to_owned()).map_err(of_game(&game))?;
        }
    }
    Ok(())
}

fn sets_what_is_not_printed<G: Game>(preset: &Preset, nth: usize) -> Result<(), String> {
    let specs = (G::info().options)();
    let as_printed = |key: &str, value: &str| specs.iter().any(|spec| spec.key == key && spec.default == value);
    match preset.options.iter().find(|(key, value)| as_printed(key, value)) {
        Some((key, value)) => Err(format!("`{key}={value}` is printed")),
        None if nth > 0 && preset.options.is_empty() => Err("it is the printed one again".to_owned()),
        None => Ok(()),
    }
}

fn has_words<G: Game>(preset: &Preset) -> Result<(), String> {
    for (code, _) in G::info().words {
        let words = Words::of(G::info(), code);
        for key in [format!("preset-{}", preset.key), format!("preset-{}-about", preset.key)] {
            if words.find(&key).is_none_or(|said| said.is_empty()) {
                return Err(format!("`{key}` is missing in {code}"));
            }
        }
    }
    Ok(())
}
