//! Names in running text: the shape of a seat stays beside the name that it tells apart.

use anyhow::{Result, ensure};

use super::screen::browse;

/// Sets a sentence with a name of the log in lines of every width, from left to right and from right to left, and lists where
/// the shape does not stand right before the name's first letter.
const TORN: &str = "
    const named = document.querySelector('#log bdi.named').cloneNode(true);
    const text = document.createElement('p');
    document.querySelector('#log').append(text);
    const torn = [];
    for (const [dir, name] of [['ltr', 'Bob'], ['ltr', 'Bob Miller'], ['rtl', 'دانا']]) {
      named.lastChild.data = name;
      text.replaceChildren('Everybody waits for ', named, ' to choose.');
      text.dir = dir;
      for (let width = 60; width < 240; width += 1) {
        text.style.width = `${width}px`;
        const [shape, letter] = [named.querySelector('svg').getBoundingClientRect(), document.createRange()];
        letter.setStart(named.lastChild, 0);
        letter.setEnd(named.lastChild, 1);
        const first = letter.getBoundingClientRect();
        const apart = Math.abs((shape.top + shape.bottom - first.top - first.bottom) / 2);
        const gap = dir === 'ltr' ? first.left - shape.right : shape.left - first.right;
        if (apart > 4 || gap < 0 || gap > 6) torn.push(`${name} at ${width}: ${apart}, ${gap}`);
      }
    }
    return torn";

#[tokio::test(flavor = "multi_thread")]
async fn a_shape_stays_beside_its_name_however_the_line_breaks() -> Result<()> {
    browse(async |screen| {
        let mut me = screen.companion().await?;
        let seats =
            [("seat-0", "me"), ("seat-1", "me"), ("name", "Ann"), ("name-1", "Bob"), ("option-round_cap", "10")];
        let table = me.create("raise-the-shields", &seats).await;
        screen.goto(&table).await?;
        ensure!(screen.ask::<bool>("return !!document.querySelector('bdi.named')").await?, "nobody is named");
        let torn: Vec<String> = screen.ask(TORN).await?;
        ensure!(torn.is_empty(), "{torn:?}");
        Ok(())
    })
    .await
}
