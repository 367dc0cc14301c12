//! The tables of one person, as the home page and the page of all of them list them.

use contract::{Phrase, Seat};
use maud::{Markup, html};

use super::{icon, picture};
use crate::http::assets::Assets;
use crate::tongue::{Tongue, bidi};

/// One of the visitor's tables.
pub(crate) struct Mine {
    pub(crate) id: String,
    pub(crate) game: &'static str,
    pub(crate) title: &'static str,
    /// Who plays there beside the visitor, each for the middle of a sentence.
    pub(crate) others: Vec<(Seat, String)>,
    /// The round, or how it ended.
    pub(crate) note: String,
    /// When it changed last, as people say it.
    pub(crate) when: String,
    pub(crate) state: State,
}

/// How a table stands for its visitor, in the order in which tables are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum State {
    /// They are to move.
    YourTurn,
    /// Somebody else is.
    Waiting,
    /// This release cannot read it.
    Kept,
    /// They have won.
    Won,
    /// They have not.
    Over,
}

/// Lists tables.
pub(crate) fn list(assets: &Assets, tongue: Tongue, mine: &[Mine]) -> Markup {
    html! { ul class="tables" { @for table in mine { (row(assets, tongue, table)) } } }
}

fn row(assets: &Assets, tongue: Tongue, table: &Mine) -> Markup {
    let (badge, button) = match table.state {
        State::YourTurn => {
            (html! { span class="badge your-turn" { (tongue.word("your-turn")) } }, Phrase::new("go-move"))
        }
        State::Waiting => (html! { span class="badge" { (tongue.word("waiting")) } }, Phrase::new("go-open")),
        State::Won => {
            (html! { span class="badge good" { (icon::check()) (tongue.word("won")) } }, Phrase::new("go-look"))
        }
        State::Over => (html! { span class="badge info" { (tongue.word("over")) } }, Phrase::new("go-look")),
        State::Kept => (html! { span class="badge" { (tongue.word("kept")) } }, Phrase::new("go-look")),
    };
    let button = tongue.word(button.key);
    let name =
        Phrase::new("go-to-table").with("go", button).with("game", table.title).with("note", table.note.as_str());
    html! {
        li class=[(table.state == State::YourTurn).then_some("yours")] {
            div class="thumb" aria-hidden="true" {
                (picture::of_game(assets.game(table.game).and_then(|files| files.emblem.as_ref())))
            }
            div class="what" {
                p class="with" { b { bdi { (table.title) } } @for (seat, name) in &table.others { (other(*seat, name)) } }
                p class="muted" { (bidi::text(&table.note)) }
            }
            (badge)
            span class="when" { (table.when) }
            a class={ "btn" @if table.state == State::YourTurn { " primary" } } href=(format!("/table/{}", table.id))
                aria-label=(tongue.say(&name)) { (button) }
        }
    }
}

fn other(seat: Seat, name: &str) -> Markup {
    html! { " " span class="other" { (icon::seat(seat)) span { (bidi::text(name)) } } }
}
