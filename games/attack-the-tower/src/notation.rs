//! Tokens of actions and outcomes (section 6 of the dossier). Position lines are in [`crate::line`] and
//! [`crate::read`].

use contract::{LineSetup, Malformed, Notation, Phrase, Seat};

use crate::AttackTheTower;
use crate::action::{Action, Outcome, Target, Troop};
use crate::card::{Ability, Card, Kind, Pile, Space};
use crate::course::{PALACE, Stage};
use crate::setup::SEATS;
use crate::state::State;
use crate::view::View;

/// What separates a line from the tokens since.
pub(crate) const PART: &str = ";";

impl Notation for AttackTheTower {
    const TAIL: Option<(&'static str, &'static str)> = Some((PART, ","));

    fn write_action(&self, action: Action) -> String {
        self.token(action)
    }

    fn read_action(&self, token: &str) -> Result<Action, Malformed> {
        let plain = match token {
            "+B" => Some(Action::Pull(Pile::Bases)),
            "+A" => Some(Action::Pull(Pile::Abilities)),
            "keep" => Some(Action::Keep),
            "burn" => Some(Action::Burn),
            "ok" => Some(Action::Ok),
            "renew" => Some(Action::Renew),
            "hold" => Some(Action::Hold),
            "-" => Some(Action::Pass),
            "go" => Some(Action::Go),
            "stop" => Some(Action::Stop),
            "done" => Some(Action::Done),
            _ => None,
        };
        let read = plain
            .or_else(|| token.strip_prefix('!').and_then(read_play))
            .or_else(|| read_build(token))
            .or_else(|| read_attack(token))
            .or_else(|| self.read_named(token));
        read.ok_or_else(|| {
            const FORMS: &str = "+B, keep, h@2b, renew, drop:l, !L, !O:1b2, 1>3, hit:2a1, siege:2a, go, ok, -, done";
            Malformed::new(token, format!("is no action; actions read {FORMS}"))
                .said(Phrase::new("form-action").with("forms", FORMS))
        })
    }

    fn canonical(&self, state: &State, _seat: Seat, action: Action) -> Action {
        if state.table.course.stage != Stage::Assign {
            return action;
        }
        let battle = Self::battle(&state.table);
        let all = |target: Target, amount: u8, pool: u8| {
            let place = self.place_of(&state.table, target)?;
            (amount > 0 && amount == self.left_of(&state.table, target, place).min(pool)).then_some(())
        };
        match action {
            Action::Hit(target, amount) if all(target, amount, battle.pool).is_some() => Action::Hit(target, 0),
            Action::Siege(target, amount) if all(target, amount, battle.siege_pool).is_some() => {
                Action::Siege(target, 0)
            }
            other => other,
        }
    }

    fn write_outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Card(card) => format!("={}", card.letter()),
            Outcome::Start(seat) => format!("={}", crate::INFO.seat_name(seat)),
            Outcome::Army(army) => format!("={}", self.army_id(army)),
        }
    }

    fn read_outcome(&self, token: &str) -> Result<Outcome, Malformed> {
        let read = token.strip_prefix('=').and_then(|text| {
            let mut letters = text.chars();
            match (letters.next(), letters.next()) {
                (Some(digit @ '1'..='2'), None) => Some(Outcome::Start(SEATS[usize::from(digit == '2')])),
                (Some(letter), None) => Card::read(letter).map(Outcome::Card),
                _ => self.read_army(text).map(Outcome::Army),
            }
        });
        read.ok_or_else(|| {
            let [card, seat] = ["=c", "=1"];
            Malformed::new(token, format!("is no outcome; a card reads {card}, a starting player {seat}"))
                .said(Phrase::new("form-outcome").with("card", card).with("seat", seat))
        })
    }

    fn is_outcome(token: &str) -> bool {
        token.starts_with('=')
    }

    /// Returns whether no decision or card is pending that a line cannot hold.
    fn is_quiet(&self, state: &State) -> bool {
        self.can_be_written(state)
    }

    fn write_line(&self, state: &State) -> String {
        self.line_of(&View::of(state, SEATS.into_iter().collect()))
    }

    fn read_line(&self, line: &str) -> Result<State, Malformed> {
        let view = self.parse(line)?;
        if view.secrets.iter().any(Option::is_none) {
            return Err(Malformed::new(line, "hides cards, so it cannot be played on"));
        }
        Ok(view.shown())
    }

    fn write_view(&self, view: &View) -> String {
        self.line_of(view)
    }

    fn read_view(&self, line: &str) -> Result<View, Malformed> {
        self.parse(line)
    }

    fn line_setup(line: &str) -> Result<LineSetup, Malformed> {
        if line.starts_with("att1;") {
            Ok(LineSetup { options: [].into(), seats: Some(2) })
        } else {
            Err(Malformed::new(line, "a position line begins with `att1;`"))
        }
    }
}

impl AttackTheTower {
    /// Returns the name of an army in tokens.
    pub(crate) fn army_id(&self, army: u8) -> &str {
        self.components.armies.get(usize::from(army)).map_or("?", |army| army.id.as_str())
    }

    /// Reads the name of an army.
    pub(crate) fn read_army(&self, text: &str) -> Option<u8> {
        self.components.armies.iter().position(|army| army.id == text).map(|place| place as u8)
    }

    /// Writes an action's token.
    pub fn token(&self, action: Action) -> String {
        match action {
            Action::Army(army) => format!("army:{}", self.army_id(army)),
            Action::Pull(Pile::Bases) => "+B".to_owned(),
            Action::Pull(Pile::Abilities) => "+A".to_owned(),
            Action::Keep => "keep".to_owned(),
            Action::Burn => "burn".to_owned(),
            Action::Build(kind, space) => format!("{}@{}", Card::base(kind).letter(), space.name()),
            Action::Ok => "ok".to_owned(),
            Action::Renew => "renew".to_owned(),
            Action::Hold => "hold".to_owned(),
            Action::Drop(card) => format!("drop:{}", card.letter()),
            Action::Play(ability) => format!("!{}", ability.letter()),
            Action::PlayOn(ability, troop) => format!("!{}:{}", ability.letter(), troop_name(troop)),
            Action::Raze(space) => format!("raze:{}", space.name()),
            Action::Pass => "-".to_owned(),
            Action::Attack { from, joining, to } => format!("{}>{}", group_name(from, joining), to + 1),
            Action::Kill(troop) => format!("kill:{}", troop_name(troop)),
            Action::Hit(target, amount) => format!("hit:{}", amount_name(target, amount)),
            Action::Siege(target, amount) => format!("siege:{}", amount_name(target, amount)),
            Action::Go => "go".to_owned(),
            Action::Stop => "stop".to_owned(),
            Action::Lose(nth) => format!("lose:P{}", nth + 1),
            Action::Place(space) => format!("place:{}", space.name()),
            Action::Done => "done".to_owned(),
        }
    }

    /// Reads `word:what`.
    fn read_named(&self, token: &str) -> Option<Action> {
        let (word, what) = token.split_once(':')?;
        match word {
            "army" => self.read_army(what).map(Action::Army),
            "drop" => one_letter(what).and_then(Card::read).map(Action::Drop),
            "raze" => Space::read(what).map(Action::Raze),
            "place" => Space::read(what).map(Action::Place),
            "kill" => read_troop(what).map(Action::Kill),
            "hit" => read_amount(what).map(|(target, amount)| Action::Hit(target, amount)),
            "siege" => read_amount(what).map(|(target, amount)| Action::Siege(target, amount)),
            "lose" => match read_troop(what)? {
                Troop::Special(nth) => Some(Action::Lose(nth)),
                Troop::On(..) => None,
            },
            _ => None,
        }
    }
}

/// Names a troop: `2b1`, `P1`.
pub(crate) fn troop_name(troop: Troop) -> String {
    match troop {
        Troop::On(space, nth) => format!("{}{}", space.name(), nth + 1),
        Troop::Special(nth) => format!("P{}", nth + 1),
    }
}

/// Names what damage is laid on.
pub(crate) fn target_name(target: Target) -> String {
    match target {
        Target::Troop(troop) => troop_name(troop),
        Target::Base(space) => space.name(),
        Target::Palace => "P".to_owned(),
    }
}

fn amount_name(target: Target, amount: u8) -> String {
    let name = target_name(target);
    if amount == 0 { name } else { format!("{name}={amount}") }
}

/// Names a group and the special troops that join it: `1`, `P`, `1+P1P2`.
pub(crate) fn group_name(from: u8, joining: u8) -> String {
    let group = if from == PALACE { "P".to_owned() } else { (from + 1).to_string() };
    if joining == 0 { group } else { format!("{group}+{}", joining_names(joining)) }
}

/// Names special troops: `P1P3`.
pub(crate) fn joining_names(joining: u8) -> String {
    ["P1", "P2", "P3"]
        .into_iter()
        .enumerate()
        .filter(|(nth, _)| joining >> nth & 1 == 1)
        .map(|(_, name)| name)
        .collect()
}

fn one_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

fn read_troop(text: &str) -> Option<Troop> {
    match text.as_bytes() {
        [b'P', nth @ b'1'..=b'3'] => Some(Troop::Special(nth - b'1')),
        [_, _, nth @ b'1'..=b'2'] => Space::read(text.get(..2)?).map(|space| Troop::On(space, nth - b'1')),
        _ => None,
    }
}

fn read_target(text: &str) -> Option<Target> {
    match text {
        "P" => Some(Target::Palace),
        _ => Space::read(text).map(Target::Base).or_else(|| read_troop(text).map(Target::Troop)),
    }
}

/// Reads `2a1` or `2a1=1`.
fn read_amount(text: &str) -> Option<(Target, u8)> {
    match text.split_once('=') {
        None => read_target(text).map(|target| (target, 0)),
        Some((target, amount)) => Some((read_target(target)?, read_number(amount).filter(|amount| *amount > 0)?)),
    }
}

/// Reads a number without leading zeros.
pub(crate) fn read_number(text: &str) -> Option<u8> {
    let plain = text == "0" || text.starts_with(|digit: char| ('1'..='9').contains(&digit));
    text.parse().ok().filter(|_| plain)
}

fn read_play(text: &str) -> Option<Action> {
    match text.split_once(':') {
        None => one_letter(text).and_then(Ability::read).map(Action::Play),
        Some((letter, troop)) => Some(Action::PlayOn(one_letter(letter).and_then(Ability::read)?, read_troop(troop)?)),
    }
}

fn read_build(token: &str) -> Option<Action> {
    let (letter, space) = token.split_once('@')?;
    let kind: Kind = one_letter(letter).and_then(Card::read)?.kind()?;
    Some(Action::Build(kind, Space::read(space)?))
}

/// Reads `1`, `P`, `1+P1P2`.
pub(crate) fn read_group(text: &str) -> Option<(u8, u8)> {
    let (group, joining) = text.split_once('+').map_or((text, None), |(group, joining)| (group, Some(joining)));
    let from = match group {
        "1" => 0,
        "2" => 1,
        "3" => 2,
        "P" => PALACE,
        _ => return None,
    };
    let joining = match joining {
        None => 0,
        Some(names) => (1..8).find(|joining| joining_names(*joining) == names)?,
    };
    Some((from, joining))
}

fn read_attack(token: &str) -> Option<Action> {
    let (group, to) = token.split_once('>')?;
    let (from, joining) = read_group(group).filter(|(from, joining)| *from != PALACE || *joining == 0)?;
    let to = match to {
        "1" => 0,
        "2" => 1,
        "3" => 2,
        _ => return None,
    };
    Some(Action::Attack { from, joining, to })
}
