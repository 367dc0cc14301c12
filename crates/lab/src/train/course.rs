//! How games are played for learning, and what is to be learned from one.

use contract::{Determinize, Dice, Heuristic, Inputs, Seat, SeatPerspective, SeatSet, Sparse, Stream, Turn};
use search::{Net, Shortlist, Weigher, chance};

use super::exam::Opponent;
use super::lineup::Lineup;

/// How far the result of a game reaches back, against what was thought on the way.
const LAMBDA: f64 = 0.8;

/// How often a random action is taken at the beginning; it falls to 0.
const EXPLORE: f64 = 0.02;

/// How many times faster is learned at the beginning than at the end.
const SLOWER: f64 = 20.0;

/// The settings for the next games.
pub(super) struct Course {
    explore: f64,
    /// What progress is worth where a game is lost.
    shape: f64,
    self_play: bool,
}

/// Returns how fast is learned when this part of a training is done that began so fast.
pub(super) fn rate(fast: f64, done: f64) -> f32 {
    let slow = fast / SLOWER;
    (fast + (slow - fast) * done) as f32
}

/// States after own actions, and what the net should have said.
#[derive(Default)]
pub(super) struct Lessons {
    pub(super) states: Vec<(Sparse, f64)>,
    /// What the game was worth to those who learned, on average.
    pub(super) worth: f64,
}

/// A state after an action of a seat, and the chance that was seen there.
struct Moment {
    seat: Seat,
    inputs: Sparse,
    chance: f64,
    /// What the progress made is worth where the game is lost: what was reached counts, even if it is not kept.
    reached: f64,
}

impl Course {
    /// Returns the settings when this part of the training is done, and this much of the last games was won. Progress
    /// counts while nearly all is lost, and less the more is won: by how good the net is, not by the clock. With self-play
    /// there are games in which all seats learn.
    pub(super) fn at(done: f64, won: f64, self_play: bool) -> Self {
        let lost = 1.0 - won;
        Self { explore: EXPLORE * (1.0 - done), shape: 0.5 * lost * lost, self_play }
    }

    /// Plays a game.
    pub(super) fn play<G: Determinize + Heuristic + Inputs>(
        &self,
        game: &G,
        net: &Net,
        shortlist: &mut Shortlist<G>,
        opponents: &[Opponent<'_, G>],
        number: u64,
        dice: &mut Stream,
    ) -> Lessons {
        let Lineup { learning, opponent } = Lineup::of(game.seats(), opponents.len(), self.self_play, number);
        let mut weigher = Weigher::default();
        let (mut opponent, budget) = opponents[opponent].seated();
        let (mut state, mut actions, mut moments) = (game.start(), Vec::new(), Vec::new());
        for _ in 0..game.step_limit() {
            let seats = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.sample(&state, dice);
                    game.apply_outcome(&mut state, outcome);
                    continue;
                }
                Turn::Choice(seats) => seats,
            };
            let Some(seat) = seats.first() else { break };
            if !learning.contains(seat) {
                let seen = SeatPerspective::new(game, &state, seat);
                let action = opponent.choose(&seen, budget, dice);
                game.apply(&mut state, seat, action);
                continue;
            }
            game.legal(&state, seat, &mut actions);
            let action = if actions.len() == 1 {
                actions[0]
            } else if f64::from(dice.below(1 << 20)) < self.explore * f64::from(1 << 20) {
                actions[dice.below(actions.len() as u32) as usize]
            } else {
                shortlist.shorten_in(game, &state, seat, &mut actions);
                best(game, &state, seat, &actions, net, &mut weigher, dice)
            };
            game.apply(&mut state, seat, action);
            if game.turn(&state) != Turn::Over {
                let chance = chance(weigher.logit(game, &state, seat, net));
                let reached = self.reached(game, &state, seat);
                moments.push(Moment { seat, inputs: weigher.inputs().clone(), chance, reached });
            }
        }
        self.lessons(game, &state, learning, moments)
    }

    /// Returns what a seat's progress is worth if it loses. Squared, so that a step counts the more the nearer the end is: the
    /// last steps to a win are those that nobody stumbles over.
    fn reached<G: Inputs>(&self, game: &G, state: &G::State, seat: Seat) -> f64 {
        let progress = game.progress(state, seat);
        self.shape * progress * progress
    }

    /// Works out, from the last moment of each seat back to its first, what the net should have said.
    fn lessons<G: Inputs>(&self, game: &G, end: &G::State, learning: SeatSet, moments: Vec<Moment>) -> Lessons {
        let worth = |seat| game.verdict(end).map_or(0.5, |verdict| verdict.worth(seat, game.seats()));
        let mut targets = [0.0; Seat::MOST];
        for seat in learning.iter() {
            let worth = worth(seat);
            targets[seat.index()] = worth + (1.0 - worth) * self.reached(game, end, seat);
        }
        let all: f64 = learning.iter().map(worth).sum();
        let mut lessons = Lessons { states: Vec::with_capacity(moments.len()), worth: all / learning.len() as f64 };
        for Moment { seat, inputs, chance, reached } in moments.into_iter().rev() {
            let target = &mut targets[seat.index()];
            *target = target.max(reached);
            lessons.states.push((inputs, *target));
            *target = LAMBDA * *target + (1.0 - LAMBDA) * chance;
        }
        lessons
    }
}

/// Returns the action after which the net sees the best chance, judged by what the seat knows.
fn best<G: Determinize + Inputs>(
    game: &G,
    state: &G::State,
    seat: Seat,
    actions: &[G::Action],
    net: &Net,
    weigher: &mut Weigher,
    dice: &mut Stream,
) -> G::Action {
    let believed = if game.hides() { game.determinize(&game.view(state, SeatSet::only(seat)), dice) } else { *state };
    let (mut best, mut most) = (actions[0], f32::NEG_INFINITY);
    for &action in actions {
        let mut after = believed;
        game.apply(&mut after, seat, action);
        let logit = weigher.logit(game, &after, seat, net);
        if logit > most {
            (best, most) = (action, logit);
        }
    }
    best
}
