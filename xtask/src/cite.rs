//! Rule numbers in the names of tests.

/// Returns the rule numbers in front of a test's name: `r57_r58_name`, `r57_to_r60_name`.
pub(crate) fn numbers_in_name(name: &str) -> Vec<u16> {
    let mut found: Vec<u16> = Vec::new();
    let mut range = false;
    for word in name.split('_') {
        let number = word.strip_prefix('r').and_then(|digits| digits.parse::<u16>().ok());
        match (number, found.last().copied()) {
            (Some(number), Some(last)) if range => found.extend(last + 1..=number),
            (Some(number), _) => found.push(number),
            (None, Some(_)) if word == "to" && !range => {
                range = true;
                continue;
            }
            (None, _) => break,
        }
        range = false;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_tests_begin_with_their_rules() {
        assert_eq!(numbers_in_name("r13_one_die"), [13]);
        assert_eq!(numbers_in_name("r57_r58_margin"), [57, 58]);
        assert_eq!(numbers_in_name("r57_to_r60_margin"), [57, 58, 59, 60]);
        assert_eq!(numbers_in_name("r13_to_the_end_r14"), [13]);
        assert_eq!(numbers_in_name("a_claim_about_r13"), [0; 0]);
        assert_eq!(numbers_in_name("r2d2_rolls"), [0; 0]);
    }
}
