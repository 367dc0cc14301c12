//! A whole game of several over the page's own forms and streams, all at once: one loses their line again and again, one
//! presses everything twice and comes with an old page, one goes away.

use contract::record::{Record, RecordLine};
use contract::{Dice, Stream};
use tokio::sync::oneshot;

use crate::client::{Browser, between, form, tokens, version};
use crate::house::{House, entry};
use crate::turns;

const START: u64 = 1_760_000_000_000;
/// Longer than a table bears that somebody is silent, unless it is made otherwise.
const LONG: u64 = 11 * 60_000;
/// After how many moves of their own somebody goes away, or comes with an old page.
const SOME: usize = 4;
/// After how many patches a line breaks.
const FEW: usize = 4;

/// What becomes of somebody in the middle of the game.
enum Fate {
    Stays,
    LosesTheLine,
    PressesTwice,
    /// They go away for good while they are asked, and somebody is told.
    Leaves(Option<oneshot::Sender<()>>),
}

/// A page on which somebody did something, and something else that they could have done there.
struct OldPage {
    page: String,
    another: String,
}

/// Somebody at a table, who presses buttons as their stream brings them.
struct Person {
    browser: Browser,
    seat: usize,
    table: String,
    fate: Fate,
    dice: Stream,
    /// The tokens of the moves that were acknowledged.
    done: Vec<String>,
    lines: usize,
    /// How often they came with an old page.
    returns: usize,
    /// The version of the last page they have seen.
    seen: u64,
}

impl Person {
    /// Plays until the game is over, or until they leave. Returns them with the last patch.
    async fn play(mut self) -> (Self, String) {
        let mut stream = self.browser.stream(&self.table).await;
        let (mut patches, mut old) = (0, None::<OldPage>);
        loop {
            let patch = stream.next().await.expect("the stream goes on");
            patches += 1;
            if patch.id < self.seen {
                // It left before their last move; the page has shown a later one since.
                continue;
            }
            let page = patch.body;
            if page.contains("id=\"ending\"") {
                // Nobody waits any more for them to leave.
                self.fate = if let Fate::Leaves(_) = self.fate { Fate::Leaves(None) } else { self.fate };
                return (self, page);
            }
            if !tokens(&page).is_empty() {
                if let Fate::Leaves(told) = &mut self.fate
                    && self.done.len() >= SOME
                {
                    told.take().expect("they leave once").send(()).unwrap();
                    return (self, page);
                }
                if matches!(self.fate, Fate::PressesTwice)
                    && self.done.len() >= SOME
                    && let Some(old) = old.take()
                {
                    self.press_on_an_old_page(&old).await;
                    self.returns += 1;
                }
                let pressed = self.press(&page).await;
                // Where there was only one thing to do, there is nothing else to come back with.
                let other = tokens(&page).into_iter().find(|token| pressed.as_ref().is_some_and(|done| done != token));
                if self.returns == 0 && old.is_none() {
                    old = other.map(|another| OldPage { page, another });
                }
            }
            if matches!(self.fate, Fate::LosesTheLine) && patches % FEW == 0 {
                drop(stream);
                stream = self.browser.stream(&self.table).await;
                self.lines += 1;
            }
        }
    }

    /// Presses any move of a page; returns it if it was done. When another's move was first, nothing is done, and a newer
    /// page is on its way.
    async fn press(&mut self, page: &str) -> Option<String> {
        let tokens = tokens(page);
        let token = tokens[self.dice.below(tokens.len() as u32) as usize].clone();
        match self.send(page, &token).await {
            (303, _) => {
                self.done.push(token.clone());
                self.seen = version(&self.browser.get(&self.table).await.body).parse().unwrap();
            }
            (409, answer) => {
                assert!(answer.contains("The table has moved on"), "{answer}");
                return None;
            }
            (other, answer) => panic!("{other} for {token}: {answer}"),
        }
        if matches!(self.fate, Fate::PressesTwice) {
            assert_eq!(self.send(page, &token).await.0, 303, "the same again is the same move");
        }
        Some(token)
    }

    async fn press_on_an_old_page(&mut self, old: &OldPage) {
        let (status, answer) = self.send(&old.page, &old.another).await;
        assert_eq!(status, 409);
        assert!(answer.contains("The table has moved on since you loaded this page"), "{answer}");
    }

    /// Sends the form of a move's button.
    async fn send(&mut self, page: &str, token: &str) -> (u16, String) {
        let buttons = [format!("m{}-{token}", self.seat), format!("do-{}-{token}", self.seat)];
        let (action, fields) = buttons.iter().find_map(|button| form(page, button)).expect("a button of the page");
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let reply = self.browser.post(&action, &fields).await;
        (reply.status, reply.body)
    }
}

/// Lets so many people play a whole game at once.
async fn play(game: &'static str, seats: usize, options: &[(&str, &str)]) {
    let house = House::at(START).await;
    let (table, browsers) = house.company(game, seats, options).await;
    let (told, gone) = oneshot::channel();
    let mut told = Some(told);
    let person = |(seat, browser): (usize, &Browser)| Person {
        browser: browser.clone(),
        seat,
        table: table.clone(),
        fate: match seat {
            0 => Fate::PressesTwice,
            1 => Fate::LosesTheLine,
            _ if seat + 1 == seats => Fate::Leaves(told.take()),
            _ => Fate::Stays,
        },
        dice: Stream::new("many", game, seat as u64),
        done: Vec::new(),
        lines: 0,
        returns: 0,
        seen: 0,
    };
    let people: Vec<Person> = browsers.iter().enumerate().map(person).collect();
    let playing: Vec<_> = people.into_iter().map(|person| tokio::spawn(person.play())).collect();

    gone.await.expect("somebody goes away");
    let mut first = browsers[0].clone();
    let button = format!("stand-in-{}", seats - 1);
    assert!(!first.get(&table).await.body.contains(&button), "not yet");
    house.clock.set(START + LONG);
    let page = first.get(&table).await.body;
    assert_eq!(first.press(&page, &button).await.status, 303);

    let mut people = Vec::new();
    for one in playing {
        people.push(one.await.unwrap());
    }
    let record = Record::read(&first.get(&format!("{table}/record")).await.body).unwrap();
    let moves = |seat: usize| -> Vec<&String> {
        let acts = record.steps.iter().filter_map(|line| match line {
            RecordLine::Act { seat: name, token, .. } if *name == record.seats[seat].seat => Some(token),
            _ => None,
        });
        acts.collect()
    };
    for (person, last) in &people {
        let (moves, mut done) = (moves(person.seat), person.done.iter().collect::<Vec<_>>());
        if let Fate::Leaves(_) = person.fate {
            assert!(moves.len() > done.len(), "a bot has played on");
            done.extend(&moves[done.len()..]);
        } else {
            assert!(last.contains("You have ") || last.contains("A draw."), "{last}");
        }
        assert_eq!(moves, done, "seat {}: nothing is lost and nothing doubled", person.seat);
    }
    assert!(people[1].0.lines > 1, "{} new lines", people[1].0.lines);
    assert_eq!(people[0].0.returns, 1, "somebody came with an old page");
    let game = entry(game);
    let face = (game.maker.make)(&record.setup(game.info()).unwrap()).unwrap();
    assert!(table::verify(&record, &*face).is_ok());
    let id = between(&table, "/table/", "/").unwrap_or(&table["/table/".len()..]);
    assert!(turns::check(&house.database(), id, game).await > seats);
}

#[tokio::test(flavor = "multi_thread")]
async fn three_play_a_toy_at_once() {
    play("parley", 3, &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn six_play_a_whole_game_at_once() {
    play("raise-the-shields", 6, &[]).await;
}
