//! The page of the dice.

use std::process::Command;

use contract::record::{Record, RecordLine as Line};
use contract::{Dice, Stream};
use store::{NewSeat, NewTable, Store, TableState};
use table::{Creation, Entry};

use crate::client::{between, tokens};
use crate::house::House;

/// Returns the cells of a row of the page's table.
fn rows(page: &str) -> Vec<Vec<String>> {
    let body = between(page, "<tbody>", "</tbody>").expect("a table of draws");
    let cells = |row: &str| -> Vec<String> {
        let cells = row.split("<td>").skip(1).map(|cell| cell.split("</td>").next().unwrap());
        cells.map(|cell| cell.replace("<code>", "").replace("</code>", "")).collect()
    };
    body.split("<tr").skip(1).map(cells).collect()
}

/// Runs the verifier on a record, both as they were downloaded; none when there is no Python, which is a failure on the
/// build machine.
fn python(verifier: &str, record: &str) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    let [script, file] = ["palisade_verify.py", "record.toml"].map(|name| folder.path().join(name));
    std::fs::write(&script, verifier).unwrap();
    std::fs::write(&file, record).unwrap();
    match Command::new("python3").arg("-I").arg(script).arg(file).output() {
        Ok(out) => Some(String::from_utf8([out.stdout, out.stderr].concat()).unwrap()),
        Err(error) if std::env::var_os("CI").is_some() => panic!("python3 must be installed: {error}"),
        Err(error) => {
            println!("python3 was not found ({error}); only the page was tested");
            None
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_promises_while_the_game_runs_and_shows_afterwards_that_it_was_kept() {
    let house = House::open().await;
    let (mut me, mut guest) = (house.browser(), house.browser());
    let entropy = "5eed".repeat(16);
    let table = me.create_by_form("under-falling-skies", &[("seat-0", "me"), ("entropy", &entropy)]).await;
    let store = Store::open(&house.database()).await.unwrap();
    let id = table.strip_prefix("/table/").unwrap();
    let seed = Creation::read(&store.load(id).await.unwrap().creation).unwrap().seed.unwrap();
    let dice = format!("{table}/dice");
    let mut choices = Stream::new("dice", "page", 0);
    loop {
        let page = me.get(&table).await.body;
        assert!(page.contains(&format!("href=\"{dice}\"")), "linked while it runs and after the end");
        let tokens = tokens(&page);
        if tokens.is_empty() {
            break;
        }
        let early = guest.get(&dice).await;
        assert_eq!(early.status, 200);
        assert!(early.body.contains(&seed.commitment()) && early.body.contains(&entropy), "{}", early.body);
        assert!(!early.body.contains(&seed.reveal()) && !early.body.contains("<tbody>"), "{}", early.body);
        let token = &tokens[choices.below(tokens.len() as u32) as usize];
        assert_eq!(me.act(&table, &page, token).await.status, 303);
    }

    let page = guest.get(&dice).await.body;
    assert_eq!(between(&page, "id=\"seed\">", "<"), Some(seed.reveal().as_str()));
    let text = guest.get(&format!("{table}/record")).await.body;
    let record = Record::read(&text).unwrap();
    let chance = record.steps.iter().enumerate().filter(|(_, line)| matches!(line, Line::Chance { .. }));
    let lines: Vec<(String, String)> = chance.map(|(at, line)| ((at + 1).to_string(), line.to_string())).collect();
    let shown = rows(&page);
    assert!(shown.len() > 10 && shown.iter().all(|row| row[4] == "✓ good"), "{shown:?}");
    let shown = shown.into_iter().map(|row| (row[0].clone(), format!("* {} {} {}", row[3], row[1], row[2])));
    assert_eq!(shown.collect::<Vec<_>>(), lines, "the page agrees with the record");
    assert!(page.contains(&format!("All {} draws follow from the promised seed", lines.len())));

    assert!(page.contains("href=\"/verify.py\"") && page.contains(&format!("palisade_verify.py palisade-{id}.toml")));
    let verifier = guest.get("/verify.py").await.body;
    assert_eq!(verifier, catalog::verifier::PYTHON);
    if let Some(said) = python(&verifier, &text) {
        let good = format!("{} draws follow from the seed that was committed to\n", lines.len());
        assert!(said.starts_with(&good), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_player_added_is_kept_back_until_nobody_can_add_any_more() {
    let house = House::open().await;
    let (mut me, mut other) = (house.browser(), house.browser());
    let entropy = "5eed".repeat(16);
    let table =
        me.create_by_form("pig", &[("seat-0", "me"), ("seat-1", "link"), ("name", "Ann"), ("entropy", &entropy)]).await;
    let link = between(&me.get(&table).await.body, "/seat/", "\"").unwrap().to_owned();
    let early = other.get(&format!("{table}/dice")).await.body;
    assert!(
        early.contains("Ann</bdi></b>") && early.contains("seat 1 in the record"),
        "by name, and as records say: {early}"
    );
    assert!(early.contains("added; shown when the game begins") && !early.contains(&entropy), "{early}");
    other.get(&format!("/seat/{link}")).await;
    other.post(&format!("{table}/sit"), &[]).await;
    assert!(other.get(&format!("{table}/dice")).await.body.contains(&entropy));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_that_does_not_follow_from_the_seed_is_named() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    me.play_out(&table, &mut Stream::new("dice", "forged", 0)).await;
    let store = Store::open(&house.database()).await.unwrap();
    let honest = store.load(table.strip_prefix("/table/").unwrap()).await.unwrap();

    // The same game under another id, with one number changed where it is kept.
    let mut entries: Vec<Entry> = honest.entries.iter().map(|text| Entry::read(text).unwrap()).collect();
    let chance = entries.iter_mut().filter_map(|entry| match entry {
        Entry::Chance { draw: Some((name, count)), numbers, .. } => Some((format!("{name}#{count}"), numbers)),
        _ => None,
    });
    let (name, numbers) = chance.skip(2).find(|(_, numbers)| !numbers.is_empty()).unwrap();
    numbers[0].value = (numbers[0].value + 1) % numbers[0].bound;
    let mark = TableState { changed: 1, finished: true, due: None };
    let seats = ["f1", "f2"].map(|token_hash| NewSeat { token_hash, person: None });
    let creation = &honest.creation;
    let forged = NewTable { id: "forged", game: "pig", creation, components: None, seats: &seats, mark };
    store.create(&forged).await.unwrap();
    store.append("forged", 0, entries.iter().map(Entry::write).collect::<Vec<_>>(), mark).await.unwrap();

    let page = me.get("/table/forged/dice").await.body;
    let verdict = between(&page, "id=\"verdict\"", "</p>").unwrap();
    assert!(
        verdict.contains("Do not trust these dice.") && verdict.contains(&format!("draw <code>{name}</code>")),
        "{verdict}"
    );
    let marks: Vec<(String, String)> = rows(&page).into_iter().map(|row| (row[1].clone(), row[4].clone())).collect();
    let wrong = marks.iter().position(|(_, mark)| mark == "✗ WRONG").unwrap();
    assert_eq!(marks[wrong].0, name);
    assert!(wrong > 1 && marks[..wrong].iter().all(|(_, mark)| mark == "✓ good"), "{marks:?}");
    assert!(marks[wrong + 1..].iter().all(|(_, mark)| mark == "not checked"), "{marks:?}");
}
