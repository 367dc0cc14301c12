//! The guide of a first round: for whom, note by note, and never anybody else's business.

use crate::client::{Browser, between, tokens, version};
use crate::house::House;

const GAME: &str = "under-falling-skies";

/// Returns the key of the note that a page shows.
fn note(page: &str) -> Option<&str> {
    between(page, "id=\"guide\"", "</form>").map(|guide| between(guide, "name=\"note\" value=\"", "\"").unwrap())
}

async fn shown(browser: &mut Browser, table: &str) -> Option<String> {
    note(&browser.get(table).await.body).map(str::to_owned)
}

/// Returns whether the box that asks for the guide is ticked; none where there is no such box.
fn ticked(page: &str) -> Option<bool> {
    Some(between(page, "name=\"guide\"", ">")?.contains("checked"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_reads_note_by_note_and_a_restart_forgets_none() {
    let house = House::open().await;
    let mut me = house.browser();
    assert_eq!(ticked(&me.get(&format!("/play/{GAME}")).await.body), Some(true), "a first table is guided");
    let table = me.create(GAME, &[("seat-0", "me"), ("guide", "1")]).await;
    let first = me.get(&table).await.body;
    assert!(first.contains("id=\"guide-skip\"") && first.contains("class=\"rule\""));
    let read = note(&first).expect("a note").to_owned();
    let reply = me.post(&format!("{table}/guide"), &[("note", &read)]).await;
    assert_eq!((reply.status, reply.location.as_str()), (303, table.as_str()));
    let second = shown(&mut me, &table).await.expect("another note");
    assert_ne!(second, read);
    // A form of an older page, from another tab, says nothing new; with script the answer is the part that changes.
    let again = me.post_live(&format!("{table}/guide"), &[("note", &read)]).await;
    assert!(again.body.starts_with("<div id=\"table\"") && note(&again.body) == Some(&second), "{}", again.body);

    let house = house.restart().await;
    me.base = house.base();
    assert_eq!(shown(&mut me, &table).await.as_ref(), Some(&second));
    // Whoever acts has read what stood there.
    let page = me.get(&table).await.body;
    let black = tokens(&page).into_iter().find(|token| token.starts_with('k')).expect("a black die");
    me.act(&table, &page, &black).await;
    let third = shown(&mut me, &table).await.expect("a third note");
    assert!(![&read, &second].contains(&&third), "{third}");

    me.post(&format!("{table}/guide"), &[("note", &third), ("skip", "1")]).await;
    assert_eq!(shown(&mut me, &table).await, None);
    assert_eq!(ticked(&me.get(&format!("/play/{GAME}")).await.body), Some(false), "who has played asks for it");
    let table = me.create(GAME, &[("seat-0", "me")]).await;
    assert_eq!(shown(&mut me, &table).await, None, "and is not guided unasked");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guided_game_ends_its_guide_by_itself() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create(GAME, &[("seat-0", "me"), ("guide", "1")]).await;
    let mut seen = Vec::new();
    // Reads all there is before each step. In two rounds no ship comes as far as the ground, so there is a third.
    let page = loop {
        let page = me.get(&table).await.body;
        if page.contains("Round 3") && note(&page).is_none() {
            break page;
        }
        if let Some(note) = note(&page).map(str::to_owned) {
            assert!(!seen.contains(&note), "{note} comes twice");
            me.post(&format!("{table}/guide"), &[("note", &note)]).await;
            seen.push(note);
        } else {
            let token = tokens(&page).remove(0);
            assert_eq!(me.act(&table, &page, &token).await.status, 303);
        }
    };
    assert!(seen.len() > 9 && seen.iter().any(|note| note == "guide-end"), "{seen:?}");
    assert!(!tokens(&page).is_empty(), "the game goes on without");
}

#[tokio::test(flavor = "multi_thread")]
async fn each_person_at_a_table_has_a_guide_of_their_own() {
    let house = House::open().await;
    let (mut one, mut two) = (house.browser(), house.browser());
    let table = one.create("pig", &[("seat-0", "me"), ("seat-1", "link"), ("guide", "1")]).await;
    assert_eq!(shown(&mut one, &table).await, None, "not before the game begins");
    let link = between(&one.get(&table).await.body, "/seat/", "\"").unwrap().to_owned();
    two.get(&format!("/seat/{link}")).await;
    assert_eq!(ticked(&two.get(&table).await.body), Some(true), "whoever is invited is asked too");
    two.post(&format!("{table}/sit"), &[("guide", "1")]).await;
    let before = two.get(&table).await.body;
    assert_eq!(shown(&mut one, &table).await.as_deref(), Some("guide-goal"));
    assert_eq!(note(&before), None, "it is not their turn");
    one.post(&format!("{table}/guide"), &[("note", "guide-goal")]).await;
    assert_eq!(shown(&mut one, &table).await, None);
    let after = two.get(&table).await.body;
    assert_eq!(after, before, "what somebody reads changes nobody else's page");

    // It becomes the other's turn, who has read nothing yet.
    loop {
        let page = one.get(&table).await.body;
        let Some(token) = tokens(&page).pop() else { break };
        one.act(&table, &page, &token).await;
    }
    assert_eq!(shown(&mut two, &table).await.as_deref(), Some("guide-goal"));
    assert_eq!(ticked(&one.get("/play/yacht").await.body), None, "a game without a guide offers none");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_reads_for_somebody_else_and_only_notes_are_kept() {
    let house = House::open().await;
    let (mut me, mut other) = (house.browser(), house.browser());
    let table = me.create(GAME, &[("seat-0", "me"), ("guide", "1")]).await;
    let page = me.get(&table).await.body;
    let first = note(&page).expect("a note").to_owned();
    assert_eq!(shown(&mut other, &table).await, None, "a spectator is not guided");
    let path = format!("{table}/guide");
    assert_eq!(other.post(&path, &[("note", &first)]).await.status, 403);
    other.create(GAME, &[("seat-0", "me")]).await;
    assert_eq!(other.post(&path, &[("skip", "1")]).await.status, 403);
    assert_eq!(me.post(&path, &[]).await.status, 400);
    // A note of a later moment is not read before it is shown.
    assert_eq!(me.post(&path, &[("note", "guide-landing")]).await.status, 303);
    let now = me.get(&table).await.body;
    assert_eq!((note(&now), version(&now)), (Some(first.as_str()), version(&page)));
    while let Some(note) = shown(&mut me, &table).await {
        me.post(&path, &[("note", &note)]).await;
    }
    let black = tokens(&page).into_iter().find(|token| token.starts_with('k')).expect("a black die");
    me.act(&table, &page, &black).await;
    assert_eq!(shown(&mut me, &table).await.as_deref(), Some("guide-landing"));
    assert_eq!(me.get(&path).await.location, table, "a reload leads back");
}
