//! From a game's dossier to the text of its rules page.

use maud::{Markup, PreEscaped};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

/// The chapters that players read, by the words their headings hold; the others are for those who build.
const CHAPTERS: [&str; 6] = ["At a glance", "Components", "Rules", "Ambiguities", "Notation", "Options"];

/// The rules of a game as players read them.
pub(crate) struct Rulebook {
    /// The chapters: anchor and name.
    pub(crate) contents: Vec<(String, String)>,
    pub(crate) text: Markup,
}

/// Writes the chapters for players as markup. Every numbered rule gets an anchor by its number, and where a text names
/// a rule it links there; every chapter and part gets one by its place.
pub(crate) fn rulebook(dossier: &str) -> Rulebook {
    written(&dossier::chapters(dossier, &CHAPTERS))
}

/// Writes a whole document as markup, with an anchor for every chapter and part.
pub(crate) fn written(text: &str) -> Rulebook {
    let mut editor = Editor { events: Vec::new(), place: Context::Text, contents: Vec::new() };
    Parser::new_ext(text, Options::ENABLE_TABLES).for_each(|event| editor.take(event));
    let mut page = String::new();
    html::push_html(&mut page, editor.events.into_iter());
    // Tables scroll inside themselves, so that the page never does so sideways.
    let page = page
        .replace("<table>", "<div class=\"scroll\" tabindex=\"0\"><table>")
        .replace("<pre>", "<pre tabindex=\"0\">");
    // A corner over row and column names heads nothing.
    let text = PreEscaped(page.replace("</table>", "</table></div>").replace("<th></th>", "<td></td>"));
    Rulebook { contents: editor.contents, text }
}

/// Where in the text we are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    Text,
    /// Before the first word of a list item: it may be the number of a rule.
    ItemStart,
    HeadingStart,
    /// Inside code or a link, where nothing is linked.
    Verbatim,
}

/// Turns the events of a dossier into those of its page.
struct Editor<'a> {
    events: Vec<Event<'a>>,
    place: Context,
    contents: Vec<(String, String)>,
}

impl<'a> Editor<'a> {
    fn take(&mut self, event: Event<'a>) {
        match event {
            // The dossier is ours, but a page that lets raw markup through once does so for ever.
            Event::Html(raw) | Event::InlineHtml(raw) => self.events.push(Event::Text(raw)),
            Event::Text(text) => self.text(text),
            Event::Start(Tag::Heading { level, classes, attrs, .. }) => {
                self.place = Context::HeadingStart;
                let anchor = format!("part-{}", self.contents.len() + 1);
                self.contents.push((anchor.clone(), String::new()));
                let id = Some(anchor.into());
                self.events.push(Event::Start(Tag::Heading { level: under(level), id, classes, attrs }));
            }
            Event::End(TagEnd::Heading(level)) => self.events.push(Event::End(TagEnd::Heading(under(level)))),
            event => {
                self.place = match event {
                    Event::Start(Tag::Item) => Context::ItemStart,
                    Event::Start(Tag::Paragraph | Tag::Strong) => self.place,
                    Event::Start(Tag::CodeBlock(_) | Tag::Link { .. }) => Context::Verbatim,
                    _ => Context::Text,
                };
                self.events.push(event);
            }
        }
    }

    fn text(&mut self, text: CowStr<'a>) {
        match self.place {
            Context::Verbatim => self.events.push(Event::Text(text)),
            Context::HeadingStart => {
                let heading = unnumbered(&text).to_owned();
                if let Some((_, name)) = self.contents.last_mut() {
                    name.clone_from(&heading);
                }
                self.events.push(Event::Text(heading.into()));
            }
            Context::Text => linked(&mut self.events, &text),
            Context::ItemStart => {
                let number = leading_rule(&text).unwrap_or_default();
                if !number.is_empty() {
                    anchor(&mut self.events, number);
                }
                linked(&mut self.events, &text[number.len()..]);
            }
        }
        if self.place != Context::Verbatim {
            self.place = Context::Text;
        }
    }
}

/// Chapters are left out, so their numbers say nothing.
fn unnumbered(heading: &str) -> &str {
    heading.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').trim_start()
}

/// The page has its own first heading.
fn under(level: HeadingLevel) -> HeadingLevel {
    match level {
        HeadingLevel::H1 | HeadingLevel::H2 => HeadingLevel::H2,
        HeadingLevel::H3 => HeadingLevel::H3,
        _ => HeadingLevel::H4,
    }
}

/// Returns the rule number that a text begins with.
fn leading_rule(text: &str) -> Option<&str> {
    let digits = text.strip_prefix('R')?.bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0 && !text[1 + digits..].starts_with(|c: char| c.is_alphanumeric())).then(|| &text[..=digits])
}

/// Numbers are our own letters and digits, so they need no escaping.
fn anchor(events: &mut Vec<Event<'_>>, number: &str) {
    events.push(Event::InlineHtml(format!("<b class=\"number\" id=\"{number}\">{number}</b>").into()));
}

/// Writes a text with a link at every rule that it names.
fn linked(events: &mut Vec<Event<'_>>, text: &str) {
    let mut rest = text;
    let mut plain = String::new();
    while let Some(at) = rest.find('R') {
        let begins = !rest[..at].ends_with(|c: char| c.is_alphanumeric());
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        if let Some(number) = leading_rule(rest).filter(|_| begins) {
            events.push(Event::Text(std::mem::take(&mut plain).into()));
            events.push(Event::InlineHtml(format!("<a href=\"#{number}\">{number}</a>").into()));
            rest = &rest[number.len()..];
        } else {
            plain.push('R');
            rest = &rest[1..];
        }
    }
    plain.push_str(rest);
    events.push(Event::Text(plain.into()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_have_anchors_and_are_linked() {
        let book =
            rulebook("## 3. Rules\n* R1 (S) First <b>.\n* **R2** See R1, RX and `R1`.\n\n## 5. Model\n* R3 no\n");
        assert_eq!(book.contents, [("part-1".to_owned(), "Rules".to_owned())]);
        let page = book.text.into_string();
        assert!(page.contains("<li><b class=\"number\" id=\"R1\">R1</b> (S) First &lt;b&gt;."), "{page}");
        assert!(page.contains("<strong><b class=\"number\" id=\"R2\">R2</b></strong>"), "{page}");
        assert!(page.contains("See <a href=\"#R1\">R1</a>, RX and <code>R1</code>."), "{page}");
        assert!(page.contains("<h2 id=\"part-1\">Rules</h2>") && !page.contains("R3"), "{page}");
    }

    #[test]
    fn every_numbered_rule_of_every_game_has_its_anchor_once() {
        for entry in catalog::games() {
            let page = rulebook(entry.info().dossier).text.into_string();
            for rule in dossier::rules(entry.info().dossier).0 {
                let anchor = format!("id=\"R{}\"", rule.number);
                assert_eq!(page.matches(&anchor).count(), 1, "{} {}", entry.info().id, rule.number);
            }
        }
    }
}
