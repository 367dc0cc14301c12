//! What is always in view: the phases of the round, the numbers of every seat, and what an action would make of them.

use contract::{Dice, Stream};

use crate::client::{between, said, tokens, version};
use crate::house::House;
use crate::preview::preview;

/// Reads the numbers of the first seat: each as it is, and as it would be.
fn numbers(page: &str) -> Vec<(u16, Option<u16>)> {
    let glance = between(page, "id=\"glance\"", "</dl>").expect("numbers are in view");
    let number = |vital: &str| {
        let now = between(vital, "<b>", "</b>").and_then(|text| text.parse().ok()).expect("a number");
        (now, between(vital, "\u{2192}</span>", "</span>").and_then(|text| text.parse().ok()))
    };
    glance.split("class=\"vital").skip(2).map(number).collect()
}

/// Returns the phase that is marked.
fn phase(page: &str) -> Option<&str> {
    between(page, "aria-current=\"step\">", "<").map(|name| name.split(' ').next().unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_preview_says_of_the_numbers_comes_true() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let mut dice = Stream::new("glance", "numbers", 0);
    let mut foreseen = 0;
    for _ in 0..150 {
        let page = me.get(&table).await.body;
        let (all, before) = (tokens(&page), phase(&page).map(str::to_owned));
        if all.is_empty() {
            break;
        }
        assert!(
            before.is_some() && page.contains("<ol class=\"phases\" aria-label=\"Phases of the round\">"),
            "{page}"
        );
        let token = &all[dice.below(all.len() as u32) as usize];
        let told = numbers(&preview(&mut me, &table, 0, &version(&page), token).await.body);
        assert_eq!(
            numbers(&page).iter().map(|number| number.0).collect::<Vec<_>>(),
            told.iter().map(|number| number.0).collect::<Vec<_>>()
        );
        assert_eq!(me.act(&table, &page, token).await.status, 303);
        let after = me.get(&table).await.body;
        // Where another phase begins, more has happened than the action.
        if phase(&after) == before.as_deref() && told.iter().any(|number| number.1.is_some()) {
            foreseen += 1;
            let would: Vec<u16> = told.iter().map(|(now, would)| would.unwrap_or(*now)).collect();
            assert_eq!(numbers(&after).iter().map(|number| number.0).collect::<Vec<_>>(), would, "{token}");
        }
    }
    assert!(foreseen > 2, "{foreseen} numbers were foreseen");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_strip_says_what_each_seat_does_and_shows_nobody_more_than_they_know() {
    let house = House::open().await;
    let (table, mut people) = house.company("raise-the-shields", 3, &[]).await;
    let strip = |page: &str| said(between(page, "id=\"glance\"", "</section>").expect("a strip"));
    let page = people[0].get(&table).await.body;
    assert_eq!(strip(&page).matches(">choosing<").count(), 3);
    let before = strip(&people[1].get(&table).await.body);
    let mut dice = Stream::new("glance", "strip", 0);
    // One seat works to its end; what its drawing comes to is its own until all is shown, that it is ready is not.
    people[0].play_out(&table, &mut dice).await;
    let after = strip(&people[1].get(&table).await.body);
    assert_eq!(after.matches(">ready<").count(), 1);
    let numbers = |strip: &str| {
        strip.split("<dd>").skip(1).map(str::to_owned).map(|part| part[..12].to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(numbers(&before), numbers(&after));
}

/// Before the first turn nobody has lost a territory: none is laid out yet.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_critical_before_a_game_begins() {
    let house = House::open().await;
    let (table, mut people) = house.company("attack-the-tower", 2, &[("option-armies", "fae,west")]).await;
    let page = people[0].get(&table).await.body;
    assert!(page.contains("class=\"vital\"") && !page.contains("class=\"vital critical\""), "{page}");
}
