//! Ctrl-C, for commands that keep what they have when somebody ends them.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use anyhow::{Result, bail};

/// A command that was ended early: what there is to print, and nothing more to do.
#[derive(Debug)]
pub(crate) struct Interrupted(pub(crate) String);

impl fmt::Display for Interrupted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("interrupted")
    }
}

impl std::error::Error for Interrupted {}

/// What ends the wait for some work.
enum News<T> {
    /// It is done, or has panicked.
    Done(Box<thread::Result<T>>),
    /// The second Ctrl-C.
    Enough,
}

/// Works until the work is done; the first Ctrl-C sets what it is given, and the work ends soon with what it has. It runs
/// in a thread of its own, so that the second Ctrl-C need not wait for it. `begins` is said on standard error when Ctrl-C is
/// listened for, not before: whoever reads there that Ctrl-C keeps what there is may press it at once.
///
/// # Errors
/// When it was ended by the second Ctrl-C ([`Interrupted`], with nothing to print), and when the work has panicked.
pub(crate) fn until_ended<T: Send + 'static>(
    begins: &str,
    work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
) -> Result<T> {
    let stop = Arc::new(AtomicBool::new(false));
    let (tell, news) = mpsc::channel();
    let (heard, told) = (stop.clone(), tell.clone());
    server::on_signal(move || {
        if heard.swap(true, Ordering::Relaxed) {
            told.send(News::Enough).unwrap_or_default();
        }
    })?;
    eprintln!("{begins}");
    begin(work, stop, tell);
    wait(&news)
}

/// Works in a thread, and tells when it is done. Whether it panics is told too: the signals keep the channel open, so
/// nobody would notice.
fn begin<T: Send + 'static>(
    work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    stop: Arc<AtomicBool>,
    tell: Sender<News<T>>,
) {
    let worker = thread::spawn(move || work(&stop));
    thread::spawn(move || tell.send(News::Done(Box::new(worker.join()))).unwrap_or_default());
}

fn wait<T>(news: &Receiver<News<T>>) -> Result<T> {
    match news.recv() {
        Ok(News::Done(done)) => done.or_else(|_| bail!("the work has failed; please report it")),
        Ok(News::Enough) | Err(_) => Err(Interrupted(String::new()).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_that_panics_is_not_waited_for() {
        let (tell, news) = mpsc::channel::<News<()>>();
        let _signals = tell.clone();
        begin(|_| panic!("on purpose"), Arc::default(), tell);
        let error = wait(&news).expect_err("it has failed").to_string();
        assert_eq!(error, "the work has failed; please report it");
    }

    #[test]
    fn the_second_signal_ends_the_wait_with_nothing_to_print() {
        let (tell, news) = mpsc::channel::<News<()>>();
        tell.send(News::Enough).expect("it waits");
        let error = wait(&news).expect_err("it was ended");
        assert!(error.downcast_ref().is_some_and(|Interrupted(text)| text.is_empty()));
    }
}
