//! Sentences as they are shown.

/// A sentence and the rule it rests on.
#[derive(Clone)]
pub(crate) struct Sentence {
    pub(crate) text: String,
    pub(crate) rule: Option<&'static str>,
}

/// Makes a sentence of an error's fragment.
pub(crate) fn sentence(fragment: &str) -> String {
    let mut characters = fragment.chars();
    let first = characters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", characters.as_str().trim_end_matches('.'))
}
