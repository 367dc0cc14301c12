//! Standing orders: what each answers, and when it lapses (R21-R25).

use contract::{Order, Seat};

use crate::common::{main, read, turn};

/// Returns the orders of a seat at a line: to pass in the battle, until attacked, for the turn.
fn orders(line: &str, seat: usize) -> Vec<Order<String>> {
    read(line, &[]).expect("a line of a test").orders(Seat::new(seat))
}

/// Says for each order of a seat whether it is closed, open, or answers.
fn states(line: &str, seat: usize) -> Vec<&'static str> {
    let state = |order: &Order<String>| match (&order.closed, order.answer.as_deref()) {
        (Some(_), None) => "closed",
        (None, None) => "open",
        (None, Some("-")) => "passes",
        _ => "wrong",
    };
    orders(line, seat).iter().map(state).collect()
}

const FAE: &str = "fae L1,-,-:-,-,-:-,-,- 0 C -";
const WEST: &str = "west L1,-,-:-,-,-:-,-,- 0 S -";

#[test]
fn r21_r24_outside_of_battles_two_orders_pass() {
    let answer = turn("answer", FAE, WEST, "d,s2");
    assert_eq!(states(&answer, 1), ["closed", "passes", "passes"]);
    assert_eq!(states(&answer, 0), ["closed", "open", "open"], "seat 1 is not asked");
    assert_eq!(states(&turn("end", FAE, WEST, "d,s2,p1"), 1), ["closed", "passes", "passes"]);
    assert_eq!(states(&main(FAE, WEST), 0), ["closed", "open", "open"], "an order passes in windows alone");
}

#[test]
fn r22_an_attack_ends_the_order_that_lasts_until_then() {
    let window = turn("window", FAE, WEST, "d,a1>1,s2,p1");
    assert_eq!(states(&window, 1), ["passes", "closed", "passes"]);
    assert_eq!(states(&turn("window", FAE, WEST, "d,a1>1"), 0), ["passes", "open", "passes"], "in the own battle");
}

#[test]
fn r23_the_palace_is_another_battle_and_the_next_turn_another_turn() {
    let open = "west -,-,-:L1,-,-:-,-,- 0 S -";
    let keys = |line: &str| orders(line, 1).into_iter().map(|order| order.key).collect::<Vec<_>>();
    let territory = keys(&turn("window", FAE, WEST, "d,a1>1,s2,p1"));
    assert_eq!(territory, ["battle.7.1-1", "calm", "turn.7"]);
    assert_eq!(keys(&turn("window", FAE, open, "d,a1>1P,s2,p1"))[0], "battle.7.1-1P");
    assert_eq!(keys(&main(FAE, WEST).replace("att1;7", "att1;8"))[2], "turn.8");
}

#[test]
fn r25_orders_do_not_depend_on_what_is_held() {
    let special = turn("answer", FAE, &WEST.replace(" S ", " X "), "d,s2");
    assert_eq!(orders(&special, 1), orders(&turn("answer", FAE, WEST, "d,s2"), 1));
}
