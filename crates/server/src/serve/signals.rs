//! What tells the process to stop: Ctrl-C, and SIGTERM where there is such a thing.

use std::io;

use tokio::signal;

/// Hears what tells the process to stop, from the moment it is made.
pub(crate) struct Signals {
    #[cfg(unix)]
    terminate: signal::unix::Signal,
    #[cfg(unix)]
    interrupt: signal::unix::Signal,
}

impl Signals {
    #[cfg(unix)]
    pub(crate) fn listen() -> io::Result<Self> {
        use signal::unix::{SignalKind, signal};
        Ok(Self { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    #[cfg(not(unix))]
    pub(crate) fn listen() -> io::Result<Self> {
        Ok(Self {})
    }

    /// Waits until the process is told to stop, or told so again.
    pub(crate) async fn next(&mut self) -> io::Result<()> {
        #[cfg(unix)]
        {
            tokio::select! {
                _ = self.terminate.recv() => {}
                _ = self.interrupt.recv() => {}
            }
            Ok(())
        }
        #[cfg(not(unix))]
        signal::ctrl_c().await
    }
}

/// Calls this whenever the process is told to stop, in a thread of its own, for commands that have something to finish.
/// From the moment that it returns, the process does not end by such a signal.
///
/// # Errors
/// When the system has no thread or no signals.
pub fn on_signal(told: impl Fn() + Send + 'static) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut signals = {
        let _within = runtime.enter();
        Signals::listen()?
    };
    let listen = move || {
        runtime.block_on(async {
            while signals.next().await.is_ok() {
                told();
            }
        });
    };
    std::thread::Builder::new().name("signals".to_owned()).spawn(listen).map(drop)
}
