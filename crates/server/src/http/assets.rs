//! Script, style and icon: in the binary, under names that change with their content, so browsers keep them for ever.

use std::io;
use std::sync::{LazyLock, OnceLock};

use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, VARY,
};
use axum::response::{IntoResponse, Response};
use boards::Theme;
use brotli::enc::BrotliEncoderParams;
use contract::record::{hex, sha256};

use crate::games::lesson::THEMES;

/// How hard a file is compressed, of 11: it is done once, while answers that differ each time are compressed fast.
const QUALITY: i32 = 11;

const SVG: &str = "image/svg+xml";

/// A file that the pages link.
pub(crate) struct Asset {
    /// Its address.
    pub(crate) path: String,
    kind: &'static str,
    body: Bytes,
    /// The body in Brotli, once somebody has asked for it.
    packed: OnceLock<Bytes>,
}

/// The files that the pages link.
pub(crate) struct Assets {
    pub(crate) style: Asset,
    pub(crate) script: Asset,
    /// The module that checks the dice of a finished game in the browser.
    pub(crate) check: Asset,
    pub(crate) icon: Asset,
    /// The icon of a page whose reader is asked.
    pub(crate) your_turn: Asset,
    games: Vec<GameFiles>,
}

/// The files of a game, as its drawing gives them.
pub(crate) struct GameFiles {
    id: &'static str,
    /// What pages that show its board need beside what all share.
    pub(crate) style: Asset,
    /// The cover with the game's name, for programs that show where a link leads.
    pub(crate) poster: Option<Asset>,
    /// Its pictures for lists of games and of tables, by day and by night.
    pub(crate) cover: Option<[Asset; 2]>,
    pub(crate) emblem: Option<[Asset; 2]>,
}

impl Asset {
    fn new(stem: &str, ending: &str, kind: &'static str, text: String) -> Self {
        Self {
            path: format!("/assets/{stem}-{}.{ending}", &sha256(&text)[..12]),
            kind,
            body: text.into(),
            packed: OnceLock::new(),
        }
    }

    fn svg(stem: &str, text: String) -> Self {
        Self::new(stem, "svg", SVG, text)
    }

    fn poster(id: &'static str, png: &'static [u8]) -> Self {
        let path = format!("/assets/{id}-{}.png", &sha256(&hex(png))[..12]);
        Self { path, kind: "image/png", body: Bytes::from_static(png), packed: OnceLock::new() }
    }

    /// Answers with the file, in Brotli for whoever takes that; a picture is compressed already.
    pub(crate) fn reply(&self, asked: &HeaderMap) -> Response {
        let headers = [
            (CONTENT_TYPE, self.kind),
            (CACHE_CONTROL, "public, max-age=31536000, immutable"),
            // A picture is a document of its own, with its own style in it.
            (CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'"),
        ];
        if self.kind == "image/png" || !takes_brotli(asked) {
            return (headers, self.body.clone()).into_response();
        }
        let packed = self.packed.get_or_init(|| brotli(&self.body)).clone();
        (headers, [(CONTENT_ENCODING, "br"), (VARY, "accept-encoding")], packed).into_response()
    }
}

impl Assets {
    /// Returns the files, made and compressed once for all servers of this process.
    pub(crate) fn shared() -> &'static Self {
        static SHARED: LazyLock<Assets> = LazyLock::new(Assets::new);
        &SHARED
    }

    fn new() -> Self {
        let style = [
            include_str!("../../assets/tokens.css"),
            include_str!("../../assets/shell.css"),
            include_str!("../../assets/table.css"),
            include_str!("../../assets/glance.css"),
            include_str!("../../assets/story.css"),
            include_str!("../../assets/layout.css"),
            include_str!("../../assets/pages.css"),
            include_str!("../../assets/guide.css"),
            include_str!("../../assets/seats.css"),
            include_str!("../../assets/dice.css"),
            include_str!("../../assets/ledger.css"),
            include_str!("../../assets/rules.css"),
            include_str!("../../assets/answers.css"),
            include_str!("../../assets/following.css"),
            include_str!("../../assets/hints.css"),
            include_str!("../../assets/presets.css"),
            boards::css(),
        ];
        let script = [
            include_str!("../../assets/live.js"),
            include_str!("../../assets/turn.js"),
            include_str!("../../assets/aim.js"),
            include_str!("../../assets/keys.js"),
            include_str!("../../assets/answers.js"),
            include_str!("../../assets/drag.js"),
            include_str!("../../assets/motion.js"),
            include_str!("../../assets/story.js"),
            include_str!("../../assets/cards.js"),
            include_str!("../../assets/dice.js"),
            include_str!("../../assets/rules.js"),
            include_str!("../../assets/replay.js"),
            include_str!("../../assets/share.js"),
            include_str!("../../assets/presets.js"),
        ]
        .map(without_comments)
        .concat();
        let check = [catalog::verifier::MODULE, include_str!("../../assets/check.js")].concat();
        let [icon, your_turn] = [include_str!("../../assets/icon.svg"), include_str!("../../assets/turn.svg")];
        Self {
            style: Asset::new("palisade", "css", "text/css; charset=utf-8", style.join("\n")),
            script: Asset::new("live", "js", "text/javascript; charset=utf-8", script),
            check: Asset::new("check", "js", "text/javascript; charset=utf-8", check),
            icon: Asset::svg("icon", icon.to_owned()),
            your_turn: Asset::svg("turn", your_turn.to_owned()),
            games: boards::drawings().iter().filter_map(|drawing| GameFiles::of((drawing.maker().info)().id)).collect(),
        }
    }

    /// Returns the file with this name, as its address has it.
    pub(crate) fn find(&self, name: &str) -> Option<&Asset> {
        let named = |asset: &&Asset| asset.path.strip_prefix("/assets/") == Some(name);
        let files = [&self.style, &self.script, &self.check, &self.icon, &self.your_turn];
        files.into_iter().chain(self.games.iter().flat_map(GameFiles::all)).find(named)
    }

    /// Returns the files of the game with this id; none for one without a drawing.
    pub(crate) fn game(&self, id: &str) -> Option<&GameFiles> {
        self.games.iter().find(|files| files.id == id)
    }
}

impl GameFiles {
    fn of(id: &'static str) -> Option<Self> {
        let both = |name: &str, draw: fn(&str, Theme) -> Option<String>| {
            let [day, night] = THEMES.map(|theme| Some(Asset::svg(&format!("{id}-{name}"), draw(id, theme)?)));
            Some([day?, night?])
        };
        Some(Self {
            id,
            style: Asset::new(id, "css", "text/css; charset=utf-8", boards::css_of(id)?),
            poster: boards::poster(id).map(|png| Asset::poster(id, png)),
            cover: both("cover", boards::cover_image),
            emblem: both("emblem", boards::emblem_image),
        })
    }

    fn all(&self) -> impl Iterator<Item = &Asset> {
        let pictures = [&self.cover, &self.emblem].into_iter().flatten().flatten();
        [&self.style].into_iter().chain(&self.poster).chain(pictures)
    }
}

/// Says whether a browser takes Brotli.
fn takes_brotli(asked: &HeaderMap) -> bool {
    let named = asked.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|value| value.split(',')).any(|one| {
        let (name, quality) = one.split_once(';').unwrap_or((one, ""));
        name.trim().eq_ignore_ascii_case("br") && !matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
    })
}

fn brotli(text: &[u8]) -> Bytes {
    let mut packed = Vec::new();
    let how = BrotliEncoderParams { quality: QUALITY, ..BrotliEncoderParams::default() };
    brotli::BrotliCompress(&mut io::Cursor::new(text), &mut packed, &how).expect("memory takes what is written");
    packed.into()
}

/// Leaves out the lines of a script that only comment: they are for those who read its source.
fn without_comments(script: &str) -> String {
    let says = |line: &&str| !line.trim_start().starts_with("//");
    script.lines().filter(says).flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {

    /// Reads the custom properties that a part of a style sheet gives the whole page.
    fn inks(rules: &str) -> Vec<(&str, &str)> {
        let declarations = rules.split(['{', '}', ';']).filter_map(|part| part.trim().strip_prefix("--"));
        declarations.filter_map(|part| part.split_once(':')).map(|(name, value)| (name, value.trim())).collect()
    }

    #[test]
    fn pages_and_boards_use_the_same_inks() {
        let ours = include_str!("../../assets/tokens.css");
        let (day, night) = ours.split_once("@media").unwrap();
        let boards: Vec<&str> = boards::css().lines().collect();
        for (mine, begin) in [(day, ":root {"), (night, ":root:not([data-theme=\"light\"]) {")] {
            let theirs = boards.iter().find(|line| line.contains(begin) || line.contains(&begin.replace(" {", "  {")));
            let theirs = inks(theirs.expect("boards have inks for the whole page"));
            assert!(theirs.len() > 5, "{theirs:?}");
            for (name, value) in inks(mine) {
                let same = theirs.iter().find(|(other, _)| *other == name).is_none_or(|(_, other)| *other == value);
                assert!(same, "--{name} is {value} on pages and another on boards");
            }
        }
    }
}
