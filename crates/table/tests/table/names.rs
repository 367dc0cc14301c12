//! What may be a name, and what is shown of older ones that may not.

use crate::common::{A, Live, parley};
use contract::record::Record;
use contract::{Dice, Stream};
use table::{Command, Creation, Entry, ImportError, Name, NameError, Seed, Sitter, import};

fn name(text: &str) -> Result<String, NameError> {
    text.parse::<Name>().map(String::from)
}

#[test]
fn a_name_is_composed_and_has_single_blanks() {
    assert_eq!(name("  Ada\u{a0}\u{3000} Lovelace "), Ok("Ada Lovelace".to_owned()));
    assert_eq!(name("Zoe\u{308}"), Ok("Zo\u{eb}".to_owned()));
    assert_eq!(name("\u{1e9b}\u{323}"), Ok("\u{1e9b}\u{323}".to_owned()), "canonical, not by looks alone");
}

#[test]
fn a_name_has_1_to_40_characters_counted_when_composed() {
    assert_eq!(name(&"W".repeat(40)), Ok("W".repeat(40)));
    assert_eq!(name(&"W".repeat(41)), Err(NameError::Long(41)));
    assert!(name(&"e\u{301}".repeat(40)).is_ok());
    assert!(name(&"\u{1f98a}".repeat(40)).is_ok(), "characters, not bytes");
    for nothing in ["", " ", "\u{a0}\u{2003}", "\u{301}"] {
        assert_eq!(name(nothing), Err(NameError::Empty), "{nothing:?}");
    }
}

#[test]
fn names_of_all_scripts_fit() {
    for fits in [
        "O'Brien-Smith, Jr.",
        "Ёлка",
        "李雷",
        "さくら",
        "김민준",
        "นภา",
        "דָּוִד",
        "محمد",
        "علی\u{200c}رضا",
        "ශ්\u{200d}රී",
        "Ngọc Ánh",
        "x_X42",
        "🦊",
        "👩\u{200d}🚀",
        "👩🏽\u{200d}🚀",
        "❤\u{fe0f}",
        "🏳\u{fe0f}\u{200d}🌈",
        "1\u{fe0f}\u{20e3}",
    ] {
        assert!(name(fits).is_ok(), "{fits:?}: {:?}", name(fits));
    }
}

#[test]
fn nothing_unseen_and_nothing_that_turns_the_text_is_a_name() {
    for unseen in [
        '\0',
        '\t',
        '\n',
        '\u{7f}',
        '\u{85}',
        '\u{ad}',
        '\u{34f}',
        '\u{61c}',
        '\u{115f}',
        '\u{180e}',
        '\u{200b}',
        '\u{200c}',
        '\u{200d}',
        '\u{200e}',
        '\u{200f}',
        '\u{2028}',
        '\u{2029}',
        '\u{202a}',
        '\u{202e}',
        '\u{2060}',
        '\u{2066}',
        '\u{2067}',
        '\u{2068}',
        '\u{2069}',
        '\u{2800}',
        '\u{3164}',
        '\u{fe0f}',
        '\u{feff}',
        '\u{ffa0}',
        '\u{e000}',
        '\u{e0001}',
        '\u{e0041}',
        '\u{fdd0}',
        '\u{10ffff}',
    ] {
        let text = format!("Ad{unseen}a");
        assert_eq!(name(&text), Err(NameError::Unseen(unseen)), "U+{:04X}", u32::from(unseen));
        assert_eq!(Name::cleaned(&text).as_deref(), Some("Ada"), "U+{:04X}", u32::from(unseen));
    }
    assert!(name("🦊\u{200d}").is_err(), "an emoji is joined with another one");
    assert!(name("a\u{200d}🦊").is_err());
    let told = NameError::Unseen('\u{202e}').to_string();
    assert!(told.contains("U+202E"), "{told}");
}

#[test]
fn marks_do_not_pile_up() {
    assert_eq!(name(&format!("x{}", "\u{33f}".repeat(5))), Err(NameError::Marks));
    assert!(name(&format!("x{}", "\u{33f}".repeat(4))).is_ok());
    let piled = Name::cleaned(&format!("x{}y", "\u{33f}".repeat(30)));
    assert_eq!(piled.as_deref(), Some(&*format!("x{}y", "\u{33f}".repeat(4))));
}

#[test]
fn what_is_cleaned_is_a_name() {
    const PARTS: [char; 22] = [
        'a', 'e', ' ', '\u{a0}', '\u{301}', '\u{323}', '\u{200d}', '\u{200c}', '\u{fe0f}', '🦊', '👩', '🏽', '\u{dca}',
        '\u{dc1}', '\u{202e}', '\u{2068}', '\n', '\u{645}', '\u{3164}', '1', '\u{1100}', '\u{1161}',
    ];
    let mut dice = Stream::new("names", "cleaned", 9);
    for _ in 0..20_000 {
        let long = dice.below(60);
        let text: String = (0..long).map(|_| PARTS[dice.below(PARTS.len() as u32) as usize]).collect();
        if let Some(clean) = Name::cleaned(&text) {
            assert_eq!(name(&clean), Ok(clean.to_string()), "{text:?}");
        }
        if let Ok(name) = text.parse::<Name>() {
            assert_eq!(Name::cleaned(&text), Some(name), "{text:?}: a name stays what it is");
        }
    }
}

#[test]
fn an_older_name_that_does_not_fit_is_still_read() {
    let sat = |name: &str| format!(r#"{{"sit":{{"at":1,"name":{name},"seat":0}},"v":1}}"#);
    let read = |text: &str| match Entry::read(&sat(text)) {
        Ok(Entry::Sit { name, .. }) => name.map(String::from),
        other => panic!("{other:?}"),
    };
    assert_eq!(read(r#""Ad\u202ea\nLovelace""#), Some("AdaLovelace".to_owned()));
    assert_eq!(read(&format!(r#""{}""#, "W".repeat(400))), Some("W".repeat(40)));
    assert_eq!(read(r#""\u200b""#), None);
    assert_eq!(read("null"), None);
    let live = Live::new(parley(2), 3);
    let sitter = |name: &str| Sitter { name: name.parse().ok(), bot: None };
    let creation = Creation { seats: vec![sitter("Ada"), sitter("Bob")], ..live.table.creation().clone() };
    let old = creation.write().replace("Bob", r"B\u0000ob");
    assert_eq!(Creation::read(&old).unwrap(), creation);
}

#[test]
fn a_record_with_an_unseen_name_is_not_taken_in() {
    let mut live = Live::new(parley(2), 8);
    live.ask(A, Command::Sit { name: "Ada".parse().ok() }).unwrap();
    live.ask(A, Command::Begin).unwrap();
    let text = live.table.record().write();
    assert!(import(&Record::read(&text).unwrap(), &*parley(2), Seed::new([7; 32]), 0).is_ok());
    let forged = Record::read(&text.replace("Ada", r"Ad\u202ea")).unwrap();
    let refused = import(&forged, &*parley(2), Seed::new([7; 32]), 0);
    assert!(matches!(refused, Err(ImportError::Name { reason: NameError::Unseen('\u{202e}'), .. })), "{refused:?}");
}
