//! Below a base path: the script finds its way too.

use anyhow::{Result, ensure};
use server::Config;

use super::screen::browse;
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn below_a_path_a_table_is_made_and_played_with_the_script() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        let house = House::start(Config { base_path: "/games".parse().unwrap(), ..House::config() }).await;
        screen.driver.goto(format!("{}/games", house.base())).await?;
        screen.find("a[href='/games/play/under-falling-skies']").await?.click().await?;
        screen.find("form.create .btn.primary").await?.click().await?;
        screen.until("document.documentElement.dataset.link === 'live'").await?;
        let path: String = screen.ask("return location.pathname").await?;
        ensure!(path.starts_with("/games/table/"), "{path}");
        screen.driver.execute("window.sameDocument = true", vec![]).await?;
        for _ in 0..3 {
            let version = screen.version().await?;
            // Something is pointed out, by the address of a link, and then done, by a form.
            let aim = "const link = document.querySelector('#table a[href*=\"?\"]'); link?.click(); return !!link";
            if screen.ask::<bool>(aim).await? {
                screen.until("location.search").await?;
            }
            let press = "const one = document.querySelector('#table button[name=token]'); one.form.requestSubmit(one)";
            screen.driver.execute(press, vec![]).await?;
            screen.later_than(version).await?;
            let now: String = screen.ask("return location.pathname").await?;
            ensure!(now == path, "{path} has become {now}");
        }
        ensure!(screen.ask::<bool>("return window.sameDocument === true").await?, "the page was loaded anew");
        Ok(())
    })
    .await
}
