//! How fast a batch ran. Never part of a result.

use std::io;
use std::time::Duration;

use cpu_time::ProcessTime;

/// How fast a batch ran, in CPU time of the whole process, all threads together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speed {
    /// CPU time spent.
    pub cpu: Duration,
    /// Games played.
    pub games: u64,
    /// Steps taken: actions and outcomes.
    pub steps: u64,
}

impl Speed {
    /// Returns the games per CPU second.
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.cpu.as_secs_f64().max(1e-9)
    }

    /// Returns the steps per CPU second.
    pub fn steps_per_second(&self) -> f64 {
        self.steps as f64 / self.cpu.as_secs_f64().max(1e-9)
    }
}

/// A running measurement. If the system reports no CPU time, it measures none.
pub(crate) struct Watch(io::Result<ProcessTime>);

impl Watch {
    pub(crate) fn start() -> Self {
        Self(ProcessTime::try_now())
    }

    pub(crate) fn stop(self, games: u64, steps: u64) -> Speed {
        let cpu = self.0.and_then(|start| start.try_elapsed()).unwrap_or_default();
        Speed { cpu, games, steps }
    }
}
