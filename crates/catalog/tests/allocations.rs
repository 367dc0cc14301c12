//! A search allocates nothing for a simulation, once its lists have grown. Whether that is so is up to the games as well:
//! every simulation asks them to fill in what is hidden, to list actions, to tell a net of states.

use attack_the_tower::AttackTheTower;
use contract::{Determinize, Heuristic, Inputs, Seat, SeatPerspective, Setup, Step, Stream};
use exponential_chaos::ExponentialChaos;
use raise_the_shields::RaiseTheShields;
use search::{Bot, Budget, Shortlist, Tree};
use solar_tower_defense::SolarTowerDefense;
use under_falling_skies::UnderFallingSkies;

/// At how many choices of a game is searched.
const CHOICES: usize = 16;
/// How many simulations are few, and how many are more.
const FEW: u32 = 60;
const MORE: u32 = 180;

/// Returns choices of a game that is played sensibly, from its beginning to its end.
fn choices<G: Heuristic>(game: &G) -> Vec<(G::State, Seat)> {
    let (steps, _) = conform::played_well(game, "allocations", 0);
    let mut actions = Vec::new();
    let mut found: Vec<(G::State, Seat)> = Vec::new();
    for (state, step) in steps {
        let Step::Action(seat, _) = step else { continue };
        game.legal(&state, seat, &mut actions);
        if actions.len() > 1 {
            found.push((state, seat));
        }
    }
    let every = found.len().div_ceil(CHOICES).max(1);
    found.into_iter().step_by(every).collect()
}

/// Returns how often a tree allocates that searches few simulations, and more, after it has searched more.
fn allocations<G: Determinize + Heuristic + Inputs>(seen: &SeatPerspective<'_, G>, mut tree: Tree<G>) -> [u64; 2] {
    let mut search = |simulations| {
        let dice = &mut Stream::new("allocations", "test", 0);
        let choose = || {
            std::hint::black_box(tree.choose(seen, Budget { simulations }, dice));
        };
        allocation_counter::measure(choose).count_total
    };
    search(MORE);
    [search(FEW), search(MORE)]
}

fn searches_without_allocating<G: Determinize + Heuristic + Inputs>(setup: &Setup) {
    let game = G::new(setup).expect("a game");
    let built_in = &catalog::find(G::info().id).expect("a game of the catalog").levels().built_in;
    let net = built_in.nets.iter().find(|net| net.about.seats == setup.seats).expect("a net for so many seats");
    let policy = built_in.policies.iter().find(|policy| policy.about.differences(&game).is_empty());
    let choices = choices(&game);
    assert!(choices.len() > CHOICES / 2, "{} choices", choices.len());
    for (state, seat) in choices {
        let seen = SeatPerspective::new(&game, &state, seat);
        let by_net = Tree::by(net.net.clone(), Shortlist::new(policy.map(|policy| policy.net.clone())));
        for (by, tree) in [("the estimate", Tree::new()), ("a net", by_net)] {
            let [few, more] = allocations(&seen, tree);
            let id = G::info().id;
            assert_eq!(few, more, "{id}: {MORE} simulations by {by} allocate more often than {FEW}, at {state:?}");
        }
    }
}

#[test]
fn no_simulation_of_under_falling_skies_allocates() {
    searches_without_allocating::<UnderFallingSkies>(&Setup::printed(1));
}

#[test]
fn no_simulation_of_raise_the_shields_allocates_alone_or_against_hidden_choices() {
    for seats in [1, 2] {
        searches_without_allocating::<RaiseTheShields>(&Setup::printed(seats));
    }
}

#[test]
fn no_simulation_of_attack_the_tower_allocates_also_where_all_is_set_up_and_built_in_secret() {
    searches_without_allocating::<AttackTheTower>(&Setup::printed(2));
    searches_without_allocating::<AttackTheTower>(&Setup::printed(2).set("renew_build", "secret"));
}

#[test]
fn no_simulation_of_exponential_chaos_allocates() {
    searches_without_allocating::<ExponentialChaos>(&Setup::printed(2));
}

#[test]
fn no_simulation_of_solar_tower_defense_allocates_also_where_plans_are_secret() {
    searches_without_allocating::<SolarTowerDefense>(&Setup::printed(2));
    searches_without_allocating::<SolarTowerDefense>(&Setup::printed(2).set("build_order", "secret"));
}
