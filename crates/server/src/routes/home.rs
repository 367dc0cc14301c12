//! The home page, the page of all of a person's tables, and the box that takes a link or a code.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use contract::Phrase;
use maud::Markup;
use store::Summary;

use super::mine;
use crate::app::Shared;
use crate::games::shelf;
use crate::http::cookie::is_token;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::page::about::About;
use crate::page::form::Fault;
use crate::page::home::{self, Own};
use crate::page::shell::{self, Head};
use crate::people::person::Visitor;

/// How many of one's tables the home page shows.
const SHOWN: usize = 8;
/// Among how many it looks for those where it is one's turn: the running ones that changed last.
const LOOKED_AT: usize = 40;
/// How many a page of all of them shows.
const PAGE: usize = 40;

pub(crate) async fn show(State(app): State<Shared>, visitor: Visitor) -> Result<Markup, HttpError> {
    page(&app, &visitor, None).await
}

/// Returns a visitor's tables, those whose game runs first.
async fn tables(app: &Shared, visitor: &Visitor) -> Result<Vec<Summary>, HttpError> {
    let Some(known) = &visitor.known else { return Ok(Vec::new()) };
    let mut tables = app.store.tables_of(&known.person.id).await?;
    mine::running_first(&mut tables);
    Ok(tables)
}

async fn page(app: &Shared, visitor: &Visitor, astray: Option<&Fault>) -> Result<Markup, HttpError> {
    let tongue = visitor.tongue;
    let tables = tables(app, visitor).await?;
    // Of those that are over only as many are read as can be shown.
    let running = tables.iter().filter(|table| !table.finished).count();
    let looked_at = running.clamp(SHOWN, LOOKED_AT).min(tables.len());
    let mut shown = mine::rows(app, tongue, &tables[..looked_at]).await;
    shown.truncate(SHOWN);
    let own = Own { tables: shown, all: tables.len(), astray };
    let main = home::main(app.assets, tongue, &shelf::shelf(&app.games, tongue), &own);
    let about = About::house(tongue);
    let head = Head { about: Some(&about), ..Head::titled(tongue.word("title-home")) };
    Ok(shell::wide_with(app.assets, tongue, &head, visitor.name().as_deref(), &main))
}

/// Shows all of a visitor's tables, a page of them at a time.
pub(crate) async fn all(State(app): State<Shared>, visitor: Visitor, fields: Fields) -> Result<Markup, HttpError> {
    let tongue = visitor.tongue;
    let tables = tables(&app, &visitor).await?;
    let pages = tables.len().div_ceil(PAGE).max(1);
    let page = fields.text("page").and_then(|page| page.parse().ok()).unwrap_or(1).clamp(1, pages);
    let on_it: Vec<Summary> = tables.iter().skip((page - 1) * PAGE).take(PAGE).cloned().collect();
    let own = Own { tables: mine::rows(&app, tongue, &on_it).await, all: tables.len(), astray: None };
    let main = home::all_tables(app.assets, tongue, &own, page, pages);
    Ok(shell::plain(app.assets, tongue, tongue.word("my-tables"), visitor.name().as_deref(), &main))
}

/// Leads from the address of the form, where a reload may have ended up, to the home page.
pub(crate) async fn back() -> Redirect {
    Redirect::to("/")
}

/// Leads to where a link or a code leads that somebody entered.
pub(crate) async fn join(State(app): State<Shared>, visitor: Visitor, fields: Fields) -> Result<Response, HttpError> {
    let given = fields.text("code").unwrap_or_default().trim();
    if let Some(path) = destination(given) {
        return Ok(Redirect::to(&path).into_response());
    }
    let fault = Fault { field: given.chars().take(300).collect(), text: Phrase::new("code-leads-nowhere") };
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page(&app, &visitor, Some(&fault)).await?).into_response())
}

/// Returns where a link or a code leads here: to a seat, a table, or another device's tables. Whether there is such a one,
/// its own page says.
fn destination(given: &str) -> Option<String> {
    let is_id = |id: &str| id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_lowercase());
    let link = given.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
    let mut parts = link.rsplit('/');
    match (parts.next()?, parts.next()) {
        (token, Some(kind @ ("seat" | "device"))) if is_token(token) => Some(format!("/{kind}/{token}")),
        (id, Some("table") | None) if is_id(id) => Some(format!("/table/{id}")),
        (token, None) if is_token(token) => Some(format!("/seat/{token}")),
        // A page of a table leads to the table.
        _ => {
            let (_, behind) = link.split_once("/table/")?;
            let id = behind.split('/').next().filter(|id| is_id(id))?;
            Some(format!("/table/{id}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_and_codes_lead_to_seats_tables_and_devices_and_to_nothing_else() {
        let token = "0123456789abcdef".repeat(4);
        let id = "abc0123456789xyz";
        for (given, path) in [
            (format!("https://example.org/seat/{token}"), Some(format!("/seat/{token}"))),
            (format!("http://127.0.0.1:8080/games/seat/{token}/"), Some(format!("/seat/{token}"))),
            (format!("/device/{token}"), Some(format!("/device/{token}"))),
            (token.clone(), Some(format!("/seat/{token}"))),
            (format!("https://example.org/table/{id}?followed=1"), Some(format!("/table/{id}"))),
            (format!("https://example.org/table/{id}/replay/7#x"), Some(format!("/table/{id}"))),
            (id.to_owned(), Some(format!("/table/{id}"))),
            (String::new(), None),
            ("/".to_owned(), None),
            ("//evil.example/".to_owned(), None),
            ("https://evil.example/seat/..%2f".to_owned(), None),
            (format!("https://example.org/other/{token}"), None),
            (format!("/table/{token}"), None),
            ("amber otter".to_owned(), None),
        ] {
            assert_eq!(destination(&given), path, "{given}");
        }
    }
}
