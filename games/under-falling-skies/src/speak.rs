//! What the game says: prompts, names of actions, and the log. All are keys; the words stand in `words/`.

use contract::{Arg, Label, Observer, Phrase, Prompt, Seat, Speak, Step};

use crate::UnderFallingSkies;
use crate::action::{Action, Roll};
use crate::board::{Effect, Margin, Room};
use crate::event::Event;
use crate::place::colour_key;
use crate::space::{Column, Space};
use crate::state::{Die, Phase, Ship, State};

impl Speak for UnderFallingSkies {
    fn tell(&self, before: &State, step: Step<Action, Roll>, after: &State, _observer: Observer) -> Vec<Phrase> {
        let (first, events) = match step {
            Step::Befall(roll) => (Some(tell_roll(before.phase, roll)), Vec::new()),
            Step::Act(_, action) => {
                let mut events = Vec::new();
                let mut replayed = *before;
                self.act(&mut replayed, action, &mut events);
                (self.tell_action(before, action), events)
            }
        };
        let happened = events.into_iter().map(|event| self.tell_event(event));
        let round = (after.round > before.round).then(|| Phrase::new("tell-round").by("R6").with("round", after.round));
        first.into_iter().chain(happened).chain(round).collect()
    }

    fn prompt(&self, view: &State, _seat: Seat) -> Prompt {
        let ask = |question: Phrase, detail: Phrase| Prompt { question, detail: Some(detail) };
        match view.phase {
            Phase::Offer => ask(Phrase::new("ask-offer"), Phrase::new("ask-offer-detail").by("R29")),
            Phase::Rooms => ask(Phrase::new("ask-rooms"), Phrase::new("ask-rooms-detail").by("R32")),
            Phase::Site { value, .. } => {
                ask(Phrase::new("ask-site").with("value", value), Phrase::new("ask-site-detail").by("R47"))
            }
            Phase::Mothership => ask(Phrase::new("ask-mothership"), self.ask_margin(view)),
            Phase::Spawn => {
                let ship = view.waiting.next().unwrap_or(Ship::Green);
                let question = Phrase::new("ask-spawn").term("ship", ship_key(ship));
                let empty = self.spots_for_next(view).any(|column| view.sky[column].ships().is_empty());
                let detail = if empty { "ask-spawn-empty" } else { "ask-spawn-far" };
                ask(question, Phrase::new(detail).by(if empty { "R65" } else { "R66" }))
            }
            _ => {
                let left = view.hand.dice().map(|die| view.hand.holds(die)).sum::<u8>();
                ask(Phrase::new("ask-place").with("left", left), Phrase::new("ask-place-detail").by("R16"))
            }
        }
    }

    fn label(&self, view: &State, _seat: Seat, action: Action) -> Label {
        let group = match action {
            Action::Place { die, .. } => with_die(Phrase::new("group-die"), die),
            Action::Remove(_) => Phrase::new("group-robots").by("R50"),
            Action::Use(_) | Action::Excavate => Phrase::new("group-use"),
            Action::End => Phrase::new("group-end").by("R54"),
            Action::GiveUp(_) | Action::GiveUpExcavating => Phrase::new("group-give-up").by("R33"),
            Action::Site { .. } | Action::Decline => Phrase::new("group-site").by("R47"),
            Action::Reroll | Action::Keep => Phrase::new("group-offer").by("R29"),
            Action::Mothership | Action::Spawn(_) => Phrase::new("group-mothership"),
        };
        Label { group, name: self.name(view, action) }
    }
}

impl UnderFallingSkies {
    fn ask_margin(&self, view: &State) -> Phrase {
        let row = view.mothership + 1;
        let (key, steps) = match self.board.margin[row as usize] {
            Margin::Empty => ("margin-empty", 0),
            Margin::ExcavatorBack(steps) => ("margin-excavator", steps),
            Margin::ResearchBack(steps) => ("margin-research", steps),
            Margin::RedShip => ("margin-red", 0),
            Margin::Damage => ("margin-damage", 0),
            Margin::Skull => ("margin-skull", 0),
        };
        Phrase::new(key).by("R56").with("row", row).with("steps", steps)
    }

    fn name(&self, view: &State, action: Action) -> Phrase {
        let at = |key, space: Space| Phrase::new(key).with("space", space.to_string());
        match action {
            Action::Place { die, digs: true, space, .. } => {
                let distance = self.distance(view, space).unwrap_or(0);
                at("name-dig", space).with("distance", distance).with("by", self.ships_move(die, space, true))
            }
            Action::Place { die, space, order, .. } => {
                let room = self.board.room(space);
                let value = room.map_or(0, |room| die.value as i8 + room.modifier);
                let name = describe(at("name-place", space), room).with("by", self.ships_move(die, space, false));
                let name = name.with("value", value).with("more", room.map_or(0, |room| room.spaces.len() as u8 - 1));
                let rows: Vec<String> = order.rows().iter().map(u8::to_string).collect();
                name.with("order", if rows.is_empty() { NONE.to_owned() } else { rows.join(", ") })
            }
            Action::Reroll => Phrase::new("name-reroll"),
            Action::Keep => Phrase::new("name-keep"),
            Action::Use(space) => self.name_use(view, space),
            Action::Excavate => {
                let space = view.excavating().map_or_else(String::new, |placed| placed.space.to_string());
                Phrase::new("name-excavate").by("R44").with("space", space)
            }
            Action::GiveUp(space) => at("name-give-up", space),
            Action::GiveUpExcavating => Phrase::new("name-give-up-excavating"),
            Action::Site { space, instead_of } => {
                let old = instead_of.map_or_else(|| NONE.to_owned(), |old| old.to_string());
                describe(at("name-site", space), self.board.room(space)).with("old", old)
            }
            Action::Decline => Phrase::new("name-decline"),
            Action::End => Phrase::new("name-end").by("R54"),
            Action::Mothership => Phrase::new("name-mothership").by("R56"),
            Action::Spawn(column) => in_column("name-spawn", column),
            Action::Remove(space) => at("name-remove", space),
        }
    }

    fn name_use(&self, view: &State, space: Space) -> Phrase {
        let room = self.board.named(space);
        let value = room.map_or(0, |room| Self::value(view, room).max(0));
        let gain = room.map_or(0, |room| self.foresee(view, room, value as u8));
        let cost = room.map_or(0, |room| room.cost);
        describe(Phrase::new("name-use").with("space", space.to_string()), room)
            .with("value", value)
            .with("cost", cost)
            .with("gain", gain)
    }

    /// Returns what a room's first effect would bring: energy gained, ships shot down, research steps, the robot's
    /// value.
    fn foresee(&self, view: &State, room: &Room, value: u8) -> u8 {
        match room.effects.first() {
            Some(Effect::Energy) => view.energy.saturating_add(value).min(self.board.energy_most) - view.energy,
            Some(Effect::Fighter) => {
                let hit = self.board.explosions[(value as usize).min(crate::board::STRONGEST)];
                view.sky.iter().zip(hit).map(|(sky, rows)| sky.ships().and(rows).len()).sum()
            }
            Some(Effect::Research) => self.steps_paid(view.research, value),
            Some(Effect::Robot) => value.min(6),
            Some(Effect::AntiAircraft) | None => 0,
        }
    }

    /// Tells what the player did; nothing where what happens says it all.
    fn tell_action(&self, before: &State, action: Action) -> Option<Phrase> {
        let at = |key, space: Space| Phrase::new(key).with("space", space.to_string());
        Some(match action {
            Action::Excavate | Action::Spawn(_) => return None,
            Action::Place { die, digs: true, space, .. } => with_die(at("tell-dig", space).by("R18"), die),
            Action::Place { die, space, .. } => {
                let guns = self.board.room(space).is_some_and(|room| room.does(Effect::AntiAircraft));
                with_die(at("tell-place", space).by(if guns { "R17" } else { "R16" }), die)
            }
            Action::Reroll => Phrase::new("tell-reroll-chosen").by("R29"),
            Action::Keep => Phrase::new("tell-keep").by("R29"),
            Action::Use(space) => {
                let room = self.board.named(space);
                let value = room.map_or(0, |room| Self::value(before, room));
                let cost = room.map_or(0, |room| room.cost);
                let (key, rule) = if value < 1 { ("tell-use-nothing", "R37") } else { ("tell-use", "R35") };
                describe(at(key, space).by(rule), room).with("value", value).with("cost", cost)
            }
            Action::GiveUp(space) => at("tell-give-up", space).by("R33"),
            Action::GiveUpExcavating => Phrase::new("tell-give-up-excavating").by("R44"),
            Action::Site { space, instead_of } => {
                let value = if let Phase::Site { value, .. } = before.phase { value } else { 0 };
                let old = instead_of.map_or_else(|| NONE.to_owned(), |old| old.to_string());
                at("tell-site", space).by("R47").with("value", value).with("old", old)
            }
            Action::Decline => Phrase::new("tell-decline").by("R47"),
            Action::End => Phrase::new("tell-end").by("R54"),
            Action::Mothership => Phrase::new("tell-mothership").by("R56"),
            Action::Remove(space) => at("tell-remove", space).by("R50"),
        })
    }

    fn tell_event(&self, event: Event) -> Phrase {
        let space_at = |key, space: Space| Phrase::new(key).with("space", space.to_string());
        match event {
            Event::NoMove => Phrase::new("event-no-move").by("R17"),
            Event::ColumnMoves { column, by } => in_column("event-column", column).by("R16").with("by", by),
            Event::Slides { row, to, .. } => in_column("event-slides", to).by("R22").with("row", row),
            Event::Blocked { row, column } => in_column("event-blocked", column).by("R22").with("row", row),
            Event::Lands { column } => in_column("event-lands", column).by("R27"),
            Event::Damage { damage, rule } => {
                Phrase::new("event-damage").by(rule).with("damage", damage).with("limit", self.board.damage_limit)
            }
            Event::Descends { row, rule } => Phrase::new("event-descends").by(rule).with("row", row),
            Event::Swept { column } => in_column("event-swept", column).by("R63"),
            Event::Energy { gained, total } => {
                Phrase::new("event-energy").by("R38").with("gained", gained).with("total", total)
            }
            Event::ShotDown { column, row, ship } => {
                let red = u8::from(ship == Ship::Red);
                in_column("event-shot", column).by("R39").with("row", row).term("ship", ship_key(ship)).with("red", red)
            }
            Event::Research { steps, total } => {
                let all = self.board.research.len() as u32;
                Phrase::new("event-research").by("R41").with("steps", steps).with("total", total).with("all", all)
            }
            Event::Excavated { space } => space_at("event-excavated", space).by("R46"),
            Event::Pushed { space } => space_at("event-pushed", space).by("R58"),
            Event::RobotGone { space, rule } => space_at("event-robot-gone", space).by(rule),
            Event::ResearchBack { steps } => Phrase::new("event-research-back").by("R59").with("steps", steps),
            Event::RedShip { joins } => Phrase::new(if joins { "event-red" } else { "event-no-red" }).by("R60"),
            Event::Spawned { column, ship } => {
                in_column("event-spawned", column).by("R64").term("ship", ship_key(ship))
            }
            Event::Won => Phrase::new("event-won").by("R55"),
            Event::LostByDamage => Phrase::new("event-lost-damage").by("R69"),
            Event::LostToSkull => Phrase::new("event-lost-skull").by("R70"),
        }
    }
}

fn tell_roll(phase: Phase, roll: Roll) -> Phrase {
    let numbers = |faces: [u8; 6]| {
        let shown = (1..=6u8).zip(faces).flat_map(|(value, count)| std::iter::repeat_n(value, count as usize));
        shown.map(|value| value.to_string()).collect::<Vec<_>>().join(", ")
    };
    let [black, white] = roll.0.map(numbers);
    let dice = match (black.is_empty(), white.is_empty()) {
        (false, true) => "black",
        (true, false) => "white",
        _ => "both",
    };
    let (key, rule) = if phase == Phase::Roll { ("tell-roll", "R7") } else { ("tell-reroll", "R29") };
    Phrase::new(key).by(rule).with("dice", dice).with("black", black).with("white", white)
}

fn with_die(phrase: Phrase, die: Die) -> Phrase {
    phrase.term("colour", colour_key(die.colour)).with("value", die.value)
}

fn in_column(key: &'static str, column: Column) -> Phrase {
    Phrase::new(key).with("column", column as u32 + 1)
}

/// What stands in a gap that stays empty: words select on it.
const NONE: &str = "none";

/// Adds what a room does: one effect, or two of them.
fn describe(phrase: Phrase, room: Option<&Room>) -> Phrase {
    let key = |place: usize| room.and_then(|room| room.effects.get(place)).map(|effect| effect_key(*effect));
    let second = key(1).map_or_else(|| Arg::from(NONE), Arg::Term);
    let modifier = room.map_or(0, |room| room.modifier);
    phrase.term("effect", key(0).unwrap_or("effect-none")).with("second", second).with("modifier", modifier)
}

fn effect_key(effect: Effect) -> &'static str {
    match effect {
        Effect::AntiAircraft => "effect-anti-aircraft",
        Effect::Energy => "effect-energy",
        Effect::Fighter => "effect-fighter",
        Effect::Research => "effect-research",
        Effect::Robot => "effect-robot",
    }
}

fn ship_key(ship: Ship) -> &'static str {
    match ship {
        Ship::Green => "ship-green",
        Ship::Red => "ship-red",
    }
}
