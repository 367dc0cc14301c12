//! Tokens, lines and positions.

use contract::{Determinize, Dice, Game, Maker, Notation, SeatSet, Setup, Speak, Step, Stream, playout, split_seat};

use super::rota::Rota;
use super::{candidates, looker, name, observers};
use crate::breach::{Breach, CheckResult, LawResult};
use crate::drive::drive;
use crate::law::ensure;
use crate::trials::{Trials, of_game};
use crate::walk::walk;

/// Tokens are words that read back as what they were written from; outcomes and actions are told apart.
pub fn tokens_round_trip<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
    let mut dice = trials.stream("tokens");
    for game in trials.games() {
        for action in candidates(game, &[], &mut dice) {
            action_round_trips(game, action).map_err(of_game(game))?;
        }
    }
    walk(trials, "tokens", |spot, _| match spot.last {
        Some((_, Step::Outcome(outcome))) => {
            let token = spot.game.write_outcome(outcome);
            ensure(G::is_outcome(&token), || format!("`{token}` is an outcome and not known as one"))?;
            let read = spot.game.read_outcome(&token);
            ensure(read == Ok(outcome), || format!("`{token}`, written from {outcome:?}, reads as {read:?}"))?;
            plain::<G>(&token)
        }
        Some((_, Step::Action(_, action))) => action_round_trips(spot.game, action),
        None => Ok(()),
    })
}

fn action_round_trips<G: Game + Notation>(game: &G, action: G::Action) -> CheckResult {
    let token = game.write_action(action);
    plain::<G>(&token)?;
    ensure(!G::is_outcome(&token), || format!("`{token}` is an action and taken for an outcome"))?;
    let read = game.read_action(&token);
    ensure(read == Ok(action), || format!("`{token}`, written from {action:?}, reads as {read:?}"))?;
    for seat in SeatSet::all(game.seats()).iter() {
        let with_seat = format!("{}:{token}", G::info().seat_name(seat));
        let split = split_seat(G::info(), &with_seat);
        ensure(split == (Some(seat), &token), || format!("`{with_seat}` is taken apart as {split:?}"))?;
    }
    Ok(())
}

fn plain<G: Game>(token: &str) -> CheckResult {
    let one_word = !token.is_empty() && !token.contains(char::is_whitespace);
    ensure(one_word, || format!("`{token}` is not one word"))?;
    ensure(split_seat(G::info(), token).0.is_none(), || format!("`{token}` looks as if it carried a seat"))
}

/// The line of every quiet state reads back as that state, and what it settles agrees with the setup.
pub fn lines_round_trip<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
    for game in trials.games() {
        let quiet = game.is_quiet(&game.start());
        ensure(quiet, || "the start cannot be written in a line".to_owned()).map_err(of_game(game))?;
    }
    walk(trials, "lines", |spot, _| {
        if !spot.game.is_quiet(spot.state) {
            return Ok(());
        }
        let line = spot.game.write_line(spot.state);
        ensure(line.trim() == line && !line.contains(['\n', '\r']), || format!("`{line}` is not one clean line"))?;
        let read = spot.game.read_line(&line);
        ensure(read == Ok(*spot.state), || format!("`{line}`, written from {:?}, reads as {read:?}", spot.state))?;
        let settled = G::line_setup(&line).map_err(|error| format!("what the line settles cannot be read: {error}"))?;
        let setup = spot.game.setup();
        let agrees = settled.seats.is_none_or(|seats| seats == setup.seats)
            && settled.options.iter().all(|(key, value)| setup.options.get(key) == Some(value));
        ensure(agrees, || format!("the line settles {settled:?}, the game is {setup:?}"))
    })
}

/// What an observer may read of a quiet state in one line reads back as a view with that line; an observer who sees
/// everything reads the line of the state; and a reader of the line has the legal actions that the observer had. A few
/// observers read each position, in turn.
pub fn seen_lines_round_trip<G: Game + Notation + Determinize>(trials: &Trials<G>) -> LawResult {
    let mut rota = Rota::default();
    walk(trials, "seen lines", |spot, dice| {
        let (game, state) = (spot.game, spot.state);
        if !game.is_quiet(state) {
            return Ok(());
        }
        let all = game.view(state, SeatSet::all(game.seats()));
        for observer in rota.few(&observers(game)) {
            let view = game.view(state, observer);
            let line = game.write_view(&view);
            let whole = view != all || line == game.write_line(state);
            ensure(whole, || format!("`{line}` hides something from {}, who sees all", looker::<G>(observer)))?;
            let read = game.read_view(&line);
            let read = read.map_err(|error| format!("`{line}`, as {} sees it: {error}", looker::<G>(observer)))?;
            let again = game.write_view(&read);
            ensure(again == line, || format!("`{line}` is written `{again}` after reading"))?;
            let completion = game.determinize(&read, dice);
            for (seat, offered) in spot.offers().filter(|(seat, _)| observer.contains(*seat)) {
                let mut actions = Vec::new();
                game.legal(&completion, seat, &mut actions);
                ensure(actions == offered, || {
                    format!("after reading `{line}` seat {} is offered {actions:?}, not {offered:?}", name::<G>(seat))
                })?;
            }
        }
        Ok(())
    })
}

/// The line of every position, quiet or not, reads back as that position; every offered token is read as that step,
/// with its seat in front and, where one seat is asked, without.
pub fn positions_round_trip<G: Game + Notation + Speak + Determinize>(trials: &Trials<G>) -> LawResult {
    for (index, (game, ..)) in trials.rounds("positions").enumerate() {
        let face = face::<G>(game.setup())?;
        drive(&*face, "positions", index as u64, |_, position| {
            let line = position.line();
            let read = face.read(&line).map_err(|error| format!("its own line cannot be read: {error}"))?;
            ensure(read == *position, || format!("`{line}` reads as another position"))?;
            ensure(read.line() == line, || format!("`{line}` is written `{}` after reading", read.line()))?;
            let asked: Vec<_> = SeatSet::all(position.seats()).iter().filter(|seat| position.asked(*seat)).collect();
            for seat in &asked {
                for token in position.legal(*seat) {
                    let step = contract::StepText::Action { seat: *seat, token: token.clone() };
                    let full = format!("{}:{token}", position.info().seat_name(*seat));
                    let read = position.read_step(&full);
                    ensure(read == Ok(step.clone()), || format!("`{full}` is read as {read:?}"))?;
                    let bare = position.read_step(&token);
                    ensure(asked.len() > 1 || bare == Ok(step), || format!("`{token}` is read as {bare:?}"))?;
                }
            }
            Ok(())
        })?;
    }
    Ok(())
}

pub(super) fn face<G: Game + Notation + Speak + Determinize>(
    setup: &Setup,
) -> Result<std::sync::Arc<dyn contract::AnyGame>, Breach> {
    (Maker::of::<G>().make)(setup).map_err(|error| Breach::from(format!("the game's own setup is refused: {error}")))
}

/// Broken tokens and lines are refused, or read as something that can be written and played: nothing panics.
pub fn broken_text_is_refused<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
    let mut actions = Vec::new();
    walk(trials, "broken text", |spot, dice| {
        let game = spot.game;
        if let Some((_, step)) = spot.last {
            let token = garbled(&crate::breach::token(game, step), dice);
            if let Ok(action) = game.read_action(&token) {
                let again = game.read_action(&game.write_action(action));
                ensure(again == Ok(action), || format!("`{token}` is read as {action:?}, then as {again:?}"))?;
            }
            if let Ok(outcome) = game.read_outcome(&token) {
                let again = game.read_outcome(&game.write_outcome(outcome));
                ensure(again == Ok(outcome), || format!("`{token}` is read as {outcome:?}, then as {again:?}"))?;
            }
            G::is_outcome(&token);
        }
        if !game.is_quiet(spot.state) {
            return Ok(());
        }
        for _ in 0..4 {
            let line = garbled(&game.write_line(spot.state), dice);
            let _ = G::line_setup(&line);
            let Ok(state) = game.read_line(&line) else { continue };
            let again = game.read_line(&game.write_line(&state));
            ensure(again == Ok(state), || format!("`{line}` is read as {state:?}, then as {again:?}"))?;
            let mut end = state;
            playout(game, &mut end, dice, &mut actions, game.step_limit());
            let ended = game.max_steps().is_none() || game.verdict(&end).is_some();
            ensure(ended, || format!("`{line}` is read, but the game does not end from there"))?;
        }
        Ok(())
    })
}

/// Changes a text in one to three places.
pub(super) fn garbled(text: &str, dice: &mut Stream) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        let place = dice.below(letters.len() as u32 + 1) as usize;
        let strange = ['0', '1', '9', 'x', 'A', ' ', ':', '=', '-', '.', ',', ';', '+', '/', '\u{e9}', '\u{1F3B2}'];
        let other = match dice.below(2) {
            0 => strange[dice.below(strange.len() as u32) as usize],
            _ => letters.get(dice.below(letters.len() as u32 + 1) as usize).copied().unwrap_or('7'),
        };
        match dice.below(5) {
            0 => letters.insert(place, other),
            1 if place < letters.len() => _ = letters.remove(place),
            2 => letters.truncate(place.max(1)),
            3 if place < letters.len() => letters.swap(place, 0),
            _ if place < letters.len() => letters[place] = other,
            _ => letters.push(other),
        }
    }
    letters.into_iter().collect()
}
