//! Numbers as drawings write them.

use std::fmt::{self, Display};

use maud::Render;

/// A number with at most two decimals, so that drawings are short and the same everywhere. A board has thousands of
/// them, so they are written without the general floating-point formatting, which would take a quarter of a page's
/// time.
#[derive(Clone, Copy)]
pub(crate) struct Number {
    hundredths: i32,
}

/// Returns a number as drawings write it.
pub(crate) fn num(value: f32) -> Number {
    Number { hundredths: (value * 100.0).round() as i32 }
}

impl Number {
    /// Passes the digits on as text.
    fn text<T>(self, then: impl FnOnce(&str) -> T) -> T {
        // A sign, eight digits before the point, the point, and two digits.
        let mut text = [0; 12];
        let mut at = text.len();
        let mut put = |byte: u8| {
            at -= 1;
            text[at] = byte;
        };
        let digits = self.hundredths.unsigned_abs();
        let (mut whole, [tenths, hundredths]) =
            (digits / 100, [digits / 10 % 10, digits % 10].map(|digit| digit as u8));
        if hundredths > 0 {
            put(b'0' + hundredths);
        }
        if tenths + hundredths > 0 {
            put(b'0' + tenths);
            put(b'.');
        }
        loop {
            put(b'0' + (whole % 10) as u8);
            whole /= 10;
            if whole == 0 {
                break;
            }
        }
        if self.hundredths < 0 {
            put(b'-');
        }
        then(str::from_utf8(&text[at..]).unwrap_or_default())
    }
}

impl Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text(|text| f.write_str(text))
    }
}

impl Render for Number {
    fn render_to(&self, buffer: &mut String) {
        self.text(|text| buffer.push_str(text));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_floats_with_two_decimals_are() {
        let cases = [
            (0.0, "0"),
            (-0.001, "0"),
            (0.004, "0"),
            (0.05, "0.05"),
            (-0.5, "-0.5"),
            (7.0, "7"),
            (-12.3, "-12.3"),
            (199.995, "200"),
            (353.33, "353.33"),
            (1e9, "21474836.47"),
            (-1e9, "-21474836.48"),
        ];
        for (value, text) in cases {
            assert_eq!((num(value).to_string().as_str(), num(value).render().into_string().as_str()), (text, text));
        }
        for hundredths in -50_000..50_000 {
            let value = hundredths as f32 / 100.0;
            assert_eq!(num(value).to_string(), if hundredths == 0 { 0.0 } else { value }.to_string());
        }
    }
}
