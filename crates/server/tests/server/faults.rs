//! Faults of the disk: while they last moves are refused in plain words, afterwards everything is as before.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use contract::{Dice, Record, Stream};
use server::Server;
use tokio::time::timeout;

use crate::client::{Browser, Reply, logged, tokens};
use crate::house::{GENEROUS, House, config, entry};
use crate::process::start;

/// What fails, in the letters of the shim, and what people are told then.
const FAULTS: [(&str, &str); 3] = [("F", "disk is full"), ("E", "could not be saved"), ("S", "could not be saved")];
/// How often each fault comes and goes.
const ROUNDS: usize = 4;

/// Builds what lets writing fail; none, and said so, where there is no C compiler.
fn shim(folder: &Path) -> Option<PathBuf> {
    let [source, library] = ["shim.c", "shim.so"].map(|name| folder.join(name));
    fs::write(&source, include_str!("faults/shim.c")).unwrap();
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(&source).arg("-ldl");
    match compiler.output() {
        Ok(built) => {
            assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
            Some(library)
        }
        Err(error) if std::env::var_os("CI").is_some() => panic!("a C compiler must be installed: {error}"),
        Err(error) => {
            println!("\nskipped: FAULTS OF THE DISK, for want of a C compiler ({error})");
            None
        }
    }
}

/// A game played by one person who has all its seats.
struct Played {
    table: String,
    /// The moves that were acknowledged.
    kept: Vec<String>,
    dice: Stream,
}

impl Played {
    async fn open(me: &mut Browser, game: &str, seats: &[(&str, &str)]) -> Self {
        me.presses_forced();
        Self { table: me.create(game, seats).await, kept: Vec::new(), dice: Stream::new("faults", game, 0) }
    }

    /// Returns the page and a move on it.
    async fn choose(&mut self, me: &mut Browser) -> (String, String) {
        let page = me.get(&self.table).await.body;
        let tokens = tokens(&page);
        let token = tokens[self.dice.below(tokens.len() as u32) as usize].clone();
        (page, token)
    }

    async fn keep(&mut self, me: &mut Browser, page: &str, token: String) {
        let reply = me.act(&self.table, page, &token).await;
        assert_eq!(reply.status, 303, "{}", reply.body);
        self.kept.push(token);
    }

    async fn check(&self, me: &mut Browser) {
        let log = logged(&me.get(&format!("{}/log", self.table)).await.body);
        let moves: Vec<_> = log.into_iter().filter(|token| !token.starts_with('=')).collect();
        assert_eq!(moves, self.kept, "nothing that was acknowledged is lost or doubled, nothing else is there");
    }
}

/// Asks how the server is until it answers so; what it finds out it tells for a second.
async fn health(me: &mut Browser, status: u16) -> Reply {
    let asked = async {
        loop {
            let reply = me.get("/healthz").await;
            if reply.status == status {
                return reply;
            }
        }
    };
    timeout(Duration::from_mins(1), asked).await.expect("the server notices")
}

#[tokio::test(flavor = "multi_thread")]
async fn faults_come_and_go_and_nothing_acknowledged_is_lost_or_doubled() {
    let folder = tempfile::tempdir().unwrap();
    let Some(shim) = shim(folder.path()) else { return };
    let (database, control) = (folder.path().join("faulty.db"), folder.path().join("control"));
    let faulty = [
        ("LD_PRELOAD", shim.as_os_str()),
        ("FAULT_FILE", OsStr::new("/faulty.db")),
        ("FAULT_CONTROL", control.as_os_str()),
    ];
    let (mut child, base) = start(&database, &faulty).await;
    let mut me = Browser::new(&base);
    let mut games = [
        Played::open(&mut me, "under-falling-skies", &[("seat-0", "me")]).await,
        Played::open(&mut me, "pig", &[("seat-0", "me"), ("seat-1", "me")]).await,
    ];
    for round in 0..ROUNDS * FAULTS.len() {
        let (fault, told) = FAULTS[round % FAULTS.len()];
        let mut refused = Vec::new();
        for game in &mut games {
            let (page, token) = game.choose(&mut me).await;
            game.keep(&mut me, &page, token).await;
            refused.push(game.choose(&mut me).await);
        }
        fs::write(&control, fault).unwrap();
        // More often than the store has connections.
        for _ in 0..3 {
            for (game, (page, token)) in games.iter().zip(&refused) {
                let reply = me.act(&game.table, page, token).await;
                assert!(reply.status == 503 && reply.body.contains(told), "{fault}: {} {}", reply.status, reply.body);
                assert!(!reply.body.contains("faulty.db"), "no paths for people at the table");
                assert_eq!(me.get(&game.table).await.status, 200, "reading goes on");
            }
            let made = me.post("/play/under-falling-skies", &[("seat-0", "me")]).await;
            assert_eq!(made.status, 503, "{}", made.body);
        }
        if round < FAULTS.len() {
            assert!(health(&mut me, 503).await.body.contains(told));
        }
        fs::remove_file(&control).unwrap();
        for (game, (page, token)) in games.iter_mut().zip(refused) {
            game.keep(&mut me, &page, token).await;
            game.check(&mut me).await;
        }
        if round < FAULTS.len() {
            assert_eq!(health(&mut me, 200).await.body, "ok\n");
        }
    }
    for game in &mut games {
        me.play_out(&game.table, &mut game.dice).await;
        let record = me.get(&format!("{}/record", game.table)).await.body;
        let record = Record::read(&record).unwrap();
        let maker = entry(&record.game).maker;
        let face = (maker.make)(&record.setup((maker.info)()).unwrap()).unwrap();
        table::verify(&record, &*face).unwrap();
    }
    let logs = [&games[0].table, &games[1].table].map(|table| format!("{table}/log"));
    let mut before = Vec::new();
    for log in &logs {
        before.push(logged(&me.get(log).await.body));
    }
    child.start_kill().unwrap();
    child.wait().await.unwrap();
    let (_child, base) = start(&database, &[]).await;
    me.base = base;
    for (log, before) in logs.iter().zip(before) {
        assert_eq!(logged(&me.get(log).await.body), before);
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_moved_away_takes_nothing_until_it_is_back() {
    let house = House::at(1_760_000_000_000).await;
    let (database, away) = (house.database(), house.folder.path().join("away.db"));
    let mut me = house.browser();
    let mut game = Played::open(&mut me, "under-falling-skies", &[("seat-0", "me")]).await;
    let (page, token) = game.choose(&mut me).await;
    assert_eq!(me.get("/healthz").await.status, 200);
    fs::rename(&database, &away).unwrap();
    house.clock.set(house.clock.now() + 1_000);
    for _ in 0..2 {
        let reply = me.act(&game.table, &page, &token).await;
        assert!(reply.status == 503 && reply.body.contains("has been moved"), "{} {}", reply.status, reply.body);
        let health = me.get("/healthz").await;
        assert!(health.status == 503 && health.body.contains("has been moved"), "{}", health.body);
        assert!(!health.body.contains("p.db"), "no paths for outsiders");
    }
    assert_eq!(me.post("/play/under-falling-skies", &[("seat-0", "me")]).await.status, 503);
    assert!(!database.exists(), "no other file is made in its place");
    fs::rename(&away, &database).unwrap();
    house.clock.set(house.clock.now() + 1_000);
    game.keep(&mut me, &page, token).await;
    assert_eq!(me.get("/healthz").await.body, "ok\n");
    game.check(&mut me).await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_replaced_takes_nothing_until_the_next_start() {
    let house = House::at(1_760_000_000_000).await;
    let database = house.database();
    let mut me = house.browser();
    let mut game = Played::open(&mut me, "under-falling-skies", &[("seat-0", "me")]).await;
    let copy = house.folder.path().join("copy.db");
    {
        let (database, copy) = (database.clone(), copy.clone());
        tokio::task::spawn_blocking(move || server::admin::backup(&database, &copy)).await.unwrap().unwrap();
    }
    let (page, token) = game.choose(&mut me).await;
    game.keep(&mut me, &page, token).await;
    let (page, token) = game.choose(&mut me).await;
    fs::rename(&copy, &database).unwrap();
    for end in ["-wal", "-shm"] {
        fs::remove_file(house.folder.path().join(format!("p.db{end}"))).unwrap();
    }
    for _ in 0..6 {
        assert_eq!(me.act(&game.table, &page, &token).await.status, 503);
        house.clock.set(house.clock.now() + 1_000);
        assert_eq!(me.get("/healthz").await.status, 503);
    }
    house.server.stop().await.unwrap();
    let server = Server::start(config(database, GENEROUS)).await.unwrap();
    me.base = format!("http://{}", server.address());
    game.kept.clear();
    let (page, token) = game.choose(&mut me).await;
    game.keep(&mut me, &page, token).await;
    game.check(&mut me).await;
    assert_eq!(me.get("/healthz").await.body, "ok\n");
}
