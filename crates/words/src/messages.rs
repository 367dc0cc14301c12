//! What is in a words file, for tests that compare it with the code that uses it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

/// A message of a words file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Message {
    /// Its key.
    pub key: String,
    /// The arguments that it names anywhere, in alphabetical order.
    pub args: Vec<String>,
    /// The arguments that choose a form, each with the values that have a form of their own; what any other value gets
    /// is not among them.
    pub choices: BTreeMap<String, BTreeSet<String>>,
    /// The messages and terms that it refers to: terms with their hyphen, an attribute behind a dot.
    pub others: BTreeSet<String>,
}

/// Reads the messages of a words file, in the file's order.
///
/// # Errors
/// When the text is not Fluent, each fault with its line, or has a key twice.
pub fn messages(text: &str) -> Result<Vec<Message>, Vec<String>> {
    let file = fluent_syntax::parser::parse(text).map_err(|(_, errors)| {
        let line = |at: usize| text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1;
        errors.iter().map(|error| format!("line {}: {}", line(error.pos.start), error.kind)).collect::<Vec<_>>()
    })?;
    let message = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => message.value.as_ref().map(|value| {
            let mut read = Message { key: message.id.name.to_owned(), ..Message::default() };
            read.pattern(value);
            read
        }),
        _ => None,
    };
    let messages: Vec<Message> = file.body.iter().filter_map(message).collect();
    let mut known = BTreeSet::new();
    let twice = messages.iter().filter(|message| !known.insert(&message.key));
    let twice: Vec<String> = twice.map(|message| format!("`{}` is there twice", message.key)).collect();
    if twice.is_empty() { Ok(messages) } else { Err(twice) }
}

impl Message {
    /// Adds what a pattern names.
    pub(crate) fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let named = variants.iter().filter(|variant| !variant.default).map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name.to_owned(),
                        VariantKey::NumberLiteral { value } => value.to_owned(),
                    });
                    self.choices.entry(id.name.to_owned()).or_default().extend(named);
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                if let Err(place) = self.args.binary_search_by(|arg| arg.as_str().cmp(id.name)) {
                    self.args.insert(place, id.name.to_owned());
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.others.insert(named("", id.name, attribute.as_ref().map(|attribute| attribute.name)));
            }
            // A term knows only what it is given with its name, so nothing of that is needed.
            InlineExpression::TermReference { id, attribute, .. } => {
                self.others.insert(named("-", id.name, attribute.as_ref().map(|attribute| attribute.name)));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                let named = arguments.named.iter().map(|given| &given.value);
                for given in arguments.positional.iter().chain(named) {
                    self.inline(given);
                }
            }
            _ => {}
        }
    }
}

fn named(sign: &str, name: &str, attribute: Option<&str>) -> String {
    format!("{sign}{name}{}", attribute.map_or_else(String::new, |attribute| format!(".{attribute}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# A comment
plain = Hold
deep = { $n ->
    [0] { $a } card
    [one] { $colour ->
        [red] one
       *[other] another
    }
   *[other] { NUMBER($b) } cards
 }
";

    #[test]
    fn arguments_and_choices_are_found_wherever_they_stand() {
        let found = messages(TEXT).expect("the text is in Fluent's format");
        assert_eq!(found.iter().map(|message| message.key.as_str()).collect::<Vec<_>>(), ["plain", "deep"]);
        assert_eq!((found[0].args.len(), found[0].choices.len()), (0, 0));
        assert_eq!(found[1].args, ["a", "b", "colour", "n"]);
        let choices: Vec<(&str, String)> = found[1]
            .choices
            .iter()
            .map(|(name, values)| (name.as_str(), values.iter().cloned().collect::<Vec<_>>().join(" ")))
            .collect();
        assert_eq!(choices, [("colour", "red".to_owned()), ("n", "0 one".to_owned())]);
    }

    #[test]
    fn a_broken_file_is_refused_with_its_line_and_so_is_a_key_that_is_there_twice() {
        let broken = messages("good = fine\nbad = { $\nred = red\n").expect_err("not Fluent");
        assert!(broken.len() == 1 && broken[0].starts_with("line 2: "), "{broken:?}");
        assert_eq!(messages("twice = 1\nonce = 2\ntwice = 3\n"), Err(vec!["`twice` is there twice".to_owned()]));
    }
}
