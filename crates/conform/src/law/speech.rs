//! Words.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use contract::{
    Account, Arg, EventHistory, Fill, Game, Label, Notation, Phrase, Piece, PlayedStep, Prompt, Seat, SeatSet, Speak,
    Step, Stream,
};
use words::{Message, Person, Words as Speaker, messages};

use super::rules::Rules;
use super::text::garbled;
use super::{candidates, observers};
use crate::breach::{CheckResult, LawResult};
use crate::law::ensure;
use crate::trials::Trials;
use crate::walk::{unasked, walk};

/// The plurals that languages tell apart.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// How often a message is said before it must have been said in all of its forms.
const OFTEN: u32 = 500;

/// What no sentence may contain: a gap that was not filled, misplaced punctuation.
const UNCLEAN: [&str; 6] = ["  ", " .", " ,", "..", "{", "\n"];
/// The value of a gap that stays empty, for which a sentence has a form of its own.
const NOTHING: &str = "none";
/// A question has fewer words.
const WORDS: usize = 8;

/// At every step there is a prompt, a label for each legal action, and what is told of it, and perhaps a guide; after
/// the end perhaps an account. Somebody who types a token that cannot be read is told why. Each is a message of every
/// language with all that its gaps need, and each rule cited is one of the dossier. Labels of one group stand together.
/// A message that is said often has been said in every form it has for some value of an argument. What is said is
/// clean, questions are short. What does nothing but give something up has no piece and no place.
pub fn everything_has_words<G: Game + Notation + Speak>(trials: &Trials<G>) -> LawResult {
    let mut words = Words::read::<G>()?;
    let mut history: Vec<PlayedStep<G>> = Vec::new();
    walk(trials, "words", |spot, dice| {
        let (game, state) = (spot.game, spot.state);
        match spot.last {
            None => history.clear(),
            Some((before, step)) => history.push((*before, step)),
        }
        if let Some((before, step)) = spot.last {
            for observer in observers(game) {
                words.all(&game.tell_step(before, step, state, observer))?;
            }
            words.typed(game, step)?;
        }
        for seat in unasked(game, state).iter() {
            for action in candidates(game, &[], dice).into_iter().take(60) {
                words.all(game.unasked(state, seat, action).map(|refusal| refusal.phrase).as_slice())?;
            }
        }
        if let Some(verdict) = game.verdict(state) {
            words.key(verdict.cause)?;
            if let Some(account) = game.account(&EventHistory::of(game, &history, state)) {
                words.account(&account)?;
            }
        }
        for seat in SeatSet::all(game.seats()).iter() {
            words.all(game.seat_title(seat).as_slice())?;
        }
        let open = game.view(state, SeatSet::all(game.seats()));
        for seat in SeatSet::all(game.seats()).iter() {
            game.vitals(&open, seat).iter().try_for_each(|vital| words.key(vital.name))?;
        }
        game.phases(&open).iter().try_for_each(|phases| words.all(&phases.names))?;
        for seat in SeatSet::all(game.seats()).iter() {
            for order in game.orders(&game.view(state, SeatSet::NONE), seat) {
                words.all(&[order.name, order.until])?;
                words.all(order.closed.as_slice())?;
            }
        }
        for (seat, offered) in spot.offers() {
            let view = game.view(state, SeatSet::only(seat));
            words.prompt(&game.prompt(&view, seat))?;
            words.guide(&game.guide(&view, seat))?;
            words.all(game.no_such_set(&view, seat, &[]).as_slice())?;
            for (piece, _) in game.supplies(&view, seat) {
                words.piece(&piece)?;
            }
            if let Some(forecast) = game.forecast(&view, seat) {
                words.all(&[forecast.counted])?;
                words.all(forecast.beside.as_slice())?;
            }
            let mut groups: Vec<Phrase> = Vec::new();
            let mut filled = BTreeSet::new();
            for action in &offered {
                let label = game.label(&view, seat, *action);
                words.label(&label)?;
                words.all(&game.outlook(&view, seat, *action))?;
                slots(&label, &mut filled)?;
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
    })?;
    Ok(words.all_forms_were_met()?)
}

/// Actions that fill slots fill the same ones, each once, and are told apart by what is in them.
fn slots(label: &Label, filled: &mut BTreeSet<BTreeMap<String, String>>) -> CheckResult {
    for way in &label.fillings {
        let fills = way.iter().map(|fill| (fill.slot.key.clone(), fill.piece.key.clone()));
        let fills: BTreeMap<String, String> = fills.collect();
        ensure(!way.is_empty() && fills.len() == way.len(), || format!("no slot, or one filled twice: {fills:?}"))?;
        let alike = filled.iter().all(|other| other.keys().eq(fills.keys()));
        ensure(alike, || format!("{fills:?} are not the slots of the others"))?;
        ensure(filled.insert(fills.clone()), || format!("the slots are filled with {fills:?} in two ways"))?;
    }
    Ok(())
}

/// What stands in addresses is letters, digits and few signs.
fn plain(key: &str) -> CheckResult {
    let is_plain = !key.is_empty() && key.bytes().all(|c| c.is_ascii_alphanumeric() || b"-.".contains(&c));
    ensure(is_plain, || format!("`{key}` is no name in an address"))
}

/// The messages of each language, the rules, and what was said.
struct Words {
    languages: Vec<(&'static str, BTreeMap<String, Message>)>,
    speakers: Vec<Speaker>,
    rules: Rules,
    /// The printed names of the seats, where there are several.
    seats: &'static [&'static str],
    said: BTreeMap<&'static str, Said>,
    /// What was heard in all languages and found good, which is most of what is said.
    good: HashSet<Phrase>,
}

/// Returns people whose names are not words of any sentence.
fn people() -> Vec<Person> {
    let person = |seat| Person { name: format!("Pia-{seat}"), said: format!("Pia-{seat}") };
    (0..Seat::MOST).map(person).collect()
}

/// How often a message was said, and with which values of each argument.
#[derive(Default)]
struct Said {
    times: u32,
    values: BTreeMap<&'static str, BTreeSet<String>>,
    /// The words of the file that were put in, by their keys; each language says them otherwise.
    terms: BTreeMap<&'static str, BTreeSet<&'static str>>,
}

impl Words {
    fn read<G: Game>() -> Result<Self, String> {
        let read = |(language, text): &(&'static str, &'static str)| {
            let messages = messages(text).map_err(|faults| format!("words in `{language}`: {}", faults.join("; ")))?;
            Ok((*language, messages.into_iter().map(|message| (message.key.clone(), message)).collect()))
        };
        let languages = G::info().words.iter().map(read).collect::<Result<_, String>>()?;
        let speakers = G::info().words.iter().map(|(language, _)| Speaker::of(G::info(), language)).collect();
        Ok(Self {
            languages,
            speakers,
            rules: Rules::of(G::info().dossier)?,
            seats: if *G::info().seats.end() > 1 { G::info().seat_names } else { &[] },
            said: BTreeMap::new(),
            good: HashSet::new(),
        })
    }

    fn all(&mut self, phrases: &[Phrase]) -> CheckResult {
        phrases.iter().try_for_each(|phrase| self.phrase(phrase))
    }

    /// What a step's token becomes when it is mistyped.
    fn typed<G: Game + Notation>(&mut self, game: &G, step: Step<G::Action, G::Outcome>) -> CheckResult {
        let token = match step {
            Step::Action(_, action) => game.write_action(action),
            Step::Outcome(outcome) => game.write_outcome(outcome),
        };
        let token = garbled(&token, &mut Stream::new("typed", &token, 0));
        let refused = [game.read_action(&token).err(), game.read_outcome(&token).err()];
        refused.into_iter().flatten().try_for_each(|malformed| match malformed.phrase {
            Some(phrase) => self.phrase(&phrase),
            None => Err(format!("no words say what is wrong with `{token}`")),
        })
    }

    fn prompt(&mut self, prompt: &Prompt) -> CheckResult {
        self.phrase(&prompt.question)?;
        let asked = self.speakers.first().map(|words| words.say(&prompt.question)).unwrap_or_default();
        ensure(asked.split(' ').count() < WORDS, || format!("a question is too long: {asked}"))?;
        self.all(prompt.detail.as_slice())
    }

    fn piece(&mut self, piece: &Piece) -> CheckResult {
        plain(&piece.key)?;
        self.phrase(&piece.name)?;
        self.all(piece.price.as_slice())?;
        self.prompt(&piece.prompt)
    }

    fn label(&mut self, label: &Label) -> CheckResult {
        self.all(&[label.name.clone(), label.group.clone()])?;
        self.all(label.button.as_slice())?;
        let in_slots = label.fillings.iter().flatten().map(|fill| &fill.piece);
        let in_sets = label.set.iter().flatten().chain(label.portion.iter().map(|portion| &portion.piece));
        for piece in label.pieces.iter().chain(in_slots).chain(in_sets) {
            self.piece(piece)?;
        }
        for Fill { slot, .. } in label.fillings.iter().flatten() {
            plain(&slot.key)?;
            ensure(!slot.key.contains('.'), || format!("`{}` is no name of a slot", slot.key))?;
            self.all(&[slot.name.clone(), slot.note.clone()])?;
            self.all(slot.warning.as_slice())?;
        }
        label.confirm.iter().try_for_each(|prompt| self.prompt(prompt))?;
        label.sacrifice.iter().try_for_each(|sacrifice| self.phrase(sacrifice.question()))?;
        // A place on the board is there to be used, and what only gives something up must not look like a use of it.
        let is_apart = label.space.is_none() && label.pieces.is_empty() && label.fillings.is_empty();
        let is_apart = is_apart && label.set.is_none() && label.portion.is_none();
        ensure(is_apart || !label.is_pure_sacrifice(), || format!("`{}` only gives up, at a place", label.name.key))?;
        ensure(is_apart || !label.is_pass, || format!("`{}` does nothing, at a place", label.name.key))?;
        if let Some(place) = &label.space {
            plain(&place.key)?;
            self.all(&[place.name.clone(), place.area.clone()])?;
        }
        Ok(())
    }

    fn guide(&mut self, notes: &[Phrase]) -> CheckResult {
        let keys: BTreeSet<&str> = notes.iter().map(|note| note.key).collect();
        ensure(keys.len() == notes.len(), || format!("two notes of the guide have one key: {notes:?}"))?;
        self.all(notes)
    }

    fn account(&mut self, account: &Account) -> CheckResult {
        account.decided.iter().chain(&account.turning_points).try_for_each(|point| self.phrase(&point.phrase))?;
        account.columns.iter().try_for_each(|column| self.phrase(&column.phrase()))
    }

    fn phrase(&mut self, phrase: &Phrase) -> CheckResult {
        self.said.entry(phrase.key).or_default().times += 1;
        if self.good.contains(phrase) {
            return Ok(());
        }
        self.good.insert(phrase.clone());
        self.hear(phrase)
    }

    fn hear(&mut self, phrase: &Phrase) -> CheckResult {
        phrase.rule.map_or(Ok(()), |rule| self.rules.ensure(rule))?;
        self.key(phrase.key)?;
        for (name, arg) in &phrase.args {
            match arg {
                Arg::Term(key) => self.key(key)?,
                Arg::List(phrases) => self.all(phrases)?,
                Arg::Text(text) => self.no_seat(phrase.key, name, text)?,
                Arg::Number(_) | Arg::Seat { .. } => {}
            }
        }
        for (language, messages) in &self.languages {
            let needs = messages.get(phrase.key).into_iter().flat_map(|message| &message.args);
            let missing = needs.into_iter().find(|name| !phrase.args.iter().any(|(given, _)| given == name));
            ensure(missing.is_none(), || format!("`{}` in `{language}` needs {missing:?}", phrase.key))?;
        }
        self.note(phrase);
        let nothing = phrase.args.iter().any(|(_, arg)| *arg == Arg::Text(NOTHING.to_owned()));
        for said in self.readings(phrase) {
            let clean = !said.is_empty() && said.trim() == said && !UNCLEAN.iter().any(|bad| said.contains(bad));
            let clean = clean && !(nothing && said.contains(NOTHING));
            ensure(clean, || format!("`{}` is said like this: `{said}`", phrase.key))?;
        }
        Ok(())
    }

    /// Says a phrase in every language, as a spectator reads it, and as each person named in it does.
    fn readings(&self, phrase: &Phrase) -> Vec<String> {
        let named =
            phrase.args.iter().filter_map(|(_, arg)| if let Arg::Seat { seat } = arg { Some(*seat) } else { None });
        let readers: Vec<Option<Seat>> = [None].into_iter().chain(named.map(Some)).collect();
        let say = |words: &Speaker, reader: Option<Seat>| words.among_people(people(), reader).say(phrase);
        self.speakers.iter().flat_map(|words| readers.iter().map(move |reader| say(words, *reader))).collect()
    }

    /// A seat is called by who sits there, so no game puts its printed name into a sentence. A number may be anything.
    fn no_seat(&self, key: &str, name: &str, text: &str) -> CheckResult {
        let mut words = text.split(|letter: char| !letter.is_alphanumeric());
        let named = words.find(|word| self.seats.contains(word) && word.parse::<u8>().is_err());
        ensure(named.is_none(), || format!("`{key}` names seat {named:?} in ${name}, which is to be a seat"))
    }

    fn note(&mut self, phrase: &Phrase) {
        let said = self.said.entry(phrase.key).or_default();
        for (name, arg) in &phrase.args {
            let values = said.values.entry(name).or_default();
            match arg {
                Arg::Text(text) => _ = values.insert(text.clone()),
                // Which plural a number takes is the language's affair, so a number stands for every plural.
                Arg::Number(number) => {
                    values.insert(number.to_string());
                    values.extend(PLURALS.map(str::to_owned));
                }
                Arg::Term(key) => _ = said.terms.entry(name).or_default().insert(key),
                Arg::Seat { .. } => _ = values.insert("you".to_owned()),
                Arg::List(_) => {}
            }
        }
    }

    /// A form for a value that never comes is dead, or the value is spelt differently where the words are chosen.
    fn all_forms_were_met(&self) -> CheckResult {
        let mut dead = Vec::new();
        for ((language, messages), words) in self.languages.iter().zip(&self.speakers) {
            for (key, said) in self.said.iter().filter(|(_, said)| said.times >= OFTEN) {
                for (name, forms) in messages.get(*key).into_iter().flat_map(|message| &message.choices) {
                    let terms = said.terms.get(name.as_str()).into_iter().flatten().map(|key| words.word(key));
                    let values: BTreeSet<String> =
                        said.values.get(name.as_str()).into_iter().flatten().cloned().chain(terms).collect();
                    let never = forms.difference(&values);
                    dead.extend(never.map(|form| format!("`{key}` in `{language}` for {name}={form}")));
                }
            }
        }
        ensure(dead.is_empty(), || format!("there are forms for what never comes: {}", dead.join("; ")))
    }

    fn key(&self, key: &str) -> CheckResult {
        let without = self.languages.iter().find(|(_, messages)| !messages.contains_key(key));
        ensure(without.is_none(), || format!("`{key}` is no message in {:?}", without.map(|(language, _)| language)))
    }
}
