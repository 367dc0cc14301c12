//! How to play in two minutes: the positions whose pictures go with the words `howto-1` and so on.

use contract::Lesson;

/// A whole planet, the dice, an assignment, a hit on the core, a missile.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson::at("ec1 n=2 r=1 f=1 t=1 ph=inv pl=222222222222.2/222222222222.2 inv=- def=- rr=0 ms=0 pts=0 q=- tb=-"),
    Lesson::of(
        "R3",
        "ec1 n=2 r=1 f=1 t=1 ph=roll pl=222222222222.2/222222222222.2 inv=Y1:3,B1:1,P1:2 def=yxm rr=3 ms=0 pts=0 q=- tb=-",
    ),
    Lesson::of(
        "2>Y1",
        "ec1 n=2 r=1 f=1 t=1 ph=assign pl=222222222222.2/222222222222.2 inv=Y1:3,B1:1,P1:2 def=yxb rr=0 ms=0 pts=0 q=- tb=-",
    ),
    Lesson::at(
        "ec1 n=2 r=1 f=1 t=1 ph=hit pl=001222222222.2/222222222222.2 inv=Y1:0,B1:0,P1:2 def=XBr rr=0 ms=0 pts=0 q=- tb=-",
    ),
    Lesson::at(
        "ec1 n=3 r=1 f=1 t=1 ph=missile pl=122222222222.2/222222222222.2/222202222212.2 inv=Y1:0,B1:0,P1:0 def=XBm rr=0 ms=1 pts=0 q=- tb=-",
    ),
];
