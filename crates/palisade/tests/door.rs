//! The door of the program itself: signals, open files, names, sockets and its log.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::net::UnixStream;
use std::process::{Child, Command, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_palisade");

/// A server with what it says, ended with the test.
struct Served {
    child: Child,
    /// What stands in the line that it prints first.
    at: String,
    log: BufReader<std::process::ChildStderr>,
}

impl Served {
    fn start(mut command: Command, args: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder").keep();
        command.args(args).args(["--database", folder.join("p.db").to_str().expect("a path")]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let at = line.trim().rsplit([' ', '/']).find(|part| !part.is_empty()).unwrap_or_default().to_owned();
        let log = BufReader::new(child.stderr.take().expect("its log"));
        Self { child, at, log }
    }

    /// Reads the log until a line holds this text; returns all that came.
    fn log_until(&mut self, wanted: &str) -> String {
        let mut log = String::new();
        while !log.contains(wanted) {
            assert!(self.log.read_line(&mut log).expect("text") > 0, "no {wanted} in {log}");
        }
        log
    }

    fn terminate(&self) {
        let done = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().expect("kill");
        assert!(done.success());
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let ended = self.child.kill().and_then(|()| self.child.wait());
        assert!(ended.is_ok(), "the server is ended");
    }
}

fn serve() -> Command {
    let mut command = Command::new(PROGRAM);
    command.arg("serve");
    command
}

/// Runs a command that must fail; returns what it says.
fn fails(args: &[&str]) -> String {
    let ran = Command::new(PROGRAM).args(args).output().expect("it starts");
    assert_eq!(ran.status.code(), Some(1), "{args:?}");
    String::from_utf8(ran.stderr).expect("text")
}

fn ask(mut line: impl Read + Write, text: &str) -> std::io::Result<String> {
    let mut answer = String::new();
    line.write_all(text.as_bytes())?;
    line.read_to_string(&mut answer)?;
    Ok(answer)
}

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
const FORM: &str = "Host: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n";

#[test]
fn told_to_stop_twice_it_ends_at_once() {
    let mut served = Served::start(serve(), &["--port", "0"]);
    // A form of which only a part comes is waited for.
    let mut line = TcpStream::connect(&served.at).expect("a connection");
    write!(line, "POST /play/under-falling-skies HTTP/1.1\r\n{FORM}Content-Length: 9\r\n\r\nname").expect("a part");
    let half = TcpStream::connect(&served.at).expect("another");
    assert!(ask(half, HEALTH).expect("an answer").ends_with("ok\n"), "what came before has been begun");
    served.terminate();
    served.log_until("stopping");
    served.terminate();
    let log = served.log_until("stopped at once");
    assert!(log.contains("error: "), "{log}");
    assert_eq!(served.child.wait().expect("it ends").code(), Some(1), "it has not waited");
}

#[test]
fn told_to_stop_once_it_answers_what_is_under_way() {
    let mut served = Served::start(serve(), &["--port", "0"]);
    let mut line = TcpStream::connect(&served.at).expect("a connection");
    write!(line, "POST /play/under-falling-skies HTTP/1.1\r\n{FORM}Content-Length: 9\r\n\r\nseat").expect("a part");
    let other = TcpStream::connect(&served.at).expect("another");
    assert!(ask(other, HEALTH).expect("an answer").ends_with("ok\n"), "what came before has been begun");
    served.terminate();
    served.log_until("stopping");
    let answer = ask(line, "-0=me").expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 303 "), "{answer}");
    assert_eq!(served.child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn connections_leave_files_for_the_database() {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -n 200; exec {PROGRAM} serve \"$@\""), "serve"]);
    let mut served = Served::start(command, &["--port", "0"]);
    // Each asks for something and stays, as long as it is let.
    let mut held = Vec::new();
    let mut refused = 0;
    for _ in 0..300 {
        let mut line = TcpStream::connect(&served.at).expect("a connection");
        let asked = write!(line, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
        let mut answer = [0; 4096];
        let read = asked.and_then(|()| line.read(&mut answer)).unwrap_or(0);
        let answer = String::from_utf8_lossy(&answer[..read]).into_owned();
        if answer.starts_with("HTTP/1.1 200 ") {
            held.push(line);
        } else {
            refused += 1;
        }
    }
    assert!(held.len() >= 50 && refused >= 100, "{} held, {refused} refused", held.len());
    // Those who are inside can play: the database opens its files.
    let mut line = held.pop().expect("one of them");
    let text = format!(
        "POST /play/under-falling-skies HTTP/1.1\r\n{FORM}Connection: close\r\nContent-Length: 9\r\n\r\nseat-0=me"
    );
    line.write_all(text.as_bytes()).expect("a form");
    let mut answer = String::new();
    line.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 303 "), "{answer}");
    served.terminate();
    let log = served.log_until("stopping");
    assert!(!log.contains("ERROR"), "{log}");
}

#[test]
fn a_log_that_is_no_terminal_has_no_colours() {
    let mut served = Served::start(serve(), &["--port", "0"]);
    assert!(!served.log_until("serving").contains('\x1b'));
}

#[test]
fn a_name_is_a_host_and_an_unknown_one_is_said() {
    let served = Served::start(serve(), &["--host", "localhost", "--port", "0"]);
    assert!(ask(TcpStream::connect(&served.at).expect("a connection"), HEALTH).expect("an answer").ends_with("ok\n"));
    let error = fails(&["serve", "--host", "no such name", "--port", "0", "--database", "/nowhere/p.db"]);
    assert!(error.contains("`no such name`") && error.contains("--host"), "{error}");
}

#[test]
fn a_socket_is_served_and_a_base_path_stands_in_the_link() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("p.sock");
    let path = path.to_str().expect("a path");
    let served = Served::start(serve(), &["--socket", path]);
    assert!(ask(UnixStream::connect(path).expect("a connection"), HEALTH).expect("an answer").ends_with("ok\n"));
    drop(served);
    // What a killed server leaves behind is taken over.
    let served = Served::start(serve(), &["--socket", path]);
    assert!(ask(UnixStream::connect(path).expect("a connection"), HEALTH).expect("an answer").ends_with("ok\n"));
    drop(served);
    let served = Served::start(serve(), &["--port", "0", "--base-path", "/games/"]);
    assert_eq!(served.at, "games");
}

#[test]
fn a_token_that_could_be_guessed_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("token");
    std::fs::write(&file, "short\n").expect("a file");
    let file = file.to_str().expect("a path");
    let database = folder.path().join("p.db");
    let database = database.to_str().expect("a path");
    let with = |file: &str| fails(&["serve", "--port", "0", "--database", database, "--metrics-token-file", file]);
    assert!(with(file).contains("--metrics-token-file) needs a token of at least 16 characters"), "{}", with(file));
    assert!(!with(file).contains("short"));
    assert!(with("/no/such/file").contains("/no/such/file (--metrics-token-file)"));
}
