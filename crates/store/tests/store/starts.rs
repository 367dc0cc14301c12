//! First starts: several on one new file, and who may read what is made.

use std::process::{Command, Stdio};

use crate::common::folder;
use store::Store;

/// The variable that tells this test program to open a file and end; its value is the file.
const OPENER: &str = "PALISADE_STORE_OPENER";

/// What each of two processes runs; alone, it is the plain case.
#[tokio::test]
async fn opener() {
    let (_folder, file) = folder();
    let file = std::env::var_os(OPENER).map_or(file, Into::into);
    Store::open(&file).await.unwrap().close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_that_open_one_new_file_at_once_all_work() {
    for _ in 0..25 {
        let (_folder, file) = folder();
        let open = |_| {
            let file = file.clone();
            tokio::spawn(async move { Store::open(&file).await })
        };
        let opened: Vec<_> = (0..4).map(open).collect();
        for (number, store) in opened.into_iter().enumerate() {
            let store = store.await.unwrap().unwrap();
            let name = number.to_string();
            store.new_person(&name, &name, 1).await.unwrap();
        }
    }
}

#[test]
fn of_two_programs_that_start_on_one_new_file_both_work() {
    for round in 0..15 {
        let (_folder, file) = folder();
        let start = |_| {
            let mut program = Command::new(std::env::current_exe().unwrap());
            program.args(["--exact", "starts::opener"]).env(OPENER, &file).stdout(Stdio::piped()).spawn().unwrap()
        };
        for started in [0, 1].map(start) {
            let ended = started.wait_with_output().unwrap();
            assert!(ended.status.success(), "round {round}: {}", String::from_utf8_lossy(&ended.stdout));
        }
    }
}

#[cfg(unix)]
#[tokio::test]
async fn what_is_made_is_for_its_owner_alone_and_what_was_there_stays_as_it_is() {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    let (folder, file) = folder();
    let mode = |name: &str| fs::metadata(folder.path().join(name)).unwrap().permissions().mode() & 0o777;
    let store = Store::open(&file).await.unwrap();
    store.new_person("p", "c", 1).await.unwrap();
    store.backup(&folder.path().join("copy.db")).await.unwrap();
    for name in ["palisade.db", "palisade.db-wal", "palisade.db-shm", "copy.db"] {
        assert_eq!(mode(name), 0o600, "{name}");
    }
    assert!(!store.is_open_to_others());
    store.close().await;
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    let store = Store::open(&file).await.unwrap();
    assert!(store.is_open_to_others() && mode("palisade.db") == 0o644, "an operator may have had a reason");
}
