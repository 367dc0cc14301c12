//! Where an action is done on the board, found from its token or from the key of a piece.

use attack_the_tower::action::{Action, Target, Troop};
use attack_the_tower::card::{Ability, Card, Pile, Space};
use attack_the_tower::course::PALACE as PALACE_GROUP;
use contract::Notation;
use maud::Markup;

use super::battle;
use super::board::Board;
use super::geometry::{BACK, BANNER, BANNERS, CARD, Half, LAND, PALACE, PENNANT, Spot, TILE, TOKEN, whole};
use super::hand;
use crate::svg::Rect;

/// A fighter on stage.
const CELL: Rect = Rect::new(-48.0, -54.0, 96.0, 114.0);

/// What a place looks like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Shape {
    /// A box: a tile, a card, a territory.
    Box(Rect),
    /// A token around the origin, with this radius.
    Round(f32),
}

/// A place of the board that can be pressed.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Place {
    /// Its name in the page.
    pub(super) id: String,
    /// The groups in which it lies, from the outside.
    pub(super) spots: Vec<Spot>,
    pub(super) shape: Shape,
}

impl Place {
    fn new(id: String, spots: Vec<Spot>, shape: Shape) -> Self {
        Self { id, spots, shape }
    }

    /// Puts what is drawn for it into its groups.
    pub(super) fn nested(&self, inside: &Markup) -> Markup {
        self.spots.iter().rev().fold(inside.clone(), |inside, spot| spot.group(&inside))
    }

    pub(super) fn land(half: Half, territory: u8) -> Self {
        let id = format!("at-{}{}", half.letter(), territory + 1);
        Self::new(id, vec![Spot::Land(half, territory)], Shape::Box(whole(LAND)))
    }

    pub(super) fn space(half: Half, space: Space) -> Self {
        let spots = vec![Spot::Land(half, space.territory()), Spot::Slot(half, space.0 % 3)];
        Self::new(format!("at-{}{}", half.letter(), space.name()), spots, Shape::Box(whole(TILE)))
    }

    pub(super) fn troop(board: &Board<'_>, half: Half, troop: Troop) -> Self {
        let round = Shape::Round(TOKEN + 3.0);
        match troop {
            Troop::On(space, nth) => {
                let of = board.side(half).base(space).troops.max(nth + 1);
                let mut place = Self::space(half, space);
                place.spots.push(Spot::Token(half, nth, of));
                Self::new(format!("{}{}", place.id, nth + 1), place.spots, round)
            }
            Troop::Special(nth) => {
                let of = board.side(half).specials.max(nth + 1);
                let id = format!("at-{}P{}", half.letter(), nth + 1);
                Self::new(id, vec![Spot::Palace(half), Spot::Special(nth, of)], round)
            }
        }
    }

    pub(super) fn palace(half: Half) -> Self {
        let (width, height) = PALACE;
        let at = Shape::Box(Rect::new(-6.0, -2.0, width + 12.0, height + 16.0));
        Self::new(format!("at-{}P", half.letter()), vec![Spot::Palace(half)], at)
    }

    /// Returns the place of what is fought for: on stage while a battle is fought.
    pub(super) fn target(board: &Board<'_>, half: Half, target: Target) -> Self {
        let plain = match target {
            Target::Troop(troop) => Self::troop(board, half, troop),
            Target::Base(space) => Self::space(half, space),
            Target::Palace => Self::palace(half),
        };
        let Some(fight) = battle::fight(board) else { return plain };
        let all = battle::fighters(board, &fight, half);
        let spots = battle::stand(&all);
        let found = all.iter().position(|fighter| fighter.on == target).and_then(|nth| spots.get(nth));
        let on_stage = |(spot, _): &(Spot, f32)| Self::new(plain.id.clone(), vec![*spot], Shape::Box(CELL));
        found.map(on_stage).unwrap_or(plain)
    }

    pub(super) fn card(board: &Board<'_>, card: Card) -> Option<Self> {
        let spot = hand::spot(board, card)?;
        Some(Self::new(format!("at-h{}", card.letter()), vec![spot], Shape::Box(whole(CARD))))
    }

    pub(super) fn pile(half: Half, pile: Pile) -> Self {
        let id = format!("at-{}{}", half.letter(), if pile == Pile::Bases { 'B' } else { 'A' });
        Self::new(id, vec![Spot::Pile(half, pile)], Shape::Box(whole(BACK)))
    }

    pub(super) fn banner(board: &Board<'_>, army: u8) -> Self {
        let of = board.game.components.armies.len();
        let size = if of > BANNERS { PENNANT } else { BANNER };
        Self::new(format!("at-army{army}"), vec![Spot::Banner(army.into(), of)], Shape::Box(whole(size)))
    }

    /// Returns the place of a group that attacks.
    fn group(from: u8) -> Self {
        if from == PALACE_GROUP { Self::palace(Half::Own) } else { Self::land(Half::Own, from) }
    }
}

/// Finds the place of an action by its token, or of a piece by its key. What only ends something has none.
pub(super) fn find(board: &Board<'_>, token: &str) -> Option<Place> {
    if let Some(letter) = token.strip_prefix("h-") {
        return Place::card(board, letter.chars().next().and_then(Card::read)?);
    }
    if let Some(from) = token.strip_prefix('g').and_then(|group| group.chars().next()).and_then(group_from) {
        return Some(Place::group(from));
    }
    if let Some(place) = by_key(board, token) {
        return Some(place);
    }
    match board.game.read_action(token).ok()? {
        Action::Army(army) => Some(Place::banner(board, army)),
        Action::Pull(pile) => Some(Place::pile(Half::Own, pile)),
        Action::Drop(card) => Place::card(board, card),
        Action::Play(ability) => Place::card(board, Ability::card(ability)),
        Action::Build(_, space) | Action::Place(space) => Some(Place::space(Half::Own, space)),
        Action::PlayOn(_, troop) => Some(Place::troop(board, Half::Own, troop)),
        Action::Lose(nth) => Some(Place::troop(board, Half::Own, Troop::Special(nth))),
        Action::Raze(space) => Some(Place::space(Half::Foe, space)),
        Action::Attack { to, .. } => Some(Place::land(Half::Foe, to)),
        Action::Kill(troop) => Some(Place::target(board, Half::Foe, Target::Troop(troop))),
        Action::Hit(target, _) | Action::Siege(target, _) => Some(Place::target(board, Half::Foe, target)),
        Action::Go => Some(Place::palace(Half::Foe)),
        Action::Keep
        | Action::Burn
        | Action::Ok
        | Action::Renew
        | Action::Hold
        | Action::Pass
        | Action::Stop
        | Action::Done => None,
    }
}

/// Finds a place by its key: `o1a` and `e2a1` on both halves, `s2a` for siege points, `t3` for a territory of the rival.
fn by_key(board: &Board<'_>, key: &str) -> Option<Place> {
    let half = match key.chars().next()? {
        'o' => Half::Own,
        'e' | 's' => Half::Foe,
        't' => {
            let territory = key.get(1..)?.parse::<u8>().ok().filter(|territory| (1..=3).contains(territory))?;
            return Some(Place::land(Half::Foe, territory - 1));
        }
        _ => return None,
    };
    match board.game.read_action(&format!("hit:{}", key.get(1..)?)).ok()? {
        Action::Hit(target, 0) => Some(Place::target(board, half, target)),
        _ => None,
    }
}

/// Reads the group of a piece's key: `1` to `3`, or `P`.
pub(super) fn group_from(letter: char) -> Option<u8> {
    match letter {
        '1'..='3' => Some(letter as u8 - b'1'),
        'P' => Some(PALACE_GROUP),
        _ => None,
    }
}
