//! Icons of places that may be chosen: the light that lies over them leaves them as clear as WCAG demands of pictures.

use anyhow::{Result, ensure};
use serde_json::json;

use super::screen::{Screen, browse};

/// The least contrast of a picture with its ground: WCAG 2.2, success criterion 1.4.11.
const LEAST: f64 = 3.0;

/// How many pixels of the picture there are to a pixel of the page, so that small icons have an inside.
const SCALE: i64 = 3;

/// Measures, in a picture of the page, each icon in a place that may be chosen: the middle brightness of what is inside its
/// shapes against that of what is beside them.
const CONTRASTS: &str = "return (async () => {
    const bytes = Uint8Array.from(atob(arguments[0]), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const paint = canvas.getContext('2d');
    paint.drawImage(picture, 0, 0);
    const linear = (part) => (part /= 255) <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4;
    const brightness = (x, y) => {
        const [r, g, b] = paint.getImageData(Math.floor(x * SCALE), Math.floor(y * SCALE), 1, 1).data;
        return .2126 * linear(r) + .7152 * linear(g) + .0722 * linear(b);
    };
    const middle = (all) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)];
    const places = [...document.querySelectorAll('#board .targets .wash')].map((wash) => wash.getBoundingClientRect());
    const within = (box) => places.some((place) => place.left <= box.left && box.right <= place.right && place.top <= box.top && box.bottom <= place.bottom);
    const found = [];
    for (const icon of document.querySelectorAll('#board .effect, #board .cost')) {
        const box = icon.getBoundingClientRect();
        const shapes = [icon, ...icon.querySelectorAll('*')].filter((shape) => shape instanceof SVGGeometryElement);
        if (!shapes.length || !within(box)) continue;
        const [inside, beside] = [[], []];
        for (let x = box.left; x < box.right; x += 1 / SCALE) for (let y = box.top; y < box.bottom; y += 1 / SCALE) {
            const fills = shapes.some((shape) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse())));
            (fills ? inside : beside).push(brightness(x, y));
        }
        const [one, other] = [middle(inside), middle(beside)].sort((one, other) => other - one);
        found.push([icon.getAttribute('class'), (one + .05) / (other + .05)]);
    }
    return found;
})()";

async fn contrasts(screen: &Screen) -> Result<Vec<(String, f64)>> {
    let size = json!({ "width": 1280, "height": 900, "deviceScaleFactor": SCALE, "mobile": false });
    screen.command("Emulation.setDeviceMetricsOverride", size).await?;
    screen.driver.action_chain().move_to(1, 1).perform().await?;
    let picture = screen.driver.screenshot_as_png_base64().await?;
    screen.ask_of(&CONTRASTS.replace("SCALE", &SCALE.to_string()), vec![json!(picture)]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn icons_of_places_that_may_be_chosen_stay_clear_by_day_and_by_night() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        let table = screen.new_table().await?;
        for scheme in ["light", "dark"] {
            let media = json!({ "features": [
                { "name": "prefers-color-scheme", "value": scheme },
                { "name": "prefers-reduced-motion", "value": "reduce" },
            ] });
            screen.command("Emulation.setEmulatedMedia", media).await?;
            screen.goto(&table).await?;
            screen.find("#board .targets").await?;
            let found = contrasts(screen).await?;
            ensure!(found.len() > 10, "{scheme}: only {found:?}");
            let weak: Vec<_> = found.iter().filter(|(_, contrast)| *contrast < LEAST).collect();
            ensure!(weak.is_empty(), "{scheme}: {weak:?}");
        }
        Ok(())
    })
    .await
}
