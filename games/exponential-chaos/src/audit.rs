//! Whether what a line says can lie on a table, and can be played on.

use contract::{Seat, SeatSet};

use crate::ExponentialChaos;
use crate::dice::{DefenseDie, DiceSet, Face};
use crate::options::SectorHit;
use crate::read::Reason;
use crate::state::{Due, Phase, State, Tie};

fn ensure(holds: bool, reason: &str) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(reason.to_owned()) }
}

impl ExponentialChaos {
    /// Checks a state that was read.
    pub(crate) fn audit(&self, state: &State) -> Result<(), Reason> {
        self.audit_invasion(state)?;
        self.audit_defense(state)?;
        self.audit_rolling(state)?;
        self.audit_numbers(state)?;
        self.audit_attack(state)?;
        self.audit_due(state)?;
        match state.course.tie {
            Some(tie) => self.audit_tie(state, &tie)?,
            None => ensure(state.course.phase != Phase::Tie, "a tie-break needs its field `tb`")?,
        }
        self.audit_end(state)
    }

    /// R14-R15. Checks the invasion dice.
    fn audit_invasion(&self, state: &State) -> Result<(), Reason> {
        let phase = state.course.phase;
        for die in self.round_of(state).invasion() {
            let faces = self.components.invasion[die.place()].unwrap_or_default();
            let most = faces.iter().copied().max().unwrap_or(0);
            ensure(state.fleet.on(die) <= most, "a die has more saucers than any of its faces")?;
            let fresh = matches!(phase, Phase::Def | Phase::Roll);
            ensure(!fresh || faces.contains(&state.fleet.on(die)), "a die shows what none of its faces does")?;
        }
        let standing = state.fleet.standing() > 0;
        let by_saucers = state.course.due.seats.contains(state.course.active);
        match phase {
            Phase::Hit => ensure(standing, "no saucers are left to do damage"),
            Phase::Assign => ensure(state.useful() > 0, "no defense die has a target, so the step is over"),
            Phase::Def | Phase::Roll => Ok(()),
            Phase::Choose if by_saucers => Ok(()),
            _ => ensure(!standing, "saucers are left, so they come first"),
        }
    }

    /// R16, R20, R25. Checks the defense dice.
    fn audit_defense(&self, state: &State) -> Result<(), Reason> {
        let phase = state.course.phase;
        let blank = state.defense[0] == DefenseDie::Waiting;
        let before = !state.has_invasion();
        let may_wait = before || phase == Phase::Def;
        ensure(!blank || may_wait, "the defense dice are missing")?;
        ensure(blank || !before, "no defense dice lie there in this phase")?;
        for die in state.defense {
            let known = |face: Face| self.components.defense.contains(&face);
            match die {
                DefenseDie::Waiting => {}
                DefenseDie::InHand => ensure(phase == Phase::Def, "dice are in the hand only before a roll")?,
                DefenseDie::Lying(face) => ensure(known(face), "a die shows what none of its faces does")?,
                DefenseDie::Used(face) => {
                    let rolling = matches!(phase, Phase::Def | Phase::Roll);
                    ensure(known(face) && face.reach() != 0 && !rolling, "a die is assigned that cannot be")?;
                }
            }
        }
        ensure(phase != Phase::Def || blank || !state.is_first_roll(), "no die is in the hand, so none is rolled")
    }

    /// R17, R18. Checks re-rolls and locked dice.
    fn audit_rolling(&self, state: &State) -> Result<(), Reason> {
        let (course, most) = (&state.course, self.options.rerolls.0 as u8);
        let fits = match course.phase {
            Phase::Roll => (1..=most).contains(&course.rerolls),
            Phase::Def if !state.is_first_roll() => course.rerolls < most,
            _ => course.rerolls == 0,
        };
        ensure(fits, "there cannot be so many re-rolls")?;
        let dice = ((1 << self.round_of(state).dice) - 1) as u8;
        let hand = (0..state.defense.len()).filter(|die| state.defense[*die] == DefenseDie::InHand);
        let hand = hand.fold(0, |set, die| set | 1 << die);
        let locked = course.locked.0;
        ensure(state.is_rolling() || locked == 0, "dice are locked only while they are rolled")?;
        let fits = match course.phase {
            Phase::Def => locked == 0 && !self.options.set_aside_locked || locked == dice & !hand,
            _ => locked & !dice == 0 && locked != dice,
        };
        ensure(fits || !state.is_rolling(), "the dice that were left out of the last re-roll are locked")?;
        let fresh = course.phase == Phase::Roll && course.rerolls == most;
        ensure(!fresh || course.locked == DiceSet::default(), "no die was left out of a re-roll yet")
    }

    /// R40, R47, R54. Checks missiles and points.
    fn audit_numbers(&self, state: &State) -> Result<(), Reason> {
        let course = &state.course;
        let missiles = state.lying(Face::Missile);
        let by_saucers = course.due.seats.contains(course.active);
        let fits = match course.phase {
            _ if state.is_tie() => course.missiles == 0,
            Phase::Missile if course.attack == 0 => (1..=missiles).contains(&course.missiles),
            Phase::Fire => (1..=missiles).contains(&course.missiles) && self.options.missiles_optional,
            Phase::Missile | Phase::Free => course.missiles < missiles,
            Phase::Choose if !by_saucers => course.missiles < missiles,
            _ => course.missiles == 0,
        };
        ensure(fits, "there cannot be so many missiles")?;
        let strength = self.strength(state);
        let most = match course.phase {
            Phase::Free => strength,
            Phase::Rebuild => strength * state.lying(Face::Rebuild),
            _ => 0,
        };
        let fits = course.points <= most && (most == 0) == (course.points == 0);
        ensure(fits && (most > 0 || course.phase != Phase::Rebuild), "there cannot be so many points to rebuild with")?;
        let rebuild = match course.phase {
            Phase::Free => course.queue,
            Phase::Rebuild => SeatSet::only(course.active),
            _ => SeatSet::NONE,
        };
        let asked = rebuild.iter().all(|seat| !state.planets.of(seat).is_whole());
        ensure(asked, "whose planet is whole is not asked")
    }

    /// R42-R46. Checks who has rolled against a missile and who has countered it.
    fn audit_attack(&self, state: &State) -> Result<(), Reason> {
        let course = &state.course;
        let attacked = self.attacked(state);
        let is_among = |seats: SeatSet| seats.iter().all(|seat| attacked.contains(seat));
        ensure(is_among(course.queue) && is_among(course.rolling), "somebody is not attacked")?;
        let both = course.queue.iter().any(|seat| course.rolling.contains(seat));
        ensure(!both, "somebody has countered and is still to roll")?;
        let order: Vec<Seat> = self.after_attacker(state, attacked).collect();
        let rolled = order.iter().skip_while(|seat| !course.rolling.contains(**seat));
        ensure(rolled.copied().all(|seat| course.rolling.contains(seat)), "counter rolls come in turn order")?;
        let attacks = matches!(course.phase, Phase::Missile | Phase::Tie);
        ensure(course.rolling.is_empty() == (course.attack == 0), "the counter rolls do not fit the attack roll")?;
        ensure(attacks || course.attack == 0, "counter rolls follow a missile")?;
        let waits = attacks && course.attack > 0 || matches!(course.phase, Phase::Free | Phase::Choose);
        ensure(waits || course.queue.is_empty(), "a free rebuild follows a missile")?;
        ensure(course.phase != Phase::Free || !course.queue.is_empty(), "nobody has a free rebuild")?;
        let first = course.attack == 0 || course.rolling != attacked || course.queue.is_empty();
        ensure(first, "somebody has countered before the first roll")
    }

    /// Checks damage that is still to be dealt, where owners choose.
    fn audit_due(&self, state: &State) -> Result<(), Reason> {
        let (course, due) = (&state.course, state.course.due);
        if self.options.sector_hit == SectorHit::OuterFirst {
            return ensure(course.phase != Phase::Choose, "nobody chooses where damage falls");
        }
        if course.attack > 0 {
            let settled = |seat: &Seat| !course.rolling.contains(*seat) && !course.queue.contains(*seat);
            let seats = self.attacked(state).iter().filter(settled).collect();
            let points = self.strength(state);
            let wanted =
                if SeatSet::is_empty(seats) { Due::default() } else { Due { seats, sector: course.attack, points } };
            return ensure(due == wanted, "whoever has not countered takes the damage");
        }
        if course.phase != Phase::Choose {
            return ensure(due == Due::default(), "damage is due, so it comes first");
        }
        ensure(!due.seats.is_empty(), "no damage is due")?;
        if due.seats.contains(course.active) {
            let alone = due.seats.len() == 1 && !state.is_tie() && course.queue.is_empty();
            ensure(alone, "saucers do damage to the active player alone")?;
            let most = self.components.invasion.iter().flatten().flatten().copied().max().unwrap_or(0);
            ensure(due.points <= most, "no die has so many saucers")?;
        } else {
            let attacked = self.attacked(state);
            let struck = due.seats.iter().all(|seat| attacked.contains(seat) && !course.queue.contains(seat));
            ensure(struck && due.points <= self.strength(state), "a missile does not do this damage")?;
        }
        ensure(self.must_choose(state), "there is nothing to choose, so the point falls by itself")
    }

    /// R59-R63. Checks a tie-break.
    fn audit_tie(&self, state: &State, tie: &Tie) -> Result<(), Reason> {
        let course = &state.course;
        let fits = matches!(course.phase, Phase::Tie | Phase::Free | Phase::Choose);
        ensure(fits && usize::from(course.round) == self.components.rounds.len(), "there is no tie-break now")?;
        ensure(tie.tied.len() > 1, "a tie-break is fought by two or more")?;
        let from = self.starter(state, course.round);
        let order: Vec<Seat> = self.in_order(tie.tied, from).collect();
        let attackers: Vec<Seat> = self.in_order(tie.attackers, from).collect();
        ensure(!attackers.is_empty() && order.ends_with(&attackers), "attacks come in turn order")?;
        ensure(attackers[0] == course.active, "the attacker stands first in the list")?;
        let groups = tie.dropped.iter().copied().max().unwrap_or(0);
        let both = tie.tied.iter().any(|seat| tie.dropped[seat.index()] > 0);
        ensure(!both, "somebody is tied and has dropped out")?;
        let full = (1..=groups).all(|group| tie.dropped.contains(&group));
        ensure(full && u16::from(groups) < tie.cycle, "there cannot be so many groups that dropped out")?;
        let fresh = course.phase == Phase::Tie && course.attack == 0 && attackers == order;
        let score = |seat: Seat| self.score(state.planets.of(seat));
        let level = order.iter().all(|seat| score(*seat) == score(order[0]));
        ensure(!fresh || level, "at the start of a cycle those who are tied have the same score")?;
        let first = fresh && tie.cycle == 1;
        let top = SeatSet::all(self.setup.seats).iter().map(score).max();
        ensure(!first || top == Some(score(order[0])), "those with the highest score are tied")
    }

    /// R57-R64. Checks that the game can have ended like this.
    fn audit_end(&self, state: &State) -> Result<(), Reason> {
        let course = &state.course;
        if course.phase != Phase::Over {
            return ensure(course.places[0] == 0, "places are given at the end");
        }
        ensure(usize::from(course.round) == self.components.rounds.len(), "the game ends after the last round")?;
        let seats: Vec<Seat> = SeatSet::all(self.setup.seats).iter().collect();
        let score = |seat: Seat| self.score(state.planets.of(seat));
        if course.places[0] == 0 {
            let last = self.seat_after(self.starter(state, course.round), self.setup.seats - 1);
            ensure(course.active == last, "the game ends with the last turn of a round")?;
            let top = seats.iter().map(|seat| score(*seat)).max();
            let winners = seats.iter().filter(|seat| Some(score(**seat)) == top).count();
            return ensure(winners == 1, "several share the highest score, so there is a tie-break");
        }
        let place = |seat: Seat| course.places[seat.index()];
        for seat in &seats {
            let ahead = seats.iter().filter(|other| place(**other) < place(*seat)).count();
            ensure(ahead + 1 == usize::from(place(*seat)), "the places do not follow one another")?;
            let equal = seats.iter().all(|other| place(*other) != place(*seat) || score(*other) == score(*seat));
            ensure(equal, "players of different scores do not share a place")?;
        }
        Ok(())
    }
}
