//! What must hold of the drawing of Exponential Chaos: every place can be pressed, every action is seen before it is done,
//! and what the dice do is seen once it is done. The tests are in the files beside this one, one for each subject.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

#[path = "common/offered.rs"]
mod offered;
#[path = "common/sound.rs"]
mod sound;
#[path = "common/tried.rs"]
mod tried;

#[path = "exponential_chaos/dice.rs"]
mod dice;
#[path = "exponential_chaos/drawing.rs"]
mod drawing;
#[path = "exponential_chaos/end.rs"]
mod end;
#[path = "exponential_chaos/ghosts.rs"]
mod ghosts;
#[path = "exponential_chaos/missiles.rs"]
mod missiles;
#[path = "exponential_chaos/places.rs"]
mod places;
#[path = "exponential_chaos/saucers.rs"]
mod saucers;

use std::sync::LazyLock;

use boards::{Names, Picture};
use contract::{Dice as _, Game, Maker, Position, Seat, SeatSet, Setup, Stream, Turn};
use exponential_chaos::state::State;
use exponential_chaos::{ExponentialChaos, INFO};
use sound::parse;
use words::Words;

pub(crate) static EN: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "en"));
pub(crate) static DE: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "de"));

/// Tables that differ in what can come: few and many seats, owners who choose, missiles that may be withheld.
pub(crate) const TABLES: [(u8, &[(&str, &str)]); 4] = [
    (2, &[]),
    (6, &[("sector_numbering", "opposites_sum_7")]),
    (3, &[("sector_hit", "owner_chooses"), ("invasion_faces", "blank")]),
    (4, &[("missiles_optional", "true"), ("set_aside_locked", "true")]),
];

pub(crate) fn game(seats: u8, options: &[(&str, &str)]) -> ExponentialChaos {
    let setup = options.iter().fold(Setup::printed(seats), |setup, (key, value)| setup.set(key, value));
    ExponentialChaos::new(&setup).unwrap()
}

/// Plays a game by the dice and looks at every state.
pub(crate) fn random_game(game: &ExponentialChaos, name: &str, mut look: impl FnMut(&State)) {
    let (mut state, mut dice, mut legal) = (game.start(), Stream::new("chaos", name, 0), Vec::new());
    loop {
        look(&state);
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.sample(&state, &mut dice);
                game.apply_outcome(&mut state, outcome);
            }
            Turn::Choice(seats) => {
                let seat = seats.first().unwrap();
                game.legal(&state, seat, &mut legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                game.apply(&mut state, seat, action);
            }
        }
    }
}

pub(crate) fn position(seats: u8, line: &str) -> Position {
    (Maker::of::<ExponentialChaos>().make)(&Setup::printed(seats)).unwrap().read(line).unwrap()
}

/// Plays tokens, following them as a page does, and draws the board then.
pub(crate) fn board_after(seats: u8, line: &str, tokens: &[&str]) -> String {
    drawn_after(position(seats, line), tokens, &EN)
}

/// Does the same from a position on, with these words.
pub(crate) fn drawn_after(mut position: Position, tokens: &[&str], words: &Words) -> String {
    let mut names = Names::default();
    names.follow(None, &position, SeatSet::NONE);
    for token in tokens {
        let before = position.clone();
        let step = position.play_tokens([*token]).unwrap().remove(0);
        names.follow(Some((&before, &step)), &position, SeatSet::NONE);
    }
    let picture = Picture { names: names.for_viewers(SeatSet::only(Seat::FIRST)), ..Picture::plain() };
    boards::draw(&position, SeatSet::NONE, &picture, words).unwrap().into_string()
}

/// Counts the elements that have this class among theirs.
pub(crate) fn count(board: &str, class: &str) -> usize {
    let document = parse(board, "board");
    let has = |value: &str| value.split(' ').any(|one| one == class);
    document.descendants().filter(|node| node.attribute("class").is_some_and(has)).count()
}

/// Returns the texts of a class.
pub(crate) fn texts(board: &str, class: &str) -> Vec<String> {
    let document = parse(board, "board");
    let of = document.descendants().filter(|node| node.attribute("class") == Some(class));
    of.map(|node| node.descendants().filter_map(|part| part.is_text().then(|| part.text()).flatten()).collect())
        .collect()
}
