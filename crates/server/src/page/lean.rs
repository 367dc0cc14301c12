//! Markup without what its reader has already.

use std::fmt::Write as _;

/// So long is what a mark replaces at least, and what is looked into.
const WORTH: [usize; 2] = [60, 300];

/// An element: its first tag, what stands in it, and its last tag.
struct Element<'a> {
    open: &'a str,
    nodes: Vec<&'a str>,
    close: &'a str,
}

/// How deep markup is looked into.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Depth {
    /// Only the children of the element.
    Children,
    /// All that is in it. The reader must build the same tree of it, as of SVG.
    All,
}

/// Writes an element without those in it that stand in a known one, too: in the place of each stands a mark,
/// `<g data-same="2"></g>`, with its number among the children there. An element that is like a known one, but not the
/// same, says so (`data-like="3"`), and the marks in it count the children of that one. What cannot be compared stays whole.
pub(crate) fn lean(new: &str, known: &str, depth: Depth) -> String {
    written(new, known, None, depth).unwrap_or_else(|| new.to_owned())
}

fn written(new: &str, known: &str, like: Option<usize>, depth: Depth) -> Option<String> {
    let (new, known) = (Element::read(new)?, Element::read(known)?);
    let [own, theirs] =
        [&new, &known].map(|element| element.nodes.iter().copied().filter(is_element).collect::<Vec<_>>());
    let back = own.iter().rev().zip(theirs.iter().rev()).take_while(|(one, other)| one == other).count();
    // Where something has come in or gone, what stands behind it is counted from the end.
    let twin = |at: usize| if at + back < own.len() { at } else { at + theirs.len() - own.len() };
    let mut text = match like {
        Some(number) => new.open.replacen(new.name(), &format!("{} data-like=\"{number}\"", new.name()), 1),
        None => new.open.to_owned(),
    };
    let mut at = 0;
    for node in &new.nodes {
        let twin = is_element(node).then(|| twin(at)).and_then(|twin| Some((twin, *theirs.get(twin)?)));
        at += usize::from(is_element(node));
        match twin {
            Some((number, same)) if same == *node && node.len() >= WORTH[0] => {
                // Writing to a string cannot fail.
                let _ = write!(text, "<g data-same=\"{number}\"></g>");
            }
            Some((number, other)) if depth == Depth::All && node.len() >= WORTH[1] && alike(node, other) => {
                text += &written(node, other, Some(number), depth).unwrap_or_else(|| (*node).to_owned());
            }
            _ => text += node,
        }
    }
    Some(text + new.close)
}

fn is_element(node: &&str) -> bool {
    node.starts_with('<')
}

fn alike(one: &str, other: &str) -> bool {
    Element::read(one).zip(Element::read(other)).is_some_and(|(one, other)| one.name() == other.name())
}

impl<'a> Element<'a> {
    /// Takes an element apart; none where it is not written as we write it, each tag with its end.
    fn read(markup: &'a str) -> Option<Self> {
        let mut at = tag_end(markup, 0)?;
        let open = &markup[..at];
        let (mut nodes, mut begin, mut depth) = (Vec::new(), at, 0_usize);
        loop {
            let tag = at + markup[at..].find('<')?;
            let end = tag_end(markup, tag)?;
            let closes = markup[tag..].starts_with("</");
            if depth == 0 && tag > begin {
                nodes.push(&markup[begin..tag]);
                begin = tag;
            }
            if depth == 0 && closes {
                return (end == markup.len()).then_some(Self { open, nodes, close: &markup[tag..] });
            }
            depth = if closes { depth - 1 } else { depth + 1 };
            at = end;
            if depth == 0 {
                nodes.push(&markup[begin..end]);
                begin = end;
            }
        }
    }

    fn name(&self) -> &'a str {
        let name = self.open.trim_start_matches('<');
        name.split([' ', '>']).next().unwrap_or(name)
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
mod tests {
    use super::*;

    /// Fills the marks as the script does.
    fn filled(lean: &str, known: &str) -> String {
        let (Some(element), Some(known)) = (Element::read(lean), Element::read(known)) else { return lean.to_owned() };
        let theirs: Vec<&str> = known.nodes.iter().copied().filter(is_element).collect();
        let number = |node: &str, mark: &str| -> Option<usize> {
            let open = Element::read(node)?.open;
            open.split_once(mark)?.1.split_once('"')?.0.parse().ok()
        };
        let node = |node: &&str| match (number(node, "data-same=\""), number(node, "data-like=\"")) {
            (Some(same), _) => theirs[same].to_owned(),
            (_, Some(like)) => filled(node, theirs[like]).replacen(&format!(" data-like=\"{like}\""), "", 1),
            _ => (*node).to_owned(),
        };
        element.open.to_owned() + &element.nodes.iter().map(node).collect::<String>() + element.close
    }

    const LONG: &str = "M0 0h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1";

    fn group(paths: &[&str]) -> String {
        let path = |class: &&str| format!("<path class=\"{class}\" d=\"{LONG}\"></path>");
        paths.iter().map(path).collect::<Vec<_>>().concat()
    }

    #[test]
    fn what_is_left_out_is_filled_from_what_is_known() {
        let svg = |inside: &[&str]| format!("<svg id=\"a>b\">words<g>{}</g>{} end</svg>", group(inside), group(&["z"]));
        let known = svg(&["a", "b", "c", "d"]);
        for new in
            [svg(&["a", "x", "c", "d"]), svg(&["a", "b"]), svg(&["d"]), svg(&["a", "b", "b", "c", "d"]), known.clone()]
        {
            let short = lean(&new, &known, Depth::All);
            assert_eq!(filled(&short, &known), new, "{short}");
            assert!(short.len() < new.len(), "{short}");
            assert_eq!(filled(&lean(&new, &known, Depth::Children), &known), new);
        }
        assert_eq!(lean(&known, &known, Depth::All).matches("data-same").count(), 2);
    }

    #[test]
    fn what_is_no_element_stays_as_it_is() {
        let known = format!("<g>{}</g>", group(&["a"]));
        for odd in ["", "words", "<g>", "<g><path></g>", "<g></g></g>", "</g>", "<g \"", &known[..40]] {
            assert_eq!(lean(odd, &known, Depth::All), odd);
            assert_eq!(lean(&known, odd, Depth::All), known);
        }
    }
}
