//! What a process has used, as Linux tells it.

use std::fs;
use std::time::Duration;

/// How many ticks Linux counts to a second of CPU time, for programs.
const TICKS: u64 = 100;

/// What a process has used.
#[derive(Clone, Copy)]
pub(super) struct Usage {
    pub(super) cpu: Duration,
    /// Bytes of its own in memory.
    pub(super) memory: u64,
}

/// How long a process is left alone before its memory is read: allocators give back a little later.
const REST: Duration = Duration::from_millis(250);

impl Usage {
    /// Reads it once the process has had a rest.
    pub(super) async fn rested(process: u32) -> Option<Self> {
        tokio::time::sleep(REST).await;
        Self::of(process)
    }

    /// Reads it; none where the system does not tell it in this way.
    pub(super) fn of(process: u32) -> Option<Self> {
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        // The name stands in brackets and may hold anything; the fields after it are numbered from 3 on.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let resident = status.lines().find_map(|line| line.strip_prefix("RssAnon:"))?;
        let kilobytes: u64 = resident.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(Self { cpu: Duration::from_millis(ticks * 1000 / TICKS), memory: kilobytes * 1024 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_has_used_memory() {
        let usage = Usage::of(std::process::id());
        assert_eq!(usage.is_some(), cfg!(target_os = "linux"));
        assert!(usage.is_none_or(|usage| usage.memory > 100_000));
    }
}
