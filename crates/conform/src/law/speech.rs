//! Words.

use std::collections::{BTreeMap, BTreeSet};

use contract::{Arg, Game, Indexed, Notation, Phrase, SeatSet, Speak};

use super::rules::Rules;
use super::{candidates, observers};
use crate::breach::{Held, Law};
use crate::fluent;
use crate::law::ensure;
use crate::trials::Trials;
use crate::walk::walk;

/// At every step there is a prompt, a label for each legal action, and what is told of it; each is a message of every
/// language with all that its gaps need, and each rule cited is one of the dossier. Labels of one group stand together.
pub fn everything_has_words<G: Game + Notation + Indexed + Speak>(trials: &Trials<G>) -> Law {
    let mut words = Words::read::<G>()?;
    walk(trials, "words", |spot, dice| {
        let (game, state) = (spot.game, spot.state);
        if let Some((before, step)) = spot.last {
            for observer in observers(game) {
                words.all(&game.tell(before, step, state, observer))?;
            }
        }
        if let Some(verdict) = game.verdict(state) {
            words.key(verdict.cause)?;
        }
        for (seat, offered) in spot.offers() {
            let view = game.view(state, SeatSet::only(seat));
            let prompt = game.prompt(&view, seat);
            words.phrase(&prompt.question)?;
            words.all(prompt.detail.as_slice())?;
            let mut groups: Vec<Phrase> = Vec::new();
            for action in &offered {
                let label = game.label(&view, seat, *action);
                words.phrase(&label.name)?;
                words.phrase(&label.group)?;
                if groups.last() != Some(&label.group) {
                    let again = groups.contains(&label.group);
                    ensure(!again, || format!("labels of the group {:?} stand apart", label.group.key))?;
                    groups.push(label.group);
                }
            }
            for action in candidates(game, &offered, dice).into_iter().take(60) {
                if let Err(refusal) = game.check(state, seat, action) {
                    words.phrase(&refusal.phrase)?;
                }
            }
        }
        Ok(())
    })
}

/// The messages of each language with the arguments they name, and the rules.
struct Words {
    languages: Vec<(&'static str, BTreeMap<String, BTreeSet<String>>)>,
    rules: Rules,
}

impl Words {
    fn read<G: Game>() -> Result<Self, String> {
        let read = |(language, text): &(&'static str, &'static str)| {
            let messages = fluent::messages(text).map_err(|error| format!("words in `{language}`: {error}"))?;
            Ok((*language, messages))
        };
        let languages = G::info().words.iter().map(read).collect::<Result<_, String>>()?;
        Ok(Self { languages, rules: Rules::of(G::info().dossier) })
    }

    fn all(&mut self, phrases: &[Phrase]) -> Held {
        phrases.iter().try_for_each(|phrase| self.phrase(phrase))
    }

    fn phrase(&mut self, phrase: &Phrase) -> Held {
        phrase.rule.map_or(Ok(()), |rule| self.rules.ensure(rule))?;
        self.key(phrase.key)?;
        for (_, arg) in &phrase.args {
            if let Arg::Term(key) = arg {
                self.key(key)?;
            }
        }
        for (language, messages) in &self.languages {
            let needs = messages.get(phrase.key).into_iter().flatten();
            let missing = needs.into_iter().find(|name| !phrase.args.iter().any(|(given, _)| given == name));
            ensure(missing.is_none(), || format!("`{}` in `{language}` needs {missing:?}", phrase.key))?;
        }
        Ok(())
    }

    fn key(&self, key: &str) -> Held {
        let without = self.languages.iter().find(|(_, messages)| !messages.contains_key(key));
        ensure(without.is_none(), || format!("`{key}` is no message in {:?}", without.map(|(language, _)| language)))
    }
}
