//! Which way to move the weights of a policy.

use contract::Sparse;

use super::{ALWAYS, Policy};
use crate::net::{HIDDEN, LEAK, Row, Units};

/// A number for every weight of a policy; most are 0, since few inputs are set and few actions legal at a time.
#[derive(Clone, Default, Debug)]
pub struct PolicySlopes {
    rows: SparseRows,
    heads: SparseRows,
}

/// Rows of numbers, and which of them are not all 0.
#[derive(Clone, Default, Debug)]
struct SparseRows {
    rows: Vec<Row>,
    touched: Vec<usize>,
    is_touched: Vec<bool>,
}

impl SparseRows {
    fn touch(&mut self, place: usize) -> &mut [f32; HIDDEN] {
        if self.rows.len() <= place {
            self.rows.resize(place + 1, Row::ZERO);
            self.is_touched.resize(place + 1, false);
        }
        if !self.is_touched[place] {
            self.is_touched[place] = true;
            self.touched.push(place);
        }
        &mut self.rows[place].0
    }
}

impl PolicySlopes {
    /// Adds what one state asks for: for each head of each action, how the loss changes with the action's logit. The units
    /// are those of the look at its inputs.
    pub fn add(&mut self, policy: &Policy, inputs: &Sparse, units: &Units, heads: impl Iterator<Item = (u32, f32)>) {
        let mut back = [0.0; HIDDEN];
        for (place, slope) in heads {
            let head = &policy.heads[place as usize].0;
            let sum = self.heads.touch(place as usize);
            for unit in 0..HIDDEN {
                sum[unit] += slope * units.0.0[unit];
                back[unit] += slope * head[unit];
            }
        }
        for (back, unit) in back.iter_mut().zip(&units.0.0) {
            *back *= if *unit > 0.0 { 1.0 } else { LEAK };
        }
        back[ALWAYS] = 0.0;
        let start = [(0, 1.0)].into_iter();
        for (row, value) in start.chain(inputs.entries().iter().map(|(index, value)| (*index as usize + 1, *value))) {
            if row < policy.rows.len() {
                for (sum, back) in self.rows.touch(row).iter_mut().zip(&back) {
                    *sum += value * back;
                }
            }
        }
    }
}

impl Policy {
    /// Moves every weight whose slope is known by what `step` returns for its slope and two numbers kept for it, and clears
    /// the slopes.
    pub fn step(
        &mut self,
        slopes: &mut PolicySlopes,
        kept: &mut [PolicySlopes; 2],
        step: impl Fn(f32, &mut f32, &mut f32) -> f32,
    ) {
        let [first, second] = kept;
        one_step(&mut self.rows, &mut slopes.rows, [&mut first.rows, &mut second.rows], &step);
        one_step(&mut self.heads, &mut slopes.heads, [&mut first.heads, &mut second.heads], &step);
    }
}

fn one_step(
    weights: &mut [Row],
    slopes: &mut SparseRows,
    [first, second]: [&mut SparseRows; 2],
    step: &impl Fn(f32, &mut f32, &mut f32) -> f32,
) {
    for place in slopes.touched.drain(..) {
        slopes.is_touched[place] = false;
        let (weights, slopes) = (&mut weights[place].0, &mut slopes.rows[place].0);
        let (first, second) = (first.touch(place), second.touch(place));
        for unit in 0..HIDDEN {
            weights[unit] -= step(slopes[unit], &mut first[unit], &mut second[unit]);
            slopes[unit] = 0.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use contract::{InputSink, Stream};

    use super::*;

    /// Three actions, the first and the last with a part in common.
    const ACTIONS: [&[u32]; 3] = [&[0, 2], &[1], &[2]];

    fn policy() -> (Policy, Sparse) {
        let mut policy = Policy::new(3, &mut Stream::new("policy", "test", 0));
        // No unit comes near 0, where its slope changes.
        policy.rows.fill(Row(std::array::from_fn(|unit| if unit % 2 == 0 { 0.1 } else { -0.1 })));
        for part in ["a", "b", "c"] {
            policy.learn(part);
        }
        let mut inputs = Sparse::default();
        for value in [1.0, 0.0, -0.5] {
            inputs.number("input", value);
        }
        (policy, inputs)
    }

    fn logits(policy: &Policy, inputs: &Sparse, units: &mut Units) -> [f32; 3] {
        policy.look(inputs, units);
        ACTIONS.map(|heads| policy.logit(units, heads))
    }

    /// What each action's logit counts.
    const COUNTS: [f32; 3] = [1.0, -2.0, 0.5];

    fn sum(policy: &Policy, inputs: &Sparse) -> f64 {
        let logits = logits(policy, inputs, &mut Units::default());
        logits.iter().zip(COUNTS).map(|(logit, count)| f64::from(*logit) * f64::from(count)).sum()
    }

    #[test]
    fn a_slope_says_how_much_the_sum_changes_with_the_weight() {
        let (policy, inputs) = policy();
        let (mut units, mut slopes) = (Units::default(), PolicySlopes::default());
        logits(&policy, &inputs, &mut units);
        let heads = ACTIONS.iter().zip(COUNTS).flat_map(|(heads, count)| heads.iter().map(move |head| (*head, count)));
        slopes.add(&policy, &inputs, &units, heads);
        let change = |edit: &dyn Fn(&mut Policy, f32)| {
            let [mut less, mut more] = [policy.clone(), policy.clone()];
            edit(&mut less, -0.01);
            edit(&mut more, 0.01);
            (sum(&more, &inputs) - sum(&less, &inputs)) / 0.02
        };
        for unit in 0..HIDDEN {
            for row in 0..policy.rows.len() {
                let slope = slopes.rows.rows.get(row).map_or(0.0, |row| row.0[unit]);
                let found = change(&|policy, by| policy.rows[row].0[unit] += by);
                assert!((found - f64::from(slope)).abs() < 1e-3, "row {row} unit {unit}: {found} {slope}");
            }
            for head in 0..3 {
                let slope = slopes.heads.rows[head].0[unit];
                let found = change(&|policy, by| policy.heads[head].0[unit] += by);
                assert!((found - f64::from(slope)).abs() < 1e-3, "head {head} unit {unit}: {found} {slope}");
            }
        }
        assert!(!slopes.rows.is_touched[2] && slopes.rows.is_touched[3], "only inputs that are not 0");
    }

    #[test]
    fn a_step_moves_only_what_has_a_slope_and_forgets_it() {
        let (mut policy, inputs) = policy();
        let (before, mut units) = (policy.clone(), Units::default());
        let (mut slopes, mut kept) = (PolicySlopes::default(), <[PolicySlopes; 2]>::default());
        logits(&policy, &inputs, &mut units);
        slopes.add(&policy, &inputs, &units, [(1, 1.0)].into_iter());
        policy.step(&mut slopes, &mut kept, |slope, _, _| 0.1 * slope);
        assert!(sum(&policy, &inputs) > sum(&before, &inputs), "the second action counts against it");
        assert_eq!(
            (policy.heads[0], policy.heads[2], policy.rows[2]),
            (before.heads[0], before.heads[2], before.rows[2])
        );
        assert_ne!((policy.heads[1], policy.rows[1]), (before.heads[1], before.rows[1]));
        let moved = policy.clone();
        policy.step(&mut slopes, &mut kept, |_, _, _| 1.0);
        assert_eq!(policy, moved);
    }
}
