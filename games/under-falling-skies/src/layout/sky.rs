//! Lays out the sky cards.

use contract::{ComponentText, SetupError};
use toml::Spanned;

use crate::board::{Board, Icon, Margin, STRONGEST};
use crate::data::{self, File, Word};
use crate::options::{Card, Options};
use crate::space::{COLUMNS, Column, GROUND};

impl Board {
    pub(super) fn read_sky(
        &mut self,
        text: &ComponentText<'_>,
        file: &File,
        options: &Options,
    ) -> Result<(), SetupError> {
        let cards = [&file.cards.sky1, &file.cards.sky2, &file.cards.sky3, &file.cards.sky4];
        for (number, card) in cards.into_iter().enumerate() {
            self.read_sky_card(text, number, card.side(options.stars.shows(Card::Sky(number))))?;
        }
        for column in 0..COLUMNS {
            for row in 1..GROUND {
                self.read_icon(column, row);
            }
        }
        let skulls = (1..GROUND).filter(|row| self.margin[*row as usize] == Margin::Skull);
        let top = cards[0].side(options.stars.shows(Card::Sky(0))).first_row.span();
        let nowhere = Spanned::new(top, ());
        self.skull = skulls.min().ok_or_else(|| text.fault(&nowhere, "the margin of the sky needs a skull"))?;
        let room_to_fall = self.skull > self.mothership_start + 1;
        text.demand(room_to_fall, &nowhere, "the skull must lie below the row where the mothership starts")
    }

    fn read_sky_card(&mut self, text: &ComponentText<'_>, number: usize, card: &data::Sky) -> Result<(), SetupError> {
        let first = *card.first_row.get_ref();
        text.demand(first as usize == 4 * number + 1, &card.first_row, "a sky card has four rows, from top to bottom")?;
        let rows = if number == 3 { 3 } else { 4 };
        let whole = card.rows.len() == rows && card.margin.len() == rows && card.ground == (number == 3);
        text.demand(whole, &card.first_row, format!("sky card {} needs {rows} rows and margin symbols", number + 1))?;
        for ((row, cells), symbol) in (first..).zip(&card.rows).zip(&card.margin) {
            self.margin[row as usize] = read_margin(text, symbol)?;
            let five = cells.get_ref().len() == COLUMNS;
            text.demand(five, cells, "a row of the sky has five cells")?;
            for (column, cell) in cells.get_ref().iter().enumerate() {
                self.sky[column][row as usize] = read_icon(text, cell)?;
            }
            for (column, cell) in cells.get_ref().iter().enumerate() {
                let inside = match self.sky[column][row as usize] {
                    Icon::Left => column > 0,
                    Icon::Right => column + 1 < COLUMNS,
                    _ => true,
                };
                text.demand(inside, cell, format!("row {row}: the arrow points outside the board"))?;
            }
        }
        Ok(())
    }

    fn read_icon(&mut self, column: Column, row: u8) {
        match self.sky[column][row as usize] {
            Icon::Empty => {}
            Icon::Left => self.arrows_left[column].insert(row),
            Icon::Right => self.arrows_right[column].insert(row),
            Icon::Mothership => self.descents[column].insert(row),
            Icon::Explosion(number) => {
                for value in number as usize..=STRONGEST {
                    self.explosions[value][column].insert(row);
                }
            }
        }
    }
}

fn read_icon(text: &ComponentText<'_>, word: &Word) -> Result<Icon, SetupError> {
    Ok(match word.get_ref().as_str() {
        "." => Icon::Empty,
        "<" => Icon::Left,
        ">" => Icon::Right,
        "M" => Icon::Mothership,
        other => {
            let number = other.strip_prefix('X').and_then(|number| number.parse().ok());
            let number = number.filter(|number| (1..=STRONGEST as u8).contains(number));
            let reason = format!("`{other}` is no icon; icons are . < > M and X1 to X{STRONGEST}");
            Icon::Explosion(number.ok_or_else(|| text.fault(word, reason))?)
        }
    })
}

fn read_margin(text: &ComponentText<'_>, word: &Word) -> Result<Margin, SetupError> {
    let symbol = word.get_ref().as_str();
    let steps = |prefix: &str| symbol.strip_prefix(prefix)?.parse::<u8>().ok().filter(|steps| (1..=30).contains(steps));
    Ok(match (symbol, steps("dig-"), steps("lab-")) {
        ("-", ..) => Margin::Empty,
        ("red", ..) => Margin::RedShip,
        ("hit", ..) => Margin::Damage,
        ("skull", ..) => Margin::Skull,
        (_, Some(back), _) => Margin::ExcavatorBack(back),
        (_, _, Some(back)) => Margin::ResearchBack(back),
        _ => return Err(text.fault(word, format!("`{symbol}` is no symbol; they are - dig-1 lab-1 red hit skull"))),
    })
}
