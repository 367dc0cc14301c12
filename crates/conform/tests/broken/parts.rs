//! Lies about the parts of a step.

use crate::lie::{Lie, lies};
use conform::toys::Parley;
use conform::toys::parley::{Event, View};
use contract::{Observer, Phrase, Speak};

lies! {
    a_part_without_events_is_found: parts_tell_the_whole finds "events are cut at" {
        fn parts(game: &Parley, events: &[Event]) -> Vec<usize> {
            game.parts(events).into_iter().flat_map(|cut| [cut, cut]).collect()
        }
    }
    a_cut_behind_the_end_is_found: parts_tell_the_whole finds "events are cut at" {
        fn parts(_: &Parley, events: &[Event]) -> Vec<usize> {
            vec![events.len()]
        }
    }
    a_story_that_says_more_than_the_log_is_found: parts_tell_the_whole finds "becomes" {
        fn tell(game: &Parley, events: &[Event], before: &View, after: &View, observer: Observer) -> Vec<Phrase> {
            let mut told = game.tell(events, before, after, observer);
            told.truncate(1);
            told
        }
    }
}
