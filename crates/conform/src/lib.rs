//! The test kit of Palisade.

pub mod ceiling;
pub mod toys;
