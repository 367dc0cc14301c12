//! The messages of a words file and the arguments that they name.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

/// Returns each message's key with the names of its arguments.
pub(crate) fn messages(text: &str) -> Result<BTreeMap<String, BTreeSet<String>>, String> {
    let resource = fluent_syntax::parser::parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut names = BTreeSet::new();
            if let Some(pattern) = &message.value {
                in_pattern(pattern, &mut names);
            }
            if messages.insert(message.id.name.to_owned(), names).is_some() {
                return Err(format!("`{}` is there twice", message.id.name));
            }
        }
    }
    Ok(messages)
}

fn in_pattern(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, names);
        }
    }
}

fn in_expression(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, names),
        Expression::Select { selector, variants } => {
            in_inline(selector, names);
            for variant in variants {
                in_pattern(&variant.value, names);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => _ = names.insert(id.name.to_owned()),
        InlineExpression::Placeable { expression } => in_expression(expression, names),
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for argument in positional {
                in_inline(argument, names);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_found_wherever_they_stand() {
        let text = "plain = Hold\ndeep = { $n ->\n    [one] { $a } card\n   *[other] { NUMBER($b) } cards\n }\n";
        let found = messages(text).expect("the text is in Fluent's format");
        let names: Vec<&str> = found["deep"].iter().map(String::as_str).collect();
        assert_eq!((found["plain"].len(), names), (0, vec!["a", "b", "n"]));
        assert!(messages("twice = 1\ntwice = 2\n").is_err());
    }
}
