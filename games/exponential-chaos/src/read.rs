//! Position lines, read. What a line says is audited before it is believed.

use std::iter::Peekable;
use std::str::Split;

use contract::{OptionValues, Seat, SeatSet};

use crate::ExponentialChaos;
use crate::dice::{DefenseDie, DiceSet, FLEET, Fleet, HAND};
use crate::line::{NONE, PREFIX};
use crate::notation::read_digit;
use crate::options::SectorHit;
use crate::planet::{Planet, Planets};
use crate::state::{Due, Phase, State, Tie};

/// What is wrong with a line, as its reader says.
pub(crate) type Reason = String;

/// The fields of a line that are still to be read.
struct Fields<'a>(Peekable<Split<'a, char>>);

impl<'a> Fields<'a> {
    /// Returns what the next field says, which must have this key.
    fn next(&mut self, key: &str) -> Result<&'a str, Reason> {
        self.maybe(key).ok_or_else(|| format!("the field `{key}=` is missing"))
    }

    /// Returns what the next field says if it has this key.
    fn maybe(&mut self, key: &str) -> Option<&'a str> {
        let field = self.0.next_if(|field| field.split_once('=').is_some_and(|(found, _)| found == key))?;
        field.split_once('=').map(|(_, value)| value)
    }

    fn digit(&mut self, key: &str, least: u8, most: u8) -> Result<u8, Reason> {
        let text = self.next(key)?;
        let number = if text == "0" { Some(0) } else { text.parse().ok().filter(|_| !text.starts_with(['0', '+'])) };
        let number = number.filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| format!("`{key}={text}`: expected a number from {least} to {most}"))
    }
}

/// Reads the options of a line.
pub(crate) fn options(text: &str) -> Option<OptionValues> {
    let pair = |pair: &str| pair.split_once(':').map(|(key, value)| (key.to_owned(), value.to_owned()));
    text.split(';').map(pair).collect()
}

impl ExponentialChaos {
    /// Reads a position line.
    ///
    /// # Errors
    /// When it is broken, or says what cannot be.
    pub(crate) fn parse(&self, line: &str) -> Result<State, Reason> {
        let mut fields = Fields(line.split(' ').peekable());
        let mut state = self.read_head(&mut fields)?;
        self.read_dice(&mut fields, &mut state)?;
        let most = u8::MAX;
        state.course.rerolls = fields.digit("rr", 0, most)?;
        state.course.missiles = fields.digit("ms", 0, most)?;
        state.course.points = fields.digit("pts", 0, most)?;
        let queue = fields.next("q")?;
        state.course.queue = self.read_seats(queue)?;
        state.course.tie = self.read_tie(fields.next("tb")?)?;
        self.read_rare(&mut fields, &mut state)?;
        let _ = fields.maybe("opt");
        if let Some(rest) = fields.0.next() {
            return Err(format!("`{rest}` is one field too many"));
        }
        self.audit(&state)?;
        let written = self.line(&state);
        if written == line { Ok(state) } else { Err(format!("is written `{written}` with the options of this game")) }
    }

    fn read_head(&self, fields: &mut Fields<'_>) -> Result<State, Reason> {
        if fields.0.next() != Some(PREFIX) {
            return Err(format!("a position line begins with {PREFIX}"));
        }
        let mut state = self.set_up();
        let seats = self.setup.seats;
        fields.digit("n", seats, seats)?;
        state.course.round = fields.digit("r", 1, self.components.rounds.len() as u8)?;
        let seat = |number: u8| Seat::new(usize::from(number) - 1);
        state.course.first = seat(fields.digit("f", 1, seats)?);
        state.course.active = seat(fields.digit("t", 1, seats)?);
        let name = fields.next("ph")?;
        let phase = Phase::NAMED.into_iter().find(|(known, _)| *known == name);
        state.course.phase = phase.ok_or_else(|| format!("`{name}` is no phase"))?.1;
        let planets: Vec<&str> = fields.next("pl")?.split('/').collect();
        if planets.len() != usize::from(seats) {
            return Err(format!("there should be {seats} planets"));
        }
        state.planets = Planets::whole(seats);
        for (seat, text) in SeatSet::all(seats).iter().zip(planets) {
            let planet = Planet::read(text).ok_or_else(|| format!("`{text}`: a planet reads 222222222222.2"))?;
            *state.planets.of_mut(seat) = planet;
        }
        Ok(state)
    }

    fn read_dice(&self, fields: &mut Fields<'_>, state: &mut State) -> Result<(), Reason> {
        let text = fields.next("inv")?;
        let mut saucers = [0; FLEET];
        if text != NONE {
            let dice: Vec<&str> = text.split(',').collect();
            let known: Vec<_> = self.round_of(state).invasion().collect();
            let number = |(text, die): (&&str, &crate::dice::InvasionDie)| {
                let digit = text.strip_prefix(&die.to_string())?.strip_prefix(':')?;
                saucers[die.place()] = if digit == "0" { 0 } else { read_digit(digit, 9)? };
                Some(())
            };
            let read: Option<Vec<()>> = dice.iter().zip(&known).map(number).collect();
            if dice.len() != known.len() || read.is_none() {
                return Err(format!("`inv={text}`: expected each die of the round with its saucers: Y1:3,B1:1"));
            }
        }
        state.fleet = Fleet(saucers);
        let text = fields.next("def")?;
        if text != NONE {
            let dice: Option<Vec<DefenseDie>> = text.chars().map(DefenseDie::of).collect();
            let dice = dice.filter(|dice| dice.len() == usize::from(self.round_of(state).dice));
            let dice = dice.ok_or_else(|| format!("`def={text}`: expected each defense die of the round: yxm"))?;
            state.defense[..dice.len()].copy_from_slice(&dice);
        }
        Ok(())
    }

    /// Reads seats, parted by commas; their order is compared when the line is written again.
    fn read_seats(&self, text: &str) -> Result<SeatSet, Reason> {
        if text == NONE {
            return Ok(SeatSet::NONE);
        }
        let seat = |number: &str| Some(Seat::new(usize::from(read_digit(number, self.setup.seats)? - 1)));
        let seats: Option<SeatSet> = text.split(',').map(seat).collect();
        seats.ok_or_else(|| format!("`{text}`: expected seats, parted by commas"))
    }

    fn read_tie(&self, text: &str) -> Result<Option<Tie>, Reason> {
        if text == NONE {
            return Ok(None);
        }
        let parts: Vec<&str> = text.split(':').collect();
        let (cycle, attackers, tied, groups) = match parts[..] {
            [cycle, attackers, tied] => (cycle, attackers, tied, None),
            [cycle, attackers, tied, groups] => (cycle, attackers, tied, Some(groups)),
            _ => return Err(format!("`tb={text}`: expected cycle, attackers, tied: 1:1,2:1,2")),
        };
        let most = self.options.tiebreak_cap.0;
        let number = cycle.parse().ok().filter(|cycle| (1..=most).contains(&u32::from(*cycle)));
        let cycle = number.ok_or_else(|| format!("`{cycle}`: the cycles are 1 to {most}"))?;
        let mut dropped = [0; Seat::MOST];
        for (group, seats) in groups.iter().flat_map(|groups| groups.split('/')).zip(1..) {
            for seat in self.read_seats(group)?.iter() {
                dropped[seat.index()] = seats;
            }
        }
        Ok(Some(Tie { cycle, attackers: self.read_seats(attackers)?, tied: self.read_seats(tied)?, dropped }))
    }

    /// Reads the fields that are there only when they apply.
    fn read_rare(&self, fields: &mut Fields<'_>, state: &mut State) -> Result<(), Reason> {
        let course = &mut state.course;
        if self.options.set_aside_locked {
            let text = fields.next("lk")?;
            let digits = text.split(',').filter(|_| text != NONE);
            for digit in digits {
                let die = read_digit(digit, HAND as u8).ok_or_else(|| format!("`lk={text}`: expected dice: 1,2"))?;
                course.locked = DiceSet(course.locked.0 | 1 << (die - 1));
            }
        }
        if self.options.sector_hit == SectorHit::OwnerChooses {
            course.due = self.read_due(fields.next("hc")?)?;
        }
        if let Some(text) = fields.maybe("at") {
            let split = text.split_once(':').and_then(|(number, seats)| Some((read_digit(number, 6)?, seats)));
            let (number, seats) = split.ok_or_else(|| format!("`at={text}`: expected 6:4,1"))?;
            (course.attack, course.rolling) = (number, self.read_seats(seats)?);
        }
        if let Some(text) = fields.maybe("place") {
            let places: Option<Vec<u8>> = text.split(',').map(|place| read_digit(place, self.setup.seats)).collect();
            let places = places.filter(|places| places.len() == usize::from(self.setup.seats));
            let places = places.ok_or_else(|| format!("`place={text}`: expected a place for each seat"))?;
            course.places[..places.len()].copy_from_slice(&places);
        }
        Ok(())
    }

    fn read_due(&self, text: &str) -> Result<Due, Reason> {
        let mut due = Due::default();
        for part in text.split(',').filter(|_| text != NONE) {
            let wrong = || format!("`hc={text}`: expected seat, sector, points: 1:4:2");
            let numbers: Vec<&str> = part.split(':').collect();
            let [seat, sector, points] = numbers[..] else { return Err(wrong()) };
            let (sector, points) = (read_digit(sector, 6), read_digit(points, 9));
            let (sector, points) = sector.zip(points).ok_or_else(wrong)?;
            if due.seats.is_empty() {
                (due.sector, due.points) = (sector, points);
            }
            let seat = read_digit(seat, self.setup.seats).ok_or_else(wrong)?;
            due.seats = due.seats.with(Seat::new(usize::from(seat) - 1));
        }
        Ok(due)
    }
}
