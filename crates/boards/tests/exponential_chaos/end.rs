//! The end: places with their reasons, and the missiles of a tie-break.

use super::{board_after, count, texts};

const NOTHING: &str = "Y1:0,Y2:0,Y3:0,B1:0,B2:0,B3:0,P1:0,P2:0,P3:0";

/// A winner of the tie-break may have fewer points than the third; the reason stands beside both.
#[test]
fn r64_places_stand_with_their_reasons() {
    let line = "ec1 n=3 r=3 f=1 t=1 ph=tie pl=222222222220.1/222222222220.1/222222222200.1 inv=- def=- rr=0 ms=0 pts=0 q=- tb=1:1,2:1,2";
    let board = board_after(3, line, &["T:1@1", "X:2@2", "T:2@5", "X:1@5", "N"]);
    let over = texts(&board, "place");
    assert_eq!(over, ["1", "2", "3"], "{board}");
    let told = texts(&board, "tell").join(" ");
    assert!(count(&board, "fired") == 4, "both missiles of the tie-break are listed, for each screen");
    for reason in ["Won the tie-break.", "Fought the tie-break", "not tied for first"] {
        assert!(told.contains(reason), "{reason}: {told}");
    }
}

/// The missiles of a tie-break stand under their heading, each with the scores before and after it, what a counter has
/// rebuilt included.
#[test]
fn missiles_of_a_tie_break_have_a_heading_and_totals() {
    let planet = "222222222220.1";
    let line =
        format!("ec1 n=2 r=3 f=1 t=2 ph=rebuild pl={planet}/{planet} inv={NOTHING} def=XXXXr rr=0 ms=0 pts=1 q=- tb=-");
    let board = board_after(2, &line, &["N", "T:1@1", "X:2@2", "T:2@5", "X:1@5", "+6i", "+6i", "N"]);
    let heads = texts(&board, "title");
    let wanted = "The tie-breakSeat 1, Seat 2: 23 each";
    assert_eq!(heads.iter().filter(|head| *head == wanted).count(), 2, "one for each screen: {heads:?}");
    let told = texts(&board, "tell");
    for total in ["23 \u{2192} 20", "23 \u{2192} 25"] {
        assert_eq!(told.iter().filter(|text| *text == total).count(), 2, "{total}: {told:?}");
    }
}
