//! Lies about what is seen at a glance, and about who is named.

use std::sync::atomic::{AtomicU16, Ordering};

use crate::lie::{Lie, lies};
use conform::toys::Parley;
use conform::toys::parley::{Event, View};
use contract::{Arg, Observer, Phases, Phrase, Seat, Speak, Vital};

lies! {
    a_vital_beyond_its_limit_is_found: vitals_and_phases_stand finds "is 7 of Some(6)" {
        fn vitals(_: &Parley, _: &View, _: Seat) -> Vec<Vital> {
            vec![Vital::asset("vital-points", 7, Some(6))]
        }
    }
    a_vital_that_comes_and_goes_is_found: vitals_and_phases_stand finds "vitals are" {
        fn vitals(game: &Parley, view: &View, seat: Seat) -> Vec<Vital> {
            if seat == Seat::FIRST { game.vitals(view, seat) } else { Vec::new() }
        }
    }
    a_vital_that_changes_untold_is_found: vitals_and_phases_stand finds "nothing is told, yet" {
        fn vitals(_: &Parley, _: &View, _: Seat) -> Vec<Vital> {
            static ASKED: AtomicU16 = AtomicU16::new(0);
            vec![Vital::asset("vital-points", ASKED.fetch_add(1, Ordering::Relaxed), None)]
        }
    }
    twins_with_other_vitals_are_found: twins_look_alike finds "vitals" {
        fn vitals(_: &Parley, _: &View, _: Seat) -> Vec<Vital> {
            static ASKED: AtomicU16 = AtomicU16::new(0);
            vec![Vital::asset("vital-points", ASKED.fetch_add(1, Ordering::Relaxed), None)]
        }
    }
    a_phase_that_no_round_has_is_found: vitals_and_phases_stand finds "phase 2 of" {
        fn phases(game: &Parley, view: &View) -> Option<Phases> {
            game.phases(view).map(|phases| Phases { now: 2, ..phases })
        }
    }
    a_vital_without_words_is_found: everything_has_words finds "`vital-luck` is no message" {
        fn vitals(_: &Parley, _: &View, _: Seat) -> Vec<Vital> {
            vec![Vital::burden("vital-luck", 0, None)]
        }
    }
    a_seat_named_by_its_letter_is_found: everything_has_words finds "names seat Some(\"B\") in $seat" {
        fn tell(game: &Parley, events: &[Event], before: &View, after: &View, observer: Observer) -> Vec<Phrase> {
            let lettered = |mut phrase: Phrase| {
                for (_, arg) in &mut phrase.args {
                    if matches!(arg, Arg::Seat { seat } if seat.index() == 1) {
                        *arg = "B".into();
                    }
                }
                phrase
            };
            game.tell(events, before, after, observer).into_iter().map(lettered).collect()
        }
    }
}
