//! What a person wants to be called: the one type for it, wherever it is entered.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::canonical_combining_class;
use unicode_properties::{
    GeneralCategory as Kind, GeneralCategoryGroup as Group, UnicodeEmoji, UnicodeGeneralCategory,
};

/// A name that anybody may be shown: 1 to 40 characters in Unicode's composed form (NFC), at least one of them visible,
/// on one line, with single blanks inside and none around it. Nothing in it is invisible or turns the direction of the
/// text around it.
///
/// A character is a code point. Joiners stand only where a script or an emoji is written with them: after a virama,
/// between Arabic letters, inside an emoji.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Name(String);

/// Why a text is not a name: a fragment that can be shown to the person who typed it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum NameError {
    /// It is too long.
    #[error("a name can have at most {most} characters, and this one has {0}", most = Name::MOST)]
    Long(usize),
    /// It holds something invisible, or something that turns the text around.
    #[error("a name cannot contain U+{:04X}, which is invisible or changes the text around it; leave it out", u32::from(*.0))]
    Unseen(char),
    /// It piles marks on a letter.
    #[error("a name can have at most {} marks on one letter", Name::MARKS)]
    Marks,
    /// Nothing of it is visible.
    #[error("a name needs at least one visible character")]
    Empty,
}

impl Name {
    /// The most characters of a name.
    pub const MOST: usize = 40;
    /// The most marks on one letter; the scripts in use need no more.
    pub const MARKS: usize = 4;

    /// Returns what is shown of a name that was stored before this type existed: what does not fit is left out; none
    /// when nothing visible remains.
    pub fn cleaned(text: &str) -> Option<Self> {
        let all: Vec<char> = text.nfc().collect();
        let fits = |place: &usize| is_allowed(&all, *place) && marks_before(&all, *place) < Self::MARKS;
        let kept: String = (0..all.len()).filter(fits).map(|place| all[place]).collect();
        let cut: String = single_blanks(&kept.nfc().collect::<String>()).chars().take(Self::MOST).collect();
        // What is left may have lost the neighbour that it was allowed for; a second look takes it too.
        match cut.parse() {
            Ok(name) => Some(name),
            Err(NameError::Unseen(_) | NameError::Marks) => Self::cleaned(&cut),
            Err(_) => None,
        }
    }

    /// Returns the name for the middle of a sentence: between marks that keep its direction of writing to itself. A
    /// page puts `<bdi>` in place of these marks.
    pub fn isolated(&self) -> String {
        format!("{FIRST}{}{LAST}", self.0)
    }
}

/// Begins a text whose direction of writing does not affect what is around it (first strong isolate).
pub const FIRST: char = '\u{2068}';
/// Ends such a text (pop directional isolate).
pub const LAST: char = '\u{2069}';

impl FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let name = single_blanks(&text.nfc().collect::<String>());
        let all: Vec<char> = name.chars().collect();
        if let Some(place) = (0..all.len()).find(|place| !is_allowed(&all, *place)) {
            return Err(NameError::Unseen(all[place]));
        }
        if !all.iter().any(|c| is_visible(*c)) {
            return Err(NameError::Empty);
        }
        match all.len() {
            long if long > Self::MOST => Err(NameError::Long(long)),
            long if (0..long).any(|place| marks_before(&all, place) >= Self::MARKS) => Err(NameError::Marks),
            _ => Ok(Self(name)),
        }
    }
}

/// Makes every run of blanks one plain blank, and leaves out those at the ends.
fn single_blanks(text: &str) -> String {
    let words = text.split(|c: char| c.general_category() == Kind::SpaceSeparator).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

fn is_visible(c: char) -> bool {
    use Group::{Letter, Number, Punctuation, Symbol};
    matches!(c.general_category_group(), Letter | Number | Punctuation | Symbol)
}

/// Says whether the character at this place may stand in a name.
fn is_allowed(all: &[char], place: usize) -> bool {
    let c = all[place];
    let before = place.checked_sub(1).map(|place| all[place]);
    let after = all.get(place + 1).copied();
    match c {
        ZWJ | ZWNJ if before.is_some_and(|before| canonical_combining_class(before) == VIRAMA) => true,
        ZWNJ => before.is_some_and(is_arabic) && after.is_some_and(is_arabic),
        ZWJ => is_emoji_until(all, place) && after.is_some_and(UnicodeEmoji::is_emoji_char),
        // Which of its two looks a character has, text or emoji.
        '\u{fe0e}' | '\u{fe0f}' => before.is_some_and(UnicodeEmoji::is_emoji_char),
        _ if BLANKS.contains(&c) => false,
        _ => match c.general_category() {
            Kind::SpaceSeparator => true,
            Kind::LineSeparator | Kind::ParagraphSeparator => false,
            _ => c.general_category_group() != Group::Other,
        },
    }
}

const ZWNJ: char = '\u{200c}';
const ZWJ: char = '\u{200d}';
/// The canonical combining class of marks that kill a vowel; joiners after them choose how a conjunct is written.
const VIRAMA: u8 = 9;

/// Letters, marks and symbols that show nothing: a joiner, fillers, inherent vowels, selectors, the empty Braille cell.
const BLANKS: [char; 16] = [
    '\u{34f}', '\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{180b}', '\u{180c}', '\u{180d}', '\u{180f}',
    '\u{2065}', '\u{2800}', '\u{3164}', '\u{ffa0}', '\u{fff9}', '\u{fffa}', '\u{fffc}',
];

fn is_arabic(c: char) -> bool {
    matches!(c, '\u{620}'..='\u{6ff}' | '\u{750}'..='\u{77f}')
}

/// Says whether what stands before this place is an emoji, with the selectors and skin that belong to it.
fn is_emoji_until(all: &[char], place: usize) -> bool {
    all[..place].iter().rev().find(|c| **c != '\u{fe0f}').is_some_and(|c| c.is_emoji_char())
}

/// Returns how many marks stand right before this place, if it is one more.
fn marks_before(all: &[char], place: usize) -> usize {
    let is_mark = |c: &&char| c.general_category_group() == Group::Mark;
    if !is_mark(&&all[place]) {
        return 0;
    }
    all[..place].iter().rev().take_while(is_mark).count()
}

impl Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Reads a name as it is stored, cleaned: one that an older release took must stay readable.
pub(crate) fn stored<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Name>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    Ok(text.and_then(|text| Name::cleaned(&text)))
}
