//! Sentences with names in them: each name keeps its direction of writing to itself.

use contract::{Arg, Phrase};
use maud::{Markup, html};
use table::name::{FIRST, LAST};

use super::shape;

/// Writes a sentence, with `<bdi>` around each name that [`table::Name::isolated`] put into it, and the shape of a seat
/// before a name of whoever sits there.
pub(crate) fn text(sentence: &str) -> Markup {
    let mut parts = sentence.split([FIRST, LAST]);
    let before = parts.next().unwrap_or_default();
    let rest: Vec<&str> = parts.collect();
    html! {
        (before)
        @for pair in rest.chunks(2) { (name(pair[0])) @if let Some(after) = pair.get(1) { (after) } }
    }
}

/// How many letters of a name fit on a line wherever a name stands.
const FITS: usize = 16;

/// Writes a name, with the shape of the seat whose sign stands before it. A line may break beside a picture, so they are
/// kept together; only a name that might not fit may be broken.
fn name(said: &str) -> Markup {
    let (seat, name) = shape::parted(said);
    let class = seat.map(|_| if name.chars().count() > FITS { "named long" } else { "named" });
    html! { bdi class=[class] { @if let Some(seat) = seat { (shape::seat(seat)) } (name) } }
}

/// Returns a phrase whose texts stand apart in the sentence, as notation must: it is written from left to right.
pub(crate) fn isolated(phrase: &Phrase) -> Phrase {
    let apart = |arg: &Arg| match arg {
        Arg::Text(text) => Arg::Text(format!("{FIRST}{text}{LAST}")),
        other => other.clone(),
    };
    Phrase { args: phrase.args.iter().map(|(name, arg)| (*name, apart(arg))).collect(), ..phrase.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_apart_and_stay_text() {
        let name = |text: &str| text.parse::<table::Name>().unwrap().isolated();
        let said = text(&format!("{} and {} won.", name("<b>"), name("دانا"))).into_string();
        assert_eq!(said, "<bdi>&lt;b&gt;</bdi> and <bdi>دانا</bdi> won.");
        assert_eq!(text("The game is won.").into_string(), "The game is won.");
        assert_eq!(text("").into_string(), "");
    }

    #[test]
    fn the_sign_of_a_seat_is_drawn_as_its_shape() {
        let seat = contract::Seat::new(1);
        let said = text(&format!("{FIRST}{}Bob{LAST} waits", shape::sign(seat))).into_string();
        assert_eq!(said, format!("<bdi class=\"named\">{}Bob</bdi> waits", shape::seat(seat).into_string()));
    }
}
