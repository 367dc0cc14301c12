//! The places after a game of more than two.

use contract::Stream;

use crate::client::{between, said};
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn of_three_the_end_lists_places_with_scores_and_of_two_scores_alone() {
    let house = House::open().await;
    let mut dice = Stream::new("places", "parley", 0);
    for seats in [2, 3] {
        let (table, mut people) = house.company("parley", seats, &[("name", "Ann"), ("option-rounds", "1")]).await;
        let mut page = people[0].get(&table).await.body;
        while !page.contains("id=\"ending\"") {
            for person in &mut people {
                page = person.play_out(&table, &mut dice).await.1;
            }
        }
        let page = said(&people[0].get(&table).await.body);
        assert_eq!(page.contains("id=\"places\""), seats == 3, "{page}");
        if seats == 3 {
            let places = between(&page, "id=\"places\"", "</table>").unwrap();
            assert!(places.contains("<caption>Places</caption>") && places.matches("<td>").count() == 6, "{places}");
            assert!(places.contains("<tr><td>1</td>") && places.contains("<bdi>Ann</bdi>"), "{places}");
            assert!(!page.contains("Score of"), "the scores are in the table");
        }
    }
}
