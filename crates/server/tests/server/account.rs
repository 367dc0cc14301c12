//! What decided a finished game, for everybody who looks.

use contract::{Record, SeatSet, Stream};

use crate::client::{Browser, between};
use crate::house::House;
use crate::midway::midway;

/// Returns the addresses in the ending that lead into the replay of a table.
fn replays(page: &str, table: &str) -> Vec<String> {
    let ending = between(page, "id=\"ending\"", "</section>").expect("an ending");
    let link = format!("href=\"{table}/replay/");
    let links = ending.split(&link).skip(1);
    links.map(|rest| format!("{table}/replay/{}", rest.split('"').next().unwrap())).collect()
}

/// Returns what the view of a finished table's last position says under this name.
async fn last(browser: &mut Browser, table: &str, name: &str) -> i64 {
    let record = Record::read(&browser.get(&format!("{table}/record")).await.body).unwrap();
    let maker = catalog::find("under-falling-skies").unwrap().maker;
    let face = (maker.make)(&record.setup((maker.info)()).unwrap()).unwrap();
    let (_, position) = record.replay(&*face).unwrap().pop().unwrap();
    position.view_json(SeatSet::NONE)[name].as_i64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_tells_what_decided_it_and_leads_to_its_steps() {
    let house = House::open().await;
    let (mut me, mut guest) = (house.browser(), house.browser());
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    assert!(!me.get(&table).await.body.contains("Round by round"), "not while it runs");
    let (_, end) = me.play_out(&table, &mut Stream::new("account", "forms", 0)).await;
    let decided = between(&end, "class=\"decided\">", "</p>").expect("what decided it");
    assert!(decided.contains("class=\"rule\"") && decided.contains("/replay/"), "{decided}");
    assert!(end.contains("Turning points"));
    let links = replays(&end, &table);
    assert!(links.len() > 4, "{links:?}");
    for link in links {
        assert_eq!(guest.get(&link).await.status, 200, "{link}");
    }
    let totals: Vec<i64> = between(&end, "<tfoot>", "</tfoot>")
        .unwrap()
        .split("<td>")
        .skip(1)
        .filter_map(|cell| cell.split('<').next()?.parse().ok())
        .collect();
    let [research, _, damage] = totals[..] else { panic!("{totals:?}") };
    assert_eq!(damage, last(&mut me, &table, "damage").await);
    assert_eq!(research, last(&mut me, &table, "research").await);
    let seen = guest.get(&table).await.body;
    assert!(seen.contains(decided) && seen.contains("Round by round"), "everybody may read it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_given_up_shows_its_rounds_and_one_without_an_account_its_result() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    let token = crate::client::tokens(&page).remove(0);
    me.act(&table, &page, &token).await;
    let version = crate::client::version(&me.get(&table).await.body);
    me.post(&format!("{table}/resign"), &[("version", &version), ("seat", "0")]).await;
    let end = me.get(&table).await.body;
    assert!(end.contains("Round by round") && !end.contains("class=\"decided\""), "{end}");
    let pig = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let (_, end) = me.play_out(&pig, &mut Stream::new("account", "pig", 0)).await;
    assert!(end.contains("id=\"ending\"") && !end.contains("Round by round"));
}

/// A blow at a palace ends the game at once; the strength of each side has a column.
#[tokio::test(flavor = "multi_thread")]
async fn a_column_of_one_seat_says_whose_it_is() {
    let line = "att1;7;1;main;fae/L2,W2,-:-,-,-:-,-,-/0/-/23.-25./-;west/L2,-,-:-,-,-:-,-,-/0/-/24.-25./-;d";
    let (house, mut me, tables) = midway("attack-the-tower", &[(line, &[("name", "Ann")])]).await;
    let page = me.get(&tables[0]).await.body;
    assert_eq!(me.act(&tables[0], &page, "1>2").await.status, 303);
    let mine = me.get(&tables[0]).await.body;
    let watched = house.browser().get(&tables[0]).await.body;
    let [mine, watched] = [&mine, &watched].map(|page| between(page, "<thead>", "</thead>").expect("an account"));
    assert!(mine.contains(">Your strength</th>"), "{mine}");
    for (head, name) in [(mine, "Bot (easy)</bdi>"), (watched, "Ann</bdi>"), (watched, "Bot (easy)</bdi>")] {
        let named = head.split("Strength of <bdi class=\"named\"><svg").skip(1).any(|rest| rest.contains(name));
        assert!(named, "{name}: {head}");
    }
}

/// Whatever every seat has a number of is drawn over the rounds, with a line and a name for each; the numbers are in the table.
#[tokio::test(flavor = "multi_thread")]
async fn what_every_seat_has_by_round_is_drawn_as_lines() {
    let line = "STD1 R22 build:E st=E | E E6 s5 cr0 p0 C:EQ0,ST1 T:- F:- | M M1 s5 cr0 p0 C:EQ5 T:- F:-";
    let (_house, mut me, tables) = midway("solar-tower-defense", &[(line, &[])]).await;
    let mut page = me.get(&tables[0]).await.body;
    while !page.contains("id=\"ending\"") {
        let offered = crate::client::tokens(&page);
        if let Some(token) = offered.iter().find(|token| ["end", "settle"].contains(&token.as_str())) {
            me.act(&tables[0], &page, token).await;
        }
        page = me.get(&tables[0]).await.body;
    }
    let charts: Vec<&str> = page.split("<figure class=\"chart\"").skip(1).collect();
    assert_eq!(charts.len(), 1, "of balances");
    for chart in charts {
        let (names, chart) = chart.split("</figure>").next().unwrap().split_once("</figcaption>").unwrap();
        assert_eq!([chart.matches("line-of a").count(), chart.matches("line-of b").count()], [1, 1], "{chart}");
        let [rounds, points] = ["<circle", "<rect"].map(|mark| chart.matches(mark).count());
        assert!(rounds == points && rounds == 3, "a mark for each of three rounds: {chart}");
        assert!(names.contains("Bot (easy)"), "whose line it is: {names}");
    }
}
