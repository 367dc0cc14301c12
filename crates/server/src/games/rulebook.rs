//! From a game's dossier to its rules: the page that players read, what stands behind it for experts, and each rule alone.

mod editor;

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped};

use editor::{Links, ON_THIS_PAGE};

/// The chapter that players read, by the word its heading holds.
const PLAYERS: [&str; 1] = ["Rules"];
/// The chapters for those who want to know more; the others are for those who build.
const EXPERTS: [&str; 6] = ["At a glance", "Components", "Ambiguities", "Notation", "Options", "Hard situations"];

/// The rules of a game.
pub(crate) struct Rulebook {
    /// What players read.
    pub(crate) rules: Document,
    /// Sources, rulings and notation, for experts.
    pub(crate) more: Document,
    /// Every numbered rule alone, as it is shown where it is cited.
    pub(crate) articles: BTreeMap<u16, Article>,
}

/// A text as markup, with its chapters and parts: anchor and name.
pub(crate) struct Document {
    pub(crate) contents: Vec<(String, String)>,
    pub(crate) text: Markup,
}

/// One rule.
pub(crate) struct Article {
    /// What the part of the rules is about in which it stands.
    pub(crate) heading: String,
    pub(crate) source: Source,
    pub(crate) text: Markup,
}

/// Writes the rules of a game with this id. Every numbered rule gets an anchor by its number, and where a text names a
/// rule it links there; every chapter and part gets one by its place.
pub(crate) fn rulebook(id: &str, dossier: &str) -> Rulebook {
    let chapters = |chapters: &[&str]| dossier::chapters(dossier, chapters);
    let to = format!("/rules/{id}#");
    let links = Links { to: &to, class: " class=\"rule\"" };
    let article = |rule: dossier::Rule<'_>| {
        let text = PreEscaped(editor::markup(&unsourced(&rule.text), "", links).0);
        (rule.number, Article { heading: unsourced(rule.heading), source: Source::read(rule.source), text })
    };
    Rulebook {
        rules: document(&unsourced(&chapters(&PLAYERS)), "part"),
        more: document(&chapters(&EXPERTS), "more"),
        articles: dossier::rules(dossier).0.into_iter().map(article).collect(),
    }
}

/// Leaves out the marks that say where a rule, or a part of one, comes from: whoever wants to play reads what holds.
fn unsourced(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('(') {
        let mark = behind.split([',', ';', ':', ' ', '/', ')']).next().unwrap_or_default();
        let inside = behind.split_once(')').filter(|_| matches!(mark, "S" | "P" | "H"));
        match inside {
            // A remark stays, without its mark.
            Some((inside, _)) if inside[1..].starts_with(": ") => {
                plain.extend([before, "("]);
                rest = &behind[3..];
            }
            Some((_, after)) => {
                plain.push_str(before.trim_end_matches(' '));
                rest = after;
            }
            None => {
                plain.extend([before, "("]);
                rest = behind;
            }
        }
    }
    plain + rest
}

/// Where a rule comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Source {
    /// The rulebook.
    Rulebook,
    /// The rulebook, and something else where that is silent.
    InPart,
    /// Another public source.
    Public,
    /// Our ruling.
    House,
}

impl Source {
    /// Reads how a dossier marks it: a letter, and behind it what else there is to say.
    fn read(mark: &str) -> Self {
        match mark.as_bytes() {
            b"S" => Self::Rulebook,
            [b'S', ..] => Self::InPart,
            [b'P', ..] => Self::Public,
            _ => Self::House,
        }
    }
}

/// Writes a whole document as markup, with an anchor for every chapter and part.
pub(crate) fn written(text: &str) -> Document {
    document(text, "part")
}

fn document(text: &str, prefix: &str) -> Document {
    let (page, contents) = editor::markup(text, prefix, ON_THIS_PAGE);
    // Tables scroll inside themselves, so that the page never does so sideways.
    let page = page
        .replace("<table>", "<div class=\"scroll\" tabindex=\"0\"><table>")
        .replace("<pre>", "<pre tabindex=\"0\">");
    // A corner over row and column names heads nothing.
    let text = PreEscaped(page.replace("</table>", "</table></div>").replace("<th></th>", "<td></td>"));
    Document { contents, text }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOSSIER: &str = "\
## 3. Rules
### Turn (H, as at a table)
* R1 (S) First <b>.
* R2 (H) See R1, RX and `R1`.

## 5. Model
* R3 no
## 6. Notation
Tokens (R1).
";

    #[test]
    fn rules_have_anchors_and_are_linked_and_sources_are_not_in_the_way() {
        let book = rulebook("pig", DOSSIER);
        let names = |document: &Document| document.contents.iter().map(|(_, name)| name.clone()).collect::<Vec<_>>();
        assert_eq!(
            (names(&book.rules), names(&book.more)),
            (vec!["Rules".into(), "Turn".into()], vec!["Notation".into()])
        );
        let page = book.rules.text.into_string();
        assert!(page.contains("<li><b class=\"number\" id=\"R1\">R1</b> First &lt;b&gt;."), "{page}");
        assert!(page.contains("</b> See <a href=\"#R1\">R1</a>, RX and <code>R1</code>."), "{page}");
        assert!(page.contains("<h2 id=\"part-1\">Rules</h2>") && !page.contains("R3"), "{page}");
        let more = book.more.text.into_string();
        assert!(more.contains("id=\"more-1\"") && more.contains("(<a href=\"#R1\">R1</a>)"), "{more}");
    }

    #[test]
    fn marks_of_sources_are_left_out_and_remarks_stay() {
        for (text, plain) in [
            ("R1 (S) Stack. (H) Ours.", "R1 Stack. Ours."),
            ("R5 (S; the values P, read from the cards) Set.", "R5 Set."),
            ("R4 (S) First. (H: seat A; by lot.)", "R4 First. (seat A; by lot.)"),
            ("R9 (P CGE FAQ) Move (R16) (twice).", "R9 Move (R16) (twice)."),
            ("An open (bracket", "An open (bracket"),
        ] {
            assert_eq!(unsourced(text), plain);
        }
    }

    #[test]
    fn a_rule_alone_links_to_the_page_of_the_others() {
        let book = rulebook("pig", DOSSIER);
        let rule = &book.articles[&2];
        assert_eq!((rule.heading.as_str(), rule.source), ("Turn", Source::House));
        let text = rule.text.clone().into_string();
        assert_eq!(text, "<p>See <a class=\"rule\" href=\"/rules/pig#R1\">R1</a>, RX and <code>R1</code>.</p>\n");
        assert!(!book.articles.contains_key(&3));
    }

    #[test]
    fn a_mark_says_where_a_rule_comes_from() {
        let read = ["S", "S/H", "S; the values P", "P CGE FAQ", "H, order inside R33-R51"].map(Source::read);
        assert_eq!(read, [Source::Rulebook, Source::InPart, Source::InPart, Source::Public, Source::House]);
    }

    #[test]
    fn every_numbered_rule_of_every_game_has_its_anchor_once_and_can_be_had_alone() {
        for entry in catalog::games() {
            let info = entry.info();
            let book = rulebook(info.id, info.dossier);
            let page = book.rules.text.into_string() + &book.more.text.into_string();
            for rule in dossier::rules(info.dossier).0 {
                let anchor = format!("id=\"R{}\"", rule.number);
                assert_eq!(page.matches(&anchor).count(), 1, "{} {}", info.id, rule.number);
                assert!(book.articles.contains_key(&rule.number), "{} {}", info.id, rule.number);
            }
        }
    }
}
