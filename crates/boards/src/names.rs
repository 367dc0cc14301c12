//! What is remembered of a game from position to position.

use std::any::Any;
use std::borrow::Cow;
use std::fmt::Debug;
use std::sync::Arc;

use contract::SeatSet;

/// What one drawing remembers, with its type erased.
trait Memory: Any + Debug + Send + Sync {
    fn is_same(&self, other: &dyn Memory) -> bool;
}

impl<F: Any + Debug + Send + Sync + PartialEq> Memory for F {
    fn is_same(&self, other: &dyn Memory) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }
}

/// Names of pieces that look alike, and what the last step moved. With them, a page keeps the same node for the same
/// piece and lets it glide. A page that wants this keeps one value for each table and lets it follow every position; a
/// new value names pieces by place. What is remembered is up to the drawing.
#[derive(Clone, Default, Debug)]
pub struct Names {
    memory: Option<Arc<dyn Memory>>,
    pub(crate) viewers: SeatSet,
}

impl PartialEq for Names {
    fn eq(&self, other: &Self) -> bool {
        let is_same = match (&self.memory, &other.memory) {
            (Some(one), Some(other)) => one.is_same(&**other),
            (None, None) => true,
            _ => false,
        };
        is_same && self.viewers == other.viewers
    }
}

impl Names {
    /// Returns the names for a page that these seats look at. Once nothing is hidden any more, what an observer may
    /// know no longer tells which seats are looking.
    #[must_use]
    pub fn for_viewers(self, viewers: SeatSet) -> Self {
        Self { viewers, ..self }
    }

    /// Returns what a drawing remembers; the default if nothing was followed.
    pub fn followed<F: Any + Clone + Default>(&self) -> Cow<'_, F> {
        let memory = self.memory.as_deref().and_then(|memory| (memory as &dyn Any).downcast_ref());
        memory.map_or_else(|| Cow::Owned(F::default()), Cow::Borrowed)
    }

    /// Changes what a drawing remembers.
    pub fn update<F: Any + Clone + Debug + Default + PartialEq + Send + Sync>(&mut self, change: impl FnOnce(&mut F)) {
        let mut followed = self.followed::<F>().into_owned();
        change(&mut followed);
        self.memory = Some(Arc::new(followed));
    }
}
