//! Attack the Tower: two armies of linocut banners on a paper table.

#[expect(dead_code, unused_imports, reason = "the board that shows the art is drawn next")]
mod art;
