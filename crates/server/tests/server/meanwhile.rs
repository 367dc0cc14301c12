//! What others finish meanwhile refuses nobody's form: pages without live updates grow old by it, and ask the same.

use contract::{Dice, Stream};

use crate::client::{Browser, tokens, version};
use crate::house::House;

/// Somebody without live updates: they see the table when they have done something, and act on that page the next time.
struct Reader {
    browser: Browser,
    page: String,
}

impl Reader {
    fn is_asked(&self) -> bool {
        !tokens(&self.page).is_empty()
    }

    /// Presses any button of the page they have, twice; returns its token and whether the page was old by then.
    async fn press(&mut self, table: &str, dice: &mut Stream) -> (String, bool) {
        let tokens = tokens(&self.page);
        let token = tokens[dice.below(tokens.len() as u32) as usize].clone();
        let now = version(&self.browser.get(table).await.body);
        let was_old = version(&self.page) != now;
        for _ in 0..2 {
            let reply = self.browser.act(table, &self.page, &token).await;
            assert_eq!(reply.status, 303, "{token}, old: {was_old}: {}", reply.body);
        }
        self.look(table).await;
        (token, was_old)
    }

    async fn look(&mut self, table: &str) {
        self.page = self.browser.get(table).await.body;
    }
}

/// Lets three choose in secret, each by the page of their own last step alone, until all have finished; returns how many
/// pages were old.
async fn play(game: &str, number: u64) -> usize {
    let house = House::open().await;
    let (table, people) = house.company(game, 3, &[]).await;
    let mut dice = Stream::new("meanwhile", game, number);
    let mut readers: Vec<Reader> = people.into_iter().map(|browser| Reader { browser, page: String::new() }).collect();
    loop {
        for reader in &mut readers {
            reader.look(&table).await;
        }
        if readers.iter().all(Reader::is_asked) {
            break;
        }
        readers.iter_mut().find(|reader| reader.is_asked()).unwrap().press(&table, &mut dice).await;
    }
    let mut old = 0;
    while !readers.is_empty() {
        let nth = dice.below(readers.len() as u32) as usize;
        let (token, was_old) = readers[nth].press(&table, &mut dice).await;
        old += usize::from(was_old);
        if token == "done" || token == "ok" {
            readers.remove(nth);
        }
    }
    old
}

#[tokio::test(flavor = "multi_thread")]
async fn three_who_prepare_without_looking_at_each_other_are_never_refused() {
    let mut old = 0;
    for number in 0..4 {
        old += play("parley", number).await;
    }
    assert!(old > 2, "{old} pages were old");
}

#[tokio::test(flavor = "multi_thread")]
async fn three_who_draw_without_looking_at_each_other_are_never_refused() {
    let mut old = 0;
    for number in 0..2 {
        old += play("raise-the-shields", number).await;
    }
    assert!(old > 0, "{old} pages were old");
}
