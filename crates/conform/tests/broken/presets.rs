//! Lies about presets.

use std::sync::LazyLock;

use conform::toys::Parley;
use contract::{Game, Info, Preset};

use crate::failures::facts;
use crate::lie::{Lie, lies};

const PRINTED: Preset = Preset { key: "printed", options: &[] };

/// Returns the facts of parley with more words.
fn saying(more: &str) -> Info {
    let (language, text) = Parley::info().words[0];
    let text: &'static str = format!("{text}\n{more}\n").leak();
    Info { words: vec![(language, text)].leak(), ..facts() }
}

/// The facts of parley, with words for two presets.
static NAMED: LazyLock<Info> = LazyLock::new(|| {
    saying(
        "preset-printed = Printed\npreset-printed-about = All of it.\npreset-quick = Quick\npreset-quick-about = Less.",
    )
});

lies! {
    a_first_preset_that_is_not_printed_is_found: presets_can_be_played finds "the first is not the printed one" {
        fn presets() -> &'static [Preset] {
            &[Preset { key: "quick", options: &[("veto", "false")] }]
        }
    }
    two_presets_with_one_key_are_found: presets_can_be_played finds "two presets have one key" {
        fn presets() -> &'static [Preset] {
            &[PRINTED, PRINTED]
        }
    }
    a_preset_without_words_is_found: presets_can_be_played finds "`preset-printed` is missing in en" {
        fn presets() -> &'static [Preset] {
            &[PRINTED]
        }
    }
    a_preset_that_sets_what_is_printed_is_found: presets_can_be_played finds "`veto=true` is printed" {
        fn presets() -> &'static [Preset] {
            &[Preset { key: "printed", options: &[] }, Preset { key: "quick", options: &[("veto", "true")] }]
        }
    }
    a_second_preset_that_is_printed_is_found: presets_can_be_played finds "`quick`: it is the printed one again" {
        fn presets() -> &'static [Preset] {
            &[PRINTED, Preset { key: "quick", options: &[] }]
        }
    }
    a_preset_that_does_not_say_what_it_is_like_is_found: presets_can_be_played finds "`preset-printed-about` is missing" {
        fn info() -> &'static Info {
            static HALF: LazyLock<Info> = LazyLock::new(|| saying("preset-printed = Printed"));
            &HALF
        }
        fn presets() -> &'static [Preset] {
            &[PRINTED]
        }
    }
    a_preset_that_no_game_takes_is_found: presets_can_be_played finds "the preset `quick`: `rounds` cannot be" {
        fn info() -> &'static Info {
            &NAMED
        }
        fn presets() -> &'static [Preset] {
            &[PRINTED, Preset { key: "quick", options: &[("rounds", "9")] }]
        }
    }
    a_preset_whose_games_do_not_end_is_found: presets_can_be_played finds "a game does not end" {
        fn info() -> &'static Info {
            &NAMED
        }
        fn presets() -> &'static [Preset] {
            &[PRINTED, Preset { key: "quick", options: &[("veto", "false")] }]
        }
        fn longest(_: &Parley) -> Option<u32> {
            Some(3)
        }
    }
}
