//! A made-up language that shows a test whether a sentence comes from a words file or from the code.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// What a letter of English becomes: it stays readable, and is found in no sentence that was written by hand.
const ACCENTS: [(&str, &str); 2] = [
    ("abcdefghijklmnopqrstuvwxyz", "àƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž"),
    ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "ÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"),
];

/// The length of the longest word that is added to a sentence.
const LONGEST: usize = 8;

/// Makes a words file in a made-up language of one in English: accented, in brackets, and a third longer, as other
/// languages are. Marks such as `<rules>` and what is put into gaps stay. A file that is not Fluent comes back as it is.
pub fn made_up(text: &str) -> String {
    let Ok(mut file) = parser::parse(text.to_owned()) else { return text.to_owned() };
    for entry in &mut file.body {
        if let Entry::Message(message) = entry {
            message.value.iter_mut().for_each(strange);
            message.attributes.iter_mut().for_each(|attribute| strange(&mut attribute.value));
        }
    }
    serializer::serialize(&file)
}

fn strange(pattern: &mut Pattern<String>) {
    let mut letters = 0;
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                let strange = accented(value);
                letters += value.chars().zip(strange.chars()).filter(|(plain, strange)| plain != strange).count();
                *value = strange;
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    strange(&mut variant.value);
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
    if letters > 0 {
        pattern.elements.insert(0, PatternElement::TextElement { value: "⟦".to_owned() });
        pattern.elements.push(PatternElement::TextElement { value: format!("{}⟧", longer(letters.div_ceil(3))) });
    }
}

/// Returns this many more letters, in words that lines can be broken between.
fn longer(letters: usize) -> String {
    let words = (0..letters).step_by(LONGEST).map(|at| "~".repeat(LONGEST.min(letters - at)));
    words.collect::<Vec<_>>().join(" ")
}

fn accented(text: &str) -> String {
    let mut in_mark = false;
    let accent = |letter: char| {
        let found = ACCENTS.iter().find_map(|(plain, strange)| strange.chars().nth(plain.find(letter)?));
        found.unwrap_or(letter)
    };
    let strange = text.chars().map(|letter| {
        in_mark = letter == '<' || (in_mark && letter != '>');
        if in_mark { letter } else { accent(letter) }
    });
    strange.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_made_up_language_is_accented_longer_and_keeps_gaps_and_marks() {
        let text = made_up(
            "draws = { $count ->\n    [one] One draw\n   *[other] All { $count } draws\n}\nlog = See <log>the log</log>.\n",
        );
        for part in ["[one] ⟦Öñé đŕàŵ~~~⟧", "*[other] ⟦Àļļ { $count } đŕàŵš~~~⟧", "log = ⟦Šéé <log>ţĥé ļöĝ</log>.~~~⟧"]
        {
            assert!(text.contains(part), "{part}: {text}");
        }
        for (plain, strange) in ACCENTS {
            assert_eq!(plain.chars().count(), strange.chars().count());
        }
        assert!(crate::messages(&text).is_ok());
    }

    #[test]
    fn what_messages_share_is_made_up_too() {
        let text = made_up("form = The { form.name }\n    .name = fan\n");
        assert!(text.contains("⟦Ţĥé { form.name }~⟧") && text.contains(".name = ⟦ƒàñ~⟧"), "{text}");
    }

    #[test]
    fn what_is_added_to_a_long_sentence_can_be_broken_into_lines() {
        assert_eq!(
            [0, 1, 8, 9, 16, 17].map(longer),
            ["", "~", "~~~~~~~~", "~~~~~~~~ ~", "~~~~~~~~ ~~~~~~~~", "~~~~~~~~ ~~~~~~~~ ~"]
        );
    }

    #[test]
    fn numbers_alone_stay() {
        assert_eq!(made_up("step = { $step }/{ $steps }\n"), "step = { $step }/{ $steps }\n");
    }
}
