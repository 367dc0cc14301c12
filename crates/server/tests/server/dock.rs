//! The dock: what gives something up asks first, Undo keeps its place, and steps that decide nothing are played.

use contract::{Dice, Stream};

use crate::client::{Browser, between, logged, tokens, version};
use crate::house::House;
use crate::midway::midway;

/// Ends the rooms phase.
const END: &str = ".";
const GAME: &str = "under-falling-skies";

/// Says for each button of a token whether a question stands around it.
fn asks(page: &str, token: &str) -> Vec<bool> {
    let button = format!("name=\"token\" value=\"{token}\"");
    let before = page.match_indices(&button).map(|(at, _)| &page[..at]);
    before.map(|before| before.rfind("<details class=\"asks\"") > before.rfind("</details>")).collect()
}

/// Plays a game by the dice up to a page that is wanted.
async fn until(me: &mut Browser, wanted: impl Fn(&str) -> bool) -> (String, String) {
    for number in 0..40 {
        let (table, mut dice) = (me.create(GAME, &[("seat-0", "me")]).await, Stream::new("dock", GAME, number));
        loop {
            let page = me.get(&table).await.body;
            let offered = tokens(&page);
            if offered.is_empty() {
                break;
            }
            if wanted(&page) {
                return (table, page);
            }
            let token = &offered[dice.below(offered.len() as u32) as usize];
            assert_eq!(me.act(&table, &page, token).await.status, 303, "{token}");
        }
    }
    panic!("no game came to such a page");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_robot_is_scrapped_from_the_list_and_only_after_a_question() {
    let house = House::open().await;
    let mut me = house.browser();
    let (_, page) = until(&mut me, |page| {
        let offered = tokens(page);
        offered.iter().any(|token| token.starts_with('-')) && offered.iter().any(|token| token.starts_with('k'))
    })
    .await;
    for token in tokens(&page).into_iter().filter(|token| token.starts_with('-')) {
        let space = &token[1..];
        assert_eq!(asks(&page, &token), [true], "{token} stands once, behind a question");
        assert!(page.contains(&format!("<p>Scrap the robot on {space}?</p>")), "{token}");
        let dock = between(&page, "id=\"tray-0\"", "id=\"preview\"").unwrap();
        assert!(!dock.contains(&format!("value=\"{token}\"")), "{token} is no answer to the question");
        let on_board = page.split("data-token=\"").skip(1).filter_map(|part| part.split_once('"'));
        assert!(on_board.flat_map(|(tokens, _)| tokens.split(' ')).all(|other| other != token), "{token}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phase_ends_at_once_only_when_nothing_is_left_to_do() {
    let house = House::open().await;
    let mut me = house.browser();
    let can_use = |page: &str| page.contains("class=\"target\"") && tokens(page).contains(&END.to_owned());
    let (table, page) = until(&mut me, can_use).await;
    assert!(asks(&page, END).iter().all(|asks| *asks), "in list and dock");
    let question = between(&page, "<div class=\"sure\"><p>", "</p>").unwrap();
    assert!(question.contains("End the phase?"), "{question}");
    assert!(!between(&page, "id=\"tray-0\"", "id=\"preview\"").unwrap().contains("primary"));
    // The question is the page's: who has answered it is not asked again by the table.
    assert_eq!(me.act(&table, &page, END).await.status, 303);
    let nothing_to_use = |page: &str| {
        let offered = tokens(page);
        offered.contains(&END.to_owned()) && offered.iter().all(|token| !token.starts_with('!'))
    };
    let (_, done) = until(&mut me, nothing_to_use).await;
    assert!(asks(&done, END).iter().all(|asks| !asks), "nothing is left to do");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_that_decides_nothing_is_played_unless_one_wants_to_press() {
    let house = House::open().await;
    let mut me = house.browser();
    let rooms = |page: &str| tokens(page).contains(&END.to_owned());
    let (table, page) = until(&mut me, rooms).await;
    me.act(&table, &page, END).await;
    let after = me.get(&table).await.body;
    let done = logged(&after);
    assert!(done.contains(&"m".to_owned()), "{done:?}");
    assert!(!tokens(&after).contains(&"m".to_owned()));

    // Only a game that has such steps offers to press them.
    let other = me.create("raise-the-shields", &[("seat-0", "me")]).await;
    let switch = "id=\"press-forced\"";
    assert!(page.contains(switch) && !me.get(&other).await.body.contains(switch));

    me.presses_forced();
    let (table, page) = until(&mut me, rooms).await;
    me.act(&table, &page, END).await;
    let waits = me.get(&table).await.body;
    assert_eq!(tokens(&waits).first().map(String::as_str), Some("m"), "it waits for the press");
    me.act(&table, &waits, "m").await;
    assert_ne!(version(&me.get(&table).await.body), version(&waits));
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_keeps_its_place_and_says_how_long_it_works() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create(GAME, &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    let undo = |page: &str| between(page, "class=\"undo\"", "</form>").unwrap().to_owned();
    assert!(undo(&page).contains("aria-disabled=\"true\"") && undo(&page).contains("Until chance decides"));
    assert!(undo(&page).contains("type=\"button\""), "a press sends nothing");
    let black = tokens(&page).into_iter().find(|token| token.starts_with('k')).unwrap();
    me.act(&table, &page, &black).await;
    let page = me.get(&table).await.body;
    assert!(!undo(&page).contains("aria-disabled") && !undo(&page).contains("Until new dice"));
}

/// A newcomer looks for the answer where the question is.
#[tokio::test(flavor = "multi_thread")]
async fn of_few_places_each_stands_beside_the_question_too_until_one_is_pointed_out() {
    let house = House::open().await;
    let (table, mut people) = house.company("attack-the-tower", 2, &[("guide", "")]).await;
    let dock = |page: &str| between(page, "id=\"tray-0\"", "id=\"preview\"").unwrap().to_owned();
    let page = people[0].get(&table).await.body;
    assert_eq!(tokens(&dock(&page)).len(), 4, "four armies: {}", dock(&page));
    assert!(!dock(&page).contains("primary"), "none is what one is expected to do");
    people[0].act(&table, &page, &tokens(&dock(&page))[0]).await;
    let page = people[1].get(&table).await.body;
    people[1].act(&table, &page, &tokens(&page)[0]).await;
    let me = &mut people[0];
    let page = me.get(&table).await.body;
    let piles = tokens(&dock(&page));
    assert_eq!(piles.len(), 2, "two piles: {}", dock(&page));
    let aim = format!("{table}?version={}&seat=0&token={}", version(&page), crate::client::escape(&piles[0]));
    let aimed = me.get(&aim).await.body;
    assert_eq!(tokens(&dock(&aimed)), [piles[0].clone()], "{}", dock(&aimed));
    let would = crate::preview::words(between(&aimed, "<ul class=\"would\">", "</ul>").unwrap());
    assert!(would.starts_with("One card of 25: ") && would.ends_with("Then chance decides."), "{would}");
    // What is drawn in secret is counted for whoever drew it.
    me.act(&table, &page, &piles[0]).await;
    let page = me.get(&table).await.body;
    let own = between(&page, "id=\"stands-0\"", "</li>").unwrap();
    assert!(own.contains("<b>1</b>"), "a hand of one: {own}");
}

/// What is pointed out is the button that the dock leads with; it stands there once, and so does the pass.
#[tokio::test(flavor = "multi_thread")]
async fn a_button_that_is_pointed_out_stands_once() {
    let line = "STD1 R12 build:E st=E | E E4 s3 cr50 p4 C:ST1 T:NT2 F:- | M M3 s3 cr38 p4 C:EQ5 T:NP F:-";
    let (_house, mut me, tables) = midway("solar-tower-defense", &[(line, &[])]).await;
    let page = me.get(&tables[0]).await.body;
    let dock = |page: &str| between(page, "id=\"tray-0\"", "id=\"preview\"").unwrap().to_owned();
    assert_eq!(tokens(&dock(&page)), ["end"], "what is bought stands on its shelf");
    // What is given up asks once more, and the dock does not lead with it.
    let offered: Vec<String> = tokens(&page).into_iter().filter(|token| !token.starts_with('X')).collect();
    assert!(offered.len() > 3, "{offered:?}");
    for token in &offered {
        let aim = format!("{}?seat=0&version={}&token={}", tables[0], version(&page), crate::client::escape(token));
        let aimed = dock(&me.get(&aim).await.body);
        let mut expected = vec!["end".to_owned()];
        if token != "end" {
            expected.push(token.clone());
        }
        let mut stands = tokens(&aimed);
        stands.sort();
        expected.sort();
        assert_eq!(stands, expected, "{token} is pointed out: {aimed}");
        let primary = aimed.split("class=\"btn primary\"").nth(1).map(|rest| tokens(rest)[0].clone());
        assert_eq!(primary.as_ref(), Some(token));
    }
}

/// A place that is not pointed out is told apart by its name alone.
#[tokio::test(flavor = "multi_thread")]
async fn no_two_places_beside_the_question_have_the_same_words() {
    let line = "ec1 n=2 r=1 f=1 t=1 ph=choose pl=222222222222.2/222222222222.2 inv=Y1:0,B1:0,P1:0 def=XXr rr=0 ms=0 pts=0 \
        q=- tb=- hc=1:2:2 opt=sector_hit:owner_chooses";
    let (house, mut me, tables) =
        midway("exponential-chaos", &[(line, &[("option-sector_hit", "owner_chooses")])]).await;
    let page = me.get(&tables[0]).await.body;
    let dock = between(&page, "id=\"tray-0\"", "id=\"preview\"").unwrap();
    let words: Vec<&str> =
        dock.split("</button>").filter_map(|button| button.rsplit_once('>')).map(|(_, words)| words).collect();
    assert!(words[0].contains("outer city") && words[1].contains("inner city"), "{words:?}");
    drop(house);
}

/// What ends a question looks like its answer where it stands alone, and the place that is meant lies far away.
#[tokio::test(flavor = "multi_thread")]
async fn what_goes_on_at_a_place_stands_beside_what_stops() {
    let line = "ec1 n=2 r=1 f=1 t=1 ph=rebuild pl=122222222222.2/222222222222.2 inv=Y1:0,B1:0,P1:0 def=XXr rr=0 ms=0 pts=1 \
        q=- tb=-";
    let (house, mut me, tables) = midway("exponential-chaos", &[(line, &[])]).await;
    let page = me.get(&tables[0]).await.body;
    let dock = between(&page, "id=\"tray-0\"", "id=\"preview\"").unwrap();
    assert_eq!(tokens(dock).len(), 2, "{dock}");
    assert!(tokens(dock)[0] == "+1o" && dock.contains("Repair the outer city of sector 1"), "{dock}");
    assert!(!dock.contains("btn primary"), "neither is what one is expected to do: {dock}");
    drop(house);
}
