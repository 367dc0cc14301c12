//! Giving up, as people at the table see it: told before it is done, and one truth afterwards on every page and list.

use contract::record::Record;
use contract::{Dice, Stream};
use store::{Stage, Store};

use crate::client::{Browser, between, said, tokens};
use crate::house::{House, entry};

/// Returns what a page says where somebody is asked whether to give this seat up.
fn asks(page: &str, seat: usize) -> String {
    let form = between(page, &format!("id=\"resign-{seat}\""), "</details>").unwrap_or_else(|| panic!("{page}"));
    let text = between(form, "<p>", "</p>").unwrap();
    said(text).replace("<bdi>", "").replace("</bdi>", "")
}

async fn give_up(browser: &mut Browser, table: &str, seat: usize) {
    let page = browser.get(table).await.body;
    assert_eq!(browser.press(&page, &format!("give-up-{seat}")).await.status, 303);
}

fn headline(page: &str) -> &str {
    between(page, "id=\"ending-title\">", "</h2>").unwrap_or_else(|| panic!("{page}"))
}

/// Returns the headline of a finished game, and how it came to its end, as the page has them.
fn ended(page: &str) -> (String, String) {
    let plain =
        |text: &str| said(text).replace("<bdi>", "").replace("</bdi>", "").replace(['\u{2068}', '\u{2069}'], "");
    (plain(headline(page)), plain(between(page, "How it ended</dt><dd>", "</dd>").unwrap()))
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_giving_up_ends_the_game_at_once_though_the_other_has_handed_over_to_a_bot() {
    let house = House::open().await;
    let (table, mut people) = house.company("pig", 2, &[("name", "Ann")]).await;
    let page = people[1].get(&table).await.body;
    assert_eq!(asks(&page, 1), "The game ends, and Ann wins. There is no way back.");
    people[0].post(&format!("{table}/hand"), &[("version", "0"), ("seat", "0"), ("bot", "random")]).await;
    give_up(&mut people[1], &table, 1).await;
    let pages =
        [people[0].get(&table).await.body, people[1].get(&table).await.body, house.browser().get(&table).await.body];
    let told = pages.each_ref().map(|page| ended(page));
    assert_eq!(told.each_ref().map(|(head, _)| head.as_str()), ["You have won.", "You have lost.", "Ann has won."]);
    assert!(told.iter().all(|(_, cause)| cause.starts_with("Seat 2 gave up")), "{told:?}");
    for page in &pages {
        assert!(page.contains("Gives up. The game is over.") && !page.contains("A bot plays on"), "{page}");
        assert!(!page.contains("class=\"decided\"") && tokens(page).is_empty());
    }
    assert!(people[0].get("/").await.body.contains("badge good"), "the list of whoever has won says so");
    assert!(said(&people[1].get("/").await.body).contains("<bdi>Seat 2</bdi> gave up"));
    let record = people[0].get(&format!("{table}/record")).await.body;
    assert!(record.contains("\"2:resign\",\n]\nresult = \"1 (resigned)\"\n"), "{record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_three_it_is_said_before_and_on_every_page_after_that_the_seat_cannot_win() {
    let house = House::open().await;
    let (table, mut people) = house.company("parley", 3, &[("name", "Ann")]).await;
    let page = people[2].get(&table).await.body;
    let said = "A bot plays on for you, and you cannot win any more: the others decide the game among themselves.";
    assert_eq!(asks(&page, 2), format!("{said} There is no way back."));
    give_up(&mut people[2], &table, 2).await;
    let mut all = [people[0].clone(), people[1].clone(), people[2].clone(), house.browser()];
    for browser in &mut all {
        let page = browser.get(&table).await.body;
        assert!(page.contains("gave up, cannot win") && !page.contains("id=\"ending\""), "{page}");
        assert!(page.contains("Gives up and cannot win any more. A bot plays on."), "{page}");
    }
    let own = people[2].get(&table).await.body;
    assert!(own.contains("id=\"gave-up-2\"") && !own.contains("id=\"resign-2\""), "{own}");
    assert_eq!(
        people[2].post(&format!("{table}/resign"), &[("version", "0"), ("seat", "2")]).await.status,
        303,
        "twice"
    );
    let page = people[1].get(&table).await.body;
    assert_eq!(asks(&page, 1), "The game ends, and Ann wins. There is no way back.");
    give_up(&mut people[1], &table, 1).await;
    let (head, cause) = ended(&people[2].get(&table).await.body);
    assert!(head == "You have lost." && cause.starts_with("Seat 2 and Seat 3 gave up"), "{head} {cause}");
    assert!(people[0].get(&table).await.body.contains("You have won."));
}

/// What the pages, lists and files of a finished table say, against what its record comes to when it is played again.
async fn is_one_truth(house: &House, people: &mut [Browser], table: &str, about: &str) -> Option<bool> {
    let record = Record::read(&people[0].get(&format!("{table}/record")).await.body).unwrap();
    let face = (entry(&record.game).maker.make)(&record.setup((entry(&record.game).maker.info)()).unwrap()).unwrap();
    let ending = record.replay_whole(&*face).unwrap().ending.unwrap();
    assert_eq!(record.result.as_ref(), Some(&ending.text), "{about}");
    assert!(table::verify(&record, &*face).is_ok(), "{about}");
    let json = people[0].get(&format!("{table}/record.json")).await.body;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["result"].as_str(), Some(ending.text.as_str()), "{about}");
    let drawn = ending.verdict.winners.is_empty();
    for (seat, person) in people.iter_mut().enumerate() {
        let won = ending.verdict.winners.contains(contract::Seat::new(seat));
        let (head, _) = ended(&person.get(table).await.body);
        let said = if drawn {
            "A draw."
        } else if won {
            "You have won."
        } else {
            "You have lost."
        };
        assert_eq!(head, said, "{about}, seat {seat}");
        assert_eq!(person.get("/").await.body.contains("badge good"), won, "{about}, seat {seat}");
        let data = person.get("/me/data.json").await.body;
        let data: serde_json::Value = serde_json::from_str(&data).unwrap();
        let own = Record::read(data["tables"][0]["record"].as_str().unwrap()).unwrap();
        assert_eq!(own.result, record.result, "{about}, seat {seat}");
    }
    let watched = house.browser().get(table).await.body;
    let (head, _) = ended(&watched);
    // Names may be anything; the shape beside one says whose it is.
    let named = |seat: &contract::Seat| {
        let shape = format!("\"tok {}\"", ["a", "b", "c", "d", "e", "f"][seat.index()]);
        headline(&watched).contains(&shape)
    };
    let winners = contract::SeatSet::all(people.len() as u8).iter().filter(named).collect();
    assert!(ending.verdict.winners == winners && drawn == (head == "A draw."), "{about}: {head}");
    let gave_up = watched.contains("gave up before and could not win");
    let resigned = |line: &&contract::record::RecordLine| line.to_string().ends_with(":resign");
    let some = record.steps.iter().any(|line| resigned(&line));
    assert_eq!(gave_up, some && ending.by == table::EndedBy::Rules, "{about}");
    let store = Store::open(&house.database()).await.unwrap();
    let listed = store.list().await.unwrap();
    let stage = listed.iter().find(|listed| table.ends_with(&listed.id)).map(|listed| listed.stage);
    assert_eq!(stage, Some(Stage::Over), "{about}");
    some.then_some(gave_up)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_list_and_file_tells_one_result_after_random_games_with_giving_up_and_handing_over() {
    let mut met = [0; 2];
    for number in 0..6u64 {
        let house = House::open().await;
        let mut dice = Stream::new("giving up", "forms", number);
        let seats = [3, 2, 3][number as usize % 3];
        let (table, mut people) = house.company("parley", seats, &[]).await;
        let gives_up = dice.below(12);
        for turn in 0.. {
            let seat = dice.below(seats as u32) as usize;
            let at = seat.to_string();
            match dice.below(8) {
                _ if turn == gives_up => {
                    people[seat].post(&format!("{table}/resign"), &[("version", "0"), ("seat", &at)]).await;
                }
                0 => drop(
                    people[seat]
                        .post(&format!("{table}/hand"), &[("version", "0"), ("seat", &at), ("bot", "random")])
                        .await,
                ),
                1 => drop(people[seat].post(&format!("{table}/hand"), &[("version", "0"), ("seat", &at)]).await),
                _ => {}
            }
            let page = people[seat].get(&table).await.body;
            if page.contains("id=\"ending\"") {
                break;
            }
            let tokens = tokens(&page);
            if !tokens.is_empty() {
                let token = &tokens[dice.below(tokens.len() as u32) as usize];
                people[seat].act(&table, &page, token).await;
            }
        }
        if let Some(by_rules) = is_one_truth(&house, &mut people, &table, &format!("game {number}")).await {
            met[usize::from(by_rules)] += 1;
        }
    }
    assert!(met.iter().all(|met| *met > 0), "the cases were met: {met:?}");
}
