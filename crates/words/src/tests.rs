use contract::Seat;

use super::*;

const EN: &str = "\
# Comment
cities = { $count ->
    [0] no city
    [one] one city
   *[other] { $count } cities
} lost in { $place }
ship = { $colour } ship leaves
red = red
only-here = only in English
share = { NUMBER($share, minimumFractionDigits: 1) } of ten
";
const DE: &str = "\
cities = { $count ->
    [one] eine Stadt
   *[other] { $count } Städte
} verloren in { $place }
ship = { $colour } Schiff geht
red = rotes
";

fn info(words: &'static [(&'static str, &'static str)]) -> &'static Info {
    Box::leak(Box::new(Info {
        id: "toy",
        title: "Toy",
        credits: &[],
        howto: &[],
        seats: 1..=1,
        seat_names: &["1"],
        rules_version: 1,
        dossier: "",
        components: "",
        words,
        options: Vec::new,
    }))
}

fn both() -> &'static Info {
    info(&[("en", EN), ("de", DE)])
}

fn lost(count: u8) -> Phrase {
    Phrase::new("cities").with("count", count).with("place", "B2")
}

#[test]
fn numbers_choose_the_plural_and_no_marks_stand_around_gaps() {
    let words = Words::of(both(), "en");
    assert_eq!(
        [0, 1, 7].map(|n| words.say(&lost(n))),
        ["no city lost in B2", "one city lost in B2", "7 cities lost in B2"]
    );
    assert_eq!(words.say(&lost(200)), "200 cities lost in B2", "no grouping, no decimals");
}

#[test]
fn numbers_take_the_form_that_the_file_asks_for() {
    assert_eq!(Words::of(both(), "en").say(&Phrase::new("share").with("share", 3)), "3.0 of ten");
}

#[test]
fn a_term_is_said_in_the_language_of_the_sentence() {
    let phrase = Phrase::new("ship").term("colour", "red");
    assert_eq!(Words::of(both(), "de").say(&phrase), "rotes Schiff geht");
    assert_eq!(Words::of(both(), "en").say(&phrase), "red ship leaves");
}

#[test]
fn what_is_not_translated_is_said_in_the_first_language() {
    assert_eq!(Words::of(both(), "de").word("only-here"), "only in English");
    assert_eq!(Words::of(both(), "fr").language(), "en");
    assert_eq!(Words::of(both(), "de").language(), "de");
}

#[test]
fn faults_are_said_and_listed_and_never_panic() {
    let words = Words::of(both(), "en");
    assert_eq!(words.say(&Phrase::new("nothing")), "[nothing]");
    assert_eq!(words.missing(&Phrase::new("nothing")), ["`nothing` is in no words file"]);
    let bare = Phrase::new("ship").term("colour", "pink");
    assert_eq!(words.say(&bare), "[pink] ship leaves");
    assert_eq!(words.missing(&bare), ["`pink` is in no words file"]);
    assert_eq!(words.say(&Phrase::new("ship")), "{$colour} ship leaves");
    assert_eq!(words.missing(&Phrase::new("ship")).len(), 1);
    assert_eq!(words.missing(&lost(2)), Vec::<String>::new());
    assert_eq!(Words::of(info(&[]), "en").word("any"), "[any]");
}

#[test]
fn a_broken_file_says_the_rest_and_the_lock_names_the_line() {
    let broken = "good = fine\nbad = { $\nred = red\n";
    let words = Words::of(info(&[("en", "good = fine\nbad = { $\nred = red\n")]), "en");
    assert_eq!([words.word("good"), words.word("red")], ["fine", "red"]);
    let errors = keys(broken).unwrap_err();
    assert!(errors.len() == 1 && errors[0].starts_with("line 2: "), "{errors:?}");
}

#[test]
fn words_that_a_game_need_not_have_are_found_in_its_language_then_in_the_first_or_not() {
    let words = Words::of(both(), "de");
    assert_eq!(words.find("red").as_deref(), Some("rotes"));
    assert_eq!(words.find("only-here").as_deref(), Some("only in English"));
    assert_eq!(words.find("nowhere"), None);
}

#[test]
fn all_keys_are_listed_in_order() {
    assert_eq!(keys(EN).unwrap(), ["cities", "ship", "red", "only-here", "share"]);
}

#[test]
fn words_can_be_shared_among_threads() {
    let words = Words::of(both(), "en");
    std::thread::scope(|scope| {
        let other = scope.spawn(|| words.say(&lost(3)));
        assert_eq!(other.join().unwrap(), words.say(&lost(3)));
    });
}

const PEOPLE: &str = "\
hits = { $by ->
    [you] You hit
   *[other] { $by } hits
} { $on ->
    [you] your sector
   *[other] the sector of { $on }
}
won = { $who } has won
own = { $dice }
die = { $seat } { $die }
";

fn table(reader: Option<usize>) -> Words {
    let person = |name: &str| Person { name: name.to_owned(), said: format!("<{name}>") };
    let people = ["Ada", "Bob"].map(person).into();
    Words::of(info(&[("en", PEOPLE)]), "en").among_people(people, reader.map(Seat::new))
}

#[test]
fn a_seat_is_said_by_its_printed_name_until_somebody_sits_there() {
    let won = Phrase::new("won").with("who", Seat::FIRST);
    assert_eq!(Words::of(info(&[("en", PEOPLE)]), "en").say(&won), "1 has won");
    assert_eq!(table(None).say(&won), "<Ada> has won");
    assert_eq!(table(None).name(Seat::new(1)), "Bob");
    assert_eq!(table(None).name(Seat::new(4)), "?", "nobody can sit there");
}

#[test]
fn a_reader_is_you_where_the_message_has_a_form_for_it_and_named_where_it_has_none() {
    let hits = Phrase::new("hits").with("by", Seat::new(1)).with("on", Seat::FIRST);
    let said = [None, Some(0), Some(1)].map(|reader| table(reader).say(&hits));
    assert_eq!(said, ["<Bob> hits the sector of <Ada>", "<Bob> hits your sector", "You hit the sector of <Ada>"]);
    assert_eq!(table(Some(0)).say(&Phrase::new("won").with("who", Seat::FIRST)), "<Ada> has won");
}

#[test]
fn a_list_is_said_part_by_part() {
    let die = |seat: usize| Phrase::new("die").with("seat", Seat::new(seat)).with("die", seat as u32 + 4);
    assert_eq!(table(Some(0)).say(&Phrase::new("own").with("dice", vec![die(0), die(1)])), "<Ada> 4, <Bob> 5");
    let faults = table(None).missing(&Phrase::new("own").with("dice", vec![Phrase::new("nothing")]));
    assert_eq!(faults, ["`nothing` is in no words file"]);
}
