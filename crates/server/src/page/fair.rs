//! How the dice are kept fair, in plain words.

use maud::{Markup, html};

/// Makes the page.
pub(crate) fn main() -> Markup {
    html! {
        header class="opening" {
            h1 { "Fair dice" }
            p class="lead" { "Nobody can choose a roll: not the server, not its operator, not a player. You need not believe it." }
        }
        section class="panel dice" aria-labelledby="steps-title" {
            h2 id="steps-title" { "What happens" }
            ol class="course" {
                li {
                    b { "Settled. " }
                    "The server picks a secret seed and writes its fingerprint into the public "
                    a href="/dice/log" { "dice log" } ". Another seed would have another fingerprint."
                }
                li {
                    b { "Shown. " }
                    "The form by which you open a table, or sit down, shows that fingerprint. Your browser keeps it, and only "
                    "now adds random numbers of its own."
                }
                li {
                    b { "Closed. " }
                    "When the game begins, the log notes a hash of what everybody added. From here on each roll is fixed: it "
                    "follows from the seed, those numbers and the roll's name."
                }
                li {
                    b { "Told. " }
                    "When the game is over the server tells the seed, and the log closes with a hash of the whole game. Your "
                    "browser compares all of it with what it kept, and says so on the table's page."
                }
            }
        }
        section class="panel dice" aria-labelledby="left-title" {
            h2 id="left-title" { "What an operator can still do" }
            p {
                "Stop: delete a table, or never let it end. The log shows both, since its game was begun and does not end well. "
                "Without script your browser adds and keeps nothing; then the others' numbers and the log protect you."
            }
        }
    }
}
