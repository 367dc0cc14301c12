//! Two servers whose tables differ in what one seat has done in secret, and in nothing else.

use std::path::Path;

use sqlx::{Connection, SqliteConnection};

use super::known::Known;
use super::side::{Observer, Side};
use crate::client::{Browser, between, tokens, version};
use crate::house::{House, entry};

/// The seat that acts in secret. The maker of the table has another one.
pub(crate) const SECRET: usize = 1;

/// Makes a table and two servers on copies of it. At the second one seat 1 has taken steps in secret.
pub(super) async fn twins(game: &str, finishing: &[&str]) -> ([Side; 2], [Browser; 2]) {
    let house = House::at(1_760_000_000_000).await;
    let (table, mut people) = choosing(&house, game).await;
    let last = people.len() - 1;
    let link = people[last].seen.iter().find_map(|seen| between(seen, "invite=", ";").map(str::to_owned)).unwrap();
    let mut stranger = house.browser();
    stranger.create("pig", &[("seat-0", "me"), ("seat-1", "random")]).await;
    let watcher = house.browser();
    let mut invited = house.browser();
    invited.cookies.insert("invite".to_owned(), link.clone());
    let page = people[last].get(&table).await.body;
    let (database, now) = (house.database(), house.clock.now());
    house.server.stop().await.unwrap();
    let one = House::on_a_copy_of(&database, now).await;
    let other = House::on_a_copy_of(&database, now).await;
    let secret = [&one, &other].map(|house| people[SECRET].clone().at(&house.base()));
    let mut sides = Vec::new();
    for house in [one, other] {
        let observer = |who, browser: &Browser| Observer {
            who,
            browser: browser.clone().at(&house.base()),
            known: Known {
                table: table.clone(),
                version: version(&page).parse().unwrap(),
                tokens: tokens(&page).into_iter().filter(|token| token != "draw").take(4).collect(),
                link: link.clone(),
            },
        };
        let observers = vec![
            observer("watcher", &watcher),
            observer("stranger", &stranger),
            observer("invited", &invited),
            observer("maker", &people[0]),
        ];
        // Where two play, the maker is the only other one.
        let other = (last > SECRET).then(|| observer("other", &people[last]));
        let observers = observers.into_iter().chain(other).collect();
        let database = reader(&house.database()).await;
        sides.push(Side { house, observers, database });
    }
    let mut sides: [Side; 2] = sides.try_into().unwrap_or_else(|_| unreachable!("there are two"));
    let mut browser = secret[1].clone();
    let mut steps_taken = 0;
    loop {
        let page = browser.get(&table).await.body;
        let Some(token) = tokens(&page).into_iter().find(|token| !finishing.contains(&token.as_str())) else { break };
        assert_eq!(browser.act(&table, &page, &token).await.status, 303);
        steps_taken += 1;
    }
    assert!(steps_taken > 1, "{steps_taken} steps in secret");
    // Both have been read from the disk.
    for (side, browser) in sides.iter_mut().zip(&secret) {
        browser.clone().get(&table).await;
        side.changes().await;
    }
    (sides, secret)
}

/// Makes a table of three, or of two where the game is for two, who are all about to choose in secret.
pub(crate) async fn choosing(house: &House, game: &str) -> (String, Vec<Browser>) {
    let seats = usize::from(*entry(game).info().seats.end()).min(3);
    let (table, mut people) = house.company(game, seats, &[]).await;
    loop {
        let mut asked = Vec::new();
        for person in &mut people {
            asked.push(person.get(&table).await.body);
        }
        let mut at_work = asked.iter().enumerate().filter(|(_, page)| !tokens(page).is_empty());
        match (at_work.clone().count(), at_work.next()) {
            (many, _) if many == seats => return (table, people),
            (_, Some((seat, page))) => {
                assert_eq!(people[seat].act(&table, page, &tokens(page)[0]).await.status, 303);
            }
            _ => panic!("nobody is asked"),
        }
    }
}

/// Opens a database to be read alone.
pub(crate) async fn reader(database: &Path) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite://{}?mode=ro", database.display())).await.unwrap()
}
