//! Parts of the create page that suit one option of one game better than a line of text.

/// An option whose value is a row of `0` and `1`, one for each of these names.
pub(crate) struct Flags {
    game: &'static str,
    key: &'static str,
    /// What stands over the boxes.
    pub(crate) title: &'static str,
    /// What ticking a box means.
    pub(crate) meaning: &'static str,
    /// The names, in the order of the value.
    pub(crate) names: &'static [&'static str],
}

const FLAGS: &[Flags] = &[Flags {
    game: "under-falling-skies",
    key: "stars",
    title: "Starred cards",
    meaning: "A ticked card shows its harder side. None is the first game, all eight are the hardest.",
    names: &["Mothership", "Sky 1", "Sky 2", "Sky 3", "Sky 4", "Upper base", "Lower base", "Research"],
}];

/// Returns the boxes for an option, if it has some.
pub(crate) fn flags(game: &str, key: &str) -> Option<&'static Flags> {
    FLAGS.iter().find(|flags| flags.game == game && flags.key == key)
}

impl Flags {
    /// Writes the value that has these boxes ticked.
    pub(crate) fn value(&self, is_ticked: impl Fn(usize) -> bool) -> String {
        (0..self.names.len()).map(|index| if is_ticked(index) { '1' } else { '0' }).collect()
    }
}
