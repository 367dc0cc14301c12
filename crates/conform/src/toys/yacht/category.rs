//! The twelve categories and what they score.

use serde::Deserialize;

/// A way to score five dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say all; R4 to R6 say what they score")]
pub enum Category {
    Ones,
    Twos,
    Threes,
    Fours,
    Fives,
    Sixes,
    FullHouse,
    FourOfAKind,
    LittleStraight,
    BigStraight,
    Choice,
    Yacht,
}

/// What the categories of R6 score.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Fixed {
    little_straight: u16,
    big_straight: u16,
    yacht: u16,
}

impl Fixed {
    /// No category may score more, so that totals stay small.
    pub(super) const MOST: u16 = 1000;

    pub(super) fn most(self) -> u16 {
        self.little_straight.max(self.big_straight).max(self.yacht)
    }
}

impl Category {
    /// All categories in the order of the score sheet.
    pub const ALL: [Self; 12] = [
        Self::Ones,
        Self::Twos,
        Self::Threes,
        Self::Fours,
        Self::Fives,
        Self::Sixes,
        Self::FullHouse,
        Self::FourOfAKind,
        Self::LittleStraight,
        Self::BigStraight,
        Self::Choice,
        Self::Yacht,
    ];

    /// Returns the name in notation and words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ones => "ones",
            Self::Twos => "twos",
            Self::Threes => "threes",
            Self::Fours => "fours",
            Self::Fives => "fives",
            Self::Sixes => "sixes",
            Self::FullHouse => "full-house",
            Self::FourOfAKind => "four-of-a-kind",
            Self::LittleStraight => "little-straight",
            Self::BigStraight => "big-straight",
            Self::Choice => "choice",
            Self::Yacht => "yacht",
        }
    }

    /// R6. Says whether it always scores the same, or nothing.
    pub(super) const fn is_fixed(self) -> bool {
        matches!(self, Self::LittleStraight | Self::BigStraight | Self::Yacht)
    }

    /// R4-R6. Returns what the dice score here.
    pub(super) fn points(self, dice: [u8; 5], fixed: Fixed) -> u16 {
        let mut count = [0u8; 7];
        for die in dice {
            count[usize::from(die)] += 1;
        }
        let sum = || dice.iter().map(|die| u16::from(*die)).sum();
        let some = |condition: bool, points: u16| if condition { points } else { 0 };
        match self {
            Self::Choice => sum(),
            Self::FullHouse if count.contains(&3) && count.contains(&2) => sum(),
            Self::FullHouse => 0,
            Self::FourOfAKind => (1..=6).find(|face| count[*face] >= 4).map_or(0, |face| 4 * face as u16),
            Self::LittleStraight => some(count[1..6] == [1; 5], fixed.little_straight),
            Self::BigStraight => some(count[2..7] == [1; 5], fixed.big_straight),
            Self::Yacht => some(count.contains(&5), fixed.yacht),
            number => (number as u16 + 1) * u16::from(count[number as usize + 1]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIXED: Fixed = Fixed { little_straight: 30, big_straight: 31, yacht: 50 };

    #[test]
    fn r4_to_r6_each_category_scores_its_dice() {
        let cases = [
            (Category::Threes, [3, 1, 3, 6, 3], 9),
            (Category::Sixes, [1, 2, 3, 4, 5], 0),
            (Category::FullHouse, [2, 5, 2, 5, 5], 19),
            (Category::FullHouse, [5, 5, 5, 5, 5], 0),
            (Category::FourOfAKind, [6, 6, 1, 6, 6], 24),
            (Category::FourOfAKind, [6, 6, 6, 6, 6], 24),
            (Category::LittleStraight, [5, 3, 1, 2, 4], 30),
            (Category::BigStraight, [5, 3, 6, 2, 4], 31),
            (Category::BigStraight, [5, 3, 1, 2, 4], 0),
            (Category::Choice, [1, 1, 2, 6, 6], 16),
            (Category::Yacht, [4, 4, 4, 4, 4], 50),
            (Category::Yacht, [4, 4, 4, 4, 3], 0),
        ];
        for (category, dice, points) in cases {
            assert_eq!(category.points(dice, FIXED), points, "{} of {dice:?}", category.name());
        }
    }
}
