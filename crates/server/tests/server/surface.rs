//! Everything that a server can be asked: at two servers whose tables differ in what one seat did in secret and in nothing
//! else, every address answers everybody else the same, by every method; and what is refused leaves nothing behind.

pub(crate) mod addresses;
mod answers;
mod forms;
pub(crate) mod known;
pub(crate) mod pair;
mod programs;
pub(crate) mod side;

use std::collections::BTreeSet;

use addresses::SURFACE;
use answers::difference;
use pair::twins;
use side::Plea;

/// Compares what two servers answer to everything.
async fn compare(game: &str, finishing: &[&str], observers: &[&str]) {
    let ([mut one, mut other], secret) = twins(game, finishing).await;
    for side in [&mut one, &mut other] {
        side.observers.retain(|observer| observers.contains(&observer.who));
    }
    let answers = tokio::join!(one.ask_everything(), other.ask_everything());
    assert_eq!(answers.0.len(), answers.1.len());
    assert_eq!(difference(&answers.0, &answers.1), None, "what is done in secret can be told");
    assert!(answers.0.len() > 300 * observers.len(), "{} answers", answers.0.len());
    // The secret one's own page tells, so a difference would have been found.
    let page = SURFACE.iter().find(|asked| asked.path == "/table/{id}").unwrap();
    let mut planted = Vec::new();
    for (side, browser) in [&mut one, &mut other].into_iter().zip(secret) {
        side.observers[0].browser = browser;
        let address = side.observers[0].known.table.clone();
        let plea = Plea { method: "GET", address: &address, form: "", live: false };
        planted.push(vec![side.ask(0, page, &plea).await]);
    }
    assert!(difference(&planted[0], &planted[1]).is_some());
}

#[test]
fn no_address_is_left_out() {
    let listed: BTreeSet<&str> = SURFACE.iter().map(|asked| asked.path).collect();
    let served: BTreeSet<&str> = server::addresses().into_iter().collect();
    assert_eq!(listed, served, "say in this file what can be asked of a new address");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_keeps_what_is_prepared_in_secret() {
    compare("parley", &["done"], &["watcher", "stranger", "invited", "maker", "other"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_keeps_what_is_drawn_in_secret() {
    compare("raise-the-shields", &["ok"], &["stranger", "other"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_keeps_a_hand_that_is_drawn_and_burned() {
    compare("attack-the-tower", &["ok"], &["watcher", "maker"]).await;
}
