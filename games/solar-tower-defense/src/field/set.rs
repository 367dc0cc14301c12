//! Sets of fields.

use serde::Serialize;

use super::{FIELDS, Field};

/// A set of fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[serde(transparent)]
pub struct FieldSet(pub(super) u32);

impl FieldSet {
    /// No field.
    pub const NONE: Self = Self(0);
    /// All fields.
    pub const ALL: Self = Self((1 << FIELDS) - 1);

    /// Returns the set with a field added.
    #[must_use]
    pub const fn with(self, field: Field) -> Self {
        Self(self.0 | 1 << field.0)
    }

    /// Returns the fields of this set that are not in another.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the fields of either set.
    #[must_use]
    pub const fn either(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the fields of both sets.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Says whether a field is in the set.
    pub const fn contains(self, field: Field) -> bool {
        self.0 >> field.0 & 1 == 1
    }

    /// Says whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns how many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns one of them by its place in board order.
    pub const fn nth(self, nth: u32) -> Option<Field> {
        let (mut left, mut before) = (self.0, nth);
        while before > 0 && left != 0 {
            left &= left - 1;
            before -= 1;
        }
        if left == 0 { None } else { Some(Field(left.trailing_zeros() as u8)) }
    }

    /// Says whether a field is in both sets.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the fields in board order.
    pub fn iter(self) -> impl Iterator<Item = Field> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let field = (left != 0).then(|| Field(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            field
        })
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Self {
        fields.into_iter().fold(Self::default(), Self::with)
    }
}
