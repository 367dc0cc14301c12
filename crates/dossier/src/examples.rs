//! The worked examples, legal and illegal.

use std::collections::BTreeMap;

use crate::{Fault, Line, cite, section, spans};

/// A heading that names more rules than this proves none of them.
const MOST: usize = 3;

/// A worked example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example<'a> {
    /// Its name: `E1`, `X1`.
    pub name: String,
    /// Where its heading stands.
    pub line: usize,
    /// The options that are not as printed.
    pub options: Vec<(&'a str, &'a str)>,
    /// The rules that it proves: those that its heading names, and the one that refuses an illegal example.
    pub proves: Vec<u16>,
    /// What it claims.
    pub claim: Claim<'a>,
}

/// What an example claims.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim<'a> {
    /// Tokens lead from a position to a position, and on.
    Legal(Vec<Move<'a>>),
    /// The last of these tokens is refused.
    Illegal {
        /// Where.
        from: &'a str,
        /// The tokens.
        tokens: &'a str,
        /// The rules that may refuse it.
        rules: Vec<u16>,
        /// What the player is told, where the dossier says it word for word.
        said: Option<String>,
    },
}

/// Tokens that lead from one position line to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move<'a> {
    /// The line before.
    pub from: &'a str,
    /// The tokens, between blanks.
    pub tokens: &'a str,
    /// The line after.
    pub to: &'a str,
}

/// An example as written in the text.
struct Raw<'a> {
    kind: char,
    number: u16,
    line: usize,
    heading: &'a str,
    blocks: Vec<Vec<Line<'a>>>,
    prose: Vec<&'a str>,
}

/// Reads the examples in the order of the dossier. What looks like one but is not in the form is a fault, and so is a
/// gap in the numbers.
pub fn examples(text: &str) -> (Vec<Example<'_>>, Vec<Fault>) {
    let (raw, mut faults) = raw(text);
    let (mut examples, mut last) = (Vec::new(), BTreeMap::new());
    for example in &raw {
        let name = format!("{}{}", example.kind, example.number);
        let before = last.insert(example.kind, example.number).unwrap_or(0);
        if example.number != before + 1 {
            faults.push(Fault::new(example.line, format!("{name} follows {}{before}", example.kind)));
        }
        match if example.kind == 'E' { example.legal() } else { example.illegal() } {
            Ok(claim) => {
                let proves = example.proves(&claim);
                examples.push(Example { name, line: example.line, options: example.options(), proves, claim });
            }
            Err((line, what)) => faults.push(Fault::new(line, format!("{name}: {what}"))),
        }
    }
    (examples, faults)
}

fn raw(text: &str) -> (Vec<Raw<'_>>, Vec<Fault>) {
    let (mut examples, mut faults): (Vec<Raw<'_>>, Vec<Fault>) = (Vec::new(), Vec::new());
    let mut fenced = false;
    for (line, text) in section(text, 8) {
        if text.starts_with("```") {
            fenced = !fenced;
            if let (true, Some(example)) = (fenced, examples.last_mut()) {
                example.blocks.push(Vec::new());
            }
        } else if fenced {
            if let Some(block) = examples.last_mut().and_then(|example| example.blocks.last_mut()) {
                block.push((line, text));
            }
        } else if let Some(example) = heading(line, text) {
            examples.push(example);
        } else if looks_like_heading(text) {
            let what = "not in the form of an example's heading: `**E1. Title**` or `**X1.**`";
            faults.push(Fault::new(line, what));
        } else if let Some(example) = examples.last_mut() {
            example.prose.push(text);
        }
    }
    (examples, faults)
}

fn heading(line: usize, text: &str) -> Option<Raw<'_>> {
    let head = text.strip_prefix("**")?;
    let kind = head.chars().next().filter(|kind| matches!(kind, 'E' | 'X'))?;
    let (number, heading) = head[1..].split_once('.')?;
    let number = number.parse().ok()?;
    Some(Raw { kind, number, line, heading, blocks: Vec::new(), prose: Vec::new() })
}

fn looks_like_heading(text: &str) -> bool {
    let head = text.trim_start_matches(['*', '#', '-', ' ']);
    let digits = head.strip_prefix(['E', 'X']).unwrap_or("");
    head != text && digits.starts_with(|c: char| c.is_ascii_digit())
}

impl<'a> Raw<'a> {
    /// Its block is a position, indented tokens, a position, and so on.
    fn legal(&self) -> Result<Claim<'a>, (usize, &'static str)> {
        let block = self.only_block()?;
        let mut tokens_wanted = false;
        for (line, text) in block {
            match (is_tokens(text), tokens_wanted) {
                (true, true) if text.contains('(') => return Err((*line, "words in brackets are no tokens")),
                (true, true) => tokens_wanted = false,
                (false, false) if !text.trim().is_empty() => tokens_wanted = true,
                _ => {
                    return Err((
                        *line,
                        "a block is a position line, indented tokens, the next position line, and so on",
                    ));
                }
            }
        }
        if block.len() < 3 || !tokens_wanted {
            return Err((self.line, "a block ends with the resulting position"));
        }
        let step = |lines: &[Line<'a>]| Move { from: lines[0].1, tokens: lines[1].1.trim(), to: lines[2].1 };
        Ok(Claim::Legal(block.windows(3).step_by(2).map(step).collect()))
    }

    /// Tokens in the heading, one position, the reason with its rule.
    fn illegal(&self) -> Result<Claim<'a>, (usize, &'static str)> {
        let tokens = spans(self.heading).next().map(str::trim).filter(|tokens| !tokens.is_empty());
        let tokens = tokens.ok_or((self.line, "an illegal example has its tokens in a code span in the heading"))?;
        let from = match self.only_block()? {
            [(_, position)] if !is_tokens(position) => position,
            _ => return Err((self.line, "an illegal example's block is one position line")),
        };
        let prose = self.prose.join(" ");
        let named = prose.rsplit_once('(').and_then(|(_, rest)| rest.split(')').next());
        let rules = named.map(cite::numbers).filter(|rules| !rules.is_empty());
        let rules = rules.ok_or((self.line, "the reason ends with its rule in brackets: (R1)"))?;
        Ok(Claim::Illegal { from, tokens, rules, said: prose.split('"').nth(1).map(str::to_owned) })
    }

    /// An illegal example that more than one rule may refuse proves none of them.
    fn proves(&self, claim: &Claim<'_>) -> Vec<u16> {
        match claim {
            Claim::Illegal { rules, .. } => rules.clone().into_iter().filter(|_| rules.len() == 1).collect(),
            Claim::Legal(_) => {
                Some(cite::numbers(self.heading)).filter(|rules| rules.len() <= MOST).unwrap_or_default()
            }
        }
    }

    fn options(&self) -> Vec<(&'a str, &'a str)> {
        let lines = self.prose.iter().filter_map(|line| line.strip_prefix("Options:"));
        lines.flat_map(spans).filter_map(|pair| pair.split_once('=')).collect()
    }

    fn only_block(&self) -> Result<&[Line<'a>], (usize, &'static str)> {
        match self.blocks.as_slice() {
            [block] if !block.is_empty() => Ok(block),
            _ => Err((self.line, "an example has one block between ``` lines")),
        }
    }
}

fn is_tokens(line: &str) -> bool {
    line.starts_with(' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "## 8. Worked examples\n\n**E1. Roll**\n\nOptions: `goal=10`, `ones=keep`\n```\nstart\n  =4 hold\n\
        end\n  roll\nair\n```\nProse.\n\n### Illegal\n\n**X1.** `hold`\n```\nstart\n```\n\"Roll first.\" (R1-R2, R9)\n";

    fn faults(text: &str) -> Vec<String> {
        examples(text).1.into_iter().map(|fault| format!("{} {}", fault.line, fault.what)).collect()
    }

    #[test]
    fn examples_are_read_with_what_they_claim() {
        let (examples, faults) = examples(GOOD);
        assert_eq!(faults, []);
        let [legal, illegal] = &examples[..] else { panic!("two examples, not {examples:?}") };
        assert_eq!((legal.name.as_str(), &legal.options[..]), ("E1", &[("goal", "10"), ("ones", "keep")][..]));
        let steps =
            [Move { from: "start", tokens: "=4 hold", to: "end" }, Move { from: "end", tokens: "roll", to: "air" }];
        assert_eq!(legal.claim, Claim::Legal(steps.to_vec()));
        let said = Some("Roll first.".to_owned());
        assert_eq!(illegal.claim, Claim::Illegal { from: "start", tokens: "hold", rules: vec![1, 2, 9], said });
        let unsaid = GOOD.replace('"', "");
        assert!(matches!(&super::examples(&unsaid).0[1].claim, Claim::Illegal { said: None, .. }));
    }

    #[test]
    fn an_example_proves_the_rules_of_its_heading_or_the_one_that_refuses_it() {
        let proves = |text: &str| examples(text).0.into_iter().map(|example| example.proves).collect::<Vec<_>>();
        assert_eq!(proves(GOOD), [vec![], vec![]], "three rules may refuse it");
        let named =
            |rules: &str| proves(&GOOD.replace("Roll**", &format!("Roll ({rules})**")).replace("R1-R2, R9", "R9"));
        assert_eq!(named("R3, R5"), [vec![3, 5], vec![9]]);
        assert_eq!(named("R3-R6"), [vec![], vec![9]], "four rules are too many to point at one");
    }

    #[test]
    fn a_legal_example_needs_its_whole_block() {
        assert_eq!(faults(&GOOD.replace("air\n", "")), ["3 E1: a block ends with the resulting position"]);
        assert!(faults(&GOOD.replace("  =4", "=4"))[0].starts_with("8 E1: a block is a position line"));
        assert!(faults(&GOOD.replace("hold\nend", "(all of it)\nend"))[0].contains("are no tokens"));
        assert!(faults(&GOOD.replacen("```\n", "", 2))[0].contains("E1: an example has one block"));
    }

    #[test]
    fn an_illegal_example_needs_tokens_position_and_rule() {
        assert!(faults(&GOOD.replace("`hold`", "hold"))[0].contains("X1: an illegal example has its tokens"));
        assert!(faults(&GOOD.replace(" (R1-R2, R9)", ""))[0].contains("X1: the reason ends with its rule"));
        assert!(
            faults(&GOOD.replace("`hold`\n```\nstart", "`hold`\n```\nstart\n  hold"))[0]
                .contains("is one position line")
        );
    }

    #[test]
    fn gaps_in_the_numbers_and_other_headings_are_found() {
        assert_eq!(faults(&GOOD.replace("X1", "X2")), ["17 X2 follows X0"]);
        assert!(faults(&GOOD.replace("E1. Roll", "E1 Roll"))[0].contains("heading"));
        assert_eq!(examples("").0, []);
    }
}
