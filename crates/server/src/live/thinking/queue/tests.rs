use std::net::Ipv4Addr;

use super::*;

const SLICE: Duration = Duration::from_millis(100);

fn turn(payer: u8, table: &str) -> Turn {
    let payer = (payer > 0).then(|| IpAddr::V4(Ipv4Addr::new(10, 0, 0, payer)));
    Turn { payer, table: table.to_owned() }
}

fn queue(places: usize, turns: &[(u8, &str)]) -> Queue<()> {
    let mut queue = Queue::new(places);
    for (payer, table) in turns {
        queue.push(turn(*payer, table), ());
    }
    queue
}

/// Thinks about so many turns one after another, each for a slice; each table that was served has its next turn at once.
fn order(queue: &mut Queue<()>, turns: usize) -> Vec<String> {
    let served = (0..turns).map(|_| {
        let (turn, ()) = queue.next().unwrap();
        queue.push(turn.clone(), ());
        queue.end(&turn, SLICE);
        turn.table
    });
    served.collect()
}

#[test]
fn one_tables_turn_waits_for_one_of_sixty_others_of_another_payer() {
    let names: Vec<String> = (0..60).map(|number| format!("flood-{number}")).collect();
    let flood: Vec<(u8, &str)> = names.iter().map(|name| (1, name.as_str())).collect();
    let mut queue = queue(1, &flood);
    order(&mut queue, 500);
    let (under_way, ()) = queue.next().unwrap();
    queue.push(turn(2, "mine"), ());
    assert!(queue.next().is_none(), "the only place is taken");
    queue.end(&under_way, SLICE);
    assert_eq!(queue.next().unwrap().0.table, "mine");
}

#[test]
fn payers_take_turns_however_many_tables_each_has() {
    let mut queue = queue(1, &[(1, "a"), (1, "b"), (1, "c"), (2, "d")]);
    assert_eq!(order(&mut queue, 8), ["a", "d", "b", "d", "c", "d", "a", "d"]);
}

#[test]
fn time_is_shared_and_not_the_number_of_turns() {
    let mut queue = queue(1, &[(1, "slow"), (2, "quick")]);
    let mut quick = 0;
    for _ in 0..44 {
        let (turn, ()) = queue.next().unwrap();
        queue.push(turn.clone(), ());
        quick += usize::from(turn.table == "quick");
        queue.end(&turn, if turn.table == "slow" { 10 * SLICE } else { SLICE });
    }
    assert_eq!(quick, 40, "ten of one while one of the other is thought about");
}

#[test]
fn no_time_is_saved_up() {
    let mut queue = queue(1, &[(1, "a"), (2, "b"), (2, "c")]);
    order(&mut queue, 40);
    // A third payer who did nothing all the while is served like the others from now on.
    queue.push(turn(3, "late"), ());
    let served = order(&mut queue, 9);
    let late = served.iter().filter(|table| *table == "late").count();
    assert!((3..=4).contains(&late), "a third, and at most one more: {served:?}");
    assert!(served[..2].contains(&"late".to_owned()), "{served:?}");
}

#[test]
fn no_payer_has_all_places() {
    let mut queue = queue(3, &[(1, "a"), (1, "b"), (1, "c")]);
    assert!(queue.next().is_some() && queue.next().is_some() && queue.next().is_none());
    queue.push(turn(2, "mine"), ());
    assert_eq!(queue.next().unwrap().0.table, "mine");
    assert!(queue.next().is_none());
}

#[test]
fn what_nobody_asked_for_comes_last_but_comes() {
    let mut queue = queue(1, &[(0, "left behind"), (1, "mine")]);
    let (mine, ()) = queue.next().unwrap();
    assert_eq!(mine.table, "mine");
    queue.end(&mine, SLICE);
    assert_eq!(queue.next().unwrap().0.table, "left behind");
}

#[test]
fn nothing_is_kept_of_those_who_have_gone() {
    let mut queue = queue(2, &[(1, "a"), (2, "b")]);
    let [one, two] = [queue.next().unwrap().0, queue.next().unwrap().0];
    queue.end(&one, SLICE);
    assert_eq!((queue.payers.had.len(), queue.tables.len()), (1, 1));
    queue.end(&two, SLICE);
    assert!(queue.payers.had.is_empty() && queue.tables.is_empty());
}
