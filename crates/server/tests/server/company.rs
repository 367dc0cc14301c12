//! A table of several: bots in any seat, seats that are silent, seats by lot, and who is told what.

use store::Store;
use table::{Creation, fair};

use crate::client::{Browser, between, form, said, tokens};
use crate::house::House;
use crate::rematch::creation;

const START: u64 = 1_760_000_000_000;
const MINUTE: u64 = 60_000;

async fn three(house: &House, more: &[(&str, &str)]) -> (Browser, Browser, Browser, String) {
    let (table, people) = house.company("parley", 3, more).await;
    let [one, two, three] = people.try_into().unwrap_or_else(|_| unreachable!("there are three"));
    (one, two, three, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_hands_their_seat_to_a_bot_and_takes_it_back() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let page = me.get(&table).await.body;
    let (action, fields) = hand_form(&page, 1);
    assert!(fields.contains(&("bot".to_owned(), "greedy".to_owned())), "{fields:?}");
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let mut stranger = house.browser();
    assert_eq!(stranger.post(&action, &fields).await.status, 403);
    assert_eq!(me.post(&action, &fields).await.status, 303);
    let page = me.get(&table).await.body;
    assert!(page.contains("Bot (easy) plays for you."), "{page}");
    let wrong = [("version", fields[0].1), ("seat", "1"), ("bot", "deep-thought")];
    assert_eq!(me.post(&action, &wrong).await.status, 422);
    // A plays until it is B's turn; the bot answers by itself.
    let mut stream = me.stream_of(&page).await;
    assert_eq!(me.press(&page, "do-0-hold").await.status, 303);
    stream.until(|page| !tokens(page).is_empty()).await;
    let page = me.get(&table).await.body;
    assert_eq!(me.press(&page, "back-1").await.status, 303);
    let page = me.get(&table).await.body;
    assert!(!page.contains("plays for you") && page.contains("A person takes over from the bot."));
}

/// Returns the form by which a page hands a seat over.
fn hand_form(page: &str, seat: usize) -> (String, Vec<(String, String)>) {
    let details = page.split(&format!("id=\"hand-{seat}\"")).nth(1).expect("the seat can be handed over");
    form(&format!("{}</form>", details.replacen("class=\"btn\"", "id=\"it\"", 1)), "it").unwrap()
}

async fn hand(browser: &mut Browser, page: &str, seat: usize) -> u16 {
    let (action, fields) = hand_form(page, seat);
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    browser.post(&action, &fields).await.status
}

#[tokio::test(flavor = "multi_thread")]
async fn the_maker_puts_a_bot_on_a_free_seat_and_frees_it_again() {
    let house = House::open().await;
    let mut maker = house.browser();
    let table = maker.create("pig", &[("seat-0", "me"), ("seat-1", "link")]).await;
    let page = maker.get(&table).await.body;
    let link = between(&page, "/seat/", "\"").unwrap().to_owned();
    let mut stranger = house.browser();
    stranger.create("pig", &[("seat-0", "me"), ("seat-1", "link")]).await;
    let watched = stranger.get(&table).await.body;
    assert!(!watched.contains("/hand\""), "a stranger decides nothing");
    assert_eq!(
        stranger.post(&format!("{table}/hand"), &[("version", "0"), ("seat", "1"), ("bot", "random")]).await.status,
        403
    );
    assert_eq!(hand(&mut maker, &page, 1).await, 303);
    let page = maker.get(&table).await.body;
    assert!(page.contains("The game begins.") && !tokens(&page).is_empty(), "{page}");
    assert_eq!(maker.press(&page, "free-1").await.status, 303);
    assert!(maker.get(&table).await.body.contains(&link), "the same link invites again");
    stranger.get(&format!("/seat/{link}")).await;
    assert_eq!(stranger.post(&format!("{table}/sit"), &[]).await.status, 303);
    assert!(!maker.get(&table).await.body.contains("free-1"), "whoever sits there decides now");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_seat_is_played_by_a_bot_when_another_asks_for_it_in_time_and_comes_back_by_a_button() {
    let house = House::at(START).await;
    let (mut one, mut two, mut three, table) = three(&house, &[("away", "10m")]).await;
    let page = one.get(&table).await.body;
    assert!(page.contains("is away for 10 minutes"));
    assert!(!page.contains("stand-in-1"));
    assert_eq!(between(&page, "data-due=\"", "\""), Some((START + 10 * MINUTE).to_string().as_str()));
    let early = [("version", crate::client::version(&page)), ("seat", "1".to_owned())];
    let early: Vec<(&str, &str)> = early.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(one.post(&format!("{table}/stand-in"), &early).await.status, 409);
    // A step in secret is no sign of life: others would learn from it that it was taken.
    house.clock.set(START + 9 * MINUTE);
    let own = two.get(&table).await.body;
    two.act(&table, &own, "draw").await;
    house.clock.set(START + 10 * MINUTE);
    assert!(!two.get(&table).await.body.contains("stand-in-1"), "nobody asks it of themselves");
    assert!(!house.browser().get(&table).await.body.contains("stand-in-1"), "who only watches has no say");
    assert_eq!(house.browser().post(&format!("{table}/stand-in"), &early).await.status, 403);
    let mut stream = two.stream(&table).await;
    let page = three.get(&table).await.body;
    assert!(page.contains("has been away for 10 minutes or more") && page.contains("stand-in-0"));
    assert_eq!(three.press(&page, "stand-in-1").await.status, 303);
    stream.until(|page| page.contains("plays for you")).await;
    let page = one.get(&table).await.body;
    assert!(said(&page).contains("so <bdi>Seat 3</bdi> called in a bot: Bot (easy)"), "{page}");
    let page = two.get(&table).await.body;
    assert_eq!(two.press(&page, "back-1").await.status, 303);
    assert!(!one.get(&table).await.body.contains("Bot (easy)</span>"));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_still_at_work_is_seen_by_all_and_what_they_do_by_nobody() {
    let house = House::at(START).await;
    let (mut one, mut two, mut three, table) = three(&house, &[]).await;
    let mut watcher = house.browser();
    let before = [three.get(&table).await.body, watcher.get(&table).await.body];
    // In the strip of standings, and in the list of seats.
    assert_eq!(before[1].matches(">choosing<").count(), 2 * 3);
    let mut streams = [three.stream(&table).await, watcher.stream(&table).await];
    for stream in &mut streams {
        stream.next().await.unwrap();
    }
    // Two seats take different numbers of steps in secret, at different times.
    for (number, token) in ["draw", "offer"].into_iter().enumerate() {
        house.clock.set(START + 1000 * number as u64);
        let page = one.get(&table).await.body;
        let token = tokens(&page).into_iter().find(|legal| legal.starts_with(token)).unwrap();
        assert_eq!(one.act(&table, &page, &token).await.status, 303);
    }
    let page = two.get(&table).await.body;
    two.act(&table, &page, "draw").await;
    assert_eq!([three.get(&table).await.body, watcher.get(&table).await.body], before);
    house.clock.set(START + MINUTE);
    let page = one.get(&table).await.body;
    one.act(&table, &page, "done").await;
    for stream in &mut streams {
        let patch = stream.next().await.unwrap();
        assert!(patch.body.matches(">choosing<").count() == 2 * 2 && patch.body.matches(">ready<").count() == 2);
        let log = between(&patch.body, "id=\"lines\"", "</ol>").unwrap();
        assert!(!log.contains("<code>offer") && !log.contains("<code>draw") && !log.contains("<code>?<"), "{log}");
    }
    // "My tables" says when a table changed: for everybody, not by a step in secret.
    house.clock.set(START + 6 * MINUTE);
    let page = two.get(&table).await.body;
    let token = tokens(&page).into_iter().find(|legal| legal.starts_with("offer")).unwrap();
    two.act(&table, &page, &token).await;
    assert!(three.get("/").await.body.contains("5 min ago"));
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_drawn_by_lot_from_the_seed_of_the_dice() {
    let house = House::open().await;
    let store = Store::open(&house.database()).await.unwrap();
    let mut seats = [0; 3];
    for _ in 0..20 {
        let mut me = house.browser();
        let form = [("seat-0", "me"), ("seat-1", "link"), ("seat-2", "random"), ("name", "Ann"), ("lots", "1")];
        let table = me.create("parley", &form).await;
        let text = store.load(table.strip_prefix("/table/").unwrap()).await.unwrap();
        let creation = Creation::read(&text.creation).unwrap();
        let lots = fair::lots(creation.seed.as_ref().unwrap(), 3);
        for (seat, listed) in lots.into_iter().enumerate() {
            let sitter = &creation.seats[seat];
            let found = (sitter.name.as_deref(), sitter.bot.as_deref());
            assert_eq!(found, [(Some("Ann"), None), (None, None), (None, Some("random"))][listed]);
            seats[seat] += usize::from(listed == 0);
        }
        let page = me.get(&table).await.body;
        assert!(creation.drawn && page.contains("The seats were drawn by lot."));
        assert_eq!(page.matches("class=\"note\">you<").count(), 1);
        assert_eq!(page.matches("class=\"note\">free<").count(), 1);
    }
    assert!(seats.iter().all(|count| *count > 0), "{seats:?}");
    let mut me = house.browser();
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "random"), ("lots", "1")]).await;
    assert!(!me.get(&format!("{table}/dice")).await.body.contains("went to player"), "the seed is secret yet");
    let page = me.get(&table).await.body;
    let seat = between(&page, "id=\"resign-", "\"").unwrap().to_owned();
    me.post(&format!("{table}/resign"), &[("version", "0"), ("seat", &seat)]).await;
    let mine = if seat == "0" { "Seat 1 went to player 1" } else { "Seat 2 went to player 1" };
    assert!(me.get(&format!("{table}/dice")).await.body.contains(mine));
    let table = me.create("pig", &[("seat-0", "random"), ("seat-1", "me"), ("name", "Ann")]).await;
    assert!(!me.get(&table).await.body.contains("drawn by lot"), "without the lot everybody sits as listed");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_up_leaves_the_game_to_the_others_and_the_last_of_them_has_won() {
    let house = House::open().await;
    let (mut one, mut two, mut three, table) = three(&house, &[]).await;
    let page = one.get(&table).await.body;
    assert!(page.contains("A bot plays on for you, and you cannot win any more"));
    assert_eq!(one.press(&page, "give-up-0").await.status, 303);
    let page = one.get(&table).await.body;
    assert!(!page.contains("id=\"ending\"") && page.contains("Gives up and cannot win any more. A bot plays on."));
    assert!(!page.contains("id=\"back-"), "it cannot be taken back");
    let page = two.get(&table).await.body;
    assert!(!tokens(&page).is_empty() && said(&page).contains("The game ends, and <bdi>Seat 3</bdi> wins."), "{page}");
    assert_eq!(two.press(&page, "give-up-1").await.status, 303);
    assert!(two.get(&table).await.body.contains("You have lost."));
    assert!(three.get(&table).await.body.contains("You have won."));
}

/// Makes a table with these bots, a person, and another who has not come, and returns the bot that stands in.
async fn stand_in(house: &House, game: &str, bots: &[&str]) -> String {
    let names: Vec<String> = (2..2 + bots.len()).map(|seat| format!("seat-{seat}")).collect();
    let bots = names.iter().map(String::as_str).zip(bots.iter().copied());
    let fields: Vec<(&str, &str)> = [("seat-0", "me"), ("seat-1", "link")].into_iter().chain(bots).collect();
    let table = house.browser().create(game, &fields).await;
    creation(house, &table).await.stand_in
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stand_in_plays_at_the_strongest_level_at_the_table_and_without_bots_at_the_middle_one() {
    let house = House::open().await;
    for (game, bots, expected) in [
        ("raise-the-shields", &["beginner", "expert", "casual"][..], "expert"),
        ("raise-the-shields", &["expert", "beginner"], "expert"),
        ("raise-the-shields", &["beginner", "random"], "beginner"),
        ("raise-the-shields", &["random"], "random"),
        ("raise-the-shields", &[], "skilled"),
        ("exponential-chaos", &["casual", "expectimax"], "casual"),
        ("exponential-chaos", &["expectimax"], "expectimax"),
        ("parley", &["random"], "random"),
        ("parley", &[], "greedy"),
    ] {
        assert_eq!(stand_in(&house, game, bots).await, expected, "{game} with {bots:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_up_beside_an_expert_leaves_the_seat_to_an_expert() {
    let house = House::open().await;
    let mut me = house.browser();
    let seats = [("seat-0", "me"), ("seat-1", "me"), ("seat-2", "beginner"), ("seat-3", "expert")];
    let table = me.create("raise-the-shields", &seats).await;
    assert_eq!(me.post(&format!("{table}/resign"), &[("version", "0"), ("seat", "0")]).await.status, 303);
    let told = me.get(&format!("/api/v1{}", table.replacen("table", "tables", 1))).await.body;
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    let bots: Vec<_> = (0..4).map(|seat| told["seats"][seat]["bot"].as_str()).collect();
    assert_eq!(bots, [Some("expert"), None, Some("beginner"), Some("expert")], "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_on_from_a_game_against_other_bots_has_a_stand_in_like_these() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("raise-the-shields", &[("seat-0", "me"), ("seat-1", "expert")]).await;
    assert_eq!(me.post(&format!("{table}/resign"), &[("version", "0"), ("seat", "0")]).await.status, 303);
    let seats = [("step", "0"), ("seat-0", "me"), ("seat-1", "beginner")];
    let branch = me.post(&format!("{table}/branch"), &seats).await.location;
    let stand_ins = [creation(&house, &table).await.stand_in, creation(&house, &branch).await.stand_in];
    assert_eq!(stand_ins, ["expert", "beginner"]);
}
