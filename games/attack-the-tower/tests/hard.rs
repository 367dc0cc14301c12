//! The hard situations of the dossier (section 12): each is played from its own text, and every sentence that the table
//! says there is compared with the words.
//!
//! A block holds position lines and indented tokens; an item of the list below it says what the table then tells a
//! player, or everybody about what was played in that block.

use attack_the_tower::AttackTheTower;
use conform::{Person, Words, claim, dossier};
use contract::{Game, Observer, Phrase, Position, Seat, SeatSet, StepError, StepText};

/// Who sits where in all situations.
const PEOPLE: [&str; 2] = ["Mira", "Jonas"];
/// How many situations there are at least.
const LEAST: usize = 20;

#[test]
fn the_table_says_what_the_dossier_says_in_hard_situations() {
    let mut reader = Reader::default();
    let mut faults = Vec::new();
    for (line, text) in dossier::section(AttackTheTower::info().dossier, 12) {
        let read = reader.line(text);
        faults.extend(read.err().map(|fault| format!("line {line}, H{}: {fault}", reader.situations)));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(reader.situations >= LEAST, "there are only {} situations", reader.situations);
}

/// Reads the section line by line and plays what it reads.
#[derive(Default)]
struct Reader<'a> {
    situations: usize,
    is_in_block: bool,
    options: Vec<(&'a str, &'a str)>,
    position: Option<Position>,
    /// What was played in the last block: before, step, after.
    played: Vec<(Position, StepText, Position)>,
    /// What is said in this situation, which must be something.
    said: usize,
}

impl<'a> Reader<'a> {
    fn line(&mut self, text: &'a str) -> Result<(), String> {
        if text.starts_with("```") {
            self.is_in_block = !self.is_in_block;
            if self.is_in_block {
                self.played.clear();
            }
            Ok(())
        } else if self.is_in_block {
            match text.strip_prefix("  ") {
                Some(tokens) => self.play(tokens),
                None => self.stand(text),
            }
        } else if let Some(heading) = text.strip_prefix("**H") {
            self.begin(heading)
        } else if let Some(named) = text.strip_prefix("Options: ") {
            self.options = named.split('`').skip(1).step_by(2).filter_map(|pair| pair.split_once('=')).collect();
            Ok(())
        } else if let Some(item) = text.strip_prefix("* ") {
            self.said += 1;
            self.item(item)
        } else {
            Ok(())
        }
    }

    fn begin(&mut self, heading: &str) -> Result<(), String> {
        let proves = self.situations == 0 || self.said > 0;
        *self = Self { situations: self.situations + 1, ..Self::default() };
        let number = format!("{}. ", self.situations);
        match (proves, heading.starts_with(&number)) {
            (true, true) => Ok(()),
            (false, _) => Err("the situation before says nothing of the table".to_owned()),
            (_, false) => Err(format!("`H{heading}` is not numbered {number}")),
        }
    }

    /// Takes a position line: where the situation begins, or what has been reached.
    fn stand(&mut self, line: &str) -> Result<(), String> {
        let Some(position) = &self.position else {
            let read = claim::read::<AttackTheTower>(line, &self.options).map_err(|error| error.to_string())?;
            self.position = Some(read);
            return Ok(());
        };
        let reached = position.line();
        if reached == line { Ok(()) } else { Err(format!("the line is\n  {reached}\nand not\n  {line}")) }
    }

    fn play(&mut self, tokens: &str) -> Result<(), String> {
        let position = self.position.as_mut().ok_or("tokens stand below no position")?;
        for token in tokens.split_whitespace() {
            let mut before = position.clone();
            for step in position.play_tokens([token]).map_err(|error| error.to_string())? {
                let mut after = before.clone();
                after.play(&step).map_err(|error| error.to_string())?;
                self.played.push((before, step, after.clone()));
                before = after;
            }
        }
        Ok(())
    }

    /// Compares what an item says with what the table says: `NAME is asked: ...`, `NAME is not asked.`, `NAME may: ...`,
    /// a token in code for what `NAME tries` or `NAME weighs`, `NAME reads: ...`, `Everybody reads: ...`.
    fn item(&self, item: &str) -> Result<(), String> {
        let position = self.position.as_ref().ok_or("an item stands below no block")?;
        let (head, wanted) = item.split_once(": ").unwrap_or((item, ""));
        let (who, does) = head.split_once(' ').ok_or("an item begins with a name")?;
        let seat = PEOPLE.iter().position(|name| *name == who).map(Seat::new);
        let token = does.split('`').nth(1).unwrap_or_default();
        let found = match (does.split(' ').next(), seat) {
            (_, Some(seat)) if does == "is not asked." => {
                return if position.asked(seat) { Err(format!("{who} is asked")) } else { Ok(()) };
            }
            (Some("is"), Some(seat)) => asked(position, seat).ok_or(format!("{who} is not asked"))?,
            (Some("may"), Some(seat)) => {
                let tokens = position.legal(seat);
                tokens.iter().map(|token| format!("`{token}`")).collect::<Vec<_>>().join(" ") + "."
            }
            (Some("tries"), Some(seat)) => refusal(position, seat, token)?,
            (Some("weighs"), Some(seat)) => said(Some(seat), &position.outlook(seat, token)),
            (Some("reads"), Some(_)) => self.log(seat),
            (Some("reads"), None) if who == "Everybody" => self.log(None),
            _ => return Err(format!("`{item}` is not in the form of an item")),
        };
        if found == wanted { Ok(()) } else { Err(format!("{head}\n  {found}\nand not\n  {wanted}")) }
    }

    /// Returns what the last block has told a player, or a spectator.
    fn log(&self, seat: Option<Seat>) -> String {
        let observer: Observer = seat.map_or(SeatSet::NONE, SeatSet::only);
        let told = self.played.iter().flat_map(|(before, step, after)| before.tell(step, after, observer));
        said(seat, &told.collect::<Vec<_>>())
    }
}

/// Says phrases to a player or a spectator, in quotes, each with its rule.
fn said(seat: Option<Seat>, phrases: &[Phrase]) -> String {
    let person = |name: &str| Person { name: name.to_owned(), said: name.to_owned() };
    let words = Words::of(AttackTheTower::info(), "en").among_people(PEOPLE.map(person).to_vec(), seat);
    let one = |phrase: &Phrase| match phrase.rule {
        Some(rule) => format!("“{}” ({rule})", words.say(phrase)),
        None => format!("“{}”", words.say(phrase)),
    };
    phrases.iter().map(one).collect::<Vec<_>>().join(" ")
}

fn asked(position: &Position, seat: Seat) -> Option<String> {
    let prompt = position.prompt(seat)?;
    let phrases: Vec<Phrase> = [Some(prompt.question), prompt.detail].into_iter().flatten().collect();
    Some(said(Some(seat), &phrases))
}

fn refusal(position: &Position, seat: Seat, token: &str) -> Result<String, String> {
    match position.clone().play(&StepText::Action { seat, token: token.to_owned() }) {
        Err(StepError::Illegal { refusal, .. }) => Ok(said(Some(seat), &[refusal.phrase])),
        Err(other) => Err(format!("`{token}` is refused by no rule: {other}")),
        Ok(()) => Err(format!("`{token}` is allowed")),
    }
}
