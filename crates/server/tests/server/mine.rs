//! The tables of one person, and ways to tables: lists, a code, a link that is passed on.

use reqwest::Method;

use crate::client::between;
use crate::house::House;

const START: u64 = 1_760_000_000_000;

#[tokio::test(flavor = "multi_thread")]
async fn all_tables_are_counted_and_found_and_those_that_wait_for_one_come_first() {
    let house = House::at(START).await;
    let (turn, mut people) = house.company("pig", 2, &[("name", "Ann")]).await;
    people[1].post("/me/name", &[("name", "Bob")]).await;
    let me = &mut people[0];
    for later in 1..=24 {
        house.clock.set(START + later * 60_000);
        me.create("pig", &[("seat-0", "me"), ("seat-1", "link")]).await;
    }
    let home = me.get("/").await.body;
    assert!(home.contains("All 25 tables"), "{home}");
    let list = between(&home, "<ul class=\"tables\">", "</ul>").unwrap();
    let rows: Vec<&str> = list.split("<li").skip(1).collect();
    assert_eq!(rows.len(), 8);
    assert!(
        rows[0].contains("Your turn") && rows[0].contains(&turn),
        "the oldest of all, where one is to move: {list}"
    );
    assert!(rows[1..].iter().all(|row| row.contains("Waiting")));
    let all = me.get("/tables").await.body;
    assert!(all.contains("25 tables.") && all.matches("/table/").count() >= 25, "{all}");
    for page in ["?page=99", "?page=0", "?page=x"] {
        assert!(me.get(&format!("/tables{page}")).await.body.contains("25 tables."), "{page}");
    }
    let nobody = house.browser().get("/tables").await;
    assert!(nobody.status == 200 && nobody.body.contains("None yet."));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_names_opponents_with_their_shapes() {
    let house = House::open().await;
    let mut me = house.browser();
    let seats = [("name", "Ann"), ("seat-0", "me"), ("seat-1", "link"), ("seat-2", "bot"), ("bot-2", "greedy")];
    let table = me.create("parley", &seats).await;
    let link = between(&me.get(&table).await.body, "/seat/", "\"").unwrap().to_owned();
    let mut bob = house.browser();
    bob.get(&format!("/seat/{link}")).await;
    assert_eq!(bob.post(&format!("{table}/sit"), &[("name", "Bob <b>")]).await.status, 303);
    let list = me.get("/").await.body;
    let others: Vec<&str> = list.split("<span class=\"other\">").skip(1).collect();
    assert_eq!(others.len(), 2, "not oneself");
    assert!(
        others[0].starts_with("<svg class=\"tok b\"") && others[0].contains("<bdi>Bob &lt;b&gt;</bdi>"),
        "{}",
        others[0]
    );
    assert!(others[1].starts_with("<svg class=\"tok c\"") && others[1].contains("Bot (easy)"), "{}", others[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_or_a_code_in_the_box_leads_to_its_table() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "link")]).await;
    let token = between(&me.get(&table).await.body, "/seat/", "\"").unwrap().to_owned();
    let mut guest = house.browser();
    for given in [format!("{}/seat/{token}", house.base()), format!("  {token} ")] {
        let led = guest.post("/join", &[("code", &given)]).await;
        assert_eq!((led.status, led.location), (303, format!("/seat/{token}")), "{given}");
    }
    for given in [format!("{}{table}", house.base()), table.strip_prefix("/table/").unwrap().to_owned()] {
        assert_eq!(guest.post("/join", &[("code", &given)]).await.location, table, "{given}");
    }
    let wrong = guest.post("/join", &[("code", "https://evil.example/")]).await;
    assert_eq!(wrong.status, 422);
    assert!(wrong.body.contains("id=\"code-error\"") && wrong.body.contains("value=\"https://evil.example/\""));
    assert_eq!(guest.get("/join").await.location, "/");
}

/// Returns what a program that shows where a link leads reads of a page.
fn told(page: &str) -> Vec<&str> {
    page.split("<meta ").skip(1).filter_map(|tag| tag.split('>').next()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_is_passed_on_shows_the_game_and_nothing_of_the_table() {
    let house = House::open().await;
    let mut me = house.browser();
    let first = me.create("raise-the-shields", &[("seat-0", "me"), ("seat-1", "link"), ("name", "Ann")]).await;
    let second = me
        .create("raise-the-shields", &[("seat-0", "me"), ("seat-1", "link"), ("seat-2", "link"), ("name", "Eve")])
        .await;
    let mut robot = house.browser();
    let page = robot.get(&first).await.body;
    let other = robot.get(&second).await.body;
    assert_eq!(told(&page), told(&other), "two tables of one game look alike");
    let text = told(&page).join("\n");
    for said in
        ["og:title\" content=\"Raise the Shields!\"", "Come and play Raise the Shields!", "name=\"description\""]
    {
        assert!(text.contains(said), "{said}: {text}");
    }
    for secret in ["Ann", "Eve", "/table/", "/seat/", "og:url"] {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
    let picture = between(&text, "og:image\" content=\"", "\"").expect("a cover");
    let path = picture.strip_prefix(&house.base()).expect("a whole address");
    let reply = robot.request(Method::GET, path).send().await.unwrap();
    assert_eq!(reply.headers()["content-type"], "image/png");
    let png = reply.bytes().await.unwrap();
    assert_eq!(
        (&png[..8], &png[16..24]),
        (&b"\x89PNG\r\n\x1a\n"[..], &[0, 0, 4, 176, 0, 0, 2, 118][..]),
        "1200 by 630"
    );
    // A link to a seat leads there, too, and is no less silent.
    let link = between(&me.get(&first).await.body, "/seat/", "\"").unwrap().to_owned();
    let mut robot = house.browser();
    let next = robot.get(&format!("/seat/{link}")).await.location;
    robot.cookies.clear();
    let page = robot.get(&next).await;
    assert!(page.status == 200 && told(&page.body).join("\n") == text, "{}", page.body);
    // So do the shelf, a form for a table, and a replay, each for itself.
    for (path, said) in [
        ("/".to_owned(), "Pick one, send the link, play."),
        ("/play/raise-the-shields".to_owned(), "og:title\" content=\"Raise the Shields!\""),
        (format!("{first}/replay/0"), "A game of Raise the Shields!, step by step."),
    ] {
        let page = robot.get(&path).await.body;
        let text = told(&page).join("\n");
        assert!(text.contains(said) && text.contains("og:description"), "{path}: {text}");
        assert!(["Ann", "Eve", "/table/"].iter().all(|secret| !text.contains(secret)), "{path}: {text}");
    }
    // The top of a table that waits leads to its links, for whoever may pass them on.
    assert!(me.get(&first).await.body.contains("href=\"#invite\"") && !page.body.contains("#invite"));
}
