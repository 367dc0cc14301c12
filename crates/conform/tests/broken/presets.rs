//! Lies about presets.

use contract::Preset;

use crate::lie::{Lie, lies};

const PRINTED: Preset = Preset { key: "printed", options: &[] };

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
}
