//! Policies, shown on pig, whose best play is known.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use common::{TRAINING, lost_by, with};
use conform::Solved;
use conform::toys::Pig;
use contract::{Inputs, Seat, Setup};
use lab::{Distilled, LabError, Length, Progress, Training, distill, policy_differs, train};
use search::{ByPolicy, Common, NamedBot, Nets, Policy, TrainedNet, TrainedPolicy};

fn pig(target: &str) -> Pig {
    with(&[("target", target)])
}

/// Returns a bot that has learned a little.
fn teacher(games: u64) -> NamedBot<Pig> {
    let training = Training { length: Length::Games(games), threads: 0, ..TRAINING };
    let trained = train(&pig("20"), None, &training).expect("a training");
    let mut nets = Nets::default();
    nets.add("pig.net", TrainedNet::read("pig.net", &trained.net.write(&trained.about)).expect("a net"));
    NamedBot::read::<Common<Pig>>("learned:pig.net", &nets).expect("a bot")
}

fn learn(kinds: &[Pig], of: &NamedBot<Pig>, games: u64, threads: usize) -> Distilled {
    let training = Training { length: Length::Games(games), threads, ..TRAINING };
    distill(kinds, of, &training).expect("a policy")
}

#[test]
fn a_policy_comes_close_to_the_play_of_a_strong_bot_without_trying_anything() {
    let game = pig("20");
    let of = teacher(10_000);
    let policy = learn(std::slice::from_ref(&game), &of, 3000, 0).policy;
    let untaught = learn(std::slice::from_ref(&game), &of, 8, 0).policy;
    let [untaught, policy] = [untaught, policy].map(Arc::new);
    let mut solved = Solved::new(&game);
    for seat in [Seat::new(0), Seat::new(1)] {
        let mut lost = |policy: &Arc<Policy>| lost_by(&mut solved, &game, ByPolicy::new(policy.clone()), 0, seat);
        let (before, after) = (lost(&untaught), lost(&policy));
        assert!(before > 0.1 && (0.0..0.02).contains(&after), "{seat:?}: {before} lost at first, {after} in the end");
    }
}

#[test]
fn the_same_seed_distills_the_same_at_any_number_of_threads() {
    let (kinds, of) = ([pig("20"), pig("15")], teacher(300));
    let bytes = |distilled: &Distilled| distilled.policy.write(&distilled.about);
    let one = learn(&kinds, &of, 100, 1);
    assert_eq!(bytes(&one), bytes(&learn(&kinds, &of, 100, 3)));
    assert_ne!(one.policy, learn(&kinds[..1], &of, 100, 1).policy, "other games teach other things");
    assert_ne!(one.policy, learn(&kinds, &of, 101, 1).policy);
}

#[test]
fn a_policy_says_what_it_is_for_whom_it_learned_from_and_how_strong_it_is() {
    let (kinds, of) = ([pig("20"), pig("15")], teacher(300));
    let Distilled { policy, about, was_stopped } = learn(&kinds, &of, 40, 1);
    assert!(!was_stopped && about.kinds() == 2 && about.games == 40);
    assert_eq!((about.teacher.as_deref(), about.inputs), (Some(of.text()), kinds[0].choice_input_count()));
    let against: Vec<_> = about.measured.iter().map(|measure| measure.against.as_deref()).collect();
    assert_eq!(against, [Some("greedy"), Some(of.text())]);
    // What was measured is the policy that the file holds.
    let read = TrainedPolicy::read("pig.policy", &policy.write(&about)).expect("a policy");
    assert_eq!(read.about, about);
    assert_eq!(read.net.rounded(), *read.net);
    assert_eq!(read.net.write(&about), policy.write(&about));
    let differs = policy_differs::<Pig>(&Setup::printed(2).set("target", "30"), &about).expect("it fits");
    assert_eq!(differs.iter().map(|it| &*it.of_game).collect::<Vec<_>>(), ["30"]);
}

#[test]
fn a_bot_that_has_no_opinion_teaches_nothing() {
    let greedy = NamedBot::read::<Common<Pig>>("greedy", &Nets::NONE).expect("a bot");
    let error = distill(&[pig("20")], &greedy, &TRAINING).expect_err("nothing to learn");
    assert!(matches!(&error, LabError::NoOpinion { bot } if bot == "greedy"), "{error}");
}

#[test]
fn whoever_ends_it_early_gets_what_was_learned_so_far_unmeasured() {
    let (stop, of) = (AtomicBool::new(false), teacher(300));
    let progress = |progress: Progress| stop.store(progress.games >= 40, Ordering::Relaxed);
    let length = Length::Time(&|| 0.25);
    let training = Training { length, stop: Some(&stop), progress: Some(&progress), ..TRAINING };
    let distilled = distill(&[pig("20")], &of, &training).expect("a policy");
    assert!(distilled.was_stopped && distilled.about.measured.is_empty());
    assert_eq!(distilled.about.games, 40);
}
