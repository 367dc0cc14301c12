//! Presets: what is offered before all options.

use contract::Preset;

/// The printed game, one for a first evening, and one with more to decide.
pub(crate) static PRESETS: &[Preset] = &[
    Preset { key: "printed", options: &[] },
    Preset { key: "first", options: &[("invasion_faces", "light"), ("missile_targets", "neighbours")] },
    Preset {
        key: "command",
        options: &[("missiles_optional", "true"), ("sector_hit", "owner_chooses"), ("first_player", "rotates")],
    },
];
