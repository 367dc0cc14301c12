//! An address to be passed on: text that can be selected, with buttons where the browser can do more.

use maud::{Markup, html};

use super::icon;
use crate::tongue::Tongue;

/// Shows an address in a field with this identifier. `title` is what is passed on with it.
pub(crate) fn address(tongue: Tongue, id: &str, address: &str, title: &str) -> Markup {
    html! {
        span class="share-row" {
            input id=(id) readonly value=(address);
            button type="button" class="btn" aria-controls=(id) data-copy data-done=(tongue.word("copied")) {
                (icon::copy()) span { (tongue.word("copy")) }
            }
            button type="button" class="btn" aria-controls=(id) data-share data-title=(title) {
                (icon::share()) span { (tongue.word("share")) }
            }
        }
    }
}
