//! The notation and the words of yacht.

use contract::{Label, LineSetup, Malformed, Notation, Observer, OptionValues, Phrase, Piece, Prompt, Seat, Speak};

use super::{Action, Category, Event, Places, Roll, State, Yacht};
use crate::toys::number;

/// The most points that a line may give a seat; no honest total comes near.
const MOST_POINTS: u16 = 12_000;

/// Writes places as people count them: `134`, or `-` for none.
fn write_places(places: Places) -> String {
    let text: String =
        (0..5).filter(|place| places.contains(*place)).map(|place| (b'1' + place as u8) as char).collect();
    if text.is_empty() { "-".to_owned() } else { text }
}

fn read_places(text: &str) -> Option<Places> {
    let all = (0..32).map(Places);
    all.into_iter().find(|places| write_places(*places) == text)
}

fn write_dice(dice: [u8; 5]) -> String {
    dice.iter().map(|die| if *die == 0 { '.' } else { (b'0' + die) as char }).collect()
}

fn read_dice(text: &str) -> Option<[u8; 5]> {
    let face = |byte: u8| match byte {
        b'.' => Some(0),
        b'1'..=b'6' => Some(byte - b'0'),
        _ => None,
    };
    let dice: Vec<u8> = text.bytes().map(face).collect::<Option<_>>()?;
    dice.try_into().ok()
}

fn read_sheet(text: &str) -> Option<(u16, u16)> {
    let (marks, total) = text.split_once(':')?;
    let bits = marks.bytes().enumerate().map(|(index, mark)| match mark {
        b'x' => Some(1 << index),
        b'.' => Some(0),
        _ => None,
    });
    let right_length = marks.len() == Category::ALL.len();
    let taken = bits.take(Category::ALL.len()).try_fold(0u16, |taken, bit| Some(taken | bit?))?;
    let total = number(total).ok().filter(|total| *total <= MOST_POINTS)?;
    right_length.then_some((taken, total))
}

impl Notation for Yacht {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Reroll(places) => format!("reroll:{}", write_places(places)),
            Action::Score(category) => category.name().to_owned(),
        }
    }

    fn read_action(&self, token: &str) -> Result<Action, Malformed> {
        if let Some(places) = token.strip_prefix("reroll:") {
            let places = read_places(places).map(Action::Reroll);
            return places.ok_or_else(|| {
                Malformed::new(token, "names no dice; `reroll:134` rolls the first, third and fourth")
                    .said(Phrase::new("form-places"))
            });
        }
        let named = Category::ALL.into_iter().find(|category| category.name() == token);
        named.map(Action::Score).ok_or_else(|| {
            Malformed::new(token, "is neither a category nor `reroll:` with places").said(Phrase::new("form-action"))
        })
    }

    fn write_outcome(&self, Roll(dice): Roll) -> String {
        format!("={}", write_dice(dice))
    }

    fn read_outcome(&self, token: &str) -> Result<Roll, Malformed> {
        let dice = token.strip_prefix('=').and_then(read_dice).filter(|dice| !dice.contains(&0));
        dice.map(Roll)
            .ok_or_else(|| Malformed::new(token, "is no roll; one is written `=33125`").said(Phrase::new("form-roll")))
    }

    fn is_outcome(token: &str) -> bool {
        token.starts_with('=')
    }

    fn write_line(&self, state: &State) -> String {
        let sheet = |seat: usize| {
            let marks =
                (0..Category::ALL.len()).map(|index| if state.taken[seat] >> index & 1 == 1 { 'x' } else { '.' });
            format!("{}:{}", marks.collect::<String>(), state.total[seat])
        };
        format!("{} {} {} {} {}", state.turns, state.rerolls, write_dice(state.dice), sheet(0), sheet(1))
    }

    fn read_line(&self, line: &str) -> Result<State, Malformed> {
        let fields: Vec<&str> = line.split(' ').collect();
        let [turns, rerolls, dice, first, second] = fields[..] else {
            return Err(Malformed::new(line, "a line has five fields"));
        };
        let (turns, rerolls) = (number(turns)?, number(rerolls)?);
        let dice = read_dice(dice).ok_or_else(|| Malformed::new(dice, "is not five dice"))?;
        let sheet = |text: &str| read_sheet(text).ok_or_else(|| Malformed::new(text, "is no score sheet"));
        let (first, second) = (sheet(first)?, sheet(second)?);
        let in_air =
            (0..5).filter(|place| dice[*place] == 0 && turns < self.turns).fold(0, |bits, place| bits | 1 << place);
        let (taken, total) = ([first.0, second.0], [first.1, second.1]);
        let state = State { taken, total, turns, rerolls, air: Places(in_air), dice };
        self.possible(&state).map_err(|reason| Malformed::new(line, reason))?;
        Ok(state)
    }

    fn write_view(&self, state: &State) -> String {
        self.write_line(state)
    }

    fn read_view(&self, line: &str) -> Result<State, Malformed> {
        self.read_line(line)
    }

    fn line_setup(_line: &str) -> Result<LineSetup, Malformed> {
        Ok(LineSetup { options: OptionValues::new(), seats: Some(2) })
    }
}

impl Yacht {
    fn possible(&self, state: &State) -> Result<(), &'static str> {
        let turns = [state.turns.div_ceil(2), state.turns / 2];
        let first_roll = state.air == Places::ALL && state.rerolls == self.rerolls;
        let taken = state.taken.map(|taken| (taken & !self.left_out).count_ones() as u8);
        if state.taken.map(|taken| taken & self.left_out) != [self.left_out; 2] {
            Err("a category that is not on the sheet is marked as taken")
        } else if state.turns > self.turns || taken != turns {
            Err("the taken categories do not fit the number of turns")
        } else if state.rerolls > self.rerolls {
            Err("there are more rolls left than a turn has")
        } else if state.turns == self.turns && (state.rerolls > 0 || state.dice != [0; 5]) {
            Err("the game is over")
        } else if state.air != Places::NONE && !first_roll && state.rerolls == self.rerolls {
            Err("a turn begins with a roll of all dice")
        } else {
            Ok(())
        }
    }
}

fn which_dice(view: &State) -> Prompt {
    let detail = Phrase::new("rolls-left").by("R2").with("rolls", view.rerolls);
    Prompt { question: Phrase::new("question-roll"), detail: Some(detail) }
}

/// A die that can be rolled again.
fn die(view: &State, place: usize) -> Piece {
    let name = Phrase::new("die").with("place", place as u8 + 1).with("face", view.dice[place]);
    Piece::new(format!("d{}", place + 1), name, which_dice(view))
}

impl Speak for Yacht {
    fn tell(&self, events: &[Event], _before: &State, _after: &State, _observer: Observer) -> Vec<Phrase> {
        let of = |key, rule, seat| Phrase::new(key).by(rule).with("seat", seat);
        let said = |event: &Event| {
            Some(match *event {
                Event::Kept { seat } => of("kept", "R2", seat),
                Event::PickedUp { seat, places } => of("picked-up", "R2", seat).with("dice", write_places(places)),
                Event::Took { seat, category, points } => {
                    of("took", "R3", seat).term("category", category.name()).with("points", points)
                }
                Event::Fell { roll: Roll(dice) } => Phrase::new("rolled").with("dice", write_dice(dice)),
                Event::Passed => return None,
            })
        };
        events.iter().filter_map(said).collect()
    }

    fn no_such_set(&self, _view: &State, _seat: Seat, pieces: &[&str]) -> Option<Phrase> {
        pieces.is_empty().then(|| Phrase::new("choose-dice").by("R2"))
    }

    fn prompt(&self, view: &State, _seat: Seat) -> Prompt {
        if view.rerolls > 0 {
            which_dice(view)
        } else {
            Prompt { question: Phrase::new("question-score").by("R3"), detail: None }
        }
    }

    fn label(&self, view: &State, _seat: Seat, action: Action) -> Label {
        match action {
            Action::Reroll(Places::NONE) => Label::new(Phrase::new("rolled-enough"), Phrase::new("keep-all")),
            Action::Reroll(places) => {
                let name = Phrase::new("reroll").with("dice", write_places(places));
                let set: Vec<Piece> =
                    (0..5).filter(|place| places.contains(*place)).map(|place| die(view, place)).collect();
                let button = Phrase::new("reroll-count").with("count", set.len() as u8);
                Label::new(Phrase::new("rerolls"), name).with_button(button).choosing(set)
            }
            Action::Score(category) => {
                let points = category.points(view.dice, self.fixed);
                let name = Phrase::new("take").term("category", category.name()).with("points", points);
                Label::new(Phrase::new("categories"), name)
            }
        }
    }
}
