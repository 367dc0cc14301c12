//! A whole game without script: links and forms alone.

use anyhow::{Result, ensure};
use contract::Stream;

use super::hand;
use super::screen::browse;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_without_script() -> Result<()> {
    browse(async |screen| {
        screen.without_script().await?;
        screen.new_table().await?;
        hand::play_out(screen, &mut Stream::new("browser", "plain", 0)).await?;
        screen.find("#ending").await?;
        ensure!(screen.ask::<bool>("return !document.documentElement.dataset.link").await?, "a script has run");
        Ok(())
    })
    .await
}
