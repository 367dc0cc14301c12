//! From the markdown of a document to the markup of a page: anchors for chapters and rules, and links to these.

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

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

/// Where the rules that a text names are found.
#[derive(Clone, Copy)]
pub(super) struct Links<'a> {
    /// What stands before the number in an address.
    pub(super) to: &'a str,
    /// The class of a link, with the blank before it; may be empty.
    pub(super) class: &'a str,
}

/// A rule is on the page that names it.
pub(super) const ON_THIS_PAGE: Links<'static> = Links { to: "#", class: "" };

/// Writes markdown as markup. Chapters and parts get anchors that begin with `prefix`; returns these with their names.
pub(super) fn markup(text: &str, prefix: &str, links: Links<'_>) -> (String, Vec<(String, String)>) {
    let mut editor = Editor { events: Vec::new(), place: Context::Text, contents: Vec::new(), prefix, links };
    Parser::new_ext(text, Options::ENABLE_TABLES).for_each(|event| editor.take(event));
    let mut page = String::new();
    html::push_html(&mut page, editor.events.into_iter());
    (page, editor.contents)
}

/// Turns the events of a dossier into those of its page.
struct Editor<'a> {
    events: Vec<Event<'a>>,
    place: Context,
    contents: Vec<(String, String)>,
    prefix: &'a str,
    links: Links<'a>,
}

impl<'a> Editor<'a> {
    fn take(&mut self, event: Event<'a>) {
        match event {
            // The dossier is ours, but a page that lets raw markup through once does so for ever.
            Event::Html(raw) | Event::InlineHtml(raw) => self.events.push(Event::Text(raw)),
            Event::Text(text) => self.text(text),
            Event::Start(Tag::Heading { level, classes, attrs, .. }) => {
                self.place = Context::HeadingStart;
                let anchor = format!("{}-{}", self.prefix, self.contents.len() + 1);
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
            Context::Text => linked(&mut self.events, &text, self.links),
            Context::ItemStart => {
                let number = leading_rule(&text).unwrap_or_default();
                if !number.is_empty() {
                    anchor(&mut self.events, number);
                }
                linked(&mut self.events, &text[number.len()..], self.links);
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
fn linked(events: &mut Vec<Event<'_>>, text: &str, links: Links<'_>) {
    let mut rest = text;
    let mut plain = String::new();
    while let Some(at) = rest.find('R') {
        let begins = !rest[..at].ends_with(|c: char| c.is_alphanumeric());
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        if let Some(number) = leading_rule(rest).filter(|_| begins) {
            events.push(Event::Text(std::mem::take(&mut plain).into()));
            let Links { to, class } = links;
            events.push(Event::InlineHtml(format!("<a{class} href=\"{to}{number}\">{number}</a>").into()));
            rest = &rest[number.len()..];
        } else {
            plain.push('R');
            rest = &rest[1..];
        }
    }
    plain.push_str(rest);
    events.push(Event::Text(plain.into()));
}
