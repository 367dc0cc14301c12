//! A server that is killed at any moment: what was acknowledged is there after the restart, once, and what bots owed
//! is played.

use std::path::Path;
use std::time::Duration;

use contract::{Dice, Record, Stream};
use store::Store;
use table::{Creation, Entry, Table};
use tokio::time::timeout;

use crate::client::{Browser, between, tokens};
use crate::house::entry;
use crate::process::start;

/// How often the server is killed.
const KILLS: usize = 100;
/// A game that is played through all kills.
struct Played {
    me: Browser,
    game: &'static str,
    seats: &'static [(&'static str, &'static str)],
    table: Option<String>,
    /// All tables that were made.
    tables: Vec<String>,
    /// How many turns of persons are stored for these.
    turns: usize,
    /// One's own moves that were acknowledged.
    acknowledged: Vec<String>,
    /// The move that may or may not have been stored.
    open: Option<String>,
    dice: Stream,
    moves: usize,
}

impl Played {
    /// Plays so many moves, or until the server is gone.
    async fn play(&mut self, moves: usize) -> reqwest::Result<()> {
        let enough = self.moves.saturating_add(moves);
        self.me.presses_forced();
        while self.moves < enough {
            let Some(table) = self.table.clone() else {
                let reply = self.me.try_post(&format!("/play/{}", self.game), self.seats).await?;
                self.tables.push(reply.location.clone());
                self.table = Some(reply.location);
                self.acknowledged.clear();
                continue;
            };
            let page = self.me.try_get(&table).await?.body;
            let tokens = tokens(&page);
            if page.contains("id=\"ending\"") {
                self.table = None;
                continue;
            }
            // While the bot's turn is played there is nothing to press.
            let Some(last) = (tokens.len() as u32).checked_sub(1) else { continue };
            let token = tokens[self.dice.below(last + 1) as usize].clone();
            self.open = Some(token.clone());
            let reply = self.me.try_act(&table, &page, &token).await?;
            // Where both prepare at once the bot may have done something since the page was made.
            if reply.status == 409 && self.game == "parley" {
                self.open = None;
                continue;
            }
            assert_eq!(reply.status, 303, "{}", reply.body);
            self.acknowledged.push(token);
            self.open = None;
            self.moves += 1;
        }
        Ok(())
    }

    /// Checks, on a server that has just started, that nothing acknowledged is lost or doubled, and that it is one's own
    /// turn again by itself.
    async fn check(&mut self) {
        let Some(table) = self.table.clone() else { return };
        let mut patches = self.me.stream(&table).await;
        let rested = |page: &str| !tokens(page).is_empty() || page.contains("id=\"ending\"");
        timeout(Duration::from_secs(30), patches.until(rested)).await.expect("the bot's owed turn is played");
        let log = self.me.get(&format!("{table}/log")).await.body;
        let mine = own(&log, self.game);
        let mut expected = self.acknowledged.clone();
        if mine != expected {
            expected.extend(self.open.take());
            assert_eq!(mine, expected, "{}", self.game);
        }
        self.open = None;
        self.acknowledged = mine;
    }
}

/// Says whether a line of the log is of the player: their name stands before it, or it begins with them.
fn is_mine(line: &str) -> bool {
    let said = between(line, "<span class=\"told\">", "</span>").unwrap_or_default();
    // What stands before the name is its sign and markup.
    let begins = said.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    let text: String = begins.collect();
    let is_named =
        ["You", "Me"].iter().any(|name| text.trim_start_matches(|c: char| !c.is_alphabetic()).starts_with(name));
    between(line, "<b>", "</b>").map_or(is_named, |who| who.contains("Me"))
}

/// Returns the player's own moves in a log, chance and bots left out.
fn own(log: &str, game: &str) -> Vec<String> {
    let alone = game == "under-falling-skies";
    let lines = log.split("<li id=\"l").skip(1).filter(|line| alone || is_mine(line));
    let token = |line: &str| Some(line.split_once("<code>")?.1.split_once("</code>")?.0.to_owned());
    let mut mine: Vec<String> = lines.filter_map(token).filter(|token| !token.starts_with(['=', '+'])).collect();
    mine.reverse();
    mine
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost_or_doubled_and_owed_turns_are_played() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("p.db");
    let played = |game: &'static str, seats: &'static [(&'static str, &'static str)]| Played {
        me: Browser::new(""),
        game,
        seats,
        table: None,
        tables: Vec::new(),
        turns: 0,
        acknowledged: Vec::new(),
        open: None,
        dice: Stream::new("killed", game, 0),
        moves: 0,
    };
    let mut games = [
        played("under-falling-skies", &[("seat-0", "me")]),
        played("pig", &[("seat-0", "me"), ("seat-1", "flat:100"), ("name", "Me")]),
        // Both prepare in secret, in several steps.
        played("parley", &[("seat-0", "me"), ("seat-1", "flat:100"), ("name", "Me")]),
    ];
    let mut moment = Stream::new("killed", "moment", 0);
    for _ in 0..KILLS {
        let (mut child, base) = start(&database, &[]).await;
        for game in &mut games {
            game.me.base.clone_from(&base);
            game.check().await;
        }
        let [one, two, three] = &mut games;
        let [first, second, third] =
            [moment.below(2), moment.below(2), moment.below(2)].map(|moves| moves as usize + 1);
        let done = tokio::join!(one.play(first), two.play(second), three.play(third));
        assert!(done.0.is_ok() && done.1.is_ok() && done.2.is_ok(), "the server ends by itself");
        // From here on the moment may come at any time, in the middle of whatever the server does.
        let life = Duration::from_micros(u64::from(moment.below(20_000)));
        let all = async { tokio::join!(one.play(usize::MAX), two.play(usize::MAX), three.play(usize::MAX)) };
        assert!(timeout(life, all).await.is_err(), "the server ends by itself");
        child.start_kill().unwrap();
        child.wait().await.unwrap();
    }
    let (_child, base) = start(&database, &[]).await;
    let mut finished = [0; 3];
    for (game, finished) in games.iter_mut().zip(&mut finished) {
        game.me.base.clone_from(&base);
        game.check().await;
        assert!(game.moves >= KILLS, "{} moves of {}", game.moves, game.game);
        for table in &game.tables {
            let id = table.strip_prefix("/table/").unwrap();
            game.turns += crate::turns::check(&database, id, entry(game.game)).await;
            *finished += usize::from(verify(&database, id, game.game).await);
        }
    }
    assert!(games[1].turns > KILLS / 4, "{} turns of pig", games[1].turns);
    assert!(finished[1] > 2 && finished[2] > 10, "finished: {finished:?}");
}

/// Plays the log of a table again, and verifies its record; returns whether its game is over.
async fn verify(database: &Path, id: &str, game: &str) -> bool {
    let store = Store::open(database).await.unwrap();
    let text = store.load(id).await.unwrap();
    store.close().await;
    let creation = Creation::read(&text.creation).unwrap();
    let face = (entry(game).maker.make)(&creation.setup(None)).unwrap();
    let entries = text.entries.iter().map(|text| Entry::read(text).unwrap());
    let table = Table::rebuild(&*face, creation, entries).unwrap();
    let record = Record::read(&table.record().write()).unwrap();
    record.replay(&*face).unwrap();
    if table.is_over() {
        table::verify(&record, &*face).unwrap();
    }
    table.is_over()
}
