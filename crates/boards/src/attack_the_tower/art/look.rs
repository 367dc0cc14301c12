//! How an army looks.

/// The look of an army: one of the four printed ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Look {
    /// Leaves and moss.
    Fae,
    /// Shields and straw.
    West,
    /// Lanterns and red earth.
    East,
    /// Moons and lilac.
    Undead,
}

impl Look {
    /// All looks, in the order in which they are lent to armies that have none.
    pub(crate) const ALL: [Self; 4] = [Self::Fae, Self::West, Self::East, Self::Undead];

    /// Returns the look of an army by its id; an army that is not printed gets one by its place in the file.
    pub(crate) fn of(id: &str, nth: usize) -> Self {
        Self::ALL.into_iter().find(|look| look.class() == id).unwrap_or(Self::ALL[nth % Self::ALL.len()])
    }

    /// Returns the class that gives the inks to its direct children.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::Fae => "fae",
            Self::West => "west",
            Self::East => "east",
            Self::Undead => "undead",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_army_of_a_designer_gets_a_look_by_its_place() {
        for (nth, look) in Look::ALL.into_iter().enumerate() {
            assert_eq!((Look::of(look.class(), 9), Look::of("dwarves", nth + 4)), (look, look));
        }
    }
}
