//! Luck and choices of a game that is over.

use contract::Stream;
use contract::record::{Record, RecordLine};
use reqwest::Method;

use crate::client::{Browser, between, tokens};
use crate::house::{House, entry, log};

/// Reads a number with its sign from behind a mark.
fn number(page: &str, after: &str) -> i64 {
    let text = between(page, after, "</dd>").unwrap_or_else(|| panic!("no {after} in {page}"));
    let text = text.rsplit('>').next().unwrap_or(text).replace('\u{2212}', "-").replace('+', "");
    text.parse().unwrap_or_else(|_| panic!("{text}"))
}

/// Reads a rate and how many there were from the note below a number: `+1.4 a roll, 38 rolls`.
fn rate(page: &str, words: &str) -> (f64, usize) {
    let (before, after) = page.split_once(words).unwrap_or_else(|| panic!("no {words} in {page}"));
    let rate = before.rsplit('>').next().unwrap().replace('\u{2212}', "-").replace('+', "");
    (rate.parse().unwrap(), after.split(' ').next().unwrap().parse().unwrap())
}

/// Makes a table at which bots play, and returns it when its game is over.
async fn played(me: &mut Browser, game: &str, bots: &[(&str, &str)]) -> String {
    let table = me.create(game, bots).await;
    let mut stream = me.stream(&table).await;
    stream.until(|page| page.contains("id=\"ending\"")).await;
    table
}

/// Says how often the game of a table was judged.
fn judged(table: &str) -> usize {
    let table = format!("table=\"{}\"", &table["/table/".len()..]);
    log().lines().filter(|line| line.contains("judged") && line.contains(&table)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn start_luck_and_choices_add_up_and_lead_into_the_replay() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = played(&mut me, "under-falling-skies", &[("seat-0", "beginner")]).await;
    let last = me.get(&table).await.body;
    assert!(last.contains(&format!("href=\"{table}/luck\"")), "{last}");
    let page = me.luck(&table).await;
    assert_eq!(page.status, 200);
    let page = page.body;
    let [start, luck, choices, unforeseen, end] =
        ["Chance at the start</dt>", ">Luck</dt>", ">Choices</dt>", ">Not foreseen</dt>", ">Result</dt>"]
            .map(|after| number(&page, after));
    let sum = start + luck + choices + unforeseen;
    assert!((sum - end).abs() <= 2, "rounded: {start} {luck} {choices} {unforeseen} {end}");
    assert!((0..=100).contains(&start) && [0, 100].contains(&end));
    // A beginner chooses badly sometimes: it is told what, and what would have been better.
    assert!(choices < 0 && page.contains("Costliest choices") && page.contains("Better:"), "{page}");
    let step = between(&page, &format!("href=\"{table}/replay/"), "\"").expect("a step");
    assert_eq!(me.get(&format!("{table}/replay/{step}")).await.status, 200);
    // Everybody sees the same of it, in their language.
    let mut german = house.browser();
    let asked = german.request(Method::GET, &format!("{table}/luck")).header("accept-language", "de");
    let page = german.send(asked).await.expect("an answer").body;
    assert!(page.contains("Die teuersten Entscheidungen"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn rates_are_those_of_all_rolls_and_choices_and_one_result_has_no_luck() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = played(&mut me, "under-falling-skies", &[("seat-0", "beginner")]).await;
    let page = me.luck(&table).await.body;
    let [start, luck, choices, without] =
        ["Chance at the start</dt>", ">Luck</dt>", ">Choices</dt>", ">Result without luck</dt>"]
            .map(|after| number(&page, after));
    assert!((without - (start + choices).max(0)).abs() <= 1, "rounded: {without} of {start} and {choices}");
    let record = Record::read(&me.get(&format!("{table}/record")).await.body).expect("a record");
    let rolled = record.steps.iter().filter(|line| matches!(line, RecordLine::Chance { .. })).count();
    let ((each_roll, rolls), (each_choice, count)) = (rate(&page, " a roll, "), rate(&page, " lost a choice, "));
    assert_eq!(rolls, rolled);
    // What was rounded is off by half a digit each.
    assert!((each_roll * rolls as f64 - luck as f64).abs() <= 0.5 + 0.05 * rolls as f64, "{luck}: {each_roll} {rolls}");
    let lost = each_choice * count as f64;
    assert!(count > 20 && (lost + choices as f64).abs() <= 0.5 + 0.005 * count as f64, "{choices}: {lost}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_chose_is_measured_against_the_strongest_level() {
    let house = House::open().await;
    let mut me = house.browser();
    let master = &entry("under-falling-skies").levels().levels.last().expect("a level").name;
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    me.play_out(&table, &mut Stream::new("ledger", "mine", 0)).await;
    let page = me.luck(&table).await.body;
    assert_eq!(master, "master");
    assert!(page.contains("<b>You against Bot (master):</b>"), "{page}");
    assert!(page.contains("Choices are judged by Bot (master)"), "{page}");
    let other = house.browser().luck(&table).await.body;
    assert!(other.contains("<b>Measured against Bot (master):</b>") && !other.contains("You against"));
    // The rest is the same for everybody.
    let sums = |page: &str| between(page, "class=\"sums\"", "</dl>").map(str::to_owned).expect("sums");
    assert_eq!(sums(&page), sums(&other));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_several_play_what_the_others_gave_away_is_no_luck() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = played(&mut me, "exponential-chaos", &[("seat-0", "greedy"), ("seat-1", "random")]).await;
    let page = me.luck(&table).await.body;
    let ledgers: Vec<&str> = page.split("class=\"sums\"").skip(1).collect();
    let [own, theirs] = ledgers[..] else { panic!("one for each seat: {page}") };
    let words = ["Chance at the start", "Luck", "Choices", "The others", "Not foreseen", "Result"];
    let numbers = |ledger| words.map(|word| number(ledger, &format!(">{word}</dt>")));
    for (ledger, other) in [(own, theirs), (theirs, own)] {
        let [start, luck, lost, given, unforeseen, end] = numbers(ledger);
        let sum = start + luck + lost + given + unforeseen;
        assert!((sum - end).abs() <= 3, "rounded: {start} {luck} {lost} {given} {unforeseen} {end}");
        let [_, their_luck, their_lost, ..] = numbers(other);
        assert!((given + their_lost).abs() <= 1, "what one gives away the other has: {given} {their_lost}");
        assert!((luck + their_luck).abs() <= 1, "the luck of one is the bad luck of the other: {luck} {their_luck}");
        let without = number(ledger, ">Result without luck</dt>");
        assert!((without - (start + lost + given).clamp(0, 100)).abs() <= 2, "{without}: {start} {lost} {given}");
    }
    assert!(numbers(theirs)[2] < numbers(own)[2], "who plays at random gives more away");
    assert!(page.contains("What one seat gives away goes to the others in even shares"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_judged_once_for_all_and_its_replay_has_the_marks_from_then_on() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = played(&mut me, "under-falling-skies", &[("seat-0", "beginner")]).await;
    let replay = me.get(&format!("{table}/replay/1")).await.body;
    assert!(!replay.contains("seek-marks") && judged(&table) == 0, "who looks back waits for nobody");
    let page = me.luck(&table).await.body;
    let again = house.browser().luck(&table).await.body;
    assert_eq!((judged(&table), number(&again, ">Luck</dt>")), (1, number(&page, ">Luck</dt>")));
    let replay = me.get(&format!("{table}/replay/1")).await.body;
    let marks = between(&replay, "class=\"seek-marks\"", "</form>").expect("marks");
    let listed = |class: &str| {
        page.matches(&format!(
            "<li><svg class=\"sign\" viewBox=\"0 0 14 14\" aria-hidden=\"true\"><path class=\"mark {class}\""
        ))
        .count()
    };
    for class in ["costly", "lucky", "unlucky"] {
        assert_eq!(marks.matches(&format!("class=\"mark {class}\"")).count(), listed(class), "{class}: {marks}");
    }
    assert!(listed("costly") > 0 && replay.contains(&format!("href=\"{table}/luck\"")), "{replay}");
    // The first that is listed stands over the slider where its step is.
    let step: f64 = between(&page, &format!("class=\"step\" href=\"{table}/replay/"), "\"").unwrap().parse().unwrap();
    let steps: f64 = between(&replay, "name=\"step\" min=\"0\" max=\"", "\"").unwrap().parse().unwrap();
    assert!(marks.contains(&format!("x=\"{:.2}%\"", 100.0 * step / steps)), "{step} of {steps}: {marks}");
    // What a room forgets is judged again, and the same.
    let house = house.restart().await;
    me.base = house.base();
    let anew = me.luck(&table).await.body;
    let told = |page: &str| between(page, "class=\"panel luck\"", "<footer").map(str::to_owned);
    assert_eq!((judged(&table), told(&anew)), (2, told(&page)));
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_game_runs_or_where_nobody_judges_there_is_nothing_to_see() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    assert!(!tokens(&me.get(&table).await.body).is_empty());
    let refused = me.luck(&table).await;
    assert_eq!(refused.status, 404);
    assert!(refused.body.contains("it still runs"), "{}", refused.body);
    assert_eq!(judged(&table), 0);
    let table = played(&mut me, "pig", &[("seat-0", "random"), ("seat-1", "random")]).await;
    let last = me.get(&table).await.body;
    assert!(!last.contains("/luck\""), "{last}");
    assert_eq!(me.luck(&table).await.status, 404);
}
