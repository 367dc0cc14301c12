//! Ends the program as somebody at a terminal would.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use crate::run::{PROGRAM, Ran};

/// Runs a command that speaks of Ctrl-C, and ends it with the signal that Ctrl-C sends, as soon as it does. Its first
/// line begins like this.
pub(crate) fn interrupted(args: &[&str], begins: &str) -> Ran {
    let pipe = Stdio::piped;
    let mut child =
        Command::new(PROGRAM).args(args).env("LC_ALL", "C").stdout(pipe()).stderr(pipe()).spawn().expect("it starts");
    let mut said = BufReader::new(child.stderr.take().expect("what it says"));
    let mut err = String::new();
    said.read_line(&mut err).expect("a line");
    assert!(err.starts_with(begins) && err.contains("Ctrl-C"), "{err}");
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    assert!(killed.success());
    said.read_to_string(&mut err).expect("the rest");
    let ended = child.wait_with_output().expect("it ends");
    let out = String::from_utf8(ended.stdout).expect("text");
    Ran { code: ended.status.code().expect("a code"), out, err }
}
