//! How to play in two minutes: the positions whose pictures go with the words `howto-1` and so on.

use contract::Lesson;

/// What the game is about, a die, the rooms, the mothership, the end.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson::at("00000000 P 3 2 g3^,g4^,g1.8,g2.6,g5.9 g0r0 1 3 3 C2 - k136w25 -"),
    Lesson::of("k3B1", "00000000 P 3 2 g3^,g4^,g1.10,g2.8,g5.9 g0r0 1 3 3 C2 - k136w25 -"),
    Lesson::of("!B3", "00000000 R 5 4 g1.7,g2.9,r3.10,g5.7,g5.10 g1r0 0 3 4 C1 - - A1=w2,A2=k1,A4=k3,B3=k4,B5=w1"),
    Lesson::of("m", "00000000 M 3 2 g3^,g1.3,g2.9,g4.9 g1r0 0 3 2 C1 - - -"),
    Lesson::at("00000000 P 11 10 g1^,g3^,g2.14,g4.12,g5.14 g0r0 4 1 13 F5 - k245w16 -"),
];
