//! Learning, shown on a short yacht, whose best play can be worked out.

mod common;
mod learned;

use std::sync::Arc;

use common::{lost_by, with};
use conform::Solved;
use conform::toys::Yacht;
use conform::toys::yacht::InOrder;
use contract::{Game, Seat};
use learned::{learn, off, one_step, said, untaught};
use search::Net;

/// Three turns each of up to two rolls, for the little straight, the big straight and the yacht: what to roll again,
/// and which category to give up.
///
/// Whoever has more points than the other wins, so what is best depends on both sheets and on the lead. Of the whole game
/// that is more than four thousand sheets of one seat for as many of the other, hundreds of leads, and 252 rolls for each:
/// too many to be worked out. What can be worked out of it is how many points one makes who plays alone, and a net learns
/// chances to win, not points.
const SHORT: &[(&str, &str)] = &[("rolls", "2"), ("sheet", "fixed")];

/// Both seats win about half of the games, which is soon said; so what is said of later choices counts more here.
#[test]
fn what_is_learned_comes_within_a_hundredth_of_what_can_be_worked_out() {
    let (game, in_order): (Yacht, InOrder) = (with(SHORT), with(SHORT));
    let mut solved = Solved::new(&in_order);
    let exact = solved.worth(&game.start(), Seat::FIRST);
    let mut measure = |what: &str, net: &Arc<Net>| {
        let said = said(&game, net, &game.start(), Seat::FIRST);
        let off = off(&game, net, &in_order, |state, seat| {
            let weighed = solved.weigh(state, seat).expect("what can be worked out");
            weighed.into_iter().reduce(|best, next| if next.1 > best.1 { next } else { best }).expect("an action")
        });
        let lost = [Seat::new(0), Seat::new(1)].map(|seat| lost_by(&mut solved, &game, one_step(net), 0, seat));
        println!("yacht, {what}: the start {said:.4}, exact {exact:.4}; choices {off:.4} off; play loses {lost:.4?}");
        (said, off, lost)
    };
    let (_, off, lost) = measure("untaught", &untaught(&game));
    assert!(off > 0.1 && lost.iter().all(|lost| *lost > 0.1), "{off} off, {lost:?} lost at first");
    let (said, off, lost) = measure("taught", &learn(&game, "3", &[50_000, 100_000]));
    assert!((said - exact).abs() < 0.01 && off < 0.02, "{said} and not {exact}, {off} off on average");
    assert!(lost.iter().all(|lost| (0.0..0.01).contains(lost)), "{lost:?} lost in the end");
}
