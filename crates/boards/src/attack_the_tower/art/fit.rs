//! Text that fits its place: lines are broken and sizes chosen here, so that a card is the same on a page and in print.

use maud::{Markup, html};

use crate::svg::{label, num};

/// The faces that cards are set in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Face {
    /// Names, in bold.
    Title,
    /// What a card says.
    Print,
}

impl Face {
    const fn class(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Print => "print",
        }
    }

    /// How much wider its letters are than those of the running text.
    const fn stretch(self) -> f32 {
        match self {
            Self::Title => 1.1,
            Self::Print => 1.0,
        }
    }

    /// Returns how wide a text is at most. No font is fetched, so this goes by the widest of those that a page may get.
    pub(super) fn width(self, text: &str, size: f32) -> f32 {
        text.chars().map(advance).sum::<f32>() * self.stretch() * size
    }
}

/// How wide a letter is, in sizes.
const fn advance(letter: char) -> f32 {
    match letter {
        'i' | 'j' | 'l' | 'I' | ' ' | '.' | ',' | ';' | ':' | '\'' | '!' => 0.29,
        'f' | 'r' | 't' | '(' | ')' | '-' => 0.37,
        'm' | 'w' | 'M' | 'W' => 0.86,
        'A'..='Z' | 'Ä' | 'Ö' | 'Ü' => 0.66,
        's' | 'c' | 'z' | 'v' | 'x' | 'y' | 'k' => 0.5,
        _ => 0.56,
    }
}

/// A text broken into lines.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Fitted {
    pub(super) lines: Vec<String>,
    pub(super) size: f32,
    face: Face,
}

/// From one line to the next, in sizes.
pub(super) const LEADING: f32 = 1.18;

impl Fitted {
    /// Breaks a text into lines that are no wider than a room and together no higher, in the largest of these sizes; in the
    /// last one they may be higher.
    pub(super) fn new(text: &str, face: Face, (width, height): (f32, f32), sizes: &[f32]) -> Self {
        let at = |size| Self { lines: broken(text, face, width, size), size, face };
        let fits = |fitted: &Self| fitted.height() <= height && fitted.width() <= width;
        let smallest = sizes.last().copied().unwrap_or(9.0);
        let full = sizes.iter().map(|size| at(*size)).find(fits).unwrap_or_else(|| at(smallest));
        Self { lines: balanced(text, face, width, full.size), ..full }
    }

    /// Sets a name on one line, in the largest of these sizes in which it is no wider than the room.
    pub(super) fn line(text: &str, face: Face, width: f32, sizes: &[f32]) -> Self {
        let fits = |size: &&f32| face.width(text, **size) <= width;
        let size = sizes.iter().find(fits).or(sizes.last()).copied().unwrap_or(9.0);
        Self { lines: vec![text.to_owned()], size, face }
    }

    /// Returns how high the lines are together.
    pub(super) fn height(&self) -> f32 {
        self.lines.len() as f32 * self.size * LEADING
    }

    /// Returns how wide the widest line is.
    pub(super) fn width(&self) -> f32 {
        self.lines.iter().map(|line| self.face.width(line, self.size)).fold(0.0, f32::max)
    }

    /// Draws the lines in an ink, around a point; a line that is wider than the room is squeezed into it.
    pub(super) fn draw(&self, ink: &str, (x, y): (f32, f32), room: f32) -> Markup {
        let class = format!("{} {ink}", self.face.class());
        let first = y - self.height() / 2.0 + self.size * 0.95;
        html! {
            @for (nth, line) in (0u8..).zip(&self.lines) {
                @let y = first + f32::from(nth) * self.size * LEADING;
                @if self.face.width(line, self.size) > room {
                    text class=(class) x=(num(x)) y=(num(y)) font-size=(num(self.size)) text-anchor="middle"
                        textLength=(num(room)) lengthAdjust="spacingAndGlyphs" { (line) }
                } @else { (label(&class, (x, y), self.size, line)) }
            }
        }
    }
}

/// Breaks a text into as few lines as the width allows, about equally long, so that no word is left alone at the end.
fn balanced(text: &str, face: Face, width: f32, size: f32) -> Vec<String> {
    let mut best = broken(text, face, width, size);
    for step in 1..=12u8 {
        let narrower = broken(text, face, width * (1.0 - 0.03 * f32::from(step)), size);
        if narrower.len() > best.len() {
            break;
        }
        best = narrower;
    }
    best
}

/// Breaks a text between words; a longer word has a line to itself.
fn broken(text: &str, face: Face, width: f32, size: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if face.width(&format!("{line} {word}"), size) <= width => {
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
    fn a_text_takes_the_largest_size_that_fits() {
        let short = Fitted::new("Plain words", Face::Print, (100.0, 40.0), &[12.0, 10.0]);
        assert_eq!((short.size, short.lines.len()), (12.0, 1));
        let long = Fitted::new("Plain words that fill more than a line", Face::Print, (100.0, 24.0), &[12.0, 10.0]);
        assert_eq!((long.size, long.lines.len()), (10.0, 2));
    }

    #[test]
    fn lines_are_about_equally_long() {
        let text = Fitted::new("alone alone alone alone", Face::Print, (90.0, 40.0), &[10.0]);
        assert_eq!(text.lines, ["alone alone", "alone alone"]);
    }

    #[test]
    fn a_word_that_is_too_wide_is_squeezed() {
        let word = Fitted::new("Siebenundsiebzig", Face::Title, (40.0, 20.0), &[9.0]);
        assert!(word.draw("deep", (0.0, 0.0), 40.0).into_string().contains("textLength=\"40\""));
    }
}
