//! Whole games over plain forms, without script.

use contract::Stream;

use crate::client::{between, logged, said, tokens, version};
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_with_forms_alone() {
    let house = House::open().await;
    let mut me = house.browser();
    let home = me.get("/").await.body;
    assert!(home.contains("href=\"/play/under-falling-skies\""));
    let form = me.get("/play/under-falling-skies").await.body;
    assert_eq!(form.matches("name=\"flag-stars-").count(), 8);
    let fields = [("seat-0", "me"), ("name", "Mira"), ("flag-stars-0", "1"), ("option-arrow_chain", "resolve")];
    let table = me.create("under-falling-skies", &fields).await;
    let mut dice = Stream::new("plain", "forms", 0);
    let (pressed, page) = me.play_out(&table, &mut dice).await;
    assert!(pressed > 20, "{pressed}");
    assert!(page.contains("You have "), "{page}");
    let record = me.get(&format!("{table}/record")).await;
    assert_eq!(record.status, 200);
    let record = contract::Record::read(&record.body).unwrap();
    assert_eq!((record.options["stars"].as_str(), record.options["arrow_chain"].as_str()), ("10000000", "resolve"));
    let maker = catalog::find("under-falling-skies").unwrap().maker;
    let face = (maker.make)(&record.setup((maker.info)()).unwrap()).unwrap();
    assert!(table::verify(&record, &*face).unwrap().draws > 8);
    assert!(me.get("/").await.body.contains("Over"));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_card_shows_both_of_its_sides_and_a_game_without_cards_has_plain_fields() {
    let house = House::open().await;
    let mut me = house.browser();
    let form = me.get("/play/under-falling-skies").await.body;
    let cards: Vec<&str> = form.split("class=\"flip\"").skip(1).collect();
    assert_eq!(cards.len(), 8);
    for card in cards {
        let sides: Vec<&str> = card.split("class=\"face ").skip(1).collect();
        assert!(sides.len() == 2 && sides.iter().all(|side| side.contains("<svg")), "{card}");
        assert!(sides[0].contains("</svg>plain<") && sides[1].contains("</svg>starred<"), "{card}");
        assert!(between(card, "<input type=\"checkbox\"", ">").unwrap().contains("starred side"), "{card}");
    }
    assert!(!form.contains("name=\"option-stars\""), "the cards stand for the option");
    let form = me.get("/play/pig").await.body;
    assert!(!form.contains("flip") && form.contains("name=\"option-"), "{form}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_comes_back_keeps_what_was_typed_and_says_at_the_field_what_is_wrong() {
    let house = House::open().await;
    let mut me = house.browser();
    let long = "x".repeat(41);
    let good = [
        ("seat-0", "bot"),
        ("bot-0", "flat:100"),
        ("name", "Mira"),
        ("flag-stars-3", "1"),
        ("option-arrow_chain", "resolve"),
    ];
    let wrong = [
        ("name", long.as_str(), "name"),
        ("option-arrow_chain", "sideways", "option-arrow_chain"),
        ("bot-0", "flat:1000000", "seat-0"),
        ("seat-0", "nobody", "seat-0"),
    ];
    for (field, value, at) in wrong {
        let fields = good.map(|(name, kept)| if name == field { (name, value) } else { (name, kept) });
        let reply = me.post("/play/under-falling-skies", &fields).await;
        assert_eq!(reply.status, 422, "{field}");
        let page = reply.body;
        assert!(page.contains(&format!("class=\"error\" id=\"{at}-error\"")), "{field}: {page}");
        assert!(page.contains(&format!("aria-describedby=\"{at}-error")), "{field}: the field names its error");
        let input = |part: &str| {
            page.split("<input").any(|input| {
                let input = input.split('>').next().unwrap_or_default();
                input.contains(part) && input.contains("checked")
            })
        };
        assert!(input("name=\"flag-stars-3\"") && !input("name=\"flag-stars-2\""), "{field}: cards stay turned");
        if field != "name" {
            assert!(page.contains("value=\"Mira\""), "{field}: the name stays");
        }
        if field != "option-arrow_chain" {
            assert!(input("name=\"option-arrow_chain\" value=\"resolve\""), "{field}: options stay");
        }
        if field == "name" {
            assert!(page.contains("value=\"flat:100\" selected"), "the bot stays");
        }
    }
    assert_eq!(me.post("/play/under-falling-skies", &good).await.status, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_option_says_whether_its_default_is_printed_or_our_ruling() {
    let house = House::open().await;
    let mut me = house.browser();
    let page = me.get("/play/under-falling-skies").await.body;
    for (key, value, origin) in [
        ("white_reroll", "forced", "printed"),
        ("effect_order", "top_first", "another source"),
        ("arrow_chain", "stop", "our ruling"),
    ] {
        let label = between(&page, &format!("name=\"option-{key}\" value=\"{value}\""), "</label>").unwrap();
        assert!(label.contains(&format!("<small class=\"origin\">{origin}</small>")), "{key}: {label}");
    }
    let page = me.get("/play/raise-the-shields").await.body;
    assert!(page.contains("Our ruling: 100.") && page.contains("where the rulebook is silent"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_toy_is_played_by_two_persons_with_links() {
    let house = House::open().await;
    for (number, game) in ["pig", "parley"].into_iter().enumerate() {
        let (mut one, mut two) = (house.browser(), house.browser());
        let table = one.create(game, &[("seat-0", "me"), ("seat-1", "link"), ("name", "One")]).await;
        let page = one.get(&table).await.body;
        assert!(page.contains("begins when every seat is taken") && tokens(&page).is_empty());
        let link = between(&page, "/seat/", "\"").unwrap().to_owned();
        // A program that looks at the link first takes nobody's seat.
        assert_eq!(house.browser().get(&format!("/seat/{link}")).await.location, format!("{table}?followed=1"));
        assert_eq!(two.get(&format!("/seat/{link}")).await.location, format!("{table}?followed=1"));
        assert!(two.get(&table).await.body.contains("Your seat is ready"));
        assert_eq!(two.post(&format!("{table}/sit"), &[("name", "Two")]).await.status, 303);
        assert!(!one.get(&table).await.body.contains(&link), "the link of a taken seat is shown no more");
        let mut dice = Stream::new("links", game, number as u64);
        let last = loop {
            let (by_one, _) = one.play_out(&table, &mut dice).await;
            let (by_two, page) = two.play_out(&table, &mut dice).await;
            if by_one + by_two == 0 {
                break page;
            }
        };
        assert!(last.contains("You have ") || last.contains("A draw."), "{last}");
        assert!(said(&last).contains("Score of <bdi>One</bdi>") && said(&last).contains("Score of <bdi>Two</bdi>"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_may_play_several_seats_on_one_page() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let (pressed, page) = me.play_out(&table, &mut Stream::new("hot", "seat", 0)).await;
    assert!(pressed > 2);
    assert!(page.contains("You have won."), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_their_seats() {
    let house = House::open().await;
    for bot in ["random", "greedy", "flat:100"] {
        let mut me = house.browser();
        let table = me.create("pig", &[("seat-0", "me"), ("seat-1", bot)]).await;
        let mut stream = me.stream(&table).await;
        let mut dice = Stream::new("bots", bot, 0);
        let mut page = stream.until(|page| !tokens(page).is_empty()).await.body;
        while !page.contains("id=\"ending\"") {
            let tokens = tokens(&page);
            let token = &tokens[contract::Dice::below(&mut dice, tokens.len() as u32) as usize];
            assert_eq!(me.act(&table, &page, token).await.status, 303);
            let before = version(&page);
            let next = |page: &str| {
                let newer = version(page).parse::<u64>().unwrap() > before.parse().unwrap();
                newer && (!crate::client::tokens(page).is_empty() || page.contains("id=\"ending\""))
            };
            page = stream.until(next).await.body;
        }
        let whole = me.get(&format!("{table}/log")).await.body;
        assert!(logged(&whole).len() > 4, "{whole}");
    }
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "greedy")]).await;
    let mut stream = me.stream(&table).await;
    let last = stream.until(|page| page.contains("id=\"ending\"")).await.body;
    assert!(last.contains("The game is "), "{last}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_takes_back_what_taught_it_nothing_and_gives_up() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let before = me.get(&table).await.body;
    let black = tokens(&before).into_iter().find(|token| token.starts_with('k')).unwrap();
    me.act(&table, &before, &black).await;
    let page = me.get(&table).await.body;
    assert!(before.contains("aria-disabled") && !page.contains("aria-disabled") && page.contains("Undo the last step"));
    let undo = [("version", version(&page)), ("seat", "0".to_owned()), ("steps", "1".to_owned())];
    let undo: Vec<(&str, &str)> = undo.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(me.post(&format!("{table}/undo"), &undo).await.status, 303);
    let after = me.get(&table).await.body;
    assert_eq!(tokens(&after), tokens(&before));
    assert!(after.contains("The last step is undone."));
    assert_eq!(me.post(&format!("{table}/undo"), &undo).await.status, 303, "the same form again is the same undo");
    assert_eq!(me.get(&table).await.body.len(), after.len());

    let version = version(&after);
    let give_up = [("version", version.as_str()), ("seat", "0")];
    assert_eq!(me.post(&format!("{table}/resign"), &give_up).await.status, 303);
    let end = me.get(&table).await.body;
    assert!(end.contains("You have lost.") && tokens(&end).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_numbered_and_linked_from_the_table() {
    let house = House::open().await;
    let mut me = house.browser();
    let rules = me.get("/rules/under-falling-skies").await.body;
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    let links: Vec<&str> =
        page.split("/rules/under-falling-skies#").skip(1).filter_map(|part| part.split('"').next()).collect();
    assert!(!links.is_empty());
    for rule in links {
        assert!(rules.contains(&format!("id=\"{rule}\"")), "{rule}");
    }
}
