//! What a position line may say: a line is refused if no play could be due from it (section 6 of the dossier).

use contract::{Seat, SeatSet};

use crate::RaiseTheShields;
use crate::ability::{FLIP, is_ready};
use crate::cell::SECTORS;
use crate::options::{AbilityFirstUse, City3Placement, EndCheck};
use crate::sheet::ALL_SHIELDS;
use crate::state::{City, Phase, Sheet, State};
use crate::view::Withheld;

/// Why a line is refused.
type Reason = String;

fn demand(holds: bool, reason: &str) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(reason.to_owned()) }
}

impl RaiseTheShields {
    /// Checks a state that was read, before the steps of the work step are replayed.
    ///
    /// # Errors
    /// When it says something impossible.
    pub(crate) fn audit(&self, state: &State, kept: Withheld) -> Result<(), Reason> {
        let rolled = !(state.phase.is_over() || matches!(state.phase, Phase::Setup | Phase::Roll));
        demand(rolled != (state.shared == [0; 2]), "the shared dice do not fit the phase")?;
        for seat in SeatSet::all(self.setup.seats).iter() {
            let player = state.player(seat);
            let shows = player.die > 0 || kept.dice.contains(seat);
            demand(rolled == shows, "the dice do not fit the phase")?;
            self.audit_sheet(state.phase, &player.sheet)?;
        }
        match state.phase {
            Phase::Setup => {
                let due = self.setup.seats == 1 && self.options.solo_setup_dice.0 > 0 && state.round == 1;
                demand(due, "set-up dice are rolled in solo play alone, in round 1")
            }
            Phase::Flip(seat) => {
                demand(is_ready(&state.player(seat).sheet, FLIP), "city 5 of the asked seat is not ready")
            }
            Phase::Second | Phase::React => self.audit_attack(state),
            Phase::Over(winners) => self.audit_end(state, winners),
            Phase::Expired => self.audit_expiry(state),
            Phase::Roll | Phase::Work => Ok(()),
        }
    }

    /// Checks, once all steps are replayed, that somebody is asked where somebody must be.
    ///
    /// # Errors
    /// When nobody is.
    pub(crate) fn audit_asked(&self, state: &State) -> Result<(), Reason> {
        match state.phase {
            Phase::Work => demand(!self.at_work(state).is_empty(), "all have finished, so their work would be shown"),
            Phase::React => demand(!self.to_answer(state).is_empty(), "nobody is left to answer an attack"),
            _ => Ok(()),
        }
    }

    fn audit_sheet(&self, phase: Phase, sheet: &Sheet) -> Result<(), Reason> {
        demand(sheet.filled.but(&self.realm.open).is_empty(), "a triangle is filled that cannot be")?;
        let joined = self.options.city3_placement == City3Placement::Free || self.joined(&sheet.filled) == sheet.filled;
        demand(joined, "a filled triangle is not joined to the plant")?;
        for city in 0..SECTORS {
            let enabled = !sheet.filled.misses(&self.realm.shaded[city]);
            let told = sheet.cities[city] != City::Asleep;
            demand(enabled == told, "an ability is enabled exactly when a shaded triangle of its city is filled")?;
        }
        let revealed = phase.is_over() || matches!(phase, Phase::Second | Phase::React);
        let new = sheet.cities.contains(&City::New);
        let at_once = self.options.ability_first_use == AbilityFirstUse::SameRound;
        demand(!new || revealed && !at_once, "no ability can have been enabled this round")?;
        let flipped = sheet.cities[FLIP] == City::Used && matches!(phase, Phase::Flip(_) | Phase::Work);
        demand(!sheet.spent || revealed || flipped, "no ability can have been used this round")?;
        let ended = self.shields(sheet) == ALL_SHIELDS;
        let late = self.options.end_check == EndCheck::Round;
        let may = phase.is_over() || late && matches!(phase, Phase::Second | Phase::React);
        demand(!ended || may, "six shields are up, so the game is over")
    }

    /// R30, R33, R50. Checks attacks, the second roll and answers.
    fn audit_attack(&self, state: &State) -> Result<(), Reason> {
        let second = state.phase == Phase::Second;
        if self.setup.seats == 1 {
            let first = State { second: 0, ..*state };
            let blocked = self.is_blocked(&first, Seat::FIRST);
            let due = if second { state.second == 0 && state.players[0].answer.is_none() } else { state.second > 0 };
            demand(blocked == (second || state.second > 0), "a second roll follows exactly on a blocked attack")?;
            demand(due || !blocked, "the second roll does not fit the phase")?;
        } else {
            demand(!second, "a second roll is made in solo play alone")?;
        }
        for seat in SeatSet::all(self.setup.seats).iter() {
            if let Some(answer) = state.player(seat).answer {
                let may = self.may_answer(state, seat) && self.check_answer(state, seat, answer).is_ok();
                demand(may, "an answer is given that cannot be")?;
            }
        }
        Ok(())
    }

    /// R28, R34, R52. Checks that these can have won.
    fn audit_end(&self, state: &State, winners: SeatSet) -> Result<(), Reason> {
        let seats = SeatSet::all(self.setup.seats);
        let sheet = |seat| &state.player(seat).sheet;
        let complete: SeatSet = seats.iter().filter(|seat| self.shields(sheet(*seat)) == ALL_SHIELDS).collect();
        demand(complete.iter().all(|seat| winners.contains(seat)), "whoever has six shields has won")?;
        let alone = self.setup.seats == 1;
        let at_once = self.options.end_check == EndCheck::Step && !complete.is_empty();
        let earned = |seat| complete.contains(seat) || !alone && !at_once && self.has_fallen(sheet(self.target(seat)));
        demand(winners.iter().all(earned), "a winner has neither six shields nor destroyed a city")?;
        let lost = alone && self.has_fallen(sheet(Seat::FIRST));
        demand(!winners.is_empty() || lost, "no city has been destroyed")
    }

    /// R53. Checks that the last round can be over without a result.
    fn audit_expiry(&self, state: &State) -> Result<(), Reason> {
        let complete = |seat| self.shields(&state.player(seat).sheet) == ALL_SHIELDS;
        let nobody = !SeatSet::all(self.setup.seats).iter().any(complete);
        demand(nobody, "whoever has six shields has won")?;
        demand(u32::from(state.round) == self.options.round_cap.0, "nobody has won, yet rounds are left")
    }
}
