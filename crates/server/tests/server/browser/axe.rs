//! What shuts people out of a page, found by axe-core in the page itself.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use super::screen::{Screen, has};

/// Finds all faults, of good practice too; of another palette only what colours can be wrong about.
const RUN: &str = r#"
    const [only, done] = arguments;
    for (const running of document.getAnimations()) if (running.effect?.getComputedTiming().endTime < Infinity) running.finish();
    const options = { resultTypes: ["violations"], rules: { "target-size": { enabled: !only } } };
    if (only) options.runOnly = only;
    const fault = ({ id, help, nodes }) => nodes.map((node) =>
        `${id}: ${help}: ${node.target.join(" ")}: ${node.html.slice(0, 160)}: ${node.failureSummary.slice(0, 400)}`);
    axe.run(document, options).then(
        ({ violations, passes }) => done({ faults: violations.flatMap(fault), passes: passes.length }),
        (error) => done({ faults: [String(error)], passes: 0 }));
"#;

/// Lists what the house asks of its pages beyond that.
const HOUSE: &str = r#"
    const faults = [];
    const all = (css) => [...document.querySelectorAll(css)];
    for (const css of ["h1", "main", "header.bar", "html[lang]", "head title"])
        if (all(css).length !== 1) faults.push(`not one ${css} but ${all(css).length}`);
    for (const e of all("[aria-labelledby], [aria-describedby], label[for]"))
        for (const name of ["aria-labelledby", "aria-describedby", "for"])
            for (const id of (e.getAttribute(name) ?? "").split(" ").filter(Boolean))
                if (!document.getElementById(id)) faults.push(`${name} names ${id}, which is not there`);
    for (const e of all("svg")) if (!e.closest("[aria-hidden=true]") && !e.getAttribute("role")) faults.push(`a drawing without role: ${e.outerHTML.slice(0, 80)}`);
    for (const e of all("[style]")) faults.push(`a style inside: ${e.outerHTML.slice(0, 80)}`);
    // What stands in a sentence is as high as its line; everything else is hit by a finger, however far its neighbours are.
    // The numbers of steps beside the board stand in rows that keep them far enough apart, which is asked for above.
    for (const e of all("a[href]:not(.nr), button, select, summary, label:has(input)")) {
        const { width, height } = e.getBoundingClientRect();
        const shown = e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && !e.closest("svg");
        const inline = getComputedStyle(e).display === "inline";
        if (shown && !inline && height < 24) faults.push(`only ${height} px high: ${e.outerHTML.slice(0, 120)}`);
    }
    const known = new Set();
    for (const e of all("[id]")) if (known.size === known.add(e.id).size) faults.push(`the id ${e.id} twice`);
    return faults;
"#;

fn place() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../tools/axe-core/axe.min.js")
}

/// Says whether axe-core is there; where it must be and is not, the test fails.
pub(crate) fn is_here() -> bool {
    has(&[("axe-core", place().is_file())])
}

/// Gives axe-core to every page from now on.
pub(crate) async fn load(screen: &Screen) -> Result<()> {
    let source = std::fs::read_to_string(place())?;
    screen.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await
}

/// What is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sought {
    /// Everything.
    All,
    /// What colours can be wrong about.
    Colour,
}

/// Checks that the page as it is shuts nobody out.
pub(crate) async fn check(screen: &Screen, sought: Sought) -> Result<()> {
    let only = match sought {
        Sought::All => Value::Null,
        Sought::Colour => json!({ "type": "rule", "values": ["color-contrast", "link-in-text-block"] }),
    };
    let found = screen.driver.execute_async(RUN, vec![only]).await?;
    let found: Value = found.convert()?;
    let faults: Vec<&str> = found["faults"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    ensure!(faults.is_empty(), "{faults:#?}");
    ensure!(found["passes"].as_u64() > Some(0), "nothing was checked");
    if sought == Sought::All {
        let faults: Vec<String> = screen.ask(HOUSE).await?;
        ensure!(faults.is_empty(), "{faults:#?}");
    }
    Ok(())
}
