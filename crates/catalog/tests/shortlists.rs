//! Games of so many actions that only those on a shortlist are tried.

use contract::Setup;
use lab::{Length, Training};
use search::{Nets, Weights};

/// Trains a net for two seats of Raise the Shields!, with the policy that ships or with none, and returns its file.
fn trained(has_shortlist: bool, threads: usize) -> Vec<u8> {
    let entry = catalog::find("raise-the-shields").expect("a game");
    let policies = &entry.levels().built_in.policies;
    let policy = policies.iter().find(|policy| policy.about.seats == 2).expect("a policy for two");
    let training = Training {
        length: Length::Games(8),
        seed: "shortlists",
        threads,
        shortlist: has_shortlist.then_some(policy),
        weights: Weights::Float,
        measured: 2,
        stop: None,
        progress: None,
    };
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
    let training = Training {
        length: Length::Games(8),
        seed: "shortlists",
        threads: 1,
        shortlist: Some(&policy),
        weights: Weights::Float,
        measured: 2,
        stop: None,
        progress: None,
    };
    let refused = (entry.train)(&[Setup::printed(2)], (&[], &Nets::default()), None, &training).expect_err("refused");
    assert!(refused.to_string().contains("under-falling-skies"), "{refused}");
}
