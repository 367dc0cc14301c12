//! The dice log: a chain that shows what was changed, cut out, thrown away or told in the wrong order.

use crate::common::{A, B, Live, only, parley, seed};
use table::dice_log::{ChainLink, Counts, DiceEvent, DiceLog, DiceLogLine, LogError};
use table::{Command as Ask, Table};

/// Writes lines as a server does, one after another, with what each seed's table has to say.
#[derive(Clone)]
struct Written {
    head: ChainLink,
    rows: Vec<String>,
}

impl Written {
    fn new() -> Self {
        Self { head: ChainLink::start(), rows: Vec::new() }
    }

    fn add(&mut self, commitment: &str, event: DiceEvent) -> ChainLink {
        let (line, head) = self.head.add(commitment, event);
        self.rows.push(format!("{} {line}", head.hash));
        self.head = head.clone();
        head
    }

    fn promise(&mut self, number: u8) -> ChainLink {
        self.add(&seed(number).commitment(), DiceEvent::Promise)
    }

    fn say(&mut self, table: &Table, what: fn(&Table) -> Option<DiceEvent>) -> ChainLink {
        self.add(&table.commitment().unwrap(), what(table).unwrap())
    }

    fn text(&self) -> String {
        self.rows.join("\n") + "\n"
    }

    fn read(&self) -> Result<DiceLog, LogError> {
        DiceLog::read(&self.text(), &ChainLink::start())
    }
}

fn begun(number: u8) -> Live {
    let mut live = Live::new(parley(2), number);
    live.ask(B, Ask::Entropy { entropy: "c0ffee".into() }).unwrap();
    live.ask(A, Ask::Begin).unwrap();
    live
}

/// Three promises: one for a game that ends, one for a game that is thrown away, one that is not used.
fn three() -> (Written, Live, Live) {
    let mut log = Written::new();
    (1..=3).for_each(|number| drop(log.promise(number)));
    let (mut ends, gone) = (begun(1), begun(2));
    log.say(&ends.table, Table::beginning);
    log.say(&gone.table, Table::beginning);
    ends.finish();
    log.say(&ends.table, Table::conclusion);
    (log, ends, gone)
}

#[test]
fn the_chain_is_frozen() {
    let mut log = Written::new();
    assert_eq!(log.head.hash, "de7ddb90602f8dba6a72615a2cefc4adc969b804b842cf3c4507e43811ed6a5e");
    log.promise(1);
    log.add(
        &seed(1).commitment(),
        DiceEvent::Begin { entropies: table::fair::entropies_hash(&[("A", "00ff"), ("C", "1")]) },
    );
    assert_eq!(log.text(), include_str!("dice_log.txt"));
}

#[test]
fn a_table_that_was_thrown_away_shows() {
    let (mut log, ends, gone) = three();
    let read = log.read().unwrap();
    assert_eq!(read.counts(), Counts { promised: 3, open: 1, over: 1, dropped: 0 });
    let story = |log: &DiceLog, live: &Live| log.story(&live.table.commitment().unwrap()).cloned().unwrap();
    let over = story(&read, &ends);
    assert_eq!((over.promise, over.begin.map(|begin| begin.0)), (Some(1), Some(4)));
    assert_eq!(over.end, Some((6, ends.table.reveal().unwrap(), ends.table.record().closing())));
    assert_eq!((story(&read, &gone).end, read.last()), (None, &log.head));
    log.say(&gone.table, Table::abandonment);
    let read = log.read().unwrap();
    assert_eq!(read.counts(), Counts { promised: 3, open: 0, over: 1, dropped: 1 });
    assert_eq!(story(&read, &gone).drop, Some(7));
}

#[test]
fn a_table_says_nothing_too_early() {
    let (_, mut ends, gone) = three();
    assert!(ends.table.abandonment().is_none(), "it has ended");
    assert!(gone.table.conclusion().is_none(), "it has not ended");
    assert!(!format!("{:?}", gone.table.beginning()).contains(&seed(2).reveal()));
    ends.now += 1;
    assert_eq!(ends.table.conclusion(), ends.rebuilt(ends.stored.len()).conclusion());
    assert!(ends.table.observer(only(A)).contains(B));
}

#[test]
fn every_line_that_is_changed_swapped_or_cut_out_is_found() {
    let (log, ..) = three();
    for at in 0..log.rows.len() {
        let mut changed = log.clone();
        let last = changed.rows[at].pop().unwrap();
        changed.rows[at].push(if last == '0' { '1' } else { '0' });
        let number = at as u64 + 1;
        assert!(matches!(changed.read(), Err(LogError::Hash { line, .. }) if line == number), "{number}");
        let mut cut = log.clone();
        cut.rows.remove(at);
        let found = cut.read().map(|_| ());
        if number == 6 {
            // What is cut off at the end is missed by whoever looks for it: the end of a game that is over.
            assert_eq!(found, Ok(()));
        } else {
            assert_eq!(found, Err(LogError::Number { noted: number + 1, due: number }));
        }
        if at > 0 {
            let mut swapped = log.clone();
            swapped.rows.swap(at - 1, at);
            assert!(swapped.read().is_err());
        }
    }
}

#[test]
fn a_log_written_anew_does_not_hold_the_link_that_was_kept() {
    let (log, ..) = three();
    let (hash, _) = log.rows[1].split_once(' ').unwrap();
    let kept = ChainLink { number: 2, hash: hash.to_owned() };
    for from in [1, 2] {
        let text = log.rows[from..].join("\n");
        let read = DiceLog::read(&text, &kept).unwrap();
        assert_eq!((read.last(), read.counts().over), (&log.head, 1));
    }
    let mut anew = Written::new();
    for number in [1, 9, 3] {
        anew.promise(number);
    }
    let changed = |text: &str| matches!(DiceLog::read(text, &kept), Err(LogError::Hash { .. }));
    assert!(changed(&anew.rows[1..].join("\n")) && changed(&anew.rows[2..].join("\n")));
    assert_eq!(DiceLog::read(&anew.text(), &kept), Err(LogError::Number { noted: 1, due: 3 }));
}

#[test]
fn what_cannot_have_happened_is_refused() {
    let (log, ends, gone) = three();
    let [over, open] = [&ends, &gone].map(|live| live.table.commitment().unwrap());
    let begin = ends.table.beginning().unwrap();
    let end = ends.table.conclusion().unwrap();
    let fresh = seed(3).commitment();
    let refused = [
        (&over, DiceEvent::Promise),
        (&open, begin.clone()),
        (&over, end.clone()),
        (&over, DiceEvent::Drop { seed: seed(1).reveal() }),
        (&fresh, end),
        (&seed(8).commitment(), begin),
    ];
    for (commitment, event) in refused {
        let mut log = log.clone();
        log.add(commitment, event.clone());
        assert_eq!(log.read(), Err(LogError::Order { line: 7 }), "{event:?}");
    }
    let mut log = log;
    log.add(&open, DiceEvent::Drop { seed: seed(3).reveal() });
    assert_eq!(log.read(), Err(LogError::Seed { line: 7 }));
}

#[test]
fn a_line_has_one_text_and_nothing_else_is_a_line() {
    let hash = seed(1).commitment();
    for good in [format!("1 promise {hash}"), format!("20 end {hash} {hash} {hash}")] {
        assert_eq!(good.parse::<DiceLogLine>().unwrap().to_string(), good);
    }
    let bad = [
        String::new(),
        "1".to_owned(),
        "1 promise".to_owned(),
        format!("0 promise {hash}"),
        format!("01 promise {hash}"),
        format!("+1 promise {hash}"),
        format!("99999999999999999999 promise {hash}"),
        format!("1 promise {}", hash.to_uppercase()),
        format!("1 promise {} ", &hash),
        format!("1 promise  {hash}"),
        format!("1 begin {hash}"),
        format!("1 promise {hash} {hash}"),
        format!("1 drop {hash} é{}", &hash[2..]),
    ];
    for text in bad {
        assert_eq!(text.parse::<DiceLogLine>(), Err(()), "{text}");
        let row = format!("{hash} {text}");
        assert!(DiceLog::read(&row, &ChainLink::start()).is_err(), "{text}");
    }
    assert_eq!(DiceLog::read("x", &ChainLink::start()), Err(LogError::Form { row: 1 }));
}

#[test]
fn a_log_saved_by_an_editor_reads_the_same() {
    let (log, ..) = three();
    let saved = format!("\u{feff}{}", log.text().replace('\n', "\r\n"));
    assert_eq!(DiceLog::read(&saved, &ChainLink::start()), log.read());
}
