// Aiming: a piece is taken up, then put somewhere. The links of tray and board say in their addresses what they point out,
// and the page that answers shows it; this script fetches it into the page, lets a pointer or focus that rests on a move
// show what it would do, and plays what a mouse or the keyboard presses. A finger covers what it points at, so its first
// tap only shows, and the button in the dock, or a second tap, plays; so it is with the buttons in the dock where there are
// several to choose from. What keys and dragging need of it is what it returns.
const aiming = (() => {
  const buttons = (tokens) => [...document.querySelectorAll("button[name=token]")].filter((one) => tokens.includes(one.value));

  const address = (link) => link.getAttribute("href");

  // The button of the one action that a link stands for; none for a link that leaves a choice.
  function onlyButton(link) {
    const tokens = link.dataset.token?.split(" ") ?? [];
    return tokens.length === 1 ? buttons(tokens)[0] : undefined;
  }

  // The second half of a double click would meet whatever the first one brought under the pointer.
  let sent = -Infinity;
  const isEcho = (event) => event.detail > 1 && performance.now() - sent < 400;
  document.addEventListener("click", (event) => {
    if (isEcho(event) && event.target.closest("form[data-live]")) event.preventDefault();
  }, true);
  // What was pointed out is pointed out no more, and what is pressed has been foreseen; where nobody answers, all is as before.
  let before = null;
  document.addEventListener("table:sending", () => {
    sent = performance.now();
    aims += 1;
    before = { search: location.search, wanted };
    history.replaceState(null, "", location.pathname);
    wanted = null;
  });
  document.addEventListener("table:unsent", () => {
    if (!location.search && !onTheWay) history.replaceState(null, "", location.pathname + before.search);
    wanted ??= before.wanted;
  });

  // Shows the page that an address points out. Of several on their way the last one counts; a place that is pressed
  // before the piece has arrived keeps the piece. What the server did not answer is asked again when the line is back, if the
  // person asked for it; until then the table stays as it is, and the page says that the line is down.
  let aims = 0;
  let missed = null;
  let onTheWay = null;
  // Whether the page comes since somebody else has done something.
  let isFollowing = false;
  let arriving = Promise.resolve();
  const aim = (to, isAsked = true) => (arriving = show(to, isAsked));
  async function show(to, isAsked) {
    const url = new URL(to, location.href);
    const piece = onTheWay?.searchParams.get("piece");
    if (piece && url.searchParams.has("place") && !url.searchParams.has("piece")) url.searchParams.set("piece", piece);
    const mine = ++aims;
    onTheWay = url;
    missed = null;
    const take = document.getElementById(`take-${url.searchParams.get("seat")}-${url.searchParams.get("piece")}`);
    take?.classList.add("is-on-the-way");
    try {
      const reply = await fetch(url, { headers: kept.headers() });
      const text = await reply.text();
      if (mine !== aims) return;
      if (reply.ok) history.replaceState(null, "", url);
      isFollowing = !isAsked;
      if (!apply(text, true) && reply.ok) location.reload();
      if (isAsked && !url.searchParams.has("token")) reach();
    } catch {
      if (mine !== aims || !isAsked) return;
      take?.classList.remove("is-on-the-way");
      missed = url;
      unreachable();
    } finally {
      isFollowing = false;
      if (mine === aims) onTheWay = null;
    }
  }

  // On a phone the dock may lie over the places of a question: whoever has picked a piece up, or made the move that led to
  // the question, is brought there; what others do moves nothing.
  let hasMoved = false;
  document.addEventListener("table:sending", () => { hasMoved = true; });
  document.addEventListener("table:unsent", () => { hasMoved = false; });
  document.addEventListener("table:changed", ({ detail }) => {
    if (!detail.isReply || !hasMoved) return;
    hasMoved = false;
    reach();
  });
  function reach(isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches) {
    const sticks = (css) => [...document.querySelectorAll(css)].filter((one) => getComputedStyle(one).position === "sticky").map((one) => one.getBoundingClientRect());
    const boxes = [...document.querySelectorAll("#board .target")].map((one) => one.getBoundingClientRect()).filter((box) => box.height);
    const [dock] = sticks(".dock");
    if (!boxes.length || !dock) return;
    // Above the board the numbers may stay, which are at the top once the page has moved.
    const [edge, head] = [dock.top, sticks(".glance")[0]?.height ?? 0];
    const seen = boxes.filter((box) => box.top >= head && box.bottom <= edge).length;
    const [highest, lowest] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    // How far the page moves until the lowest place is above the dock, and until the highest is at the top. Places that fit
    // between both are all shown; of others half are enough.
    const [least, most] = [lowest - edge + 12, highest - head - 12];
    const isHalfSeen = 2 * seen >= boxes.length;
    if (seen === boxes.length || (isHalfSeen && least > most)) return;
    scrollBy({ top: isHalfSeen && least <= 0 ? most : Math.min(least, most), behavior: isCalm ? "auto" : "smooth" });
  }
  // So is whoever comes to the table; a page that is loaded again stays where it was left.
  if (performance.getEntriesByType("navigation")[0]?.type === "navigate" && !location.hash) reach(true);

  document.addEventListener("table:line", ({ detail }) => { if (detail === "live" && missed) aim(missed); });

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-aim]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isEcho(event)) return;
    const button = onlyButton(link);
    const shows = event.pointerType === "touch" && !link.classList.contains("is-preview");
    if (button && !shows) return button.form.requestSubmit(button);
    aim(address(link));
  });

  // Of several ways to do one thing a finger asks about each before it does one.
  document.addEventListener("click", (event) => {
    const button = event.pointerType === "touch" && event.target.closest(".aimed .actions button[name=token]");
    if (!button || button === shown || !button.form.querySelector("button ~ button")) return;
    event.preventDefault();
    wanted = button;
    foresee();
  });

  // A step of somebody else's leaves what is pointed out, in hand and in slots, as far as it still fits.
  document.addEventListener("table:changed", ({ detail }) => {
    if (detail.fresh === detail.shown || !location.search) return;
    const said = new URLSearchParams(location.search);
    history.replaceState(null, "", location.pathname);
    const fits = !said.has("token") || buttons([said.get("token")]).length > 0;
    if (!fits) for (const name of ["token", "spot"]) said.delete(name);
    if (!["put", "set", "lay", "piece", "place", "token", "odds"].some((name) => said.has(name))) return;
    said.set("version", detail.fresh);
    aim(`${location.pathname}?${said}`, false);
  });

  // What a move would do is asked for when pointer or focus rests on it: one request at a time, once for each page. A place
  // that is closed tells why in the same way.
  const foreseen = new Map();
  let wanted = null;
  let shown = null;
  let asking = false;
  let rest = 0;

  function question(element) {
    const asking = element?.matches("summary") && element.parentElement.querySelector("button[name=token]");
    const button = asking || (element?.matches("button") ? element : element && onlyButton(element));
    if (button) return String(new URLSearchParams(new FormData(button.form, button)));
    const query = element?.hasAttribute("href") && new URL(address(element), location.href).searchParams;
    return query && (query.has("token") || query.has("place")) ? String(query) : null;
  }

  // What pointer or focus rested on before others did something, it rests on still, if it is there.
  document.addEventListener("table:changed", ({ detail }) => {
    const rested = detail.fresh === detail.shown && !isFollowing ? null : wanted;
    clearTimeout(rest);
    foreseen.clear();
    wanted = shown = null;
    remember();
    if (!rested) return;
    const isHeld = rested.isConnected && rested === document.activeElement;
    wanted = (isHeld && rested) || (mouse && document.elementFromPoint(...mouse)?.closest(asks)) || standing();
    if (wanted !== shown) rest = setTimeout(foresee, 120);
  });

  // What the page itself says of the move that is picked needs no asking.
  function remember() {
    const picked = document.querySelector(".aimed .primary");
    const query = document.querySelector("#preview > *") && question(picked);
    if (!query) return;
    const said = ["preview", "ghosts", "glance"].map((id) => document.getElementById(id)?.outerHTML ?? "");
    foreseen.set(query, said.join(""));
    wanted = shown = picked;
  }

  document.addEventListener("table:line", ({ detail }) => { if (detail === "live" && wanted && wanted !== shown) foresee(); });

  // Moves and their places light up together.
  function light(query) {
    const token = query && new URLSearchParams(query).get("token");
    for (const lit of document.querySelectorAll(".is-lit")) lit.classList.remove("is-lit");
    if (!token) return;
    for (const one of document.querySelectorAll("button[name=token], .target[data-token]")) {
      if ((one.value ?? one.dataset.token) === token) one.classList.add("is-lit");
    }
  }

  // Shows what the wanted move would do, or nothing.
  function fill() {
    const query = wanted?.isConnected ? question(wanted) : null;
    const text = foreseen.get(query);
    shown = text ? wanted : null;
    light(text ? query : null);
    if (text) return void apply(text, true);
    for (const id of ["preview", "ghosts"]) document.getElementById(id)?.replaceChildren();
  }

  async function foresee() {
    const element = wanted;
    const query = element?.isConnected ? question(element) : null;
    if (asking || busy || element === shown) return;
    if (!query || foreseen.has(query)) return fill();
    asking = true;
    try {
      const reply = await fetch(`${location.pathname}/preview?${query}`, { headers: { "x-live": "1" } });
      const text = await reply.text();
      if (reply.ok && element.isConnected && question(element) === query) foreseen.set(query, text);
    } catch {
      // Without a preview everything works all the same.
    } finally {
      asking = false;
    }
    if (wanted === element) fill(); else foresee();
  }

  // The way to the preview itself, with its links, may lead over other things for a moment. A pointer that rests while
  // the page scrolls under it takes nothing from whoever goes by keys; what is pointed out for the dock's button stays. A
  // focus that is not seen, such as that of a place tapped before, points at nothing.
  const asks = "button[name=token], .asks > summary, a[data-aim][href*='token='], a[data-aim][href*='place='], a[data-aim][data-token]";
  function standing() {
    const focused = document.querySelector(":is(button[name=token], .asks > summary, a[data-aim]):focus-visible");
    return (focused?.matches(asks) && focused) || document.querySelector(".aimed .primary");
  }
  // Where a mouse rests. What closes under it refuses nothing before the mouse moves: nobody has pointed at it.
  let mouse = null;
  let closed = null;
  const rests = ({ clientX, clientY }) => mouse?.[0] === clientX && mouse[1] === clientY;
  function look(event) {
    if (event.pointerType === "touch" || (event.type === "focusin" && !event.target.matches(":focus-visible"))) return;
    closed = event.type === "pointerover" && rests(event) && event.target.closest(".closed");
    if (closed) return;
    const element = event.target.closest(asks) || (event.target.closest("#preview") ? shown : standing());
    if (element === wanted) return;
    wanted = element;
    clearTimeout(rest);
    rest = setTimeout(foresee, element ? 120 : 400);
  }
  addEventListener("pointermove", (event) => {
    if (closed && !rests(event)) look(event);
    mouse = event.pointerType === "touch" ? null : [event.clientX, event.clientY];
  }, { passive: true });
  document.addEventListener("pointerover", look);
  document.addEventListener("focusin", look);
  remember();

  return {
    aim,
    address,
    onlyButton,
    // Whatever was aimed at last is shown, or will not be.
    arrived: () => arriving,
    wanted: () => wanted,
    // Shows at once what an element would do.
    want(element) {
      wanted = element?.matches(asks) ? element : null;
      foresee();
    },
  };
})();
