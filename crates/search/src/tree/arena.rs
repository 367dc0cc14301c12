//! The parts of a tree, each kind in one growing list, so that a search allocates nothing once the lists have grown.

/// A situation as the seat that is asked sees it.
pub(super) struct Node {
    /// Where its edges begin, and how many it has: 0 until it is expanded.
    pub(super) first: u32,
    pub(super) edges: u32,
    pub(super) visits: u32,
    /// The sum of what simulations through it were worth to its seat, and of the squares.
    pub(super) sum: f64,
    pub(super) squares: f64,
}

impl Node {
    pub(super) const NEW: Self = Self { first: 0, edges: 0, visits: 0, sum: 0.0, squares: 0.0 };

    /// The indices of its edges.
    pub(super) fn range(&self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.edges) as usize
    }

    /// The standard deviation of what a simulation through it is worth, once there are some.
    pub(super) fn spread(&self) -> Option<f64> {
        let visits = f64::from(self.visits);
        let mean = self.sum / visits;
        (self.visits >= 8).then(|| (self.squares / visits - mean * mean).max(0.0).sqrt())
    }
}

/// An action of a node.
pub(super) struct Edge<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    /// How many simulations went through it and did not count, being on their way to what had to be tried.
    pub(super) passed: u32,
    pub(super) sum: f64,
    /// The estimate right after the action, before any chance. It counts as one simulation.
    pub(super) first: f64,
    pub(super) share: f64,
    pub(super) fork: Fork,
}

impl<A> Edge<A> {
    pub(super) fn worth(&self) -> f64 {
        (self.first + self.sum) / f64::from(self.visits + 1)
    }
}

/// Where chance has come.
#[derive(Clone, Copy)]
pub(super) struct Fork {
    /// The first outcome in the list of those kept, or [`NONE`].
    pub(super) head: u32,
    /// How many different outcomes are kept, and how often chance has come.
    pub(super) kept: u32,
    pub(super) visits: u32,
}

/// No index.
pub(super) const NONE: u32 = u32::MAX;

impl Fork {
    pub(super) const NEW: Self = Self { head: NONE, kept: 0, visits: 0 };
}

/// An outcome that was drawn.
pub(super) struct Drawn<O> {
    pub(super) outcome: O,
    /// How often it was drawn, which is its weight, and how often it was used.
    pub(super) times: u32,
    pub(super) visits: u32,
    pub(super) next: u32,
    /// What chance brings right after it.
    pub(super) fork: Fork,
}
