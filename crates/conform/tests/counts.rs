//! Counts of the toys against numbers worked out by hand.

use conform::CountTable;
use conform::toys::{Parley, Pig, Yacht};
use contract::Seat;

/// Let a(d) be the ways to take d steps from a choice between roll and hold, and r(d) from a die in the air; far from
/// the target both actions are always there, so a(d) = r(d-1) + a(d-1) and r(d) = 6 a(d-1), with a(0) = r(0) = 1.
/// By hand: a = 1, 2, 8, 20, 68, 188, 596. All weights are 1.
///
/// The points of the turn at the end, summed: let k be the ways in which the points held at the beginning still lie
/// there, k(0) = 1, and rk the same with a die in the air. A hold and a 1 clear them, the other five faces add
/// 2 + 3 + 4 + 5 + 6 = 20: k(d) = rk(d-1), rk(d) = 5 k(d-1), and for the sum s(d) = rs(d-1) + s(d-1),
/// rs(d) = 6 s(d-1) + 20 k(d-1), with s(0) = rs(0) = 0. By hand: k = 1, 1, 5, 5, 25, 25; rs = 0, 20, 20, 220, 340, 2060;
/// s = 0, 0, 20, 40, 260, 600, 2660.
///
/// Two short of the target, every face but the 1 is enough and must be held, which wins. Three steps: a 1 and the other
/// seat's a(1) = 2, five faces held, or a hold and its a(2) = 8: 15, with the sum s(2) = 20. Four steps: 8 + 5 + 20 = 33
/// with the sum 20 + 0 + 40 = 60.
const PIG: &str = "
# The start, by the recurrence.
position start
0 1 1 0
1 2 2 0
2 8 8 20
position 1 2 0 0 0 .
options target=100
3 20 20 40
4 68 68 260
5 188 188 600
6 596 596 2660
# Two short of the target: a 1 passes the turn, any other face is enough.
position 1 2 0 98 0 .
2 8 8 20
3 15 15 20
4 33 33 60
";

#[test]
fn pig_counts_are_those_of_the_recurrence() {
    let table: CountTable = PIG.parse().expect("the table can be read");
    let rows = table.check(|_: &Pig, state| i64::from(state.gathered())).expect("the counts agree");
    assert_eq!(rows, 10);
}

/// One roll a turn: 6^5 = 7776 rolls, then one of 12 categories. Over all rolls the categories score:
/// ones to sixes 5 * 1296 * (1 + ... + 6) = 136,080; full house 10 * (3a + 2b) over the 30 ordered pairs of faces
/// = 10 * (3 + 2) * 105 = 5,250; four of a kind 4a for the 25 + 1 rolls with four or five of face a = 104 * 21 = 2,184;
/// each straight 120 * 30 = 3,600; choice 7776 * 17.5 = 136,080; yacht 6 * 50 = 300. Together 287,094; on the fixed
/// sheet, of three categories, 7,500.
#[test]
fn yacht_counts_are_those_of_the_score_sheet() {
    let table: CountTable = "
        position start
        options rolls=1
        1 7776 7776 0
        2 93312 93312 287094
        position start
        options rolls=1 sheet=fixed
        2 23328 23328 7500
        position start
        2 248832 248832 0
    "
    .parse()
    .expect("the table can be read");
    assert_eq!(table.check(|_: &Yacht, state| i64::from(state.total(Seat::FIRST))), Ok(4));
}

/// A holds 1 and 2, B a veto and 4; the deck has two vetoes, two 1, two 2, three 3, two 4: 11 cards of 5 kinds.
/// One step, A's since it is the lowest seat: draw, or offer either card: 3. Two: the drawn card (5 ways, weight 11),
/// or after either offer draw or done (2 + 2): 9 ways, weight 15. Three: after the card A offers one of its kinds, 3
/// with a veto, 3 or 4, else 2 (13 ways, weight 2*3 + 2*2 + 2*2 + 3*3 + 2*3 = 29); after either offer a drawn card
/// (5 ways, weight 11) or, A being done, B's draw or two offers (3): 13 + 2 * 8 = 29 ways, weight 29 + 2 * 14 = 57.
#[test]
fn parley_counts_simultaneous_choices_lowest_seat_first() {
    let table: CountTable = "
        position 1 A=12/0 B=V4/0 x=
        seats 2
        1 3 3 0
        2 9 15 0
        3 29 57 0
    "
    .parse()
    .expect("the table can be read");
    assert_eq!(table.check(|_: &Parley, state| i64::from(state.score(Seat::FIRST))), Ok(3));
}

/// A position between quiet points is the quiet line and the tokens since: here the lot between two offers of 4.
/// Whoever it falls on, the other holds a 1 and can only pass: two ways, and A scores 8 in one of them.
#[test]
fn positions_between_quiet_points_are_counted() {
    let line = "1 A=14/0 B=14/0 x=;A:offer:4,B:offer:4,B:done,A:done";
    let table: CountTable = format!("position {line}\n1 2 2 0\n2 2 2 8\n").parse().expect("the table can be read");
    assert_eq!(table.check(|_: &Parley, state| i64::from(state.score(Seat::FIRST))), Ok(2));
}

#[test]
fn a_wrong_row_is_found() {
    let table: CountTable = "position start\n1 3 2 0\n".parse().expect("the table can be read");
    let found = table.check(|_: &Pig, _| 0).expect_err("there are two ways").to_string();
    assert!(found.contains("sequences: 3") && found.contains("sequences: 2"), "{found}");
}

#[test]
fn a_table_is_read_as_it_is_written() {
    let table: CountTable = PIG.parse().expect("the table can be read");
    assert_eq!(table.to_string().parse(), Ok(table));
}

#[test]
fn a_broken_table_is_refused_with_its_line() {
    for (text, line) in
        [("1 2 3 4", "line 1"), ("position start\n1 2 3", "line 2"), ("position start\nseats x", "line 2")]
    {
        let error = text.parse::<CountTable>().expect_err("the table is broken");
        assert!(error.reason.starts_with(line), "{error}");
    }
}
