//! Targets that stand at the same place of a board.

use maud::{Markup, html};

use crate::address::escaped;
use crate::picture::{Closed, Target};

/// What may be done at one place. The first action decides how the place is pressed, lit and named.
#[derive(Debug)]
pub(crate) struct Group<'a, A> {
    /// The place, as its game draws it.
    pub(crate) anchor: A,
    pub(crate) first: &'a Target,
    /// The tokens of everything that may be done there.
    pub(crate) tokens: Vec<&'a str>,
}

/// Groups targets by place, in the order in which they come; targets without a place are left out.
pub(crate) fn grouped<'a, A>(
    targets: &'a [Target],
    anchor: impl Fn(&str) -> Option<A>,
    is_same: impl Fn(&A, &A) -> bool,
) -> Vec<Group<'a, A>> {
    let mut groups: Vec<Group<'a, A>> = Vec::new();
    for target in targets {
        let Some(anchor) = anchor(&target.token) else { continue };
        match groups.iter_mut().find(|group| is_same(&group.anchor, &anchor)) {
            Some(group) => group.tokens.push(&target.token),
            None => groups.push(Group { anchor, first: target, tokens: vec![&target.token] }),
        }
    }
    groups
}

/// A place on a board that can be pressed, or only stands out.
pub(crate) struct Press<'a> {
    /// The place's name in the page, so that focus stays on it.
    pub(crate) id: &'a str,
    pub(crate) class: &'a str,
    pub(crate) label: &'a str,
    pub(crate) tokens: &'a [&'a str],
    pub(crate) link: Option<&'a str>,
    /// Whether it is the one that is chosen.
    pub(crate) is_current: bool,
    /// Whether it is shown to a finger that moves over the board.
    pub(crate) follows: bool,
}

impl Press<'_> {
    /// Draws it, as a link if it leads somewhere.
    pub(crate) fn draw(&self, inside: &Markup) -> Markup {
        let Self { id, class, label, link, is_current, follows, .. } = *self;
        let tokens = self.tokens.join(" ");
        html! {
            @if let Some(link) = link {
                a id=(id) class=(class) href=(link) data-aim="" data-token=(tokens) aria-current=[is_current.then_some("true")]
                    data-follow=[follows.then_some("")] aria-label=(label) { title { (label) } (inside) }
            } @else {
                g id=(id) class=(class) data-token=(tokens) { title { (label) } (inside) }
            }
        }
    }
}

/// Draws a place that says why it is closed, by trying what it stands for: nothing to see, and no stop for people who
/// use the keyboard. `hit` is what can be pressed.
pub(crate) fn shut(id: &str, closed: &Closed, token: &str, label: &str, hit: &Markup) -> Markup {
    let link = closed.link.clone() + &escaped(token);
    html! { a id=(id) class="closed" href=(link) data-aim="" tabindex="-1" aria-label=(label) { (hit) } }
}
