//! What a page in the made-up language says in plain letters: whatever is found there does not come from a words file.

/// Elements that nothing stands in.
const EMPTY: [&str; 11] = ["area", "base", "br", "col", "!DOCTYPE", "hr", "img", "input", "link", "meta", "wbr"];
/// Attributes that are read or heard.
const SAID: [&str; 5] = ["title", "aria-label", "placeholder", "alt", "aria-roledescription"];
/// Elements whose text is no sentence of ours: notation and addresses, names of people, keys, and styles.
const OTHERS: [&str; 5] = ["code", "bdi", "kbd", "style", "script"];

/// An element that is open.
struct Open {
    name: String,
    /// Whether what stands in it is left alone.
    is_spared: bool,
}

/// Returns all words of a page that are written in plain letters, each with what stands around it. `known` are names that
/// are the same in every language.
pub(super) fn left(page: &str, known: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    let mut open: Vec<Open> = Vec::new();
    let mut rest = page;
    while let Some((text, tag)) = rest.split_once('<') {
        let is_spared = open.last().is_some_and(|element| element.is_spared);
        if !is_spared {
            found.extend(plain(text, known).next().map(|word| format!("{word} in text: {text}")));
        }
        let end = end_of(tag);
        let (tag, behind) = tag.split_at(end);
        rest = behind.strip_prefix('>').unwrap_or(behind);
        if let Some(name) = tag.strip_prefix('/') {
            while open.pop().is_some_and(|element| element.name != name) {}
            continue;
        }
        let name = tag.split([' ', '\n']).next().unwrap_or_default();
        let spared = is_spared || spares(name, tag);
        if !spared {
            for (attribute, value) in attributes(tag).filter(|(attribute, _)| is_said(attribute)) {
                found.extend(plain(value, known).next().map(|word| format!("{word} in {attribute}: {value}")));
            }
        }
        if !EMPTY.contains(&name) && !tag.ends_with('/') {
            open.push(Open { name: name.to_owned(), is_spared: spared });
        }
    }
    found
}

/// Says whether what stands in an element is left alone: it is none of ours, or says itself which language it is in.
fn spares(name: &str, tag: &str) -> bool {
    let is_marked = |(attribute, value): (&str, &str)| {
        attribute == "lang" && matches!(value, "en" | "de") || attribute == "class" && value == "rule"
    };
    OTHERS.contains(&name) || attributes(tag).any(is_marked)
}

/// Sentences for the script stand in attributes of its own.
fn is_said(attribute: &str) -> bool {
    const FOR_PROGRAMS: [&str; 28] = [
        "version",
        "events",
        "turn",
        "due",
        "several",
        "rest",
        "record",
        "log",
        "commitment",
        "game",
        "line",
        "hash",
        "token",
        "keys",
        "aim",
        "take",
        "back",
        "slot",
        "live",
        "entropy",
        "always",
        "plays",
        "from",
        "way",
        "follow",
        "middle",
        "fault",
        "default",
    ];
    let of_program = attribute.strip_prefix("data-").is_some_and(|name| FOR_PROGRAMS.contains(&name));
    SAID.contains(&attribute) || attribute.starts_with("data-") && !of_program
}

/// Finds the end of a tag; a value may hold a `>`.
fn end_of(tag: &str) -> usize {
    let mut in_value = false;
    for (at, letter) in tag.char_indices() {
        match letter {
            '"' => in_value = !in_value,
            '>' if !in_value => return at,
            _ => {}
        }
    }
    tag.len()
}

fn attributes(tag: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = tag;
    std::iter::from_fn(move || {
        let (before, behind) = rest.split_once("=\"")?;
        let (value, after) = behind.split_once('"')?;
        rest = after;
        Some((before.rsplit([' ', '\n']).next().unwrap_or_default(), value))
    })
}

/// Returns the words of plain letters, two or more in a row, that no name explains.
fn plain<'a>(text: &str, known: &[&str]) -> impl Iterator<Item = String> + use<'a> {
    let mut text = text.to_owned();
    for entity in ["&amp;", "&lt;", "&gt;", "&quot;"] {
        text = text.replace(entity, " ");
    }
    for name in known {
        text = text.replace(name, " ");
    }
    let words: Vec<String> = text
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_alphabetic()))
        .map(str::to_owned)
        .collect();
    words.into_iter()
}

#[test]
fn what_is_plain_is_found_wherever_it_is_read_or_heard() {
    let page = "<p title=\"Left > here\">⟦Ŵöŕđ⟧ <b>Forgotten</b> <code>k4C3</code> <a class=\"rule\">R13</a> Palisade</p>\
        <input placeholder=\"typed\" value=\"data\"><i lang=\"en\">The rules</i> <p data-offline=\"gone\" data-hash=\"ab\">A 1</p>";
    let found = left(page, &["Palisade"]);
    let words: Vec<&str> = found.iter().map(|one| one.split(' ').next().unwrap()).collect();
    assert_eq!(words, ["Left", "Forgotten", "typed", "gone"]);
}
