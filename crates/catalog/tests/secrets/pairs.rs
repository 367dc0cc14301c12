//! Pairs of twins out of random games, and a bot that is asked at both.

use std::sync::Arc;

use conform::random_step;
use conform::twins::RoundHistory;
use contract::{AnyGame, Dice, Player, Position, Seat, SeatSet, Stream, Turn};

/// How many pairs a game yields at most, so that all setups have their part.
const OF_A_GAME: usize = 3;
/// One decision in so many is looked at: in some games several near the beginning, in others one now and then up to the
/// end.
const RARITIES: [u32; 4] = [2, 4, 8, 16];
/// For how many rounds twins may have differed: a hand stays hidden for longer than the round in which it was drawn.
const ROUNDS: [u16; 3] = [1, 1, 2];
/// After so many steps a game is left: with some options one need not end.
const LONGEST: u32 = 2_000;
/// After so many games for each pair that is wanted, there are no more pairs.
const GAMES_A_PAIR: u64 = 20;

/// Twins, and which of the seats is asked at both.
pub(crate) struct Pair {
    twins: [Position; 2],
    seat: Seat,
    /// Names the game, too.
    seed: String,
    /// The place of their setup in the list.
    pub(crate) setup: usize,
}

/// Plays random games in these setups, one after the other, and returns pairs of twins from them.
pub(crate) fn pairs(faces: &[Arc<dyn AnyGame>], wanted: usize) -> impl Iterator<Item = Pair> {
    (0..GAMES_A_PAIR * wanted as u64).flat_map(move |number| of_game(faces, number)).take(wanted)
}

fn of_game(faces: &[Arc<dyn AnyGame>], number: u64) -> Vec<Pair> {
    let setup = number as usize % faces.len();
    let face = &faces[setup];
    let dice = &mut Stream::new("secrets", face.info().id, number);
    let rarity = RARITIES[dice.below(RARITIES.len() as u32) as usize];
    let rounds = ROUNDS[dice.below(ROUNDS.len() as u32) as usize];
    let (mut position, mut pairs) = (face.start(), Vec::new());
    let mut course = RoundHistory::of_rounds(position.clone(), rounds);
    for _ in 0..LONGEST {
        let Some(step) = random_step(&position, dice) else { break };
        position.play(&step).expect("an offered step");
        course.took(step, &position);
        if dice.below(rarity) > 0 {
            continue;
        }
        let Some((seat, twin)) = twin(&position, &course, dice) else { continue };
        let seed = format!("secrets {number} {}", pairs.len());
        pairs.push(Pair { twins: [position.clone(), twin], seat, seed, setup });
        if pairs.len() == OF_A_GAME {
            break;
        }
    }
    pairs
}

/// Plays a twin of a position for a seat that has something to choose; none where no seat has, or no twin is found that
/// differs.
fn twin(position: &Position, course: &RoundHistory<Position>, dice: &mut Stream) -> Option<(Seat, Position)> {
    let Turn::Choice(asked) = position.turn() else { return None };
    let seat = asked.iter().nth(dice.below(asked.len() as u32) as usize)?;
    if position.legal(seat).len() < 2 {
        return None;
    }
    let twin = course.twin(SeatSet::only(seat), dice)?;
    (twin != *position).then_some((seat, twin))
}

/// A bot, made twice: nothing that it remembers of one twin can make it do the same at the other.
pub(crate) struct Bot {
    name: String,
    players: [Box<dyn Player>; 2],
}

impl Bot {
    pub(crate) fn new(name: &str, players: [Box<dyn Player>; 2]) -> Self {
        Self { name: name.to_owned(), players }
    }

    /// Asks at both twins; where it does not do the same, tells what and where.
    ///
    /// # Panics
    /// When it does nothing.
    pub(crate) fn differs_at(&mut self, pair: &Pair) -> Option<String> {
        let Pair { twins: [one, other], seat, seed, .. } = pair;
        let [first, second] = &mut self.players;
        let chosen = [first.choose(one, *seat, seed), second.choose(other, *seat, seed)];
        let told = || {
            let [here, there] = [one, other].map(Position::line);
            let (name, setup) = (&self.name, one.setup());
            format!("{name} does {chosen:?} for {seat:?}, seed `{seed}`, at\n  {here}\n  {there}\nof {setup:?}")
        };
        assert!(chosen[0].is_some(), "nothing is done: {}", told());
        (chosen[0] != chosen[1]).then(told)
    }
}
