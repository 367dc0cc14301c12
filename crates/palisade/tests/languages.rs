//! The languages of the house: what one of them says, all of them say.

use contract::Domain;
use words::Words;

#[test]
fn every_language_of_a_game_says_all_that_its_first_one_says() {
    for entry in catalog::games() {
        let words = entry.info().words;
        assert_eq!(words::faults(words), [""; 0], "{}", entry.info().id);
        assert_eq!(words.first().map(|(code, _)| *code), Some("en"), "{}", entry.info().id);
    }
}

#[test]
fn every_option_has_a_name_a_group_an_explanation_and_words_for_its_values() {
    for entry in catalog::games() {
        let words = Words::of(entry.info(), "en");
        for option in (entry.info().options)() {
            let mut keys: Vec<String> =
                ["", "-group", "-about"].map(|end| format!("option-{}{end}", option.key)).into();
            if let Domain::OneOf(values) = &option.domain {
                let in_words = values.iter().filter(|value| value.parse::<u32>().is_err());
                keys.extend(in_words.map(|value| format!("option-{}-{value}", option.key)));
            }
            for key in keys {
                assert!(words.find(&key).is_some(), "{}: {key}", entry.info().id);
            }
        }
    }
}
