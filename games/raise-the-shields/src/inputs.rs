//! What a learner is told of a state, from what the seat knows: its own steps of the round, and of the others what lay on
//! the table before it.
//!
//! A small net learns weights, not rules. So a step that is begun is told as what it comes to: dice that are assigned with
//! the drawing that the estimate would make, an attack that is decided with the rectangle that it fills.

mod rival;
mod sheet;

use contract::{Heuristic, InputSink, Inputs, Notation, Seat, SeatSet};

use crate::RaiseTheShields;
use crate::action::Action;
use crate::cell::SECTORS;
use crate::estimate::Finish;
use crate::options::{
    AbilityFirstUse, AttackRectangles, City3Placement, City6Window, EndCheck, NoFit, SoloDifficulty, WorkSectorRule,
};
use crate::state::{AbilityUse, Drawn, Phase, Player, Sheet, Slot, State};

/// Beyond all inputs of a kind: none of them is set.
const NONE: usize = usize::MAX;

/// What a seat has before it: its sheet with the steps of the round, and what it has decided.
struct Prospect {
    sheet: Sheet,
    /// How far its emitters are.
    distances: [u8; SECTORS],
    /// The sector that it attacks, from 0.
    attack: Option<usize>,
    /// The estimate in its own units, about -4 to 4.
    points: f32,
}

impl Inputs for RaiseTheShields {
    const SCHEME: u16 = 1;

    fn inputs<S: InputSink>(&self, state: &State, seat: Seat, sink: &mut S) {
        let prospect = self.prospect(state, seat);
        self.tell_setup(sink);
        tell_turn(state, seat, sink);
        sink.number("estimate", prospect.points);
        let alone = self.setup.seats == 1;
        self.tell_own_sheet(&prospect.sheet, prospect.distances, prospect.attack.filter(|_| alone), sink);
        self.tell_answer(state, seat, sink);
        self.tell_rivals(state, seat, prospect.attack, sink);
    }

    /// The sheet as it has been drawn so far, the dice, and what they were assigned to: nothing is worked out ahead, so that
    /// it costs little.
    fn choice_inputs<S: InputSink>(&self, state: &State, seat: Seat, sink: &mut S) {
        let player = state.player(seat);
        let assigned = player.work.assigned;
        let attack = assigned.map(|assigned| usize::from(assigned.value(Slot::Attack)) - 1);
        let attack = attack.or(usize::from(player.attack).checked_sub(1));
        self.tell_setup(sink);
        tell_turn(state, seat, sink);
        let sheet = self.draft(player);
        self.tell_own_sheet(&sheet, self.distances(&sheet), attack.filter(|_| self.setup.seats == 1), sink);
        self.tell_answer(state, seat, sink);
        self.tell_rivals(state, seat, attack, sink);
        sink.about("");
        let [one, other] = state.shared;
        for (name, die) in
            [("lower shared die", one.min(other)), ("higher shared die", one.max(other)), ("own die", player.die)]
        {
            sink.one_of(name, 7, die.into());
        }
        let value = |slot| assigned.map_or(NONE, |assigned| assigned.value(slot).into());
        for (name, slot) in [("work sector", Slot::Work), ("shape", Slot::Shape), ("attacked sector", Slot::Attack)] {
            sink.one_of(name, 7, value(slot));
        }
    }

    /// A drawing is made of its triangles. Where the dice go is in two parts: what shape comes into which sector belongs
    /// together, and the attack is another matter.
    fn action_parts(&self, action: Action) -> Vec<String> {
        let token = self.write_action(action);
        let split = |at: usize| token.split_at_checked(at).map(|(one, other)| [one.to_owned(), other.to_owned()]);
        match action {
            Action::Assign(_) => token.rfind('a').and_then(split).map(Vec::from).unwrap_or_default(),
            Action::Draw(Drawn::Shape(_)) => token.trim_start_matches('d').split('.').map(str::to_owned).collect(),
            Action::Use(AbilityUse::Fill(..)) => token.split('.').map(str::to_owned).collect(),
            _ => vec![token],
        }
    }

    /// Emitters decide; each counts by how much of its way is filled.
    fn progress(&self, state: &State, seat: Seat) -> f64 {
        let missing = |sheet: &Sheet| self.distances(sheet).iter().map(|distance| f64::from(*distance)).sum::<f64>();
        (1.0 - missing(&state.player(seat).sheet) / missing(&self.blank()).max(1.0)).clamp(0.0, 1.0)
    }
}

impl RaiseTheShields {
    fn prospect(&self, state: &State, seat: Seat) -> Prospect {
        let player = state.player(seat);
        let assigned = player.work.assigned.filter(|_| state.phase == Phase::Work);
        let Some(assignment) = assigned else {
            let announced = usize::from(player.attack).checked_sub(1);
            let points = self.estimate_points(state, seat, self.standing(state, seat));
            let distances = self.distances(&player.sheet);
            return Prospect { sheet: player.sheet, distances, attack: announced, points };
        };
        let Finish { sheet, distances, worth } = self.best_finish(state, seat, player, assignment);
        let attack = usize::from(assignment.value(Slot::Attack)) - 1;
        Prospect { sheet, distances, attack: Some(attack), points: self.estimate_points(state, seat, worth) }
    }

    /// The estimate as a number whose weight is known from the start.
    fn estimate_points(&self, state: &State, seat: Seat, standing: f64) -> f32 {
        if self.turn(state) == contract::Turn::Over {
            let estimate = self.estimate(state, seat);
            return if estimate > 0.5 { 4.0 } else { -4.0 };
        }
        self.logit(state, seat, standing).clamp(-4.0, 4.0) as f32
    }

    /// Tells how many play, and what is not as printed.
    fn tell_setup<S: InputSink>(&self, sink: &mut S) {
        let options = &self.options;
        let alone = self.setup.seats == 1;
        sink.about("option");
        sink.one_of("seats", 7, self.setup.seats.into());
        sink.flag("harder", alone && options.solo_difficulty == SoloDifficulty::Hard);
        sink.flag("obstacles", options.attack_rectangles == AttackRectangles::Obstacle);
        sink.flag("contact in the work sector", options.work_sector_rule == WorkSectorRule::AnchorCell);
        sink.flag("no mirrored strips", !options.shape_mirror);
        sink.flag("what fits must be drawn", options.no_fit == NoFit::MustFitIfPossible);
        sink.flag("abilities at once", options.ability_first_use == AbilityFirstUse::SameRound);
        sink.flag("city 3 fills anywhere", options.city3_placement == City3Placement::Free);
        sink.flag("city 6 answers", options.city6_window == City6Window::Reaction);
        sink.flag("second roll stays", alone && !options.city2_second_roll);
        sink.flag("end after the attacks", options.end_check == EndCheck::Round);
    }

    /// Tells of an announced attack on the seat, and of its answer.
    fn tell_answer<S: InputSink>(&self, state: &State, seat: Seat, sink: &mut S) {
        let announced = matches!(state.phase, Phase::Second | Phase::React);
        let sheet = &state.player(seat).sheet;
        let sector = self.attacked(state, seat);
        let open = announced && !self.is_shielded(sheet, sector);
        sink.about("the announced attack");
        sink.one_of("finds rectangles", 6, if open { usize::from(sheet.hits[sector]).min(5) } else { NONE });
        sink.flag("is blocked", announced && !open);
        sink.number("costs, of 10", if announced { self.incoming(state, seat).min(20.0) as f32 / 10.0 } else { 0.0 });
        let others = SeatSet::all(self.setup.seats).without(seat);
        let waiting = others.iter().filter(|other| !state.player(*other).work.done).count();
        sink.number("others still at work, of 5", if state.phase == Phase::Work { waiting as f32 / 5.0 } else { 0.0 });
    }
}

/// Tells where the round stands.
fn tell_turn<S: InputSink>(state: &State, seat: Seat, sink: &mut S) {
    sink.about("");
    sink.one_of("due", 9, due(state, state.player(seat)));
    sink.number("round, of 20", f32::from(state.round.min(40)) / 20.0);
    sink.flag("first player", state.first == seat);
}

/// Where the round stands for a seat.
fn due(state: &State, player: &Player) -> usize {
    match state.phase {
        Phase::Setup | Phase::Roll => 0,
        Phase::Flip(_) => 1,
        Phase::Work if player.work.done => 5,
        Phase::Work if player.work.drawn.is_some() => 4,
        Phase::Work if player.work.assigned.is_some() => 3,
        Phase::Work => 2,
        Phase::Second => 6,
        Phase::React => 7,
        Phase::Over(_) | Phase::Expired => 8,
    }
}

/// The sectors for people.
const SECTOR: [&str; SECTORS] = ["sector 1", "sector 2", "sector 3", "sector 4", "sector 5", "sector 6"];
