//! The player that thinks one turn ahead, beside a search through everything that can happen.

use std::collections::HashMap;

use contract::{Dice, Game, Notation, Seat, SeatSet, Setup, Stream, Turn};
use exponential_chaos::ExponentialChaos;
use exponential_chaos::action::Action;
use exponential_chaos::dice::DefenseDie;
use exponential_chaos::expectimax::Expectimax;
use exponential_chaos::planet::{Crater, Planet};
use exponential_chaos::state::{Phase, State};

fn game(options: &[(&str, &str)]) -> ExponentialChaos {
    let setup = options.iter().fold(Setup::printed(2), |setup, (key, value)| setup.set(key, value));
    ExponentialChaos::new(&setup).expect("options")
}

/// What a turn is played for.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Aim {
    /// To be ahead when all is counted.
    Win,
    /// To lead, where what missiles do counts half.
    Lead,
}

/// A search through all actions and all outcomes up to the end of the turn, which remembers where it has been.
struct Search<'a> {
    game: &'a ExponentialChaos,
    aim: Aim,
    seen: HashMap<State, f64>,
}

impl Search<'_> {
    /// Returns what a position is worth to the player whose turn it is.
    fn value(&mut self, state: &State, seat: Seat) -> f64 {
        let mut state = *state;
        if state.course.phase == Phase::Assign {
            // Which of the dice shows what makes no difference.
            state.defense.sort_by_key(|die| (die.lying().is_none(), format!("{die:?}")));
        }
        if let Some(value) = self.seen.get(&state) {
            return *value;
        }
        let over = state.course.active != seat || matches!(state.course.phase, Phase::Over | Phase::Tie);
        let value = match self.game.turn(&state) {
            _ if over => self.worth(&state, seat, 0),
            _ if state.course.phase == Phase::Rebuild => self.worth(&state, seat, state.course.points.into()),
            Turn::Chance => {
                let mut outcomes = Vec::new();
                assert!(self.game.outcomes(&state, &mut outcomes));
                let all: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
                let mut sum = 0.0;
                for (outcome, weight) in outcomes {
                    let mut after = state;
                    self.game.apply_outcome(&mut after, outcome);
                    sum += weight as f64 * self.value(&after, seat);
                }
                sum / all as f64
            }
            Turn::Choice(asked) => {
                let asked = asked.first().expect("somebody is asked");
                let values = self.values(&state, asked, seat).into_iter().map(|(_, value)| value);
                if asked == seat { values.fold(f64::MIN, f64::max) } else { values.fold(f64::MAX, f64::min) }
            }
            Turn::Over => unreachable!("the end has a worth"),
        };
        self.seen.insert(state, value);
        value
    }

    /// Returns what each action leads to.
    fn values(&mut self, state: &State, asked: Seat, seat: Seat) -> Vec<(Action, f64)> {
        let mut actions = Vec::new();
        self.game.legal(state, asked, &mut actions);
        let value = |action: Action| {
            let mut after = *state;
            self.game.apply(&mut after, asked, action);
            (action, self.value(&after, seat))
        };
        actions.into_iter().map(value).collect()
    }

    /// Returns what the planets are worth, if so many points can still be spent.
    fn worth(&self, state: &State, seat: Seat, points: usize) -> f64 {
        let other = SeatSet::all(2).without(seat).first().expect("another");
        let score = |seat| f64::from(self.game.score(state.planets.of(seat)));
        let (own, other) = (score(seat) + most(self.game, state.planets.of(seat), points), score(other));
        match self.aim {
            Aim::Lead => own - other / 2.0,
            Aim::Win if own > other => 1.0,
            Aim::Win if own < other => 0.0,
            Aim::Win => 0.5,
        }
    }
}

/// Returns the most that points can add: for each crater no, one or two of them.
fn most(game: &ExponentialChaos, planet: Planet, points: usize) -> f64 {
    let mut gains = vec![0; points + 1];
    for crater in Crater::all() {
        let level = planet.level(crater);
        for left in (1..=points).rev() {
            for spent in 1..=left.min(usize::from(2 - level)) {
                let rebuilt = planet.with(crater, level + spent as u8);
                gains[left] = gains[left].max(gains[left - spent] + game.score(rebuilt) - game.score(planet));
            }
        }
    }
    f64::from(gains[points])
}

/// With blank faces and dice that stay little can happen in the last round, so that all of it can be searched.
const FEW: [(&str, &str); 2] = [("set_aside_locked", "true"), ("invasion_faces", "blank")];

#[track_caller]
fn agree(aim: Aim, line: &str, wanted: &str) {
    let game = game(if aim == Aim::Win { &FEW } else { &[] });
    let state = game.read_line(line).expect("a line");
    let seat = state.course.active;
    let chosen = Expectimax::default().choose(&game, &state, seat);
    let mut search = Search { game: &game, aim, seen: HashMap::new() };
    let values = search.values(&state, seat, seat);
    let best = values.iter().map(|(_, value)| *value).fold(f64::MIN, f64::max);
    let found = values.iter().find(|(action, _)| *action == chosen).expect("a legal action").1;
    let token = game.write_action(chosen);
    assert!(found > best - 1e-9, "{token} is worth {found}, and {best} was possible: {values:?}");
    assert_eq!(token, wanted, "of {values:?}");
}

/// In the last turn, with one re-roll left, nothing but winning counts.
#[test]
fn the_last_turn_is_played_as_a_full_search_plays_it() {
    let line = |own: &str, other: &str, inv: &str, def: &str| {
        let dice = ["Y1", "Y2", "Y3", "B1", "B2", "B3", "P1", "P2", "P3"];
        let shown = |die: &&str| if inv.starts_with(*die) { inv.to_owned() } else { format!("{die}:0") };
        let inv: Vec<String> = dice.iter().map(shown).collect();
        format!(
            "ec1 n=2 r=3 f=1 t=2 ph=roll pl={other}/{own} inv={} def={def} rr=1 ms=0 pts=0 q=- tb=- lk=1,2,3 \
             opt=set_aside_locked:true;invasion_faces:blank",
            inv.join(",")
        )
    };
    for (own, other, inv, def, wanted) in [
        // Level: the missile wins. Far ahead it may only hit back, so another die may help more.
        ("222222222222.2", "222222222222.2", "Y1:3", "bbbrm", "K"),
        ("222222222222.2", "222222222112.2", "Y1:3", "bbbrm", "R5"),
        ("222222222112.2", "222222222222.2", "Y1:3", "bbbrm", "K"),
        ("222222222112.2", "222222222222.2", "Y1:3", "bbbyr", "K"),
        // A core behind: all the repairing does not help without a missile.
        ("222222222222.1", "222222222222.2", "Y1:1", "bbbxm", "R4"),
        ("222222222222.1", "222222222222.1", "Y1:1", "bbbrm", "R5"),
        ("222222221111.1", "222222222222.2", "Y1:1", "bbbrm", "K"),
    ] {
        agree(Aim::Win, &line(own, other, inv, def), wanted);
    }
}

/// In every other turn the lead counts, and a missile half.
#[test]
fn a_turn_with_one_re_roll_left_is_played_as_a_full_search_plays_it() {
    for (planets, inv, def, wanted) in [
        ("222222222222.2/222222222222.2", "Y1:1,B1:2,P1:3", "ymx", "R2"),
        ("222222222222.1/222222222222.2", "Y1:1,B1:2,P1:3", "rym", "R23"),
    ] {
        let line = format!("ec1 n=2 r=1 f=1 t=1 ph=roll pl={planets} inv={inv} def={def} rr=1 ms=0 pts=0 q=- tb=-");
        agree(Aim::Lead, &line, wanted);
    }
}

/// Plays whole games; asks somebody who has thought about other games before as well.
fn play(game: &ExponentialChaos, seed: u64, mut each: impl FnMut(&State, Seat, Action)) {
    let (mut state, mut dice) = (game.start(), Stream::new("play", "expectimax", seed));
    let (mut bot, mut actions) = (Expectimax::default(), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.sample(&state, &mut dice);
                game.apply_outcome(&mut state, outcome);
            }
            Turn::Choice(asked) => {
                let seat = asked.first().expect("somebody is asked");
                let chosen = bot.choose(game, &state, seat);
                each(&state, seat, chosen);
                // Whoever plays at random comes to positions that nobody would seek.
                let strays = dice.below(3) == 0;
                let action = if strays { game.pick(&state, seat, &mut dice, &mut actions) } else { None };
                game.apply(&mut state, seat, action.unwrap_or(chosen));
            }
        }
    }
}

#[test]
fn equal_views_get_equal_choices_whatever_was_thought_before() {
    let mut other = Expectimax::default();
    let mut asked = 0;
    for (seats, options) in [
        (2, vec![("set_aside_locked", "true"), ("rerolls", "5")]),
        (3, vec![("sector_hit", "owner_chooses"), ("missiles_optional", "true"), ("invasion_faces", "blank")]),
        (
            6,
            vec![
                ("missile_targets", "neighbours"),
                ("first_player", "rotates"),
                ("sector_numbering", "opposites_sum_7"),
            ],
        ),
    ] {
        let setup = options.iter().fold(Setup::printed(seats), |setup, (key, value)| setup.set(key, value));
        let game = ExponentialChaos::new(&setup).expect("options");
        play(&game, seats.into(), |state, seat, chosen| {
            game.check(state, seat, chosen).expect("an allowed action");
            assert_eq!(other.choose(&game, state, seat), chosen, "{}", game.write_line(state));
            asked += 1;
        });
    }
    assert!(asked > 100, "{asked}");
}

#[test]
fn a_choice_allocates_nothing_once_the_tables_have_grown() {
    let game = game(&[]);
    let mut moments = Vec::new();
    play(&game, 1, |state, seat, _| moments.push((*state, seat)));
    let mut bot = Expectimax::default();
    let mut choose =
        || moments.iter().for_each(|(state, seat)| assert_ne!(bot.choose(&game, state, *seat), Action::Fire));
    choose();
    assert_eq!(allocation_counter::measure(choose).count_total, 0);
}

/// R42. Whoever is wiped out can only gain by a missile.
#[test]
fn missiles_that_can_only_help_are_withheld() {
    let game = game(&[("missiles_optional", "true")]);
    for (other, wanted) in [("000000000000.0", Action::Withhold), ("222222222222.2", Action::Fire)] {
        let line = format!(
            "ec1 n=2 r=1 f=1 t=1 ph=fire pl=222222222222.2/{other} inv=Y1:0,B1:0,P1:0 def=Xmm rr=0 ms=2 pts=0 q=- tb=- \
             opt=missiles_optional:true"
        );
        let state = game.read_line(&line).expect("a line");
        assert!(state.defense.iter().any(|die| *die != DefenseDie::Waiting));
        assert_eq!(Expectimax::default().choose(&game, &state, Seat::FIRST), wanted);
    }
}
