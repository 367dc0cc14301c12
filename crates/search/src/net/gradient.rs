//! Which way to move the weights of a net.

use contract::Sparse;

use super::{HIDDEN, LEAK, Net, Row, Units};

/// A number for every weight of a net; most are 0, since few inputs are set at a time.
#[derive(Clone, Debug)]
pub struct Gradient {
    net: Net,
    /// The rows that are not all 0, each once.
    touched: Vec<u32>,
    is_touched: Vec<bool>,
}

impl Gradient {
    /// Returns zeros for a net.
    pub fn of(net: &Net) -> Self {
        let inputs = net.inputs();
        let (rows, straight) = (vec![Row::ZERO; inputs], vec![0.0; inputs]);
        let net = Net { rows, straight, bias: Row::ZERO, out: Row::ZERO, start: 0.0 };
        Self { is_touched: vec![false; inputs], net, touched: Vec::new() }
    }

    /// Adds what one state asks for: `slope` says how the loss changes with the logit, and the units are those of the
    /// look at its inputs.
    pub fn add(&mut self, net: &Net, inputs: &Sparse, units: &Units, slope: f32) {
        let sum = &mut self.net;
        sum.start += slope;
        let back: [f32; HIDDEN] =
            std::array::from_fn(|unit| if units.0.0[unit] > 0.0 { 1.0 } else { LEAK } * slope * net.out.0[unit]);
        for (sum, unit) in sum.out.0.iter_mut().zip(&units.0.0) {
            *sum += slope * unit;
        }
        for (sum, back) in sum.bias.0.iter_mut().zip(&back) {
            *sum += back;
        }
        for &(index, value) in inputs.entries() {
            let Some(row) = sum.rows.get_mut(index as usize) else { continue };
            if !self.is_touched[index as usize] {
                self.is_touched[index as usize] = true;
                self.touched.push(index);
            }
            sum.straight[index as usize] += slope * value;
            for (sum, back) in row.0.iter_mut().zip(&back) {
                *sum += value * back;
            }
        }
    }
}

impl Net {
    /// Moves every weight whose slope is known by what `step` returns for its slope and two numbers kept for it, and
    /// clears the slopes.
    pub fn step(
        &mut self,
        slopes: &mut Gradient,
        first: &mut Gradient,
        second: &mut Gradient,
        step: impl Fn(f32, &mut f32, &mut f32) -> f32,
    ) {
        let one = |weight: &mut f32, slope: &mut f32, first: &mut f32, second: &mut f32| {
            *weight -= step(*slope, first, second);
            *slope = 0.0;
        };
        let (sum, first, second) = (&mut slopes.net, &mut first.net, &mut second.net);
        one(&mut self.start, &mut sum.start, &mut first.start, &mut second.start);
        for unit in 0..HIDDEN {
            let (first, second) = (&mut *first, &mut *second);
            let (bias, out) = (&mut first.bias.0[unit], &mut first.out.0[unit]);
            one(&mut self.bias.0[unit], &mut sum.bias.0[unit], bias, &mut second.bias.0[unit]);
            one(&mut self.out.0[unit], &mut sum.out.0[unit], out, &mut second.out.0[unit]);
        }
        for index in slopes.touched.drain(..) {
            let index = index as usize;
            slopes.is_touched[index] = false;
            let straight = (&mut first.straight[index], &mut second.straight[index]);
            one(&mut self.straight[index], &mut sum.straight[index], straight.0, straight.1);
            let (row, sum) = (&mut self.rows[index].0, &mut sum.rows[index].0);
            let (first, second) = (&mut first.rows[index].0, &mut second.rows[index].0);
            for unit in 0..HIDDEN {
                one(&mut row[unit], &mut sum[unit], &mut first[unit], &mut second[unit]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use contract::Stream;

    use super::*;

    #[test]
    fn units_that_lie_below_0_learn_as_well() {
        let mut net = Net::new(1, &mut Stream::new("net", "test", 0));
        net.bias = Row([-9.0; HIDDEN]);
        let mut inputs = Sparse::default();
        contract::InputSink::flag(&mut inputs, "only one", true);
        let (mut units, mut gradient) = (Units::default(), Gradient::of(&net));
        net.logit(&inputs, &mut units);
        gradient.add(&net, &inputs, &units, 1.0);
        for unit in 0..HIDDEN {
            assert_eq!(gradient.net.bias.0[unit].to_bits(), (LEAK * net.out.0[unit]).to_bits());
            assert!(gradient.net.rows[0].0[unit] != 0.0 && gradient.net.out.0[unit] < 0.0);
        }
    }
}
