//! Pages in the language of their reader.

mod left;

use contract::{Dice, Stream};
use reqwest::Method;
use server::{Config, Languages};

use crate::client::{Browser, between, escape, said, tokens, version};
use crate::house::House;
use left::left;

/// What is the same in every language: names of games, of the house, of people, of languages and of programs.
const NAMES: [&str; 18] = [
    "Pig",
    "Yacht",
    "Parley",
    "Bulwark",
    "Palisade",
    "Under Falling Skies",
    "Raise the Shields!",
    "Attack the Tower",
    "Exponential Chaos",
    "Solar Tower Defense",
    "Ann",
    "Bob",
    "Deutsch",
    "English",
    "SHA-256",
    "QR",
    "Python",
    "genius",
];
/// What stands in the printed data file of a game: the sheet and its shapes, by the names that are printed there.
const PRINTED: [&str; 7] = ["large triangle", "trapezoid", "diamond", "single", "strip", "fan", "Standard"];
/// Fields of forms, which are named where a form lacks them.
const FIELDS: [&str; 1] = ["token"];

async fn answer(house: &House, path: &str, accepts: &str, cookie: &str) -> (String, String, String, Vec<String>) {
    let request = house.browser().request(Method::GET, path).header("accept-language", accepts);
    let request = if cookie.is_empty() { request } else { request.header("cookie", cookie) };
    let reply = request.send().await.unwrap();
    let header = |name: &str| {
        let values = reply.headers().get_all(name).iter().map(|value| value.to_str().unwrap().to_owned());
        values.collect::<Vec<_>>()
    };
    let (language, vary, cookies) =
        (header("content-language").concat(), header("vary").join(", "), header("set-cookie"));
    (reply.text().await.unwrap(), language, vary, cookies)
}

fn speaks(page: &str, language: &str) -> bool {
    page.contains(&format!("<html lang=\"{language}\" dir=\"ltr\">"))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_address_decides_then_the_cookie_then_the_browser_then_english() {
    let house = House::open().await;
    for (path, accepts, cookie, language) in [
        ("/", "", "", "en"),
        ("/", "de-CH, en;q=0.5", "", "de"),
        ("/", "fr", "", "en"),
        ("/", "de", "lang=en", "en"),
        ("/", "en", "lang=de", "de"),
        ("/", "de", "lang=xx", "de"),
        ("/?lang=en", "de", "lang=de", "en"),
        ("/?lang=de", "en", "lang=en", "de"),
        ("/?lang=xx", "en", "lang=de", "de"),
        ("/?lang=en-XA", "de", "", "de"),
    ] {
        let (page, said, vary, cookies) = answer(&house, path, accepts, cookie).await;
        assert!(speaks(&page, language) && said == language, "{path} {accepts} {cookie}: {said}");
        assert!(vary.contains("cookie") && vary.contains("accept-language"), "{vary}");
        let kept = cookies.iter().any(|one| one.starts_with(&format!("lang={language}; Path=/; Max-Age=31536000;")));
        assert_eq!(kept, matches!(path, "/?lang=en" | "/?lang=de"), "{path}: {cookies:?}");
    }
    // Files and texts for programs are the same for everybody.
    let (page, ..) = answer(&house, "/", "", "").await;
    let style = between(&page, "rel=\"stylesheet\" href=\"", "\"").unwrap().to_owned();
    for path in [style.as_str(), "/dice/log.txt", "/verify.py"] {
        let (_, said, vary, _) = answer(&house, path, "de", "").await;
        assert!(said.is_empty() && !vary.contains("accept-language"), "{path}: {said} {vary}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_goes_wrong_is_told_in_the_readers_language() {
    let house = House::open().await;
    let mut me = house.browser();
    me.get("/?lang=de").await;
    assert!(me.get("/nowhere").await.body.contains("Diese Seite gibt es nicht."));
    assert!(
        me.post("/play/pig", &[("seat-0", "genius")])
            .await
            .body
            .contains("Den Bot <code>genius</code> gibt es hier nicht.")
    );
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "random"), ("name", "Ann")]).await;
    let page = me.get(&table).await.body;
    let fields = [("version", version(&page)), ("seat", "0".to_owned()), ("token", "<b>".to_owned())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let refused = me.post_live(&format!("{table}/act"), &fields).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("<code>&lt;b&gt;</code> ist kein Zug"), "{}", refused.body);
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    let version = version(&page);
    let fields = [("version", version.as_str()), ("seat", "0"), ("token", "k3Z9")];
    let refused = me.post_live(&format!("{table}/act"), &fields).await.body;
    let reason = "<code>k3Z9</code> ist kein Zug: die Felder der Basis sind <bdi>A1</bdi> bis <bdi>F5</bdi>.";
    assert!(refused.contains(reason), "{refused}");
    let odd = me.post("/play/under-falling-skies", &[("seat-0", "me"), ("option-arrow_chain", "zzz")]).await.body;
    assert!(odd.contains("<code>zzz</code> geht bei „Nach einem Pfeil“ nicht. Möglich: "), "{odd}");
    let long = "x".repeat(41);
    let refused = me.post("/me/name", &[("name", &long)]).await;
    assert!(refused.body.contains("Ein Name hat höchstens 40 Zeichen, und dieser hat 41."), "{}", refused.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_at_a_table_reads_and_hears_it_in_their_own_language_and_may_change_it_at_any_time() {
    let house = House::open().await;
    let (table, mut people) = house.company("pig", 2, &[("name", "Ann")]).await;
    let [one, two] = &mut people[..] else { unreachable!() };
    assert!(two.get(&format!("{table}?lang=de")).await.body.contains("Das Spiel beginnt."));
    let german = two.get(&table).await.body;
    let english = one.get(&table).await.body;
    assert!(speaks(&german, "de") && speaks(&english, "en"));
    assert!(said(&german).contains("Warten auf <bdi>Ann</bdi>."), "{german}");
    let streams = [one.stream_of(&english).await, two.stream_of(&german).await];
    let page = english;
    one.act(&table, &page, &tokens(&page)[0]).await;
    for (mut stream, (language, log)) in streams.into_iter().zip([("en", "Log"), ("de", "Protokoll")]) {
        let told = format!("id=\"log-title\">{log}<");
        let patch = stream.until(|body| body.contains(&told) && body.contains("class=\"new\"")).await;
        assert!(patch.body.starts_with(&format!("<div id=\"table\" class=\"table\" lang=\"{language}\" dir=\"ltr\"")));
    }
    // In the middle of the game: the page, its version and its moves stay what they were.
    let before = one.get(&table).await.body;
    let after = one.get(&format!("{table}?lang=de")).await.body;
    assert!(speaks(&before, "en") && speaks(&after, "de") && version(&before) == version(&after));
    assert_eq!(tokens(&before), tokens(&after));
    assert!(speaks(&one.get(&table).await.body, "de"));
}

/// Notes what is left in plain letters on a page, once for each place.
struct Reader {
    faults: Vec<String>,
    pages: usize,
}

impl Reader {
    fn read(&mut self, path: &str, page: &str) {
        self.pages += 1;
        for fault in left(page, &[&NAMES[..], &PRINTED, &FIELDS].concat()) {
            if !self.faults.iter().any(|known| known.ends_with(&fault)) {
                self.faults.push(format!("{path}: {fault}"));
            }
        }
    }

    async fn get(&mut self, me: &mut Browser, path: &str) -> String {
        let body = me.get(path).await.body;
        assert!(!body.is_empty(), "{path} says nothing");
        self.read(path, &body);
        body
    }
}

/// Walks over a table in play: what is pointed out, what a move would do, a refusal, and a patch.
async fn in_play(reader: &mut Reader, me: &mut Browser, table: &str, dice: &mut Stream) {
    for _ in 0..6 {
        let page = reader.get(me, table).await;
        let links: Vec<String> = page
            .split("href=\"")
            .skip(1)
            .filter_map(|part| Some(part.split_once('"')?.0.replace("&amp;", "&")))
            .filter(|link| link.starts_with(&format!("{table}?")))
            .collect();
        for link in links.iter().take(3) {
            let aimed = reader.get(me, link).await;
            let further = between(&aimed, "class=\"target\" href=\"", "\"").map(|link| link.replace("&amp;", "&"));
            if let Some(further) = further {
                reader.get(me, &further).await;
            }
        }
        if let Some(preview) = me.look_ahead(table).await {
            reader.read("a preview", &preview);
        }
        let seat = between(&page, "name=\"seat\" value=\"", "\"").unwrap_or("0");
        for token in ["zzz", "é", "1:zzz"] {
            let query = format!("version={}&seat={seat}&token={}", version(&page), escape(token));
            reader.get(me, &format!("{table}/preview?{query}")).await;
        }
        let tokens = tokens(&page);
        if tokens.is_empty() {
            return;
        }
        me.act(table, &page, &tokens[dice.below(tokens.len() as u32) as usize]).await;
    }
}

async fn read_everything(language: &str) -> Reader {
    let house = House::start(Config { languages: Languages::MadeUpToo, elements: false, ..House::config() }).await;
    let mut me = house.browser();
    let mut reader = Reader { faults: Vec::new(), pages: 0 };
    let first = me.get(&format!("/?lang={language}")).await.body;
    reader.read("/", &first);
    for path in ["/me", "/me/leave", "/dice", "/dice/log", "/nowhere", "/table/none", "/seat/none", "/device/none"] {
        reader.get(&mut me, path).await;
    }
    let mut dice = Stream::new("tongues", language, 0);
    for game in ["under-falling-skies", "raise-the-shields", "attack-the-tower", "parley"] {
        // The toy has no words for its options.
        for page in ["play", "rules"].iter().filter(|_| game != "parley") {
            reader.get(&mut me, &format!("/{page}/{game}")).await;
        }
        // Two people, each on a seat of their own; alone where the game is for one.
        let several = game != "under-falling-skies";
        let seats: &[(&str, &str)] = if several {
            &[("seat-0", "me"), ("seat-1", "link"), ("away", "10m"), ("lots", "1")]
        } else {
            &[("seat-0", "me")]
        };
        let table = me.create_by_form(game, &[&[("name", "Ann"), ("guide", "1")], seats].concat()).await;
        let page = reader.get(&mut me, &table).await;
        if several {
            let link = between(&page, "/seat/", "\"").unwrap().to_owned();
            let mut other = house.browser();
            other.get(&format!("/seat/{link}?lang={language}")).await;
            other.get(&format!("/?lang={language}")).await;
            reader.get(&mut other, &table).await;
            other.post(&format!("{table}/sit"), &[("name", "Bob"), ("guide", "1")]).await;
            in_play(&mut reader, &mut me, &table, &mut dice).await;
            in_play(&mut reader, &mut other, &table, &mut dice).await;
            reader.get(&mut house.browser(), &format!("{table}?lang={language}")).await;
            let page = other.get(&table).await.body;
            let seat = between(&page, "id=\"resign-", "\"").unwrap().to_owned();
            other.post(&format!("{table}/hand"), &[("version", "0"), ("seat", &seat), ("bot", "random")]).await;
            reader.get(&mut other, &table).await;
            let given = other.post(&format!("{table}/device"), &[("seat", &seat)]).await;
            reader.read("a link to another device", &given.body);
            if let Some(link) = between(&given.body, "/device/", "\"") {
                reader.get(&mut me, &format!("/device/{link}")).await;
            }
            other.post(&format!("{table}/resign"), &[("version", "0"), ("seat", &seat)]).await;
        } else {
            in_play(&mut reader, &mut me, &table, &mut dice).await;
        }
        reader.get(&mut me, &format!("{table}/replay/0")).await;
        reader.get(&mut me, &format!("{table}/record")).await;
        let page = me.get(&table).await.body;
        let seat = between(&page, "id=\"resign-", "\"").unwrap_or("0").to_owned();
        me.post(&format!("{table}/resign"), &[("version", "0"), ("seat", &seat)]).await;
        let steps = ["", "/log", "/dice", "/replay/0", "/replay/1", "/replay/9999", "/branch?step=0", "/branch?step=x"];
        for step in steps {
            reader.get(&mut me, &format!("{table}{step}")).await;
        }
    }
    // A device that several share, and people with tables of several kinds.
    let shared = me.create("parley", &[("seat-0", "me"), ("seat-1", "me"), ("name-1", "Bob")]).await;
    reader.get(&mut me, &shared).await;
    me.post(&format!("{shared}/screen"), &[("seat", "0")]).await;
    reader.get(&mut me, &shared).await;
    for path in ["/", "/me", "/me/leave"] {
        reader.get(&mut me, path).await;
    }
    let link = me.post("/me/device", &[]).await.body;
    reader.read("/me/device", &link);
    let device = between(&link, "/device/", "\"").unwrap().to_owned();
    reader.get(&mut house.browser(), &format!("/device/{device}?lang={language}")).await;
    // Forms that cannot be taken.
    let long = "x".repeat(41);
    let forms: [(&str, Vec<(&str, &str)>); 7] = [
        ("/me/name", vec![("name", &long)]),
        ("/play/raise-the-shields", vec![("seat-0", "genius")]),
        ("/play/under-falling-skies", vec![]),
        ("/play/raise-the-shields", vec![("seat-0", "me"), ("seat-1", "me"), ("away", "5m")]),
        ("/play/under-falling-skies", vec![("seat-0", "me"), ("option-arrow_chain", "zzz")]),
        ("/play/under-falling-skies", vec![("seat-0", "me"), ("entropy", "ab")]),
        ("/table/none/act", vec![]),
    ];
    for (path, fields) in forms {
        let reply = me.post(path, &fields).await;
        assert!(reply.status >= 400, "{path} {fields:?}: {}", reply.status);
        reader.read(path, &reply.body);
    }
    reader
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_says_anything_that_stands_in_no_words_file() {
    let reader = read_everything("en-XA").await;
    assert!(reader.pages > 100, "{} pages were read", reader.pages);
    assert!(reader.faults.is_empty(), "{}", reader.faults.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_that_is_written_from_right_to_left_says_so_on_every_page() {
    let house = House::start(Config { languages: Languages::MadeUpToo, ..House::config() }).await;
    let mut me = house.browser();
    me.get("/?lang=ar-XB").await;
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "random"), ("name", "Ann")]).await;
    for path in ["/", "/play/pig", "/nowhere", &table] {
        assert!(me.get(path).await.body.contains("<html lang=\"ar-XB\" dir=\"rtl\">"), "{path}");
    }
    let page = me.get(&table).await.body;
    assert!(page.contains("class=\"table\" lang=\"ar-XB\" dir=\"rtl\""), "a patch says so, too");
}
