//! The judge: near the ends of games, where it can be worked out what every choice is worth (`conform::Solved`), a tree makes a
//! best one. Of a sealed choice that is one which the equilibrium of its matrix plays, or might.
//!
//! Games are played by bots from fixed seeds, and looked at from their ends backwards, as far as they can be solved. What is
//! kept are choices that matter: the best is worth more than the worst, and no more than half of all actions are as good.

mod chaos;
mod shields;
mod skies;
mod solar;
mod tower;

use conform::Solved;
use contract::{Determinize, Game, Heuristic, Inputs, Seat, SeatPerspective, Stream, Turn};
use search::{Bot, Budget, Common, NamedBot, Nets, Tree};

/// How much a choice must matter to be asked.
const MATTERS: f64 = 0.02;

/// How many choices of one game are asked at most, so that they are not all alike.
const OF_A_GAME: usize = 5;

/// How many games are played at most.
const GAMES: u64 = 1200;

/// A choice, with what each action is worth to its seat.
struct Choice<G: Game> {
    state: G::State,
    seat: Seat,
    worths: Vec<(G::Action, f64)>,
}

impl<G: Game> Choice<G> {
    fn best(&self) -> f64 {
        self.worths.iter().map(|(_, worth)| *worth).fold(0.0, f64::max)
    }

    fn worst(&self) -> f64 {
        self.worths.iter().map(|(_, worth)| *worth).fold(1.0, f64::min)
    }

    /// Says whether it must be thought about: who chooses at random is wrong as often as not, and pays for it.
    fn matters(&self) -> bool {
        let best = self.best();
        let good = self.worths.iter().filter(|(_, worth)| best - worth < MATTERS).count();
        best - self.worst() >= MATTERS && good * 2 <= self.worths.len()
    }

    fn worth_of(&self, action: G::Action) -> f64 {
        let found = self.worths.iter().find(|(listed, _)| *listed == action);
        found.expect("a legal action").1
    }
}

/// Where choices are looked for.
struct Hunt<'a, G: Game> {
    game: &'a G,
    /// Who plays the games, in turn.
    bots: &'a [&'a str],
    /// How many states a choice may need to be solved.
    states: usize,
    /// Returns what is judged of a state that came up: itself, when it is near enough to the end that solving it is worth a
    /// try, or what it would be at the end.
    judged: &'a dyn Fn(&G::State) -> Option<G::State>,
    /// How many states of a game may be too far from the end to be solved before the search goes no further back.
    misses: usize,
}

/// Makes a bot, which may play by the nets that ship.
fn bot<G: Determinize + Heuristic + Inputs>(text: &str) -> (Box<dyn Bot<G>>, Budget) {
    let built_in = &catalog::find(G::info().id).expect("a game").levels().built_in;
    let named = NamedBot::<G>::read::<Common<G>>(text, &Nets::default().with_built_in(built_in)).expect(text);
    (named.bot(), named.budget())
}

/// Returns the states of a game in which somebody is asked.
fn played<G: Determinize + Heuristic + Inputs>(game: &G, text: &str, number: u64) -> Vec<G::State> {
    let (mut bot, budget) = bot(text);
    let (mut dice, mut states) = (Stream::new("judge", text, number), Vec::new());
    let mut state = game.start();
    for _ in 0..game.step_limit() {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.sample(&state, &mut dice);
                game.apply_outcome(&mut state, outcome);
            }
            Turn::Choice(seats) => {
                states.push(state);
                let seat = seats.first().expect("a seat");
                let action = bot.choose(&SeatPerspective::new(game, &state, seat), budget, &mut dice);
                game.apply(&mut state, seat, action);
            }
        }
    }
    states
}

impl<G: Determinize + Heuristic + Inputs> Hunt<'_, G> {
    /// Returns this many choices that matter.
    fn choices(&self, wanted: usize) -> Vec<Choice<G>> {
        let mut found: Vec<Choice<G>> = Vec::new();
        for number in 0..GAMES {
            let text = self.bots[number as usize % self.bots.len()];
            let mut states = played(self.game, text, number);
            states.reverse();
            for choice in self.of_a_game(&states) {
                if !found.iter().any(|other| other.state == choice.state && other.seat == choice.seat) {
                    found.push(choice);
                }
            }
            if found.len() >= wanted {
                return found;
            }
        }
        panic!("{} choices of {wanted} in {GAMES} games", found.len());
    }

    /// Goes back from the end as far as the game can be solved.
    fn of_a_game(&self, states: &[G::State]) -> Vec<Choice<G>> {
        let (game, mut solved) = (self.game, Solved::within(self.game, self.states));
        let (mut found, mut misses) = (Vec::new(), 0);
        for state in states.iter().filter_map(|state| (self.judged)(state)) {
            let Turn::Choice(seats) = game.turn(&state) else { continue };
            for seat in seats.iter() {
                let Some(worths) = solved.weigh(&state, seat) else {
                    misses += 1;
                    continue;
                };
                let choice = Choice { state, seat, worths };
                if choice.matters() {
                    found.push(choice);
                }
            }
            if found.len() >= OF_A_GAME || misses > self.misses {
                break;
            }
        }
        found
    }
}

/// Asks a bot for each choice, and checks that what it does is worth no less than the best by this much.
fn ask<G: Determinize + Heuristic + Inputs>(game: &G, choices: &[Choice<G>], text: &str, least: f64) {
    let (mut bot, budget) = bot(text);
    for choice in choices {
        let seen = SeatPerspective::new(game, &choice.state, choice.seat);
        let action = bot.choose(&seen, budget, &mut Stream::new("judge", "ask", 0));
        let (best, worth) = (choice.best(), choice.worth_of(action));
        let (line, token) = (game.write_line(&choice.state), game.write_action(action));
        assert!(worth >= best - least, "{text} does {token} for {worth} instead of {best}: {line}");
    }
}

/// Returns how far what a tree says of a choice is from what it is worth, on average.
fn off<G: Determinize + Heuristic + Inputs>(game: &G, choices: &[Choice<G>], simulations: u32) -> f64 {
    let mut tree = Tree::new();
    let off = choices.iter().map(|choice| {
        let seen = SeatPerspective::new(game, &choice.state, choice.seat);
        let best = tree.weigh(&seen, Budget { simulations }, &mut Stream::new("judge", "off", 0))[0];
        (best.worth - choice.best()).abs()
    });
    off.sum::<f64>() / choices.len() as f64
}
