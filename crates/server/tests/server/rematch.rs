//! A rematch by one press: the same people on the same seats, at one table, whoever presses how often.

use std::collections::BTreeMap;

use contract::Stream;
use contract::record::Record;
use store::Store;
use table::{Creation, verify};

use crate::client::{Browser, between, form, said, tokens};
use crate::house::{House, entry};

const START: u64 = 1_760_000_000_000;
const MINUTE: u64 = 60_000;

/// Lets a seat give up, by the button of its page.
pub(crate) async fn give_up(browser: &mut Browser, table: &str, seat: usize) {
    let page = browser.get(table).await.body;
    assert_eq!(browser.press(&page, &format!("give-up-{seat}")).await.status, 303);
}

/// Presses the button for what follows, as the page has it.
pub(crate) async fn follow(browser: &mut Browser, table: &str) -> String {
    let page = browser.get(table).await.body;
    let reply = browser.press(&page, "follow").await;
    assert_eq!(reply.status, 303, "{}", reply.body);
    assert_ne!(reply.location, table);
    reply.location
}

pub(crate) fn id(table: &str) -> &str {
    table.strip_prefix("/table/").unwrap()
}

pub(crate) async fn creation(house: &House, table: &str) -> Creation {
    let store = Store::open(&house.database()).await.unwrap();
    Creation::read(&store.load(id(table)).await.unwrap().creation).unwrap()
}

/// Checks the record of a finished game as anybody can.
pub(crate) async fn checked(browser: &mut Browser, game: &str, table: &str) -> Record {
    let record = Record::read(&browser.get(&format!("{table}/record")).await.body).unwrap();
    let maker = entry(game).maker;
    let face = (maker.make)(&record.setup((maker.info)()).unwrap()).unwrap();
    verify(&record, &*face).unwrap();
    record
}

#[tokio::test(flavor = "multi_thread")]
async fn one_press_keeps_people_names_and_options_and_the_others_are_led_there() {
    let house = House::open().await;
    let (table, mut people) =
        house.company("pig", 2, &[("name", "Ann"), ("option-target", "33"), ("away", "2m")]).await;
    give_up(&mut people[1], &table, 1).await;
    let mut stream = people[1].stream(&table).await;
    let before = stream.next().await.unwrap();
    assert!(before.body.contains("id=\"follow\"") && before.body.contains(">Rematch</button>"), "{}", before.body);
    let next = follow(&mut people[0], &table).await;
    // The other's open page learns of it, and leads there; nothing moves by itself.
    let told = stream.until(|page| page.contains("has set up a rematch")).await;
    assert!(said(&told.body).contains("<bdi>Ann</bdi> has set up a rematch."), "{}", told.body);
    assert!(told.id > before.id && told.body.contains(">Go there</button>"));
    let made = creation(&house, &next).await;
    assert_eq!(made.seats.iter().map(|seat| seat.name.as_deref()).collect::<Vec<_>>(), [Some("Ann"), None]);
    assert_eq!((made.options["target"].as_str(), made.away), ("33", Some(2 * MINUTE)));
    assert_eq!(made.origin.as_ref().map(|origin| (origin.table.as_str(), origin.step)), Some((id(&table), None)));

    // Nobody's dice fall before the other one has come, who could add to them.
    let page = people[0].get(&next).await.body;
    assert!(tokens(&page).is_empty() && said(&page).contains("Waiting for <bdi>Seat 2</bdi>."), "{page}");
    let home = people[1].get("/").await.body;
    assert!(home.contains(&format!("href=\"{next}\"")) && home.contains("A seat is kept for you"), "{home}");
    assert_eq!(follow(&mut people[1], &table).await, next);
    let page = people[0].get(&next).await.body;
    assert!(page.contains("The game begins.") && !tokens(&page).is_empty(), "{page}");
    // From now on there is a plain link for both.
    for person in &mut people {
        let old = person.get(&table).await.body;
        assert!(old.contains(&format!("id=\"follow\" class=\"btn primary\" href=\"{next}\"")), "{old}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_press_at_once_come_to_one_table_and_both_add_to_its_dice() {
    let house = House::open().await;
    for round in 0..5 {
        let (table, mut people) = house.company("pig", 2, &[]).await;
        give_up(&mut people[round % 2], &table, round % 2).await;
        let mut forms = Vec::new();
        for person in &mut people {
            let page = person.get(&table).await.body;
            forms.push(form(&page, "follow").unwrap());
        }
        let shown =
            |fields: &[(String, String)]| fields.iter().find(|(name, _)| name == "commitment").cloned().unwrap().1;
        assert_eq!(shown(&forms[0].1), shown(&forms[1].1), "everybody is shown the same dice");
        let press = |mut person: Browser, (action, mut fields): (String, Vec<(String, String)>), adds: &str| {
            fields.iter_mut().filter(|(name, _)| name == "entropy").for_each(|(_, value)| adds.clone_into(value));
            async move {
                let fields: Vec<(&str, &str)> =
                    fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
                person.post(&action, &fields).await.location
            }
        };
        let [one, two] =
            [(0, "aa"), (1, "bb")].map(|(seat, adds)| press(people[seat].clone(), forms[seat].clone(), adds));
        let (one, two) = tokio::join!(one, two);
        assert!(one == two && one.starts_with("/table/"), "{one} {two}");
        let store = Store::open(&house.database()).await.unwrap();
        assert_eq!(store.successors(id(&table)).await.unwrap().len(), 1);
        give_up(&mut people[0], &one, 0).await;
        let record = checked(&mut people[0], "pig", &one).await;
        let entropies = record.dice.unwrap().entropies;
        let added = [("1", "aa"), ("2", "bb")].map(|(seat, adds)| (seat.to_owned(), adds.to_owned()));
        assert_eq!(entropies, BTreeMap::from(added));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_only_watched_learns_nothing_of_it_and_cannot_ask_for_it() {
    let house = House::open().await;
    let (table, mut people) = house.company("pig", 2, &[]).await;
    give_up(&mut people[1], &table, 1).await;
    let mut watcher = house.browser();
    let before = watcher.get(&table).await.body;
    assert!(before.contains(">Play again</a>") && !before.contains("id=\"follow\""), "{before}");
    let next = follow(&mut people[0], &table).await;
    assert_eq!(watcher.get(&table).await.body, before);
    let api = watcher.get(&format!("/api/v1/tables/{}", id(&table))).await.body;
    assert!(api.contains("\"followed_by\":[]"), "{api}");
    for path in ["rematch", "next"] {
        assert_eq!(watcher.post(&format!("{table}/{path}"), &[]).await.status, 403);
    }
    assert!(watcher.seen.iter().all(|seen| !seen.contains(id(&next))));
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_or_with_bots_only_it_is_played_again_with_the_same_bots() {
    let house = House::open().await;
    let mut me = house.browser();
    for seats in [["me", "hold:at=7"], ["random", "hold:at=7"]] {
        let fields = [("seat-0", seats[0]), ("seat-1", seats[1]), ("option-target", "20"), ("name", "Ann")];
        let table = me.create("pig", &fields).await;
        let mut dice = Stream::new("again", "pig", 0);
        while !me.get(&table).await.body.contains("id=\"ending\"") {
            me.play_out(&table, &mut dice).await;
        }
        let page = me.get(&table).await.body;
        assert!(page.contains(">Play again</button>") && page.contains(">Play again with other options</a>"), "{page}");
        let adds = seats[0] == "me";
        let (action, mut fields) = form(&page, "follow").unwrap();
        // The script adds nothing to the dice where a form puts only others on the seats.
        assert_eq!(fields.iter().any(|(name, _)| name == "seat-0"), !adds);
        fields.iter_mut().filter(|(name, _)| adds && name == "entropy").for_each(|(_, value)| value.push('a'));
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let next = me.post(&action, &fields).await.location;
        let made = creation(&house, &next).await;
        let bots: Vec<Option<&str>> = made.seats.iter().map(|seat| seat.bot.as_deref()).collect();
        assert_eq!(bots, seats.map(|seat| Some(seat).filter(|seat| *seat != "me")));
        assert_eq!(made.options["target"], "20");
        assert!(me.get(&next).await.body.contains("The game begins."), "it begins at once");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_handed_over_or_gave_up_sits_on_their_seat_again_and_a_shared_device_comes_whole() {
    let house = House::open().await;
    let mut me = house.browser();
    let seats = [("seat-0", "me"), ("seat-1", "me"), ("seat-2", "greedy"), ("name", "Ann"), ("name-1", "Bo")];
    let table = me.create("parley", &seats).await;
    me.post(&format!("{table}/hand"), &[("version", "0"), ("seat", "0"), ("bot", "random")]).await;
    me.post(&format!("{table}/resign"), &[("version", "0"), ("seat", "1")]).await;
    let mut stream = me.stream(&table).await;
    if !me.get(&table).await.body.contains("id=\"ending\"") {
        stream.until(|page| page.contains("id=\"ending\"")).await;
    }
    let next = follow(&mut me, &table).await;
    let made = creation(&house, &next).await;
    let seats: Vec<_> = made.seats.iter().map(|seat| (seat.name.as_deref(), seat.bot.as_deref())).collect();
    assert_eq!(seats, [(Some("Ann"), None), (Some("Bo"), None), (None, Some("greedy"))]);
    let cover = me.get(&next).await.body;
    assert!(cover.contains("id=\"cover\"") && cover.contains("Hand the device to <bdi>Ann</bdi>."), "{cover}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_come_is_played_for_by_a_bot_when_the_others_ask_for_it() {
    let house = House::at(START).await;
    let (table, mut people) = house.company("pig", 2, &[("away", "10m")]).await;
    give_up(&mut people[1], &table, 1).await;
    let next = follow(&mut people[0], &table).await;
    assert!(!people[0].get(&next).await.body.contains("stand-in-1"));
    assert_eq!(people[0].post(&format!("{next}/stand-in"), &[("version", "0"), ("seat", "1")]).await.status, 409);
    house.clock.set(START + 10 * MINUTE);
    let page = people[0].get(&next).await.body;
    assert_eq!(people[0].press(&page, "stand-in-1").await.status, 303, "{page}");
    assert!(people[0].get(&next).await.body.contains("The game begins."));
    // Whoever comes after all takes their seat back.
    let page = people[1].get(&next).await.body;
    assert!(!page.contains("id=\"sit-down\""), "{page}");
    assert_eq!(people[1].press(&page, "back-1").await.status, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_by_the_list_of_tables_sits_down_there_and_adds_to_the_dice() {
    let house = House::open().await;
    let (table, mut people) = house.company("parley", 3, &[]).await;
    people[2].post(&format!("{table}/resign"), &[("version", "0"), ("seat", "2")]).await;
    people[1].post(&format!("{table}/resign"), &[("version", "0"), ("seat", "1")]).await;
    let next = follow(&mut people[1], &table).await;
    for seat in [0, 2] {
        let page = people[seat].get(&next).await.body;
        assert!(page.contains("A seat is kept for you") && !page.contains("/seat/"), "{page}");
        let (action, mut fields) = form(&page, "sit-down").unwrap();
        fields.iter_mut().filter(|(name, _)| name == "entropy").for_each(|(_, value)| *value = format!("c{seat}"));
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        assert!(!people[0].get(&next).await.body.contains("The game begins."));
        assert_eq!(people[seat].post(&action, &fields).await.location, next);
        assert_eq!(people[seat].post(&action, &fields).await.location, next, "twice is once");
    }
    assert!(people[1].get(&next).await.body.contains("The game begins."));
    people[0].post(&format!("{next}/resign"), &[("version", "0"), ("seat", "0")]).await;
    people[1].post(&format!("{next}/resign"), &[("version", "0"), ("seat", "1")]).await;
    let record = checked(&mut people[2], "parley", &next).await;
    assert_eq!(record.dice.unwrap().entropies.into_iter().collect::<Vec<_>>().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_refused_while_the_game_runs_and_on_dice_of_another_table() {
    let house = House::open().await;
    let (table, mut people) = house.company("pig", 2, &[]).await;
    for path in ["rematch", "next"] {
        let told = people[0].post(&format!("{table}/{path}"), &[]).await;
        assert_eq!(told.status, 409, "{}", told.body);
    }
    give_up(&mut people[1], &table, 1).await;
    assert_eq!(people[0].post(&format!("{table}/next"), &[]).await.status, 409, "it was a single game");
    let page = people[0].get(&table).await.body;
    let shown = between(&page, "name=\"commitment\" value=\"", "\"").unwrap().to_owned();
    let mut other = house.browser();
    other.get("/play/pig").await;
    other.create("pig", &[("seat-0", "me"), ("seat-1", "greedy"), ("commitment", &shown)]).await;
    let told = people[0].press(&page, "follow").await;
    assert!(told.status == 409 && told.body.contains("went to another table"), "{} {}", told.status, told.body);
    let fresh = between(&told.body, "name=\"commitment\" value=\"", "\"").unwrap();
    assert_ne!(fresh, shown);
    follow(&mut people[0], &table).await;
}
