//! The kit's claims, made of this game.

use conform::claim;
use contract::Game;
use raise_the_shields::RaiseTheShields;

conform::claims!(RaiseTheShields);

/// Returns the game with these options, for so many seats.
pub(crate) fn game(seats: u8, options: Options<'_>) -> RaiseTheShields {
    RaiseTheShields::new(&claim::setup::<RaiseTheShields>(&format!("rts{seats} "), options)).expect("valid options")
}
