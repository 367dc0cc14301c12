//! Names: the shape of a seat stays beside the name that it tells apart in running text, and long ones can be read.

use anyhow::{Result, ensure};

use super::screen::browse;
use crate::client::tokens;
use crate::rematch::give_up;

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

/// What a seat is called follows from an option: the form says so at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_form_calls_seats_as_its_options_have_it() -> Result<()> {
    const CALLED: &str = "return [...document.querySelectorAll('[id^=called-]')].map((one) => one.textContent).join()";
    browse(async |screen| {
        screen.goto("/play/solar-tower-defense").await?;
        ensure!(screen.ask::<String>(CALLED).await? == "Earth,Mars");
        for (homes, names) in
            [("earth_ceres", "Earth,Ceres"), ("mars_ceres", "Mars,Ceres"), ("earth_mars", "Earth,Mars")]
        {
            screen.ask::<()>(&format!("document.querySelector('[name=option-homes][value={homes}]').click()")).await?;
            let called: String = screen.ask(CALLED).await?;
            ensure!(called == names, "{homes}: {called}");
        }
        // A preset sets the option, too.
        screen.ask::<()>("document.querySelector('[name=option-homes][value=mars_ceres]').click()").await?;
        screen.ask::<()>("document.querySelector('a.preset').click()").await?;
        ensure!(screen.ask::<String>(CALLED).await? == "Earth,Mars", "after a preset");
        Ok(())
    })
    .await
}

/// Where in the account of a game a shape stands elsewhere than right before its name.
const AWAY: &str = "
    const away = [...document.querySelectorAll('.counts bdi.named')].filter((named) => {
      const [shape, letter] = [named.querySelector('svg').getBoundingClientRect(), document.createRange()];
      letter.setStart(named.lastChild, 0);
      letter.setEnd(named.lastChild, 1);
      const first = letter.getBoundingClientRect();
      return Math.abs((shape.top + shape.bottom - first.top - first.bottom) / 2) > 4 || Math.abs(first.left - shape.right) > 6;
    });
    return [document.querySelectorAll('.counts bdi.named').length, away.length]";

#[tokio::test(flavor = "multi_thread")]
async fn a_shape_stands_before_its_name_in_the_account_too() -> Result<()> {
    browse(async |screen| {
        screen.new_table().await?;
        let mut me = screen.companion().await?;
        let seats = [("seat-0", "me"), ("seat-1", "greedy"), ("option-armies", "fae,west"), ("guide", "")];
        let table = me.create("attack-the-tower", &seats).await;
        // So much that a turn has been played.
        for _ in 0..14 {
            let page = loop {
                let page = me.get(&table).await.body;
                if !tokens(&page).is_empty() {
                    break page;
                }
            };
            me.act(&table, &page, &tokens(&page)[0]).await;
        }
        give_up(&mut me, &table, 0).await;
        screen.goto(&table).await?;
        screen.find(".counts").await?;
        for (width, height) in [(360, 740), (1280, 720)] {
            screen.resize(width, height).await?;
            let [named, away]: [usize; 2] = screen.ask(AWAY).await?;
            ensure!(named > 0 && away == 0, "{away} of {named} at {width}");
        }
        Ok(())
    })
    .await
}

/// Names in the strip of those who play and in the list of seats, each with whether some of it is cut off.
const NAMES: &str = "
    const cut = (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
    const of = (css) => [...document.querySelectorAll(css)].map((one) => [one.textContent, cut(one)]);
    return [of('.stands > b'), of('#seats .seat > b')]";

/// A bot of a game's own is written with its settings.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_name_of_a_bot_is_whole_in_the_list_and_mostly_in_the_strip() -> Result<()> {
    const LONG: &str = "thumb:order=6:centers=2:turrets=10:wave=6";
    browse(async |screen| {
        screen.new_table().await?;
        let mut me = screen.companion().await?;
        let six = [("seat-0", "me"), ("seat-1", "expectimax"), ("seat-2", "random"), ("seat-3", "expectimax")];
        let six = [&six[..], &[("seat-4", "expectimax"), ("seat-5", "flat:100")]].concat();
        for (game, seats, is_whole) in [
            ("exponential-chaos", six, true),
            ("solar-tower-defense", vec![("seat-0", "me"), ("seat-1", "thumb:order=6")], true),
            ("solar-tower-defense", vec![("seat-0", "me"), ("seat-1", LONG)], false),
        ] {
            let table = me.create(game, &seats).await;
            screen.goto(&table).await?;
            for (width, height) in [(360, 740), (768, 1024), (1024, 768), (1280, 720)] {
                screen.resize(width, height).await?;
                let [strip, list]: [Vec<(String, bool)>; 2] = screen.ask(NAMES).await?;
                ensure!(strip.len() == seats.len() && list.len() == seats.len(), "{strip:?}, {list:?}");
                ensure!(list.iter().all(|(_, is_cut)| !is_cut), "{game} at {width}: {list:?}");
                ensure!(!is_whole || strip.iter().all(|(_, is_cut)| !is_cut), "{game} at {width}: {strip:?}");
                ensure!(list.iter().any(|(name, _)| name.contains(seats[1].1)), "{list:?}");
            }
        }
        Ok(())
    })
    .await
}
