//! How to play in two minutes: the positions whose pictures go with the words `howto-1` and so on.

use contract::Lesson;

/// The goal, the renewal, an attack, cards, the palace.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson::at("att1;5;1;main;fae/L2,S2,-:H2,-,-:C1,-,-/0/-/21.-25./-;west/L2,-,-:H1,C1,-:S2,-,-/0/-/21.-25./-;d"),
    Lesson::of(
        "renew",
        "att1;5;1;renew;fae/L1,S1,-:H1,-,-:C0,-,-/0/-/21.-25./-;west/L1,-,-:H1,C0,-:S1,-,-/0/-/21.-25./-;-",
    ),
    Lesson::of(
        "1>2",
        "att1;5;1;main;fae/L2,S2,C1:H2,-,-:-,-,-/0/-/21.-25./-;west/L2,-,-:H1,-,-:S2,-,-/0/-/22.-25./-;d",
    ),
    Lesson::of(
        "3>2",
        "att1;5;1;main;fae/L2,S2,-:H2,-,-:C2,W1,-/0/-/20.-25./-;west/L2,-,-:-,-,-:S2,-,-/0/-/22.h-25./-;d",
    ),
    Lesson::at("att1;6;2;main;fae/L2,S2,H1:H2,-,-:C2,W1,-/1/-/19.-24./-;west/L2,-,-:-,-,-:S2,-,-/0/-/22.h-25./-;d"),
];
