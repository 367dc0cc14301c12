//! Our cookies, and what may stand in them.

/// The cookie of a person.
pub(crate) const PERSON: &str = "palisade";
/// The cookie of somebody who followed a seat's link and has not sat down yet; sent for that table alone.
pub(crate) const INVITE: &str = "invite";
/// The cookie of a device that several people share: which seat's secrets are on its screen; sent for that table alone.
pub(crate) const SCREEN: &str = "screen";
/// The cookie of a reader who has chosen which moment the board shows; sent for that table alone.
pub(crate) const MOMENT: &str = "moment";
/// The cookie of a browser that wants to press forced steps itself, written by our script: `press`.
pub(crate) const FORCED: &str = "forced";

/// Writes a cookie that no script reads and no other site sends along.
pub(crate) fn cookie(name: &str, value: &str, path: &str, seconds: u32, https: bool) -> String {
    let secure = if https { "; Secure" } else { "" };
    format!("{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// Says whether a text may be one of our tokens, so that nothing else is hashed and looked up.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
