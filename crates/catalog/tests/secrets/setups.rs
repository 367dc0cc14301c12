//! The setups in which games hide something.

use std::sync::Arc;

use catalog::CatalogEntry;
use contract::{AnyGame, Domain, OptionSpec, Setup};

/// Makes the games of an entry that hide something. For every number of seats: the printed game, the game with each
/// value of each option, and the presets. If the printed game hides nothing, each of those that do is varied in turn.
pub(crate) fn hiding(entry: &CatalogEntry) -> Vec<Arc<dyn AnyGame>> {
    entry.info().seats.clone().flat_map(|seats| hiding_for(entry, seats)).collect()
}

fn hiding_for(entry: &CatalogEntry, seats: u8) -> Vec<Arc<dyn AnyGame>> {
    let presets = (entry.maker.presets)().iter().map(|preset| preset.setup(seats));
    let mut faces = those_that_hide(entry, varied(entry, &Setup::printed(seats)).into_iter().chain(presets));
    let printed = (entry.maker.make)(&Setup::printed(seats)).expect("a printed game");
    if !printed.start().hides() {
        let roots: Vec<Setup> = faces.iter().map(|face| face.setup().clone()).collect();
        faces = those_that_hide(entry, roots.iter().flat_map(|root| varied(entry, root)));
    }
    faces
}

/// Makes the games of these setups that hide something, each once. Values that do not go together make none.
fn those_that_hide(entry: &CatalogEntry, setups: impl Iterator<Item = Setup>) -> Vec<Arc<dyn AnyGame>> {
    let mut faces: Vec<Arc<dyn AnyGame>> = Vec::new();
    for face in setups.filter_map(|setup| (entry.maker.make)(&setup).ok()) {
        if face.start().hides() && faces.iter().all(|other| other.setup() != face.setup()) {
            faces.push(face);
        }
    }
    faces
}

/// Lists a setup, and what it becomes with each value of each option.
fn varied(entry: &CatalogEntry, setup: &Setup) -> Vec<Setup> {
    let mut setups = vec![setup.clone()];
    for option in (entry.info().options)() {
        setups.extend(values(&option, setup.seats).iter().map(|value| setup.clone().set(option.key, value)));
    }
    setups
}

/// Lists the values of an option but the printed one: all of a list, the ends of a range, and each that a seat may have
/// for all seats alike. Those of a form, which no list holds, are left to presets.
fn values(option: &OptionSpec, seats: u8) -> Vec<String> {
    let mut values = match &option.domain {
        Domain::OneOf(values) => values.clone(),
        Domain::Whole(least, most) => vec![least.to_string(), most.to_string()],
        Domain::PerSeat { values, .. } => {
            values.iter().map(|value| vec![value.as_str(); seats.into()].join(",")).collect()
        }
        Domain::Form(_) => Vec::new(),
    };
    values.retain(|value| *value != option.default);
    values
}

/// Names a setup by what is not as printed.
pub(crate) fn name(setup: &Setup, entry: &CatalogEntry) -> String {
    let other = |OptionSpec { key, default, .. }| {
        let value = setup.options.get(key).filter(|value| **value != default)?;
        Some(format!("{key}={value}"))
    };
    let others: Vec<String> = (entry.info().options)().into_iter().filter_map(other).collect();
    format!("{} seats {}", setup.seats, others.join(" "))
}
