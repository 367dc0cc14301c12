//! A person's own page: the name, the data to take along, and leaving.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use maud::Markup;

use crate::app::{App, Shared};
use crate::http::cookie::{PERSON, cookie};
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::http::refused;
use crate::page::form::Fault;
use crate::page::{me as page, shell};
use crate::people::person::{Known, Visitor};
use crate::play::me;
use crate::tongue::Tongue;

pub(crate) async fn show(State(app): State<Shared>, visitor: Visitor) -> Result<Markup, HttpError> {
    let tongue = visitor.tongue;
    let Some(known) = &visitor.known else {
        return Ok(shell::plain(app.assets, tongue, tongue.word("me-nobody"), None, &page::nobody(tongue)));
    };
    own(&app, tongue, known, None).await
}

/// Leads from the address of a form, where a reload may have ended up, to the page.
pub(crate) async fn back() -> Redirect {
    Redirect::to("/me")
}

async fn own(app: &App, tongue: Tongue, known: &Known, fault: Option<&Fault>) -> Result<Markup, HttpError> {
    let tables = app.store.tables_of(&known.person.id).await?.len();
    let name = known.name();
    let main = page::main(tongue, name.as_deref(), tables, fault);
    Ok(shell::plain(app.assets, tongue, tongue.word("me-nobody"), name.as_deref(), &main))
}

/// Changes what a person is called from now on.
pub(crate) async fn rename(State(app): State<Shared>, visitor: Visitor, fields: Fields) -> Result<Response, HttpError> {
    let known = visitor.known.as_ref().ok_or_else(HttpError::nobody)?;
    match fields.name("name") {
        Ok(name) => {
            app.store.rename(&known.person.id, name.as_deref()).await?;
            Ok(Redirect::to("/me").into_response())
        }
        Err(reason) => {
            let typed = fields.text("name").unwrap_or_default().to_owned();
            let fault = Fault { field: typed, text: refused::name(&reason) };
            Ok((StatusCode::UNPROCESSABLE_ENTITY, own(&app, visitor.tongue, known, Some(&fault)).await?)
                .into_response())
        }
    }
}

/// Gives a person all that is theirs, as a file.
pub(crate) async fn data(State(app): State<Shared>, visitor: Visitor) -> Result<Response, HttpError> {
    let known = visitor.known.as_ref().ok_or_else(HttpError::nobody)?;
    let data = me::data(&app, known).await?;
    let text = serde_json::to_string_pretty(&data).map_err(|error| HttpError::fault(&error))?;
    let headers = [
        (CONTENT_TYPE, "application/json; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"palisade-me.json\""),
    ];
    Ok((headers, text + "\n").into_response())
}

/// Asks before anything is deleted.
pub(crate) async fn ask_to_leave(State(app): State<Shared>, visitor: Visitor) -> Result<Markup, HttpError> {
    let known = visitor.known.as_ref().ok_or_else(HttpError::nobody)?;
    let person = &known.person.id;
    let (mut alone, mut shared) = (0, 0);
    for summary in app.store.tables_of(person).await? {
        let owners = app.store.owners(&summary.id).await?;
        let with_others = owners.iter().flatten().any(|owner| owner != person);
        *if with_others { &mut shared } else { &mut alone } += 1;
    }
    let (tongue, main) = (visitor.tongue, page::leave(visitor.tongue, alone, shared));
    Ok(shell::plain(app.assets, tongue, tongue.word("title-leave"), known.name().as_deref(), &main))
}

/// Deletes a person and takes their cookie back.
pub(crate) async fn leave(State(app): State<Shared>, visitor: Visitor) -> Result<Response, HttpError> {
    let known = visitor.known.as_ref().ok_or_else(HttpError::nobody)?;
    me::leave(&app, known).await?;
    let spent = cookie(PERSON, "", "/", 0, app.config.behind_https);
    let tongue = visitor.tongue;
    let body = shell::plain(app.assets, tongue, tongue.word("title-left"), None, &page::left(tongue));
    Ok((AppendHeaders([(SET_COOKIE, spent)]), body).into_response())
}
