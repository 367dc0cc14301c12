//! A file that is deleted or replaced under a store that is open: nothing is acknowledged that nobody would find again.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{OPEN, folder, make};
use store::{Store, StoreError};

fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Says what becomes of an append that expects this number.
async fn append(store: &Store, expected: u64) -> Result<(), StoreError> {
    store.append("t", expected, vec![format!("{expected}")], OPEN).await
}

#[tokio::test]
async fn what_goes_into_a_file_that_is_gone_is_not_acknowledged_and_what_comes_back_is_written_on() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    make(&store, "t").await;
    append(&store, 0).await.unwrap();
    for ends in [&[""][..], &["-wal"], &["", "-wal", "-shm"]] {
        let away = |end: &&str| (beside(&file, end), beside(&file, &format!("{end}.away")));
        for (here, there) in ends.iter().map(away) {
            fs::rename(here, there).unwrap();
        }
        assert_eq!(append(&store, 1).await, Err(StoreError::Moved(file.clone())), "{ends:?}");
        assert!(store.new_person("p", "c", 1).await.is_err());
        assert!(!ends[0].is_empty() || !file.exists(), "no other file is made in its place");
        for (here, there) in ends.iter().map(away) {
            fs::rename(there, here).unwrap();
        }
    }
    append(&store, 1).await.unwrap();
    store.close().await;
    assert_eq!(Store::open(&file).await.unwrap().load("t").await.unwrap().entries, ["0", "1"]);
}

#[tokio::test]
async fn a_file_put_in_its_place_is_not_written_until_the_next_start() {
    let (folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    make(&store, "t").await;
    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    append(&store, 0).await.unwrap();
    fs::rename(&copy, &file).unwrap();
    for _ in 0..6 {
        let error = append(&store, 1).await.unwrap_err();
        assert_eq!(error, StoreError::Moved(file.clone()));
        assert!(error.to_string().contains("restart"), "{error}");
    }
    for end in ["-wal", "-shm"] {
        fs::remove_file(beside(&file, end)).unwrap();
    }
    drop(store);
    let store = Store::open(&file).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().entries, [""; 0], "the copy is as it was made");
    append(&store, 0).await.unwrap();
}
