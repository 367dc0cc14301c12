//! Sentences that hold markup: names in `<bdi>`, and marks such as `<rules>` around words that become a link.

use contract::{Arg, Phrase};
use maud::{Markup, html};

use super::Tongue;
use crate::tongue::bidi;

/// Stands for a `<` in an argument while the marks of the message are read. No name and no token may hold it.
const LESS: &str = "\u{e000}";

/// What a mark puts around the words in it.
type Around<'a> = &'a dyn Fn(Markup) -> Markup;

/// Puts a link around words.
pub(crate) fn link(address: impl Into<String>) -> impl Fn(Markup) -> Markup {
    let address = address.into();
    move |words| html! { a href=(address) { (words) } }
}

impl Tongue {
    /// Says a phrase, with its names in `<bdi>`.
    pub(crate) fn text(self, phrase: &Phrase) -> Markup {
        self.marked(phrase, &[])
    }

    /// Says a phrase whose message marks words, as in `See <rules>the rules</rules>`, with what each mark stands for.
    /// `<b>` and `<code>` are known without being told.
    pub(crate) fn marked(self, phrase: &Phrase, marks: &[(&str, Around<'_>)]) -> Markup {
        written(&self.say(&guarded(phrase)), marks)
    }

    /// Says a phrase whose message marks words, where a page takes text and no markup.
    pub(crate) fn unmarked(self, phrase: &Phrase) -> String {
        let said = self.say(&guarded(phrase));
        let mut parts = said.split('<');
        let before = parts.next().unwrap_or_default().to_owned();
        parts.fold(before, |text, part| text + part.split_once('>').map_or(part, |(_, after)| after)).replace(LESS, "<")
    }
}

/// Returns a phrase whose arguments cannot be taken for marks.
fn guarded(phrase: &Phrase) -> Phrase {
    let args = phrase.args.iter().map(|(name, arg)| match arg {
        Arg::Text(text) => (*name, Arg::Text(text.replace('<', LESS))),
        other => (*name, other.clone()),
    });
    Phrase { args: args.collect(), ..phrase.clone() }
}

/// Writes a sentence with its marks.
fn written(sentence: &str, marks: &[(&str, Around<'_>)]) -> Markup {
    let Some((before, name, inside, after)) = first_mark(sentence) else {
        return bidi::text(&sentence.replace(LESS, "<"));
    };
    let inside = written(inside, marks);
    let around = marks.iter().find(|(known, _)| *known == name).map(|(_, around)| around);
    html! {
        (bidi::text(&before.replace(LESS, "<")))
        @match (around, name) {
            (Some(around), _) => (around(inside)),
            (None, "b") => b { (inside) },
            (None, "code") => code { (inside) },
            (None, _) => (inside),
        }
        (written(after, marks))
    }
}

/// Finds the first mark: what stands before it, its name, what it is around, and what comes after.
fn first_mark(sentence: &str) -> Option<(&str, &str, &str, &str)> {
    let (before, rest) = sentence.split_once('<')?;
    let (name, rest) = rest.split_once('>')?;
    let (inside, after) = rest.split_once(&format!("</{name}>"))?;
    Some((before, name, inside, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_markup_and_what_is_put_in_stays_text() {
        let rules = link("/rules");
        let said =
            written("Read <rules>the <b>rules</b></rules> of \u{e000}b> & <code>x</code>.", &[("rules", &rules)]);
        assert_eq!(
            said.into_string(),
            "Read <a href=\"/rules\">the <b>rules</b></a> of &lt;b&gt; &amp; <code>x</code>."
        );
        assert_eq!(written("<other>plain</other>, 3 < 4", &[]).into_string(), "plain, 3 &lt; 4");
    }

    #[test]
    fn a_name_cannot_bring_markup_and_keeps_its_direction_to_itself() {
        let name: table::Name = "<b>x</b>".parse().unwrap();
        let phrase = Phrase::new("log-sat").with("name", name.isolated());
        let said = Tongue::English.text(&phrase).into_string();
        assert!(said.contains("<bdi>&lt;b&gt;x&lt;/b&gt;</bdi>"), "{said}");
    }

    #[test]
    fn where_markup_cannot_stand_the_marks_are_left_out() {
        let phrase = Phrase::new("form-lacks").with("field", "<x>");
        assert_eq!(Tongue::English.unmarked(&phrase), "The field <x> is missing from the form.");
    }
}
