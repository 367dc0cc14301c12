//! Bots that a game brings itself are made, played and told like all others.

#[path = "../../search/tests/hold/mod.rs"]
mod hold;

use catalog::CatalogEntry;
use contract::{Seat, Setup};
use hold::PigBots;
use lab::Request;
use search::Nets;

const PIG: CatalogEntry = CatalogEntry::with::<PigBots>();

#[test]
fn a_setting_changes_what_a_bot_does_at_a_table() {
    let face = (PIG.maker.make)(&Setup::printed(2)).expect("pig");
    let position = face.start();
    let choose = |bot: &str| (PIG.player)(bot, &Nets::NONE).expect("a bot").choose(&position, Seat::FIRST, "seed");
    assert_eq!(choose("hold:at=0").as_deref(), Some("hold"));
    assert_eq!(choose("hold").as_deref(), Some("roll"));
    assert!((PIG.player)("hold:at=101", &Nets::NONE).is_err_and(|error| error.to_string().contains("from 0 to 100")));
}

#[test]
fn batches_are_played_by_them_and_reports_name_them() {
    let request = Request { games: 400, seed: "own", threads: 1, records: 1, progress: None };
    let play = |bots: [&str; 2]| (PIG.sim)(&Setup::printed(2), &bots.map(str::to_owned), &Nets::NONE, &request);
    let batch = play(["hold:at=20", "hold:at=3"]).expect("a batch");
    assert_eq!(batch.report.seats, ["hold", "hold:at=3"]);
    assert!(batch.report.wins[0] > 300, "{:?}", batch.report.wins);
    assert_eq!(batch.records[0].seats[1].bot.as_deref(), Some("hold:at=3"));
    assert!(play(["hold:at=200", "random"]).is_err_and(|error| error.to_string().contains("from 0 to 100")));
}

#[test]
fn whoever_thinks_a_turn_ahead_beats_chance_and_is_found_by_name() {
    let entry = catalog::find("exponential-chaos").expect("a game");
    let forms: Vec<String> = (entry.own_bots)().iter().map(ToString::to_string).collect();
    assert_eq!(forms, ["expectimax"]);
    let request = Request { games: 20, seed: "own", threads: 1, records: 0, progress: None };
    let bots = ["random", "expectimax"].map(str::to_owned);
    let report = (entry.sim)(&Setup::printed(2), &bots, &Nets::NONE, &request).expect("a batch").report;
    assert!(report.wins[1] >= 15, "{:?}", report.wins);

    let face = (entry.maker.make)(&Setup::printed(2)).expect("the game");
    let line = "ec1 n=2 r=1 f=1 t=1 ph=roll pl=222222222222.2/222222222222.2 inv=Y1:1,B1:2,P1:3 def=ymx rr=1 ms=0 pts=0 \
                q=- tb=-";
    let position = face.read(line).expect("a line");
    let choose = || (entry.player)("expectimax", &Nets::NONE).expect("a bot").choose(&position, Seat::FIRST, "seed");
    assert_eq!(choose().as_deref(), Some("R2"), "a missile is worth less than what may help");
    assert_eq!(choose(), choose());
}

#[test]
fn a_rule_of_thumb_beats_chance_and_its_habits_can_be_set() {
    let entry = catalog::find("solar-tower-defense").expect("a game");
    let forms: Vec<String> = (entry.own_bots)().iter().map(ToString::to_string).collect();
    assert_eq!(forms, ["thumb[:order=1..6][:centers=1..3][:turrets=0..10][:wave=1..6]"]);
    let request = Request { games: 20, seed: "own", threads: 1, records: 0, progress: None };
    let play = |bots: [&str; 2]| {
        (entry.sim)(&Setup::printed(2), &bots.map(str::to_owned), &Nets::NONE, &request).expect("a batch").report
    };
    let report = play(["random", "thumb"]);
    assert!(report.wins[1] >= 15, "{:?}", report.wins);
    // Ten turrets round one command center lose to three command centers.
    let report = play(["thumb:centers=1:turrets=10:wave=6", "thumb"]);
    assert!(report.wins[1] >= 15, "{:?}", report.wins);
}
