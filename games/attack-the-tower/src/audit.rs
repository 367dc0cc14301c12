//! Whether what a line says can lie on a table, and can be played on.

use contract::Seat;

use crate::AttackTheTower;
use crate::card::{ABILITIES, Ability, CARDS, Card, Pile, Space};
use crate::course::{Fate, Stage};
use crate::effect::Passive;
use crate::options::{Armies, ArmyChoice, AttacksPerGroup, Burns, EmptyPile, SetupBuild, SpecialLimitCheck, Windows};
use crate::read::Reason;
use crate::setup::SEATS;
use crate::state::State;
use crate::table::{SetupStep, Side, Table};
use crate::view::{View, unseen};

fn ensure(holds: bool, reason: &str) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(reason.to_owned()) }
}

impl AttackTheTower {
    /// Checks a view that was read.
    pub(crate) fn audit(&self, view: &View, walls: [bool; 2]) -> Result<(), Reason> {
        let course = &view.table.course;
        match course.stage {
            Stage::Army => return self.audit_armies(view),
            Stage::Setup => return self.audit_setup(view),
            _ => {}
        }
        for seat in SEATS {
            self.audit_side(view, seat)?;
            let walled = course.turn > 0 && seat == course.active && self.is_walled(&view.table);
            ensure(walls[seat.index()] == walled, "! stands where a wall stops the active player, and nowhere else")?;
        }
        if course.stage == Stage::Start {
            return self.audit_start(view);
        }
        ensure(course.first.is_none(), "f is for the set-up")?;
        self.audit_turn(&view.table)?;
        self.audit_stage(&view.shown())
    }

    /// R74.
    fn audit_armies(&self, view: &View) -> Result<(), Reason> {
        let chosen = SEATS.map(|seat| view.side(seat).army.is_some());
        ensure(self.options.armies == Armies::Free, "the armies are set by an option")?;
        ensure(chosen != [true, true] && view.table.course.done.len() < 2, "armies are chosen, the set-up begins")?;
        if self.options.army_choice != ArmyChoice::Secret {
            ensure(chosen != [false, true], "seat 1 chooses first")?;
            ensure(view.table.course.done.is_empty(), "nothing is hidden here")?;
        }
        let clean = view.table.sides.iter().all(is_fresh);
        ensure(clean && view.table.course.is_idle(), "before the set-up nothing has happened")
    }

    /// R2-R5.
    fn audit_setup(&self, view: &View) -> Result<(), Reason> {
        ensure(view.table.course.is_idle(), "in the set-up no turn has begun")?;
        for seat in SEATS {
            if let Some(secret) = view.secret(seat) {
                self.audit_hand(&view.shown(), seat, secret.setup)?;
            } else {
                ensure(
                    self.options.setup_build == SetupBuild::Secret
                        || view.side(seat).hand_size() <= self.components.start_hand,
                    "a first hand has too many cards",
                )?;
                if self.options.setup_build == SetupBuild::InOrder {
                    self.audit_open_setup(view.side(seat))?;
                }
            }
        }
        Ok(())
    }

    /// R2-R4. A player's own set-up can have come about.
    fn audit_hand(&self, state: &State, seat: Seat, step: SetupStep) -> Result<(), Reason> {
        let (side, secret) = (state.table.side(seat), state.secret(seat));
        let burned: u32 = secret.gone.iter().chain(&side.discards).map(|count| u32::from(*count)).sum();
        let laid = secret.laid.iter().flatten().count() as u8 + side.base_count();
        let held: u8 = secret.hand.iter().fold(0, |sum, count| sum.saturating_add(*count));
        self.audit_step(step, held, laid, burned, secret.pile.iter().map(|count| u32::from(*count)).sum())?;
        Self::audit_quiet_side(side)
    }

    fn audit_open_setup(&self, side: &Side) -> Result<(), Reason> {
        let burned = side.discards.iter().map(|count| u32::from(*count)).sum();
        let piles = u32::from(side.piles[0]) + u32::from(side.piles[1]);
        self.audit_step(side.setup, side.hand_size(), side.base_count(), burned, piles)?;
        self.audit_known(side)?;
        Self::audit_quiet_side(side)
    }

    fn audit_step(&self, step: SetupStep, held: u8, laid: u8, burned: u32, left: u32) -> Result<(), Reason> {
        let size = self.components.start_hand;
        let hands = burned / u32::from(size);
        ensure(burned.is_multiple_of(u32::from(size)), "whole hands are burned")?;
        let allowed = match self.options.burns {
            Burns::Unlimited => true,
            Burns::One => hands <= 1,
            Burns::None => hands == 0,
        };
        ensure(allowed, "so many hands cannot be burned")?;
        let may_burn = left >= u32::from(size)
            && match self.options.burns {
                Burns::Unlimited => true,
                Burns::One => hands == 0,
                Burns::None => false,
            };
        let fits = match step {
            SetupStep::Draw(drawn) => drawn <= size && held + drawn == size && laid == 0 && left >= u32::from(drawn),
            SetupStep::Choose => held == size && laid == 0 && may_burn,
            SetupStep::Build | SetupStep::Over => held.checked_add(laid) == Some(size),
        };
        ensure(fits, "the first hand has not that many cards")
    }

    /// There are bases without troops and nothing else.
    fn audit_quiet_side(side: &Side) -> Result<(), Reason> {
        let empty = side.bases.iter().all(|base| base.troops == 0) && side.specials + side.ghosts == 0;
        let unknown = side.known == [0; CARDS] && side.played == [0; ABILITIES];
        ensure(empty && unknown, "there are no troops and no played cards in the set-up")
    }

    /// R6.
    fn audit_start(&self, view: &View) -> Result<(), Reason> {
        ensure(view.table.course.is_idle(), "in the set-up no turn has begun")?;
        ensure(
            self.options.start_player == crate::options::StartPlayer::Random && view.table.course.first.is_none(),
            "who begins is known",
        )?;
        for seat in SEATS {
            let side = view.side(seat);
            self.audit_open_setup(&Side { setup: SetupStep::Over, ..*side })?;
        }
        Ok(())
    }

    /// The cards of a side add up, and its troops can be there.
    fn audit_side(&self, view: &View, seat: Seat) -> Result<(), Reason> {
        let side = view.side(seat);
        let Some(army) = side.army else { return Err("armies must be chosen".to_owned()) };
        self.audit_known(side)?;
        if view.secret(seat).is_none() {
            let deck = &self.components.armies[usize::from(army)].deck;
            let over = |card: Card| {
                let at = card.index();
                u32::from(side.discards[at]) + u32::from(side.known[at]) + u32::from(crate::view::on_board(side, card))
                    > u32::from(deck[at])
            };
            ensure(!Card::all().any(over), "there are more cards of a kind than the deck has")?;
            let left = unseen(deck, side);
            let adds_up = |pile: Pile| {
                let hidden = u32::from(side.hand[pile as usize]) - u32::from(pile.count(&side.known));
                u32::from(pile.count(&left)) == hidden + u32::from(side.piles[pile as usize])
            };
            ensure(Pile::ALL.into_iter().all(adds_up), "hand, piles and what lies open must add up to the deck")?;
        } else if let Some(secret) = view.secret(seat) {
            let known = Card::all().all(|card| side.known[card.index()] <= secret.hand[card.index()]);
            ensure(known, "what is known of a hand must be in it")?;
        }
        let special = Ability::SPECIAL.index();
        ensure(side.played[special] == 0, "a special card becomes a troop")?;
        let too_many = Self::too_many_specials(side) > 0;
        let later = self.options.special_limit_check == SpecialLimitCheck::EndOfTurn;
        ensure(!too_many || later, "there are more special troops than territories with three bases")?;
        let returns = self.army(side).passive == Passive::Returns;
        ensure(side.ghosts == 0 || returns, "no special troop of this army comes back")?;
        self.audit_raised(side)
    }

    /// What is known of a hand since a reshuffle.
    fn audit_known(&self, side: &Side) -> Result<(), Reason> {
        for pile in Pile::ALL {
            let known = pile.count(&side.known);
            let may = self.options.empty_pile == EmptyPile::Reshuffle && side.piles[pile as usize] > 0;
            ensure(known == 0 || may, "with an empty pile the counts tell what is known")?;
            ensure(known <= side.hand[pile as usize], "more of a hand is known than is in it")?;
        }
        Ok(())
    }

    /// R92. Troops are raised by cards that were played.
    fn audit_raised(&self, side: &Side) -> Result<(), Reason> {
        let army = self.army(side);
        let most: u32 = Ability::ALL
            .into_iter()
            .filter_map(|ability| Some(u32::from(army.raises(ability)?) * u32::from(side.played[ability.index()])))
            .sum();
        let given = side.bases.iter().flat_map(|base| base.raised).chain(side.raised);
        ensure(given.map(u32::from).sum::<u32>() <= most, "no card has raised these troops")
    }

    /// What the turn remembers.
    fn audit_turn(&self, table: &Table) -> Result<(), Reason> {
        let (course, limit) = (&table.course, self.options.turn_limit.0);
        ensure(limit == 0 || u32::from(course.turn) <= limit, "the game ends before this turn")?;
        let idle = u32::from(course.idle);
        ensure(idle <= self.options.stalemate_turns.0, "nobody may be idle for so long")?;
        ensure(idle < u32::from(course.turn), "there were not so many turns")?;
        ensure(course.busy || course.barred == 0 && course.spent == 0, "an attack makes a turn busy")?;
        let once = self.options.attacks_per_group == AttacksPerGroup::Once;
        ensure(once || course.spent == 0, "groups may attack more than once")?;
        let early = matches!(course.stage, Stage::Renew | Stage::Draw | Stage::Drop | Stage::Build);
        let untouched = course.barred == 0 && course.spent == 0;
        ensure(!early || untouched, "there are no attacks before the renewal")?;
        let clean = |side: &Side| {
            let raised = side.bases.iter().flat_map(|base| base.raised).chain(side.raised).all(|raised| raised == 0);
            side.played == [0; ABILITIES] && side.ghosts == 0 && side.slain == 0 && raised
        };
        ensure(!early || table.sides.iter().all(clean), "no card is played before the renewal is over")?;
        let losses = course.stage == Stage::Renew && table.sides.iter().any(|side| side.lost > 0);
        ensure(!losses, "nothing is lost before the turn begins")?;
        ensure(!course.passed || matches!(course.stage, Stage::Window | Stage::End), "a pass came in a window")?;
        ensure(course.attack.is_none() || course.stage == Stage::Window, "an attack stands while its window is open")?;
        let drawing = course.stage == Stage::Draw;
        ensure(drawing == (course.left > 0), "n is the number of draws left")?;
        let fixed = course.stage == Stage::Renew && course.busy;
        let renewing = matches!(course.stage, Stage::Draw | Stage::Drop | Stage::Build) && !course.busy;
        ensure(!fixed && !renewing, "d stands for a renewal or an attack of this turn")?;
        let must = self.must_renew(table) && !course.busy && !matches!(course.stage, Stage::Renew);
        ensure(!must, "after so many idle turns there was a renewal")
    }

    /// Whoever is asked has something to decide.
    fn audit_stage(&self, state: &State) -> Result<(), Reason> {
        let (table, course) = (&state.table, &state.table.course);
        let asked = table.side(course.asked);
        match course.stage {
            Stage::Draw => {
                ensure(course.left <= self.draws(table, course.asked), "there are not so many draws")?;
                ensure(self.can_draw_any(state, course.asked), "there is nothing to draw")
            }
            Stage::Drop => ensure(self.holds_too_many(table, course.asked), "nothing has to be discarded"),
            Stage::Answer => ensure(asked.may_answer(), "nobody is asked without an ability card"),
            Stage::End => {
                ensure(self.options.windows != Windows::BattleOnly, "there is no end window")?;
                ensure(asked.may_answer(), "nobody is asked without an ability card")
            }
            Stage::Window => self.audit_window(table),
            Stage::Over(fate) => self.audit_end(table, fate),
            _ => Ok(()),
        }
    }

    fn audit_window(&self, table: &Table) -> Result<(), Reason> {
        let course = &table.course;
        let Some(attack) = course.attack else { return Err("a window belongs to an attack".to_owned()) };
        ensure(course.busy, "an attack makes a turn busy")?;
        ensure(table.side(course.asked).may_answer(), "nobody is asked without an ability card")?;
        let specials = (1u8 << table.side(course.active).specials) - 1;
        ensure(attack.joining & !specials == 0, "there are not so many special troops")?;
        ensure(self.fighters(table, 0) != 0, "the attackers are gone")?;
        let bases = table.side(crate::table::other(course.active)).bases_in(attack.to);
        ensure(attack.palace == (bases == 0), "the way to the palace leads through a territory without bases")?;
        if self.options.attacks_per_group == AttacksPerGroup::Once {
            let by_group = attack.joining == 0 || attack.from < crate::course::PALACE;
            ensure(!by_group || course.spent >> attack.from & 1 == 1, "the group has attacked")?;
            let joined = attack.joining & !(course.spent >> crate::course::FIRST_SPENT);
            ensure(joined == 0, "those who join have attacked")?;
        }
        Ok(())
    }

    /// R55, R71.
    fn audit_end(&self, table: &Table, fate: Fate) -> Result<(), Reason> {
        let Fate::Limit(winner) = fate else { return ensure(table.course.busy, "an attack makes a turn busy") };
        let limit = self.options.turn_limit.0;
        ensure(limit > 0 && u32::from(table.course.turn) == limit, "the last turn is not over")?;
        let swept =
            |side: &Side| side.played == [0; ABILITIES] && side.ghosts == 0 && side.lost == 0 && side.slain == 0;
        ensure(table.sides.iter().all(swept), "played cards are put away at the end of a turn")?;
        ensure(self.stronger_of(table) == winner, "the stronger player wins")
    }
}

impl crate::course::Course {
    /// Says whether no turn has left a trace.
    fn is_idle(&self) -> bool {
        let quiet = self.idle == 0 && !self.busy && self.barred == 0 && self.spent == 0 && self.left == 0;
        quiet && self.attack.is_none() && !self.passed && (self.asked == Seat::FIRST || self.stage == Stage::Setup)
    }
}

/// Says whether a side has not begun.
fn is_fresh(side: &Side) -> bool {
    let empty = Space::all().all(|space| side.base(space).kind.is_none());
    empty && side.specials + side.ghosts == 0 && side.hand == [0; 2] && side.discards == [0; CARDS]
}
