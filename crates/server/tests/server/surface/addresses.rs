//! The list of all addresses, with what can be asked of each.

use super::forms::{
    acts, aims, by_others, codes, hands, issues, names, notes, numbers, orders, pages, plays, screens, seats, seeks,
    steps, stories, undos,
};
use super::known::Known;
use super::programs;

/// The methods by which every address is asked.
pub(crate) const METHODS: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/// What to ask of an address besides asking it plainly, by every method.
pub(crate) struct Asked {
    pub(crate) path: &'static str,
    /// The queries of GET.
    pub(crate) queries: fn(&Known) -> Vec<String>,
    /// The forms of POST.
    pub(crate) forms: fn(&Known) -> Vec<String>,
    pub(super) compared: Compared,
}

/// What of the answers is compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Compared {
    All,
    /// All, but that fresh secrets are as long as each other.
    ButSecrets,
    /// The status. Numbers for operators count moves, those in secret too; nobody else is answered. A fresh link is drawn
    /// as a code, which is never twice of the same length, on a page that shows nothing of a table.
    Status,
    /// Status, headers and the first event: a stream does not end.
    FirstEvent,
}

const NONE: fn(&Known) -> Vec<String> = |_| Vec::new();

/// Where somebody who asks by a form is an observer no longer, so nobody does.
pub(crate) const LEAVE: &str = "/me/leave";

/// Every address, with what can be asked of it.
pub(crate) const SURFACE: &[Asked] = &[
    Asked { path: "/", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/tables", queries: pages, forms: NONE, compared: Compared::All },
    Asked { path: "/join", queries: NONE, forms: codes, compared: Compared::All },
    Asked { path: "/play/{game}", queries: NONE, forms: plays, compared: Compared::ButSecrets },
    Asked { path: "/rules/{game}", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/howto/{game}/{picture}", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/rules/{game}/{rule}", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/style", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/seat/{token}", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}", queries: aims, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/act", queries: NONE, forms: acts, compared: Compared::All },
    Asked { path: "/table/{id}/preview", queries: acts, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/undo", queries: NONE, forms: undos, compared: Compared::All },
    Asked { path: "/table/{id}/order", queries: NONE, forms: orders, compared: Compared::All },
    Asked { path: "/table/{id}/hint", queries: NONE, forms: by_others, compared: Compared::All },
    Asked { path: "/table/{id}/resign", queries: NONE, forms: by_others, compared: Compared::All },
    Asked { path: "/table/{id}/hand", queries: NONE, forms: hands, compared: Compared::All },
    Asked { path: "/table/{id}/stand-in", queries: NONE, forms: seats, compared: Compared::All },
    Asked { path: "/table/{id}/screen", queries: NONE, forms: seats, compared: Compared::All },
    Asked { path: "/table/{id}/guide", queries: NONE, forms: notes, compared: Compared::All },
    Asked { path: "/table/{id}/sit", queries: NONE, forms: names, compared: Compared::All },
    Asked { path: "/table/{id}/device", queries: NONE, forms: seats, compared: Compared::Status },
    Asked { path: "/table/{id}/link", queries: NONE, forms: issues, compared: Compared::All },
    Asked { path: "/table/{id}/events", queries: screens, forms: NONE, compared: Compared::FirstEvent },
    Asked { path: "/table/{id}/now", queries: screens, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/story", queries: stories, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/dice", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/luck", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/dice", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/dice/log", queries: numbers, forms: NONE, compared: Compared::ButSecrets },
    Asked { path: "/dice/log.txt", queries: numbers, forms: NONE, compared: Compared::ButSecrets },
    Asked { path: "/table/{id}/log", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/record", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/record.json", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/replay", queries: seeks, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/replay/{step}", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/branch", queries: steps, forms: steps, compared: Compared::All },
    Asked { path: "/table/{id}/rematch", queries: NONE, forms: names, compared: Compared::All },
    Asked { path: "/table/{id}/next", queries: NONE, forms: names, compared: Compared::All },
    Asked { path: "/assets/{name}", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/favicon.ico", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/verify.py", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/verify.mjs", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/check.mjs", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/metrics", queries: NONE, forms: NONE, compared: Compared::Status },
    Asked { path: "/healthz", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/me", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/me/name", queries: NONE, forms: names, compared: Compared::All },
    Asked { path: "/me/device", queries: NONE, forms: NONE, compared: Compared::Status },
    Asked { path: "/me/data.json", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: LEAVE, queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/device/{token}", queries: NONE, forms: names, compared: Compared::All },
    Asked { path: "/api/v1/openapi.json", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/api/v1/games", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/api/v1/token", queries: NONE, forms: NONE, compared: Compared::ButSecrets },
    Asked { path: "/api/v1/invitation", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/api/v1/promise", queries: NONE, forms: NONE, compared: Compared::ButSecrets },
    Asked { path: "/api/v1/tables", queries: NONE, forms: programs::tables, compared: Compared::All },
    Asked { path: "/api/v1/tables/{id}", queries: programs::seats, forms: NONE, compared: Compared::All },
    Asked { path: "/api/v1/tables/{id}/legal", queries: programs::seats, forms: NONE, compared: Compared::All },
    Asked { path: "/api/v1/tables/{id}/preview", queries: programs::looks, forms: NONE, compared: Compared::All },
    Asked { path: "/api/v1/tables/{id}/log", queries: programs::lines, forms: NONE, compared: Compared::All },
    Asked { path: "/api/v1/tables/{id}/events", queries: programs::seats, forms: NONE, compared: Compared::FirstEvent },
    Asked { path: "/api/v1/tables/{id}/sit", queries: NONE, forms: programs::sits, compared: Compared::ButSecrets },
    Asked { path: "/api/v1/tables/{id}/act", queries: NONE, forms: programs::acts, compared: Compared::All },
    Asked { path: "/api/v1/tables/{id}/undo", queries: NONE, forms: programs::undos, compared: Compared::All },
    Asked {
        path: "/api/v1/tables/{id}/orders",
        queries: programs::seats,
        forms: programs::orders,
        compared: Compared::All,
    },
    Asked { path: "/api/v1/tables/{id}/hint", queries: NONE, forms: programs::resigns, compared: Compared::All },
    Asked { path: "/api/v1/tables/{id}/hand", queries: NONE, forms: programs::hands, compared: Compared::All },
    Asked { path: "/api/v1/tables/{id}/stand-in", queries: NONE, forms: programs::resigns, compared: Compared::All },
    Asked { path: "/api/v1/tables/{id}/resign", queries: NONE, forms: programs::resigns, compared: Compared::All },
    Asked { path: "/api/v1/tables/{id}/rematch", queries: NONE, forms: programs::sits, compared: Compared::All },
    Asked { path: "/api/v1/tables/{id}/next", queries: NONE, forms: programs::sits, compared: Compared::All },
];
