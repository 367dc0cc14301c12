//! One simulation: from the root down to a situation that is new, and what it was worth back up.

use contract::{Determinize, Heuristic, Inputs, Seat, SeatSet, Stream, Turn};
use rustc_hash::FxHashMap;

use super::Weighed;
use super::arena::{Drawn, Edge, Fork, NONE, Node};
use super::share::{give_shares, is_due, urgency};
use crate::Shortlist;
use crate::value::Value;

/// No simulation goes deeper, in steps: a game in which one may go in circles must not trap it.
const DEEPEST: usize = 400;

/// No tree has more edges; the nodes beyond stay leaves. At some forty bytes an edge this bounds the memory.
const MOST_EDGES: usize = 4_000_000;

/// A tree, and the buffers for going down.
pub(super) struct Descent<G: Inputs> {
    value: Value,
    shortlist: Shortlist<G>,
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    drawn: Vec<Drawn<G::Outcome>>,
    known: FxHashMap<(Seat, u64), u32>,
    path: Vec<(Seat, u32, u32)>,
    actions: Vec<G::Action>,
}

/// Below what chance comes.
#[derive(Clone, Copy)]
enum Below {
    Edge(u32),
    Drawn(u32),
}

impl<G: Inputs> Descent<G> {
    pub(super) fn new(value: Value, shortlist: Shortlist<G>) -> Self {
        Self {
            value,
            shortlist,
            nodes: Vec::new(),
            edges: Vec::new(),
            drawn: Vec::new(),
            known: FxHashMap::default(),
            path: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// Forgets everything but how much room it took.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.drawn.clear();
        self.known.clear();
    }

    /// Returns the actions of a node with what is known of them.
    pub(super) fn edges(&self, node: u32) -> impl Iterator<Item = Weighed<G::Action>> {
        let edges = &self.edges[self.nodes[node as usize].range()];
        edges.iter().map(|edge| Weighed {
            action: edge.action,
            begun: edge.visits + edge.passed,
            visits: edge.visits,
            worth: if edge.visits == 0 { edge.first } else { edge.sum / f64::from(edge.visits) },
        })
    }
}

impl<G: Determinize + Heuristic + Inputs> Descent<G> {
    /// Makes the node of the seat that searches, with the actions that `list` writes.
    pub(super) fn root(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        list: impl FnOnce(&mut Vec<G::Action>),
    ) -> u32 {
        let (node, _) = self.node(game, state, seat);
        list(&mut self.actions);
        self.expand(game, state, seat, node);
        node
    }

    /// Plays one simulation from a state that fits what the seat sees.
    pub(super) fn simulate(&mut self, game: &G, mut state: G::State, root: Seat, dice: &mut Stream) {
        self.path.clear();
        let mut on_path = SeatSet::NONE;
        let mut below = None;
        let mut best = None;
        let mut forced = 0;
        for _ in 0..DEEPEST {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = match below {
                        None => game.sample(&state, dice),
                        Some(place) => {
                            let (outcome, at) = self.draw(game, &state, place, dice);
                            below = at.map(Below::Drawn);
                            outcome
                        }
                    };
                    game.apply_outcome(&mut state, outcome);
                }
                Turn::Choice(seats) => {
                    let Some(seat) = (if seats.contains(root) { Some(root) } else { seats.first() }) else { break };
                    let (node, new) = self.node(game, &state, seat);
                    if self.nodes[node as usize].edges == 0 {
                        game.legal(&state, seat, &mut self.actions);
                        // Where there is nothing to choose there is nothing to estimate either.
                        let ends = new && self.actions.len() > 1;
                        let wanted = !ends || self.value.looks_back();
                        if wanted {
                            self.shortlist.shorten_in(game, &state, seat, &mut self.actions);
                        }
                        let is_open = wanted && self.expand(game, &state, seat, node);
                        if ends || !is_open {
                            self.nodes[node as usize].visits = 1;
                            best = is_open.then(|| (seat, self.best(node)));
                            break;
                        }
                    }
                    let (edge, is_due) = self.select(node);
                    if is_due {
                        forced = self.path.len();
                    }
                    self.path.push((seat, node, edge));
                    on_path = on_path.with(seat);
                    game.apply(&mut state, seat, self.edges[edge as usize].action);
                    below = Some(Below::Edge(edge));
                }
            }
        }
        let mut worths = [0.0; Seat::MOST];
        if let Some((actor, (action, _))) = best {
            game.apply(&mut state, actor, action);
        }
        for seat in on_path.iter() {
            worths[seat.index()] = match best {
                Some((actor, (_, worth))) if actor == seat => worth,
                // What one of two wins the other loses.
                Some((_, (_, worth))) if game.seats() == 2 => 1.0 - worth,
                _ => self.value.worth(game, &state, seat),
            };
        }
        self.learn(forced, &worths);
    }

    /// Returns the action of a node that is worth most right after it, and how much.
    fn best(&self, node: u32) -> (G::Action, f64) {
        let edges = &self.edges[self.nodes[node as usize].range()];
        let better = |best: (G::Action, f64), edge: &Edge<G::Action>| {
            if edge.first > best.1 { (edge.action, edge.first) } else { best }
        };
        edges[1..].iter().fold((edges[0].action, edges[0].first), better)
    }

    /// Finds the node of a seat that is asked, or makes it; says whether it is new.
    fn node(&mut self, game: &G, state: &G::State, seat: Seat) -> (u32, bool) {
        let next = self.nodes.len() as u32;
        let node = *self.known.entry((seat, game.key(state, seat))).or_insert(next);
        if node == next {
            self.nodes.push(Node::NEW);
        }
        (node, node == next)
    }

    /// Gives a node edges for the listed actions, each with the estimate right after it; says whether it has some now.
    fn expand(&mut self, game: &G, state: &G::State, seat: Seat, node: u32) -> bool {
        let first = self.edges.len();
        if self.actions.is_empty() || first + self.actions.len() > MOST_EDGES {
            return false;
        }
        for &action in &self.actions {
            let mut after = *state;
            game.apply(&mut after, seat, action);
            let first = self.value.worth(game, &after, seat);
            self.edges.push(Edge { action, visits: 0, passed: 0, sum: 0.0, first, share: 0.0, fork: Fork::NEW });
        }
        give_shares(&mut self.edges[first..]);
        let node = &mut self.nodes[node as usize];
        (node.first, node.edges) = (first as u32, self.actions.len() as u32);
        true
    }

    /// Chooses the edge to follow, and says whether that had to be.
    fn select(&self, node: u32) -> (u32, bool) {
        let node = &self.nodes[node as usize];
        let edges = &self.edges[node.range()];
        let spread = node.spread().unwrap_or_else(|| {
            let worths = edges.iter().map(|edge| edge.first);
            worths.clone().fold(0.0, f64::max) - worths.fold(1.0, f64::min)
        });
        let spread = spread.max(1e-3);
        let urgency = |edge: &Edge<G::Action>| urgency(edge.worth(), edge.share, edge.visits, node.visits, spread);
        let (mut best, mut most) = (0, f64::NEG_INFINITY);
        for (index, edge) in edges.iter().enumerate() {
            if is_due(edge.visits, node.visits, node.edges) {
                return (node.first + index as u32, true);
            }
            let urgency = urgency(edge);
            if urgency > most {
                (best, most) = (index as u32, urgency);
            }
        }
        (node.first + best, false)
    }

    /// Draws what chance brings: something new while few outcomes are kept for so many visits, else the kept one that
    /// was used least for its weight. Returns where its own successors hang, unless it is not kept.
    fn draw(&mut self, game: &G, state: &G::State, below: Below, dice: &mut Stream) -> (G::Outcome, Option<u32>) {
        let fork = *self.fork(below);
        self.fork(below).visits += 1;
        if u64::from(fork.kept) * u64::from(fork.kept) <= u64::from(fork.visits) * WIDTH {
            let outcome = game.sample(state, dice);
            let at = self.keep(below, outcome);
            return (outcome, Some(at));
        }
        let (mut best, mut at) = (f64::INFINITY, fork.head);
        let mut next = fork.head;
        while next != NONE {
            let drawn = &self.drawn[next as usize];
            let used = f64::from(drawn.visits) / f64::from(drawn.times);
            if used < best {
                (best, at) = (used, next);
            }
            next = drawn.next;
        }
        let drawn = &mut self.drawn[at as usize];
        // What came in one completion need not be possible in another.
        if game.weight(state, drawn.outcome) == 0 {
            return (game.sample(state, dice), None);
        }
        drawn.visits += 1;
        (drawn.outcome, Some(at))
    }

    /// Keeps an outcome that was drawn, and returns its index.
    fn keep(&mut self, below: Below, outcome: G::Outcome) -> u32 {
        let head = self.fork(below).head;
        let mut next = head;
        while next != NONE {
            let drawn = &mut self.drawn[next as usize];
            if drawn.outcome == outcome {
                drawn.times += 1;
                drawn.visits += 1;
                return next;
            }
            next = drawn.next;
        }
        let at = self.drawn.len() as u32;
        self.drawn.push(Drawn { outcome, times: 1, visits: 1, next: head, fork: Fork::NEW });
        let fork = self.fork(below);
        (fork.head, fork.kept) = (at, fork.kept + 1);
        at
    }

    fn fork(&mut self, below: Below) -> &mut Fork {
        match below {
            Below::Edge(edge) => &mut self.edges[edge as usize].fork,
            Below::Drawn(drawn) => &mut self.drawn[drawn as usize].fork,
        }
    }

    /// Adds what the simulation was worth to all that it went through, but for what came before the last edge that had to be
    /// tried: nobody would have chosen that, so it says nothing of what leads there.
    fn learn(&mut self, forced: usize, worths: &[f64; Seat::MOST]) {
        let (passed, learns) = self.path.split_at(forced);
        for &(_, _, edge) in passed {
            self.edges[edge as usize].passed += 1;
        }
        for &(seat, node, edge) in learns {
            let worth = worths[seat.index()];
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.sum += worth;
            node.squares += worth * worth;
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.sum += worth;
        }
    }
}

/// Chance brings something new while the square of the number of outcomes kept is at most this many times the visits.
const WIDTH: u64 = 4;
