//! What the pages link.

use crate::client::between;
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn script_and_style_weigh_less_than_fifty_kilobytes_together() {
    let house = House::open().await;
    let me = house.browser();
    let page = me.clone().get("/").await.body;
    let mut weight = 0;
    for (after, until) in [("rel=\"stylesheet\" href=\"", "\""), ("defer src=\"", "\"")] {
        let path = between(&page, after, until).unwrap();
        let request = reqwest::Client::builder().no_proxy().build().unwrap().get(format!("{}{path}", house.base()));
        let answer = request.header("accept-encoding", "br").send().await.unwrap();
        assert_eq!(answer.headers()["content-encoding"], "br");
        weight += answer.bytes().await.unwrap().len();
    }
    assert!(weight < 50 * 1024, "{weight}");
}
