//! The judge on a game small enough to be solved by hand.

use conform::Solved;
use contract::{
    Dice, DrawName, Game, Info, Observer, Phrase, Refusal, Seat, SeatSet, Setup, SetupError, Turn, Verdict,
};

/// Both write a sign in secret and say so; then a die with four faces decides. Alone, the other sign is `High`.
struct Signs(Setup);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Step {
    Write(Sign),
    /// Writes nothing yet, so that two ways come to the same.
    Wait,
    Done,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Sign {
    High,
    Low,
    Foolish,
}

const SIGNS: [Sign; 3] = [Sign::High, Sign::Low, Sign::Foolish];

/// On how many of the four faces the first seat wins, by its own sign and the other.
const ODDS: [[u8; 3]; 3] = [[3, 1, 4], [0, 4, 4], [0, 0, 0]];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
struct State {
    written: [Option<Sign>; 2],
    waited: [bool; 2],
    done: [bool; 2],
    face: Option<u8>,
}

static INFO: Info = Info {
    id: "signs",
    title: "Signs",
    credits: &[],
    howto: &[],
    seats: 1..=2,
    seat_names: &["1", "2"],
    rules_version: 1,
    dossier: "",
    components: "",
    words: &[],
    options: Vec::new,
};

impl Game for Signs {
    type State = State;
    type Action = Step;
    type Outcome = u8;
    type View = ();

    fn info() -> &'static Info {
        &INFO
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self(setup.clone()))
    }

    fn setup(&self) -> &Setup {
        &self.0
    }

    fn max_steps(&self) -> Option<u32> {
        Some(7)
    }

    fn start(&self) -> State {
        State::default()
    }

    fn turn(&self, state: &State) -> Turn {
        let busy: SeatSet = SeatSet::all(self.seats()).iter().filter(|seat| !state.done[seat.index()]).collect();
        match state.face {
            Some(_) => Turn::Over,
            None if busy.is_empty() => Turn::Chance,
            None => Turn::Choice(busy),
        }
    }

    fn round(&self, _state: &State) -> u16 {
        1
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Step>) {
        actions.clear();
        if state.written[seat.index()].is_some() {
            return actions.push(Step::Done);
        }
        actions.extend(SIGNS.map(Step::Write));
        if !state.waited[seat.index()] {
            actions.push(Step::Wait);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Step) -> Result<(), Refusal> {
        let mut actions = Vec::new();
        self.legal(state, seat, &mut actions);
        if actions.contains(&action) { Ok(()) } else { Err(Refusal::new("R1", Phrase::new("no"))) }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Step) {
        match action {
            Step::Write(sign) => state.written[seat.index()] = Some(sign),
            Step::Wait => state.waited[seat.index()] = true,
            Step::Done => (state.done[seat.index()], state.waited[seat.index()]) = (true, false),
        }
    }

    fn draw_name(&self, _state: &State) -> DrawName {
        DrawName { purpose: "die", round: 1, seat: None }
    }

    fn weight(&self, _state: &State, face: u8) -> u64 {
        u64::from(face < 4)
    }

    fn outcomes(&self, _state: &State, outcomes: &mut Vec<(u8, u64)>) -> bool {
        outcomes.clear();
        outcomes.extend((0..4).map(|face| (face, 1)));
        true
    }

    fn sample<D: Dice + ?Sized>(&self, _state: &State, dice: &mut D) -> u8 {
        dice.below(4) as u8
    }

    fn apply_outcome(&self, state: &mut State, face: u8) {
        state.face = Some(face);
    }

    fn verdict(&self, state: &State) -> Option<Verdict> {
        let [own, other] = state.written.map(|sign| sign.unwrap_or(Sign::High) as usize);
        let has_won = state.face? < ODDS[own][other];
        let winners = match (has_won, self.seats()) {
            (true, _) => SeatSet::only(Seat::FIRST),
            (false, 1) => SeatSet::NONE,
            (false, _) => SeatSet::only(Seat::new(1)),
        };
        Some(Verdict::new(winners, [0.0; Seat::MOST], "R1", "die"))
    }

    fn view(&self, _state: &State, _observer: Observer) {}
}

fn signs(seats: u8) -> Signs {
    Signs::new(&Setup::printed(seats)).expect("signs")
}

fn near(worths: &[(Step, f64)], known: [f64; 4]) -> bool {
    let steps = SIGNS.map(Step::Write).into_iter().chain([Step::Wait]);
    worths.len() == 4
        && steps
            .zip(known)
            .zip(worths)
            .all(|((step, known), (found, worth))| step == *found && (worth - known).abs() < 1e-9)
}

#[test]
fn alone_the_best_choice_counts() {
    let game = signs(1);
    let worths = Solved::new(&game).weigh(&game.start(), Seat::FIRST).expect("worths");
    assert!(near(&worths, [0.75, 0.0, 0.0, 0.75]), "{worths:?}");
}

/// Of high and low the first seat must play high twice as often, the other seat each as often.
#[test]
fn a_sealed_choice_is_worth_the_value_of_its_matrix() {
    let game = signs(2);
    let mut solved = Solved::new(&game);
    let sealed = solved.sealed(&game.start()).expect("a matrix");
    let equilibrium = sealed.equilibrium();
    assert!(equilibrium.gap(sealed.payoffs()) < 1e-9);
    assert_eq!([sealed.payoffs().len(), sealed.payoffs()[0].len()], [3, 3], "waiting changes nothing");
    let mut rows = equilibrium.rows.clone();
    rows.sort_by(f64::total_cmp);
    let known = [0.0, 1.0 / 3.0, 2.0 / 3.0];
    assert!(rows.iter().zip(known).all(|(row, known)| (row - known).abs() < 1e-9), "{rows:?}");
    for seat in [Seat::new(0), Seat::new(1)] {
        assert!((solved.worth(&game.start(), seat) - 0.5).abs() < 1e-9);
        let worths = solved.weigh(&game.start(), seat).expect("worths");
        assert!(near(&worths, [0.5, 0.5, 0.0, 0.5]), "{worths:?}");
    }
}

#[test]
fn whoever_may_give_up_does_so_and_goes_on_with_the_next_question() {
    for game in [signs(1), signs(2)] {
        let start = game.start();
        let states = (1..200).find(|states| Solved::within(&game, *states).find(&start, Seat::FIRST).is_some());
        let states = states.expect("few states");
        let mut solved = Solved::within(&game, states);
        assert_eq!(solved.find(&start, Seat::FIRST), Solved::new(&game).find(&start, Seat::FIRST));
        assert_eq!(solved.find(&start, Seat::FIRST), Solved::new(&game).find(&start, Seat::FIRST));
        let mut solved = Solved::within(&game, states - 1);
        assert_eq!(solved.find(&start, Seat::FIRST), None);
        let mut last = start;
        for seat in SeatSet::all(game.seats()).iter() {
            game.apply(&mut last, seat, Step::Write(Sign::Low));
            game.apply(&mut last, seat, Step::Done);
        }
        let worth = if game.seats() == 1 { 0.0 } else { 1.0 };
        assert_eq!(solved.find(&last, Seat::FIRST), Some(worth));
    }
}

#[test]
fn for_three_nothing_is_found_out() {
    let game = Signs(Setup::printed(3));
    assert_eq!(Solved::new(&game).find(&State::default(), Seat::FIRST), None);
}
