//! Places that stand out, found from the tokens of actions, and places that say why they are closed.

use contract::{Notation, Phrase};
use maud::{Markup, html};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::action::{Action, Order};
use under_falling_skies::foresight::Harm;
use under_falling_skies::pointing::read_die;
use under_falling_skies::space::{SPACES, Space};
use under_falling_skies::state::{Phase, State};
use words::Words;

use super::geometry::{slot, space};
use super::ship::spot;
use super::{gain, sky};
use crate::group::{self, Group, grouped};
use crate::highlight::{self, Ground, Highlighted};
use crate::picture::{Closed, Highlight, Picture};
use crate::pill;
use crate::svg::{Rect, circle, label, num};

/// What an action is about.
struct Anchor {
    /// Its name in the page.
    id: String,
    at: Rect,
    ground: Ground,
}

/// Draws the marks of all targets that have a place, in their order, over the places that only say why they are closed.
pub(super) fn draw(game: &UnderFallingSkies, view: &State, picture: &Picture, words: &Words) -> Markup {
    let anchor = |token: &str| anchor(game, view, game.read_action(token).ok()?);
    let groups = grouped(&picture.targets, anchor, |one, other| one.at == other.at);
    html! {
        @if let Some(closed) = &picture.closed { g class="closed-places" { (shut(game, view, closed, &groups, words)) } }
        @if !groups.is_empty() {
            g class="targets" { @for group in &groups { (marked(game, view, group, words)) } }
            g class="tags" aria-hidden="true" { @for group in &groups { (tag(game, view, group)) } }
            (pill::draw(&picture.hints, &groups, |anchor, drawn| pill::at((anchor.at.x + 16.0, anchor.at.bottom() - 7.0), 1.0, drawn)))
        }
    }
}

fn marked(game: &UnderFallingSkies, view: &State, group: &Group<'_, Anchor>, words: &Words) -> Markup {
    let Group { anchor, first, tokens } = group;
    let actions: Vec<Action> = tokens.iter().filter_map(|token| game.read_action(token).ok()).collect();
    let harm = if is_offered(first.highlight) { game.harm(view, &actions) } else { None };
    let highlight =
        if harm.is_some() && first.highlight == Highlight::Legal { Highlight::Risky } else { first.highlight };
    highlight::draw(&Highlighted {
        id: anchor.id.clone(),
        at: anchor.at,
        ground: anchor.ground,
        highlight,
        label: harm.map_or_else(|| first.label.clone(), |harm| words.say(&warning(harm, &first.label))),
        tokens,
        link: first.link.as_deref(),
        added: Some(harm.map_or_else(Markup::default, |harm| sign(harm, anchor))),
    })
}

const fn is_offered(highlight: Highlight) -> bool {
    matches!(highlight, Highlight::Legal | Highlight::Preview)
}

/// What the first action shows at its place: how far it digs, or what its room gives. These numbers lie over the place,
/// not inside it: text inside a link would have to be part of its name, word for word, for people who press it by
/// voice.
fn tag(game: &UnderFallingSkies, view: &State, group: &Group<'_, Anchor>) -> Markup {
    let token = group.tokens.first().filter(|_| is_offered(group.first.highlight));
    let Some(action) = token.and_then(|token| game.read_action(token).ok()) else { return Markup::default() };
    match action {
        Action::Place { space: at, digs: true, .. } => {
            let ahead = game.distance(view, at).unwrap_or(0);
            let (x, y) = slot(at);
            html! { (circle("badge", (x, y), 10.0)) (label("badge-ink", (x, y + 4.5), 12.5, ahead)) }
        }
        Action::Use(room) => gain::draw(game, view, room),
        _ => Markup::default(),
    }
}

/// Adds the bad side of a place to its name.
fn warning(harm: Harm, label: &str) -> Phrase {
    let key = match harm {
        Harm::Mothership => "board-harm-mothership",
        Harm::Damage => "board-harm-damage",
    };
    Phrase::new(key).with("label", label)
}

/// Draws the sign of a bad side where a die would lie; small and in a corner if a number stands there with a room's
/// icon beside it.
fn sign(harm: Harm, Anchor { at, ground, .. }: &Anchor) -> Markup {
    let (x, y, scale) = match ground {
        Ground::Dark => (at.x + 9.0, at.bottom() - 8.0, 0.7),
        Ground::Lit => (at.x + 19.0, at.y + at.h / 2.0 - 1.0, 1.0),
    };
    let middle = format!("translate({} {}) scale({scale})", num(x), num(y));
    html! {
        g class="harm" transform=(middle) {
            @match harm {
                Harm::Mothership => (sky::descent((0.0, 0.0))),
                Harm::Damage => (sky::hit((0.0, 0.0))),
            }
        }
    }
}

/// Returns the place that an action is about; `None` for actions without a place. A die or robot that is given up is
/// not marked: nobody presses its space for that.
fn anchor(game: &UnderFallingSkies, view: &State, action: Action) -> Option<Anchor> {
    let base = |at: Space, ground| Anchor { id: format!("at-{at}"), at: around(at), ground };
    match action {
        Action::Place { space, digs: true, .. } => Some(base(space, Ground::Dark)),
        Action::Place { space, .. } | Action::Site { space, .. } => Some(base(space, Ground::Lit)),
        Action::Use(room) => {
            let at = game.board.named(room)?.set.iter().map(around).reduce(Rect::around)?;
            Some(Anchor { id: format!("at-{room}"), at, ground: Ground::Lit })
        }
        Action::Excavate => Some(base(view.excavating()?.space, Ground::Dark)),
        Action::Spawn(column) => {
            let (x, y) = spot(view.mothership, column);
            let at = Rect::new(x - 22.0, y - 14.0, 44.0, 25.0);
            Some(Anchor { id: format!("at-{}", column + 1), at, ground: Ground::Dark })
        }
        Action::Reroll
        | Action::Keep
        | Action::Decline
        | Action::End
        | Action::Mothership
        | Action::GiveUp(_)
        | Action::GiveUpExcavating
        | Action::Remove(_) => None,
    }
}

fn around(at: Space) -> Rect {
    space(at).grown(1.0)
}

/// Draws the spaces that no target covers: an attempt there is refused, and the reason is the answer.
fn shut(game: &UnderFallingSkies, view: &State, closed: &Closed, open: &[Group<'_, Anchor>], words: &Words) -> Markup {
    let tried = |at: Space| Some((at, attempt(game, view, closed, at)?));
    let is_open = |at: Rect| open.iter().any(|group| group.anchor.at.holds(at));
    let why_not = |at: Space| words.say(&Phrase::new("board-why-not").with("space", at.to_string()));
    let spaces = (0..SPACES).map(Space::new).filter(|at| !is_open(around(*at))).filter_map(tried);
    html! {
        @for (at, action) in spaces {
            (group::shut(&format!("at-{at}"), closed, &game.write_action(action), &why_not(at), &highlight::unseen(around(at))))
        }
    }
}

/// Returns what somebody who presses a closed space wants to do there.
fn attempt(game: &UnderFallingSkies, view: &State, closed: &Closed, at: Space) -> Option<Action> {
    match view.phase {
        Phase::Place => {
            let die = read_die(closed.piece.as_deref()?)?;
            let is_ahead = game.distance(view, at).is_some_and(|distance| distance > 0);
            Some(Action::Place { die, digs: is_ahead, space: at, order: Order::NONE })
        }
        Phase::Site { .. } => Some(Action::Site { space: at, instead_of: None }),
        Phase::Rooms => game.board.room(at).map(|room| Action::Use(room.name())),
        _ => None,
    }
}
