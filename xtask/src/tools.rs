//! Programs outside Cargo that some tests need, and how to get them.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::axe;

/// A program that some tests start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tool {
    /// The program's name.
    pub(crate) program: &'static str,
    /// What to install in Debian to have it.
    pub(crate) packages: &'static [&'static str],
    /// What cannot be tested without it.
    pub(crate) tests: &'static str,
}

const TOOLS: &[Tool] = &[
    Tool { program: "chromium", packages: &["chromium", "fonts-liberation"], tests: "the page in a real browser" },
    Tool { program: "chromedriver", packages: &["chromium-driver"], tests: "the page in a real browser" },
    Tool {
        program: "python3",
        packages: &["python3"],
        tests: "the engine against a second model, the dice from outside",
    },
    Tool { program: "node", packages: &["nodejs"], tests: "the dice from outside, in JavaScript" },
    Tool { program: "nginx", packages: &["nginx-light"], tests: "the table behind nginx" },
    Tool { program: "caddy", packages: &["caddy"], tests: "the table behind Caddy" },
    Tool { program: "openssl", packages: &["openssl"], tests: "the table behind nginx with TLS" },
    Tool { program: "systemd-analyze", packages: &["systemd"], tests: "the systemd unit" },
    Tool { program: "valgrind", packages: &["valgrind"], tests: "instruction counts" },
    Tool { program: NPM, packages: &["npm"], tests: "that pages shut nobody out" },
];
/// Needed only to fetch what is not there yet.
const NPM: &str = "npm";

/// Returns the cargo that runs this program.
pub(crate) fn cargo() -> std::ffi::OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// Says whether a skip is a failure: where `CI` is set.
pub(crate) fn is_strict() -> bool {
    std::env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false")
}

/// Says whether a program is on the path.
pub(crate) fn has(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn missing() -> Vec<Tool> {
    let needed = |tool: &Tool| !has(tool.program) && (tool.program != NPM || !axe::is_here());
    TOOLS.iter().copied().filter(needed).collect()
}

/// Gets what is missing: programs where that can be done unasked (Debian, as root), the rest from its registry. Returns
/// what is still missing.
pub(crate) fn provide() -> Vec<Tool> {
    let absent = install();
    if has(NPM)
        && let Err(error) = axe::fetch()
    {
        eprintln!("tools: axe-core could not be fetched: {error:#}");
    }
    absent
}

fn install() -> Vec<Tool> {
    let absent = missing();
    if absent.is_empty() || !has("apt-get") || !is_root() {
        return absent;
    }
    println!("tools: installing {}", packages(&absent).join(" "));
    let fetched = apt(&["update", "-q"]);
    let mut install = vec!["install", "-q", "-y", "--no-install-recommends"];
    install.extend(packages(&absent));
    if !fetched || !apt(&install) {
        eprintln!("tools: apt-get failed; its message stands above");
    }
    missing()
}

/// Gets what is missing and says what still is; whether nothing is.
pub(crate) fn report() -> bool {
    let absent = provide();
    for tool in &absent {
        println!("tools: no {}, so this is not tested: {}", tool.program, tool.tests);
    }
    if !absent.is_empty() {
        println!("tools: to have them all: {}", command(&absent));
    }
    absent.is_empty() && axe::is_here()
}

/// Returns the one command that gets these tools.
pub(crate) fn command(tools: &[Tool]) -> String {
    format!("apt-get install {}", packages(tools).join(" "))
}

fn packages(tools: &[Tool]) -> Vec<&'static str> {
    tools.iter().flat_map(|tool| tool.packages).copied().collect()
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").stderr(Stdio::null()).output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0") && Path::new("/etc/debian_version").exists()
}

fn apt(args: &[&str]) -> bool {
    let mut command = Command::new("apt-get");
    command.args(["-o", "DPkg::Lock::Timeout=120"]).args(args);
    command.env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_on_the_path_is_found_and_another_is_not() {
        assert!(has("cargo"));
        assert!(!has("no-program-has-this-name"));
    }

    #[test]
    fn the_command_names_the_packages() {
        assert_eq!(command(&TOOLS[..2]), "apt-get install chromium fonts-liberation chromium-driver");
    }
}
