//! Matches of several games: each game is a table of its own, and what follows what is in the records.

use contract::Stream;
use contract::record::Record;
use store::{Follows, Store, TableState};
use table::Entry;

use crate::client::{said, tokens};
use crate::house::House;
use crate::rematch::{checked, creation, follow, give_up, id};

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_over_a_resignation_and_a_restart_until_somebody_has_won_it() {
    let mut house = House::open().await;
    let (first, mut people) =
        house.company("pig", 2, &[("name", "Ann"), ("match", "1"), ("option-target", "10")]).await;
    assert!(people[0].get(&first).await.body.contains("Game 1 of at most 3"));
    give_up(&mut people[1], &first, 1).await;
    let page = people[0].get(&first).await.body;
    assert!(page.contains(">Next game</button>") && !page.contains("Rematch"), "{page}");
    assert!(said(&page).contains("The match: <bdi>Ann</bdi> <b>1</b>, <bdi>Seat 2</bdi> <b>0</b>"), "{page}");
    assert!(
        said(&page).contains("You lead the match.</h3>") && page.contains("Game 2 of at most 3 comes next."),
        "{page}"
    );
    assert!(!page.contains("Play again with other options"), "nobody is led away from a match");
    let other = people[1].get(&first).await.body;
    assert!(said(&other).contains("<bdi>Ann</bdi> leads the match.</h3>"), "{other}");
    house = house.restart().await;
    for person in &mut people {
        person.base = house.base();
    }
    let second = follow(&mut people[1], &first).await;
    assert_eq!(follow(&mut people[0], &first).await, second);
    // The first seat has won, so the second begins: the series says so, and the table starts from its line.
    assert_eq!(creation(&house, &second).await.start.as_deref(), Some("2 1 0 0 0 ."));
    let page = people[1].get(&second).await.body;
    assert!(page.contains("Game 2 of at most 3") && !tokens(&page).is_empty(), "{page}");
    let mut dice = Stream::new("match", "pig", 0);
    while !people[0].get(&second).await.body.contains("id=\"ending\"") {
        for person in &mut people {
            person.play_out(&second, &mut dice).await;
        }
    }
    house = house.restart().await;
    for person in &mut people {
        person.base = house.base();
    }
    let mut games = vec![first, second];
    while people[0].get(games.last().unwrap()).await.body.contains(">Next game</button>") {
        let next = follow(&mut people[0], games.last().unwrap()).await;
        assert_eq!(follow(&mut people[1], games.last().unwrap()).await, next);
        give_up(&mut people[1], &next, 1).await;
        games.push(next);
    }
    let last = games.last().unwrap();
    assert!((2..=3).contains(&games.len()));
    assert!(people[0].get(last).await.body.contains("id=\"match-result\">You have won the match.</h3>"));
    let other = people[1].get(last).await.body;
    assert!(
        said(&other).contains("<bdi>Ann</bdi> has won the match.") && other.contains(">Rematch</button>"),
        "{other}"
    );
    // Each record names those before it, and can be checked without the server.
    let mut records: Vec<Record> = Vec::new();
    for game in &games {
        let record = checked(&mut people[0], "pig", game).await;
        assert_eq!(record.palisade_record, 3);
        record.check_earlier(&records).unwrap();
        records.push(record);
    }
    assert!(records[0].check_earlier(&records[1..]).is_err());
    // A rematch of the match is another match, from its beginning.
    let again = follow(&mut people[0], last).await;
    let made = creation(&house, &again).await;
    assert_eq!((made.earlier, made.start, made.options["target"].as_str()), (Some(Vec::new()), None, "10"));
    let store = Store::open(&house.database()).await.unwrap();
    assert_eq!(store.successors(id(last)).await.unwrap()[0].follows, Follows::Rematch);
    assert!(people[0].post(&format!("{}/rematch", games[0]), &[]).await.status == 409, "that match went on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_screen_plays_a_match_with_hidden_hands() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("parley", &[("seat-0", "me"), ("seat-1", "me"), ("match", "1")]).await;
    me.post(&format!("{table}/resign"), &[("version", "0"), ("seat", "0")]).await;
    let next = follow(&mut me, &table).await;
    let cover = me.get(&next).await.body;
    assert!(cover.contains("id=\"cover\"") && cover.contains("Game 2 of at most 3"), "{cover}");
    me.post(&format!("{next}/resign"), &[("version", "0"), ("seat", "0")]).await;
    assert!(me.get(&next).await.body.contains("id=\"match-result\""), "two of three");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_the_operator_ended_ends_its_match_without_a_winner() {
    let house = House::open().await;
    let (table, mut people) = house.company("pig", 2, &[("match", "1")]).await;
    // An operator's program knows no toys, so their entry is written as it writes it.
    let store = Store::open(&house.database()).await.unwrap();
    let next = store.load(id(&table)).await.unwrap().entries.len() as u64;
    let mark = TableState { changed: 1, finished: true, due: None };
    store.append(id(&table), next, vec![Entry::End { at: 1 }.write()], mark).await.unwrap();
    store.close().await;
    let house = house.restart().await;
    people[0].base = house.base();
    let page = people[0].get(&table).await.body;
    assert!(page.contains("The match was ended without a winner.") && page.contains(">Rematch</button>"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_games_with_matches_offer_them_and_others_refuse() {
    let house = House::open().await;
    let mut me = house.browser();
    let page = me.get("/play/parley").await.body;
    assert!(page.contains("A match (best of three)") && page.contains("One game"), "{page}");
    assert!(!me.get("/play/yacht").await.body.contains("name=\"match\""));
    let wrong = me.post("/play/yacht", &[("seat-0", "me"), ("seat-1", "me"), ("match", "1")]).await;
    assert!(wrong.status == 422 && wrong.body.contains("is not played in matches"), "{} {}", wrong.status, wrong.body);
    let german = me.get("/play/parley?lang=de").await.body;
    assert!(german.contains("Ein Match (best of three)"), "{german}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_told_of_a_running_game_of_a_match_hangs_on_no_secret() {
    let house = House::open().await;
    let (table, mut people) = house.company("parley", 2, &[("match", "1")]).await;
    people[1].post(&format!("{table}/resign"), &[("version", "0"), ("seat", "1")]).await;
    let next = follow(&mut people[0], &table).await;
    assert_eq!(follow(&mut people[1], &table).await, next);
    let mut watcher = house.browser();
    let before = [watcher.get(&next).await.body, people[1].get(&next).await.body];
    let api = format!("/api/v1/tables/{}", id(&next));
    let told = watcher.get(&api).await.body;
    assert!(
        told.contains("\"match\":{\"game\":2,\"most\":3,\"score\":[1.0,0.0],\"goes_on\":true,\"winners\":[]}"),
        "{told}"
    );
    // A step in secret.
    let page = people[0].get(&next).await.body;
    assert_eq!(people[0].act(&next, &page, "draw").await.status, 303);
    assert_eq!([watcher.get(&next).await.body, people[1].get(&next).await.body], before);
    assert_eq!(watcher.get(&api).await.body, told);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_an_earlier_game_was_deleted_the_match_goes_no_further() {
    let house = House::open().await;
    let (first, mut people) = house.company("pig", 2, &[("match", "1")]).await;
    give_up(&mut people[1], &first, 1).await;
    let second = follow(&mut people[0], &first).await;
    assert_eq!(follow(&mut people[1], &first).await, second);
    let store = Store::open(&house.database()).await.unwrap();
    store.delete(id(&first), 1).await.unwrap();
    assert_eq!(people[0].get(&first).await.status, 410);
    give_up(&mut people[0], &second, 0).await;
    let page = people[0].get(&second).await.body;
    assert!(page.contains("Game 2 of a match") && page.contains(">Rematch</button>"), "{page}");
    let again = follow(&mut people[0], &second).await;
    assert_eq!(creation(&house, &again).await.earlier, None, "that game by itself");
}
