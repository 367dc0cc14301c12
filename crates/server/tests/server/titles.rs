//! What a seat is called before anybody has a name there: as the game calls it, or by its number, never by a letter.

use crate::client::{between, said};
use crate::house::House;

const GAME: &str = "solar-tower-defense";

/// Returns what a form calls its seats.
fn called(page: &str) -> Vec<&str> {
    page.split("id=\"called-").skip(1).map(|part| between(part, ">", "</span>").unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_calls_seats_by_their_planets_and_others_by_number() {
    let house = House::open().await;
    let mut me = house.browser();
    for (address, names) in [
        (GAME, vec!["Earth", "Mars"]),
        ("solar-tower-defense?homes=mars_ceres", vec!["Mars", "Ceres"]),
        ("solar-tower-defense?homes=nowhere", vec!["Earth", "Mars"]),
        ("attack-the-tower", vec!["Seat 1", "Seat 2"]),
        ("raise-the-shields", vec!["Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5", "Seat 6"]),
    ] {
        let page = me.get(&format!("/play/{address}")).await.body;
        assert_eq!(called(&page), names, "{address}");
    }
    let page = me.get(&format!("/play/{GAME}")).await.body;
    let values = page.split("data-seats=\"").skip(1).map(|part| part.split('"').next().unwrap());
    assert_eq!(values.collect::<Vec<_>>(), ["Earth|Mars", "Earth|Ceres", "Mars|Ceres"], "for the script");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_calls_whoever_is_to_come_so_too() {
    let house = House::open().await;
    let mut me = house.browser();
    for (game, option, called) in [
        (GAME, ("option-homes", "mars_ceres"), "<bdi>Ceres</bdi>"),
        ("raise-the-shields", ("seat-2", "link"), "<bdi>Seat 3</bdi>"),
    ] {
        me.get(&format!("/play/{game}")).await;
        let table = me.create(game, &[("seat-0", "me"), ("seat-1", "link"), option]).await;
        let page = said(&me.get(&table).await.body);
        assert!(page.contains(called), "{page}");
    }
}
