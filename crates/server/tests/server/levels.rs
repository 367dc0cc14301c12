//! Bots by how strong they are.

use crate::client::between;
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn levels_are_offered_by_name_and_the_middle_one_first() {
    let house = House::open().await;
    let page = house.browser().get("/play/under-falling-skies").await.body;
    let offered = between(&page, "name=\"bot-0\"", "</select>").expect("a list");
    let places: Vec<usize> = ["beginner", "casual", "skilled\" selected", "expert", "master", "random"]
        .iter()
        .map(|name| offered.find(&format!("value=\"{name}")).unwrap_or_else(|| panic!("{name}: {offered}")))
        .collect();
    assert!(places.is_sorted(), "{offered}");
    assert!(offered.contains("% of standard games"), "{offered}");
    assert!(!offered.contains("flat:"), "{offered}");
}
