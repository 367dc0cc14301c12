//! Which city fell is seen wherever the end of a game is looked at, though the line of the end does not say which of two
//! full ones it was.

use crate::client::{Browser, between, tokens};
use crate::house::House;

/// So many attacks fill a sector; the next one there destroys its city.
const FULL: u8 = 4;

/// Returns the sector that an assignment attacks, from 0, where no die of it is changed.
fn attacked(token: &str) -> Option<usize> {
    let is_plain = token.starts_with('w') && !token.contains(['+', '-']);
    token.chars().last().filter(|_| is_plain)?.to_digit(10)?.checked_sub(1).map(|sector| sector as usize)
}

/// Says how much somebody wants to do this who fills two sectors, draws as little as may be, so that no shield comes up,
/// declines all abilities, and attacks the later of the two at last.
fn wish(token: &str, hits: [u8; 6]) -> usize {
    let full: Vec<usize> = (0..6).filter(|sector| hits[*sector] == FULL).collect();
    match attacked(token) {
        Some(sector) if full.len() < 2 && hits[sector] < FULL => {
            let shape = between(token, "s", "a").and_then(|shape| shape.parse::<usize>().ok()).unwrap_or(0);
            20 + 10 * usize::from(hits[sector]) - shape
        }
        Some(sector) if full.len() == 2 && full[1] == sector => 70,
        Some(_) => 1,
        None if token == "ok" => 60,
        None if token.starts_with('c') && token.ends_with('-') => 50,
        None if token.starts_with('d') => 10,
        None => 0,
    }
}

/// Plays a game for one to its end; returns the sector that was attacked last, from 0.
async fn play(me: &mut Browser, table: &str) -> usize {
    let (mut hits, mut last) = ([0; 6], 0);
    loop {
        let page = me.get(table).await.body;
        let tokens = tokens(&page);
        let Some(token) = tokens.iter().max_by_key(|token| wish(token, hits)) else { return last };
        if let Some(sector) = attacked(token) {
            last = sector;
            hits[sector] = FULL.min(hits[sector] + 1);
        }
        assert_eq!(me.act(table, &page, token).await.status, 303, "{token}");
    }
}

/// Returns the sectors, from 0, whose cities are crossed out on the board of a page.
fn crossed_out(page: &str) -> Vec<usize> {
    let board = between(page, "id=\"board\"", "</svg>").expect("a board");
    let ruins = board.match_indices("class=\"ruin").map(|(at, _)| board[..at].matches("class=\"r-city").count());
    ruins.map(|cities| cities - 1).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_city_that_fell_is_crossed_out_at_the_end_after_a_restart_and_in_the_replay() {
    let house = House::open().await;
    let mut me = house.browser();
    // Where all dice show what must not be attacked, or a shield is up, another game is played.
    let (table, fallen, steps) = loop {
        let solo = [("seat-0", "me"), ("option-solo_setup_dice", "0")];
        let table = me.create("raise-the-shields", &solo).await;
        let last = play(&mut me, &table).await;
        let first = me.get(&format!("{table}/replay/0")).await.body;
        let steps = between(&first, "Step 0 of ", "<").unwrap().split(['.', ' ']).next().unwrap();
        let end = me.get(&format!("{table}/replay/{steps}")).await.body;
        let line = between(&end, "class=\"position\">", "<").unwrap();
        let hits = line.rsplit(' ').nth(2).unwrap();
        if hits.matches('4').count() == 2 && line.contains(" over =- ") && hits.rfind('4') == Some(last) {
            break (table, last, steps.parse::<usize>().unwrap());
        }
    };
    assert_eq!(crossed_out(&me.get(&table).await.body), [fallen]);
    let house = house.restart().await;
    me.base = house.base();
    for mut browser in [me, house.browser()] {
        for (path, crossed) in [
            (table.clone(), vec![fallen]),
            (format!("{table}/replay/{steps}"), vec![fallen]),
            (format!("{table}/replay/{}", steps - 1), Vec::new()),
        ] {
            assert_eq!(crossed_out(&browser.get(&path).await.body), crossed, "{path}");
        }
    }
}
