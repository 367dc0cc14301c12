//! What is left out is filled, and sums are those of the script.

use super::*;

const LONG: &str = "M0 0h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1";

fn group(paths: &[&str]) -> String {
    let path = |class: &&str| format!("<path class=\"{class}\" d=\"{LONG}\"></path>");
    paths.iter().map(path).collect::<Vec<_>>().concat()
}

fn svg(inside: &[&str]) -> String {
    format!("<svg id=\"a>b\">words<g>{}</g>{} end</svg>", group(inside), group(&["z"]))
}

/// Fills marks as the script does.
fn filled(lean: &str, known: &[(&str, &str)]) -> String {
    let mut text = lean.to_owned();
    for (name, markup) in known {
        let (tree, begin) = (Tree::read(markup).unwrap(), format!("<g data-{name}=\""));
        while let Some(at) = text.find(&begin) {
            let (mark, rest) = text[at + begin.len()..].split_once("\"></g>").unwrap();
            let (first, more) = mark.split_once('+').unwrap_or((mark, "0"));
            let all = std::iter::successors(Some(first.parse().unwrap()), |number| tree.beside(*number));
            let all: String =
                all.take(more.parse::<usize>().unwrap() + 1).filter_map(|one| tree.element(one)).collect();
            text = format!("{}{all}{rest}", &text[..at]);
        }
    }
    text
}

#[test]
fn what_is_left_out_is_filled_from_what_is_known() {
    let (page, last) = (svg(&["a", "b", "c", "d"]), svg(&["e"]));
    let known = Known::default().with("page", &page).with("last", &last);
    for new in
        [svg(&["a", "x", "c", "d"]), svg(&["a", "b"]), svg(&["d", "e"]), svg(&["a", "b", "b", "c"]), page.clone()]
    {
        let short = known.lean(&new);
        assert_eq!(filled(&short, &[("page", &page), ("last", &last)]), new, "{short}");
        assert!(short.len() < new.len(), "{short}");
    }
    assert_eq!(
        known.lean(&page),
        "<svg id=\"a>b\">words<g data-page=\"1+1\"></g> end</svg>",
        "what is whole has one mark"
    );
    let form = format!("<form><input name=\"a\">{}<br><input></form>", group(&["a"]));
    assert_eq!(known.lean(&form), "<form><input name=\"a\"><g data-page=\"2\"></g><br><input></form>");
    assert_eq!(known.lean(&svg(&["e", "y"])).matches("data-last").count(), 1);
}

#[test]
fn what_follows_each_other_as_elsewhere_has_one_mark() {
    let one = |class: char| format!("<b class=\"{class}\"></b>");
    let row = |classes: &str| classes.chars().map(one).collect::<Vec<_>>().concat();
    let group = |classes: &str| format!("<g><i>{}</i></g>", row(classes));
    let page = group("abcdxabcdefghiy");
    let known = Known::default().with("page", &page);
    let lean = known.lean(&group("zabcdefghz"));
    assert_eq!(lean, "<g><i><b class=\"z\"></b><g data-page=\"7+7\"></g><b class=\"z\"></b></i></g>", "the longest");
    assert_eq!(filled(&lean, &[("page", &page)]), group("zabcdefghz"));
    let torn = group("abcd").replace("<b class=\"c\"", " <b class=\"c\"");
    assert_eq!(known.lean(&torn), torn, "what words part does not follow, and a mark for two letters is no gain");
}

#[test]
fn what_is_no_element_stays_as_it_is() {
    let page = svg(&["a"]);
    for odd in ["", "words", "<g>", "<g><path></g>", "</g>", "<g \"", "x<g></g>", &page[..40]] {
        assert_eq!(Known::default().with("page", &page).lean(odd), odd);
        assert_eq!(Known::default().with("page", odd).lean(&page), page);
    }
}

#[test]
fn what_a_script_has_is_left_out_of_the_parts_named() {
    let drawing = group(&["a", "b", "c", "d", "e", "f"]);
    let page = |other: &str| format!("<p>{drawing}</p><div id=\"frame\"><g>{drawing}</g>{other}</div><p>end</p>");
    let whole = format!("<g>{drawing}</g>");
    let written = base_36(sum(&whole));
    let sums = Sums::read(&format!("7:x!,{written},0"));
    let thin = sums.lean(page("new"), &["<div id=\"frame\"", "<b"]);
    assert_eq!(thin, page("new").replace(&format!("{whole}new"), "<g data-kept=\"7.1\"></g>new"));
    for none in ["", &written, &format!("x:{written}"), "7:", ":"] {
        assert_eq!(Sums::read(none).lean(page("new"), &["<div id=\"frame\""]), page("new"), "{none}");
    }
}

/// Writes a number to the base of 36.
fn base_36(mut number: u64) -> String {
    let mut digits = String::new();
    while number > 0 {
        digits.insert(0, char::from_digit((number % 36) as u32, 36).unwrap());
        number /= 36;
    }
    digits
}

/// The script adds up the same; a test in a browser holds it to that.
#[test]
fn sums_are_those_of_the_script() {
    assert_eq!(
        ["", "a", "\u{1f3b2}\u{e9}"].map(|text| base_36(sum(text))),
        ["wvjl67o803", "262p94epp1d", "17wq7h38k0n"]
    );
}
