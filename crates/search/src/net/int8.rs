//! Weights in a byte each: a quarter of the size, for nets that ship with a program.

use super::{HIDDEN, Net, Row};

/// Above this no weight is written.
const MOST: f32 = 127.0;

/// The most and the least power of two that weights are multiples of.
const POWERS: [i32; 2] = [-100, 60];

/// A row of weights: small whole numbers, all to be multiplied by a power of two. It is as large as the largest weight
/// needs, so that each input keeps what matters in it, and products with it are exact.
pub(crate) struct Int8Row {
    power: i8,
    weights: [i8; HIDDEN],
}

impl Int8Row {
    pub(crate) fn of(row: &Row) -> Self {
        let most = row.0.iter().fold(0.0, |most: f32, weight| most.max(weight.abs()));
        // The exponent stands in the bits of the number; with six less of it the largest weight is from 64 to 128.
        let power = (((most.to_bits() >> 23) & 0xff) as i32 - 127 - 6).clamp(POWERS[0], POWERS[1]);
        let unit = power_of_two(power);
        let weights = row.0.map(|weight| (weight / unit).round().clamp(-MOST, MOST) as i8);
        Self { power: power as i8, weights }
    }

    pub(crate) fn row(&self) -> Row {
        let unit = power_of_two(self.power.into());
        Row(self.weights.map(|weight| f32::from(weight) * unit))
    }

    /// Returns what stands in a file: the power, then the weights.
    pub(crate) fn bytes(&self) -> impl Iterator<Item = u8> {
        [self.power].into_iter().chain(self.weights).map(i8::cast_unsigned)
    }

    /// Reads what stands in a file.
    pub(crate) fn read(bytes: &[u8; 1 + HIDDEN]) -> Row {
        let [power, weights @ ..] = bytes;
        Self { power: power.cast_signed(), weights: weights.map(u8::cast_signed) }.row()
    }
}

fn power_of_two(power: i32) -> f32 {
    f32::from_bits(((power.clamp(POWERS[0], POWERS[1]) + 127) as u32) << 23)
}

impl Net {
    /// Returns the net with the weights that a file of bytes holds. Writing and reading it changes nothing more.
    #[must_use]
    pub fn to_int8(&self) -> Self {
        let rows = self.rows.iter().map(|row| Int8Row::of(row).row()).collect();
        Self { rows, ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use contract::Stream;

    use super::*;

    #[test]
    fn a_weight_is_off_by_a_127th_of_the_largest_of_its_row_at_most_and_only_once() {
        let mut net = Net::new(40, &mut Stream::new("net", "test", 0));
        for (place, row) in net.rows.iter_mut().enumerate() {
            let scale = 3f32.powi(place as i32 - 20);
            row.0.iter_mut().for_each(|weight| *weight *= scale);
        }
        net.rows[7] = Row::ZERO;
        net.rows[8].0 = [f32::MIN_POSITIVE; HIDDEN];
        let small = net.to_int8();
        for (row, small) in net.rows.iter().zip(&small.rows) {
            let most = row.0.iter().fold(0.0, |most: f32, weight| most.max(weight.abs()));
            for (weight, small) in row.0.iter().zip(&small.0) {
                assert!((weight - small).abs() <= most / MOST + f32::MIN_POSITIVE, "{weight} {small} of {most}");
            }
        }
        assert_eq!(small.rows[7], Row::ZERO);
        assert_eq!(small.to_int8(), small);
    }
}
