//! Defense dice as a tray shows them.

use exponential_chaos::dice::HAND;
use exponential_chaos::state::State;
use maud::html;

use super::PALETTE;
use super::dice::defense_face;
use super::followed::Followed;
use crate::names::Names;
use crate::picture::Piece;

/// Draws a die by its key: `d1` to `d5`.
pub(super) fn piece(view: &State, key: &str, names: &Names) -> Option<Piece> {
    let number: usize = key.strip_prefix('d')?.parse().ok()?;
    let die = view.defense.get(number.checked_sub(1).filter(|die| *die < HAND)?)?;
    let followed = names.followed::<Followed>().into_owned().fitting(view);
    let is_rolled = followed.is_rolled(number - 1);
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("die {PALETTE}")) viewBox="0 0 44 44" aria-hidden="true"
            data-step=[followed.step().filter(|_| is_rolled)] {
            g class=(if is_rolled { "def tumbles" } else { "def" }) { (defense_face(die.lying())) }
        }
    };
    Some(Piece { picture, count: 1 })
}
