//! How many files this process may have open, connections among them.

/// What is kept for the database, its log and copies, the standard streams and what the system needs besides.
const RESERVE: u64 = 128;

/// Asks the system for as many as it lets this user have. Where it refuses, what is given stays.
#[cfg(unix)]
pub(crate) fn ask_for_more() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::warn!(%error, "the number of open files stays as it is");
    }
}

/// Returns how many connections leave enough files for everything else.
#[cfg(unix)]
pub(crate) fn connections() -> usize {
    use rustix::process::{Resource, getrlimit};
    getrlimit(Resource::Nofile).current.map_or(usize::MAX, |limit| leaves_enough(limit) as usize)
}

#[cfg(not(unix))]
pub(crate) fn ask_for_more() {}

#[cfg(not(unix))]
pub(crate) fn connections() -> usize {
    usize::MAX
}

/// Keeps the reserve or, where hardly anything is given, half.
fn leaves_enough(limit: u64) -> u64 {
    limit.saturating_sub(RESERVE).max(limit / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_files_for_the_database() {
        assert_eq!([64, 200, 256, 1024].map(leaves_enough), [32, 100, 128, 896]);
    }
}
