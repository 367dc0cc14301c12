//! How simulations are shared out among the actions of a node.

use super::arena::Edge;

/// How much an action is explored beyond what it is known to be worth, in standard deviations of a simulation.
const EXPLORATION: f64 = 1.0;

/// How steeply the first share falls with the estimate: an action as far below the best as the worst is gets
/// 1/(1 + STEEPNESS)² of the best one's share.
const STEEPNESS: f64 = 6.0;

/// How often every action of a node is tried at least, however little it seems to be worth: the root of this part of the visits
/// that each would have if all were tried alike.
const FORCED: f64 = 0.1;

/// Gives the actions of a node shares that sum to 1 by what they are worth by the estimate, the best the largest. Only
/// operations that are exact on every machine are used, so that choices are the same everywhere.
pub(super) fn give_shares<A>(edges: &mut [Edge<A>]) {
    let most = edges.iter().map(|edge| edge.first).fold(f64::NEG_INFINITY, f64::max);
    let least = edges.iter().map(|edge| edge.first).fold(f64::INFINITY, f64::min);
    let range = (most - least).max(f64::MIN_POSITIVE);
    let mut all = 0.0;
    for edge in &mut *edges {
        let behind = 1.0 + STEEPNESS * ((most - edge.first) / range);
        edge.share = 1.0 / (behind * behind);
        all += edge.share;
    }
    for edge in edges {
        edge.share /= all;
    }
}

/// What makes an action the next to try: what it is worth so far, and a bonus for being little tried, in proportion to
/// its first share (PUCT; Silver and others 2017). The bonus is measured in the spread of what simulations through the
/// node were worth, so it fits estimates of any scale.
pub(super) fn urgency(worth: f64, share: f64, visits: u32, of_node: u32, spread: f64) -> f64 {
    worth + EXPLORATION * spread * share * f64::from(of_node + 1).sqrt() / f64::from(visits + 1)
}

/// Says whether an action of a node has to be tried now. Where all that is tried ends alike the spread is nothing, and with it
/// the bonus of what is not tried: an action that surely draws would hide one that wins for ever. Trying what seems to be worth
/// little is forced, as Wu (2019) does at the root, so that every action is tried without end, and ever more rarely.
pub(super) fn is_due(visits: u32, of_node: u32, actions: u32) -> bool {
    let next = f64::from(visits + 1);
    next * next * f64::from(actions) < FORCED * f64::from(of_node)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_is_tried_again_and_again_and_more_and_more_rarely() {
        let (mut visits, mut due) = (0, Vec::new());
        for of_node in 0..1000 {
            if is_due(visits, of_node, 2) {
                visits += 1;
                due.push(of_node);
            }
        }
        assert_eq!(due, [21, 81, 181, 321, 501, 721, 981]);
    }
}
