//! A player that tries actions out by random games: as a bot has to, from what its seat knows, or as none may, from the
//! state.

use conform::random_step;
use contract::{Player, Position, Seat, SeatSet, StepText, Stream, shuffle};

/// How many actions are tried for a decision.
const TRIED: usize = 4;
/// After so many steps a game counts as drawn: with some options one need not end.
const LONGEST: u32 = 2_000;

/// What a player goes by.
#[derive(Clone, Copy)]
pub(crate) enum Knows {
    /// What its seat may know. The rest is filled in at random.
    ItsSeat,
    /// Everything.
    TheState,
}

impl Knows {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::ItsSeat => "playouts",
            Self::TheState => "playouts from the state",
        }
    }
}

/// Plays one random game after each of a few actions, and takes the one whose game was worth the most.
pub(crate) struct Playouts(pub(crate) Knows);

impl Player for Playouts {
    fn choose(&mut self, position: &Position, seat: Seat, seed: &str) -> Option<String> {
        let from = match self.0 {
            Knows::ItsSeat => position.completion(SeatSet::only(seat), &mut Stream::new(seed, "completion", 0)),
            Knows::TheState => position.clone(),
        };
        let mut tokens = position.legal(seat);
        shuffle(&mut tokens, &mut Stream::new(seed, "tokens", 0));
        let worth = |(token, number): (String, u64)| {
            (playout(&from, seat, &token, &mut Stream::new(seed, "playout", number)), token)
        };
        let tried = tokens.into_iter().take(TRIED).zip(0..).map(worth);
        tried.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, token)| token)
    }
}

/// Takes an action, plays on at random, and returns what the game was worth to the seat.
fn playout(from: &Position, seat: Seat, token: &str, dice: &mut Stream) -> f64 {
    let mut position = from.clone();
    let mut next = Some(StepText::Action { seat, token: token.to_owned() });
    for _ in 0..LONGEST {
        let Some(step) = next else { break };
        position.play(&step).expect("an offered step");
        next = random_step(&position, dice);
    }
    position.verdict().map_or(0.5, |verdict| verdict.worth(seat, position.seats()))
}
