//! The laws. Each is a function that tries one on a game and returns the breach found first; [`crate::laws!`] makes a
//! test of each.

mod account;
mod answers;
mod candidates;
mod chance;
mod copies;
mod course;
mod estimate;
mod events;
mod exact;
mod examples;
mod glance;
mod howto;
mod inputs;
mod memory;
mod offer;
mod options;
mod parts;
mod presets;
mod records;
mod rota;
mod rules;
mod seal;
mod secret;
mod series;
mod setup;
mod speech;
mod text;

pub use account::accounts_fit_their_games;
pub use answers::answers_fit;
pub use chance::{outcomes_have_their_weights, the_sampler_agrees_with_the_weights};
pub use copies::{equal_states_hash_equal, states_are_small, steps_leave_copies_alone};
pub use course::{forced_actions_are_the_only_ones, games_end_in_time, verdicts_come_at_the_end};
pub use estimate::{estimates_are_chances, proofs_hold};
pub use events::events_explain_views;
pub use exact::completions_are_exact;
pub use examples::worked_examples_are_true;
pub use glance::vitals_and_phases_stand;
pub use howto::lessons_can_be_shown;
pub use inputs::{inputs_are_numbers, inputs_follow_from_views};
pub use memory::playouts_do_not_allocate;
pub use offer::{choices_are_listed_once, offers_are_what_is_allowed, picks_are_offers, the_order_of_offers_is_fixed};
pub use options::options_agree;
pub use parts::parts_tell_the_whole;
pub use presets::presets_can_be_played;
pub use records::records_replay;
pub use seal::{sealed_steps_are_silent, seats_commute};
pub use secret::{completions_keep_the_view, twins_look_alike, what_is_open_is_seen_by_all};
pub use series::{matches_are_scored, matches_end};
pub use setup::{options_are_taken, setups_are_complete, the_house_knows_the_game};
pub use speech::everything_has_words;
pub use text::{
    broken_text_is_refused, lines_round_trip, positions_round_trip, seen_lines_round_trip, tokens_round_trip,
};

use std::hash::{DefaultHasher, Hash, Hasher};

use contract::{Game, Observer, Seat, SeatSet};

use crate::breach::CheckResult;
pub(crate) use crate::breach::ensure;
use candidates::candidates;

/// Returns the observers to try: every set of seats while there are few, else spectator, players, all but one, all.
fn observers<G: Game>(game: &G) -> Vec<Observer> {
    let all = SeatSet::all(game.seats());
    if game.seats() <= 3 {
        let subset = |bits: usize| all.iter().filter(|seat| bits >> seat.index() & 1 == 1).collect();
        return (0..1 << game.seats()).map(subset).collect();
    }
    let singles = all.iter().map(SeatSet::only);
    let others = all.iter().map(|seat| all.without(seat));
    [SeatSet::NONE].into_iter().chain(singles).chain(others).chain([all]).collect()
}

fn hash_of(value: &impl Hash) -> u64 {
    let mut hash = DefaultHasher::new();
    value.hash(&mut hash);
    hash.finish()
}

/// Returns an error unless the two are equal and hash equal.
fn same<S: Eq + Hash + std::fmt::Debug>(one: &S, other: &S, what: &str) -> CheckResult {
    ensure(one == other, || format!("{what}: {one:?} is not {other:?}"))?;
    ensure(hash_of(one) == hash_of(other), || format!("{what}: equal states hash unequal, {one:?}"))
}

/// Names the observer.
fn looker<G: Game>(observer: Observer) -> String {
    let names: Vec<_> = observer.iter().map(name::<G>).collect();
    if names.is_empty() { "a spectator".to_owned() } else { format!("whoever sees for {}", names.join(", ")) }
}

/// Returns the printed name of a seat.
fn name<G: Game>(seat: Seat) -> &'static str {
    G::info().seat_name(seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Equal by its first field, hashed by both.
    #[derive(Debug)]
    struct Sloppy(u8, u8);
    impl PartialEq for Sloppy {
        fn eq(&self, other: &Self) -> bool {
            self.0 == other.0
        }
    }
    impl Eq for Sloppy {}
    impl Hash for Sloppy {
        fn hash<H: Hasher>(&self, hash: &mut H) {
            (self.0, self.1).hash(hash);
        }
    }

    #[test]
    fn equal_values_that_hash_unequal_are_found() {
        assert!(same(&Sloppy(1, 1), &Sloppy(1, 1), "test").is_ok());
        assert!(same(&Sloppy(1, 1), &Sloppy(1, 2), "test").is_err_and(|what| what.contains("hash unequal")));
        assert!(same(&Sloppy(1, 1), &Sloppy(2, 1), "test").is_err());
    }
}
