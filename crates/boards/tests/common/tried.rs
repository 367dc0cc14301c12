//! What places that are closed would do, to say why they are.

use roxmltree::Document;

/// Returns the tokens that the closed places of a board try, read as a form reads them in an address.
pub(crate) fn tried(document: &Document<'_>) -> Vec<String> {
    let closed = document.descendants().filter(|node| node.attribute("class") == Some("closed"));
    closed.filter_map(|node| node.attribute("href")?.strip_prefix("?token=")).map(read).collect()
}

fn read(text: &str) -> String {
    let mut parts = text.split('%');
    let mut read = parts.next().unwrap_or_default().replace('+', " ").into_bytes();
    for part in parts {
        read.push(u8::from_str_radix(&part[..2], 16).unwrap());
        read.extend(part[2..].replace('+', " ").bytes());
    }
    String::from_utf8(read).unwrap()
}
