//! How to play in two minutes: the positions whose pictures go with the words `howto-1` and so on.

use contract::Lesson;

/// What the game is about, three tasks for three dice, a drawing, an attack, the cities.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson::at(
        "rts2 r9 fA roll -- | 2g3i4ij/1abc2ab3abi/1abde2abfg3ab4b/-/-/1de2efg3gh4hij 331100 .x...o - | \
         1de2fg3hi4j/-/-/-/-/1abc2ab 300300 .....o -",
    ),
    Lesson::at("rts2 r2 fB work 13 | 1de2fg/-/-/-/-/- 000000 ...... 4 | -/1bcde/-/-/-/- 000010 .o.... 6"),
    Lesson::of(
        "d13h.13i.14j",
        "rts2 r2 fB work 13 | 1de2fg/-/-/-/-/- 000000 ...... 4:w1s3a4 | -/1bcde/-/-/-/- 000010 .o.... 6",
    ),
    Lesson::at("rts2 r6 fB roll -- | 1de2fg3hi4j/-/1b/-/1ab/- 003010 ...... - | -/1bcde/-/-/-/- 000110 .o.... -"),
    Lesson::at(
        "rts2 r7 fA roll -- | 1abde2abfg3hi4j/1bcde/-/-/1bcd/- 003010 .o..x. - | -/1bcde/-/-/-/- 000110 .o.... -",
    ),
];
