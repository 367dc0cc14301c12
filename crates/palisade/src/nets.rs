//! Nets that bots are named by: only here a file is read for a bot. A server reads none, whoever asks.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result};
use catalog::{CatalogEntry, NetDiffers};
use contract::{Phrase, Setup};
use lab::LabError;
use search::{About, Difference, NetFile, NetSpec, Nets, TrainedNet, TrainedPolicy};
use words::Words;

/// Reads the nets that these bots play by, and says on standard error where the game is not the one that a net was
/// trained on, also one that ships with the program, and where none of these fits.
///
/// # Errors
/// When a file cannot be read, or its net is for something else.
pub(crate) fn of_bots(entry: &CatalogEntry, setup: &Setup, bots: &[String], own: &Words) -> Result<Nets> {
    let mut nets = Nets::default();
    for bot in bots {
        let Some(spec) = NetSpec::read(bot)? else { continue };
        let is_policy = spec.plays.is_by_policy();
        let is_read = if is_policy { nets.find_policy(&spec.file).is_some() } else { nets.find(&spec.file).is_some() };
        if spec.is_built_in() || is_read {
            continue;
        }
        if is_policy {
            nets.add_policy(&spec.file, policy(entry, setup, &spec.file, own)?);
        } else {
            let net = read(&spec.file)?;
            told_of_differences(entry, setup, &net, own).with_context(|| spec.file.clone())?;
            nets.add(&spec.file, net);
        }
    }
    tell_of_built_in(entry, setup, (bots, &nets), own);
    Ok(nets)
}

/// Says on standard error where a net that ships with the program was not trained on this game, and which bots play as
/// `greedy` does because none fits; all of it once.
fn tell_of_built_in(entry: &CatalogEntry, setup: &Setup, (bots, nets): (&[String], &Nets), own: &Words) {
    let mut told = BTreeSet::new();
    for bot in bots {
        // Whoever makes the bot and the game says what is wrong with them.
        let Ok(Some(fitting)) = (entry.fitting_nets)(setup, bot, nets) else { continue };
        let unfit = fitting.is_empty().then(|| own.say(&Phrase::new("net-fits-none").with("bot", bot.as_str())));
        let differ = fitting.iter().filter_map(|net| difference(&net.differences, &net.name, own));
        for line in unfit.into_iter().chain(differ) {
            if told.insert(line.clone()) {
                eprintln!("{line}");
            }
        }
    }
}

/// Reads a policy, and says on standard error where the game is not the one that it has learned from.
///
/// # Errors
/// When the file cannot be read, or its policy is for something else.
pub(crate) fn policy(entry: &CatalogEntry, setup: &Setup, file: &str, own: &Words) -> Result<TrainedPolicy> {
    let policy: TrainedPolicy = read(file)?;
    let differences = differ(entry.policy_differs, setup, &policy.about).with_context(|| file.to_owned())?;
    tell(&differences, &policy.name, own);
    Ok(policy)
}

/// Reads a net.
pub(crate) fn read<N: NetFile>(file: &str) -> Result<TrainedNet<N>> {
    let bytes = std::fs::read(Path::new(file)).with_context(|| format!("{file} cannot be read"))?;
    TrainedNet::read(file, &bytes).with_context(|| file.to_owned())
}

/// Says on standard error in what the game is not the one that a net was trained on: it may play worse then.
pub(crate) fn told_of_differences(entry: &CatalogEntry, setup: &Setup, net: &TrainedNet, own: &Words) -> Result<()> {
    tell(&differ(entry.net_differs, setup, &net.about)?, &net.name, own);
    Ok(())
}

fn tell(differences: &[Difference], net: &str, own: &Words) {
    if let Some(line) = difference(differences, net, own) {
        eprintln!("{line}");
    }
}

/// Says in what the game is not the one that a net was trained on, if in anything.
fn difference(differences: &[Difference], net: &str, own: &Words) -> Option<String> {
    if differences.is_empty() {
        return None;
    }
    let list = |value: fn(&Difference) -> &str| {
        let one = |difference: &Difference| format!("{}={:.12}", difference.what, value(difference));
        differences.iter().map(one).collect::<Vec<_>>().join(", ")
    };
    let said = Phrase::new("net-differs").with("net", net).with("trained", list(|it| &it.of_net));
    Some(own.say(&said.with("played", list(|it| &it.of_game))))
}

fn differ(differs: NetDiffers, setup: &Setup, about: &About) -> Result<Vec<Difference>> {
    match differs(setup, about) {
        // Whoever makes the game says what is wrong with its setup.
        Err(LabError::Setup(_)) => Ok(Vec::new()),
        found => Ok(found?),
    }
}

/// Returns how a bot is written where nothing should tell about this machine: a net by its name.
pub(crate) fn written(bot: &str, nets: &Nets) -> Result<String> {
    let Some(spec) = NetSpec::read(bot)?.filter(|spec| !spec.is_built_in()) else { return Ok(bot.to_owned()) };
    let name = if spec.plays.is_by_policy() {
        nets.find_policy(&spec.file).map(|policy| &policy.name)
    } else {
        nets.find(&spec.file).map(|net| &net.name)
    };
    let file = name.unwrap_or(&spec.file).clone();
    Ok(NetSpec { file, ..spec }.to_string())
}
