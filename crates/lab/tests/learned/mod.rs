//! What a net says states are worth, beside what they are worth.

use std::slice;
use std::sync::Arc;

use contract::{Determinize, Game, Heuristic, Inputs, Seat, SeatPerspective, Stream, Turn};
use lab::{Length, Training, train_on};
use search::{Bot, Budget, Common, Learned, NamedBot, Net, Nets, Temperature, TrainedNet};

use crate::common::TRAINING;

/// Trains a net in several rounds of so many games. In each but the first it meets the net that came of the one before, and
/// not `greedy`: what it says of a state is what it wins against those it meets, and for the value of the game these must
/// play well.
pub(crate) fn learn<G: Determinize + Heuristic + Inputs>(game: &G, seed: &str, rounds: &[u64]) -> Arc<Net> {
    let mut last: Option<TrainedNet> = None;
    for games in rounds {
        let against = last.iter().map(|net| named(net.clone())).collect::<Vec<NamedBot<G>>>();
        let training = Training { length: Length::Games(*games), seed, threads: 0, ..TRAINING };
        let trained = train_on(slice::from_ref(game), &against, last.as_ref(), &training).expect("a training");
        last = Some(TrainedNet::read(FILE, &trained.net.write(&trained.about)).expect("a net"));
    }
    last.expect("a round").net
}

/// What the net of the last round is called.
const FILE: &str = "last.net";

fn named<G: Determinize + Heuristic + Inputs>(net: TrainedNet) -> NamedBot<G> {
    let mut nets = Nets::default();
    nets.add(FILE, net);
    NamedBot::read::<Common<G>>(&format!("learned:{FILE}"), &nets).expect("a bot")
}

/// Returns a net that has learned nothing.
pub(crate) fn untaught<G: Inputs>(game: &G) -> Arc<Net> {
    Arc::new(Net::new(game.input_count(), &mut Stream::new("untaught", "net", 0)))
}

/// Returns the bot that plays by a net, one step deep.
pub(crate) fn one_step<G: Inputs>(net: &Arc<Net>) -> Learned<G> {
    Learned::new(net.clone(), Temperature::default())
}

/// Returns what a net says a state is worth to the seat that chooses next. It knows states right after actions: a choice
/// is worth what its best action leads to, and a roll the mean of what can fall.
pub(crate) fn said<G: Determinize + Inputs>(game: &G, net: &Arc<Net>, state: &G::State, seat: Seat) -> f64 {
    said_by(game, &mut one_step(net), state, seat)
}

fn said_by<G: Determinize + Inputs>(game: &G, bot: &mut Learned<G>, state: &G::State, seat: Seat) -> f64 {
    if game.turn(state) == Turn::Chance {
        let mut outcomes = Vec::new();
        assert!(game.outcomes(state, &mut outcomes), "chance can be listed");
        let all: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
        let part = |(outcome, weight)| {
            let mut after = *state;
            game.apply_outcome(&mut after, outcome);
            weight as f64 / all as f64 * said_by(game, bot, &after, seat)
        };
        return outcomes.into_iter().map(part).sum();
    }
    let (mut weighed, mut dice) = (Vec::new(), Stream::new("said", "bot", 0));
    bot.appraise(&SeatPerspective::new(game, state, seat), Budget { simulations: 0 }, &mut dice, &mut weighed);
    weighed.iter().map(|(_, worth)| *worth).fold(0.0, f64::max)
}

/// How many games of best play show what a net is asked.
const GAMES: u64 = 1000;

/// Returns how far what a net says is from what is so, on average over the choices of many games in which both seats play
/// their best: each as often as it comes. `best` says which action of a seat is best, and what it is worth to it. What is
/// played may be the same game with fewer states.
pub(crate) fn off<G, S>(
    game: &G,
    net: &Arc<Net>,
    played: &S,
    mut best: impl FnMut(&S::State, Seat) -> (S::Action, f64),
) -> f64
where
    G: Determinize + Inputs,
    S: Game<State = G::State, Action = G::Action>,
{
    let mut bot = one_step(net);
    let (mut off, mut choices, mut actions) = (0.0, 0.0, Vec::new());
    for number in 0..GAMES {
        let (mut state, mut dice) = (played.start(), Stream::new("off", "game", number));
        loop {
            let seat = match played.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = played.sample(&state, &mut dice);
                    played.apply_outcome(&mut state, outcome);
                    continue;
                }
                Turn::Choice(seats) => seats.first().expect("a seat"),
            };
            let (action, worth) = best(&state, seat);
            played.legal(&state, seat, &mut actions);
            // Where only one thing can be done, no net is needed.
            if actions.len() > 1 {
                off += (said_by(game, &mut bot, &state, seat) - worth).abs();
                choices += 1.0;
            }
            played.apply(&mut state, seat, action);
        }
    }
    off / choices
}
