//! Rule numbers in text.
//!
//! A citation is `R13`, or a range `R57-R60` with both ends in full. Text in a code span is not a citation, and
//! neither are tokens of the notation (`R13/52`) or fields of a position (`R 3 2`).

/// Returns the rule numbers that a line of prose cites, in the order of the text.
pub fn numbers(text: &str) -> Vec<u16> {
    groups(text).concat()
}

/// Returns the citations of a line of prose, each with its rule numbers: numbers and ranges with nothing but commas or
/// `and` between them are one.
pub fn groups(text: &str) -> Vec<Vec<u16>> {
    let chars: Vec<char> = without_code(text);
    let (mut found, mut at, mut end): (Vec<Vec<u16>>, usize, usize) = (Vec::new(), 0, 0);
    while at < chars.len() {
        let Some((first, mut next)) = number_at(&chars, at) else {
            at += 1;
            continue;
        };
        let range = matches!(chars.get(next), Some('-' | '–')).then(|| number_at(&chars, next + 1)).flatten();
        let last = range.map_or(first, |(last, after)| {
            next = after;
            last
        });
        let between: String = chars[end..at].iter().collect();
        match found.last_mut().filter(|_| matches!(between.trim(), "," | "and" | ", and")) {
            Some(group) => group.extend(first..=last),
            None => found.push((first..=last).collect()),
        }
        (at, end) = (next, next);
    }
    found
}

/// Reads a whole rule number at this place; returns it and the place behind it.
fn number_at(chars: &[char], at: usize) -> Option<(u16, usize)> {
    let before = at.checked_sub(1).and_then(|at| chars.get(at)).copied().unwrap_or(' ');
    let opens = chars.get(at) == Some(&'R') && !before.is_alphanumeric() && !matches!(before, '_' | '/' | ':' | '=');
    let digits: String = chars.get(at + 1..).filter(|_| opens)?.iter().take_while(|c| c.is_ascii_digit()).collect();
    let end = at + 1 + digits.len();
    let after = chars.get(end).copied().unwrap_or(' ');
    let number = digits.parse().ok().filter(|number| *number > 0)?;
    (!after.is_alphanumeric() && !matches!(after, '_' | '/')).then_some((number, end))
}

/// Returns the text with the insides of code spans made blank.
fn without_code(text: &str) -> Vec<char> {
    let closed = text.matches('`').count() / 2 * 2;
    let mut ticks = 0;
    let blank_inside = |c| {
        ticks += usize::from(c == '`');
        if ticks % 2 == 1 && ticks <= closed { ' ' } else { c }
    };
    text.chars().map(blank_inside).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_lists_and_ranges_are_citations() {
        assert_eq!(numbers(" R24–R26. Ships move (R9, R15); see R3."), [24, 25, 26, 9, 15, 3]);
        assert_eq!(numbers("[R13] and R14"), [13, 14]);
        assert_eq!(numbers("R60-R57"), [], "a range that runs backwards cites nothing");
    }

    #[test]
    fn what_is_said_in_one_breath_is_one_citation() {
        assert_eq!(groups("R1, R2 and R5-R6. Moves (R9); see R3"), [vec![1, 2, 5, 6], vec![9], vec![3]]);
    }

    #[test]
    fn tokens_positions_and_code_are_none() {
        assert_eq!(numbers("R13/52 R 3 2 g1 A:R4 xR5 R6x R_7 R0 `R8` 1/R9"), []);
        assert_eq!(numbers("an odd ` tick does not hide R1"), [1]);
        assert_eq!(numbers("`a` R1 `R2` R3"), [1, 3]);
    }
}
