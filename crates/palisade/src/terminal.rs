//! One game between a person at a terminal and the table: tell, show, ask, do.

use std::io::{self, BufRead, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Result, anyhow};
use catalog::CatalogEntry;
use contract::{Observer, Phrase, Seat, SeatSet, StepText};
use search::Nets;
use table::{Command, Event, Request, Table, TableError};
use words::{Person, Words};

use crate::account::account;
use crate::language::Language;
use crate::say::{standing, step_refused};

/// Milliseconds since 1970; 0 if the clock is set before that.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// A table, and the person at the terminal.
pub(crate) struct Terminal {
    entry: CatalogEntry,
    table: Table,
    /// The nets that bots at the table play by.
    nets: Nets,
    /// The game's words.
    words: Words,
    /// The command line's own.
    own: Words,
    /// Whose secrets may be shown: those of the only person, or else nobody's.
    observer: Observer,
    /// How many lines of the log have been shown.
    told: usize,
}

/// What came of a question.
enum Answer {
    /// What was asked for has been done.
    Done,
    /// The person leaves.
    Quit,
}

impl Terminal {
    pub(crate) fn new(entry: CatalogEntry, table: Table, nets: Nets, language: Language) -> Self {
        let people = (0..usize::from(table.seats())).map(Seat::new);
        let people: SeatSet = people.filter(|seat| table.sitter(*seat).is_some_and(|s| s.bot.is_none())).collect();
        let observer = if people.len() == 1 { people } else { SeatSet::NONE };
        let person = |name: &&str| Person { name: (*name).to_owned(), said: (*name).to_owned() };
        let printed = entry.info().seat_names.iter().map(person).collect();
        let words = language.of(entry.info()).among_people(printed, observer.first());
        Self { entry, table, nets, words, own: language.own(), observer, told: 0 }
    }

    /// Plays until the game is over or the person leaves.
    pub(crate) fn game(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
        self.ask_table(Seat::FIRST, Command::Begin)?;
        loop {
            self.tell(out)?;
            if self.table.is_over() {
                write!(out, "\n{}", account(&self.table, &self.words, &self.own))?;
                let all = SeatSet::all(self.table.seats());
                write!(out, "{}", standing(self.table.position(), all, self.table.result().as_ref()))?;
                return Ok(());
            }
            if let Some(owed) = self.table.pending_bot_turn() {
                let request = owed.answer(&mut *(self.entry.player)(&owed.bot, &self.nets)?)?;
                self.ask_table(request.seat, request.command)?;
                continue;
            }
            let seat =
                self.table.seats_to_move().first().ok_or_else(|| anyhow!("nobody is asked; please report it"))?;
            if let Some(StepText::Action { seat, token }) = self.table.position().forced() {
                self.ask_table(seat, Command::act(token))?;
                continue;
            }
            self.show(seat, out)?;
            match self.answer(seat, input, out)? {
                Answer::Done => {}
                Answer::Quit => {
                    let go_on = Phrase::new("go-on").with("game", self.id()).with("line", self.line());
                    writeln!(out, "{}", self.own.say(&go_on))?;
                    return Ok(());
                }
            }
        }
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    fn id(&self) -> &'static str {
        self.entry.info().id
    }

    fn line(&self) -> String {
        self.table.position().line()
    }

    fn ask_table(&mut self, seat: Seat, command: Command) -> Result<(), TableError> {
        let entries = self.table.decide(&Request { seat, page: None, command }, now())?;
        entries.into_iter().try_for_each(|entry| self.table.apply(entry))
    }

    /// Takes an action, or says why not.
    fn act(&mut self, seat: Seat, token: String, out: &mut impl Write) -> io::Result<bool> {
        match self.ask_table(seat, Command::act(token)) {
            Ok(()) => return Ok(true),
            Err(TableError::Refused(reason)) => writeln!(out, "{}", step_refused(&self.own, &self.words, &reason))?,
            Err(reason) => writeln!(out, "{reason}")?,
        }
        Ok(false)
    }

    /// Takes the last action back, or says that this is not possible.
    fn undo(&mut self, seat: Seat, out: &mut impl Write) -> io::Result<bool> {
        if self.ask_table(seat, Command::Undo { steps: self.table.undo_last(seat) }).is_ok() {
            return Ok(true);
        }
        writeln!(out, "{}", self.own.word("nothing-to-undo"))?;
        Ok(false)
    }

    /// Tells what happened since the last time.
    fn tell(&mut self, out: &mut impl Write) -> io::Result<()> {
        let log = self.table.log_for(self.table.observer(self.observer));
        for line in log.iter().skip(self.told.min(log.len())) {
            let who = line.seat.filter(|_| self.table.seats() > 1).map(|seat| self.entry.info().seat_name(seat));
            let who = who.map_or_else(String::new, |name| format!("{name}: "));
            match &line.event {
                Event::Step { token, phrases } => {
                    let said: Vec<String> = phrases.iter().map(|phrase| self.words.say(phrase)).collect();
                    writeln!(out, "  {who}{token}  {}", said.join(" "))?;
                }
                Event::TookBack { .. } => writeln!(out, "  {who}{}", self.own.word("taken-back"))?,
                _ => {}
            }
        }
        self.told = log.len();
        Ok(())
    }

    /// Shows the board, the question and the choices.
    fn show(&self, seat: Seat, out: &mut impl Write) -> io::Result<()> {
        let position = self.table.position();
        writeln!(out)?;
        if let Some(board) = boards::text(position, SeatSet::only(seat), &self.words) {
            writeln!(out, "{}", board.trim_end())?;
        }
        self.prompt(seat, out)?;
        let mut group = String::new();
        for (number, (token, label)) in position.labels(seat).iter().enumerate() {
            let heading = self.words.say(&label.group);
            if heading != group {
                writeln!(out, "{heading}")?;
                group = heading;
            }
            writeln!(out, "{:>4}  {token:<8} {}", number + 1, self.words.say(&label.name))?;
        }
        Ok(())
    }

    /// Reads until an answer makes sense, and carries it out. The end of the input counts as `quit`.
    fn answer(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Answer> {
        loop {
            write!(out, "{} ", self.own.word("ask"))?;
            out.flush()?;
            let mut line = String::new();
            let ended = input.read_line(&mut line)? == 0;
            let text = line.trim();
            let done = match (text, text.parse::<usize>()) {
                ("quit", _) => return Ok(Answer::Quit),
                _ if ended => {
                    writeln!(out)?;
                    return Ok(Answer::Quit);
                }
                ("", _) => false,
                ("undo", _) => self.undo(seat, out)?,
                (_, Ok(number)) => self.choose(seat, number, out)?,
                _ => match text.strip_prefix("rule ") {
                    Some(rule) => {
                        self.rule(rule.trim(), out)?;
                        false
                    }
                    None => self.act(seat, text.to_owned(), out)?,
                },
            };
            if done {
                return Ok(Answer::Done);
            }
        }
    }

    /// Takes the choice with this number, from 1, or says that there is none.
    fn choose(&mut self, seat: Seat, number: usize, out: &mut impl Write) -> io::Result<bool> {
        let tokens = self.table.position().legal(seat);
        if let Some(token) = number.checked_sub(1).and_then(|index| tokens.get(index)) {
            return self.act(seat, token.clone(), out);
        }
        let none = Phrase::new("no-choice").with("number", number.to_string()).with("last", tokens.len() as u32);
        writeln!(out, "{}", self.own.say(&none))?;
        Ok(false)
    }

    fn rule(&self, rule: &str, out: &mut impl Write) -> io::Result<()> {
        match crate::rules::one(self.entry.info(), rule) {
            Ok(rule) => writeln!(out, "{}", self.own.say(&Phrase::new("rule").with("text", rule.trim_end()))),
            Err(reason) => writeln!(out, "{reason}"),
        }
    }

    fn prompt(&self, seat: Seat, out: &mut impl Write) -> io::Result<()> {
        let Some(prompt) = self.table.position().prompt(seat) else { return Ok(()) };
        let who =
            if self.table.seats() > 1 { format!("{}: ", self.entry.info().seat_name(seat)) } else { String::new() };
        write!(out, "{who}{}", self.words.say(&prompt.question))?;
        if let Some(detail) = &prompt.detail {
            let rule = detail.rule.map_or_else(String::new, |rule| format!(" ({rule})"));
            write!(out, " {}{rule}", self.words.say(detail))?;
        }
        writeln!(out)
    }
}
