//! The fingerprint of the dice, as every form shows it by which somebody comes to a table.

use maud::{Markup, html};

use crate::promises::Fingerprint;

/// Shows the fingerprint, and puts it into the form with the field for what the browser adds to it.
pub(crate) fn shown(fingerprint: &Fingerprint) -> Markup {
    let Fingerprint { commitment, line } = fingerprint;
    let (number, hash) = line.as_ref().map(|(number, hash)| (number, hash)).unzip();
    html! {
        input type="hidden" name="commitment" value=(commitment) data-line=[number] data-hash=[hash];
        input type="hidden" name="entropy" value="";
        p class="fingerprint" {
            "The dice are settled before you begin, and nobody can choose them. Their fingerprint: "
            code { (commitment) }
            " " a href="/dice" { "What this means" }
        }
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
pub(crate) fn device(id: &str, game: &str, commitment: &str, says: Says) -> Markup {
    html! {
        div id="device-check" class="device" role="status" data-game=(game) data-commitment=(commitment)
            data-record=(format!("/table/{id}/record.json")) data-log="/dice/log.txt"
            data-always[says == Says::Always] {}
    }
}
