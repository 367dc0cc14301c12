//! A browser without script: it follows links, fills forms, keeps cookies.

use std::collections::BTreeMap;
use std::time::Duration;

use contract::{Dice, Stream};
use reqwest::header::{COOKIE, LOCATION, SET_COOKIE};
use reqwest::redirect::Policy;
use reqwest::{Client, Method, RequestBuilder, Response};
use tokio::time::timeout;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A browser without script.
#[derive(Clone)]
pub(crate) struct Browser {
    http: Client,
    pub(crate) base: String,
    pub(crate) cookies: BTreeMap<String, String>,
    /// For whom a proxy says that it asks; nobody where there is none.
    forwarded_for: Option<&'static str>,
    /// Everything that came, headers included.
    pub(crate) seen: Vec<String>,
}

/// An answer.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) location: String,
    pub(crate) body: String,
}

impl Browser {
    pub(crate) fn new(base: &str) -> Self {
        let http = Client::builder().redirect(Policy::none()).no_proxy().build().unwrap();
        Self { http, base: base.to_owned(), cookies: BTreeMap::new(), forwarded_for: None, seen: Vec::new() }
    }

    /// Returns the same person at another address.
    pub(crate) fn at(mut self, base: &str) -> Self {
        base.clone_into(&mut self.base);
        self
    }

    /// Returns the same person as a proxy passes on what they ask from this address.
    pub(crate) fn from(self, address: &'static str) -> Self {
        Self { forwarded_for: Some(address), ..self }
    }

    fn ready(&self, request: RequestBuilder) -> RequestBuilder {
        let request = self.forwarded_for.into_iter().fold(request, |request, of| request.header("x-forwarded-for", of));
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        if cookies.is_empty() { request } else { request.header(COOKIE, cookies.join("; ")) }
    }

    /// Presses forced steps itself, so that nothing is played but what it sends.
    pub(crate) fn presses_forced(&mut self) {
        self.cookies.insert("forced".to_owned(), "press".to_owned());
    }

    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.try_get(path).await.unwrap()
    }

    /// Opens the page of luck and choices, again as long as it says that the game is being judged.
    pub(crate) async fn luck(&mut self, table: &str) -> Reply {
        loop {
            let page = self.get(&format!("{table}/luck")).await;
            if !page.body.contains("id=\"judging\"") {
                return page;
            }
            assert!(
                self.seen.last().is_some_and(|seen| seen.contains("\"refresh\": \"1\"")),
                "nobody has to ask again"
            );
        }
    }

    pub(crate) async fn try_get(&mut self, path: &str) -> reqwest::Result<Reply> {
        let request = self.http.get(format!("{}{path}", self.base));
        self.send(request).await
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        self.try_post(path, fields).await.unwrap()
    }

    pub(crate) async fn try_post(&mut self, path: &str, fields: &[(&str, &str)]) -> reqwest::Result<Reply> {
        self.send(self.form(path, fields)).await
    }

    /// Posts as the script does, for the changed part of the page.
    pub(crate) async fn post_live(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        self.send(self.form(path, fields).header("x-live", "1")).await.unwrap()
    }

    fn form(&self, path: &str, fields: &[(&str, &str)]) -> RequestBuilder {
        let body: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", escape(name), escape(value))).collect();
        self.raw(path, "application/x-www-form-urlencoded", body.join("&"))
    }

    pub(crate) fn raw(&self, path: &str, kind: &str, body: impl Into<reqwest::Body>) -> RequestBuilder {
        self.http.post(format!("{}{path}", self.base)).header("content-type", kind).body(body)
    }

    /// Makes a request with the cookies that there are; it keeps none that come back.
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.ready(self.http.request(method, format!("{}{path}", self.base)))
    }

    pub(crate) async fn send(&mut self, request: RequestBuilder) -> reqwest::Result<Reply> {
        let response = self.ready(request).send().await?;
        for cookie in response.headers().get_all(SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            if value.is_empty() {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let location = response.headers().get(LOCATION).map(|at| at.to_str().unwrap().to_owned()).unwrap_or_default();
        let status = response.status().as_u16();
        let head = format!("{status} {:?}", response.headers());
        let body = response.text().await?;
        self.seen.push(format!("{head}{body}"));
        Ok(Reply { status, location, body })
    }

    /// Opens a stream of patches.
    pub(crate) async fn stream(&self, table: &str) -> Patches {
        let request = self.ready(self.http.get(format!("{}{table}/events", self.base)));
        Patches::of(request.send().await.unwrap())
    }

    /// Opens a stream of a table as programs have it.
    pub(crate) async fn updates(&self, table: &str) -> Patches {
        let request = self.ready(self.http.get(format!("{}/api/v1/tables/{}/events", self.base, &table[7..])));
        Patches::of(request.send().await.unwrap())
    }

    /// Makes a table and returns its address.
    pub(crate) async fn create(&mut self, game: &str, fields: &[(&str, &str)]) -> String {
        let reply = self.post(&format!("/play/{game}"), fields).await;
        assert_eq!(reply.status, 303, "{}", reply.body);
        reply.location
    }

    /// Makes a table by its form, which shows the fingerprint of its dice, and returns its address.
    pub(crate) async fn create_by_form(&mut self, game: &str, fields: &[(&str, &str)]) -> String {
        let page = self.get(&format!("/play/{game}")).await.body;
        let shown = between(&page, "name=\"commitment\" value=\"", "\"").expect("a form shows a fingerprint");
        self.create(game, &[fields, &[("commitment", shown)]].concat()).await
    }

    /// Presses a button: acts with this token, as decided on this page.
    pub(crate) async fn act(&mut self, table: &str, page: &str, token: &str) -> Reply {
        self.try_act(table, page, token).await.unwrap()
    }

    pub(crate) async fn try_act(&mut self, table: &str, page: &str, token: &str) -> reqwest::Result<Reply> {
        let (version, seat) = (version(page), seat(page));
        self.try_post(&format!("{table}/act"), &[("version", &version), ("seat", &seat), ("token", token)]).await
    }

    /// Presses the button with this identifier: sends the form that it stands in, as the page has it.
    pub(crate) async fn press(&mut self, page: &str, button: &str) -> Reply {
        let (action, fields) = form(page, button).unwrap_or_else(|| panic!("no button {button} in {page}"));
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        self.post(&action, &fields).await
    }

    /// Opens a stream of patches at the address that a page names.
    pub(crate) async fn stream_of(&self, page: &str) -> Patches {
        let address = between(page, "data-events=\"", "\"").expect("a table page has a stream");
        let request = self.ready(self.http.get(format!("{}{address}", self.base)));
        Patches::of(request.send().await.unwrap())
    }

    /// Asks what the first move of the page would do; none where there is no move.
    pub(crate) async fn look_ahead(&mut self, table: &str) -> Option<String> {
        let page = self.get(table).await.body;
        let token = escape(tokens(&page).first()?);
        let query = format!("version={}&seat={}&token={token}", version(&page), seat(&page));
        Some(self.get(&format!("{table}/preview?{query}")).await.body)
    }

    /// Plays on with any buttons, by the dice, until there is none; returns how many were pressed and the last page.
    pub(crate) async fn play_out(&mut self, table: &str, dice: &mut Stream) -> (usize, String) {
        let mut pressed = 0;
        loop {
            let page = self.get(table).await.body;
            let tokens = tokens(&page);
            if tokens.is_empty() {
                return (pressed, page);
            }
            let token = &tokens[dice.below(tokens.len() as u32) as usize];
            let reply = self.act(table, &page, token).await;
            assert_eq!(reply.status, 303, "{token}: {}", reply.body);
            assert_eq!(reply.location, table);
            pressed += 1;
        }
    }
}

/// The patches of a stream.
pub(crate) struct Patches {
    pub(crate) response: Response,
    /// What has come; a letter may lie in two chunks.
    bytes: Vec<u8>,
}

/// A patch: the version and the markup, or what programs get instead.
#[derive(Clone, Debug)]
pub(crate) struct Patch {
    pub(crate) id: u64,
    pub(crate) body: String,
}

impl Patches {
    pub(crate) fn of(response: Response) -> Self {
        Self { response, bytes: Vec::new() }
    }

    /// Waits for the next patch; none when the stream ends. What else a stream says is no answer.
    pub(crate) async fn next(&mut self) -> Option<Patch> {
        timeout(PATIENCE, self.read()).await.expect("a patch comes in time")
    }

    async fn read(&mut self) -> Option<Patch> {
        loop {
            if let Some(end) = self.bytes.windows(2).position(|two| two == b"\n\n") {
                let rest = self.bytes.split_off(end + 2);
                let event = String::from_utf8(std::mem::replace(&mut self.bytes, rest)).expect("text");
                let field =
                    |name: &str| -> Vec<&str> { event.lines().filter_map(|line| line.strip_prefix(name)).collect() };
                let patch = matches!(field("event: ")[..], ["patch" | "table"])
                    .then(|| Patch { id: field("id: ")[0].parse().unwrap(), body: field("data: ").join("\n") });
                if patch.is_some() {
                    return patch;
                }
                continue;
            }
            let chunk = self.response.chunk().await.ok()??;
            self.bytes.extend_from_slice(&chunk);
        }
    }

    /// Waits for a patch of this form.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&str) -> bool) -> Patch {
        loop {
            let patch = self.next().await.expect("the stream ends before what is waited for");
            if wanted(&patch.body) {
                return patch;
            }
        }
    }
}

/// Writes a text so that it can stand in an address or a form.
pub(crate) fn escape(text: impl AsRef<[u8]>) -> String {
    let digits = contract::record::hex(text.as_ref());
    digits.as_bytes().chunks(2).flat_map(|pair| ['%', char::from(pair[0]), char::from(pair[1])]).collect()
}

/// Returns where a form leads that has a button with this identifier, and the fields that pressing it sends.
pub(crate) fn form(page: &str, button: &str) -> Option<(String, Vec<(String, String)>)> {
    let at = page.find(&format!("id=\"{button}\""))?;
    let begin = page[..at].rfind("<form")?;
    let form = &page[begin..begin + page[begin..].find("</form>")?];
    let value = |tag: &str, name: &str| between(tag, &format!(" {name}=\""), "\"").map(str::to_owned);
    let mut fields = Vec::new();
    for tag in form.split('<').filter_map(|tag| tag.split('>').next()) {
        let is_sent = tag.starts_with("input") && (!tag.contains("type=\"") || tag.contains("type=\"hidden\""));
        if is_sent || tag.starts_with("button") && tag.contains(&format!("id=\"{button}\"")) {
            fields.extend(value(tag, "name").map(|name| (name, value(tag, "value").unwrap_or_default())));
        }
    }
    for select in form.split("<select").skip(1) {
        let chosen = select.split("<option").find(|option| option.split('>').next().unwrap().contains(" selected"));
        fields.extend(value(select, "name").zip(chosen.and_then(|option| value(option, "value"))));
    }
    Some((value(form, "action")?.replace("&amp;", "&"), fields))
}

/// Returns what stands in an attribute or element after this text, up to that.
pub(crate) fn between<'a>(page: &'a str, after: &str, until: &str) -> Option<&'a str> {
    Some(page.split_once(after)?.1.split_once(until)?.0)
}

/// Returns the version of a page.
pub(crate) fn version(page: &str) -> String {
    between(page, "data-version=\"", "\"").expect("a table page has a version").to_owned()
}

/// Returns the seat that the page's first form acts for.
fn seat(page: &str) -> String {
    between(page, "name=\"seat\" value=\"", "\"").unwrap_or("0").to_owned()
}

/// Returns the tokens of a page's buttons.
pub(crate) fn tokens(page: &str) -> Vec<String> {
    let parts = page.split("name=\"token\" value=\"").skip(1);
    parts.filter_map(|part| Some(part.split_once('"')?.0.replace("&gt;", ">"))).collect()
}

/// Returns a page without the shapes before the names in its sentences.
pub(crate) fn said(page: &str) -> String {
    let mut parts = page.split("<bdi class=\"named\">");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + "<bdi>" + part.split_once("</svg>").map_or(part, |(_, after)| after))
}

/// Returns the tokens of a page's log, oldest first.
pub(crate) fn logged(page: &str) -> Vec<String> {
    let log = between(page, "id=\"lines\"", "</ol>").expect("a page has a log");
    let mut tokens: Vec<String> =
        log.split("<code>").skip(1).filter_map(|part| Some(part.split_once("</code>")?.0.to_owned())).collect();
    tokens.reverse();
    tokens
}
