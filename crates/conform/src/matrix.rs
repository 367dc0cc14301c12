//! Matrix games: two choose at once and in secret, and what one wins the other loses.

/// A mixed strategy of each side, neither of which can be improved on while the other stays, and what they lead to.
///
/// It is found as the solution of a linear program (Dantzig 1951), by the simplex method with Bland's rule (1977) against
/// going in circles. Regret matching would be shorter, but comes only near, and takes the longer the nearer it is to come;
/// this is exact but for rounding. Nobody has to believe it: [`Equilibrium::gap`] looks at the strategies alone.
#[derive(Clone, PartialEq, Debug)]
pub struct Equilibrium {
    /// What the side that chooses a row wins on average.
    pub value: f64,
    /// How often it chooses each row.
    pub rows: Vec<f64>,
    /// How often the other side chooses each column.
    pub columns: Vec<f64>,
}

/// What is smaller than this is taken for rounding.
const TINY: f64 = 1e-9;

/// Rounding could make it go in circles all the same; then it stops here, and there is a gap.
const MOST_PIVOTS: usize = 100_000;

impl Equilibrium {
    /// Solves the game in which the side of the rows wins what stands at a row and a column. Rows that are alike count
    /// once, and so do columns: the first of them is chosen.
    ///
    /// # Panics
    /// When there is no row or no column.
    pub fn of(payoffs: &[Vec<f64>]) -> Self {
        let own = distinct(payoffs);
        let across: Vec<Vec<f64>> =
            (0..payoffs[0].len()).map(|column| own.iter().map(|row| payoffs[*row][column]).collect()).collect();
        let others = distinct(&across);
        // The program needs a game that is worth something to the rows.
        let lift = 1.0 - across.iter().flatten().copied().fold(f64::INFINITY, f64::min);
        let game = own.iter().map(|row| others.iter().map(|column| payoffs[*row][*column] + lift).collect());
        let (value, rows, columns) = Tableau::new(game.collect()).solve();
        Self {
            value: value - lift,
            rows: spread(&own, &rows, payoffs.len()),
            columns: spread(&others, &columns, across.len()),
        }
    }

    /// Returns what a row wins on average while the other side plays its part.
    pub fn of_row(&self, row: &[f64]) -> f64 {
        row.iter().zip(&self.columns).map(|(payoff, often)| payoff * often).sum()
    }

    /// Returns what a column costs on average while the side of the rows plays its part.
    pub fn of_column(&self, payoffs: &[Vec<f64>], column: usize) -> f64 {
        payoffs.iter().zip(&self.rows).map(|(row, often)| row[column] * often).sum()
    }

    /// Returns how much the two sides together would gain by their best answers to each other: nothing in an equilibrium.
    pub fn gap(&self, payoffs: &[Vec<f64>]) -> f64 {
        let most = payoffs.iter().map(|row| self.of_row(row)).fold(f64::NEG_INFINITY, f64::max);
        let columns = 0..self.columns.len();
        most - columns.map(|column| self.of_column(payoffs, column)).fold(f64::INFINITY, f64::min)
    }
}

/// Returns the places of those that nothing before them is equal to.
fn distinct(all: &[Vec<f64>]) -> Vec<usize> {
    let mut places: Vec<usize> = Vec::new();
    for (place, one) in all.iter().enumerate() {
        if places.iter().all(|earlier| all[*earlier] != *one) {
            places.push(place);
        }
    }
    places
}

/// Puts what was found at these places among so many.
fn spread(places: &[usize], found: &[f64], many: usize) -> Vec<f64> {
    let mut all = vec![0.0; many];
    places.iter().zip(found).for_each(|(place, often)| all[*place] = *often);
    all
}

/// A game whose payoffs are all positive, as the columns' program: the most that weights of columns can add up to while no
/// row gets more than 1. Divided by their sum they are the strategy, and the prices of the rows are the other one.
struct Tableau {
    /// A row each, with its bound in the last place; behind them the goal.
    entries: Vec<Vec<f64>>,
    /// What each row and each column stands for now: a column of the game, or the slack of a row (which come behind).
    left: Vec<usize>,
    top: Vec<usize>,
}

impl Tableau {
    fn new(game: Vec<Vec<f64>>) -> Self {
        let (rows, columns) = (game.len(), game[0].len());
        let mut entries = game;
        for row in &mut entries {
            row.push(1.0);
        }
        let goal = (0..=columns).map(|column| if column < columns { -1.0 } else { 0.0 });
        entries.push(goal.collect());
        Self { entries, left: (columns..columns + rows).collect(), top: (0..columns).collect() }
    }

    /// Returns the value, and the strategies of rows and columns.
    fn solve(mut self) -> (f64, Vec<f64>, Vec<f64>) {
        for _ in 0..MOST_PIVOTS {
            let Some(column) = self.entering() else { break };
            let Some(row) = self.leaving(column) else { break };
            self.pivot(row, column);
        }
        let Self { entries, left, top } = self;
        let (rows, columns) = (left.len(), top.len());
        let value = 1.0 / entries[rows][columns];
        let mut often = vec![0.0; columns + rows];
        for (entry, stands_for) in entries.iter().zip(left).filter(|(_, stands_for)| *stands_for < columns) {
            often[stands_for] = entry[columns] * value;
        }
        for (price, stands_for) in entries[rows].iter().zip(top).filter(|(_, stands_for)| *stands_for >= columns) {
            often[stands_for] = price * value;
        }
        let of_rows = often.split_off(columns);
        (value, of_rows, often)
    }

    /// Returns a column that can still add to the goal: of several the one that stands for the first (Bland).
    fn entering(&self) -> Option<usize> {
        let goal = &self.entries[self.left.len()];
        (0..self.top.len()).filter(|column| goal[*column] < -TINY).min_by_key(|column| self.top[*column])
    }

    /// Returns the row that bounds a column first.
    fn leaving(&self, column: usize) -> Option<usize> {
        let last = self.top.len();
        let bound = |row: usize| self.entries[row][last] / self.entries[row][column];
        let rows = (0..self.left.len()).filter(|row| self.entries[*row][column] > TINY);
        rows.min_by(|one, other| bound(*one).total_cmp(&bound(*other)).then(self.left[*one].cmp(&self.left[*other])))
    }

    /// Exchanges what a row and a column stand for.
    fn pivot(&mut self, row: usize, column: usize) {
        let by = self.entries[row][column];
        let mut chosen = std::mem::take(&mut self.entries[row]);
        for entry in &mut chosen {
            *entry /= by;
        }
        for other in self.entries.iter_mut().filter(|other| !other.is_empty()) {
            let times = other[column];
            other.iter_mut().zip(&chosen).for_each(|(entry, part)| *entry -= times * part);
            other[column] = -times / by;
        }
        chosen[column] = 1.0 / by;
        self.entries[row] = chosen;
        std::mem::swap(&mut self.left[row], &mut self.top[column]);
    }
}
