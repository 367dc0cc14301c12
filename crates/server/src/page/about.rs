//! What a program shows of a page whose address somebody passes on: a title, a sentence and a picture. It says what game it
//! is and nothing of the table, since whoever shows it may be anybody.

use contract::Phrase;
use maud::{Markup, html};

use crate::games::entry::LocalizedGame;
use crate::http::assets::Assets;
use crate::tongue::Tongue;

/// What is told of a page.
pub(crate) struct About {
    title: String,
    said: String,
    /// The whole address of a picture.
    picture: Option<String>,
}

impl About {
    /// Tells what a game is about. `origin` is the address of the server as whoever asks knows it.
    pub(crate) fn game(assets: &Assets, game: LocalizedGame<'_>, origin: &str) -> Self {
        let said = game.words().find("story").or_else(|| game.words().find("shelf")).unwrap_or_default();
        Self::new(assets, game, origin, said)
    }

    /// Invites to a table of a game.
    pub(crate) fn table(assets: &Assets, game: LocalizedGame<'_>, origin: &str) -> Self {
        let invited = game.tongue.say(&Phrase::new("come-and-play").with("game", game.kind.info().title));
        let line = game.words().find("shelf").unwrap_or_default();
        Self::new(assets, game, origin, format!("{invited} {line}").trim_end().to_owned())
    }

    /// Tells of a game that was played, or is being played, step by step.
    pub(crate) fn replay(assets: &Assets, game: LocalizedGame<'_>, origin: &str) -> Self {
        let said = game.tongue.say(&Phrase::new("seen-step-by-step").with("game", game.kind.info().title));
        Self::new(assets, game, origin, said)
    }

    /// Tells what the house is.
    pub(crate) fn house(tongue: Tongue) -> Self {
        Self { title: tongue.word("home-title").to_owned(), said: tongue.word("home-lead").to_owned(), picture: None }
    }

    fn new(assets: &Assets, game: LocalizedGame<'_>, origin: &str, said: String) -> Self {
        let picture = assets
            .game(game.kind.id())
            .and_then(|files| files.poster.as_ref())
            .map(|poster| format!("{origin}{}", poster.path));
        Self { title: game.kind.info().title.to_owned(), said, picture }
    }

    /// Writes it for the head of the page.
    pub(crate) fn head(&self) -> Markup {
        html! {
            meta name="description" content=(self.said);
            meta property="og:type" content="website";
            meta property="og:site_name" content="Palisade";
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(self.said);
            @if let Some(picture) = &self.picture {
                meta property="og:image" content=(picture);
                meta property="og:image:width" content="1200";
                meta property="og:image:height" content="630";
                meta name="twitter:card" content="summary_large_image";
            }
        }
    }
}
