//! Rust source by lines, code apart from comments and strings: as much of a lexer as the checks need.

/// One line of a source file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Line {
    /// The code, without comments.
    pub(crate) code: String,
    /// The code with the insides of strings and characters taken out.
    pub(crate) bare: String,
    /// The text of doc comments on items.
    pub(crate) doc: String,
    /// The text of doc comments on the enclosing module.
    pub(crate) inner_doc: String,
    /// The text of ordinary comments.
    pub(crate) comment: String,
}

#[derive(Clone, Copy)]
enum Kind {
    Doc,
    InnerDoc,
    Plain,
}

#[derive(Clone, Copy)]
enum Place {
    Code,
    Comment(Kind),
    Block(Kind, usize),
    /// Inside a string that ends with a quote and so many hashes; escapes count only when `raw` is not set.
    Text {
        raw: bool,
        hashes: usize,
    },
}

/// Splits a source file into lines.
pub(crate) fn lines(text: &str) -> Vec<Line> {
    let mut place = Place::Code;
    let mut lines = Vec::new();
    for line in text.lines() {
        let mut reader = Reader { chars: line.chars().collect(), at: 0, place, line: Line::default() };
        reader.read();
        place = match reader.place {
            Place::Comment(_) => Place::Code,
            open => open,
        };
        lines.push(reader.line);
    }
    lines
}

struct Reader {
    chars: Vec<char>,
    at: usize,
    place: Place,
    line: Line,
}

impl Reader {
    fn read(&mut self) {
        while self.at < self.chars.len() {
            match self.place {
                Place::Code => self.read_code(),
                Place::Comment(kind) => self.comment(kind),
                Place::Block(kind, depth) => self.read_block(kind, depth),
                Place::Text { raw, hashes } => self.read_text(raw, hashes),
            }
        }
    }

    fn read_code(&mut self) {
        if self.starts("//") {
            self.place = Place::Comment(self.kind('/', "////"));
            self.at = self.chars.len().min(self.at + self.marker_length());
        } else if self.starts("/*") {
            self.place = Place::Block(self.kind('*', "/***"), 1);
            self.at += 2;
        } else if let Some((length, hashes, raw)) = self.opens_text() {
            for _ in 0..length {
                self.take(true);
            }
            self.place = Place::Text { raw, hashes };
        } else if self.chars[self.at] == '\'' {
            self.read_quote();
        } else {
            self.take(true);
        }
    }

    /// Tells a doc comment from an ordinary one: `repeated` follows the opening two in an item's doc comment, and
    /// `ordinary` is the rule line that looks like one.
    fn kind(&self, repeated: char, ordinary: &str) -> Kind {
        match self.chars.get(self.at + 2) {
            Some('!') => Kind::InnerDoc,
            Some(c) if *c == repeated && !self.starts(ordinary) => Kind::Doc,
            _ => Kind::Plain,
        }
    }

    fn marker_length(&self) -> usize {
        if matches!(self.place, Place::Comment(Kind::Plain)) { 2 } else { 3 }
    }

    /// Says whether a string opens here: the length of its opening, its hashes, and whether it is raw.
    fn opens_text(&self) -> Option<(usize, usize, bool)> {
        let before = self.at.checked_sub(1).map(|at| self.chars[at]);
        let inside_word = before.is_some_and(|c| c.is_alphanumeric() || c == '_');
        let mut at = self.at;
        if !inside_word && matches!(self.chars[at], 'b' | 'c') {
            at += 1;
        }
        let raw = !inside_word && self.chars.get(at) == Some(&'r');
        at += usize::from(raw);
        let hashes = if raw { self.chars[at..].iter().take_while(|c| **c == '#').count() } else { 0 };
        (self.chars.get(at + hashes) == Some(&'"')).then_some((at + hashes + 1 - self.at, hashes, raw))
    }

    /// Reads a character, or the quote of a lifetime.
    fn read_quote(&mut self) {
        let escaped = self.chars.get(self.at + 1) == Some(&'\\');
        let from = self.at + if escaped { 3 } else { 2 };
        let close = self.chars.iter().skip(from).position(|c| *c == '\'').map(|after| from + after);
        match close {
            Some(close) if escaped || close == self.at + 2 => {
                self.take(true);
                while self.at < close {
                    self.take(false);
                }
                self.take(true);
            }
            _ => self.take(true),
        }
    }

    fn read_block(&mut self, kind: Kind, depth: usize) {
        if self.starts("*/") {
            self.at += 2;
            self.place = if depth == 1 { Place::Code } else { Place::Block(kind, depth - 1) };
        } else if self.starts("/*") {
            self.at += 2;
            self.place = Place::Block(kind, depth + 1);
        } else {
            self.comment(kind);
        }
    }

    fn read_text(&mut self, raw: bool, hashes: usize) {
        if !raw && self.chars[self.at] == '\\' {
            self.take(false);
            if self.at < self.chars.len() {
                self.take(false);
            }
            return;
        }
        let closes = self.chars[self.at] == '"' && self.chars.iter().skip(self.at + 1).take(hashes).all(|c| *c == '#');
        if closes && self.chars.len() > self.at + hashes {
            for _ in 0..=hashes {
                self.take(true);
            }
            self.place = Place::Code;
        } else {
            self.take(false);
        }
    }

    fn comment(&mut self, kind: Kind) {
        let c = self.chars[self.at];
        match kind {
            Kind::Doc => self.line.doc.push(c),
            Kind::InnerDoc => self.line.inner_doc.push(c),
            Kind::Plain => self.line.comment.push(c),
        }
        self.at += 1;
    }

    fn take(&mut self, bare: bool) {
        let c = self.chars[self.at];
        self.line.code.push(c);
        if bare {
            self.line.bare.push(c);
        }
        self.at += 1;
    }

    fn starts(&self, text: &str) -> bool {
        text.chars().enumerate().all(|(offset, c)| self.chars.get(self.at + offset) == Some(&c))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &str) -> Line {
        lines(text).remove(0)
    }

    #[test]
    fn code_strings_and_comments_are_told_apart() {
        let line = one(r#"let url = "http://x"; // R1 "quoted""#);
        assert_eq!(line.code, r#"let url = "http://x"; "#);
        assert_eq!(line.bare, r#"let url = ""; "#);
        assert_eq!(line.comment, r#" R1 "quoted""#);
    }

    #[test]
    fn the_kinds_of_doc_comments_are_told_apart() {
        assert_eq!(one("/// R1. Text").doc, " R1. Text");
        assert_eq!(one("//! R1. Text").inner_doc, " R1. Text");
        assert_eq!(one("//// R1").comment, "// R1");
        let block = lines("/** R1\nR2 /* inner */ R3 */ let x = 1;");
        assert_eq!(block[0].doc.trim_start_matches('*'), " R1");
        assert_eq!(block[1].doc, "R2  inner  R3 ");
        assert_eq!(block[1].code, " let x = 1;");
    }

    #[test]
    fn raw_strings_escapes_characters_and_lifetimes_do_not_confuse_it() {
        assert_eq!(one(r##"f(r#"a " b"#, 'c')"##).bare, "f(r#\"\"#, '')");
        assert_eq!(one(r#"f("a \" // b")"#).bare, r#"f("")"#);
        assert_eq!(one(r#"f('"', '\'', b'"') // c"#).comment, " c");
        assert_eq!(one(r#"f(r"a\") // c"#).comment, " c");
        assert_eq!(one("fn f<'a>(x: &'a str) {} // c").bare, "fn f<'a>(x: &'a str) {} ");
        let long = lines("f(\"one // two\n three\"); // four");
        assert_eq!(long[1].bare, "\"); ");
        assert_eq!(long[1].comment, " four");
    }
}
