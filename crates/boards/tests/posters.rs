//! The pictures for programs that show where a link leads: each is the cover as it is drawn now.

use contract::record::sha256;

/// The fingerprint of each game's cover when its `cover.png` was made: a page of 1200 by 630 with the cover at the left, 720
/// wide, and beside it the game's name and the mark of the house, photographed by a browser.
const MADE_FROM: [(&str, &str); 5] = [
    ("under-falling-skies", "88a32f6de3d1e660"),
    ("raise-the-shields", "acc806d168705568"),
    ("attack-the-tower", "0f607c00107e1989"),
    ("exponential-chaos", "f07bd5fa5407ba28"),
    ("solar-tower-defense", "015d8f5bb754ebde"),
];

#[test]
fn a_poster_shows_the_cover_as_it_is_drawn_now() {
    for drawing in boards::drawings() {
        let id = (drawing.maker().info)().id;
        let (Some(cover), Some(poster)) = (drawing.cover(), drawing.poster()) else { continue };
        assert!(poster.starts_with(b"\x89PNG\r\n\x1a\n") && poster[16..24] == [0, 0, 4, 176, 0, 0, 2, 118], "{id}");
        assert!(poster.len() < 300_000, "{id}: {} bytes are more than such programs load", poster.len());
        let now = sha256(&cover.into_string());
        let made = MADE_FROM.iter().any(|(game, from)| *game == id && now.starts_with(from));
        assert!(made, "{id}: the cover has changed to {now}: make `cover.png` anew");
    }
}
