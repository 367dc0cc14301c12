//! Hints: asked for by a program.

use axum::extract::{Path, State};
use serde::Deserialize;
use table::Command;

use super::body::Body;
use super::moves::{Answer, done};
use super::program::{Program, seat};
use crate::app::Shared;
use crate::routes::hints::prepare;
use crate::routes::visit::find;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ask {
    seat: String,
}

/// Asks for a hint.
pub(super) async fn ask(
    State(app): State<Shared>,
    Path(id): Path<String>,
    program: Program,
    Body(Ask { seat: name }): Body<Ask>,
) -> Answer {
    let at = seat(find(&app, &id).await?.kind.info(), &name)?;
    let visitor = program.at(Some(at));
    prepare(&app, &id, &visitor, at).await?;
    done(&app, &id, visitor, at, None, Command::Hint).await
}
