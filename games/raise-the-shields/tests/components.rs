//! The sheet: the printed one is what section 2 of the dossier says, a designer's smaller one plays without compiling, a
//! broken one is refused with its line and the reason.

#[path = "components/broken.rs"]
mod broken;
#[path = "components/lattice.rs"]
mod lattice;
#[path = "components/printed.rs"]
mod printed;
#[path = "components/smaller.rs"]
mod smaller;
