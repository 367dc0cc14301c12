//! One game of a batch.

use contract::{Game, NamedDice, Seat, SeatPerspective, Stream, Turn, Verdict};
use search::{Bot, Budget};

use crate::LabError;

/// What plays a seat of a batch.
pub(crate) type SeatedBot<G> = (Box<dyn Bot<G>>, Budget);

/// Watches a game of a batch, and draws its outcomes, since it may want the numbers.
pub(crate) trait Watch<G: Game> {
    /// A seat takes this action next.
    fn act(&mut self, game: &G, seat: Seat, action: G::Action);
    /// Draws the outcome that is due.
    fn sample(&mut self, game: &G, state: &G::State, dice: &mut Stream) -> G::Outcome;
}

/// Nobody watches.
pub(crate) struct Unwatched;

impl<G: Game> Watch<G> for Unwatched {
    fn act(&mut self, _: &G, _: Seat, _: G::Action) {}

    fn sample(&mut self, game: &G, state: &G::State, dice: &mut Stream) -> G::Outcome {
        game.sample(state, dice)
    }
}

/// How one game went.
pub(crate) struct Played {
    /// How it ended; none when it was given up.
    pub(crate) verdict: Option<Verdict>,
    pub(crate) rounds: u16,
    /// Actions and outcomes.
    pub(crate) steps: u32,
    /// How often a seat was asked; forced steps are not asked for.
    pub(crate) decisions: u32,
}

/// Plays games one after another with the same bots.
pub(crate) struct Player<'a, G: Game> {
    game: &'a G,
    seed: &'a str,
    chairs: Vec<SeatedBot<G>>,
    /// What each seat's stream is named after.
    purposes: Vec<String>,
    streams: Vec<Stream>,
    dice: NamedDice,
}

impl<'a, G: Game> Player<'a, G> {
    pub(crate) fn new(game: &'a G, seed: &'a str, chairs: Vec<SeatedBot<G>>) -> Self {
        let purposes = (1..=chairs.len()).map(|seat| format!("seat {seat}")).collect();
        Self { game, seed, chairs, purposes, streams: Vec::new(), dice: NamedDice::new(seed, "luck", 0) }
    }

    /// Moves every bot to the seat before its own, and the first one to the last.
    pub(crate) fn rotate(&mut self) {
        self.chairs.rotate_left(1);
    }

    /// Plays the game with this number from its start.
    pub(crate) fn play(&mut self, number: u64, watch: &mut impl Watch<G>) -> Result<Played, LabError> {
        self.play_from(&mut self.game.start(), number, watch)
    }

    /// Plays the game with this number from a state, which becomes the final one. Its outcomes depend on seed, number and
    /// the draws' names; a seat's own stream on seed, seat and number.
    pub(crate) fn play_from(
        &mut self,
        state: &mut G::State,
        number: u64,
        watch: &mut impl Watch<G>,
    ) -> Result<Played, LabError> {
        let game = self.game;
        let patience = game.step_limit();
        self.dice.restart(self.seed, "luck", number);
        self.streams.clear();
        self.streams.extend(self.purposes.iter().map(|purpose| Stream::new(self.seed, purpose, number)));
        let mut decisions = 0;
        for steps in 0..=patience {
            match game.turn(state) {
                turn if steps == patience && turn != Turn::Over => break,
                Turn::Chance => {
                    let outcome = watch.sample(game, state, &mut self.dice.next(game.draw_name(state)));
                    game.apply_outcome(state, outcome);
                }
                Turn::Choice(seats) => {
                    let forced = game.forced(state);
                    let (seat, action) = match (forced, seats.first()) {
                        (Some(forced), _) => forced,
                        (None, Some(seat)) => {
                            decisions += 1;
                            (seat, self.ask(seat, state))
                        }
                        (None, None) => break,
                    };
                    watch.act(game, seat, action);
                    game.apply(state, seat, action);
                }
                Turn::Over => {
                    let verdict = game.verdict(state).ok_or(LabError::NoVerdict { number })?;
                    return Ok(Played { verdict: Some(verdict), rounds: game.round(state), steps, decisions });
                }
            }
        }
        match game.max_steps() {
            Some(longest) => Err(LabError::Endless { number, longest }),
            None => Ok(Played { verdict: None, rounds: game.round(state), steps: patience, decisions }),
        }
    }

    fn ask(&mut self, seat: Seat, state: &G::State) -> G::Action {
        let (bot, budget) = &mut self.chairs[seat.index()];
        bot.choose(&SeatPerspective::new(self.game, state, seat), *budget, &mut self.streams[seat.index()])
    }
}
