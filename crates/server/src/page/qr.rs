//! Addresses as QR codes, for a camera. The link itself always stands beside.

use maud::{Markup, html};
use qrcode::{Color, QrCode};

/// How many squares stay empty around a code, as its standard asks.
const MARGIN: usize = 4;

/// Draws an address; nothing where it is too long for a code.
pub(crate) fn code(address: &str, title: &str) -> Markup {
    let Ok(code) = QrCode::new(address) else { return html! {} };
    let side = code.width() + 2 * MARGIN;
    html! {
        svg class="qr" viewBox=(format!("0 0 {side} {side}")) role="img" aria-label=(title) shape-rendering="crispEdges" {
            // Dark on light at night too: many cameras read nothing else.
            rect width=(side) height=(side) fill="#ffffff" {}
            path d=(path(&code)) fill="#000000" {}
        }
    }
}

/// Returns the dark squares, each run of a row at once.
fn path(code: &QrCode) -> String {
    let colors = code.to_colors();
    let mut runs = Vec::new();
    for (y, row) in colors.chunks(code.width()).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, other| one == other) {
            if run[0] == Color::Dark {
                runs.push(format!("M{} {}h{}v1h-{}z", x + MARGIN, y + MARGIN, run.len(), run.len()));
            }
            x += run.len();
        }
    }
    runs.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_finder_and_its_margin() {
        let drawn = code("http://localhost:8080/seat/0123", "Link").into_string();
        assert!(drawn.contains("aria-label=\"Link\"") && drawn.contains("d=\"M4 4h7v1h-7z"), "{drawn}");
        assert!(code(&"x".repeat(4000), "Link").into_string().is_empty());
    }
}
