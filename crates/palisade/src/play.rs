//! `palisade play`

use std::io;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use catalog::CatalogEntry;
use clap::Args;
use search::Nets;
use table::{Creation, Seed, Sitter, Table};

use crate::language::Language;
use crate::nets;
use crate::setup::{GameArgs, NewFile, PositionArgs};
use crate::terminal::{Terminal, now};

/// Play a whole game in the terminal
#[derive(Args)]
pub(crate) struct Play {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    from: PositionArgs,
    /// Who plays each seat, in seat order: `me`, or a bot; without it, you play all
    #[arg(long, value_name = "WHO", value_delimiter = ',')]
    seats: Vec<String>,
    /// The seed of the dice; without it, they are random
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    /// Write the record to this new file when the game ends or you leave
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

impl Play {
    pub(crate) fn run(self, language: Language) -> Result<String> {
        let entry = self.game.entry()?;
        let (face, start) = self.game.position(&self.from)?;
        let nets = nets::of_bots(entry, face.setup(), &self.seats, &language.own())?;
        let sitters = sitters(entry, &self.seats, &nets, start.seats())?;
        let mut creation = Creation::new(face.info(), face.setup(), sitters, self.dice()?, now());
        creation.start = self.from.is_given().then(|| start.line());
        let file = self.record.as_deref().map(NewFile::create).transpose()?;
        let components = face.setup().components.clone();
        let mut terminal = Terminal::new(*entry, Table::new(&*face, creation)?, nets, language);
        terminal.game(&mut io::stdin().lock(), &mut io::stdout().lock())?;
        if let Some(file) = file {
            let mut record = terminal.table().record();
            record.components_text = components;
            file.write(&record.write())?;
        }
        Ok(String::new())
    }

    fn dice(&self) -> Result<Seed> {
        let mut bytes = [0; 32];
        match &self.seed {
            Some(text) => {
                let mut stream = contract::Stream::new(text, "play", 0);
                bytes.as_chunks_mut::<8>().0.iter_mut().for_each(|part| *part = stream.word().to_le_bytes());
            }
            None => {
                getrandom::fill(&mut bytes).map_err(|error| anyhow!("the system provides no random bytes: {error}"))?;
            }
        }
        Ok(Seed::new(bytes))
    }
}

fn sitters(entry: &CatalogEntry, who: &[String], nets: &Nets, seats: u8) -> Result<Vec<Sitter>> {
    if who.is_empty() {
        return Ok(vec![Sitter::default(); usize::from(seats)]);
    }
    if who.len() != usize::from(seats) {
        bail!("`--seats` names {} for {seats} seats; name `me` or a bot for each", who.len());
    }
    let sitter = |who: &String| match who.as_str() {
        "me" => Ok(Sitter::default()),
        bot => {
            (entry.player)(bot, nets).context("`--seats` takes `me` or a bot")?;
            Ok(Sitter { name: None, bot: Some(nets::written(bot, nets)?) })
        }
    };
    who.iter().map(sitter).collect()
}
