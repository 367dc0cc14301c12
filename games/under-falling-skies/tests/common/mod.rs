//! The kit's claims, made of this game.

conform::claims!(under_falling_skies::UnderFallingSkies);
