//! Whether a net is for a game.

use contract::{Inputs, Setup};
use search::{About, Difference};

use crate::LabError;

/// Lists in what a game is not the one that a net was trained on.
///
/// # Errors
/// When there is no such game, or the net does not fit it.
pub fn net_differs<G: Inputs>(setup: &Setup, about: &About) -> Result<Vec<Difference>, LabError> {
    let game = G::new(setup)?;
    about.fits(&game)?;
    Ok(about.differences(&game))
}

/// Lists in what a game is not the one that a policy was trained on.
///
/// # Errors
/// When there is no such game, or the policy does not fit it.
pub fn policy_differs<G: Inputs>(setup: &Setup, about: &About) -> Result<Vec<Difference>, LabError> {
    let game = G::new(setup)?;
    about.fits_choices(&game)?;
    Ok(about.differences(&game))
}
