//! Position lines, read. What a line says is audited before it is believed; the beginning of a phase is played up to the
//! next die or choice.

use contract::{Seat, SeatSet};

use crate::SolarTowerDefense;
use crate::field::{Field, Latitude, Longitude, Pole, Rotation};
use crate::fighter::{Fighter, Number};
use crate::line::{NONE, PREFIX, UNKNOWN, letter, write_side};
use crate::map::Cell;
use crate::planet::{Center, Condition, Planet, TURRETS, Turret};
use crate::state::{Aim, FightStep, Holdings, Phase, Piece, Plan, SEATS, Shot, Side, State, TurretSet};

/// What is wrong with a line, as its reader says.
pub(crate) type Reason = String;

fn seat(name: &str) -> Option<Seat> {
    SEATS.into_iter().find(|seat| letter(*seat) == name)
}

/// Reads a number without sign or zeros in front.
fn number(text: &str, most: u32) -> Option<u32> {
    let plain = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|number| plain && *number <= most)
}

/// Returns the parts of a list; none of an empty one.
fn parts(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').filter(move |_| list != NONE)
}

/// Takes the mark of damage off a field's name.
fn marked(text: &str) -> Option<(Field, Condition)> {
    match text.strip_suffix('*') {
        Some(field) => Some((Field::read(field)?, Condition::Damaged)),
        None => Some((Field::read(text)?, Condition::Whole)),
    }
}

impl SolarTowerDefense {
    /// Reads a position line.
    ///
    /// # Errors
    /// When it is broken, or says what cannot be.
    pub(crate) fn parse(&self, line: &str) -> Result<State, Reason> {
        let state = self.parse_view(line)?;
        if state.plans.contains(&Plan::Unknown) {
            return Err("a plan is hidden; a whole position has both".to_owned());
        }
        Ok(state)
    }

    /// Reads a line in which plans may be hidden.
    ///
    /// # Errors
    /// When it is broken, or says what cannot be.
    pub(crate) fn parse_view(&self, line: &str) -> Result<State, Reason> {
        let mut bars = line.split(" | ");
        let head = bars.next().unwrap_or_default();
        let mut state = self.set_up();
        for seat in SEATS {
            let text = bars.next().ok_or("a line has the sides of Earth and Mars behind bars: | E ... | M ...")?;
            *state.side_mut(seat) = self.read_side(seat, text)?;
            let written = write_side(seat, state.side(seat));
            if written != text {
                return Err(format!("`{text}` is written `{written}`"));
            }
        }
        if let Some(rest) = bars.next() {
            return Err(format!("`{rest}` is one part too many"));
        }
        let begins = self.read_head(head, &mut state)?;
        self.audit(&state, begins)?;
        if begins {
            self.begin(&mut state);
            return Ok(state);
        }
        let written = self.line(&state);
        if written == line { Ok(state) } else { Err(format!("is written `{written}` with the options of this game")) }
    }

    /// R4. Plays the beginning of a phase.
    fn begin(&self, state: &mut State) {
        match state.course.phase {
            Phase::Fights => self.begin_fights(state, &mut ()),
            Phase::Move => self.begin_movement(state, &mut ()),
            Phase::Balance => self.begin_balance(state),
            _ => self.begin_cosmic(state, &mut ()),
        }
    }

    /// Reads what stands before the sides; says whether a phase only begins.
    fn read_head(&self, head: &str, state: &mut State) -> Result<bool, Reason> {
        let mut fields = head.split(' ').peekable();
        if fields.next() != Some(PREFIX) {
            return Err(format!("a position line begins with {PREFIX}"));
        }
        let round = fields.next().and_then(|text| number(text.strip_prefix('R')?, 9999)).filter(|round| *round > 0);
        state.course.round = round.ok_or("behind STD1 stands the round: R12")? as u16;
        let phase = fields.next().unwrap_or_default();
        let (name, asked) = phase.split_once(':').map_or((phase, None), |(name, asked)| (name, Some(asked)));
        let known = Phase::NAMED.into_iter().find(|(known, _)| *known == name);
        state.course.phase = known.ok_or_else(|| format!("`{name}` is no phase"))?.1;
        let starter = fields.next().and_then(|text| text.strip_prefix("st=")).ok_or("the field `st=` is missing")?;
        state.course.starter = match starter {
            NONE => None,
            _ => Some(seat(starter).ok_or_else(|| format!("`st={starter}`: the seats are E and M"))?),
        };
        let mut has_shot = false;
        let mut hidden = None;
        for (key, read) in [("at=", 0), ("due=", 1), ("shot=", 2), ("left=", 3), ("hidden=", 4)] {
            let Some(text) = fields.next_if(|field| field.starts_with(key)).map(|field| &field[key.len()..]) else {
                continue;
            };
            let wrong = || format!("`{key}{text}` cannot be read");
            match read {
                0 => {
                    let shot = read_shot(state, text).ok_or_else(wrong)?;
                    state.course.shot = Some(shot);
                    has_shot = true;
                }
                1 => state.course.due = read_due(text).ok_or_else(wrong)?,
                2 => read_fired(state, text).ok_or_else(wrong)?,
                3 => {
                    let seat = state.course.shot.map(|shot| shot.seat).ok_or_else(wrong)?;
                    state.course.left = read_left(state.side(seat), text).ok_or_else(wrong)?;
                }
                _ => hidden = Some(text),
            }
        }
        if let Some(rest) = fields.next() {
            return Err(format!("`{rest}` is no field of a line, or not in its place"));
        }
        let begins = Self::read_asked(state, asked, has_shot)?;
        if let Some(hidden) = hidden {
            self.read_plans(state, hidden)?;
        }
        Ok(begins)
    }

    /// Reads who is asked; says whether the phase only begins.
    fn read_asked(state: &mut State, asked: Option<&str>, has_shot: bool) -> Result<bool, Reason> {
        let may_begin = matches!(state.course.phase, Phase::Fights | Phase::Move | Phase::Balance | Phase::Cosmic);
        let Some(asked) = asked else {
            let begins = may_begin && !has_shot;
            let waits = matches!(state.course.phase, Phase::Start) || has_shot;
            return if begins || waits {
                Ok(begins)
            } else {
                Err("behind the phase stands who acts: build:E".to_owned())
            };
        };
        if state.course.phase == Phase::Over {
            return Ok(false);
        }
        let seats: Option<SeatSet> = asked.split("").filter(|name| !name.is_empty()).map(seat).collect();
        let seats = seats.filter(|seats| seats.len() == asked.len() && !seats.is_empty());
        state.course.asked = seats.ok_or_else(|| format!("`:{asked}`: the seats are E and M"))?;
        if let (Some(shot), Phase::Fights) = (&mut state.course.shot, state.course.phase) {
            shot.aim = Aim::Open;
        }
        Ok(false)
    }

    fn read_side(&self, seat: Seat, text: &str) -> Result<Side, Reason> {
        let wrong = || format!("`{text}`: a side reads {} E1 s0 cr0 p0 C:NT2 T:NT3 F:-", letter(seat));
        let fields: Vec<&str> = text.split(' ').collect();
        let [name, cell, spin, credits, points, centers, turrets, fighters] = fields[..] else { return Err(wrong()) };
        let mut side = *self.set_up().side(seat);
        side.cell = match cell {
            NONE => None,
            _ => Some(Cell::read(cell).ok_or_else(wrong)?),
        };
        let read = |text: &str, key: &str, most| text.strip_prefix(key).and_then(|text| number(text, most));
        side.spin = read(spin, "s", 7).ok_or_else(wrong)? as u8;
        side.credits = read(credits, "cr", 999_999).ok_or_else(wrong)?;
        side.points = read(points, "p", self.components.most_points.into()).ok_or_else(wrong)? as u8;
        side.planet = read_planet(centers, turrets).ok_or_else(wrong)?;
        let fighters = fighters.strip_prefix("F:").filter(|_| name == letter(seat)).ok_or_else(wrong)?;
        for part in parts(fighters) {
            let (number, fighter) = read_fighter(part).ok_or_else(|| format!("`{part}` is no fighter"))?;
            side.fleet.put(number, fighter);
        }
        Ok(side)
    }

    /// R46. Reads the plans: the sides of the line are what everybody sees.
    fn read_plans(&self, state: &mut State, text: &str) -> Result<(), Reason> {
        let wrong = || format!("`hidden={text}`: plans read E:cr3/p1/C:NT2/T:NT3,NT5;M:-");
        let plans: Vec<&str> = text.split(';').collect();
        if plans.len() != 2 {
            return Err(wrong());
        }
        for (seat, text) in SEATS.into_iter().zip(plans) {
            let plan = text.strip_prefix(letter(seat)).and_then(|text| text.strip_prefix(':')).ok_or_else(wrong)?;
            let before = state.side(seat).holdings();
            state.plans[seat.index()] = if plan == UNKNOWN { Plan::Unknown } else { Plan::Sealed(before) };
            if plan != NONE && plan != UNKNOWN {
                let draft = self.read_draft(state.side(seat), plan).ok_or_else(wrong)?;
                state.side_mut(seat).set_holdings(&draft);
            }
        }
        Ok(())
    }

    fn read_draft(&self, side: &Side, text: &str) -> Option<Holdings> {
        let fields: Vec<&str> = text.split('/').collect();
        let [credits, points, centers, turrets] = fields[..] else { return None };
        let credits = number(credits.strip_prefix("cr")?, 999_999)?;
        let points = number(points.strip_prefix('p')?, side.points.into())? as u8;
        let planet = read_planet(centers, turrets)?;
        let spent = side.points - points;
        let (launched, price) = (spent / self.components.fighter_price, self.components.fighter_price);
        let mut fleet = side.fleet;
        for _ in 0..launched {
            fleet.put(fleet.free()?, Fighter::InSpace(side.cell?));
        }
        (spent == launched * price).then_some(Holdings { credits, points, planet, in_play: fleet.in_play() })
    }
}

fn read_planet(centers: &str, turrets: &str) -> Option<Planet> {
    let mut planet = Planet::EMPTY;
    for part in parts(centers.strip_prefix("C:")?) {
        let (field, condition) = marked(part)?;
        planet.center(field.class()).is_none().then_some(())?;
        planet.set_center(field.class(), Some(Center { field, condition }));
    }
    let turrets = turrets.strip_prefix("T:")?;
    (parts(turrets).count() <= TURRETS).then_some(())?;
    for part in parts(turrets) {
        let (field, condition) = marked(part)?;
        planet.turrets.add(Turret::new(field, condition));
    }
    Some(planet)
}

fn read_fighter(text: &str) -> Option<(Number, Fighter)> {
    let (number, place) = text.split_once('@')?;
    let number = Number::read(number)?;
    let Some((at, way)) = place.split_once(':') else { return Some((number, Fighter::InSpace(Cell::read(place)?))) };
    if let (Some(cell), "-") = (Cell::read(at), way) {
        return Some((number, Fighter::Declined(cell)));
    }
    let field = Field::read(at)?;
    let fighter = match way {
        "+" if !field.is_pole() => Fighter::OnCircle(field, Rotation::Clockwise),
        "-" if !field.is_pole() => Fighter::OnCircle(field, Rotation::Counter),
        "?" if field.is_pole() => Fighter::Unfaced(field),
        _ => read_heading(field, way)?,
    };
    Some((number, fighter))
}

/// Reads a heading along a longitude: `n3`, `s3>EQ`.
fn read_heading(field: Field, way: &str) -> Option<Fighter> {
    let (heading, goal) = way.split_once('>').map_or((way, None), |(heading, goal)| (heading, Some(goal)));
    let (pole, longitude) = heading.split_at_checked(1)?;
    let pole = match pole {
        "n" => Pole::North,
        "s" => Pole::South,
        _ => return None,
    };
    let longitude = Longitude::read(longitude)?;
    let fits = field.longitude().is_none_or(|own| own == longitude) && field.latitude() != pole.latitude();
    fits.then_some(())?;
    let Some(goal) = goal else { return Some(Fighter::OnMeridian(field, longitude, pole)) };
    let goal = Latitude::read(goal).filter(|goal| !goal.is_pole() && *goal != field.latitude())?;
    let ahead = Pole::on_the_way(field.latitude(), goal) == pole && !field.is_pole();
    ahead.then_some(Fighter::Crossing(field, pole, goal))
}

fn read_due(text: &str) -> Option<[i8; 2]> {
    let (first, second) = text.split_once(',')?;
    let read = |text: &str| text.parse::<i8>().ok().filter(|number| number.to_string() == text && number.abs() <= 99);
    Some([read(first)?, read(second)?])
}

/// Reads a turret by its field and, for the second one of a field, its number.
fn read_turret(side: &Side, text: &str) -> Option<usize> {
    let (field, nth) = text.split_once('/').map_or((text, Some(1)), |(field, nth)| (field, number(nth, 10)));
    side.planet.turrets.place(Field::read(field)?, (nth? as usize).checked_sub(1)?)
}

fn read_left(side: &Side, text: &str) -> Option<TurretSet> {
    text.split(',').map(|name| read_turret(side, name)).collect()
}

fn read_fired(state: &mut State, text: &str) -> Option<()> {
    for name in text.split(',') {
        let (owner, turret) = name.split_once('.')?;
        let owner = seat(owner)?;
        let place = read_turret(state.side(owner), turret)?;
        let fired = &mut state.course.fired[owner.index()];
        *fired = fired.with(place);
    }
    Some(())
}

fn read_shot(state: &State, text: &str) -> Option<Shot> {
    let mut parts = text.split('.');
    let name = parts.next()?;
    let step = FightStep::NAMED.into_iter().find(|(known, _)| *known == name)?.1;
    let owner = seat(parts.next()?)?;
    let shot = |piece, aim| Some(Shot { step, seat: owner, piece, aim });
    let Some(piece) = parts.next() else { return shot(Piece::Unnamed, Aim::Open) };
    parts.next().is_none().then_some(())?;
    if step == FightStep::Fire {
        return shot(Piece::Fighter(Number::read(piece)?), Aim::ByRule);
    }
    let (turret, aim) = match piece.split_once('>') {
        None => (piece, Aim::ByRule),
        Some((turret, aim)) => match aim.strip_prefix('F') {
            Some(number) => (turret, Aim::Fighter(Number::read(number)?)),
            None => (turret, Aim::Cell(Cell::read(aim)?)),
        },
    };
    shot(Piece::Turret(read_turret(state.side(owner), turret)? as u8), aim)
}
