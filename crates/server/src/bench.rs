//! How long a move takes on the server, from the form to the part of the page that answers it, disk included; and how
//! long a whole table page takes.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::header::{CONTENT_TYPE, COOKIE, LOCATION, SET_COOKIE};
use axum::http::{Request, Response, StatusCode};
use boards::escaped;
use catalog::CatalogEntry;
use contract::Info;
use store::Store;
use tokio::sync::watch;
use tower::ServiceExt;

use crate::app::App;
use crate::config::{Config, Limits, Rate};
use crate::layers;
use crate::serve::block_on;
use crate::serve::error::ServeError;

/// The most bytes of an answer.
const LARGEST: usize = 8 << 20;

/// How long a bot may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long something took, time after time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    /// How often it was measured.
    pub count: usize,
    /// Half of them took at most this long.
    pub median: Duration,
    /// Ninety-nine of a hundred took at most this long.
    pub p99: Duration,
    /// The longest.
    pub longest: Duration,
}

/// How long the server takes for what players of a game wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ServerTimes {
    /// The game's id.
    pub game: &'static str,
    /// A move: decided, stored on disk, and the changed part of the page made.
    pub moves: Times,
    /// A whole table page, from the request to the last byte.
    pub pages: Times,
}

/// Plays so many moves of every game on offer, one after another, through the whole service with the database in the
/// given folder, and measures each from the request to the last byte of the answer; likewise the table page after it. One
/// person plays, with bots on the other seats where a game cannot be played alone.
///
/// # Errors
/// When the folder cannot be written, or the service answers other than it should.
pub fn bench_server(moves: usize, folder: &std::path::Path) -> Result<Vec<ServerTimes>, ServeError> {
    block_on(async {
        let ample = Rate { per_second: 1_000_000, burst: 1_000_000 };
        let limits = Limits { changes: ample, pages: ample, ..Limits::default() };
        let config = Config { database: folder.join("bench.db"), limits, ..Config::default() };
        let store = Store::open(&config.database).await?;
        let games: Vec<&'static Info> = config.games.iter().map(CatalogEntry::info).collect();
        let (stop, stopped) = watch::channel(false);
        let service = layers::service(App::new(config, store.clone(), stopped));
        let measured = measure_all(&service, &games, moves).await;
        stop.send_replace(true);
        store.close().await;
        measured
    })?
}

async fn measure_all(service: &Router, games: &[&'static Info], moves: usize) -> Result<Vec<ServerTimes>, ServeError> {
    let mut measured = Vec::new();
    for game in games {
        let service = service.clone();
        let mut client = Client { service, cookie: String::new(), moves: Vec::new(), pages: Vec::new() };
        client.play(game, moves).await?;
        measured.push(ServerTimes { game: game.id, moves: Times::of(client.moves), pages: Times::of(client.pages) });
    }
    Ok(measured)
}

impl Times {
    pub(crate) fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |share: usize| times.get((times.len() * share / 100).min(times.len().saturating_sub(1)));
        let at = |share| at(share).copied().unwrap_or_default();
        Self { count: times.len(), median: at(50), p99: at(99), longest: at(100) }
    }
}

struct Client {
    service: Router,
    cookie: String,
    moves: Vec<Duration>,
    pages: Vec<Duration>,
}

impl Client {
    async fn play(&mut self, game: &Info, moves: usize) -> Result<(), ServeError> {
        let form = table_form(game);
        let mut turn = 0;
        while self.moves.len() < moves {
            let before = self.moves.len();
            let made = self.send("POST", &format!("/play/{}", game.id), &form).await?;
            let table = header(&made, LOCATION.as_str());
            if table.is_empty() {
                return Err(fault(format!("the form for a table was answered with {}", made.status())));
            }
            let cookie = header(&made, SET_COOKIE.as_str());
            if !cookie.is_empty() {
                cookie.split(';').next().unwrap_or_default().clone_into(&mut self.cookie);
            }
            let mut page = self.page(&table).await?;
            // A bot may begin.
            self.bots(&table, &mut page).await?;
            while let (Some((version, sent)), true) = (choices(&page), self.moves.len() < moves) {
                // Any walk through the moves will do, as long as it is always the same.
                turn += 1;
                let form = format!("version={version}&seat=0&{}", sent[turn * 7 % sent.len()]);
                let begun = Instant::now();
                let reply = self.send("POST", &format!("{table}/act"), &form).await?;
                let status = reply.status();
                text(reply).await?;
                self.moves.push(begun.elapsed());
                if status != StatusCode::OK {
                    return Err(fault(format!("a move was answered with {status}")));
                }
                page = self.page(&table).await?;
                self.bots(&table, &mut page).await?;
            }
            if self.moves.len() == before {
                return Err(fault(format!("a table of {} offers no move", game.id)));
            }
        }
        Ok(())
    }

    /// Waits until the bots at a table have moved, or the game is over; what is looked at meanwhile is not measured.
    async fn bots(&mut self, table: &str, page: &mut String) -> Result<(), ServeError> {
        let (measured, begun) = (self.pages.len(), Instant::now());
        while choices(page).is_none() && !page.contains("id=\"ending\"") {
            if begun.elapsed() > PATIENCE {
                return Err(fault("a bot does not move"));
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
            *page = self.page(table).await?;
        }
        self.pages.truncate(measured);
        Ok(())
    }

    /// Loads the whole page of a table, as a browser does that comes to it.
    async fn page(&mut self, table: &str) -> Result<String, ServeError> {
        let begun = Instant::now();
        let reply = self.send("GET", table, "").await?;
        let status = reply.status();
        let page = text(reply).await?;
        self.pages.push(begun.elapsed());
        if status == StatusCode::OK { Ok(page) } else { Err(fault(format!("a page was answered with {status}"))) }
    }

    async fn send(&self, method: &str, path: &str, form: &str) -> Result<Response<Body>, ServeError> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("x-live", if method == "POST" { "1" } else { "0" })
            .header(COOKIE, &self.cookie)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .extension(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 1))))
            .body(Body::from(form.to_owned()))
            .map_err(fault)?;
        let answer = self.service.clone().oneshot(request).await;
        answer.map_err(|never| match never {})
    }
}

fn fault(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> ServeError {
    std::io::Error::other(error).into()
}

fn header(response: &Response<Body>, name: &str) -> String {
    response.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
}

async fn text(response: Response<Body>) -> Result<String, ServeError> {
    let bytes = to_bytes(response.into_body(), LARGEST).await.map_err(fault)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Returns the form that opens a table for one person, with bots on the seats without which the game is not played.
pub(crate) fn table_form(game: &Info) -> String {
    let others = (1..*game.seats.start()).map(|seat| format!("&seat-{seat}=random"));
    others.fold("seat-0=me".to_owned(), |form, other| form + &other)
}

/// Reads the page's version and what each of its buttons would send, an answer of several actions as a whole; none when
/// nothing may be chosen.
pub(crate) fn choices(page: &str) -> Option<(String, Vec<String>)> {
    let value =
        |part: &str| Some(part.split_once('"')?.0.replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&"));
    let version = value(page.split_once("data-version=\"")?.1)?;
    let token = |tag: &str| value(tag.split_once("name=\"token\" value=\"")?.1);
    let forms = page.split("<form").skip(1).filter_map(|form| form.split("</form>").next());
    let sent = forms.flat_map(|form| {
        let tags = |name| form.split(name).skip(1).filter_map(|tag| token(tag.split('>').next()?)).collect::<Vec<_>>();
        let fields = tags("<input type=\"hidden\"");
        let before = fields.iter().map(|token| format!("token={}&", escaped(token))).collect::<Vec<_>>().concat();
        tags("<button").into_iter().map(move |token| format!("{before}token={}", escaped(&token)))
    });
    let sent: Vec<String> = sent.collect();
    (!sent.is_empty()).then_some((version, sent))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_sends_what_its_form_holds_and_signs_as_they_are_meant() {
        let page = "<div data-version=\"7\"><form><input type=\"hidden\" name=\"seat\" value=\"0\">\
            <input type=\"hidden\" name=\"token\" value=\"a\"><button id=\"x\" name=\"token\" value=\"b\">B</button></form>\
            <form><button name=\"token\" value=\"1&gt;2\">C</button><button name=\"steps\" value=\"1\">Undo</button></form></div>";
        let sent = vec!["token=a&token=b".to_owned(), "token=1%3E2".to_owned()];
        assert_eq!(choices(page), Some(("7".to_owned(), sent)));
        assert_eq!(choices("<div data-version=\"7\"><form></form></div>"), None);
    }
}
