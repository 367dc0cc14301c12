//! What programs are told about the games on offer.

use serde_json::{Value, json};

use super::program::Program;
use crate::house::House;

/// A table made of what a preset lists has these options, and all others as printed.
#[tokio::test(flavor = "multi_thread")]
async fn a_preset_is_played_as_it_is_listed() {
    let house = House::open().await;
    let me = Program::new(&house.base()).fresh().await;
    let games = me.get("/games").await.body;
    let mut made = 0;
    for game in games["games"].as_array().unwrap() {
        for preset in game["presets"].as_array().unwrap() {
            let names = [&preset["name"], &preset["about"]].map(|text| text.as_str().unwrap());
            assert!(names.iter().all(|text| !text.is_empty() && !text.contains("preset-")), "{names:?}");
            let mut seats = vec!["link"; game["seats"][0].as_u64().unwrap() as usize];
            seats[0] = "me";
            let body = json!({ "game": game["id"], "seats": seats, "options": preset["options"] });
            let table = me.post("/tables", &body).await.body;
            let seen = me.get(&format!("/tables/{}", table["id"].as_str().unwrap())).await.body;
            for option in game["options"].as_array().unwrap() {
                let key = option["key"].as_str().unwrap();
                let listed: &Value = preset["options"].get(key).unwrap_or(&option["default"]);
                assert_eq!(&seen["options"][key], listed, "{key} of {preset}");
            }
            made += 1;
        }
    }
    assert!(made >= 3, "{made} presets");
}
