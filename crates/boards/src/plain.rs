//! Rows of columns and lines of words, for drawings in plain characters and wherever a line has limited room.

/// The widths of a table's columns in characters; the first is for the names of the rows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Columns<'a> {
    pub(crate) name: usize,
    /// From left to right; cells beyond these widths are as wide as their text.
    pub(crate) widths: &'a [usize],
}

impl Columns<'_> {
    /// Writes a row. A cell that is too long, as other components might have, is cut, so that the columns stay aligned.
    pub(crate) fn row(&self, name: &str, cells: impl IntoIterator<Item = String>) -> String {
        let cell = |(nth, cell): (usize, String)| match self.widths.get(nth) {
            Some(width) => format!("{cell:<width$.width$}"),
            None => cell,
        };
        let cells: Vec<String> = cells.into_iter().enumerate().map(cell).collect();
        format!("{name:<width$}{}", cells.join(" "), width = self.name)
    }
}

/// Breaks words into lines of at most `most` characters; a longer word has a line to itself.
pub(crate) fn wrapped<W: AsRef<str>>(words: impl IntoIterator<Item = W>, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        let word = word.as_ref();
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_cut_and_the_last_is_as_wide_as_it_is() {
        let columns = Columns { name: 4, widths: &[3, 2] };
        assert_eq!(columns.row("ab", ["wxyz", "q", "longer"].map(str::to_owned)), "ab  wxy q  longer");
    }

    #[test]
    fn lines_are_full_and_no_longer() {
        let lines = ["one two", "three", "sevenths", "one", "four"];
        assert_eq!(wrapped(["one", "two", "three", "sevenths", "one", "four"], 7), lines);
        assert_eq!(wrapped([""; 0], 7), [""; 0]);
    }
}
