// Palisade in the browser: fresh pages without loading them anew. Every page works without this script; with it, forms
// become requests and the changed part of the page is merged in, so focus, scrolling and moving pieces stay.
"use strict";

const table = () => document.getElementById("table");
const version = (element) => Number(element?.dataset.version ?? 0);
// Whose secrets a page shows stands in the address of its stream. Versions of different screens have nothing in common.
const screen = (element) => element?.dataset.events;

// The language that an address asked for is remembered by now; what stands in the address of a table is what is pointed out.
if (table() && new URLSearchParams(location.search).has("lang")) {
  const rest = new URLSearchParams(location.search);
  rest.delete("lang");
  history.replaceState(null, "", `${location.pathname}${rest.size ? `?${rest}` : ""}`);
}

// How the line to the server stands: live, offline or paused. Styles and tests read it from the root element; what is
// said is written only when it changes, for it is read aloud each time.
const root = document.documentElement;
function line(state) {
  const isNews = root.dataset.link !== state;
  root.dataset.link = state;
  const said = document.getElementById("line");
  const text = state === "offline" ? document.body.dataset.offline : "";
  if (said.textContent !== text) said.textContent = text;
  if (isNews) document.dispatchEvent(new CustomEvent("table:line", { detail: state }));
}

// What went wrong is read aloud each time it is said, the same again too. It goes when the line is back, or in a while.
const STAYS = 20000;
let goes = 0;
const unsay = () => { clearTimeout(goes); document.getElementById("notice")?.replaceChildren(); };
document.addEventListener("table:line", ({ detail }) => { if (detail === "live") unsay(); });
function complain(text) {
  const said = Object.assign(document.createElement("p"), { className: "refusal", textContent: text });
  apply(`<div id="notice" role="alert">${said.outerHTML}</div>`, true);
}

// The server does not answer: that is said, and a new line is looked for.
function unreachable() {
  renew();
  line("offline");
}

// Makes `old` the same as `now`, keeping every node that can stay.
function morph(old, now) {
  if (old.isEqualNode(now)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) { old.nodeValue = now.nodeValue; return; }
  const keeps = (name) => name === "open" && old.nodeName === "DETAILS";
  for (const { name } of [...old.attributes]) if (!now.hasAttribute(name) && !keeps(name)) old.removeAttribute(name);
  for (const { name, value } of now.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old === document.activeElement && old.matches("input, textarea")) return;
  const wanted = new Set([...now.children].map((child) => child.id).filter(Boolean));
  let place = old.firstChild;
  const skip = () => { const gone = place; place = place.nextSibling; gone.remove(); };
  for (const next of [...now.childNodes]) {
    const named = next.id && [...old.children].find((child) => child.id === next.id && child.nodeName === next.nodeName);
    // What is not wanted any more goes before its neighbours move: a moved node loses the focus.
    while (named && place && place !== named && !wanted.has(place.id)) skip();
    const like = !next.id && place && !place.id && place.nodeName === next.nodeName;
    const twin = named || (like ? place : null);
    if (!twin) { old.insertBefore(next, place); continue; }
    if (twin === place) place = place.nextSibling; else old.insertBefore(twin, place);
    morph(twin, next);
  }
  while (place) skip();
}

// What stands on the board, beside it and in the lists mostly stays as it is, so the server is told what is there, each element by
// the sum of its text, and sends a mark where it would send that again. It is kept as it came: other scripts change what is shown.
const kept = (() => {
  const WORTH = 400;
  const BOXES = "#frame, #moves, #sheets, #log";
  // Answers come to what was there when they were asked for.
  const PAGES = 4;
  const copies = (page) => [...page.querySelectorAll(BOXES)].map((box) => box.cloneNode(true));
  let count = 0;
  let pages = [{ id: 0, boxes: copies(document), known: null }];

  function sum(text) {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      one = Math.imul(one ^ unit, 2654435761);
      two = Math.imul(two ^ unit, 1597334677);
    }
    const mixed = (own, other) => Math.imul(own ^ (own >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
    one = mixed(one, two);
    two = mixed(two, one);
    return (4294967296 * (two & 0x1fffff) + (one >>> 0)).toString(36);
  }
  function look(element, known) {
    for (const one of element.children) {
      const text = one.outerHTML;
      if (text.length < WORTH) continue;
      known.set(sum(text), one);
      look(one, known);
    }
  }
  function known(page) {
    if (!page.known) {
      page.known = new Map();
      for (const box of page.boxes) look(box, page.known);
    }
    return page.known;
  }
  return {
    headers: () => ({ "x-live": "1", "x-has": `${pages[0].id}:${[...known(pages[0]).keys()].join()}` }),
    // Puts in what was left out, by page and place; returns whether all of it is there.
    fill(part) {
      for (const mark of part.querySelectorAll("[data-kept]")) {
        const [id, place] = mark.dataset.kept.split(".").map(Number);
        const page = pages.find((one) => one.id === id);
        const found = page && [...known(page).values()][place];
        if (!found) return false;
        mark.replaceWith(found.cloneNode(true));
      }
      return true;
    },
    note: (page) => { pages = [{ id: (count += 1), boxes: copies(page), known: null }, ...pages].slice(0, PAGES); },
  };
})();

// Merges each top element of the text into the page's element of the same id; returns whether there was one. A patch
// that is not newer than what is shown changes nothing; a reply may be as old, for it may carry a notice.
function apply(text, isReply) {
  const box = document.createElement("template");
  box.innerHTML = text;
  if (!kept.fill(box.content)) return false;
  if (box.content.getElementById("table")) kept.note(box.content);
  const focused = document.activeElement;
  if (box.content.querySelector("#notice:not(:empty)")) {
    unsay();
    goes = setTimeout(unsay, STAYS);
  }
  let found = false;
  for (const now of [...box.content.children]) {
    const old = now.id && document.getElementById(now.id);
    if (!old) continue;
    found = true;
    const [shown, fresh] = [version(old), version(now)];
    const same = screen(old) === screen(now);
    if (now.dataset.version && same && (fresh < shown || (fresh === shown && !isReply))) continue;
    // What has happened is played first; the page comes once it has.
    if (now.id === "table" && same && stories.takes(old, now)) continue;
    // The table as a whole is told about: other scripts measure before, and catch up after.
    const tell = (name) => now.dataset.version && document.dispatchEvent(new CustomEvent(name, { detail: { shown, fresh, isReply } }));
    tell("table:changing");
    morph(old, now);
    tell("table:changed");
    if (now.dataset.title) document.title = now.dataset.title;
    // What is still under way for the screen before must not come to this one.
    if (!same) renew();
  }
  // What had the focus keeps it, also where it was moved; where it is gone, the answer has it, or the question.
  if (focused !== document.body && document.activeElement !== focused) {
    const next = document.contains(focused) ? focused : document.querySelector(".aimed .primary") ?? document.querySelector("#prompt, #ending, #cover-title");
    next?.focus({ preventScroll: next === focused });
  }
  return found;
}

// One request at a time. The live patch may bring what a request did before its answer comes; then the page is free for
// the next, and the late answer frees nothing that is under way by then.
let busy = false;
let turn = 0;
let sentOn = 0;
async function send(form, button) {
  if (busy) return;
  busy = true;
  const mine = ++turn;
  const on = (sentOn = version(table()));
  document.dispatchEvent(new CustomEvent("table:sending"));
  try {
    const body = new URLSearchParams(new FormData(form, button));
    const reply = await fetch(form.getAttribute("action"), { method: "post", body, headers: kept.headers() });
    const text = await reply.text();
    // When the live patch has brought it already and something was taken up since, that stays in hand.
    const late = reply.ok && version(table()) > on && location.search;
    if (!late && !apply(text, true)) location.reload();
  } catch {
    document.dispatchEvent(new CustomEvent("table:unsent"));
    unreachable();
    complain(document.body.dataset.unanswered);
  } finally {
    if (mine === turn) busy = false;
    // What the answer did not bring is fetched now.
    catchUp();
  }
}

// The stream tells the number of the newest page and whose screen it is for; the page is fetched, which is a tenth of what it
// would be on the stream. A request of one's own that is under way mostly brings it.
const HOLD = 3000;
const LOST = 15000;
let catching = null;
let announced = "";
function catchUp() {
  const [fresh, whose = ""] = announced.split("?");
  const address = table()?.dataset.events;
  if (catching || !address) return;
  const same = new URL(address, location.href).search === (whose && `?${whose}`);
  if (same && Number(fresh) <= Math.max(version(table()), stories.holds())) return;
  fetchPage(address.replace("/events", "/now"), announced);
}
async function fetchPage(address, asked) {
  const mine = (catching = new AbortController());
  const lost = setTimeout(() => mine.abort(), LOST);
  let done = false;
  try {
    const reply = await fetch(address, { headers: kept.headers(), signal: mine.signal });
    done = reply.ok || reply.status === 404;
    if (reply.ok && !apply(await reply.text(), false)) location.reload();
    if (version(table()) > sentOn) busy = false;
  } catch {
    if (mine === catching) unreachable();
  } finally {
    clearTimeout(lost);
    if (mine === catching) catching = null;
  }
  if (!done) setTimeout(catchUp, 5000);
  else if (announced !== asked) catchUp();
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("form[data-live]")) return;
  event.preventDefault();
  send(event.target, event.submitter);
});

// Six streams fill a browser's connections to one server, so a page that is not looked at has none.
let source = null;
let heardAt = 0;
let spoken = false;
const hear = () => { heardAt = Date.now(); spoken = true; };
function open() {
  const address = table()?.dataset.events;
  if (source || document.hidden || !address) return;
  const news = new URL(address, location.href);
  news.searchParams.set("news", "1");
  source = new EventSource(news);
  heardAt = Date.now();
  spoken = false;
  source.onopen = () => { hear(); line("live"); };
  source.addEventListener("beat", hear);
  source.addEventListener("news", ({ data }) => {
    hear();
    announced = data;
    setTimeout(catchUp, busy ? HOLD : 0);
  });
  source.onerror = () => {
    line("offline");
    if (source.readyState === EventSource.CLOSED) { source = null; setTimeout(open, 5000); }
  };
}
function end() {
  source?.close();
  source = null;
  const lost = catching;
  catching = null;
  lost?.abort();
}
function close() {
  end();
  if (table()) line("paused");
}
// A stream can be dead without saying so: whenever something tells that the line may have changed, a new one finds out.
function renew() {
  end();
  if (table() && root.dataset.link !== "offline") line("paused");
  open();
}
// Where nothing tells: the server says something every 20 seconds, so after 45 without a word the line is dead. A new
// stream says at once how the table stands; one that does not goes by a line that the browser kept, and that is dead too.
setInterval(() => {
  const patience = Number(root.dataset.silence ?? (spoken ? 45000 : 10000));
  if (!source || Date.now() - heardAt <= patience) return;
  line("offline");
  renew();
}, 1000);
// A browser keeps pages that were left; one that showed one seat of several must not come back as it was.
function leave() {
  close();
  if (screen(table())?.includes("?")) table().replaceChildren();
}
for (const change of ["offline", "online"]) addEventListener(change, renew);
document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
addEventListener("pagehide", leave);
addEventListener("pageshow", (event) => (event.persisted ? location.reload() : open()));
open();
