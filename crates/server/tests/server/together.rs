//! A form may send several actions, done all or none; one press takes them back.

use crate::client::{tokens, version};
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn what_a_form_sends_together_is_done_and_undone_together() {
    let house = House::open().await;
    let (table, mut people) = house.company("parley", 2, &[]).await;
    let me = &mut people[0];
    let page = me.get(&table).await.body;
    let offer = tokens(&page).into_iter().find(|token| token.starts_with("offer")).unwrap();
    let seen = version(&page);
    let fields =
        |tokens: [&'static str; 2]| [("version", "0"), ("seat", "0"), ("token", tokens[0]), ("token", tokens[1])];
    for wrong in [fields(["draw", "done"]), fields(["done", "draw"])] {
        let form = wrong.map(|(name, value)| (name, if name == "version" { seen.as_str() } else { value }));
        let reply = me.post(&format!("{table}/act"), &form).await;
        assert_eq!(reply.status, 422, "{}", reply.body);
        assert!(reply.body.contains("class=\"refusal\""));
        assert_eq!(version(&me.get(&table).await.body), seen, "nothing has been done");
    }
    let both = [("version", seen.as_str()), ("seat", "0"), ("token", ""), ("token", &offer), ("token", "done")];
    assert_eq!(me.post(&format!("{table}/act"), &both).await.status, 303);
    let page = me.get(&table).await.body;
    assert!(tokens(&page).is_empty());
    assert_eq!(me.post(&format!("{table}/act"), &both).await.status, 303, "sent twice, done once");
    assert_eq!(version(&me.get(&table).await.body), version(&page));
}
