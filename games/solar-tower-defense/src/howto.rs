//! How to play in two minutes: the positions whose pictures go with the words `howto-1` and so on.

use contract::Lesson;

/// The first pieces, a launch, a flight that is met, a fight over a planet, the last command center.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson::of("C@NT2", "STD1 R1 build:E st=E | E E1 s0 cr0 p0 C:- T:- F:- | M M4 s0 cr0 p0 C:- T:- F:-"),
    Lesson::of("T@EQ6", "STD1 R5 build:E st=E | E E5 s4 cr26 p1 C:NT2 T:NT3 F:- | M M8 s4 cr4 p1 C:EQ5 T:EQ4 F:1@E4"),
    Lesson::of("L2", "STD1 R7 build:E st=E | E E7 s6 cr8 p2 C:NT2 T:NT3,EQ6 F:- | M M10 s6 cr9 p2 C:EQ5 T:EQ4 F:-"),
    Lesson::of(
        "F1:3",
        "STD1 R10 cosmic:E st=E | E E3 s2 cr0 p0 C:NT2 T:NT3 F:1@M2,2@M2 | M M2 s2 cr9 p2 C:EQ5 T:EQ4 F:-",
    ),
    Lesson::at(
        "STD1 R12 fights st=E at=fire.E.1 | E E4 s3 cr0 p2 C:NT2 T:NT3 F:1@EQ5:+,2@EQ5:+ | M M3 s3 cr9 p2 C:EQ5* T:NT1 F:-",
    ),
];
