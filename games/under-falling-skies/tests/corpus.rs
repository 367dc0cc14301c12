//! Two hundred recorded games of rules version 1, replayed bit for bit: every step is legal, every outcome follows from
//! its numbers, the end is the one noted, and written again the record is the same text.

use std::path::Path;

use conform::corpus;
use contract::Maker;
use under_falling_skies::UnderFallingSkies;

#[test]
fn every_recorded_game_replays_bit_for_bit() -> Result<(), corpus::CorpusError> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/under-falling-skies/1/games");
    assert_eq!(corpus::replay(&games, Maker::of::<UnderFallingSkies>())?, 200);
    Ok(())
}
