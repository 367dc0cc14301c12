//! One-time links to another device. The token is made for the link alone and only its hash is kept, so whoever reads the
//! database cannot use one.

use contract::Seat;
use contract::record::hex;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::{DeviceLink, LinkTo, StoreError};
use table::{fresh_token, hashed};

use crate::app::App;
use crate::http::cookie::is_token;
use crate::people::person::Known;
use crate::random;

/// How long a link can be used, in milliseconds.
const LONG: u64 = 10 * 60 * 1000;

/// Makes a link by which another device becomes the same person; returns its token.
pub(crate) async fn for_person(app: &App, known: &Known) -> Result<String, StoreError> {
    let token = fresh_token(random::bytes());
    let to = LinkTo::Person(sealed(&token, &known.secret));
    keep(app, &token, known, to).await?;
    Ok(token)
}

/// Makes a link by which whoever uses another device gets a seat of this person's; returns its token.
pub(crate) async fn for_seat(app: &App, known: &Known, table: &str, seat: Seat) -> Result<String, StoreError> {
    let token = fresh_token(random::bytes());
    keep(app, &token, known, LinkTo::Seat(table.to_owned(), seat.index() as u8)).await?;
    Ok(token)
}

async fn keep(app: &App, token: &str, known: &Known, to: LinkTo) -> Result<(), StoreError> {
    let now = app.now();
    let link = DeviceLink { person: known.person.id.clone(), to, expires: now.saturating_add(LONG) };
    app.store.new_link(&hashed(token), &link, now).await
}

/// Finds what a link hands over; none when it was used, has expired or never was.
pub(crate) async fn find(app: &App, token: &str) -> Result<Option<DeviceLink>, StoreError> {
    if is_token(token) { app.store.link(&hashed(token), app.now()).await } else { Ok(None) }
}

/// Seals a cookie's secret under a link's token, or opens it again. Each token seals one secret, so this hides all of it.
pub(crate) fn sealed(token: &str, secret: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(token.as_bytes()).expect("HMAC takes a key of any length");
    mac.update(b"the cookie of another device");
    let digit = |c: u8| char::from(c).to_digit(16).unwrap_or_default() as u8;
    let bytes = secret.as_bytes().chunks(2).map(|pair| pair.iter().fold(0, |byte, c| byte << 4 | digit(*c)));
    hex(&bytes.zip(mac.finalize().into_bytes()).map(|(byte, pad)| byte ^ pad).collect::<Vec<u8>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_is_opened_with_the_same_token_alone() {
        let [secret, token, other] = [1, 2, 3].map(|byte| fresh_token([byte; 32]));
        let kept = sealed(&token, &secret);
        assert!(is_token(&kept) && kept != secret);
        assert_eq!(sealed(&token, &kept), secret);
        assert_ne!(sealed(&other, &kept), secret);
    }
}
