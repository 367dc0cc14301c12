//! What an operator does: serve, back up, take a table out, bring one in.

mod run;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use run::{PROGRAM, fails, palisade_reading, says};

/// A server that is ended with the test.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    /// Starts a server; what it says on standard error if it ends in place of serving.
    fn try_start(args: &[&str]) -> Result<Self, String> {
        let mut command = Command::new(PROGRAM);
        let mut child = command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let mut said = child.stderr.take().expect("its log");
        let Some((_, address)) = line.trim().rsplit_once("http://") else {
            let mut error = String::new();
            said.read_to_string(&mut error).expect("text");
            assert_eq!(child.wait().expect("it ends").code(), Some(1));
            return Err(error);
        };
        // The log must be read, or the server would wait for its reader.
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        Ok(Self { child, address: address.to_owned() })
    }

    fn start(database: &str) -> Self {
        Self::try_start(&["--port", "0", "--database", database]).unwrap_or_else(|error| panic!("{error}"))
    }

    fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path}"), "", "")
    }

    fn ask(&self, first: &str, headers: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        let (host, length) = (&self.address, body.len());
        let head =
            format!("{first} HTTP/1.1\r\nHost: {host}\r\n{headers}Content-Length: {length}\r\nConnection: close");
        write!(stream, "{head}\r\n\r\n{body}").expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    /// Makes a table of a game that this person plays alone, and that begins at once; returns its id.
    fn table(&self) -> String {
        let form = "Content-Type: application/x-www-form-urlencoded\r\n";
        let answer = self.ask("POST /play/under-falling-skies", form, "seat-0=me");
        let at = answer.split_once("location: /table/").unwrap_or_else(|| panic!("no table: {answer}")).1;
        at.split_once("\r\n").expect("a line").0.to_owned()
    }

    /// Asks until the answer has this text, as it must in a while.
    fn until(&self, path: &str, text: &str) -> String {
        let latest = Instant::now() + Duration::from_mins(1);
        loop {
            let answer = self.get(path);
            if answer.contains(text) || Instant::now() > latest {
                assert!(answer.contains(text), "{path} never says {text}: {answer}");
                return answer;
            }
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let ended = self.child.kill().and_then(|()| self.child.wait());
        assert!(ended.is_ok(), "the server is ended");
    }
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("a path").to_owned()
}

#[test]
fn without_a_command_the_table_is_served_and_a_taken_port_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let served = Served::start(&path(folder.path(), "p.db"));
    assert!(served.get("/").starts_with("HTTP/1.1 200 ") && served.get("/").contains("Under Falling Skies"));
    let port = served.address.rsplit_once(':').expect("a port").1;
    let other = path(folder.path(), "other.db");
    let error = Served::try_start(&["serve", "--port", port, "--database", &other]).err().unwrap_or_default();
    assert!(error.contains(&format!("error: port {port} of 127.0.0.1 is in use by another program; ")), "{error}");
}

#[test]
fn tables_are_backed_up_taken_out_and_brought_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let [database, record, copy] = ["p.db", "game.toml", "copy.db"].map(|name| path(folder.path(), name));
    let ran = palisade_reading(&["play", "under-falling-skies", "--record", &record], &"1\n".repeat(600));
    assert_eq!(ran.code, 0, "{}", ran.err);
    let made = says(&["import", &record, "--database", &database]);
    let id = made.lines().next().and_then(|line| line.strip_prefix("/table/")).expect("a table");
    assert!(made.lines().nth(1).is_some_and(|line| line.starts_with("/seat/")), "{made}");

    let served = Served::start(&database);
    assert!(served.get(&format!("/table/{id}")).starts_with("HTTP/1.1 200 "));
    assert_eq!(says(&["backup", &copy, "--database", &database]), format!("all tables are in {copy}\n"));
    assert!(fails(&["backup", &copy, "--database", &database]).contains(&copy), "a copy is never written over");
    assert_eq!(says(&["check", &copy]), says(&["check", &database]).replace(&database, &copy));
    assert!(says(&["check", &copy]).starts_with(&format!("{copy} is sound: 1 table with ")));
    drop(served);

    for kept in [&database, &copy] {
        let text = says(&["export", id, "--database", kept]);
        let out = path(folder.path(), "out.toml");
        std::fs::write(&out, &text).expect("a file");
        assert_eq!(says(&["replay", &out]), says(&["replay", &record]));
        assert_eq!(says(&["verify", &out]), says(&["verify", &record]));
    }
}

#[test]
fn a_damaged_database_is_found_by_a_check_and_is_not_served() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = path(folder.path(), "p.db");
    for _ in 0..3 {
        says(&["import", &tampered(folder.path(), false), "--database", &database]);
    }
    let mut bytes = std::fs::read(&database).expect("a database");
    let last = bytes.len() - 4096;
    bytes[last..last + 200].fill(0xa5);
    std::fs::write(&database, bytes).expect("a file");
    let error = fails(&["check", &database]);
    assert!(error.contains(&database) && error.contains("restore a backup"), "{error}");
    let error = Served::try_start(&["--port", "0", "--database", &database]).err().unwrap_or_default();
    assert!(error.contains("is damaged or not a database; restore a backup"), "{error}");
    let none = path(folder.path(), "none.db");
    assert!(fails(&["check", &none]).contains("there is no database"));
    assert!(!Path::new(&none).exists(), "a check makes no file");
}

#[test]
fn what_an_operator_gets_wrong_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let none = path(folder.path(), "none.db");
    let error = format!("error: there is no database {none}; give its path with --database\n");
    assert_eq!(fails(&["export", "x", "--database", &none]), error);
    assert_eq!(fails(&["backup", &path(folder.path(), "copy.db"), "--database", &none]), error);
    let error = Served::try_start(&["serve", "--port", "0", "--database", "/no/such/folder/p.db"]).err();
    assert!(error.is_some_and(|error| error.contains("/no/such/folder")));
    let record = path(folder.path(), "bad.toml");
    std::fs::write(&record, "nothing = 1\n").expect("a file");
    assert!(fails(&["import", &record, "--database", &none]).starts_with(&format!("error: {record}: ")));
    assert!(!Path::new(&none).exists(), "nothing is made for a record that is none");
    says(&["import", &tampered(folder.path(), false), "--database", &none]);
    let error = fails(&["import", &tampered(folder.path(), true), "--database", &none]);
    assert!(error.contains("SEED"), "{error}");
    assert!(fails(&["export", "nothing-like-it", "--database", &none]).contains("nothing-like-it"));
}

/// Writes the record of a finished game, with another seed than was committed to if asked for.
fn tampered(folder: &Path, tamper: bool) -> String {
    let record = path(folder, &format!("record-{tamper}.toml"));
    palisade_reading(&["play", "under-falling-skies", "--seats", "random", "--record", &record], "");
    let text = std::fs::read_to_string(&record).expect("a record");
    let (before, seed) = text.split_once("\nseed = \"").expect("a seed");
    let other = if seed.starts_with('0') { '1' } else { '0' };
    if tamper {
        std::fs::write(&record, format!("{before}\nseed = \"{other}{}", &seed[1..])).expect("a file");
        assert!(fails(&["verify", &record]).contains("THE SEED IS NOT THE ONE COMMITTED TO"));
    }
    record
}

#[test]
fn tables_are_listed_and_deleted_while_a_server_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = path(folder.path(), "p.db");
    let served = Served::start(&database);
    assert_eq!(says(&["tables", "--json", "--database", &database]), "[]\n");
    let made = says(&["import", &tampered(folder.path(), false), "--database", &database]);
    let table = made.lines().next().expect("an address").to_owned();
    assert!(served.get(&table).starts_with("HTTP/1.1 200"));
    let id = table.trim_start_matches("/table/");
    let listed = says(&["tables", "--database", &database]);
    assert!(
        listed.starts_with(id) && listed.contains(" over ") && listed.ends_with("under-falling-skies\n"),
        "{listed}"
    );
    assert!(says(&["tables", "--json", "--database", &database]).contains("\"state\": \"over\""));
    assert_eq!(says(&["tables", "--expired", "--keep", "30", "--database", &database]), "");
    assert!(fails(&["delete", "nothing", "--database", &database]).contains("no table `nothing`"));
    assert_eq!(says(&["delete", id, "--database", &database]), format!("deleted {id}\n"));
    assert!(served.get(&table).starts_with("HTTP/1.1 410"));
    assert_eq!(says(&["tables", "--database", &database]), "");
}

#[test]
fn a_game_that_is_played_is_deleted_only_when_that_is_confirmed() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = path(folder.path(), "p.db");
    let served = Served::start(&database);
    let id = served.table();
    let listed = says(&["tables", "--database", &database]);
    assert!(listed.starts_with(&format!("{id} ")) && listed.contains(" running "), "{listed}");
    let refused = fails(&["delete", &id, "--database", &database]);
    assert!(refused.contains(&format!("the game at table `{id}` is not over; --yes deletes it anyway")));
    assert_eq!(says(&["tables", "--database", &database]), listed, "so far nothing has happened");
    assert_eq!(says(&["delete", &id, "--yes", "--database", &database]), format!("deleted {id}\n"));
    assert_eq!(says(&["tables", "--database", &database]), "");
    assert!(served.until(&format!("/table/{id}"), "This table has been deleted.").starts_with("HTTP/1.1 410"));
    assert!(served.get("/dice/log").contains(" drop "), "everybody can see that it was");
    assert!(fails(&["delete", &id, "--yes", "--database", &database]).contains("was deleted"));
}

#[test]
fn a_game_is_ended_for_everybody_while_a_server_runs_and_its_dice_can_be_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = path(folder.path(), "p.db");
    let served = Served::start(&database);
    let id = served.table();
    let table = format!("/table/{id}");
    assert!(!served.get(&table).contains("The operator has ended the game."));
    let listed = says(&["tables", "--database", &database]);
    let refused = fails(&["end", &id, "--database", &database]);
    assert!(refused.contains(&format!("the game at table `{id}` is still going; --yes ends it")), "{refused}");
    assert_eq!(says(&["tables", "--database", &database]), listed, "so far nothing has happened");

    assert_eq!(says(&["end", &id, "--yes", "--database", &database]), format!("ended {id}\n"));
    let page = served.until(&table, "The operator has ended the game.");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("nobody has won"), "{page}");
    let listed = says(&["tables", "--database", &database]);
    assert!(listed.starts_with(&format!("{id} ")) && listed.contains(" ended "), "{listed}");
    assert!(says(&["tables", "--json", "--database", &database]).contains("\"state\": \"ended\""));
    let over = format!("error: the game at table `{id}` is over already\n");
    assert_eq!(fails(&["end", &id, "--yes", "--database", &database]), over);
    assert!(fails(&["end", "nothing", "--yes", "--database", &database]).contains("no table `nothing`"));
    assert!(says(&["check", &database]).contains(" is sound: 1 table "));

    let record = path(folder.path(), "ended.toml");
    std::fs::write(&record, says(&["export", &id, "--database", &database])).expect("a file");
    let closing = std::fs::read_to_string(&record).expect("a record");
    let closing = closing.split_once("closing = \"").expect("it is closed").1.split('"').next().expect("a hash");
    assert!(served.get("/dice/log").contains(closing), "the closing hash is public");
    assert!(says(&["verify", &record, "--closing", closing]).starts_with("good: "));
    assert!(says(&["replay", &record]).contains("\nresult: abandoned\n"));
    let made = says(&["import", &record, "--database", &database]);
    let again = made.lines().next().and_then(|line| line.strip_prefix("/table/")).expect("a table");
    assert_eq!(says(&["export", again, "--database", &database]), std::fs::read_to_string(&record).expect("a record"));
    assert_eq!(says(&["delete", &id, "--database", &database]), format!("deleted {id}\n"), "it is over, so it may go");
}
