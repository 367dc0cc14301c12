//! Reads position lines. What a line says must be able to lie on a table; [`crate::audit`] sees to that.

use contract::{Malformed, Seat, SeatSet};

use crate::AttackTheTower;
use crate::card::{Ability, CARDS, Card, Cards};
use crate::course::{Attack, Course, FIRST_SPENT, Fate, PALACE, Stage};
use crate::effect::Tally;
use crate::fields::{
    read_barred, read_boards, read_letters, read_phase, read_piles, read_specials, read_step, split_number,
};
use crate::notation::{read_group, read_number};
use crate::options::{RenewBuild, SetupBuild, SpecialAttack};
use crate::setup::SEATS;
use crate::state::Secret;
use crate::table::{SetupStep, Side, Table};
use crate::view::{View, totals};

/// What is wrong with a field, as its reader says.
pub(crate) type Reason = String;

/// One side as it is written: what lies open, the player's own cards unless they are hidden, and the wall.
struct Written {
    side: Side,
    secret: Option<Secret>,
    walled: bool,
    /// R2-R5. How far the set-up is, where that is written; `None` when it is not finished and hidden.
    step: Option<SetupStep>,
    is_done: bool,
}

impl AttackTheTower {
    /// Reads a line as somebody may read it.
    ///
    /// # Errors
    /// When it is broken or says something impossible.
    pub(crate) fn parse(&self, line: &str) -> Result<View, Malformed> {
        let fields: Vec<&str> = line.split(crate::notation::PART).collect();
        let ["att1", turn, active, phase, one, two, memo] = fields[..] else {
            return Err(Malformed::new(line, "a position line has 7 fields: att1;turn;active;phase;side;side;memo"));
        };
        self.read_fields(turn, active, phase, [one, two], memo).map_err(|reason| Malformed::new(line, reason))
    }

    fn read_fields(&self, turn: &str, active: &str, phase: &str, sides: [&str; 2], memo: &str) -> Result<View, Reason> {
        let number: u16 = turn.parse().map_err(|_| format!("`{turn}` is no turn"))?;
        if number.to_string() != turn {
            return Err(format!("`{turn}` is no turn"));
        }
        let seat = match (active, number) {
            ("-", 0) => Seat::FIRST,
            ("1", 1..) => SEATS[0],
            ("2", 1..) => SEATS[1],
            _ => return Err(format!("`{active}` cannot be the active player of turn {turn}")),
        };
        let stage = match read_phase(phase)? {
            Stage::Setup if sides.iter().all(|side| side.ends_with("/r")) => Stage::Start,
            stage => stage,
        };
        if (number == 0) != matches!(stage, Stage::Army | Stage::Setup | Stage::Start) {
            return Err(format!("turn {turn} has no phase {phase}"));
        }
        let [one, two] = [self.read_side(sides[0], stage)?, self.read_side(sides[1], stage)?];
        let mut course = Course { turn: number, active: seat, asked: seat, stage, ..Course::START };
        course.done =
            SEATS.into_iter().zip([&one, &two]).filter(|(_, side)| side.is_done).map(|(seat, _)| seat).collect();
        if stage == Stage::Setup {
            self.settle_setup(&mut course, [&one, &two])?;
        } else if stage != Stage::Army {
            course.done = SeatSet::NONE;
        }
        self.read_memo(memo, &mut course)?;
        let walls = [one.walled, two.walled];
        let mut view = View { table: Table { sides: [one.side, two.side], course }, secrets: [one.secret, two.secret] };
        if view.table.course.stage == Stage::Setup && self.options.setup_build == SetupBuild::Secret {
            for side in &mut view.table.sides {
                side.setup = SetupStep::Over;
            }
        }
        self.audit(&view, walls)?;
        Ok(view)
    }

    /// R5. In the set-up both are asked, or one after the other.
    fn settle_setup(&self, course: &mut Course, sides: [&Written; 2]) -> Result<(), Reason> {
        if self.options.setup_build == SetupBuild::Secret {
            return Ok(());
        }
        if sides.iter().any(|side| side.step.is_none()) {
            return Err("in a set-up in seat order nothing is written as ?".to_owned());
        }
        course.asked = if course.done.contains(SEATS[0]) { SEATS[1] } else { SEATS[0] };
        let waits = sides[1].step == Some(SetupStep::Draw(self.components.start_hand));
        if course.asked == SEATS[0] && (course.done.contains(SEATS[1]) || !waits) {
            return Err("seat 1 sets up first".to_owned());
        }
        Ok(())
    }

    fn read_side(&self, text: &str, stage: Stage) -> Result<Written, Reason> {
        let mut written =
            Written { side: Side::EMPTY, secret: Some(Secret::EMPTY), walled: false, step: None, is_done: false };
        match (text, stage) {
            ("-", Stage::Army) => return Ok(written),
            ("?", Stage::Army) => {
                (written.secret, written.is_done) = (None, true);
                return Ok(written);
            }
            _ if text.len() > 200 => return Err(format!("`{text}` is too long for a side")),
            _ => {}
        }
        let parts: Vec<&str> = text.split('/').collect();
        let army = self.read_army(parts[0]).ok_or_else(|| format!("`{}` is no army", parts[0]))?;
        let deck = self.components.armies[usize::from(army)].deck;
        written.side.army = Some(army);
        match parts[1..] {
            [hidden @ ("?" | "?r")] if stage == Stage::Setup && self.options.setup_build == SetupBuild::Secret => {
                (written.side.piles, written.secret, written.is_done) = (totals(&deck), None, hidden == "?r");
                Ok(written)
            }
            [boards, specials, hand, piles, effects] => {
                read_boards(boards, &mut written.side)?;
                read_specials(specials, &mut written.side)?;
                read_hand(hand, &mut written)?;
                read_piles(piles, &mut written.side)?;
                match stage {
                    Stage::Setup => {
                        let step = read_step(effects).ok_or_else(|| format!("`{effects}` is no step of the set-up"))?;
                        (written.step, written.is_done) = (Some(step), step == SetupStep::Over);
                        written.side.setup = step;
                    }
                    Stage::Start if effects == "r" => {}
                    _ => self.read_effects(effects, &mut written)?,
                }
                self.settle_cards(&mut written, &deck, stage)?;
                Ok(written)
            }
            _ => Err(format!("`{text}` is no side: army/bases/specials/hand/piles/effects")),
        }
    }

    /// Works out the cards of the draw piles, which are all that are nowhere else, and puts what is secret there.
    fn settle_cards(&self, written: &mut Written, deck: &Cards, stage: Stage) -> Result<(), Reason> {
        let (side, Some(secret)) = (&mut written.side, &mut written.secret) else { return Ok(()) };
        for card in Card::all() {
            let at = card.index();
            let placed = u32::from(side.discards[at])
                + u32::from(crate::view::on_board(side, card))
                + u32::from(secret.hand[at]);
            secret.pile[at] = u32::from(deck[at])
                .checked_sub(placed)
                .ok_or_else(|| format!("there are more cards {} than the deck has", card.letter()))?
                as u8;
        }
        if totals(&secret.pile) != side.piles {
            let [bases, abilities] = totals(&secret.pile);
            return Err(format!("the piles must have {bases} and {abilities} cards, so that all add up"));
        }
        let in_secret = match stage {
            Stage::Army => self.options.army_choice == crate::options::ArmyChoice::Secret,
            Stage::Setup => self.options.setup_build == SetupBuild::Secret,
            _ => false,
        };
        match (stage, in_secret) {
            (Stage::Army, true) => {
                *secret = Secret { army: side.army, ..Secret::EMPTY };
                (*side, written.is_done) = (Side::EMPTY, true);
            }
            (Stage::Setup, true) => {
                secret.gone = side.discards;
                for (laid, base) in secret.laid.iter_mut().zip(side.bases) {
                    *laid = base.kind;
                }
                secret.setup = side.setup;
                let crowded = side.bases.iter().any(|base| base.troops > 0) || side.specials + side.ghosts > 0;
                if crowded || side.known != [0; CARDS] {
                    return Err("there are no troops in the set-up".to_owned());
                }
                *side = Side { army: side.army, piles: totals(deck), setup: side.setup, ..Side::EMPTY };
            }
            (Stage::Setup, false) => secret.setup = side.setup,
            _ => {}
        }
        Ok(())
    }

    fn read_effects(&self, text: &str, written: &mut Written) -> Result<(), Reason> {
        let wrong = || format!("`{text}` are no effects: L1O2, then !, then t3 or k2, or -");
        if text == "-" {
            return Ok(());
        }
        let mut rest = text;
        for ability in Ability::ALL {
            if let Some(after) = rest.strip_prefix(ability.letter()) {
                let (count, after) = split_number(after).filter(|(count, _)| *count > 0).ok_or_else(wrong)?;
                written.side.played[ability.index()] = count;
                rest = after;
            }
        }
        if let Some(after) = rest.strip_prefix('!') {
            (written.walled, rest) = (true, after);
        }
        let tally = self.army(&written.side).tally;
        for (letter, counts) in
            [('t', matches!(tally, Some(Tally::Lost(_)))), ('k', matches!(tally, Some(Tally::Slain(_))))]
        {
            if let Some(after) = rest.strip_prefix(letter).filter(|_| counts) {
                let (count, after) = split_number(after).filter(|(count, _)| *count > 0).ok_or_else(wrong)?;
                *if letter == 't' { &mut written.side.lost } else { &mut written.side.slain } = count;
                rest = after;
            }
        }
        if rest.is_empty() { Ok(()) } else { Err(wrong()) }
    }

    fn read_memo(&self, memo: &str, course: &mut Course) -> Result<(), Reason> {
        if memo == "-" {
            return self.settle_memo(course, false);
        }
        let mut last = 0;
        let mut decided = false;
        for part in memo.split(',') {
            let wrong = || format!("`{part}` is nothing to be remembered here");
            let (letter, rest) = part.split_at_checked(1).ok_or_else(wrong)?;
            let place = "fidvuaspn=".find(letter).ok_or_else(wrong)? + 1;
            if place <= last {
                return Err(format!("`{part}` does not stand in its order"));
            }
            last = place;
            let seat = || crate::INFO.seat_names.iter().position(|name| *name == rest).map(Seat::new).ok_or_else(wrong);
            match letter {
                "f" => course.first = Some(seat()?),
                "i" => course.idle = read_number(rest).filter(|idle| *idle > 0).ok_or_else(wrong)?,
                "d" if rest.is_empty() => course.busy = true,
                "v" => course.barred = read_barred(rest).ok_or_else(wrong)?,
                "u" => course.spent = self.read_spent(rest).ok_or_else(wrong)?,
                "a" => course.attack = Some(self.read_attack_of(rest).ok_or_else(wrong)?),
                "s" => course.asked = seat()?,
                "p" if rest == "1" => course.passed = true,
                "n" => course.left = read_number(rest).filter(|left| *left > 0).ok_or_else(wrong)?,
                "=" => {
                    decided = true;
                    let fate = match rest {
                        "0" => Fate::Limit(None),
                        "1" | "2" => Fate::Palace(SEATS[usize::from(rest == "2")]),
                        "1s" | "2s" => Fate::Limit(Some(SEATS[usize::from(rest == "2s")])),
                        _ => return Err(wrong()),
                    };
                    if !matches!(course.stage, Stage::Over(_)) {
                        return Err(wrong());
                    }
                    course.stage = Stage::Over(fate);
                }
                _ => return Err(wrong()),
            }
        }
        self.settle_memo(course, decided)
    }

    fn settle_memo(&self, course: &mut Course, decided: bool) -> Result<(), Reason> {
        if matches!(course.stage, Stage::Over(_)) && !decided {
            return Err("a game that is over says =1, =2 or =0".to_owned());
        }
        if course.stage == Stage::Answer {
            if course.asked == course.active {
                return Err("in the answer window the other player decides".to_owned());
            }
        } else if matches!(course.stage, Stage::Renew | Stage::Main | Stage::Over(_)) && course.asked != course.active {
            return Err("here the active player decides".to_owned());
        } else if course.stage == Stage::Build
            && self.options.renew_build == RenewBuild::Secret
            && course.asked != course.active
        {
            return Err("both build at once".to_owned());
        }
        Ok(())
    }

    fn read_spent(&self, text: &str) -> Option<u8> {
        let (mut spent, mut rest) = (0u8, text);
        for (from, name) in ["1", "2", "3"].into_iter().enumerate() {
            if let Some(after) = rest.strip_prefix(name) {
                (spent, rest) = (spent | 1 << from, after);
            }
        }
        if self.options.special_attack == SpecialAttack::Joins {
            if !rest.is_empty() {
                let specials = (1..8).find(|joining| crate::notation::joining_names(*joining) == rest)?;
                spent |= specials << FIRST_SPENT;
            }
        } else if rest == "P" {
            spent |= 1 << PALACE;
        } else if !rest.is_empty() {
            return None;
        }
        (spent > 0).then_some(spent)
    }

    fn read_attack_of(&self, text: &str) -> Option<Attack> {
        let (group, rest) = text.split_once('>')?;
        let (from, joining) = read_group(group)?;
        let joins = self.options.special_attack == SpecialAttack::Joins;
        if !joins && joining > 0 || joins && from == PALACE && joining == 0 {
            return None;
        }
        let (to, rest) = rest.split_at_checked(1)?;
        let to = ["1", "2", "3"].iter().position(|name| *name == to)? as u8;
        let (palace, touched) = match rest {
            "" => (false, false),
            "P" => (true, false),
            "P*" => (true, true),
            _ => return None,
        };
        Some(Attack { from, joining, to, palace, touched, doomed: [0; 2] })
    }
}

fn read_hand(text: &str, written: &mut Written) -> Result<(), Reason> {
    let wrong = || format!("`{text}` is no hand: lhLO, -, or b2a3; then what is known of it: [lO]");
    let (hand, known) = match text.split_once('[') {
        None => (text, ""),
        Some((hand, known)) => (hand, known.strip_suffix(']').filter(|known| !known.is_empty()).ok_or_else(wrong)?),
    };
    written.side.known = read_letters(known).ok_or_else(wrong)?;
    if let Some(sizes) = hand.strip_prefix('b') {
        let (bases, abilities) = sizes.split_once('a').ok_or_else(wrong)?;
        let sizes = [bases, abilities].map(read_number);
        let [Some(bases), Some(abilities)] = sizes else { return Err(wrong()) };
        if bases == 0 && abilities == 0 {
            return Err(wrong());
        }
        (written.side.hand, written.secret) = ([bases, abilities], None);
        return Ok(());
    }
    let cards =
        if hand == "-" { [0; CARDS] } else { read_letters(hand).filter(|_| !hand.is_empty()).ok_or_else(wrong)? };
    written.side.hand = totals(&cards);
    if let Some(secret) = &mut written.secret {
        secret.hand = cards;
    }
    Ok(())
}
