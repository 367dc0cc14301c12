//! The cards of an army: a list beside its banner, and a sheet with what every card says.

use attack_the_tower::card::{Ability, Card, Kind};
use contract::Phrase;
use maud::{Markup, html};

use super::art::{self, Look};
use super::board::Board;
use super::geometry::Half;
use super::lettering::shrunk;
use super::says::Says;
use super::style::STYLE;
use super::summary;
use crate::picture::Sheet;
use crate::plain::wrapped;
use crate::svg::{line, num};

/// The width of a sheet, and the letters that fit on its lines.
const WIDTH: f32 = 372.0;
const LETTERS: usize = 56;
/// The widest name that is drawn at full width.
const ROOM: f32 = 140.0;

/// Draws the cards of an army in a column: bases with their troops, then abilities.
pub(super) fn column(says: Says<'_>, look: Look) -> Markup {
    let count = |card: Card| says.army.deck[card.index()];
    html! {
        g class="deck" transform="translate(278 8)" {
            @for (nth, kind) in Kind::ALL.into_iter().enumerate() {
                @let power = says.army.base(kind).power;
                (row(look, Ability(kind.0), nth as f32 * 25.0, &format!("{} \u{b7} {} {power}", says.base(kind), says.troop(Some(kind)))))
            }
            @for (nth, ability) in Ability::ALL.into_iter().enumerate() {
                @let y = 140.0 + nth as f32 * 25.0;
                (row(look, ability, y, &format!("{} \u{d7}{}", says.ability(ability), count(ability.card()))))
            }
        }
    }
}

fn row(look: Look, ability: Ability, y: f32, said: &str) -> Markup {
    html! {
        g class=(format!("deck-icon {}", look.class())) transform=(format!("translate(0 {}) scale(.75)", num(y))) {
            (art::ability_icon(ability))
        }
        (shrunk("deck-line", (23.0, y + 14.0), 11.5, said, ROOM))
    }
}

/// Draws what the cards of both armies say; before they are chosen, of all.
pub(super) fn sheets(board: &Board<'_>) -> Vec<Sheet> {
    const IDS: [&str; 4] = ["army-1", "army-2", "army-3", "army-4"];
    if !super::plates::has_armies(board.view) {
        let armies = board.game.components.armies.iter().zip(IDS);
        return armies.map(|(army, id)| sheet(id, Says { army, words: board.words }, String::new())).collect();
    }
    let strength = |half| {
        let points = u32::from(board.vital(half, "vital-strength"));
        board.words.say(&Phrase::new("board-strength").with("points", points))
    };
    // A phone's board has no room for the rival's hand.
    let known = summary::known(board, Half::Foe);
    let noted = |half| strength(half) + &known.as_ref().map_or_else(String::new, |known| format!("; {known}"));
    if board.side(Half::Own).army == board.side(Half::Foe).army {
        return vec![sheet("army-own", board.says(Half::Own), noted(Half::Own))];
    }
    let own = sheet("army-own", board.says(Half::Own), strength(Half::Own));
    vec![own, sheet("army-foe", board.says(Half::Foe), noted(Half::Foe))]
}

fn sheet(id: &'static str, says: Says<'_>, note: String) -> Sheet {
    let all: Vec<(String, String)> = Kind::ALL
        .into_iter()
        .map(|kind| (says.base(kind), base_text(says, kind)))
        .chain(Ability::ALL.into_iter().map(|ability| (says.ability(ability), says.text(ability))))
        .zip(Card::all())
        .map(|((name, text), card)| (format!("{name} \u{d7}{}", says.army.deck[card.index()]), text))
        .collect();
    let mut y = 0.0;
    let lines: Vec<(f32, bool, String)> = all
        .iter()
        .flat_map(|(name, text)| {
            let mut said = vec![(true, name.clone())];
            said.extend(wrapped(text.split(' '), LETTERS).into_iter().map(|line| (false, line)));
            said
        })
        .map(|(is_name, said)| {
            y += if is_name { 19.0 } else { 14.0 };
            (y, is_name, said)
        })
        .collect();
    let content = html! {
        @for (y, is_name, said) in &lines { (line(if *is_name { "" } else { "plate-line" }, (2.0, *y), 11.5, said)) }
    };
    let list = html! {
        dl class="army-cards" { @for (name, text) in &all { div { dt { (name) } dd { (text) } } } }
    };
    Sheet { list: Some(list), ..Sheet::card(id, &STYLE, (WIDTH, y + 8.0), [says.army(), note], content) }
}

/// Says what a base recruits.
fn base_text(says: Says<'_>, kind: Kind) -> String {
    let card = says.army.base(kind);
    let way = match card {
        _ if card.initiative => "first",
        _ if card.artillery => "siege",
        _ => "plain",
    };
    let phrase = Phrase::new("board-recruits-power").with("troop", says.troop(Some(kind))).with("power", card.power);
    let phrase = phrase.with("kind", kind.letter().to_string());
    format!("{} {}.", says.words.say(&phrase), says.words.say(&Phrase::new("board-foot-base").with("way", way)))
}
