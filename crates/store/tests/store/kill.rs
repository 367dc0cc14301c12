//! A process killed at any moment: what it acknowledged is there exactly once.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::common::{OPEN, folder, make};
use contract::{Dice, Stream};
use store::{Store, StoreError};

/// The variable that tells this test program to be the one that is killed; its value is the file.
const VICTIM: &str = "PALISADE_STORE_VICTIM";
/// How often a process is killed.
const KILLS: u64 = 60;
const TABLES: usize = 3;

fn id(table: usize) -> String {
    format!("t{table}")
}

/// Appends to a table from its end on, one or two entries at a time, and says so once they are acknowledged.
async fn append(store: Store, table: usize, most: usize, mut say: impl FnMut(String)) {
    let mut next = store.load(&id(table)).await.unwrap().entries.len() as u64;
    for _ in 0..most {
        let entries: Vec<String> = (next..=next + next % 2).map(|number| format!("{table} {number}")).collect();
        let count = entries.len() as u64;
        store.append(&id(table), next, entries, OPEN).await.unwrap();
        next += count;
        say(format!("kept {table} {}\n", next - 1));
    }
}

async fn open(file: &Path) -> Store {
    let store = Store::open(file).await.unwrap();
    for table in 0..TABLES {
        match store.load(&id(table)).await {
            Err(StoreError::NoTable(_)) => make(&store, &id(table)).await,
            other => drop(other.unwrap()),
        }
    }
    store
}

/// Appends to all tables at once, until killed or so many times.
async fn serve(file: &Path, most: usize, say: impl FnMut(String) + Clone + Send + 'static) {
    let store = open(file).await;
    let tasks = (0..TABLES).map(|table| tokio::spawn(append(store.clone(), table, most, say.clone())));
    for task in tasks.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    store.close().await;
}

/// Checks that the log has every number once, in order, and all that was acknowledged.
async fn check(file: &Path, kept: &[u64; TABLES]) {
    let store = open(file).await;
    for (table, kept) in kept.iter().enumerate() {
        let entries = store.load(&id(table)).await.unwrap().entries;
        assert!(entries.len() as u64 >= *kept, "table {table}: {kept} were acknowledged, {} are there", entries.len());
        for (number, entry) in entries.iter().enumerate() {
            assert_eq!(*entry, format!("{table} {number}"));
        }
    }
    store.close().await;
}

/// What the killed process runs; undisturbed, it is the plain case.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn victim() {
    if let Some(file) = std::env::var_os(VICTIM) {
        let say = |line: String| std::io::stdout().write_all(line.as_bytes()).unwrap();
        serve(Path::new(&file), usize::MAX, say).await;
    }
    let (_folder, file) = folder();
    serve(&file, 10, drop).await;
    check(&file, &[19; TABLES]).await;
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill_at_any_moment() {
    let (_folder, file) = folder();
    let mut dice = Stream::new("kill", "store", 0);
    let mut kept = [0; TABLES];
    for _ in 0..KILLS {
        let mut victim = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "kill::victim", "--nocapture"])
            .env(VICTIM, &file)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(victim.stdout.take().unwrap());
        // After none to some 40 lines: in the middle of starting, of a flush, or between.
        let mut lines = String::new();
        for _ in 0..dice.below(40) {
            said.read_line(&mut lines).unwrap();
        }
        victim.kill().unwrap();
        victim.wait().unwrap();
        said.read_to_string(&mut lines).unwrap();
        for line in lines.split_inclusive('\n').filter(|line| line.ends_with('\n')) {
            if let ["kept", table, number] = line.split_whitespace().collect::<Vec<_>>()[..] {
                let table: usize = table.parse().unwrap();
                kept[table] = kept[table].max(number.parse::<u64>().unwrap() + 1);
            }
        }
        check(&file, &kept).await;
    }
    assert!(kept.iter().all(|kept| *kept > 100), "only {kept:?} were acknowledged in all");
}
