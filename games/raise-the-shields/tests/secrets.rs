//! Hidden twins: two states that differ only in what others keep sealed (the steps of their work, their answers, their
//! secret dice) are one and the same to whoever may not know it.
//!
//! The twins are made here, step by legal step, not by the game's own completions: a seat that is still at work may stand
//! anywhere in it, one that has finished has done something else. A run tries 10,000 pairs, `cargo xtask test --long`
//! 1,000,000.

use std::collections::BTreeMap;
use std::sync::Arc;

use contract::{
    Determinize, Dice, Face, Game, Indexed, Maker, Notation, Observer, Seat, SeatSet, Setup, Speak, Step, Stream, Turn,
};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::action::{Action, Roll};
use raise_the_shields::options::PersonalDice;
use raise_the_shields::state::{Answer, Deed, Phase, State, Work};

/// Every so many pairs are also compared through the face that table and command line see.
const FACED: usize = 20;

/// Games for two to six, with public and secret dice, printed and with options that make more be asked: each typed, and
/// as table and command line see it.
fn games() -> Vec<(RaiseTheShields, Arc<dyn Face>)> {
    let setups = (2..=6).flat_map(|seats| {
        let setup = Setup::printed(seats);
        let asked = setup.clone().set("city6_window", "reaction").set("ability_first_use", "same_round");
        let both = [setup, asked.set("no_fit", "must_fit_if_possible")];
        both.into_iter().flat_map(|setup| ["public", "secret"].map(|dice| setup.clone().set("personal_dice", dice)))
    });
    let make = |setup: Setup| {
        let face = (Maker::of::<RaiseTheShields>().make)(&setup).expect("a setup of a test");
        (RaiseTheShields::new(&setup).expect("a setup of a test"), face)
    };
    setups.map(make).collect()
}

/// Returns a start in the middle of a game, cities ready or used and rectangles filled, so that all is asked that can be.
fn middle(game: &RaiseTheShields, dice: &mut Stream) -> State {
    let seats = game.setup().seats;
    let mut fields = vec![format!("rts{seats} r3 fA roll --")];
    for _ in 0..seats {
        let cities: Vec<char> = (0..6).map(|_| ['.', '.', 'o', 'o', 'x'][dice.below(5) as usize]).collect();
        let filled: Vec<&str> = cities.iter().map(|city| if *city == '.' { "-" } else { "1bc" }).collect();
        let hits: String = (0..6).map(|_| dice.below(4).to_string()).collect();
        fields.push(format!("{} {hits} {} -", filled.join("/"), cities.iter().collect::<String>()));
    }
    let line = fields.join(" | ");
    game.read_line(&line).expect("a line of a test")
}

fn legal(game: &RaiseTheShields, state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    actions
}

fn any(actions: &[Action], dice: &mut Stream) -> Option<Action> {
    (!actions.is_empty()).then(|| actions[dice.below(actions.len() as u32) as usize])
}

fn asked(game: &RaiseTheShields, state: &State) -> SeatSet {
    if let Turn::Choice(seats) = game.turn(state) { seats } else { SeatSet::NONE }
}

/// Takes random steps of a seat's work: up to so many, or all of them.
fn redo_work(game: &RaiseTheShields, state: &mut State, seat: Seat, steps: Option<u32>, dice: &mut Stream) {
    state.player_mut(seat).work = Work::default();
    for _ in 0..steps.unwrap_or(u32::MAX) {
        match any(&legal(game, state, seat), dice).expect("somebody at work can act") {
            Action::Done if steps.is_some() => return,
            Action::Done => {
                state.player_mut(seat).work.done = true;
                return;
            }
            action => game.apply(state, seat, action),
        }
    }
}

/// Returns a state that differs from this one in nothing but what the observer may not know.
fn twin(game: &RaiseTheShields, state: &State, observer: Observer, dice: &mut Stream) -> State {
    let mut twin = *state;
    let running = matches!(state.phase, Phase::Flip(_) | Phase::Work);
    let hidden_dice = running && game.options.personal_dice == PersonalDice::Secret;
    for other in SeatSet::all(game.setup().seats).iter().filter(|seat| !observer.contains(*seat)) {
        if hidden_dice {
            twin.player_mut(other).die = 1 + dice.below(6) as u8;
        }
        if state.phase == Phase::Work {
            let steps = if state.player(other).work.done { None } else { Some(dice.below(4)) };
            redo_work(game, &mut twin, other, steps, dice);
        }
        if state.player(other).answer.is_some() {
            twin.player_mut(other).answer = None;
            twin.player_mut(other).answer = match any(&legal(game, &twin, other), dice) {
                Some(Action::Answer(answer)) => Some(answer),
                Some(Action::Use(Deed::Erase(sector))) => Some(Answer::Erase(sector)),
                other => panic!("{other:?} is no answer"),
            };
        }
    }
    twin
}

/// A pair of twins and who cannot tell them apart.
struct Pair<'a> {
    game: &'a RaiseTheShields,
    states: [&'a State; 2],
    observer: Observer,
    /// Which random game they are of.
    number: u64,
}

impl Pair<'_> {
    /// Claims that something is the same of both.
    #[track_caller]
    fn same<T: PartialEq + std::fmt::Debug>(&self, what: &str, of: impl Fn(&State) -> T) {
        let [one, other] = self.states.map(of);
        assert_eq!(one, other, "{what}, {}", self.place());
    }

    fn place(&self) -> String {
        let lines = self.states.map(|state| self.game.write_line(state));
        format!("game {}, seen by {:?}\n  {}\n  {}", self.number, self.observer, lines[0], lines[1])
    }

    /// Compares all that can be asked about a state.
    fn compare(&self, dice: &mut Stream) {
        let (game, observer) = (self.game, self.observer);
        self.same("view", |state| game.view(state, observer));
        self.same("view line", |state| game.write_view(&game.view(state, observer)));
        self.same("turn", |state| game.turn(state));
        self.same("round", |state| game.round(state));
        self.same("forced step", |state| game.forced(state));
        self.same("verdict", |state| game.verdict(state));
        let seed = u64::from(dice.below(u32::MAX));
        self.same("completion", |state| {
            game.determinize(&game.view(state, observer), &mut Stream::new("secrets", "completions", seed))
        });
        if observer.len() == 1 {
            observer.iter().for_each(|seat| self.same("key", |state| game.key(state, seat)));
        }
        for seat in observer.iter() {
            let is_asked = asked(game, self.states[0]).contains(seat);
            if is_asked {
                self.same("legal actions", |state| legal(game, state, seat));
            }
            let tried = (0..4).filter_map(|_| game.action(dice.below(game.actions() as u32) as usize));
            for action in tried.chain((0..21).filter_map(|few| game.action(few))) {
                if is_asked {
                    self.same("refusal", |state| game.check(state, seat, action));
                } else {
                    self.same("why it is not asked", |state| game.unasked(state, seat, action));
                }
            }
        }
        self.step_of_own(dice);
        self.steps_of_others(dice);
    }

    /// Compares what is told and shown of the same step, and what is seen after it, while it opens nothing.
    fn step(&self, step: Step<Action, Roll>) {
        self.steps([step, step]);
    }

    fn steps(&self, steps: [Step<Action, Roll>; 2]) {
        let after = |index: usize| {
            let mut after = *self.states[index];
            match steps[index] {
                Step::Act(seat, action) => self.game.apply(&mut after, seat, action),
                Step::Befall(roll) => self.game.befall(&mut after, roll),
            }
            after
        };
        let [one, other] = [after(0), after(1)];
        let ends = Pair { states: [&one, &other], ..*self };
        ends.same("view after a step", |state| self.game.view(state, self.observer));
        let at = |index: usize| (self.states[index], steps[index], [&one, &other][index]);
        let told = [0, 1].map(|index| {
            let (before, step, after) = at(index);
            (self.game.tell(before, step, after, self.observer), self.game.shows(before, step, after, self.observer))
        });
        assert_eq!(told[0], told[1], "told of {steps:?}, {}", self.place());
    }

    /// Says whether this action is the last that all wait for, which opens what was sealed.
    fn opens(&self, action: Action) -> bool {
        let finishes = match self.states[0].phase {
            Phase::Work => action == Action::Done,
            phase => phase == Phase::React,
        };
        finishes && asked(self.game, self.states[0]).len() == 1
    }

    fn step_of_own(&self, dice: &mut Stream) {
        for seat in asked(self.game, self.states[0]).iter().filter(|seat| self.observer.contains(*seat)) {
            let action = any(&legal(self.game, self.states[0], seat), dice).expect("an asked seat can act");
            if !self.opens(action) {
                self.step(Step::Act(seat, action));
            }
        }
    }

    /// Another seat takes a step of its sealed choice, any in either twin, or a step that all see.
    fn steps_of_others(&self, dice: &mut Stream) {
        for seat in asked(self.game, self.states[0]).iter().filter(|seat| !self.observer.contains(*seat)) {
            let actions = self.states.map(|state| legal(self.game, state, seat));
            if matches!(self.states[0].phase, Phase::Flip(_)) {
                let action = any(&actions[0], dice).expect("an asked seat can act");
                self.step(Step::Act(seat, action));
                continue;
            }
            let [Some(one), Some(other)] = actions.map(|actions| any(&actions, dice)) else {
                panic!("an asked seat cannot act: {}", self.place());
            };
            // Whether a seat has finished is public, so both finish, or neither.
            if (one == Action::Done) == (other == Action::Done) && !self.opens(one) {
                self.steps([Step::Act(seat, one), Step::Act(seat, other)]);
            }
        }
    }

    /// Compares what the table shows, through the same door.
    fn compare_faces(&self, face: &dyn Face) {
        let positions = self.states.map(|state| {
            let line = self.game.write_line(state);
            face.read(&line).unwrap_or_else(|error| panic!("{error}"))
        });
        let [one, other] = &positions;
        assert!(one.looks_like(other, self.observer), "{}", self.place());
        let same = |what: &str, of: &dyn Fn(&contract::Position) -> String| {
            assert_eq!(of(one), of(other), "{what}, {}", self.place());
        };
        same("line", &|position| position.line_for(self.observer));
        same("view", &|position| position.view_json(self.observer).to_string());
        for seat in self.observer.iter() {
            same("prompt", &|position| format!("{:?}", position.prompt(seat)));
            same("labels", &|position| format!("{:?}", position.labels(seat)));
            same("guide", &|position| format!("{:?}", position.guide(seat)));
        }
        same("completion", &|position| {
            position.completion(self.observer, &mut Stream::new("secrets", "faces", self.number)).line()
        });
    }
}

/// Two rolls that differ in the dice of others alone are one to whoever may not see these.
fn compare_rolls(game: &RaiseTheShields, state: &State, observer: Observer, number: u64, dice: &mut Stream) -> bool {
    let (one, mut other) = (game.sample(state, dice), game.sample(state, dice));
    if let (Roll::Round(shared, own), Roll::Round(other_shared, other_own)) = (one, &mut other) {
        *other_shared = shared;
        observer.iter().for_each(|seat| other_own[seat.index()] = own[seat.index()]);
    }
    Pair { game, states: [state, state], observer, number }.steps([Step::Befall(one), Step::Befall(other)]);
    one != other
}

/// Takes a random step, any asked seat first.
fn go_on(game: &RaiseTheShields, state: &mut State, dice: &mut Stream) {
    match game.turn(state) {
        Turn::Chance => {
            let roll = game.sample(state, dice);
            game.befall(state, roll);
        }
        Turn::Choice(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = seats[dice.below(seats.len() as u32) as usize];
            let action = any(&legal(game, state, seat), dice).expect("an asked seat can act");
            game.apply(state, seat, action);
        }
        Turn::Over => {}
    }
}

#[test]
fn nobody_can_tell_hidden_twins_apart() {
    let wanted = if std::env::var_os("PALISADE_LONG").is_some() { 1_000_000 } else { 10_000 };
    let (mut pairs, mut kinds) = (0, BTreeMap::<&str, usize>::new());
    let games = games();
    for number in 0.. {
        let dice = &mut Stream::new("secrets", "twins", number);
        let (game, face) = &games[number as usize % games.len()];
        let secret = game.options.personal_dice == PersonalDice::Secret;
        let mut state = middle(game, dice);
        while game.turn(&state) != Turn::Over && state.round < 9 {
            let seats = game.setup().seats;
            // A spectator, a player, or all but one.
            let one = SeatSet::only(Seat::new(dice.below(seats.into()) as usize));
            let observer = match dice.below(5) {
                0 => SeatSet::NONE,
                1 => SeatSet::all(seats).iter().filter(|seat| !one.contains(*seat)).collect(),
                _ => one,
            };
            let kind = match state.phase {
                Phase::Roll if secret => "rolls",
                Phase::Flip(_) => "dice while city 5 is asked",
                Phase::Work => "work",
                _ => "answers",
            };
            // Of the many states at work one in three, so that more games are seen.
            let look = kind != "work" || dice.below(3) == 0;
            let other = if look { twin(game, &state, observer, dice) } else { state };
            let differ = if state.phase == Phase::Roll {
                secret && compare_rolls(game, &state, observer, number, dice)
            } else if other != state {
                let pair = Pair { game, states: [&state, &other], observer, number };
                pair.compare(dice);
                if pairs % FACED == 0 {
                    pair.compare_faces(&**face);
                }
                true
            } else {
                false
            };
            if differ {
                pairs += 1;
                *kinds.entry(kind).or_default() += 1;
            }
            go_on(game, &mut state, dice);
        }
        if pairs >= wanted {
            println!("{pairs} pairs of {} games: {kinds:?}", number + 1);
            break;
        }
    }
    assert_eq!(kinds.len(), 4, "{kinds:?}");
    assert!(kinds.values().all(|count| *count >= wanted / 1000), "{kinds:?}");
}
