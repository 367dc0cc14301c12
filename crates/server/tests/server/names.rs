//! What people may be called, at every form that asks, and how pages show it.

use crate::client::said;
use crate::house::House;

const TURNED: &str = "An\u{202e}n";

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_cannot_be_shown_is_refused_at_its_field() {
    let house = House::open().await;
    let mut me = house.browser();
    let long = "W".repeat(41);
    for (text, told) in
        [(TURNED, "U+202E"), (&long, "at most 40 characters"), ("\u{200b}", "U+200B"), ("\u{301}", "visible character")]
    {
        for field in ["name", "name-1"] {
            let form = [("seat-0", "me"), ("seat-1", "me"), (field, text)];
            let reply = me.post("/play/parley", &form).await;
            assert_eq!(reply.status, 422, "{field}: {text:?}");
            let error = format!("<p class=\"error\" id=\"{field}-error\">");
            let said = crate::client::between(&reply.body, &error, "</p>");
            assert!(said.is_some_and(|said| said.contains(told)), "{field}: {told}: {said:?}");
            assert!(reply.body.contains(&format!("aria-describedby=\"{field}-error\"")), "{field}");
        }
    }
    assert!(!me.get("/").await.body.contains("/table/"), "no table was made");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_down_or_branches_has_a_name_that_can_be_shown() {
    let house = House::open().await;
    let (mut me, mut guest) = (house.browser(), house.browser());
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "link")]).await;
    let page = me.get(&table).await.body;
    let link = crate::client::between(&page, "/seat/", "\"").unwrap().to_owned();
    guest.get(&format!("/seat/{link}")).await;
    let reply = guest.post(&format!("{table}/sit"), &[("name", TURNED)]).await;
    assert!(reply.status == 422 && reply.body.contains("U+202E"), "{}", reply.body);
    assert!(guest.get(&table).await.body.contains("Sit down"), "the seat is still offered");
    let reply = guest.post(&format!("{table}/sit"), &[("name", " Zoe\u{308}\u{a0} K ")]).await;
    assert_eq!(reply.status, 303);
    let page = me.get(&table).await.body;
    assert!(page.contains("<bdi>Zo\u{eb} K</bdi> sits down."), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_keeps_its_direction_and_its_markup_to_itself() {
    let house = House::open().await;
    let mut me = house.browser();
    let seats = [("seat-0", "me"), ("seat-1", "me"), ("name", "دانا"), ("name-1", "<i>Bo")];
    let table = me.create("parley", &seats).await;
    let cover = me.get(&table).await.body;
    assert!(cover.contains("Hand the device to <bdi>دانا</bdi>."), "{cover}");
    assert!(said(&cover).contains("I am <bdi>&lt;i&gt;Bo</bdi>"), "{cover}");
    assert!(me.get("/").await.body.contains("<bdi>دانا</bdi>"), "the bar of every page");
    for page in &me.seen {
        assert!(!page.contains("<i>Bo"), "{page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_line_says_the_name_of_whoever_did_it_twice() {
    let house = House::open().await;
    let (table, mut browsers) = house.company("attack-the-tower", 2, &[]).await;
    let page = browsers[0].get(&table).await.body;
    browsers[0].press(&page, "m0-army:fae").await;
    for address in [table.clone(), format!("{table}/log")] {
        let page = browsers[1].get(&address).await.body;
        let line = page.split("leads: Fae.").next().filter(|before| *before != page).expect(&address);
        let line = &line[line.rfind("<li").or(line.rfind("<p")).expect("a line")..];
        assert!(!line.contains("</b>: "), "{address}: {line}");
    }
}
