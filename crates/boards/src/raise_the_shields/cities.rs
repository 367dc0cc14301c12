//! The cards of the six cities: picture, name of the ability, and when it may be used, or why not now.

use contract::{Phrase, Seat};
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::cell::{SECTORS, Sector};
use raise_the_shields::readiness::Readiness;
use raise_the_shields::state::{City, Sheet as Drawn};
use raise_the_shields::view::View;
use words::Words;

use super::PALETTE;
use super::style::STYLE;
use super::works::{card_skyline, city_class};
use crate::picture::Sheet;
use crate::plain::wrapped;
use crate::svg::{Rect, line, rect};

const WIDTH: f32 = 372.0;
/// The height of a card in a file, where the cards lie one below the other.
const PITCH: f32 = 58.0;
/// The most letters that fit in a line of such a card.
const LETTERS: usize = 50;

/// A card as it stands.
struct Card {
    city: Sector,
    state: City,
    title: String,
    readiness: Readiness,
    standing: String,
}

impl Card {
    /// Gold says "you may": full if the ability may be used at once, an outline if it may be used later, and none while
    /// something prevents it.
    fn class(&self) -> String {
        let more = match self.readiness {
            Readiness::Now => " now",
            Readiness::Barred | Readiness::Idle => " waits",
            _ => "",
        };
        format!("{}{more}", city_class(self.state))
    }
}

/// Draws the abilities of a seat's cities.
pub(super) fn abilities(game: &RaiseTheShields, view: &View, own: Seat, words: &Words) -> Sheet {
    let sheet = game.drawn_sheet(view, own);
    let title = |city: usize| words.say(&Phrase::new("board-city").with("city", city as u32 + 1));
    let card = |(city, readiness): (Sector, Readiness)| Card {
        city,
        state: sheet.cities[city],
        title: title(city),
        readiness,
        standing: words.say(&game.say_readiness(city, readiness)),
    };
    let cards: Vec<Card> = game.readiness(view, own).into_iter().enumerate().map(card).collect();
    let ready = cards.iter().filter(|card| card.state == City::Ready).count() as u32;
    Sheet {
        list: Some(listed(&cards)),
        ..Sheet::card(
            "abilities",
            &STYLE,
            (WIDTH, PITCH * SECTORS as f32 - 8.0),
            [words.word("board-cities"), words.say(&Phrase::new("board-cities-note").with("ready", ready))],
            html! { @for card in &cards { (drawn(card)) } },
        )
    }
}

/// Says in a word or two how an ability stands.
pub(super) fn standing(sheet: &Drawn, city: Sector, words: &Words) -> String {
    words.word(match Readiness::of(sheet, city) {
        Readiness::Asleep => "board-city-asleep",
        Readiness::New => "board-city-new",
        Readiness::Used => "board-city-used",
        Readiness::Barred => "board-city-waits",
        Readiness::Idle | Readiness::Ready | Readiness::Now => "board-city-ready",
    })
}

/// A card in a file.
fn drawn(card: &Card) -> Markup {
    let y = PITCH * card.city as f32;
    html! {
        g class=(card.class()) {
            (rect("card", Rect::new(1.0, y + 1.0, WIDTH - 2.0, PITCH - 10.0), 8.0))
            (card_skyline(card.city, (30.0, y + 38.0), 1.3, card.state))
            (line("card-title", (62.0, y + 18.0), 12.0, &card.title))
            @for (nth, text) in wrapped(card.standing.split(' '), LETTERS).into_iter().enumerate() {
                (line("card-note", (62.0, y + 31.0 + 12.0 * nth as f32), 10.5, text))
            }
        }
    }
}

/// The cards on a page, where words wrap as they need to.
fn listed(cards: &[Card]) -> Markup {
    html! {
        ul class=(format!("cities {PALETTE}")) role="list" {
            @for card in cards {
                li class=(card.class()) {
                    svg viewBox="0 0 52 40" aria-hidden="true" { (card_skyline(card.city, (26.0, 36.0), 1.3, card.state)) }
                    p { b { (card.title) } " " span { (card.standing) } }
                }
            }
        }
    }
}
