//! Making a table.

use std::ops::RangeInclusive;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use boards::Cards;
use contract::{AnyGame, NextGame, Phrase, Seat, Setup, SetupError};
use maud::Markup;
use table::Name;

use super::caller::Caller;
use super::rules::unknown;
use crate::app::{App, Shared};
use crate::games::bot;
use crate::games::entry::GameEntry;
use crate::games::setup;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::http::refused;
use crate::live::away;
use crate::page::about::About;
use crate::page::create as page;
use crate::page::form::{Fault, Returned};
use crate::page::shell::Head;
use crate::page::{cards, shell};
use crate::people::person::Visitor;
use crate::play::opening::{self, Choice, New, Opened};
use crate::tongue::Tongue;
use crate::view::guide;

pub(crate) async fn form(
    State(app): State<Shared>,
    Path(game): Path<String>,
    Caller { visitor, origin, .. }: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    let kind = app.games.find(&game).ok_or_else(|| unknown(&game))?;
    let first = guide::is_first(&app.store, kind, &visitor).await?;
    // An address may choose options by their keys: `?KEY=VALUE`.
    let chosen = kind.options.iter().filter_map(|spec| Some((spec.key, fields.text(spec.key)?)));
    let blank = if first { Fields::default().with("guide", "1") } else { Fields::default() };
    let given = chosen.fold(blank, |given, (key, value)| given.with(&format!("option-{key}"), value));
    show(&app, kind, &Asker::of(&visitor, &app), &origin, &given, None).await
}

pub(crate) async fn create(
    State(app): State<Shared>,
    Path(game): Path<String>,
    Caller { visitor, origin, .. }: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    let kind = app.games.find(&game).ok_or_else(|| unknown(&game))?.clone();
    let asker = Asker::of(&visitor, &app);
    match read(visitor.tongue, &kind, &fields) {
        Ok((face, choices, of_match)) => {
            let new = New { kind: &kind, face: &*face, choices: &choices, from: None, of_match };
            match opening::open(&app, &new, visitor, &fields).await? {
                Opened::At(lead) => Ok(lead.into_response()),
                Opened::Used => show(&app, &kind, &asker, &origin, &fields, Some(&Returned::for_other_dice())).await,
            }
        }
        Err(fault) => show(&app, &kind, &asker, &origin, &fields, Some(&Returned::for_a_fault(fault))).await,
    }
}

/// Shows the form, with a fingerprint of dice that no table has and the cookie that it must come back with.
async fn show(
    app: &Shared,
    kind: &GameEntry,
    asker: &Asker,
    origin: &str,
    given: &Fields,
    returned: Option<&Returned>,
) -> Result<Response, HttpError> {
    let dice = app.promises.offer(&app.store, given.text("commitment"), app.now()).await?;
    let tongue = asker.tongue;
    let main = page::main(tongue, kind, asker.name.as_deref(), given, returned, &dice);
    let title = tongue.say(&Phrase::new("title-play").with("game", kind.info().title));
    let about = About::game(app.assets, kind.localized(tongue), origin);
    let head = Head { about: Some(&about), game: Some(kind.id()), ..Head::titled(&title) };
    Ok(asker.answer(returned, shell::wide_with(app.assets, tongue, &head, asker.name.as_deref(), &main)))
}

/// Who is shown a form.
pub(super) struct Asker {
    pub(super) name: Option<Name>,
    pub(super) tongue: Tongue,
    cookie: Option<String>,
}

impl Asker {
    pub(super) fn of(visitor: &Visitor, app: &App) -> Self {
        Self { name: visitor.name(), tongue: visitor.tongue, cookie: visitor.cookie(app) }
    }

    /// Answers with the page of a form, and the cookie that it must come back with.
    pub(super) fn answer(&self, returned: Option<&Returned>, page: Markup) -> Response {
        let status = returned.map_or(StatusCode::OK, |returned| returned.wrong.status);
        let cookies: Vec<_> = self.cookie.iter().map(|cookie| (SET_COOKIE, cookie.clone())).collect();
        (status, AppendHeaders(cookies), page).into_response()
    }
}

/// What a form asks for: the game, who is put on each seat, and the first game of the match, if one is to be played.
type Wanted = (Arc<dyn AnyGame>, Vec<Choice>, Option<NextGame>);

/// Reads what the form asks for: the game as it is set up, and who is put on each seat.
fn read(tongue: Tongue, kind: &GameEntry, fields: &Fields) -> Result<Wanted, Fault> {
    let choices = choices(kind, fields, &kind.info().seats)?;
    let mut setup = Setup::printed(choices.len() as u8);
    for spec in &kind.options {
        if let Some(count) = boards::card_count(kind.id(), spec.key) {
            setup = setup.set(spec.key, &Cards::value(count, |index| cards::is_turned(fields, spec.key, index)));
        } else if let Some(value) = fields.text(&format!("option-{}", spec.key)) {
            setup = setup.set(spec.key, value);
        }
    }
    if away::read(fields.text("away")).is_none() {
        return Err(Fault { field: "away".to_owned(), text: Phrase::new("fault-patience") });
    }
    names(fields)?;
    let fault = |error| Fault { field: field_of(&error), text: setup::refused(kind.localized(tongue), &error) };
    let face = kind.make(&setup).map_err(fault)?;
    let (face, of_match) = match_or_game(kind, face, fields)?;
    Ok((face, choices, of_match))
}

/// Returns the game that a table begins with: of a match, if the form asks for one, its first.
pub(super) fn match_or_game(
    kind: &GameEntry,
    face: Arc<dyn AnyGame>,
    fields: &Fields,
) -> Result<(Arc<dyn AnyGame>, Option<NextGame>), Fault> {
    if fields.text("match").is_none() {
        return Ok((face, None));
    }
    let none =
        || Fault { field: "match".to_owned(), text: Phrase::new("fault-no-match").with("game", kind.info().title) };
    kind.first_of_match(&*face).map(|(face, game)| (face, Some(game))).ok_or_else(none)
}

/// Checks what people want to be called.
pub(super) fn names(fields: &Fields) -> Result<(), Fault> {
    for field in std::iter::once("name".to_owned()).chain((1..Seat::MOST).map(|seat| format!("name-{seat}"))) {
        fields.name(&field).map_err(|reason| Fault { field, text: refused::name(&reason) })?;
    }
    Ok(())
}

/// Returns the field that a game's refusal is about.
fn field_of(error: &SetupError) -> String {
    match error {
        SetupError::UnknownOption { key, .. } | SetupError::BadValue { key, .. } => format!("option-{key}"),
        _ => "seat-0".to_owned(),
    }
}

/// Reads who is put on each of so many seats.
pub(super) fn choices(kind: &GameEntry, fields: &Fields, seats: &RangeInclusive<u8>) -> Result<Vec<Choice>, Fault> {
    let mut choices = Vec::new();
    for index in 0..usize::from(*seats.end()) {
        let field = format!("seat-{index}");
        let offered = |text: &str| bot::named(kind, text).map_err(|text| Fault { field: field.clone(), text });
        choices.extend(match fields.text(&field) {
            None => None,
            Some("me") => Some(Choice::Me),
            Some("link") => Some(Choice::Link),
            Some("bot") => Some(Choice::Bot(offered(fields.text(&format!("bot-{index}")).unwrap_or_default())?)),
            Some(named) => Some(Choice::Bot(offered(named)?)),
        });
    }
    if choices.len() < usize::from(*seats.start()) {
        let text = Phrase::new("fault-too-few").with("game", kind.info().title).with("least", *seats.start());
        return Err(Fault { field: format!("seat-{}", choices.len()), text });
    }
    Ok(choices)
}
