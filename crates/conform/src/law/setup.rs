//! What every game must provide, its options and components included.

use std::collections::BTreeSet;

use contract::{Dice, Domain, Game, OptionSpec, Seat, Setup, SetupError, Stream, playout};

use crate::breach::{Breach, CheckResult, LawResult};
use crate::law::ensure;
use crate::trials::{Trials, of_game};

/// Names, seats and texts are there.
pub fn the_house_knows_the_game<G: Game>(trials: &Trials<G>) -> LawResult {
    let info = G::info();
    let all = || -> CheckResult {
        let word = |text: &str| {
            !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        };
        ensure(word(info.id), || format!("`{}` cannot stand in an address", info.id))?;
        ensure(!info.title.is_empty(), || "there is no title".to_owned())?;
        let (least, most) = (*info.seats.start(), *info.seats.end());
        let seats = (1..=most).contains(&least) && usize::from(most) <= Seat::MOST.min(info.seat_names.len());
        ensure(seats, || format!("{least} to {most} seats, with the names {:?}", info.seat_names))?;
        let names: BTreeSet<_> = info.seat_names.iter().collect();
        let distinct = names.len() == info.seat_names.len();
        let plain = names.iter().all(|name| !name.is_empty() && !name.contains([':', ' ', '*']));
        ensure(distinct && plain, || format!("seats are named {:?}", info.seat_names))?;
        ensure(info.rules_version >= 1, || "the version of the rules counts from 1".to_owned())?;
        let texts = [info.dossier, info.components, info.words.first().map_or("", |(_, words)| words)];
        ensure(texts.iter().all(|text| !text.is_empty()), || "dossier, components or words are empty".to_owned())?;
        let specs = (info.options)();
        let keys: BTreeSet<_> = specs.iter().map(|spec| spec.key).collect();
        ensure(keys.len() == specs.len(), || "an option is declared twice".to_owned())?;
        let spec = specs.iter().find(|spec| spec.effect.is_empty());
        ensure(spec.is_none(), || format!("nothing says what the option does: {spec:?}"))
    };
    all().map_err(of_game(&trials.games()[0]))
}

/// A game's setup has every option with a value it takes, and made again from its setup the game is the same.
pub fn setups_are_complete<G: Game>(trials: &Trials<G>) -> LawResult {
    let specs = (G::info().options)();
    for game in trials.games() {
        let (wrong, setup) = (of_game(game), game.setup());
        let keys: BTreeSet<&str> = setup.options.keys().map(String::as_str).collect();
        let expected: BTreeSet<&str> = specs.iter().map(|spec| spec.key).collect();
        ensure(keys == expected, || format!("the setup has the options {keys:?} of {expected:?}")).map_err(&wrong)?;
        let again = made::<G>(setup)?;
        let same = again.setup() == setup && again.start() == game.start() && again.seats() == setup.seats;
        ensure(same, || "made again from its setup it is another game".to_owned()).map_err(&wrong)?;
        let printed = Setup { components: Some(G::info().components.to_owned()), ..setup.clone() };
        let same = made::<G>(&printed)?.start() == game.start() || setup.components.is_some();
        ensure(same, || "the printed components, given as text, make another game".to_owned()).map_err(&wrong)?;
    }
    Ok(())
}

/// Every value of every option is taken, written back, and makes a game that can be played; other values, keys and
/// numbers of seats, and a broken component file, are refused with an error that names what is wrong.
pub fn options_are_taken<G: Game>(trials: &Trials<G>) -> LawResult {
    let mut dice = trials.stream("options");
    for seats in G::info().seats.clone() {
        let printed = Setup::printed(seats);
        let game = made::<G>(&printed)?;
        for spec in (G::info().options)() {
            let default = game.setup().options.get(spec.key) == Some(&spec.default);
            ensure(default, || format!("the printed `{}` is not `{}`", spec.key, spec.default))?;
            for value in values(&spec, seats) {
                is_taken::<G>(&printed, spec.key, &value, &mut dice)?;
            }
            let odd = printed.clone().set(spec.key, "no such value");
            let named = |error: &SetupError| matches!(error, SetupError::BadValue { key, .. } if key == spec.key);
            is_refused::<G>(&odd, &format!("`{}` takes any value", spec.key), named)?;
        }
    }
    let least = *G::info().seats.start();
    let odd = Setup::printed(least).set("no_such_option", "1");
    is_refused::<G>(&odd, "any option is taken", |error| matches!(error, SetupError::UnknownOption { .. }))?;
    for seats in [least - 1, G::info().seats.end() + 1] {
        let what = format!("{seats} may sit down");
        is_refused::<G>(&Setup::printed(seats), &what, |error| matches!(error, SetupError::Seats { .. }))?;
    }
    let broken = Setup { components: Some("= nothing that can be read".to_owned()), ..Setup::printed(least) };
    is_refused::<G>(&broken, "any component file is taken", |error| matches!(error, SetupError::Components { .. }))
}

fn made<G: Game>(setup: &Setup) -> Result<G, Breach> {
    G::new(setup).map_err(|error| Breach::from(format!("no game can be made from {setup:?}: {error}")))
}

/// Lists the values of an option, or the ends and the default where they are many.
fn values(spec: &OptionSpec, seats: u8) -> Vec<String> {
    match &spec.domain {
        Domain::OneOf(values) => values.clone(),
        Domain::Whole(least, most) => vec![least.to_string(), most.to_string(), spec.default.clone()],
        Domain::PerSeat { none, values } => Domain::per_seat(none, values, seats),
        Domain::Form(_) => vec![spec.default.clone()],
    }
}

fn is_taken<G: Game>(printed: &Setup, key: &str, value: &str, dice: &mut Stream) -> LawResult {
    let game = made::<G>(&printed.clone().set(key, value))?;
    let wrong = of_game(&game);
    let written = game.setup().options.get(key);
    ensure(written.is_some_and(|written| written == value), || format!("`{key}={value}` is written {written:?}"))
        .map_err(&wrong)?;
    let mut state = game.start();
    let mut chance = Stream::new("options", key, u64::from(dice.below(u32::MAX)));
    playout(&game, &mut state, &mut chance, &mut Vec::new(), game.step_limit());
    ensure(game.verdict(&state).is_some(), || format!("with `{key}={value}` a game does not end")).map_err(&wrong)
}

fn is_refused<G: Game>(setup: &Setup, what: &str, rightly: impl Fn(&SetupError) -> bool) -> LawResult {
    match G::new(setup) {
        Ok(_) => Err(format!("{what}: {setup:?} makes a game").into()),
        Err(error) if rightly(&error) => Ok(()),
        Err(error) => Err(format!("{what}? The error says something else: {error}").into()),
    }
}
