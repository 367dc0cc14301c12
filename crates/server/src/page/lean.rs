//! Markup without what its reader has already.

use std::collections::BTreeMap;
use std::fmt::Write as _;

/// So long is at least what a mark replaces.
const WORTH: usize = 60;
/// So long is one at least whose sum a script sends, as the script has it.
const SUMMED: usize = 400;

/// The elements among ours that have no end.
const NO_END: [&str; 3] = ["input ", "input>", "br>"];

/// An element and all that is in it, taken apart.
struct Tree<'a> {
    text: &'a str,
    /// The elements in the order in which they begin, as the script finds them; the first is around all others.
    elements: Vec<Element>,
}

/// Where an element begins and ends, and which one begins next after it.
#[derive(Clone, Copy)]
struct Element {
    start: usize,
    end: usize,
    next: usize,
}

/// Elements that a reader has, under the names by which marks call what they are in.
#[derive(Default)]
pub(crate) struct Known<'a> {
    trees: Vec<(&'static str, Tree<'a>)>,
    places: BTreeMap<&'a str, Vec<Place>>,
}

/// So many places of equal elements are looked at, to find the one from which most is the same.
const TRIED: usize = 4;

/// An element that is known: which of the trees it is in, and its number there.
#[derive(Clone, Copy)]
struct Place {
    tree: usize,
    number: usize,
}

/// Elements that follow each other as they do elsewhere.
struct Run {
    from: Place,
    /// How many follow the first one.
    more: usize,
    /// The number of the element after the last, and where that ends.
    next: usize,
    end: usize,
}

impl<'a> Known<'a> {
    /// Adds what is in an element. A mark is `<g data-page="7"></g>`, with this name for the element and the number of the
    /// one in it, from 1 in the order in which they begin; `7+2` stands for that one and the two next to it.
    pub(crate) fn with(mut self, name: &'static str, markup: &'a str) -> Self {
        let Some(tree) = Tree::read(markup) else { return self };
        let place = self.trees.len();
        for (number, text) in tree.inside() {
            let places = self.places.entry(text).or_default();
            if places.len() < TRIED {
                places.push(Place { tree: place, number });
            }
        }
        self.trees.push((name, tree));
        self
    }

    /// Writes an element with marks in it for what is known. What cannot be taken apart stays whole.
    pub(crate) fn lean(&self, markup: &str) -> String {
        Tree::read(markup).map_or_else(|| markup.to_owned(), |tree| self.leave_out(&tree))
    }

    fn leave_out(&self, tree: &Tree<'_>) -> String {
        let (mut written, mut at, mut number) = (String::new(), 0, 1);
        while let Some(one) = tree.elements.get(number) {
            let Some(run) = self.longest(tree, number).filter(|run| run.end - one.start >= WORTH) else {
                number += 1;
                continue;
            };
            let (name, first) = (self.trees[run.from.tree].0, run.from.number);
            // Writing to a string cannot fail.
            let _ = write!(written, "{}<g data-{name}=\"{first}", &tree.text[at..one.start]);
            if run.more > 0 {
                let _ = write!(written, "+{}", run.more);
            }
            written += "\"></g>";
            (at, number) = (run.end, run.next);
        }
        written + &tree.text[at..tree.elements[0].end]
    }

    /// Returns the most that is known from this element on.
    fn longest(&self, tree: &Tree<'_>, number: usize) -> Option<Run> {
        let places = self.places.get(tree.element(number)?)?;
        // Of equal ones the first.
        places.iter().rev().map(|from| self.run(tree, number, *from)).max_by_key(|run| run.end)
    }

    /// Returns how far the elements from this one on are those from a place on.
    fn run(&self, tree: &Tree<'_>, number: usize, from: Place) -> Run {
        let there = &self.trees[from.tree].1;
        let (mut own, mut other, mut more) = (number, from.number, 0);
        while let (Some(next), Some(like)) = (tree.beside(own), there.beside(other)) {
            if tree.element(next) != there.element(like) {
                break;
            }
            (own, other, more) = (next, like, more + 1);
        }
        let Element { end, next, .. } = tree.elements[own];
        Run { from, more, next, end }
    }
}

/// The sums of elements that a script has, as it sends them: each with its place among them.
#[derive(Clone, Default)]
pub(crate) struct Sums {
    /// Which of the pages that the script has had they are of, by its own count.
    page: u32,
    places: BTreeMap<u64, usize>,
}

impl Sums {
    /// Reads them: the page and a colon, then numbers to the base of 36 with commas between.
    pub(crate) fn read(text: &str) -> Self {
        let read = |(page, sums): (&str, &str)| {
            let sums = sums.split(',').enumerate();
            let places = sums.filter_map(|(place, sum)| Some((u64::from_str_radix(sum, 36).ok()?, place))).collect();
            Some(Self { page: page.parse().ok()?, places })
        };
        text.split_once(':').and_then(read).unwrap_or_default()
    }

    /// Writes a page, or a part of one, without what of these elements of it the script has. A mark is
    /// `<g data-kept="3.17"></g>`, with the script's page and the place of the sum.
    pub(crate) fn lean(&self, page: String, begins: &[&str]) -> String {
        if self.places.is_empty() {
            return page;
        }
        begins.iter().fold(page, |page, begin| {
            let Some(at) = page.find(begin) else { return page };
            let Some(tree) = Tree::begins(&page[at..]) else { return page };
            let place = |text: &str| self.places.get(&(text.len() >= SUMMED).then(|| sum(text))?);
            let mark = |place: &usize| format!("<g data-kept=\"{}.{place}\"></g>", self.page);
            let thin = tree.without(|text| place(text).map(mark));
            format!("{}{thin}{}", &page[..at], &page[at + tree.elements[0].end..])
        })
    }
}

/// Adds up a text as the script does: a number of 53 bits, which all that a script counts with can hold. Whoever sends
/// wrong sums spoils nobody's page but their own.
fn sum(text: &str) -> u64 {
    let (mut one, mut two) = (0xdead_beef_u32, 0x41c6_ce57_u32);
    for unit in text.encode_utf16().map(u32::from) {
        one = (one ^ unit).wrapping_mul(2_654_435_761);
        two = (two ^ unit).wrapping_mul(1_597_334_677);
    }
    let mixed = |own: u32, other: u32| {
        (own ^ (own >> 16)).wrapping_mul(2_246_822_507) ^ (other ^ (other >> 13)).wrapping_mul(3_266_489_909)
    };
    let one = mixed(one, two);
    let two = mixed(two, one);
    (u64::from(two & 0x001f_ffff) << 32) | u64::from(one)
}

impl<'a> Tree<'a> {
    /// Takes apart an element that is the whole text; none where it is not written as we write it, each tag with its end.
    fn read(markup: &'a str) -> Option<Self> {
        Self::begins(markup).filter(|tree| tree.elements[0].end == markup.len())
    }

    /// Takes apart the element with which a text begins.
    fn begins(text: &'a str) -> Option<Self> {
        let (mut elements, mut open): (Vec<Element>, Vec<usize>) = (Vec::new(), Vec::new());
        let mut at = 0;
        loop {
            let tag = at + text[at..].find('<').filter(|before| at > 0 || *before == 0)?;
            at = tag_end(text, tag)?;
            if !text[tag..].starts_with("</") {
                let next = elements.len() + 1;
                elements.push(Element { start: tag, end: at, next });
                if !NO_END.iter().any(|name| text[tag + 1..].starts_with(name)) {
                    open.push(next - 1);
                }
                continue;
            }
            let closed = open.pop()?;
            let next = elements.len();
            elements[closed] = Element { end: at, next, ..elements[closed] };
            if open.is_empty() {
                return Some(Self { text, elements });
            }
        }
    }

    /// Returns the elements inside, each with its number.
    fn inside(&self) -> impl Iterator<Item = (usize, &'a str)> {
        (1..self.elements.len()).filter_map(|number| Some((number, self.element(number)?)))
    }

    /// Returns an element by its number.
    fn element(&self, number: usize) -> Option<&'a str> {
        let text = self.text;
        self.elements.get(number).map(|one| &text[one.start..one.end])
    }

    /// Returns the number of the element that begins where this one ends.
    fn beside(&self, number: usize) -> Option<usize> {
        let Element { end, next, .. } = *self.elements.get(number)?;
        self.elements.get(next).filter(|other| other.start == end).map(|_| next)
    }

    /// Writes the element with marks in it, where there are any.
    fn without(&self, mark: impl Fn(&str) -> Option<String>) -> String {
        let (mut written, mut at, mut number) = (String::new(), 0, 1);
        while let Some(one) = self.elements.get(number) {
            if let Some(mark) = mark(&self.text[one.start..one.end]) {
                // Writing to a string cannot fail.
                let _ = write!(written, "{}{mark}", &self.text[at..one.start]);
                (at, number) = (one.end, one.next);
            } else {
                number += 1;
            }
        }
        written + &self.text[at..self.elements[0].end]
    }
}

/// Returns where the tag ends that begins here: behind its bracket, which may also stand in quotes.
fn tag_end(markup: &str, at: usize) -> Option<usize> {
    let mut quoted = false;
    let end = markup.get(at..)?.bytes().position(|byte| {
        quoted ^= byte == b'"';
        byte == b'>' && !quoted
    })?;
    Some(at + end + 1)
}

#[cfg(test)]
mod tests;
