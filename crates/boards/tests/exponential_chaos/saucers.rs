//! Saucers that get through, and what they would cost.

use super::{board_after, count, texts};

/// Saucers come in along the line of their sector, and each hit has its price: two points on an outer city, then the
/// inner one.
#[test]
fn saucers_and_their_hits_are_seen() {
    let line = "ec1 n=2 r=1 f=1 t=1 ph=hit pl=222222222222.2/222222222222.2 inv=Y1:3,B1:0,P1:1 def=XBm rr=0 ms=0 pts=0 q=- tb=-";
    let board = board_after(2, line, &["S:Y1@2"]);
    assert_eq!([count(&board, "beam"), count(&board, "flies"), count(&board, "bursts")], [1, 1, 3]);
    assert_eq!(count(&board, "is-changed"), 2, "both cities of the sector are marked");
    assert!(texts(&board, "on-boom").iter().all(|price| price == "\u{2212}1"), "{:?}", texts(&board, "on-boom"));
    assert_eq!(texts(&board, "bad").first().map(String::as_str), Some("\u{2212}3"), "what the die has cost");
    // The core costs 4, and what is passed on the way there is ringed.
    let open = line.replacen("222222222222.2", "002222222222.2", 1);
    let board = board_after(2, &open, &["S:Y1@1"]);
    assert_eq!(texts(&board, "on-boom"), ["\u{2212}4", "\u{2212}1", "\u{2212}1"]);
    assert_eq!(count(&board, "passed"), 2);
}

/// Prices at the rim are those of the rules for the planet as it stands, and a way to the core is a burst.
#[test]
fn prices_at_the_rim_follow_the_rules() {
    let line = "ec1 n=2 r=1 f=1 t=1 ph=hit pl=012222222222.2/222222222222.2 inv=Y1:3,B1:0,P1:1 def=XBm rr=0 ms=0 pts=0 q=- tb=-";
    let board = board_after(2, line, &[]);
    assert_eq!(texts(&board, "on-boom"), ["\u{2212}6"], "sector 1: a cracked city, then the core");
    assert_eq!(texts(&board, "on-pill").len(), 5);
    assert_eq!([count(&board, "opened"), count(&board, "open-lines")], [1, 1]);
    // Each number has its line, with what every crater on it would lose.
    let losses = texts(&board, "on-loss");
    assert_eq!((count(&board, "way"), losses.len()), (6, 12), "{losses:?}");
    assert_eq!(losses[..2], ["\u{2212}1", "\u{2212}5"], "sector 1: a cracked city, then all of the core");
    assert_eq!(losses[2..4], ["\u{2212}2", "\u{2212}1"]);
}
