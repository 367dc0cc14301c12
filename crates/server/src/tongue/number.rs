//! Numbers as a language writes them. The signs stand in its words file.

use super::Tongue;

impl Tongue {
    /// Writes a count, in groups of three digits where there are five or more.
    pub(crate) fn count(self, number: u64) -> String {
        let digits = number.to_string();
        if digits.len() < 5 {
            return digits;
        }
        let (head, tail) = digits.split_at(digits.len() % 3);
        let groups = tail.as_bytes().chunks(3).map(|group| String::from_utf8_lossy(group).into_owned());
        let head = Some(head.to_owned()).filter(|head| !head.is_empty());
        head.into_iter().chain(groups).collect::<Vec<_>>().join(self.word("number-group"))
    }

    /// Writes a number that may have a fraction.
    pub(crate) fn decimal(self, number: f64) -> String {
        number.to_string().replace('.', self.word("number-point"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let written = |tongue: Tongue| [tongue.count(4321), tongue.count(54321), tongue.count(7_654_321)];
        assert_eq!(written(Tongue::English), ["4321", "54,321", "7,654,321"]);
        assert_eq!(written(Tongue::German), ["4321", "54.321", "7.654.321"]);
        assert_eq!([Tongue::English.decimal(12.5), Tongue::German.decimal(12.5)], ["12.5", "12,5"]);
        assert_eq!(Tongue::German.decimal(3.0), "3");
    }
}
