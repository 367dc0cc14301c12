//! The levels of bots, and the nets that ship with the program.

use catalog::{CatalogEntry, LEVELS, Lesson, games, plan};
use contract::{OptionValues, Setup};
use lab::Request;
use search::{Nets, Weights};

/// The most bytes of a net that ships.
const MOST: u64 = 100_000;

fn with_levels() -> impl Iterator<Item = &'static CatalogEntry> {
    games().iter().filter(|entry| !entry.levels().levels.is_empty())
}

fn sim(entry: &CatalogEntry, seats: u8, bot: &str, games: u64) -> lab::Report {
    let request = Request { games, seed: "levels", threads: 1, records: 0, progress: None };
    let bots = vec![bot.to_owned(); seats.into()];
    (entry.sim)(&Setup::printed(seats), &bots, &Nets::NONE, &request).expect("a batch").report
}

/// Returns from how many games a net may have learned: its own, and those of the one that it began from.
fn most_games(lessons: &[Lesson], lesson: &Lesson) -> u64 {
    let from = lesson.from.as_ref().map(|from| format!("{from}.net"));
    let from = from.map(|file| lessons.iter().find(|lesson| lesson.file() == file).expect("a net of the same game"));
    lesson.games + from.map_or(0, |from| most_games(lessons, from))
}

#[test]
fn every_net_is_the_one_that_its_plan_asks_for_and_small_and_fits() {
    for entry in with_levels() {
        let id = entry.info().id;
        let plan = plan(id).expect(id);
        let nets = &entry.levels().built_in.nets;
        let lessons: Vec<&Lesson> = plan.net.iter().filter(|lesson| !lesson.is_step).collect();
        assert_eq!(nets.len(), lessons.len(), "{id}: name the nets of its plan in src/lib.rs");
        for (net, lesson) in nets.iter().zip(lessons) {
            let (about, hint) = (&net.about, format!("{id}: `cargo xtask nets {id}` trains it"));
            let printed = (entry.maker.make)(&Setup::printed(lesson.seats)).expect(id);
            let set: OptionValues = printed.setup().options.clone().into_iter().chain(lesson.set.clone()).collect();
            let fixed = |options: OptionValues| -> OptionValues {
                options.into_iter().filter(|(key, _)| !lesson.vary.contains_key(key)).collect()
            };
            let (options, set) = (fixed(about.options.clone()), fixed(set));
            assert_eq!((&about.seed, about.seats, options), (&lesson.seed, lesson.seats, set), "{hint}");
            assert!(about.varied.keys().eq(lesson.vary.keys()), "{hint}");
            let all = most_games(&plan.net, lesson);
            assert!((1..=all).contains(&about.games), "{hint}: {}", about.games);
            assert_eq!(about.weights, Weights::Int8, "{hint}");
            (entry.net_differs)(&Setup::printed(lesson.seats), about).unwrap_or_else(|error| panic!("{hint}: {error}"));
            let file = format!("{}/../../games/{id}/levels/{}", env!("CARGO_MANIFEST_DIR"), lesson.file());
            let size = std::fs::metadata(&file).expect(&file).len();
            assert!(size <= MOST, "{file} has {size} bytes");
        }
    }
}

#[test]
fn every_policy_is_the_one_that_its_plan_asks_for_and_small_and_fits() {
    for entry in with_levels() {
        let id = entry.info().id;
        let plan = plan(id).expect(id);
        let policies = &entry.levels().built_in.policies;
        assert_eq!(policies.len(), plan.policy.len(), "{id}: name the policies of its plan in src/lib.rs");
        for (policy, lesson) in policies.iter().zip(&plan.policy) {
            let (about, hint) = (&policy.about, format!("{id}: `cargo xtask nets {id}` distills it"));
            assert_eq!((&about.seed, about.seats, about.games), (&lesson.seed, lesson.seats, lesson.games), "{hint}");
            let teacher = about.teacher.as_deref().map(|teacher| teacher.split('#').next().unwrap_or(teacher));
            let net = lesson.of.as_ref().map_or("built-in".to_owned(), |of| format!("{of}.net"));
            assert_eq!(teacher, Some(format!("learned:{net}").as_str()), "{hint}");
            let differ = (entry.policy_differs)(&Setup::printed(lesson.seats), about);
            assert_eq!(differ.unwrap_or_else(|error| panic!("{hint}: {error}")), [], "{hint}");
            let file = format!("{}/../../games/{id}/levels/{}", env!("CARGO_MANIFEST_DIR"), lesson.file());
            let size = std::fs::metadata(&file).expect(&file).len();
            assert!(size <= MOST, "{file} has {size} bytes");
        }
    }
}

/// A policy is of use where it is nearly as strong as what it was distilled from; and an action that it does not know would
/// never be taken.
#[test]
fn policies_that_ship_are_far_stronger_than_greedy() {
    let wins = |id: &str, bot: &str| sim(catalog::find(id).expect(id), 1, bot, 100).wins[0];
    let alone = ["policy:built-in", "greedy"].map(|bot| wins("under-falling-skies", bot));
    assert!(alone[0] >= 65 && alone[1] <= 10, "{alone:?}");
    assert!(wins("raise-the-shields", "policy:built-in") >= 85);
}

/// Random play always loses Under Falling Skies, so random playouts tell nothing.
#[test]
fn playouts_tell_something_where_a_policy_plays() {
    let wins = |bot: &str| sim(catalog::find("under-falling-skies").expect("a game"), 1, bot, 20).wins[0];
    let won = ["flat:64:16:built-in", "flat:64:16", "flat:64"].map(wins);
    assert!(won[0] >= 10 && won[1] <= 3 && won[2] <= 3, "{won:?}");
}

#[test]
fn levels_have_known_names_in_order_and_are_measured() {
    for entry in with_levels() {
        let id = entry.info().id;
        let levels = &entry.levels().levels;
        assert!((3..=5).contains(&levels.len()), "{id}");
        let places: Vec<_> =
            levels.iter().map(|level| LEVELS.iter().position(|name| *name == level.name).expect(&level.name)).collect();
        assert!(places.is_sorted_by(|one, other| one < other), "{id}: {places:?}");
        let seats = [1, 2].into_iter().filter(|seats| entry.info().seats.contains(seats));
        for seats in seats {
            let mut below: Option<&catalog::Strength> = None;
            for level in levels {
                let of = |strength: &&catalog::Strength| strength.seats == seats;
                let hint = format!("{id} {} at {seats}: `cargo xtask levels {id}` measures it", level.name);
                let strength = level.measured.iter().find(of).expect(&hint);
                let (low, high) = lab::wilson(strength.points.round() as u64, strength.games);
                match below.filter(|_| seats == 1) {
                    // Alone, the intervals do not overlap.
                    Some(below) => {
                        let (_, other) = lab::wilson(below.points.round() as u64, below.games);
                        assert!(low > other, "{hint}: {low} above {other}");
                    }
                    // Against the level below, or random play, 60 of 100, and surely more than 55.
                    None if seats > 1 => assert!(strength.share() >= 0.6 && low > 0.55, "{hint}: {strength:?}"),
                    None => assert!(high > 0.0),
                }
                below = Some(strength);
            }
        }
    }
}

#[test]
fn a_level_plays_under_its_name_and_a_net_under_that_of_all_built_in() {
    for entry in with_levels() {
        let seats = *entry.info().seats.start();
        let weakest = &entry.levels().levels[0].name;
        for bot in [weakest.as_str(), "learned:built-in:0.5", "tree:2:built-in"] {
            assert_eq!(sim(entry, seats, bot, 2).seats, vec![bot; seats.into()]);
        }
        let bot = &entry.levels().levels[0].bot;
        assert_eq!(sim(entry, seats, weakest, 2).mean_score, sim(entry, seats, bot, 2).mean_score);
    }
}

#[test]
fn a_game_without_nets_says_so_and_levels_are_among_the_known_bots() {
    const PIG: CatalogEntry = CatalogEntry::of::<conform::toys::Pig>();
    let error = |entry: &CatalogEntry, bot| (entry.player)(bot, &Nets::NONE).map(|_| ()).expect_err(bot).to_string();
    assert_eq!(
        error(&PIG, "learned:built-in"),
        "`learned:built-in`: no net ships for this game; make one with `palisade train`"
    );
    assert_eq!(
        error(&PIG, "policy:built-in"),
        "`policy:built-in`: no policy ships for this game; make one with `palisade distill`"
    );
    assert!(error(&PIG, "master").contains("the bots are random, greedy"));
    let entry = with_levels().next().expect("a game with levels");
    assert!(error(entry, "masters").contains("the bots are beginner, "));
}
