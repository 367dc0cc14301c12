//! The fingerprint of the dice, as every form shows it by which somebody comes to a table.

use contract::Phrase;
use maud::{Markup, html};

use crate::live::promises::Fingerprint;
use crate::tongue::{Tongue, link};
use crate::view::unfair;

/// Shows the fingerprint, and puts it into the form with the field for what the browser adds to it.
pub(crate) fn shown(tongue: Tongue, fingerprint: &Fingerprint) -> Markup {
    let Fingerprint { commitment, line } = fingerprint;
    let (number, hash) = line.as_ref().map(|(number, hash)| (number, hash)).unzip();
    let said = Phrase::new("dice-are-settled").with("hash", commitment.as_str());
    html! {
        input type="hidden" name="commitment" value=(commitment) data-line=[number] data-hash=[hash];
        input type="hidden" name="entropy" value="";
        p class="fingerprint" { (tongue.marked(&said, &[("meaning", &link("/dice"))])) }
    }
}

/// Whether a page says something of a finished game's dice where this device kept nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Says {
    /// Only where the device kept something.
    OfItsOwn,
    /// Always.
    Always,
}

/// The place where the script tells what this device makes of a finished game's dice.
pub(crate) fn device(tongue: Tongue, id: &str, game: &str, commitment: &str, says: Says) -> Markup {
    html! {
        div id="device-check" class="device" role="status" data-game=(game) data-commitment=(commitment)
            data-record=(format!("/table/{id}/record.json")) data-log="/dice/log.txt"
            data-always[says == Says::Always] data-other-dice=(tongue.word("check-other-dice"))
            data-not-added=(tongue.word("check-not-added")) data-same-fingerprint=(tongue.word("check-same-fingerprint"))
            data-added=(tongue.word("check-added")) data-draws=(tongue.word("check-draws")) data-logged=(tongue.word("check-logged"))
            data-nothing-kept=(tongue.word("check-nothing-kept")) data-checked=(tongue.word("check-checked"))
            data-broken=(tongue.word("check-broken")) data-failed=(tongue.word("check-failed")) {}
        template id="device-faults" {
            @for (kind, fault) in unfair::with_gaps() { p data-fault=(kind) { (tongue.text(&fault)) } }
        }
    }
}
