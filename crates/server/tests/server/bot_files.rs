//! Bots that play by a file are for the command line alone: no visitor names files of the server, and no stored table makes
//! it read one.

use std::fs;

use conform::toys::Pig;
use contract::{Game, Inputs, Setup, Stream};
use search::{About, Net};
use table::Command;

use crate::bots::{leave, retried};
use crate::house::House;
use crate::metrics::{number, numbers};

/// Writes a net by which a bot could play pig, and returns its path.
fn net(house: &House) -> String {
    let game = Pig::new(&Setup::printed(2)).expect("pig");
    let net = Net::new(game.input_count(), &mut Stream::new("net", "test", 0));
    let path = house.database().with_file_name("pig.net");
    fs::write(&path, net.write(&About::of(&game, "test"))).expect("a file");
    path.to_str().expect("a path").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_cannot_name_a_file_whether_it_is_there_or_not() {
    let house = House::open().await;
    let mut me = house.browser();
    let there = net(&house);
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let missing = there.replace("pig.net", "pug.net");
    for bot in [format!("learned:{there}"), format!("learned:{missing}:0.5"), format!("tree:9:{there}")] {
        for (path, field) in [("/play/pig".to_owned(), "seat-1"), (format!("{table}/hand"), "bot")] {
            let refused = me.post(&path, &[("seat-0", "me"), ("seat", "0"), ("version", "0"), (field, &bot)]).await;
            assert_eq!(refused.status, 422, "{}", refused.body);
            assert!(refused.body.contains("is for the command line alone"), "{}", refused.body);
        }
    }
    assert!(!me.get("/play/pig").await.body.contains("learned"), "it is not offered");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stored_table_whose_bot_claims_a_file_waits_and_reads_none() {
    let house = House::open().await;
    let mut me = house.browser();
    let bot = format!("learned:{}", net(&house));
    leave(&house, "filed", [Some(&bot), None], &[(0, Command::Begin)]).await;
    assert_eq!(me.get("/table/filed").await.status, 200);
    retried(&mut me).await;
    let numbers = numbers(&mut me).await;
    assert_eq!(number(&numbers, "palisade_bot_turns_owed", ""), 1);
    assert_eq!(number(&numbers, "palisade_bot_turns_total", ""), 0, "the bot has played by the file");
}
