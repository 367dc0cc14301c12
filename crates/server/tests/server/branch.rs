//! Playing on from a moment of a finished game: who plays is asked, and nothing is told while the game runs.

use contract::Stream;
use store::Store;
use table::Creation;

use crate::client::{Browser, Reply, between, form, tokens};
use crate::house::House;

/// A finished game of pig of a person and a bot.
async fn finished(house: &House, seats: [&str; 2]) -> (String, Browser) {
    let mut me = house.browser();
    let table = me.create("pig", &[("seat-0", seats[0]), ("seat-1", seats[1]), ("name", "Ann")]).await;
    let mut dice = Stream::new("branch", "pig", 0);
    while !me.get(&table).await.body.contains("id=\"ending\"") {
        me.play_out(&table, &mut dice).await;
    }
    (table, me)
}

async fn sitters(house: &House, table: &str) -> Vec<table::Sitter> {
    let store = Store::open(&house.database()).await.unwrap();
    Creation::read(&store.load(table.strip_prefix("/table/").unwrap()).await.unwrap().creation).unwrap().seats
}

#[tokio::test(flavor = "multi_thread")]
async fn it_asks_who_plays_and_shows_new_dice() {
    let house = House::open().await;
    let (table, _) = finished(&house, ["me", "greedy"]).await;
    let mut guest = house.browser();
    assert!(guest.get(&format!("{table}/replay/3")).await.body.contains(&format!("{table}/branch?step=3")));
    let page = guest.get(&format!("{table}/branch?step=3")).await.body;
    let old = between(&guest.get(&format!("{table}/dice")).await.body, "id=\"commitment\">", "<").unwrap().to_owned();
    let (action, mut fields) = form(&page, "open").unwrap();
    let commitment = fields.iter().find(|(name, _)| name == "commitment").unwrap().1.clone();
    assert!(commitment.len() == 64 && commitment != old);
    for asked in
        ["name=\"seat-0\" value=\"me\" checked", "name=\"seat-1\" value=\"bot\" checked", "value=\"greedy\" selected"]
    {
        assert!(page.contains(asked), "{asked}: {page}");
    }
    fields.extend([("seat-0", "link"), ("seat-1", "me"), ("name", "Bo")].map(|(a, b)| (a.to_owned(), b.to_owned())));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let branch = guest.post(&action, &fields).await;
    assert_eq!(branch.status, 303, "{}", branch.body);
    assert_eq!(guest.post(&action, &fields).await.location, branch.location, "twice is once");
    let seats = sitters(&house, &branch.location).await;
    assert_eq!(seats.iter().map(|seat| seat.name.as_deref()).collect::<Vec<_>>(), [None, Some("Bo")]);
    assert!(seats.iter().all(|seat| seat.bot.is_none()));
    assert!(guest.get(&branch.location).await.body.contains("/seat/"), "the other seat has a link");

    let wrong = guest.post(&action, &[("step", "3"), ("seat-0", "me")]).await;
    assert_eq!(wrong.status, 422);
    assert!(wrong.body.contains("needs at least 2"), "{}", wrong.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sends_no_form_plays_for_the_first_person_and_never_for_nobody() {
    let house = House::open().await;
    let (table, _) = finished(&house, ["greedy", "me"]).await;
    let mut guest = house.browser();
    let branch = guest.post(&format!("{table}/branch"), &[("step", "3")]).await.location;
    let bots = |seats: &[table::Sitter]| seats.iter().map(|seat| seat.bot.clone()).collect::<Vec<_>>();
    assert_eq!(bots(&sitters(&house, &branch).await), [Some("greedy".to_owned()), None]);

    let (table, _) = finished(&house, ["greedy", "greedy"]).await;
    let branch = guest.post(&format!("{table}/branch"), &[("step", "0")]).await.location;
    assert_eq!(bots(&sitters(&house, &branch).await), [None, Some("greedy".to_owned())]);
    assert!(!tokens(&guest.get(&branch).await.body).is_empty(), "it waits for the guest");
}

/// Returns what a form that asks who plays has chosen, seat by seat.
fn chosen(page: &str, seats: usize) -> Vec<&str> {
    let of = |seat: usize| {
        let picks = page.split("<input type=\"radio\"").filter(|tag| tag.contains(&format!("name=\"seat-{seat}\"")));
        picks
            .filter(|tag| tag.split('>').next().unwrap().contains(" checked"))
            .find_map(|tag| between(tag, "value=\"", "\""))
    };
    (0..seats).filter_map(of).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gave_up_or_handed_over_is_asked_to_play_their_own_seat_again() {
    let house = House::open().await;
    let (table, mut people) = house.company("parley", 3, &[]).await;
    people[1].post(&format!("{table}/resign"), &[("version", "0"), ("seat", "1")]).await;
    people[2].post(&format!("{table}/hand"), &[("version", "0"), ("seat", "2"), ("bot", "greedy")]).await;
    people[0].post(&format!("{table}/resign"), &[("version", "0"), ("seat", "0")]).await;
    let form = format!("{table}/branch?step=0");
    let page = people[1].get(&form).await.body;
    assert_eq!(chosen(&page, 3), ["link", "me", "bot"], "seat B was theirs: {page}");
    assert!(page.contains("value=\"greedy\" selected"));
    assert_eq!(chosen(&people[2].get(&form).await.body, 3), ["link", "link", "me"]);
    assert_eq!(chosen(&house.browser().get(&form).await.body, 3), ["me", "link", "bot"], "a guest takes a free one");
    let german = people[1].get(&format!("{form}&lang=de")).await.body;
    assert!(german.contains("Von hier weiterspielen") && chosen(&german, 3) == ["link", "me", "bot"], "{german}");
    // Bots alone play only for whoever says so of every seat.
    let bots = [("step", "0"), ("seat-0", "greedy"), ("seat-1", "random"), ("seat-2", "greedy")];
    let expressly = people[1].post(&format!("{table}/branch"), &bots).await;
    assert_eq!(expressly.status, 303, "{}", expressly.body);
    assert!(sitters(&house, &expressly.location).await.iter().all(|seat| seat.bot.is_some()));
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_game_runs_every_answer_is_the_same() {
    let house = House::open().await;
    let (table, mut people) = house.company("parley", 2, &[]).await;
    let here = format!("{table}/branch");
    let told = |reply: Reply| (reply.status, reply.body);
    let mut answers = Vec::new();
    for _ in 0..2 {
        for step in ["", "x", "0", "1", "2", "3", "99"] {
            answers.push(told(people[1].post(&here, &[("step", step), ("seat-0", "me")]).await));
            answers.push(told(people[1].get(&format!("{here}?step={step}")).await));
        }
        // A sealed step, of which the other one learns nothing.
        let page = people[0].get(&table).await.body;
        assert_eq!(people[0].act(&table, &page, &tokens(&page)[0]).await.status, 303);
    }
    assert_eq!(answers[0].0, 409);
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
}
