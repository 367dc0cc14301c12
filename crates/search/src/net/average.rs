//! Averages of nets that follow one another in a training.

use super::{Net, Row};

impl Net {
    /// Moves every weight by this part of the way to that of another net of as many inputs. A net that is moved so after
    /// every step of another becomes a running average of it: each step of learning overshoots for some states, now these
    /// and now those, and in the average that cancels out.
    pub fn approach(&mut self, other: &Self, part: f32) {
        let one = |weight: &mut f32, other: &f32| *weight += part * (other - *weight);
        let all =
            |row: &mut Row, other: &Row| row.0.iter_mut().zip(&other.0).for_each(|(weight, other)| one(weight, other));
        self.rows.iter_mut().zip(&other.rows).for_each(|(row, other)| all(row, other));
        self.straight.iter_mut().zip(&other.straight).for_each(|(weight, other)| one(weight, other));
        all(&mut self.bias, &other.bias);
        all(&mut self.out, &other.out);
        one(&mut self.start, &other.start);
    }
}

#[cfg(test)]
mod tests {
    use contract::Stream;

    use super::*;

    #[test]
    fn every_weight_goes_its_part_of_the_way() {
        let [from, to] = [0, 1].map(|number| Net::new(3, &mut Stream::new("net", "test", number)));
        let to = Net { straight: vec![1.0, -2.0, 0.5], bias: to.out, start: 4.0, ..to };
        let weights = |net: &Net| -> Vec<f32> {
            let rows = net.rows.iter().chain([&net.bias, &net.out]).flat_map(|row| row.0);
            rows.chain(net.straight.iter().copied()).chain([net.start]).collect()
        };
        let mut between = from.clone();
        between.approach(&to, 0.25);
        for ((from, to), between) in weights(&from).into_iter().zip(weights(&to)).zip(weights(&between)) {
            assert!((between - (0.75 * from + 0.25 * to)).abs() < 1e-6, "{from} {between} {to}");
        }
        assert_ne!(weights(&from), weights(&between));
    }
}
