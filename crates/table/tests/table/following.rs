//! Tables that follow another one with the same people: who is waited for, and what a match keeps of its games.

use conform::toys::Pig;
use contract::record::Record;
use contract::{Maker, SeatSet, Setup};
use table::{Command, Creation, Sitter, Table, TableError, import};

use crate::common::{A, B, C, Live, START, only, parley, pig, seed};

const MINUTE: u64 = 60_000;

/// A rematch of parley for three, with a bot on the last seat, others to be called in after a minute.
fn rematch() -> Live {
    let bot = Sitter { bot: Some("random".to_owned()), ..Sitter::default() };
    let sitters = vec![Sitter::default(), Sitter::default(), bot];
    let face = parley(3);
    let first = Creation::new(face.info(), face.setup(), sitters.clone(), seed(1), START);
    let first = Creation { away: Some(MINUTE), ..first };
    Live::of(face, &first.rematch("t0", sitters, seed(2), START))
}

#[test]
fn persons_are_awaited_until_they_sit_down_and_nobody_is_where_no_table_went_before() {
    assert_eq!(Live::new(parley(3), 1).table.awaited(), SeatSet::NONE);
    let mut live = rematch();
    assert_eq!(live.table.awaited(), only(A).with(B));
    live.ask(A, Command::Sit { name: None }).unwrap();
    assert_eq!(live.table.awaited(), only(B));
    live.ask(B, Command::Sit { name: None }).unwrap();
    assert_eq!(live.table.awaited(), SeatSet::NONE);
    let mut begun = rematch();
    begun.ask(A, Command::Begin).unwrap();
    assert_eq!(begun.table.awaited(), SeatSet::NONE, "nobody is waited for any more");
}

#[test]
fn a_bot_stands_in_for_who_does_not_come_in_time_and_no_sooner() {
    let mut live = rematch();
    live.ask(A, Command::Sit { name: None }).unwrap();
    live.now = START + MINUTE / 2;
    assert_eq!(live.ask(B, Command::StandIn { by: A }), Err(TableError::NotAway));
    live.now = START + MINUTE;
    assert_eq!(live.ask(C, Command::StandIn { by: A }), Err(TableError::NotBegun), "a bot sits there already");
    live.ask(B, Command::StandIn { by: A }).unwrap();
    assert_eq!(live.table.awaited(), SeatSet::NONE);
    assert!(live.table.sitter(B).unwrap().bot.is_some());
}

#[test]
fn releases_that_do_not_know_of_it_refuse_the_creation() {
    let plain = Live::new(pig(), 1).table.creation().clone();
    let follows = plain.rematch("t0", plain.seats.clone(), seed(2), START);
    let matched = Creation { earlier: Some(Vec::new()), ..plain.clone() };
    for (creation, version) in [(plain, 1), (follows, 4), (matched, 4)] {
        let text = creation.write();
        assert!(text.ends_with(&format!("\"v\":{version}}}")), "{text}");
        assert_eq!(Creation::read(&text), Ok(creation));
    }
}

#[test]
fn a_match_is_kept_by_its_tables_and_by_their_records() {
    let maker = Maker::of_series::<Pig>();
    let face = (maker.make)(&Setup::printed(2)).unwrap();
    let series = maker.series.unwrap();
    let next = series.standing(&face.start(), &[]).unwrap().next.unwrap();
    let first = Live::new(face.clone(), 1).table.creation().clone().in_match(Vec::new(), &next);
    let mut first = Live::of(face.clone(), &first);
    first.ask(A, Command::Begin).unwrap();
    first.ask(B, Command::Resign).unwrap();
    let ends = [(first.table.position().clone(), first.table.result().unwrap().verdict)];
    let standing = series.standing(&face.start(), &ends).unwrap();
    assert_eq!((standing.score[..2].to_vec(), standing.winners, standing.most), (vec![1.0, 0.0], SeatSet::NONE, 3));
    let next = standing.next.unwrap();
    let made = first.table.creation().rematch("t1", vec![Sitter::default(); 2], seed(2), START);
    let made = made.in_match(vec![first.table.as_earlier("t1")], &next);
    let mut second = Live::of(face.clone(), &made);
    assert_eq!(second.table.position().line(), "2 1 0 0 0 .", "whoever lost begins");
    second.ask(A, Command::Begin).unwrap();
    second.ask(B, Command::Resign).unwrap();
    let (one, two) = (first.table.record(), second.table.record());
    two.check_earlier(std::slice::from_ref(&one)).unwrap();
    one.check_earlier(&[]).unwrap();
    // Taken into another database and out again it is the same record.
    for record in [one, two] {
        let record = Record::read(&record.write()).unwrap();
        let taken = import(&record, &*face, seed(3), START).unwrap();
        let again = Table::rebuild(&*face, taken.creation, taken.entries).unwrap();
        assert_eq!((again.record().closing(), again.record().of_match), (record.closing(), record.of_match));
    }
}

#[test]
fn people_sit_on_their_seats_again_and_bots_that_nobody_chose_do_not() {
    let mut live = Live::parley(3, 1);
    live.ask(A, Command::Hand { bot: Some("greedy".to_owned()) }).unwrap();
    live.ask(B, Command::Resign).unwrap();
    live.ask(C, Command::Hand { bot: Some("random".to_owned()) }).unwrap();
    let bots = |owned: SeatSet| -> Vec<Option<String>> {
        live.table.sitters_again(owned).into_iter().map(|sitter| sitter.bot).collect()
    };
    let random = Some("random".to_owned());
    assert_eq!(bots(only(A).with(B)), [None, None, random.clone()]);
    assert_eq!(
        bots(SeatSet::NONE),
        [Some("greedy".to_owned()), None, random],
        "whose people have left is as it was left"
    );
}
