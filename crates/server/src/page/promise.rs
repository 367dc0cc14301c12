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
