//! What the test programs printed, as far as it counts.

/// How many of the slowest tests are named.
const SLOWEST: usize = 10;

/// A test and how long it took.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Timed {
    pub(super) seconds: f64,
    /// The source of its program.
    pub(super) program: String,
    pub(super) test: String,
}

/// What the test programs printed, as far as it counts.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Tally {
    pub(super) passed: usize,
    pub(super) failed: usize,
    pub(super) ignored: usize,
    pub(super) skipped: Vec<String>,
    /// The source of the program that is running.
    pub(super) program: String,
    /// The slowest tests, the slowest first.
    pub(super) slowest: Vec<Timed>,
    /// Whether the output that passing tests wrote is being printed now: it is read, but not shown.
    aside: bool,
}

impl Tally {
    /// Reads a line of a test program's output; says whether people should see it.
    pub(super) fn read(&mut self, line: &str) -> bool {
        if let Some(what) = line.strip_prefix("skipped: ") {
            self.skipped.push(what.to_owned());
            return true;
        }
        if let Some((test, seconds)) = timed(line) {
            self.slowest.push(Timed { seconds, program: self.program.clone(), test: test.to_owned() });
            self.slowest.sort_by(|one, other| other.seconds.total_cmp(&one.seconds));
            self.slowest.truncate(SLOWEST);
        }
        if let Some(counts) = line.strip_prefix("test result: ") {
            let count = |name: &str| {
                let part = counts.split(['.', ';']).find_map(|part| part.trim().strip_suffix(name));
                part.and_then(|number| number.trim().parse::<usize>().ok()).unwrap_or(0)
            };
            self.passed += count("passed");
            self.failed += count("failed");
            self.ignored += count("ignored");
        }
        match line {
            "successes:" => self.aside = true,
            _ if line == "failures:" || line.starts_with("test result: ") => self.aside = false,
            _ => {}
        }
        !self.aside
    }
}

/// Reads `test NAME ... ok <1.234s>`.
fn timed(line: &str) -> Option<(&str, f64)> {
    let (test, rest) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let (_, seconds) = rest.strip_suffix("s>")?.rsplit_once('<')?;
    Some((test, seconds.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OUTPUT: &str = "\
running 3 tests
test a ... ok <0.010s>
test b ... ok <12.500s>
test c ... FAILED <0.004s>

successes:

---- a stdout ----
skipped: the browser: no chromium
chatter

failures:

---- c stdout ----
why

test result: FAILED. 2 passed; 1 failed; 3 ignored; 0 measured; 0 filtered out; finished in 0.04s
running 1 test
test result: ok. 40 passed; 0 failed; 0 ignored; 0 measured; 1 filtered out; finished in 1.00s
";

    #[test]
    fn counts_and_skips_are_read_and_chatter_is_not_shown() {
        let mut tally = Tally::default();
        let shown: Vec<&str> = OUTPUT.lines().filter(|line| tally.read(line)).collect();
        assert_eq!((tally.passed, tally.failed, tally.ignored), (42, 1, 3));
        assert_eq!(tally.skipped, ["the browser: no chromium"]);
        assert!(shown.contains(&"why"));
        assert!(!shown.contains(&"chatter"));
    }

    #[test]
    fn the_slowest_tests_are_kept_with_their_program_the_slowest_first() {
        let mut tally = Tally { program: "tests/few.rs".to_owned(), ..Tally::default() };
        OUTPUT.lines().for_each(|line| _ = tally.read(line));
        let names: Vec<&str> = tally.slowest.iter().map(|timed| timed.test.as_str()).collect();
        assert_eq!(names, ["b", "a", "c"]);
        assert_eq!((tally.slowest[0].seconds, tally.slowest[0].program.as_str()), (12.5, "tests/few.rs"));
        tally.program = "tests/many.rs".to_owned();
        (0..20).for_each(|number| _ = tally.read(&format!("test more_{number} ... ok <{number}.1s>")));
        assert_eq!(tally.slowest.len(), SLOWEST);
        assert_eq!((tally.slowest[0].test.as_str(), tally.slowest[7].test.as_str()), ("more_19", "b"));
    }
}
