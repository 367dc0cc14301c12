//! What a law is tried on: games made from setups, and a number of seeded random games of them.

use contract::{Dice, Game, Setup, Stream};

use crate::{Breach, breach};

/// How many random games each law walks through.
const COUNT: u64 = 60;

/// Names the variable that sets another number: `PALISADE_TRIALS=10000 cargo test`.
pub const COUNT_VARIABLE: &str = "PALISADE_TRIALS";

/// Games, and how many random games to play with them. Each law takes the games in turn.
#[derive(Debug)]
pub struct Trials<G: Game> {
    games: Vec<G>,
    seed: String,
    count: u64,
    begin: Begin<G>,
}

/// Returns where a game begins.
type Begin<G> = fn(&G, &mut Stream) -> <G as Game>::State;

impl<G: Game> Trials<G> {
    /// Makes the games from these setups.
    ///
    /// # Errors
    /// When there is none or one is refused.
    pub fn new(setups: impl IntoIterator<Item = Setup>) -> Result<Self, Breach> {
        let make = |setup: Setup| {
            G::new(&setup).map_err(|error| Breach::from(format!("no game can be made from {setup:?}: {error}")))
        };
        let games: Vec<G> = setups.into_iter().map(make).collect::<Result<_, _>>()?;
        if games.is_empty() {
            return Err("there is no setup to try".into());
        }
        let set = std::env::var(COUNT_VARIABLE).ok().and_then(|count| count.parse().ok());
        Ok(Self { games, seed: "conform".to_owned(), count: set.unwrap_or(COUNT), begin: |game, _| game.start() })
    }

    /// Makes the printed game for every number of seats.
    ///
    /// # Errors
    /// When one is refused.
    pub fn printed() -> Result<Self, Breach> {
        Self::new(G::info().seats.clone().map(Setup::printed))
    }

    /// Sets how many random games are played; every setup gets at least one.
    #[must_use]
    pub fn count(mut self, count: u64) -> Self {
        self.count = count;
        self
    }

    /// Plays this many times as many games.
    #[must_use]
    pub fn times(mut self, times: u64) -> Self {
        self.count *= times;
        self
    }

    /// Sets where every other random game begins; the rest begin at the start.
    #[must_use]
    pub fn begin(mut self, begin: Begin<G>) -> Self {
        self.begin = begin;
        self
    }

    /// Returns where the next random game of a law begins.
    pub(crate) fn beginning(&self, game: &G, dice: &mut Stream) -> G::State {
        if dice.below(2) == 0 { game.start() } else { (self.begin)(game, dice) }
    }

    /// Sets the seed text.
    #[must_use]
    pub fn seed(mut self, seed: impl Into<String>) -> Self {
        self.seed = seed.into();
        self
    }

    /// Returns the games.
    pub fn games(&self) -> &[G] {
        &self.games
    }

    /// Returns each random game to play: the game, its stream for this purpose, and the name of that stream.
    pub(crate) fn rounds<'a>(&'a self, purpose: &'a str) -> impl Iterator<Item = (&'a G, Stream, String)> {
        (0..self.count.max(self.games.len() as u64)).map(move |index| {
            let game = &self.games[index as usize % self.games.len()];
            let name = format!("{} / {purpose} / {index}", self.seed);
            (game, Stream::new(&self.seed, purpose, index), name)
        })
    }

    /// Returns a stream beside the games, for what is not tried in the middle of one.
    pub(crate) fn stream(&self, purpose: &str) -> Stream {
        Stream::new(&self.seed, purpose, u64::MAX)
    }
}

/// Names a breach that belongs to a game and to no place in it.
pub(crate) fn of_game<G: Game>(game: &G) -> impl Fn(String) -> Breach {
    let name = breach::name(game);
    move |what| Breach::from(format!("{what}\n  game: {name}"))
}
