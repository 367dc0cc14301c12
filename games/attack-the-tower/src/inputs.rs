//! What a learner is told: both boards as they stand once the attack under way is over ([`crate::settle`]), what each player
//! threatens, the own cards, and what the backs and a careful count tell of the other hand.

use contract::{InputSink, Inputs, Seat};

use crate::AttackTheTower;
use crate::action::Troop;
use crate::card::{ABILITIES, Ability, CARDS, Card, Cards, KINDS, Kind, Pile, SPACES, SPECIALS, Space, TERRITORIES};
use crate::course::{Course, Stage};
use crate::estimate::{SCALE, Standing};
use crate::options::SetupBuild;
use crate::power::Situation;
use crate::state::{Secret, State};
use crate::table::{SetupStep, Side, Table, other};
use crate::view::{totals, unseen};

/// Leads by the estimate, in points of power, from which on a net may tell them apart.
const LEADS: [f32; 11] = [-40.0, -25.0, -15.0, -8.0, -3.0, 0.0, 3.0, 8.0, 15.0, 25.0, 40.0];
/// How many stages there are.
const STAGES: usize = 20;
/// The most cards of a hand that are told apart.
const HAND: usize = 8;
/// The logit of an attack that ends the game unless another card is played.
const SURE: f32 = 8.0;
/// How much power is very much.
const MUCH: f32 = 10.0;

impl Inputs for AttackTheTower {
    const SCHEME: u16 = 1;

    fn inputs<S: InputSink>(&self, state: &State, seat: Seat, sink: &mut S) {
        let known = self.known_to(state, seat);
        let settled = self.settled(&known);
        Self::write_course(&known.table.course, seat, sink);
        let standings = [seat, other(seat)].map(|owner| self.standing(&settled, owner));
        let lead = (standings[0].sum() - standings[1].sum()) as f32;
        let fate = Self::verdict_of(settled.table.course.stage);
        let won_by = |seat: Seat| f32::from(u8::from(fate.as_ref().is_some_and(|fate| fate.winners.contains(seat))));
        sink.estimate("the attack wins", won_by(seat), SURE);
        sink.estimate("the attack loses", won_by(other(seat)), -SURE);
        sink.estimate("lead", (lead / (2.0 * SCALE as f32)).clamp(-3.0, 3.0), 2.0);
        sink.reached("lead of", LEADS, lead);
        for (about, owner, standing) in [("mine", seat, standings[0]), ("theirs", other(seat), standings[1])] {
            sink.about(about);
            self.write_board(&settled.table, owner, sink);
            write_standing(&standing, sink);
            self.write_cards(&known, owner, owner == seat, sink);
        }
    }

    /// R71. The part of both players' strength that is one's own.
    fn progress(&self, state: &State, seat: Seat) -> f64 {
        let strength = |seat: Seat| f64::from(self.strength_of(state.table.side(seat)));
        strength(seat) / (strength(seat) + strength(other(seat))).max(1.0)
    }
}

impl AttackTheTower {
    /// Returns what a player knows of a state. In the place of the other hand stand as many cards as its backs tell.
    ///
    /// R5. Whoever is ready second uncovers both boards. Before one decides that, the other board is anybody's guess, and a
    /// guess at random is a weak one: who looked at it would be ready too soon, with cards in the hand that belong on the
    /// board. So the other board counts from the first turn on.
    fn known_to(&self, state: &State, seat: Seat) -> State {
        let mut known = *state;
        let enemy = other(seat);
        let mut hand: Cards = [0; CARDS];
        if state.table.course.stage == Stage::Start && self.options.setup_build == SetupBuild::Secret {
            let side = known.table.side_mut(enemy);
            let piles = side.army.map_or([0; 2], |army| totals(&self.components.armies[usize::from(army)].deck));
            *side = Side { army: side.army, piles, setup: side.setup, ..Side::EMPTY };
        }
        let [bases, abilities] = known.table.side(enemy).hand;
        hand[Card::base(Kind(0)).index()] = bases;
        hand[Ability(0).card().index()] = abilities;
        *known.secret_mut(enemy) = Secret { hand, ..Secret::EMPTY };
        known
    }

    /// R7, R17. Where the game stands.
    fn write_course<S: InputSink>(course: &Course, seat: Seat, sink: &mut S) {
        sink.about("");
        sink.one_of("stage", STAGES, place_of(course.stage));
        sink.flag("my turn", course.active == seat);
        sink.flag("I decide", course.asked == seat);
        sink.number("turns", (f32::from(course.turn) / 20.0).min(3.0));
        sink.one_of("idle turns", 4, course.idle.into());
        sink.flag("renewed or attacked", course.busy);
        sink.flag("attack under way", course.attack.is_some());
        sink.flag("attack on the palace", course.attack.is_some_and(|attack| attack.palace));
    }

    /// R15, R38, R59. A board: what stands in the territories, the strongest first, and on the palace.
    fn write_board<S: InputSink>(&self, table: &Table, owner: Seat, sink: &mut S) {
        let side = table.side(owner);
        let modifiers = self.modifiers(table, owner, Situation::default());
        let power = |troop: Troop| f32::from(self.power(side, troop, &modifiers));
        let of_territory = |territory: u8| -> f32 {
            let troops = |space: Space| (0..side.base(space).troops).map(move |nth| Troop::On(space, nth));
            Space::of(territory).flat_map(troops).map(power).sum()
        };
        let mut territories: [(f32, u8); TERRITORIES] =
            std::array::from_fn(|territory| (of_territory(territory as u8), side.bases_in(territory as u8)));
        territories.sort_by(|one, two| two.0.total_cmp(&one.0).then(two.1.cmp(&one.1)));
        sink.one_of("bases", SPACES + 1, side.base_count().into());
        sink.one_of("full territories", TERRITORIES + 1, side.full_territories().into());
        sink.one_of("special troops", SPECIALS + 1, side.specials.into());
        sink.number(
            "power on the palace",
            (0..side.specials).map(|nth| power(Troop::Special(nth))).sum::<f32>() / MUCH,
        );
        sink.numbers("power of territory", territories.map(|(power, _)| power / MUCH).into_iter());
        for (name, (_, bases)) in
            ["bases of the strongest", "of the second", "of the weakest"].into_iter().zip(territories)
        {
            sink.one_of(name, 4, bases.into());
        }
        let open = (0..TERRITORIES as u8).filter(|territory| side.bases_in(*territory) == 0).count();
        sink.one_of("open territories", TERRITORIES + 1, open);
        self.write_kinds(side, sink);
    }

    /// R9, R15. How many bases and troops of each kind there are; each army has kinds of its own.
    fn write_kinds<S: InputSink>(&self, side: &Side, sink: &mut S) {
        let armies = self.components.armies.len();
        let of_kind = |place: usize| {
            let kind = Kind((place % KINDS) as u8);
            let own = side.army == Some((place / KINDS) as u8);
            side.bases.iter().filter(move |base| own && base.kind == Some(kind))
        };
        sink.one_of("army", armies, side.army.map_or(armies, usize::from));
        let bases = (0..armies * KINDS).map(|place| of_kind(place).count() as f32 / 3.0);
        sink.numbers("bases of army and kind", bases);
        let troops =
            (0..armies * KINDS).map(|place| of_kind(place).map(|base| f32::from(base.troops)).sum::<f32>() / 4.0);
        sink.numbers("troops of army and kind", troops);
    }

    /// R27, R70. The cards of a player: the hand, for the other player what is likely in it; piles; cards in force.
    fn write_cards<S: InputSink>(&self, known: &State, owner: Seat, own: bool, sink: &mut S) {
        let (side, secret) = (known.table.side(owner), known.secret(owner));
        for (name, pile) in ["base cards in hand", "ability cards in hand"].into_iter().zip(Pile::ALL) {
            sink.one_of(name, HAND, pile.count(&secret.hand).into());
        }
        let step = match secret.setup {
            SetupStep::Draw(_) => 0,
            SetupStep::Choose => 1,
            SetupStep::Build => 2,
            SetupStep::Over => 3,
        };
        sink.one_of("step of the set-up", 4, if own { step } else { 4 });
        sink.one_of("bases laid in secret", SPACES + 1, secret.laid.iter().flatten().count());
        sink.numbers("cards in pile", side.piles.map(|count| f32::from(count) / MUCH).into_iter());
        let armies = self.components.armies.len();
        let hand = if own { secret.hand.map(f32::from) } else { self.likely_hand(side) };
        let at = |place: usize| if side.army == Some((place / CARDS) as u8) { hand[place % CARDS] / 2.0 } else { 0.0 };
        sink.numbers("hand of army and card", (0..armies * CARDS).map(at));
        let in_force = |place: usize| {
            let played = side.played[place % ABILITIES];
            if side.army == Some((place / ABILITIES) as u8) { f32::from(played) / 2.0 } else { 0.0 }
        };
        sink.numbers("in force of army and ability", (0..armies * ABILITIES).map(in_force));
    }

    /// Counts the cards of a hand on average, as the other player can: those that are known, and of the rest each unseen
    /// card as often as any other.
    fn likely_hand(&self, side: &Side) -> [f32; CARDS] {
        if side.army.is_none() {
            return [0.0; CARDS];
        }
        let left = unseen(&self.army(side).deck, side);
        std::array::from_fn(|place| {
            let pile = Card(place as u8).pile();
            let hidden = side.hand[pile as usize].saturating_sub(pile.count(&side.known));
            let of_all = f32::from(pile.count(&left)).max(1.0);
            f32::from(side.known[place]) + f32::from(hidden) * f32::from(left[place]) / of_all
        })
    }
}

/// What the estimate adds up.
fn write_standing<S: InputSink>(standing: &Standing, sink: &mut S) {
    sink.number("power", standing.power as f32 / 20.0);
    sink.number("worth of the hand", standing.hand as f32 / MUCH);
    sink.number("about to die", standing.dying.min(40.0) as f32 / MUCH);
    sink.number("threat", standing.threat as f32 / 25.0);
    sink.flag("deadly threat", standing.is_deadly());
}

/// Returns the place of a stage among all stages; those of a game that is over have none.
fn place_of(stage: Stage) -> usize {
    match stage {
        Stage::Army => 0,
        Stage::Setup => 1,
        Stage::Start => 2,
        Stage::Renew => 3,
        Stage::Draw => 4,
        Stage::Drop => 5,
        Stage::Build => 6,
        Stage::Answer => 7,
        Stage::Main => 8,
        Stage::Window => 9,
        Stage::Between => 10,
        Stage::Assign => 11,
        Stage::Proceed => 12,
        Stage::Raze => 13,
        Stage::Lose => 14,
        Stage::End => 15,
        Stage::Place => 16,
        Stage::LateDraw => 17,
        Stage::LateDrop => 18,
        Stage::Over(_) => STAGES - 1,
    }
}
