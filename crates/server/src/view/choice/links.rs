//! The addresses that lead on from what is chosen.

use boards::escaped;

use super::{SeatSelection, Selection, odds};

impl Selection {
    /// Links the same with another moment on the board, up to its name.
    pub(crate) fn showing_moment(&self, table: &str) -> String {
        let one = |name, value: Option<&String>| value.map(|value| format!("{name}={}", escaped(value)));
        let many =
            |name, all: &[String]| all.iter().map(|value| format!("{name}={}", escaped(value))).collect::<Vec<_>>();
        let mut said: Vec<String> = Vec::new();
        said.extend(self.seat.map(|seat| format!("seat={}", seat.index())));
        said.extend(self.version.map(|version| format!("version={version}")));
        said.extend(self.odds.then(|| odds::ASKED.to_owned()));
        said.extend(one("piece", self.piece.as_ref()));
        said.extend(many("put", &self.put));
        said.extend(many("set", self.set.as_deref().unwrap_or_default()));
        said.extend(many("lay", self.lay.as_deref().unwrap_or_default()));
        said.extend(one("place", self.place.as_ref()));
        said.extend(one("spot", self.spot.as_ref()));
        said.extend(one("token", self.token.as_ref()));
        said.push("moment=".to_owned());
        format!("/table/{table}?{}", said.join("&"))
    }
}

impl SeatSelection<'_> {
    /// Links what is chosen with something pointed out.
    pub(super) fn link(&self, aim: &str) -> String {
        self.link_with(aim, self.odds)
    }

    /// The same, with odds asked for or not.
    pub(super) fn link_with(&self, aim: &str, odds: bool) -> String {
        // What is pointed out stands last: a token may still be put after it.
        let parts = [if odds { odds::ASKED } else { "" }, aim].into_iter().filter(|part| !part.is_empty());
        let aim = parts.collect::<Vec<_>>().join("&");
        if aim.is_empty() { self.table.clone() } else { format!("{}?{}&{aim}", self.table, self.fields) }
    }

    /// Links what comes on top of the piece that is taken up.
    pub(super) fn further(&self, aim: &str) -> String {
        match &self.piece {
            Some(piece) => self.link(&format!("piece={}&{aim}", escaped(piece))),
            None => self.link(aim),
        }
    }

    /// Links taking a piece up, or putting all down.
    pub(super) fn taking(&self, key: Option<&str>) -> String {
        self.link(&key.map(|key| format!("piece={}", escaped(key))).unwrap_or_default())
    }

    /// Links one action.
    pub(super) fn by_token(&self, token: &str) -> String {
        self.further(&format!("token={}", escaped(token)))
    }
}
