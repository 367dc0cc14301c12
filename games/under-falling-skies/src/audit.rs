//! What cannot lie on the table: checks of a position that somebody wrote. How it came about is not questioned:
//! positions that play would not reach are accepted if they are consistent in themselves.

use crate::UnderFallingSkies;
use crate::board::Effect;
use crate::options::{ExcavatePlacement, StarredMothership, WhiteReroll};
use crate::space::{GROUND, Space};
use crate::state::{Colour, Phase, Placed, State};

type Verdict = Result<(), String>;

fn demand(holds: bool, reason: impl Into<String>) -> Verdict {
    if holds { Ok(()) } else { Err(reason.into()) }
}

impl UnderFallingSkies {
    /// Says what is wrong with a position.
    pub(crate) fn audit(&self, state: &State) -> Verdict {
        demand(state.round >= 1, "rounds count from 1")?;
        self.audit_ships(state)?;
        self.audit_end(state)?;
        self.audit_excavator(state)?;
        self.audit_robots(state)?;
        self.audit_dice(state)?;
        self.audit_phase(state)
    }

    fn audit_ships(&self, state: &State) -> Verdict {
        let low_start = self.options.starred_mothership == StarredMothership::LowStart;
        let start = if low_start { self.board.mothership_start } else { 0 };
        demand(state.mothership >= start, format!("the mothership starts on row {start}"))?;
        let spots = state.spots.iter().flatten().count() as u8;
        let total =
            spots + state.sky.iter().map(|sky| sky.ships().len()).sum::<u8>() + state.waiting.green + state.waiting.red;
        let red = state.red_in_play();
        let green = self.board.green_on_spots.iter().filter(|spot| **spot).count() as u8;
        demand(total - red == green, format!("there are {green} green ships, all of them always in play"))?;
        demand(red <= self.board.red_ships, format!("there are {} red ships", self.board.red_ships))?;
        let lost = state.phase == Phase::Lost;
        let covered = state.mothership + u8::from(!lost);
        let in_sky = |row: u8| row >= covered && (row < GROUND || lost);
        let mut rows = state.sky.iter().flat_map(|sky| sky.ships().iter());
        demand(rows.all(in_sky), "a ship in the sky stands below the mothership and above the ground")
    }

    fn audit_end(&self, state: &State) -> Verdict {
        let fallen = state.damage >= self.board.damage_limit || state.mothership >= self.board.skull;
        demand(
            fallen == (state.phase == Phase::Lost),
            "the game is lost exactly when damage or mothership say so (R69, R70)",
        )?;
        let finished = state.research as usize == self.board.research.len();
        demand(finished == (state.phase == Phase::Won), "the game is won exactly when the research is finished (R55)")
    }

    fn audit_excavator(&self, state: &State) -> Verdict {
        demand(state.excavator >= self.board.excavator_floor, "the excavator cannot stand so far back (R58)")?;
        let Some(from) = state.dug_from else { return Ok(()) };
        let rooms = matches!(state.phase, Phase::Rooms | Phase::Site { .. } | Phase::Won);
        demand(rooms && !self.options.fresh_room_robot, "where the excavator came from is not remembered here")?;
        demand(
            (self.board.excavator_floor..state.excavator).contains(&from) && state.excavating().is_none(),
            "the excavator has come from behind, and its die has left",
        )
    }

    fn audit_robots(&self, state: &State) -> Verdict {
        let excavated = self.board.excavated[state.excavator as usize];
        let rests = matches!(state.phase, Phase::Rooms | Phase::Site { .. } | Phase::Won);
        for robot in state.robots.iter().flatten() {
            let space = robot.space;
            let in_room = self.board.room(space).is_some();
            demand(in_room && excavated.contains(space), format!("a robot cannot stand on {space} (R47, R58)"))?;
            demand(!robot.exhausted || rests, format!("the robot on {space} is ready again (R54)"))?;
            demand(state.die_on(space).is_none(), format!("{space} holds a die and a robot (R9)"))?;
        }
        Ok(())
    }

    fn audit_dice(&self, state: &State) -> Verdict {
        let digs = state.dice.iter().flatten().filter(|placed| placed.digs).count();
        demand(digs <= 1, "one die a round may be placed ahead of the excavator (R13)")?;
        for placed in state.dice.into_iter().flatten() {
            self.audit_die(state, placed)?;
        }
        let dice = |colour| {
            let on_board = state.dice.iter().flatten().filter(|placed| placed.die.colour == colour).count() as u8;
            on_board + state.hand.count(colour)
        };
        let all = matches!(state.phase, Phase::Place | Phase::Reroll | Phase::Offer);
        for (colour, box_holds) in Colour::BOTH.into_iter().zip(self.board.dice) {
            let fits = if all { dice(colour) == box_holds } else { dice(colour) <= box_holds };
            demand(fits, format!("there are {} black and {} white dice", self.board.dice[0], self.board.dice[1]))?;
        }
        Ok(())
    }

    fn audit_die(&self, state: &State, placed: Placed) -> Verdict {
        let space = placed.space;
        let ahead = self.distance(state, space);
        if !placed.digs {
            let open = self.board.open[state.excavator as usize].contains(space);
            return demand(open, format!("an ordinary die cannot lie on {space} (R11, R12)"));
        }
        let near = ahead.is_some_and(|ahead| ahead <= i32::from(placed.die.value));
        let reaches = near || self.options.excavate_placement == ExcavatePlacement::Loose;
        demand(
            ahead.is_some_and(|ahead| ahead >= 1) && reaches,
            format!("the excavating die cannot lie on {space} (R14)"),
        )
    }

    fn audit_phase(&self, state: &State) -> Verdict {
        let placed = state.dice.iter().flatten().count();
        let shown = state.hand.shown.as_flattened().iter().sum::<u8>();
        let unrolled = state.hand.unrolled.iter().sum::<u8>();
        let white_down = state.dice.iter().flatten().any(|placed| placed.die.colour == Colour::White);
        match state.phase {
            Phase::Roll => Ok(()),
            Phase::Place => demand(shown > 0 && unrolled == 0, "a die is placed from dice that show numbers"),
            Phase::Reroll => demand(
                unrolled > 0 && shown == 0 && white_down,
                "a reroll follows a white die, for all dice in hand (R29)",
            ),
            Phase::Offer => demand(
                self.options.white_reroll == WhiteReroll::Optional && shown > 0 && unrolled == 0 && white_down,
                "a reroll is offered after a white die, with white_reroll = optional",
            ),
            Phase::Rooms => demand(shown + unrolled == 0, "in the rooms phase no die is in hand"),
            Phase::Site { value, room } => self.audit_siting(state, value, room),
            Phase::Mothership => {
                demand(shown + unrolled == 0 && placed == 0, "in the mothership phase all dice are gone")
            }
            Phase::Spawn => {
                demand(shown + unrolled == 0 && placed == 0, "when ships return all dice are gone")?;
                let choice = state.waiting.next().is_some() && self.spots_for_next(state).count() >= 2;
                demand(choice, "a ship is asked for only when it has two or more spots to choose from (R67)")
            }
            Phase::Won | Phase::Lost => demand(unrolled == 0, "after the end the dice in hand show numbers"),
        }
    }

    fn audit_siting(&self, state: &State, value: u8, room: Space) -> Verdict {
        demand(state.hand.is_empty(), "in the rooms phase no die is in hand")?;
        let room = self.board.named(room).filter(|room| room.does(Effect::Robot));
        let loaded = room.filter(|room| room.set.but(state.loaded()).is_empty());
        let value_fits = loaded.is_some_and(|room| Self::value(state, room).min(6) == value as i8);
        demand(value_fits, "the room that builds the robot must be loaded and give its value (R47, R48)")
    }
}
