//! What stands in a words file, for tests that hold it against the code that uses it.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// A message of a words file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// What it is known by.
    pub key: String,
    /// The arguments that it names anywhere, in alphabetical order.
    pub args: Vec<String>,
}

/// Lists the messages in the text of a words file, in the file's order.
///
/// # Errors
/// When the text is not Fluent; each fault has its line.
pub fn messages(text: &str) -> Result<Vec<Message>, Vec<String>> {
    let file = parser::parse(text).map_err(|(_, errors)| {
        let line = |at: usize| text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1;
        errors.iter().map(|error| format!("line {}: {}", line(error.pos.start), error.kind)).collect::<Vec<_>>()
    })?;
    let message = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => {
            let mut args = BTreeSet::new();
            in_pattern(message.value.as_ref()?, &mut args);
            let args = args.into_iter().map(str::to_owned).collect();
            Some(Message { key: message.id.name.to_owned(), args })
        }
        _ => None,
    };
    Ok(file.body.iter().filter_map(message).collect())
}

fn in_pattern<'a>(pattern: &Pattern<&'a str>, args: &mut BTreeSet<&'a str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, args);
        }
    }
}

fn in_expression<'a>(expression: &Expression<&'a str>, args: &mut BTreeSet<&'a str>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, args),
        Expression::Select { selector, variants } => {
            in_inline(selector, args);
            for variant in variants {
                in_pattern(&variant.value, args);
            }
        }
    }
}

fn in_inline<'a>(inline: &InlineExpression<&'a str>, args: &mut BTreeSet<&'a str>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            args.insert(id.name);
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            let named = arguments.named.iter().map(|given| &given.value);
            for given in arguments.positional.iter().chain(named) {
                in_inline(given, args);
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, args),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_listed_with_all_arguments_that_they_name() {
        let text = "\
plain = Nothing
deep = { NUMBER($share) } of { $count ->
    [one] { $place }
   *[other] { $places }
}
";
        let listed = messages(text).unwrap();
        let listed: Vec<(&str, Vec<&str>)> =
            listed.iter().map(|one| (one.key.as_str(), one.args.iter().map(String::as_str).collect())).collect();
        assert_eq!(listed, [("plain", vec![]), ("deep", vec!["count", "place", "places", "share"])]);
        assert_eq!(messages("good = fine\nbad = { $\n").unwrap_err().len(), 1);
    }
}
