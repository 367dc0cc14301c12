//! Cards, options, phase and tracks.

use contract::InputSink;

use super::NONE;
use crate::UnderFallingSkies;
use crate::board::Margin;
use crate::options::{
    ArrowChain, EffectOrder, ExcavatePlacement, ExcavatorFloor, PartialRoom, RespawnFullColumns, StarredLowerF5,
    StarredMothership, WhiteReroll,
};
use crate::state::{Phase, State};

impl UnderFallingSkies {
    /// Tells what is not as printed on the plain cards. Costs of research and damage to take are told with the tracks.
    pub(super) fn tell_setup<S: InputSink>(&self, sink: &mut S) {
        let options = &self.options;
        let [mothership, sky_1, sky_2, sky_3, sky_4, upper, lower, research] = options.stars.0;
        sink.about("starred");
        sink.flag("mothership", mothership);
        sink.flag("sky 1", sky_1);
        sink.flag("sky 2", sky_2);
        sink.flag("sky 3", sky_3);
        sink.flag("sky 4", sky_4);
        sink.flag("upper base", upper);
        sink.flag("lower base", lower);
        sink.flag("research", research);
        sink.about("option");
        sink.flag("bottom ship first", options.effect_order == EffectOrder::BottomFirst);
        sink.flag("order of ships as the player says", options.effect_order == EffectOrder::Player);
        sink.flag("arrows lead on", options.arrow_chain == ArrowChain::Resolve);
        sink.flag("loose digging", options.excavate_placement == ExcavatePlacement::Loose);
        sink.flag("excavator stops at its start", options.excavator_floor == ExcavatorFloor::Start);
        sink.flag("whole rooms", options.partial_room == PartialRoom::Room);
        sink.flag("no robots on fresh spaces", !options.fresh_room_robot);
        sink.flag("any spot", options.respawn_full_columns == RespawnFullColumns::Any);
        sink.flag("rerolls are optional", options.white_reroll == WhiteReroll::Optional);
        sink.flag("two red ships wait", options.starred_mothership == StarredMothership::TwoRedWaiting);
        sink.flag("mothership starts low", options.starred_mothership == StarredMothership::LowStart);
        sink.flag("path's end is open", options.starred_lower_f5 == StarredLowerF5::PathEndOpen);
    }

    /// Tells of the phase and the tracks.
    pub(super) fn tell_tracks<S: InputSink>(&self, state: &State, sink: &mut S) {
        let board = &self.board;
        sink.about("");
        sink.one_of("due", 8, due(state.phase));
        sink.one_of("mothership on row", 16, state.mothership.into());
        sink.number("rounds left, of 12", f32::from(board.skull.saturating_sub(state.mothership)) / 12.0);
        let symbol = |ahead: usize| {
            board.margin.get(usize::from(state.mothership) + ahead).map_or(0, |symbol| symbol_kind(*symbol))
        };
        sink.one_of("next symbol", 8, symbol(1));
        sink.one_of("symbol after that", 8, symbol(2));
        sink.one_of("energy", 8, usize::from(state.energy).min(7));
        sink.number("energy, of 7", f32::from(state.energy) / 7.0);
        sink.one_of("damage left", 7, board.damage_limit.saturating_sub(state.damage).min(6).into());
        let done = usize::from(state.research);
        let left: u32 = board.research.iter().skip(done).map(|step| u32::from(*step)).sum();
        sink.one_of("research", 16, done.min(15));
        sink.number("research left, of 53", left as f32 / 53.0);
        let step = |ahead: usize| board.research.get(done + ahead).map_or(NONE, |step| usize::from(*step).min(12));
        sink.one_of("next step of research costs", 13, step(0));
        sink.one_of("step of research after that costs", 13, step(1));
        sink.one_of("excavator at", 30, state.excavator.into());
        sink.number("excavator at, of 30", f32::from(state.excavator) / 30.0);
    }
}

fn due(phase: Phase) -> usize {
    match phase {
        Phase::Roll | Phase::Mothership => 0,
        Phase::Place => 1,
        Phase::Reroll => 2,
        Phase::Offer => 3,
        Phase::Rooms => 4,
        Phase::Site { .. } => 5,
        Phase::Spawn => 6,
        Phase::Won | Phase::Lost => 7,
    }
}

fn symbol_kind(symbol: Margin) -> usize {
    match symbol {
        Margin::Empty => 0,
        Margin::ExcavatorBack(0..=1) => 1,
        Margin::ExcavatorBack(_) => 2,
        Margin::ResearchBack(0..=1) => 3,
        Margin::ResearchBack(_) => 4,
        Margin::RedShip => 5,
        Margin::Damage => 6,
        Margin::Skull => 7,
    }
}
