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

#[tokio::test(flavor = "multi_thread")]
async fn every_custom_property_that_is_used_is_defined() {
    let house = House::open().await;
    let mut me = house.browser();
    let page = me.get("/").await.body;
    let style = me.get(between(&page, "rel=\"stylesheet\" href=\"", "\"").unwrap()).await.body;
    let used = style.split("var(--").skip(1).filter_map(|part| part.split([')', ',']).next());
    for name in used {
        assert!(style.contains(&format!("--{name}:")), "--{name} is not defined");
    }
}
