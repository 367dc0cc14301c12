//! One connection as the server reads and writes it: it does not wait for ever for somebody who takes nothing, and what
//! was answered arrives although the request was not read to its end.

use std::io::{self, ErrorKind};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// How long, and how much, is read and thrown away after the last answer. A system that closes a connection with unread
/// bytes in it takes back what was sent and not yet read.
const LINGER: Duration = Duration::from_secs(2);
const LINGER_BYTES: usize = 1 << 20;

/// A connection of either kind, just accepted.
pub(crate) enum Wired {
    Tcp(TcpStream),
    #[cfg(unix)]
    Unix(tokio::net::UnixStream),
}

/// A connection that gives up on whoever stands still.
pub(crate) struct Wire<T> {
    line: T,
    /// How long the other side may take nothing of what is sent.
    patience: Duration,
    stalled: Option<Pin<Box<Sleep>>>,
    lingers: Option<Pin<Box<Sleep>>>,
    thrown_away: usize,
}

impl<T> Wire<T> {
    pub(crate) fn new(line: T, patience: Duration) -> Self {
        Self { line, patience, stalled: None, lingers: None, thrown_away: 0 }
    }

    /// Passes on how writing went, or an error when nothing was taken for too long.
    fn watch<R>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<R>>) -> Poll<io::Result<R>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl<T: AsyncRead + Unpin> AsyncRead for Wire<T> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, to: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.line).poll_read(context, to)
    }
}

impl<T: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Wire<T> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, from: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.line).poll_write(context, from);
        self.watch(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        from: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.line).poll_write_vectored(context, from);
        self.watch(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.line.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.line).poll_flush(context);
        self.watch(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.lingers.is_none() {
            ready!(Pin::new(&mut self.line).poll_shutdown(context))?;
        }
        let mut lingers = self.lingers.take().unwrap_or_else(|| Box::pin(sleep(LINGER)));
        let over = lingers.as_mut().poll(context);
        self.lingers = Some(lingers);
        let mut room = [0; 4096];
        while over.is_pending() && self.thrown_away < LINGER_BYTES {
            let mut read = ReadBuf::new(&mut room);
            // An error and the end are the same here: nothing more comes.
            if ready!(Pin::new(&mut self.line).poll_read(context, &mut read)).is_err() || read.filled().is_empty() {
                break;
            }
            self.thrown_away += read.filled().len();
        }
        Poll::Ready(Ok(()))
    }
}
