//! A duel with hidden hands: nobody reads a card of the other hand, at a table of two devices or of one.

use contract::{Seat, Turn};

use crate::client::{between, logged, tokens, version};
use crate::house::House;
use crate::rematch::checked;
use crate::thought::{stored, think, told};

const GAME: &str = "attack-the-tower";
/// More actions than a game between simple players has.
const MOST: usize = 600;

/// Holds a page's log against what a seat, or nobody, may read; a page shows the last lines, the table has them all.
fn reads_no_more(page: &str, all: &[String]) {
    let shown: Vec<String> =
        logged(page).into_iter().filter(|token| token != "?").map(|token| token.replace("&gt;", ">")).collect();
    let all: Vec<&String> = all.iter().filter(|token| *token != "?").collect();
    let last = &all[all.len().saturating_sub(shown.len())..];
    assert!(shown.iter().eq(last.iter().copied()), "the page tells {shown:?}, and may tell {last:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_on_and_whoever_plays_reads_no_card_of_another_hand() {
    let house = House::open().await;
    let (table, mut people) = house.company(GAME, 2, &[("option-armies", "undead,east")]).await;
    let mut watcher = house.browser();
    let mut drawn = 0;
    for _ in 0..MOST {
        let now = stored(&house, &table).await;
        let Some(thought) = think(now.position()) else {
            assert_eq!(now.position().turn(), Turn::Over);
            break;
        };
        let page = people[thought.seat.index()].get(&table).await.body;
        assert_eq!(people[thought.seat.index()].act(&table, &page, &thought.token).await.status, 303, "{thought:?}");
        let now = stored(&house, &table).await;
        if now.position().turn() == Turn::Over {
            break;
        }
        // Every few steps everybody looks.
        if thought.token.starts_with('+') || now.steps().is_multiple_of(5) {
            let public = watcher.get(&table).await.body;
            reads_no_more(&public, &told(&now, None));
            assert!(tokens(&public).is_empty() && !public.contains("data-take"), "a spectator holds something");
            for (seat, person) in people.iter_mut().enumerate() {
                let page = person.get(&table).await.body;
                reads_no_more(&page, &told(&now, Some(Seat::new(seat))));
                assert!(!page.contains(&format!("take-{}-", 1 - seat)), "seat {seat} holds a card of the other");
            }
            let hidden = logged(&public).iter().filter(|token| *token == "=?").count();
            drawn += hidden;
        }
    }
    assert!(drawn > 0, "no card was drawn unseen");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_screen_goes_through_ten_windows_without_a_look_at_the_other_hand() {
    let house = House::open().await;
    let mut me = house.browser();
    let mut watcher = house.browser();
    let fields = [("seat-0", "me"), ("seat-1", "me"), ("name", "Ann"), ("name-1", "Bo"), ("option-armies", "west,fae")];
    let table = me.create(GAME, &fields).await;
    let (mut windows, mut covers) = (0, 0);
    for _ in 0..MOST {
        let now = stored(&house, &table).await;
        let Some(thought) = think(now.position()) else { break };
        let page = me.get(&table).await.body;
        let public = watcher.get(&table).await.body;
        let board = |page: &str| between(page, "id=\"board\"", "</section>").map(str::to_owned);
        let page = if page.contains("id=\"cover\"") {
            covers += 1;
            assert!(
                tokens(&page).is_empty() && !page.contains("data-take") && page.contains("events?as=none"),
                "{page}"
            );
            assert!(board(&page).is_none_or(|covered| Some(covered) == board(&public)), "the cover shows a hand");
            let next = format!("i-am-{}", thought.seat.index());
            assert!(page.contains(&format!("id=\"{next}\"")), "whoever is asked can take the screen: {thought:?}");
            assert_eq!(me.press(&page, &next).await.status, 303);
            me.get(&table).await.body
        } else {
            page
        };
        let other = 1 - thought.seat.index();
        assert!(page.contains(&format!("as={}", thought.seat.index())), "the screen is {thought:?}'s");
        assert!(!page.contains(&format!("take-{other}-")) && !page.contains(&format!("id=\"do-{other}-")));
        reads_no_more(&page, &told(&now, Some(thought.seat)));
        if tokens(&page).contains(&"-".to_owned()) {
            windows += 1;
            let dock = between(&page, &format!("id=\"tray-{}\"", thought.seat.index()), "id=\"preview\"").unwrap();
            assert!(!dock.contains("btn primary") || tokens(dock).len() == 1, "nothing beckons beside a pass: {dock}");
            assert_eq!(tokens(dock)[0], "-", "whoever only wants to pass finds it first: {dock}");
            let card = dock.find("class=\"take");
            assert!(
                card.is_none_or(|card| dock.find("class=\"actions pass\"") < Some(card)),
                "before the cards: {dock}"
            );
        }
        // Whoever holds cards is asked: both take them rather than bases.
        let token = if tokens(&page).iter().any(|token| token == "+A") { "+A" } else { &thought.token };
        assert_eq!(me.act(&table, &page, token).await.status, 303, "{thought:?}");
        if windows >= 10 && covers >= 10 {
            return;
        }
    }
    panic!("{windows} windows, {covers} covers");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_duel_is_checked_watched_again_and_gone_on_from() {
    let house = House::open().await;
    // Nobody is attacked before the second turn, in which the second one leaves it to a bot, which ends the game.
    let short = [
        ("option-armies", "fae,undead"),
        ("option-palace_power", "6"),
        ("option-first_turn_attack", "false"),
        ("name", "Ann"),
    ];
    let (table, mut people) = house.company(GAME, 2, &short).await;
    let (mut left, mut over, mut moves) = (false, false, 0);
    while moves < MOST {
        let now = stored(&house, &table).await;
        if now.position().turn() == Turn::Over {
            over = true;
            break;
        }
        let Some(thought) = think(now.position()) else { continue };
        if thought.seat.index() == 1 && left {
            continue;
        }
        let page = people[thought.seat.index()].get(&table).await.body;
        people[thought.seat.index()].act(&table, &page, &thought.token).await;
        moves += 1;
        if !left && now.position().round() > 1 {
            let page = people[1].get(&table).await.body;
            let version = version(&page);
            let given = [("version", version.as_str()), ("seat", "1"), ("bot", "greedy")];
            assert_eq!(people[1].post(&format!("{table}/hand"), &given).await.status, 303);
            left = true;
        }
    }
    assert!(over && left, "the game ends, and a bot has come in");
    let record = checked(&mut people[0], GAME, &table).await;
    assert!(record.result.is_some() && record.steps.len() > 40);
    let mut guest = house.browser();
    let steps = stored(&house, &table).await.steps();
    for step in (0..steps).step_by(9) {
        let page = guest.get(&format!("{table}/replay/{step}")).await;
        assert!(page.status == 200 && page.body.contains(&format!("{table}/branch?step={step}")), "step {step}");
    }
    assert_eq!(guest.get(&format!("{table}/record.json")).await.status, 200);
    let page = guest.get(&format!("{table}/branch?step=30")).await.body;
    let branch = guest.press(&page, "open").await;
    assert_eq!(branch.status, 303, "{}", branch.body);
    assert_eq!(stored(&house, &branch.location).await.position().setup().options["palace_power"], "6");
}
