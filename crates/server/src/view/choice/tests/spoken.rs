//! Whether what is written on a control is part of its name, as axe-core compares them (`label-content-name-mismatch`):
//! without what stands in brackets and without punctuation, word for word.

/// Says whether the name has the words of what is written, one after another.
pub(super) fn says(name: &str, written: &str) -> bool {
    let (name, written) = (words(name), words(written));
    written.is_empty() || name.windows(written.len()).any(|part| *part == written)
}

fn words(text: &str) -> Vec<String> {
    let mut text = text.to_lowercase();
    while let Some(open) = text.rfind('(')
        && let Some(length) = text[open..].find(')')
    {
        text.replace_range(open..=open + length, "");
    }
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

#[test]
fn brackets_and_punctuation_do_not_count() {
    for (name, written, is_part) in [
        ("B2, robot (0): build a robot (0)", "+0", false),
        ("B1, energy (3): gain 3", "+3", true),
        ("B1, energy and fighter (3): gain 3", "+3+1", false),
        ("C4, digging 12 ahead", "12", true),
        ("C4, digging 12 ahead", "2", false),
        ("Sector 4", "SECTOR 4!", true),
        ("Sector (4 (of 6)) of Ann", "Sector of Ann", true),
        ("Sector 4", "", true),
    ] {
        assert_eq!(says(name, written), is_part, "`{written}` on `{name}`");
    }
}
