//! Games of so many actions that only those on a shortlist are tried, and a bot that has one for some games.

use catalog::CatalogEntry;
use conform::random_step;
use contract::{Player, Position, Seat, Setup, Stream, Turn};
use lab::{Length, Training};
use search::Nets;

const TRAINING: Training<'_> = Training { threads: 1, measured: 2, ..Training::new(Length::Games(8), "shortlists") };

/// Trains a net for two seats of Raise the Shields!, with the policy that ships or with none, and returns its file.
fn trained(has_shortlist: bool, threads: usize) -> Vec<u8> {
    let entry = catalog::find("raise-the-shields").expect("a game");
    let policies = &entry.levels().built_in.policies;
    let policy = policies.iter().find(|policy| policy.about.seats == 2).expect("a policy for two");
    let shortlist = has_shortlist.then_some(policy);
    let training = Training { threads, shortlist, ..TRAINING };
    let trained = (entry.train)(&[Setup::printed(2)], (&[], &Nets::default()), None, &training).expect("a net");
    trained.net.write(&trained.about)
}

#[test]
fn a_shortlist_changes_what_is_learned_and_threads_do_not() {
    let one = trained(true, 1);
    assert_eq!(trained(true, 2), one);
    assert_ne!(trained(false, 2), one, "eight games were chosen as without it");
}

#[test]
fn a_policy_of_another_game_is_refused() {
    let policy = catalog::find("under-falling-skies").expect("a game").levels().built_in.policies[0].clone();
    let entry = catalog::find("raise-the-shields").expect("a game");
    let training = Training { shortlist: Some(&policy), ..TRAINING };
    let refused = (entry.train)(&[Setup::printed(2)], (&[], &Nets::default()), None, &training).expect_err("refused");
    assert!(refused.to_string().contains("under-falling-skies"), "{refused}");
}

/// How many choices of a game a bot is asked about.
const CHOICES: usize = 30;

/// Returns moments of random games at which a seat has something to choose.
fn choices(id: &str, setup: &Setup) -> Vec<(Position, Seat)> {
    let face = (catalog::find(id).expect("a game").maker.make)(setup).expect("a game");
    let (mut position, mut found) = (face.start(), Vec::new());
    let dice = &mut Stream::new("kept apart", id, 0);
    while found.len() < CHOICES {
        let Some(step) = random_step(&position, dice) else {
            position = face.start();
            continue;
        };
        position.play(&step).expect("an offered step");
        let Turn::Choice(asked) = position.turn() else { continue };
        found.extend(asked.iter().filter(|seat| position.legal(*seat).len() > 1).map(|seat| (position.clone(), seat)));
    }
    found.truncate(CHOICES);
    found
}

/// Says whether the nets for two games choose otherwise at some of these moments: then it shows where one plays both.
fn nets_differ(entry: &CatalogEntry, setups: &[Setup; 2], moments: &[(Position, Seat)]) -> bool {
    let mut bots = setups.each_ref().map(|setup| {
        let fitting = (entry.fitting_nets)(setup, "learned:built-in", &Nets::NONE).expect("a bot");
        let name = &fitting.expect("a bot by nets that ship")[0].name;
        let net = entry.levels().built_in.nets.iter().find(|net| net.name == *name).expect("a net");
        let mut nets = Nets::default();
        nets.add(name, net.clone());
        (entry.player)(&format!("learned:{name}"), &nets).expect("a bot")
    });
    moments.iter().any(|(position, seat)| {
        let [one, other] = bots.each_mut().map(|bot| bot.choose(position, *seat, "seed"));
        one != other
    })
}

/// A bot that ships keeps what it has made for a net and a shortlist, and must not use it in a game that is for others.
#[test]
fn a_bot_that_is_asked_about_two_games_in_turn_chooses_as_one_for_each_does() {
    let starred = |stars: &str| Setup::printed(1).set("stars", stars);
    for (id, setups) in [
        ("under-falling-skies", [Setup::printed(1), starred("10000000")]),
        ("under-falling-skies", [starred("00000010"), starred("11111111")]),
        ("raise-the-shields", [Setup::printed(1), Setup::printed(2)]),
    ] {
        let entry = catalog::find(id).expect("a game");
        let [one, other] = setups.each_ref().map(|setup| choices(id, setup));
        assert!(nets_differ(entry, &setups, &one), "{setups:?}");
        for bot in ["learned:built-in", "tree:20:built-in", "policy:built-in", "flat:4:2:built-in"] {
            let fresh = || (entry.player)(bot, &Nets::NONE).expect("a bot");
            let (mut shared, mut own) = (fresh(), [fresh(), fresh()]);
            for (place, pair) in one.iter().zip(&other).enumerate() {
                for ((position, seat), own) in [pair.0, pair.1].into_iter().zip(&mut own) {
                    let choose = |bot: &mut Box<dyn Player>| bot.choose(position, *seat, &place.to_string());
                    let chosen = choose(&mut shared);
                    assert!(chosen.is_some(), "{bot} does nothing: {}", position.line());
                    assert_eq!(chosen, choose(own), "{bot}: {}", position.line());
                }
            }
        }
    }
}
