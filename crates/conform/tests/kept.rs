//! What is kept of random games: one hash for all machines, and records that replay.

use std::fs;
use std::sync::Arc;

use conform::corpus::{CorpusError, replay, write};
use conform::golden;
use conform::toys::{Parley, Pig, Yacht};
use contract::{AnyGame, Determinize, Game, Maker, Notation, Setup, Speak};

fn face<G: Game + Notation + Speak + Determinize>(seats: u8) -> Arc<dyn AnyGame> {
    (Maker::of::<G>().make)(&Setup::printed(seats)).expect("the printed game is made")
}

#[test]
fn the_toys_play_the_same_games_on_every_machine() {
    let hashes = [face::<Pig>(2), face::<Yacht>(2), face::<Parley>(3)].map(|face| golden(&*face, "golden", 20));
    assert_eq!(hashes, GOLDEN.map(|hash| Ok(hash.to_owned())));
}

const GOLDEN: [&str; 3] = [
    "636d34f31d77bbe92c49bd147dcbdfbe33bc53dc9d3e6ebb8fde5f02595c1513",
    "c5a157afc9120b21ea89a44e15d5fca87463a2e0669735b4563297556ebfa8ad",
    "e90a6818bc2e674d05b1cb8cdac57022d9b2176799da8c65be80c994ca4b6d79",
];

#[test]
fn a_corpus_replays_and_a_changed_record_does_not() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let faces = [face::<Parley>(2), face::<Parley>(3)];
    write(folder.path(), &[&*faces[0], &*faces[1]], "corpus", 6).expect("the games are recorded");
    assert_eq!(replay(folder.path(), Maker::of::<Parley>()).ok(), Some(6));

    let file = folder.path().join("0003.toml");
    let text = fs::read_to_string(&file).expect("the record is there");
    for (changed, what) in [
        (text.replacen(" 15:", " 15:1", 1), "its numbers"),
        (text.replacen("offer:", "offer:9", 1), "a token"),
        (text.replacen("(R9)", "(R8)", 1), "the result"),
        (text.replacen("game = ", "game =  ", 1), "the writing"),
    ] {
        assert_ne!(changed, text, "{what} can be changed");
        fs::write(&file, changed).expect("the record is written");
        let error = replay(folder.path(), Maker::of::<Parley>()).expect_err(what);
        assert!(error.to_string().contains("0003.toml"), "{error}");
    }
    let other = replay(folder.path(), Maker::of::<Pig>());
    assert!(matches!(other, Err(CorpusError::Record { .. })), "{other:?}");
}
