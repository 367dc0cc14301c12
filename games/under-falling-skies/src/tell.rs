//! The log: what was done, then what happened, in the order of the rules. Numbers come from the events of the step and
//! from the printed cards. What happens at once, or several times in a row, is told in one sentence.

use contract::{Arg, Phrase};

use crate::UnderFallingSkies;
use crate::action::{Action, Roll};
use crate::board::{Effect, Icon, Margin, Room};
use crate::event::Event;
use crate::space::{Column, GROUND, Rows, Space};
use crate::speak::{NONE, describe, in_column, with_die};
use crate::state::{Phase, Ship, State};

impl UnderFallingSkies {
    /// Tells what the player did; `None` if the events say it all.
    fn tell_action(&self, before: &State, action: Action) -> Option<Phrase> {
        let at = |key, space: Space| Phrase::new(key).with("space", space.to_string());
        Some(match action {
            Action::Excavate | Action::Spawn(_) => return None,
            Action::Place { die, digs: true, space, .. } => with_die(at("tell-dig", space).by("R18"), die),
            Action::Place { die, space, .. } => {
                let guns = self.board.room(space).is_some_and(|room| room.does(Effect::AntiAircraft));
                let (key, rule) = if guns { ("tell-place-guns", "R17") } else { ("tell-place", "R8") };
                with_die(at(key, space).by(rule), die)
            }
            Action::Reroll => Phrase::new("tell-reroll-chosen").by("R29"),
            Action::Keep => Phrase::new("tell-keep").by("R29"),
            Action::Use(space) => self.tell_use(before, space),
            Action::GiveUp(space) => at("tell-give-up", space).by("R33"),
            Action::GiveUpExcavating => Phrase::new("tell-give-up-excavating").by("R44"),
            Action::Site { space, instead_of } => {
                let value = if let Phase::Site { value, .. } = before.phase { value } else { 0 };
                let old = instead_of.map_or_else(|| NONE.to_owned(), |old| old.to_string());
                at("tell-site", space).by("R49").with("value", value).with("old", old)
            }
            Action::Decline => Phrase::new("tell-decline").by("R47"),
            Action::End => {
                let dice = before.dice.iter().flatten().count() as u8;
                let resting = before.robots.iter().flatten().filter(|robot| robot.exhausted).count() as u8;
                Phrase::new("tell-end").by("R54").with("dice", dice).with("robots", resting)
            }
            Action::Mothership => {
                let row = before.mothership + 1;
                let symbol = match self.board.margin[row as usize] {
                    Margin::Empty => NONE,
                    Margin::Skull => "skull",
                    _ => "other",
                };
                Phrase::new("tell-mothership").by("R56").with("row", row).with("symbol", symbol)
            }
            Action::Remove(space) => at("tell-remove", space).by("R50"),
        })
    }

    /// R33, R35, R37. Tells which room is used, with the sum that makes up its value.
    fn tell_use(&self, before: &State, space: Space) -> Phrase {
        let room = self.board.named(space);
        let value = room.map_or(0, |room| Self::value(before, room));
        let (key, rule) = if value < 1 { ("tell-use-nothing", "R37") } else { ("tell-use", "R35") };
        let phrase = describe(Phrase::new(key).by(rule).with("space", space.to_string()), room);
        let sum = room.map_or_else(String::new, |room| sum(before, room));
        phrase.with("value", value).with("sum", sum).with("cost", room.map_or(0, |room| room.cost))
    }

    /// Tells events that [go with](Event::goes_with) each other.
    pub(crate) fn tell_events(&self, before: &State, events: &[Event]) -> Vec<Phrase> {
        let Some((first, more)) = events.split_first() else { return Vec::new() };
        let at = |key, space: Space| Phrase::new(key).with("space", space.to_string());
        vec![match *first {
            Event::Rolled { roll, again } => tell_roll(roll, again),
            Event::Chose(action) => return self.tell_action(before, action).into_iter().collect(),
            Event::Begins(Phase::Rooms) if before.phase == Phase::Place => Phrase::new("tell-rooms").by("R31"),
            Event::NextRound { round } => Phrase::new("tell-round").by("R6").with("round", round),
            Event::NoMove => Phrase::new("event-no-move").by("R17"),
            Event::ColumnMoves { column, by, rows } => return self.tell_fall(column, by, rows),
            Event::Slides { row, to, .. } => {
                let slide = in_column("event-slides", to).by("R22").with("row", row);
                return std::iter::once(slide).chain(self.tell_target(to, row)).collect();
            }
            Event::Blocked { row, column, to } => {
                in_column("event-blocked", column).by("R22").with("row", row).with("to", to as u32 + 1)
            }
            Event::Calls { row, .. } => match more {
                [Event::Descends { row: to, rule }] => {
                    Phrase::new("event-called").by(rule).with("row", row).with("to", *to)
                }
                _ => return Vec::new(),
            },
            Event::Lands { .. } => return self.tell_ground(events),
            Event::Damage { damage, rule } => self.hurt("event-damage", damage).by(rule),
            Event::Descends { row, rule } => Phrase::new("event-descends").by(rule).with("row", row),
            Event::Swept { .. } => {
                let columns = events.iter().filter_map(|event| event.column());
                listed(Phrase::new("event-swept").by("R63"), columns.map(|column| column + 1))
            }
            Event::Energy { value: 0, .. } | Event::Research { value: 0, .. } | Event::Fighters { value: 0 } => {
                return Vec::new();
            }
            Event::Energy { value, gained, total } => {
                let phrase = Phrase::new("event-energy").by("R38").with("gained", gained).with("total", total);
                phrase.with("over", value - gained)
            }
            Event::Fighters { value } if more.is_empty() => Phrase::new("event-no-shot").by("R39").with("value", value),
            Event::Fighters { .. } | Event::ShotDown { .. } => return tell_shots(events),
            Event::Research { value, steps, total } => self.tell_research(value, steps, total),
            Event::Excavated { from, to } => return self.tell_drive(from, to),
            Event::Pushed { from, to } => {
                at("event-pushed", self.board.path[to as usize]).by("R58").with("steps", from - to)
            }
            Event::RobotWorked { space, value } => at("event-robot-worked", space).by("R51").with("value", value),
            Event::RobotGone { space, rule: "R51" } => at("event-robot-spent", space).by("R51"),
            Event::RobotGone { space, rule } => at("event-robot-lost", space).by(rule),
            Event::ResearchBack { steps, total } => {
                Phrase::new("event-research-back").by("R59").with("steps", steps).with("total", total)
            }
            Event::RedShip { joins } => Phrase::new(if joins { "event-red" } else { "event-no-red" }).by("R60"),
            Event::Spawned { ship, .. } => {
                let columns = events.iter().filter_map(|event| event.column());
                let phrase = Phrase::new("event-spawned").by("R64").with("red", u8::from(ship == Ship::Red));
                listed(phrase, columns.map(|column| column + 1))
            }
            Event::Won => Phrase::new("event-won").by("R55"),
            Event::LostByDamage => Phrase::new("event-lost-damage").by("R69"),
            Event::LostToSkull => Phrase::new("event-lost-skull").by("R70"),
            Event::Begins(_)
            | Event::Placed(_)
            | Event::PickedUp
            | Event::DieLeft { .. }
            | Event::Paid { .. }
            | Event::RobotTaken { .. }
            | Event::RobotSited(_)
            | Event::RoomsOver
            | Event::Settled { .. } => return Vec::new(),
        }]
    }

    /// R16, R19, R20. Tells how far the ships of a column fall and where each comes down, then what could be shot there.
    fn tell_fall(&self, column: Column, by: u8, rows: Rows) -> Vec<Phrase> {
        let sky = || rows.iter().filter(|row| *row < GROUND);
        let ground = rows.iter().filter(|row| *row >= GROUND).count() as u8;
        let phrase = in_column("event-column", column).by("R16").with("by", by).with("ships", rows.len());
        let fall = listed(phrase.with("ground", ground), sky().map(usize::from));
        std::iter::once(fall).chain(sky().filter_map(|row| self.tell_target(column, row))).collect()
    }

    /// R26, R39. Tells that a ship stands on an explosion, if it does.
    fn tell_target(&self, column: Column, row: u8) -> Option<Phrase> {
        let Icon::Explosion(number) = self.board.sky[column][row as usize] else { return None };
        Some(Phrase::new("event-target").by("R26").with("row", row).with("number", number))
    }

    /// R27. Tells of ships that reach the ground one after another, and the damage then.
    fn tell_ground(&self, events: &[Event]) -> Vec<Phrase> {
        let ships = events.iter().filter(|event| matches!(event, Event::Lands { .. })).count() as u8;
        let damage = events.iter().rev().find_map(|event| match event {
            Event::Damage { damage, .. } => Some(*damage),
            _ => None,
        });
        let column = events.iter().find_map(|event| match event {
            Event::Lands { column, .. } => Some(*column as u32 + 1),
            _ => None,
        });
        let told = |damage| self.hurt("event-ground", damage).by("R27").with("ships", ships);
        damage.map(told).map(|phrase| phrase.with("column", column.unwrap_or(0))).into_iter().collect()
    }

    fn hurt(&self, key: &'static str, damage: u8) -> Phrase {
        Phrase::new(key).with("damage", damage).with("limit", self.board.damage_limit)
    }

    /// R41. Tells which steps are paid from the value and what is lost.
    fn tell_research(&self, value: u8, steps: u8, total: u8) -> Phrase {
        let track = &self.board.research;
        let paid = || track.iter().take(total as usize).skip((total - steps) as usize).copied();
        let rest = value - paid().sum::<u8>();
        let next = track.get(total as usize).copied().unwrap_or(0);
        let phrase = Phrase::new("event-research").by("R41").with("steps", steps).with("value", value);
        let phrase = phrase.with("rest", rest).with("next", next).with("total", total).with("all", track.len() as u32);
        listed(phrase, paid().map(usize::from))
    }

    /// R44, R46. Tells where the excavator drives and what it leaves open behind it, tunnels included.
    fn tell_drive(&self, from: u8, to: u8) -> Vec<Phrase> {
        let path = &self.board.path;
        let (start, end) = (path[from as usize].to_string(), path[to as usize].to_string());
        let drive = Phrase::new("event-drives").by("R44").with("from", start).with("to", end).with("steps", to - from);
        let open = Phrase::new("event-excavated").by("R46");
        vec![drive, listed(open, path.iter().take(to as usize).skip(from as usize))]
    }
}

impl Event {
    /// Says whether this event and the next are told in one sentence: what happens at once to several, or one thing
    /// and its effect.
    pub(crate) fn goes_with(self, next: Self) -> bool {
        match (self, next) {
            (Self::Spawned { ship, .. }, Self::Spawned { ship: next, .. }) => ship == next,
            (Self::Damage { rule, .. }, Self::Lands { .. }) => rule == "R27",
            (Self::Swept { .. }, Self::Swept { .. })
            | (Self::Fighters { .. } | Self::ShotDown { .. }, Self::ShotDown { .. })
            | (Self::Lands { .. }, Self::Damage { .. })
            | (Self::Calls { .. }, Self::Descends { .. }) => true,
            _ => false,
        }
    }

    /// Returns the column of an event that is about one ship.
    fn column(self) -> Option<Column> {
        match self {
            Self::Swept { column, .. } | Self::ShotDown { column, .. } | Self::Spawned { column, .. } => Some(column),
            _ => None,
        }
    }
}

/// R39, R40. Tells column by column which ships are shot down, then where they go.
fn tell_shots(events: &[Event]) -> Vec<Phrase> {
    let shots: Vec<(Column, u8, Ship)> = events.iter().filter_map(|event| event.shot()).collect();
    let of = |ship| shots.iter().filter(|shot| shot.2 == ship).count() as u8;
    let in_columns = shots.chunk_by(|one, next| one.0 == next.0).map(|shots| {
        let phrase = in_column("event-shot", shots[0].0).by("R39");
        listed(phrase, shots.iter().map(|shot| usize::from(shot.1)))
    });
    let after = Phrase::new("event-shot-after").by("R40").with("green", of(Ship::Green)).with("red", of(Ship::Red));
    in_columns.chain([after]).collect()
}

impl Event {
    const fn shot(self) -> Option<(Column, u8, Ship)> {
        match self {
            Self::ShotDown { column, row, ship } => Some((column, row, ship)),
            _ => None,
        }
    }
}

/// R7, R29. Tells what was rolled.
fn tell_roll(roll: Roll, again: bool) -> Phrase {
    let numbers = |faces: [u8; 6]| {
        let shown = (1..=6u8).zip(faces).flat_map(|(value, count)| std::iter::repeat_n(value, count as usize));
        shown.map(|value| value.to_string()).collect::<Vec<_>>().join(", ")
    };
    let [black, white] = roll.0.map(numbers);
    let dice = match (black.is_empty(), white.is_empty()) {
        (false, true) => "black",
        (true, false) => "white",
        _ => "both",
    };
    let (key, rule) = if again { ("tell-reroll", "R29") } else { ("tell-roll", "R7") };
    Phrase::new(key).by(rule).with("dice", dice).with("black", black).with("white", white)
}

/// R35. Writes the sum that makes up a room's value, like `1 + 6 − 3`; [`NONE`] if there is nothing to add up.
fn sum(state: &State, room: &Room) -> String {
    let number = |space: &Space| {
        let die = state.die_on(*space).map(|placed| placed.die.value);
        die.or(state.robot_on(*space).map(|robot| robot.value)).unwrap_or(0).to_string()
    };
    let numbers: Vec<String> = room.spaces.iter().map(number).collect();
    let sign = if room.modifier < 0 { '\u{2212}' } else { '+' };
    match (numbers.len(), room.modifier) {
        (1, 0) => NONE.to_owned(),
        (_, 0) => numbers.join(" + "),
        _ => format!("{} {sign} {}", numbers.join(" + "), room.modifier.unsigned_abs()),
    }
}

/// Adds a list for the sentence: how many there are as `count`, the last as `last`, the others, separated by commas, as
/// `others`.
fn listed(phrase: Phrase, things: impl Iterator<Item = impl ToString>) -> Phrase {
    let mut things: Vec<String> = things.map(|thing| thing.to_string()).collect();
    let count = things.len() as u32;
    let last = things.pop().unwrap_or_default();
    phrase.with("count", count).with("others", Arg::Text(things.join(", "))).with("last", Arg::Text(last))
}
