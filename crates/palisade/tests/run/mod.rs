//! Runs the program as a script would.

use std::io::Write;
use std::process::{Command, Stdio};

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_palisade");

/// How the program ended.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the program with this text to read, which it need not read to the end.
pub(crate) fn palisade_reading(args: &[&str], text: &str) -> Ran {
    let pipe = Stdio::piped;
    // What is said must not hang on the language of the machine.
    let child = Command::new(PROGRAM).args(args).env("LC_ALL", "C").stdin(pipe()).stdout(pipe()).stderr(pipe()).spawn();
    let mut child = child.expect("the program starts");
    let mut input = child.stdin.take().expect("its input");
    let text = text.to_owned();
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let ended = child.wait_with_output().expect("it ends");
    drop(writer.join().expect("the writer ends"));
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    Ran { code: ended.status.code().expect("a code"), out: text(ended.stdout), err: text(ended.stderr) }
}

/// Runs the program with nothing to read.
pub(crate) fn palisade(args: &[&str]) -> Ran {
    palisade_reading(args, "")
}

/// Runs a command that must work and returns what it prints.
pub(crate) fn says(args: &[&str]) -> String {
    let ran = palisade(args);
    assert_eq!(ran.code, 0, "{args:?}: {}", ran.err);
    ran.out
}

/// Runs a command that must fail with code 1 and nothing on standard output, and returns what it says.
pub(crate) fn fails(args: &[&str]) -> String {
    let ran = palisade(args);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{args:?}: {}", ran.err);
    ran.err
}
