//! On a phone the board keeps its room: what is asked below it is never so high that one cannot see what it is about.

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::duel::asks;
use super::screen::{Screen, browse_in, may_run};
use crate::midway::midway;

/// How much of the window's height is left to the board, between what is above and the dock.
const SEEN: &str = "
    document.querySelector('#board').scrollIntoView({ behavior: 'instant' });
    const [head, board, dock] = ['.glance', '#board', '.dock'].map((css) => document.querySelector(css).getBoundingClientRect());
    return (Math.min(board.bottom, dock.top) - Math.max(board.top, head.bottom)) / innerHeight";
/// What in the dock lies over something else there, or is too low for a finger.
const CROWDED: &str = "
    const all = [...document.querySelectorAll('.dock :is(a.btn, a.take, button, summary)')].filter((one) => one.checkVisibility());
    const boxes = all.map((one) => one.getBoundingClientRect());
    const cut = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return all.filter((_, n) => boxes[n].height < 43.5 || boxes.some((box, m) => m !== n && cut(box, boxes[n]))).map((one) => one.outerHTML)";

/// Opens a table at a line on a phone, once the first seat is asked.
async fn opened(game: &str, line: &str, test: impl AsyncFnOnce(&Screen) -> Result<()>) -> Result<()> {
    opened_with(game, line, &[], test).await
}

/// Does the same with options.
async fn opened_with(
    game: &str,
    line: &str,
    options: &[(&str, &str)],
    test: impl AsyncFnOnce(&Screen) -> Result<()>,
) -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let (house, me, tables) = midway(game, &[(line, options)]).await;
    browse_in(house, &me, async |screen| {
        screen.calm().await?;
        screen.resize(360, 740).await?;
        screen.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
        screen.goto(&tables[0]).await?;
        screen.until(&asks(0)).await?;
        test(screen).await
    })
    .await
}

/// Checks that at least so much of the window is left to the board, and that nothing in the dock is in the way.
async fn leaves(screen: &Screen, share: f64) -> Result<()> {
    let seen: f64 = screen.ask(SEEN).await?;
    ensure!(seen >= share, "{seen} of the window is left to the board");
    let crowded: Vec<String> = screen.ask(CROWDED).await?;
    ensure!(crowded.is_empty(), "{crowded:#?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_are_assigned_in_sight_of_what_they_meet() -> Result<()> {
    let nine = "inv=Y1:2,Y2:1,Y3:3,B1:1,B2:2,B3:3,P1:1,P2:1,P3:2";
    let planets = "102220221022.1/222222222222.2/122222222222.2";
    let line = format!("ec1 n=3 r=3 f=2 t=1 ph=assign pl={planets} {nine} def=yxbmr rr=0 ms=0 pts=0 q=- tb=-");
    opened("exponential-chaos", &line, async |screen| {
        screen.find(".portion .options").await?;
        leaves(screen, 0.45).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn each_of_nine_invasion_dice_is_as_large_as_a_finger() -> Result<()> {
    let nine = "inv=Y1:2,Y2:1,Y3:3,B1:1,B2:2,B3:3,P1:1,P2:1,P3:2";
    let planets = "102220221022.1/222222222222.2";
    let line = format!("ec1 n=2 r=3 f=2 t=1 ph=assign pl={planets} {nine} def=yxbmr rr=0 ms=0 pts=0 q=- tb=-");
    opened("exponential-chaos", &line, async |screen| {
        let sizes = "
            const all = [...document.querySelectorAll('#board .col > .chip')];
            return all.map((one) => one.getBoundingClientRect()).map((box) => [box.left, box.top, box.width, box.height])";
        let boxes: Vec<[f64; 4]> = screen.ask(sizes).await?;
        ensure!(boxes.len() == 9, "{boxes:?}");
        let small: Vec<_> = boxes.iter().filter(|[.., width, height]| *width < 40.0 || *height < 43.5).collect();
        ensure!(small.is_empty(), "{small:?}");
        let lie_over = |[x, y, w, h]: &[f64; 4], [u, v, a, b]: &[f64; 4]| x + w > u + 1.0 && u + a > x + 1.0 && y + h > v + 1.0 && v + b > y + 1.0;
        let over = boxes.iter().enumerate().any(|(nth, one)| boxes[nth + 1..].iter().any(|other| lie_over(one, other)));
        ensure!(!over, "some lie over others: {boxes:?}");
        // What they are aimed at begins below them.
        let below = "
            const [dice, planet] = ['.col .chip', '.globe .halo'].map((css) => [...document.querySelectorAll(`#board ${css}`)]);
            const lowest = Math.max(...dice.map((one) => one.getBoundingClientRect().bottom));
            return planet[0].getBoundingClientRect().top >= lowest";
        ensure!(screen.ask::<bool>(below).await?, "the planet lies under the dice");
        leaves(screen, 0.45).await
    })
    .await
}

/// Whether the first hand is kept is asked beside the cards.
#[tokio::test(flavor = "multi_thread")]
async fn the_hand_that_may_be_burned_is_in_view() -> Result<()> {
    let line = "att1;0;-;setup;fae/-,-,-:-,-,-:-,-,-/0/lshLO/22.-23./q;west/-,-,-:-,-,-:-,-,-/0/-/25.-25./d5;-";
    // The guide takes the most room from the board.
    opened_with("attack-the-tower", line, &[("guide", "1")], async |screen| {
        screen.find("#guide").await?;
        let seen = "
            scrollTo({ top: 0, behavior: 'instant' });
            const dock = document.querySelector('.dock').getBoundingClientRect();
            const cards = [...document.querySelectorAll('#board .hc .narrow-only path')].map((card) => card.getBoundingClientRect());
            return [cards.length, cards.filter((card) => card.bottom <= dock.top).length]";
        let seen: [usize; 2] = screen.ask(seen).await?;
        ensure!(seen == [5, 5], "{seen:?}");
        Ok(())
    })
    .await
}

/// On a phone the planet that is hit is seen whole while its hits are played. The next question comes where the button of
/// the story was, and a press that was meant for this one answers nothing.
#[tokio::test(flavor = "multi_thread")]
async fn hits_are_played_in_sight_and_what_follows_is_not_pressed_by_mistake() -> Result<()> {
    const ASKED: &str = "document.querySelector('.tray button[value=F]')";
    let nine = "inv=Y1:2,Y2:0,Y3:3,B1:0,B2:0,B3:0,P1:0,P2:0,P3:1";
    let planets = "102220221022.1/222222222222.2";
    let line = format!(
        "ec1 n=2 r=3 f=2 t=1 ph=assign pl={planets} {nine} def=ymmmm rr=0 ms=0 pts=0 q=- tb=- opt=missiles_optional:true"
    );
    opened_with("exponential-chaos", &line, &[("option-missiles_optional", "true")], async |screen| {
        let moves = json!([{ "name": "prefers-reduced-motion", "value": "no-preference" }]);
        screen.command("Emulation.setEmulatedMedia", json!({ "features": moves })).await?;
        // Once the story is over, time stands still.
        let begin = "
            const now = performance.now.bind(performance);
            performance.now = () => window.still ?? now();
            window.sent = 0;
            document.addEventListener('table:sending', () => { window.sent += 1; });
            document.addEventListener('table:changed', () => { window.still ??= now(); });
            scrollTo({ top: 0, behavior: 'instant' });
            document.querySelector('.tray .actions .primary').click()";
        screen.ask::<()>(begin).await?;
        screen.until("document.querySelector('#board .strike .comer')").await.context("saucers come in")?;
        let seen = "
            const [planet, dock] = ['#board .globe .edge', '.dock'].map((css) => document.querySelector(css).getBoundingClientRect());
            return [planet.bottom, dock.top]";
        let [planet, dock]: [f64; 2] = screen.ask(seen).await?;
        ensure!(planet <= dock, "the planet ends at {planet}, the dock begins at {dock}");
        screen.until(&format!("window.still && {ASKED}")).await?;
        let sent: usize = screen.ask("return window.sent").await?;
        screen.find(".tray button[value=F]").await?.click().await?;
        ensure!(screen.ask::<usize>("return window.sent").await? == sent, "a press that was too late was sent");
        screen.ask::<()>("window.still += 1000").await?;
        screen.find(".tray button[value=F]").await?.click().await?;
        ensure!(screen.ask::<usize>("return window.sent").await? == sent + 1, "a press in time was not sent");
        Ok(())
    })
    .await
}

/// Whoever goes through the page by keys sees where they are: nothing that gets the focus stays under the dock.
#[tokio::test(flavor = "multi_thread")]
async fn what_gets_the_focus_comes_out_from_under_the_dock() -> Result<()> {
    let line = "att1;7;1;main;fae/L2,-,-:-,-,-:-,-,-/0/-/24.-25./-;west/L2,H2,C2:-,-,-:-,-,-/0/-/22.-25./-;d";
    opened("attack-the-tower", line, async |screen| {
        screen.ask::<()>("document.querySelector('#moves button[value=\"1>1\"]').click()").await?;
        screen.until("document.querySelector('#story .rule')").await?;
        let hidden = "
            const all = [...document.querySelectorAll('#story :is(a, button, input), #log a, #sheets a, .choices summary')].filter((one) => one.checkVisibility());
            const hidden = [];
            for (const one of all) {
                // Just under the edge of the dock, where nothing would move it.
                const dock = document.querySelector('.dock').getBoundingClientRect();
                scrollBy({ behavior: 'instant', top: one.getBoundingClientRect().top - dock.top - 8 });
                one.focus();
                const [box, edge] = [one.getBoundingClientRect(), document.querySelector('.dock').getBoundingClientRect().top];
                if (box.bottom > edge) hidden.push(`${one.outerHTML}: ${box.bottom} below ${edge}`);
            }
            return [all.length, hidden]";
        let (count, hidden): (usize, Vec<String>) = screen.ask(hidden).await?;
        ensure!(count > 4, "{count} things to go to");
        ensure!(hidden.is_empty(), "{hidden:#?}");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn damage_is_laid_out_in_sight_of_those_it_falls_on() -> Result<()> {
    let line = "att1;7;1;main;fae/L2,-,-:-,-,-:-,-,-/0/-/24.-25./-;west/L2,H2,C2:-,-,-:-,-,-/0/-/22.-25./-;d";
    opened("attack-the-tower", line, async |screen| {
        screen.ask::<()>("document.querySelector('#moves button[value=\"1>1\"]').click()").await?;
        screen.until("document.querySelectorAll('.portion').length === 6").await.context("six who can be hit")?;
        leaves(screen, 0.4).await
    })
    .await
}

/// A hand above its limit, from which cards are dropped, and the largest there can be.
#[tokio::test(flavor = "multi_thread")]
async fn however_many_cards_are_held_each_shows_its_name() -> Result<()> {
    for held in ["lcLSCO", "lshcLSC", "lshcwLSHCWOX"] {
        let (bases, abilities) = held.chars().partition::<Vec<_>, _>(|card| card.is_lowercase());
        let left = [18 - bases.len(), 25 - abilities.len()];
        let line = format!(
            "att1;7;1;drop;fae/L2,H2,W1:S1,C1,-:L1,H1,-/0/{held}/{}.-{}./-;west/L2,-,-:-,-,-:-,-,-/0/-/24.-25./-;d",
            left[0], left[1]
        );
        opened("attack-the-tower", &line, async |screen| {
            let names = "
                return [...document.querySelectorAll('#board .hc .card-name')].map((name) => {
                    const [text, card] = [name, name.parentElement.querySelector('path')].map((one) => one.getBoundingClientRect());
                    return [text.left, text.right, text.top, text.height, card.left, card.right, card.top];
                })";
            let names: Vec<[f64; 7]> = screen.ask(names).await?;
            ensure!(names.len() == held.len(), "{held}: {names:?}");
            for (nth, [left, right, .., from, to, top]) in names.iter().enumerate() {
                ensure!(left >= from && right <= to, "{held}: a name is wider than its card: {:?}", names[nth]);
                let over = |other: &[f64; 7]| (other[6] - top).abs() < 10.0 && other[4] < to - 1.0 && other[5] > from + 1.0;
                let over: Vec<_> = names[nth + 1..].iter().filter(|other| over(other)).collect();
                ensure!(over.is_empty(), "{held}: {:?} lies under {over:?}", names[nth]);
            }
            // What lies below has moved down.
            let free = "
                const box = (css) => [...document.querySelectorAll(`#board ${css}`)].map((one) => one.getBoundingClientRect());
                const lowest = Math.max(...box('.hc .narrow-only path').map((one) => one.bottom));
                return box('.own.plate, .own.pal').every((one) => one.top >= lowest - 2)
                    && box('.own.plate')[0].bottom <= document.getElementById('board').getBoundingClientRect().bottom";
            ensure!(screen.ask::<bool>(free).await?, "{held}: palace and piles lie under the hand");
            Ok(())
        })
        .await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_that_answer_an_attack_are_in_view() -> Result<()> {
    let line = "att1;7;1;main;east/C2,W1,S2:L2,H0,-:L1,-,-/0/HCOX/17.lc-18.LLC/-;\
        fae/L2,H1,-:S1,H0,-:C1,L1,W1/0/-/17.l-21.LSHC/-;d";
    opened("attack-the-tower", line, async |screen| {
        leaves(screen, 0.6).await?;
        let hand = "
            scrollTo({ top: 0, behavior: 'instant' });
            const dock = document.querySelector('.dock').getBoundingClientRect();
            return [...document.querySelectorAll('#board .hc .hit')].every((card) => card.getBoundingClientRect().bottom <= dock.top)";
        ensure!(screen.ask::<bool>(hand).await?, "the dock lies over the hand");
        screen.find("#at-o1").await?.click().await?;
        let frame = "
            const frame = document.querySelector('#at-o1.is-selected .full')?.getBoundingClientRect();
            const land = document.querySelector('#board .own.l1 > .ground').getBoundingClientRect();
            return frame && ['top', 'right', 'bottom', 'left'].every((edge) => Math.abs(frame[edge] - land[edge]) < 5)";
        screen.until(&format!("(() => {{ {frame} }})()")).await.context("the frame of a chosen territory")
    })
    .await
}
