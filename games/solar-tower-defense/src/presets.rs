//! Presets: what is offered before all options.

use contract::Preset;

/// The printed game, one for a first evening, a fair one for serious play, and one with hidden plans.
pub(crate) static PRESETS: &[Preset] = &[
    Preset { key: "printed", options: &[] },
    Preset { key: "first", options: &[("solar_map", "even_10"), ("max_rounds", "16")] },
    Preset { key: "lot", options: &[("start_positions", "random")] },
    Preset { key: "secret", options: &[("build_order", "secret")] },
];
