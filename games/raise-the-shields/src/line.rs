//! Position lines (section 6 of the dossier): a head, then a field for every sheet. A view's line is the same, with
//! hidden parts written as `?`, or as `ok` if a seat has finished in secret.

use contract::{Malformed, Notation, Seat, SeatSet};

use crate::RaiseTheShields;
use crate::action::Action;
use crate::cell::{Cell, Cells, ROWS, SECTORS};
use crate::state::{AbilityUse, Answer, City, Phase, Player, State, Work};
use crate::view::{Side, View, Withheld};

/// What is wrong with a field, as its reader says.
type Reason = String;

/// What separates the head and the sheets.
const BAR: &str = " | ";

impl RaiseTheShields {
    /// Writes the position line.
    pub(crate) fn line(&self, state: &State) -> String {
        self.line_of(&self.view_without(state, Withheld::default()))
    }

    /// Writes the position line as an observer with this view may read it.
    pub(crate) fn line_of(&self, view: &View) -> String {
        let seats = view.players.len();
        let name = |seat: Seat| crate::INFO.seat_name(seat);
        let shared =
            if view.shared == [0; 2] { "--".to_owned() } else { view.shared.map(|die| die.to_string()).concat() };
        let phase = match view.phase {
            Phase::Setup => "setup".to_owned(),
            Phase::Roll => "roll".to_owned(),
            Phase::Flip(seat) => format!("flip@{}", name(seat)),
            Phase::Work => "work".to_owned(),
            Phase::Second => "second".to_owned(),
            Phase::React => "react".to_owned(),
            Phase::Expired => "over =0".to_owned(),
            Phase::Over(winners) if winners.is_empty() => "over =-".to_owned(),
            Phase::Over(winners) => format!("over ={}", winners.iter().map(name).collect::<String>()),
        };
        let mut line = format!("rts{seats} r{} f{} {phase} {shared}", view.round, name(view.first));
        for side in &view.players {
            line += BAR;
            line += &self.write_side(view, side);
        }
        line
    }

    fn write_side(&self, view: &View, side: &Side) -> String {
        let hits: String = side.sheet.hits.iter().map(u8::to_string).collect();
        let cities: String = side.sheet.cities.iter().map(|city| letter(*city)).collect();
        let spent = if side.sheet.spent { "*" } else { "" };
        let rolled = !(view.phase.is_over() || matches!(view.phase, Phase::Setup | Phase::Roll));
        let die = side.die.map_or_else(|| if rolled { "?" } else { "-" }.to_owned(), |die| die.to_string());
        let chosen = match view.phase {
            Phase::Work if !side.steps.is_empty() => format!(":{}", side.steps.join(",")),
            Phase::Work if side.finished => ":ok".to_owned(),
            Phase::Second | Phase::React => {
                let second = if view.second > 0 { format!(">{}", view.second) } else { String::new() };
                let answer = || side.answer.map_or_else(|| "?".to_owned(), |answer| self.token(answer.action()));
                let answer = if side.answered { format!(":{}", answer()) } else { String::new() };
                format!(">{}{second}{answer}", side.attack)
            }
            _ => String::new(),
        };
        format!("{} {hits} {cities}{spent} {die}{chosen}", side.sheet.filled)
    }

    /// Reads a position line that could lie on the table.
    ///
    /// # Errors
    /// When it is broken, hides something, or says something impossible.
    pub(crate) fn parse(&self, line: &str) -> Result<State, Malformed> {
        let (state, kept) = self.read(line)?;
        if kept == Withheld::default() {
            Ok(state)
        } else {
            Err(Malformed::new(line, "hides what other seats have done, so it cannot be played on"))
        }
    }

    /// Reads a line as one seat may read it.
    ///
    /// # Errors
    /// When it is broken or says something impossible.
    pub(crate) fn parse_view(&self, line: &str) -> Result<View, Malformed> {
        let (state, kept) = self.read(line)?;
        Ok(self.view_without(&state, kept))
    }

    fn read(&self, line: &str) -> Result<(State, Withheld), Malformed> {
        let fields: Vec<&str> = line.split(BAR).collect();
        let seats = usize::from(self.setup.seats);
        if fields.len() != seats + 1 {
            let reason = format!("a position line of {seats} has a head and {seats} sheets, parted by ` | `");
            return Err(Malformed::new(line, reason));
        }
        let mut state = self.read_head(fields[0]).map_err(|reason| Malformed::new(fields[0], reason))?;
        let mut kept = Withheld::default();
        let mut steps = Vec::new();
        for (seat, text) in SeatSet::all(self.setup.seats).iter().zip(&fields[1..]) {
            let told = self.read_side(&mut state, seat, text, &mut kept);
            steps.push(told.map_err(|reason| Malformed::new(*text, reason))?);
        }
        self.audit(&state, kept).map_err(|reason| Malformed::new(line, reason))?;
        for (seat, steps) in SeatSet::all(self.setup.seats).iter().zip(steps) {
            self.replay(&mut state, seat, &steps).map_err(|reason| Malformed::new(line, reason))?;
        }
        self.audit_asked(&state).map_err(|reason| Malformed::new(line, reason))?;
        let written = self.line_of(&self.view_without(&state, kept));
        if written == line { Ok((state, kept)) } else { Err(Malformed::new(line, format!("is written `{written}`"))) }
    }

    fn read_head(&self, text: &str) -> Result<State, Reason> {
        let words: Vec<&str> = text.split(' ').collect();
        let (seats, round, first, phase, end, shared) = match words[..] {
            [seats, round, first, "over", end, shared] => (seats, round, first, "over", Some(end), shared),
            [seats, round, first, phase, shared] => (seats, round, first, phase, None, shared),
            _ => return Err("a head reads `rts2 r1 fA roll --`".to_owned()),
        };
        let wanted = format!("rts{}", self.setup.seats);
        if seats != wanted {
            return Err(format!("the game was set up with {wanted}"));
        }
        let cap = self.options.round_cap.0 as u16;
        let round = round.strip_prefix('r').and_then(|round| round.parse().ok()).filter(|n| (1..=cap).contains(n));
        let first = first.strip_prefix('f').and_then(|name| self.seat_named(name));
        let dice = match shared {
            "--" => Some([0; 2]),
            _ => shared.parse().ok().map(|n: u8| [n / 10, n % 10]).filter(|dice| dice.iter().all(|die| is_die(*die))),
        };
        let mut state = self.set_up();
        state.round = round.ok_or_else(|| format!("the round: expected r1 to r{cap}"))?;
        state.first = first.ok_or("the first player: expected f and a seat: fA")?;
        state.shared = dice.ok_or("the shared dice: expected two digits 1 to 6, or --")?;
        let phases = "the phase: expected setup, roll, flip@A, work, second, react or over =A";
        state.phase = match (phase, end) {
            ("setup", None) => Phase::Setup,
            ("roll", None) => Phase::Roll,
            ("work", None) => Phase::Work,
            ("second", None) => Phase::Second,
            ("react", None) => Phase::React,
            ("over", Some("=0")) => Phase::Expired,
            ("over", Some(end)) => Phase::Over(self.read_winners(end)?),
            _ => Phase::Flip(phase.strip_prefix("flip@").and_then(|name| self.seat_named(name)).ok_or(phases)?),
        };
        Ok(state)
    }

    fn seat_named(&self, name: &str) -> Option<Seat> {
        SeatSet::all(self.setup.seats).iter().find(|seat| crate::INFO.seat_name(*seat) == name)
    }

    fn read_winners(&self, text: &str) -> Result<SeatSet, Reason> {
        let names = text.strip_prefix('=').ok_or("the winners: expected =A, =AC, =- or =0")?;
        if names == "-" && self.setup.seats == 1 {
            return Ok(SeatSet::NONE);
        }
        let winners: Option<SeatSet> =
            names.split("").filter(|name| !name.is_empty()).map(|name| self.seat_named(name)).collect();
        winners.filter(|winners| !winners.is_empty()).ok_or_else(|| format!("`{text}`: no such winners"))
    }

    /// Reads a sheet; returns the steps of the work step that follow it.
    fn read_side<'a>(
        &self,
        state: &mut State,
        seat: Seat,
        text: &'a str,
        kept: &mut Withheld,
    ) -> Result<Vec<&'a str>, Reason> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [filled, hits, cities, last] = fields[..] else {
            return Err("a sheet has four fields: triangles, rectangles, abilities, die".to_owned());
        };
        let mut sheet = self.blank();
        sheet.filled = read_filled(filled)?;
        sheet.edge = self.edge_of(&sheet.filled);
        sheet.hits = read_hits(hits, self.realm.rectangles)?;
        (sheet.cities, sheet.spent) = read_cities(cities)?;
        let (die, rest) = last.split_at_checked(1).ok_or("a sheet ends with the die")?;
        let player = state.player_mut(seat);
        *player = Player { sheet, die: 0, attack: 0, work: Work::default(), answer: None };
        match die {
            "-" => {}
            "?" => kept.dice = kept.dice.with(seat),
            _ => player.die = die.parse().ok().filter(|die| is_die(*die)).ok_or("the die: expected 1 to 6, - or ?")?,
        }
        match state.phase {
            Phase::Work => Self::read_steps(state, seat, rest, kept),
            Phase::Second | Phase::React => self.read_attack(state, seat, rest, kept).map(|()| Vec::new()),
            _ if rest.is_empty() => Ok(Vec::new()),
            _ => Err(format!("nothing follows the die in this phase, but `{rest}` does")),
        }
    }

    fn read_steps<'a>(
        state: &mut State,
        seat: Seat,
        rest: &'a str,
        kept: &mut Withheld,
    ) -> Result<Vec<&'a str>, Reason> {
        match rest.strip_prefix(':') {
            Some("ok") => {
                kept.work = kept.work.with(seat);
                state.player_mut(seat).work.done = true;
                Ok(Vec::new())
            }
            Some(steps) => Ok(steps.split(',').collect()),
            None if rest.is_empty() => Ok(Vec::new()),
            None => Err("the steps of the work step follow the die: 2:w2s3a4,d11b.11c.11d".to_owned()),
        }
    }

    fn read_attack(&self, state: &mut State, seat: Seat, rest: &str, kept: &mut Withheld) -> Result<(), Reason> {
        let form = "the attacked sector follows the die: 2>4, after a second roll 2>1>3, then the answer: 2>4:c1";
        let (attacks, answer) = rest.split_once(':').map_or((rest, None), |(attacks, answer)| (attacks, Some(answer)));
        let sectors: Option<Vec<u8>> = attacks
            .strip_prefix('>')
            .ok_or(form)?
            .split('>')
            .map(|n| n.parse().ok().filter(|die| is_die(*die)))
            .collect();
        match (sectors.as_deref(), self.setup.seats) {
            (Some([attack]), _) => state.player_mut(seat).attack = *attack,
            (Some([attack, second]), 1) => (state.player_mut(seat).attack, state.second) = (*attack, *second),
            _ => return Err(form.to_owned()),
        }
        state.player_mut(seat).answer = match answer {
            None => None,
            Some("?") => {
                kept.answers = kept.answers.with(seat);
                Some(Answer::Accept)
            }
            Some(token) => match self.read_action(token).map_err(|error| error.to_string())? {
                Action::Answer(answer) => Some(answer),
                Action::Use(AbilityUse::Erase(sector)) => Some(Answer::Erase(sector)),
                _ => return Err(form.to_owned()),
            },
        };
        Ok(())
    }

    /// Takes the steps of a work step, checking each.
    fn replay(&self, state: &mut State, seat: Seat, steps: &[&str]) -> Result<(), Reason> {
        for token in steps {
            let action = self.read_action(token).map_err(|error| error.to_string())?;
            let work = state.player(seat).work;
            let allowed = !work.done && self.check_work(state, seat, action).is_ok();
            if !allowed {
                return Err(format!("`{token}` of seat {} is not allowed there", crate::INFO.seat_name(seat)));
            }
            match action {
                Action::Done => state.player_mut(seat).work.done = true,
                step => self.work(state, seat, step, &mut ()),
            }
        }
        Ok(())
    }
}

const fn is_die(die: u8) -> bool {
    matches!(die, 1..=6)
}

const fn letter(city: City) -> char {
    match city {
        City::Asleep => '.',
        City::New => 'n',
        City::Ready => 'o',
        City::Used => 'x',
    }
}

/// Reads the filled triangles: six fields separated by `/`, each with row digits and their letters.
fn read_filled(text: &str) -> Result<Cells, Reason> {
    let form = || format!("the triangles: expected six sectors parted by /, such as 1de2fg/-/-/-/-/-, found {text}");
    let fields: Vec<&str> = text.split('/').collect();
    if fields.len() != SECTORS {
        return Err(form());
    }
    let mut filled = Cells::NONE;
    for (sector, field) in fields.into_iter().enumerate().filter(|(_, field)| *field != "-") {
        let mut row = ROWS;
        for byte in field.bytes() {
            match byte {
                b'1'..=b'4' => row = usize::from(byte - b'1'),
                b'a'..=b'k' => filled.insert(Cell::at(sector, row, usize::from(byte - b'a')).ok_or_else(form)?),
                _ => return Err(form()),
            }
        }
    }
    if filled.to_string() == text { Ok(filled) } else { Err(form()) }
}

fn read_hits(text: &str, most: u8) -> Result<[u8; SECTORS], Reason> {
    let digits: Option<Vec<u8>> =
        text.chars().map(|c| c.to_digit(10).map(|n| n as u8).filter(|n| *n <= most)).collect();
    let hits = digits.and_then(|digits| digits.try_into().ok());
    hits.ok_or_else(|| format!("the rectangles: expected six digits 0 to {most}, found {text}"))
}

fn read_cities(text: &str) -> Result<([City; SECTORS], bool), Reason> {
    let (letters, spent) = text.strip_suffix('*').map_or((text, false), |letters| (letters, true));
    let all = [City::Asleep, City::New, City::Ready, City::Used];
    let cities: Option<Vec<City>> = letters.chars().map(|c| all.into_iter().find(|city| letter(*city) == c)).collect();
    let cities = cities.and_then(|cities| cities.try_into().ok());
    let form = || format!("the abilities: expected six of . n o x, and * once one was used this round, found {text}");
    cities.map(|cities| (cities, spent)).ok_or_else(form)
}
