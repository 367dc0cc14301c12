//! Presets: what is offered before all options.

use contract::Preset;

/// The printed game, one for a first evening, and one for those who want a longer siege.
pub(crate) static PRESETS: &[Preset] = &[
    Preset { key: "printed", options: &[] },
    Preset { key: "first", options: &[("armies", "fae,west"), ("windows", "battle_only")] },
    Preset {
        key: "siege",
        options: &[("palace_power", "12"), ("attacks_per_group", "once"), ("army_choice", "secret")],
    },
];
