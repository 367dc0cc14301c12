//! Two hundred recorded games of rules version 1, for one to six, printed and under every option, replayed bit for bit:
//! every step is legal, every outcome follows from its numbers, the end is the one noted, and written again the record is
//! the same text.

use std::path::Path;

use conform::corpus;
use contract::Maker;
use raise_the_shields::RaiseTheShields;

#[test]
fn every_recorded_game_replays_bit_for_bit() -> Result<(), corpus::CorpusError> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/raise-the-shields/1/games");
    assert_eq!(corpus::replay(&games, Maker::of::<RaiseTheShields>())?, 200);
    Ok(())
}
