//! Board and sheets together as one SVG file, for documents.

use maud::{Markup, PreEscaped, html};

use crate::palette::Theme;
use crate::picture::{Scene, Sheet};
use crate::style::{self, Style};
use crate::svg::{Rect, line, line_end, num, path, rect};

/// White space around things and between them.
const GAP: f32 = 24.0;
/// The height of a heading.
const HEADING: f32 = 26.0;
/// How round the board's corners are.
const ROUND: f32 = 10.0;

/// Writes the file: the board on the left, the sheets in a column beside it, all on paper.
pub(crate) fn write(scene: &Scene, edges: [f32; 4], style: &Style, sheets: &[Sheet], theme: Theme) -> String {
    let [left_edge, top_edge, width, height] = edges;
    let beside = sheets.iter().map(|sheet| sheet.size.0).fold(0.0, f32::max);
    let left = width + 2.0 * GAP;
    let mut top = GAP;
    let placed: Vec<(f32, &Sheet)> = sheets
        .iter()
        .map(|sheet| {
            let here = top;
            top += HEADING + sheet.size.1 + GAP;
            (here, sheet)
        })
        .collect();
    let (whole_width, whole_height) = (width + beside + 3.0 * GAP, (height + 2.0 * GAP).max(top));
    let content = moved(&scene.content, (-left_edge, -top_edge));
    let markup = html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("board {}", style.class)) width=(num(whole_width))
            height=(num(whole_height)) viewBox=(format!("0 0 {} {}", num(whole_width), num(whole_height)))
            role="img" aria-labelledby="title" aria-describedby="desc" {
            title id="title" { (scene.title) }
            desc id="desc" { (scene.description) }
            style { (PreEscaped(style::resolved(style, theme))) }
            (rect("table-top", Rect::new(0.0, 0.0, whole_width, whole_height), 0.0))
            (nested(Rect::new(GAP, GAP, width, height), &content))
            (corners(Rect::new(GAP, GAP, width, height)))
            @for (y, sheet) in placed {
                (heading(sheet, left, y))
                (nested(Rect::new(left, y + HEADING, sheet.size.0, sheet.size.1), &sheet.content))
            }
        }
    };
    markup.into_string() + "\n"
}

/// Writes a part of the board as a picture for a page, with what lies over it. Browsers show it, so its colours are
/// custom properties, which the part on top may set again.
pub(crate) fn close_up(scene: &Scene, over: &Markup, edges: [f32; 4], style: &Style, theme: Theme) -> String {
    let [_, _, width, height] = edges;
    let markup = html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("board {}", style.class)) width=(num(width))
            height=(num(height)) viewBox=(edges.map(num).map(|edge| edge.to_string()).join(" "))
            role="img" aria-labelledby="title" {
            title id="title" { (scene.title) }
            style { (PreEscaped(style::live(style, theme))) }
            g class=[Some(&scene.class).filter(|class| !class.is_empty())] { (scene.content) }
            (over)
        }
    };
    markup.into_string() + "\n"
}

/// Writes a drawing that is whole as a file for a page.
pub(crate) fn alone(drawing: &Markup, style: &Style, theme: Theme) -> String {
    let markup = html! {
        svg xmlns="http://www.w3.org/2000/svg" { style { (PreEscaped(style::live(style, theme))) } (drawing) }
    };
    markup.into_string() + "\n"
}

/// Moves the board's upper left corner to the origin of the file.
fn moved(content: &Markup, by: (f32, f32)) -> Markup {
    html! {
        @if by == (0.0, 0.0) { (content) }
        @else { g transform=(format!("translate({} {})", by.0, by.1)) { (content) } }
    }
}

fn nested(at: Rect, content: &Markup) -> Markup {
    html! {
        svg x=(num(at.x)) y=(num(at.y)) width=(num(at.w)) height=(num(at.h))
            viewBox=(format!("0 0 {} {}", num(at.w), num(at.h))) { (content) }
    }
}

/// Rounds the board's corners by covering them, since not every program clips.
fn corners(at: Rect) -> Markup {
    let Rect { x, y, w, h } = at;
    let outside = format!("M{} {}h{}v{}h-{}z", num(x - 1.0), num(y - 1.0), num(w + 2.0), num(h + 2.0), num(w + 2.0));
    let (straight, r) = (w - 2.0 * ROUND, num(ROUND));
    let inside = format!(
        "M{} {}h{s}a{r} {r} 0 0 1 {r} {r}v{t}a{r} {r} 0 0 1 -{r} {r}h-{s}a{r} {r} 0 0 1 -{r} -{r}v-{t}a{r} {r} 0 0 1 {r} -{r}z",
        num(x + ROUND),
        num(y),
        s = num(straight),
        t = num(h - 2.0 * ROUND),
        r = r
    );
    html! {
        path class="table-top" fill-rule="evenodd" d=(outside + &inside) {}
        (path("frame", inside))
    }
}

fn heading(sheet: &Sheet, x: f32, y: f32) -> Markup {
    html! {
        (line("heading", (x, y + 16.0), 16.0, &sheet.title))
        (line_end("note", (x + sheet.size.0, y + 16.0), 12.0, &sheet.note))
    }
}
