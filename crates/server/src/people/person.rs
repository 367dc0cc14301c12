//! Who is behind a request: a person, known by a cookie that nothing but its hash is kept of.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use boards::Moment;
use contract::Seat;
use store::{Person, StoreError};
use table::{Name, fresh_token, hashed};

use crate::app::{App, Shared};
use crate::http::bearer::bearer;
use crate::http::cookie::{INVITE, MOMENT, PERSON, SCREEN, cookie, is_token};
use crate::http::error::HttpError;
use crate::http::rate::Address;
use crate::live::thinking::Payer;
use crate::people::screen;
use crate::random;
use crate::tongue::Tongue;

const YEAR: u32 = 365 * 24 * 60 * 60;

/// Who is behind a request.
#[derive(Clone)]
pub(crate) struct Visitor {
    /// The person, when the cookie is known.
    pub(crate) known: Option<Known>,
    /// The secret of the cookie, of which nobody need be known yet: it comes with the first form.
    pub(crate) secret: Option<String>,
    /// The token of a seat's link that they followed.
    pub(crate) invite: Option<String>,
    /// The seat that they say to be at, where a device has several.
    pub(crate) at: Option<Seat>,
    /// Which moment they want the board to show.
    pub(crate) moment: Moment,
    /// From where they ask.
    pub(crate) from: Payer,
    /// The language that they are spoken to in.
    pub(crate) tongue: Tongue,
}

/// A person with the secret of their cookie.
#[derive(Clone)]
pub(crate) struct Known {
    pub(crate) person: Person,
    pub(crate) secret: String,
}

impl Known {
    /// Returns what they want to be called, if they said so; of a name that an older release took, what can be shown.
    pub(crate) fn name(&self) -> Option<Name> {
        self.person.name.as_deref().and_then(Name::cleaned)
    }
}

impl std::fmt::Debug for Known {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Known").field(&self.person.id).finish()
    }
}

impl Visitor {
    /// Returns the name they gave, if any.
    pub(crate) fn name(&self) -> Option<Name> {
        self.known.as_ref()?.name()
    }

    /// Looks anew for the person behind the cookie, who may have been made since the request came.
    pub(crate) async fn person(&self, app: &App) -> Result<Option<Person>, StoreError> {
        match &self.secret {
            Some(secret) => app.store.person(&hashed(secret)).await,
            None => Ok(None),
        }
    }

    /// Looks who is behind the cookie, where nobody was known yet; says whether somebody is now. A form that is sent twice
    /// may have made the person meanwhile.
    pub(crate) async fn meet(&mut self, app: &App) -> Result<bool, StoreError> {
        if self.known.is_some() {
            return Ok(false);
        }
        self.known = self.person(app).await?.zip(self.secret.clone()).map(|(person, secret)| Known { person, secret });
        Ok(self.known.is_some())
    }

    /// Returns the cookie to send with a form that creates or claims, for a browser that has none: whoever sends the form
    /// twice is then the same person both times. Nobody is made of it before the form comes back.
    pub(crate) fn cookie(&self, app: &App) -> Option<String> {
        self.secret.is_none().then(|| fresh_cookie(app).1)
    }

    /// Returns the person, made now if there is none behind the cookie yet, with the cookie to send to a browser that has
    /// none.
    pub(crate) async fn or_new(self, app: &App) -> Result<(Known, Option<String>), StoreError> {
        if let Some(known) = self.known {
            return Ok((known, None));
        }
        let (secret, cookie) = self.secret.map_or_else(
            || {
                let (secret, cookie) = fresh_cookie(app);
                (secret, Some(cookie))
            },
            |secret| (secret, None),
        );
        let person = app.store.person_or_new(&random::id(), &hashed(&secret), app.now()).await?;
        Ok((Known { person, secret }, cookie))
    }
}

/// Makes the secret of a person to come, and the cookie that holds it.
fn fresh_cookie(app: &App) -> (String, String) {
    let secret = fresh_token(random::bytes());
    let cookie = person_cookie(app, &secret);
    (secret, cookie)
}

/// Writes the cookie of the person with this secret.
pub(crate) fn person_cookie(app: &App, secret: &str) -> String {
    cookie(PERSON, secret, "/", YEAR, app.config.behind_https)
}

impl FromRequestParts<Shared> for Visitor {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, HttpError> {
        let jar = CookieJar::from_headers(&parts.headers);
        let token = |name: &str| jar.get(name).map(|cookie| cookie.value().to_owned()).filter(|text| is_token(text));
        let given = bearer(&parts.headers);
        let secret = given.clone().or_else(|| token(PERSON));
        let at = jar.get(SCREEN).and_then(|cookie| screen::read(cookie.value()));
        let moment = jar.get(MOMENT).and_then(|cookie| Moment::read(cookie.value())).unwrap_or_default();
        let from = parts.extensions.get::<Address>().map(|address| address.0);
        let tongue = parts.extensions.get::<Tongue>().copied().unwrap_or_default();
        let mut visitor = Self { known: None, secret, invite: token(INVITE), at, moment, from, tongue };
        // The token of a seat's link is nobody's secret: whoever gave it away knows it too.
        if !visitor.meet(app).await?
            && let Some(given) = given
            && app.store.seat_by_token(&hashed(&given)).await?.is_some()
        {
            visitor.invite = visitor.secret.take();
        }
        Ok(visitor)
    }
}
