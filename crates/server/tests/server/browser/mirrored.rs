//! Pages that are written from right to left: they fit their screen, and the board stays as it is printed.

use anyhow::{Result, ensure};

use super::screen::{Screen, browse};

/// How far the middle of the board is from the middle of what frames it.
const OFF_THE_MIDDLE: &str = "const board = document.querySelector('svg.board');
    const [own, frame] = [board, board.parentElement].map((e) => e.getBoundingClientRect());
    return Math.abs(own.left + own.right - frame.left - frame.right) / 2";

/// Opens a table by the page's form, with a bot on the second seat where there is one.
async fn open_table(screen: &Screen, game: &str) -> Result<String> {
    screen.goto(&format!("/play/{game}")).await?;
    let bot = "document.querySelector('input[name=seat-1][value=bot]')?.click(); return true";
    screen.ask::<bool>(bot).await?;
    screen.find("form.create .btn.primary").await?.click().await?;
    screen.find("#table[dir=rtl]").await?;
    screen.path().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_from_right_to_left_fits_its_screen_and_its_board_lies_in_the_middle() -> Result<()> {
    browse(async |screen| {
        screen.goto("/?lang=ar-XB").await?;
        for game in ["under-falling-skies", "raise-the-shields"] {
            let table = open_table(screen, game).await?;
            for (width, height) in [(1280, 900), (360, 740)] {
                screen.resize(width, height).await?;
                for path in ["/", &format!("/play/{game}"), &format!("{table}/dice"), &table] {
                    screen.goto(path).await?;
                    let measured = "return [document.documentElement.scrollWidth, innerWidth]";
                    let [needed, shown]: [i64; 2] = screen.ask(measured).await?;
                    ensure!(needed <= shown, "{path} at {width}: {needed} of {shown}");
                }
                let off: f64 = screen.ask(OFF_THE_MIDDLE).await?;
                ensure!(off < 2.0, "the board of {game} at {width} lies {off} off the middle");
            }
        }
        Ok(())
    })
    .await
}
