// Aiming: a piece is taken up, then put somewhere. The links of tray and board say in their addresses what they point out,
// and the page that answers shows it; this script fetches it into the page, lets a pointer or focus that rests on a move
// show what it would do, and plays what a mouse or the keyboard presses. A finger covers what it points at, so its first
// tap only shows, and the button in the dock, or a second tap, plays; so it is with the buttons in the dock where there are
// several to choose from.
{
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
  document.addEventListener("table:sending", () => {
    sent = performance.now();
    aims += 1;
    history.replaceState(null, "", location.pathname);
  });

  // Shows the page that an address points out. Of several on their way the last one counts; a place that is pressed
  // before the piece has arrived keeps the piece.
  let aims = 0;
  let onTheWay = null;
  async function aim(to) {
    const url = new URL(to, location.href);
    const before = onTheWay?.searchParams.get("piece");
    if (before && url.searchParams.has("place") && !url.searchParams.has("piece")) url.searchParams.set("piece", before);
    const mine = ++aims;
    onTheWay = url;
    const take = document.getElementById(`take-${url.searchParams.get("piece")}`);
    take?.classList.add("is-on-the-way");
    try {
      const reply = await fetch(url, { headers: { "x-live": "1" } });
      const text = await reply.text();
      if (mine !== aims) return;
      if (reply.ok) history.replaceState(null, "", url);
      apply(text, true);
    } catch {
      if (mine === aims) location.assign(url);
    } finally {
      if (mine === aims) onTheWay = null;
    }
  }

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
    const button = event.pointerType === "touch" && event.target.closest(".aimed .deeds button[name=token]");
    if (!button || button === shown || !button.form.querySelector("button ~ button")) return;
    event.preventDefault();
    wanted = button;
    foresee();
  });

  // A step of somebody else's leaves in hand and in slots what was there, if it still fits.
  document.addEventListener("table:changed", ({ detail }) => {
    if (detail.fresh === detail.shown || !location.search) return;
    const said = new URLSearchParams(location.search);
    history.replaceState(null, "", location.pathname);
    const kept = new URLSearchParams([...said].filter(([name]) => ["seat", "put", "piece"].includes(name)));
    if (!kept.has("put") && !kept.has("piece")) return;
    kept.set("version", detail.fresh);
    aim(`${location.pathname}?${kept}`);
  });

  // Digits and letters alone can be switched off: a voice or a stray finger strikes them unasked.
  let single = true;
  try { single = localStorage.getItem("single-keys") !== "off"; } catch { /* Then it is remembered for this page. */ }
  const show = () => { const box = document.getElementById("single-keys"); if (box) box.checked = single; };
  show();
  document.addEventListener("table:changed", show);
  document.addEventListener("change", ({ target }) => {
    if (target.id !== "single-keys") return;
    single = target.checked;
    try { localStorage.setItem("single-keys", single ? "on" : "off"); } catch { /* As above. */ }
  });
  const isPlain = (event) => !(event.ctrlKey || event.metaKey || event.altKey) && !event.target.matches("input:not([type=checkbox]), textarea, select");

  // Digits take up the pieces in their order, then choose among slots; Escape puts down.
  document.addEventListener("keydown", (event) => {
    if (!isPlain(event) || !(single || event.key === "Escape")) return;
    const takes = [...document.querySelectorAll("a[data-take]")];
    const slots = [...document.querySelectorAll("a[data-slot]")];
    const back = takes.find((one) => one.hasAttribute("aria-current")) ?? [...document.querySelectorAll("a[data-back]")].at(-1);
    const link = event.key === "Escape" ? back : (slots.length ? slots : takes)[Number(event.key) - 1];
    if (event.key === "Escape" && !link && location.search) return void aim(location.pathname);
    if (!link || (event.key !== "Escape" && link.hasAttribute("aria-current"))) return;
    event.preventDefault();
    link.focus({ preventScroll: true });
    aim(address(link));
  });

  // What is pointed out turns by a key, and so does what pointer or focus rests on, once it is pointed out.
  const ways = { t: "turn", m: "mirror" };
  document.addEventListener("keydown", async (event) => {
    const way = single && isPlain(event) && ways[event.key];
    if (!way) return;
    const place = wanted?.closest("#board") && !wanted.classList.contains("is-preview") ? wanted : null;
    if (place) await aim(address(place));
    turn(document.getElementById(way));
  });

  // The focus goes with what is turned, so that the arrows walk on from there.
  async function turn(link) {
    if (!link) return;
    const walks = document.activeElement?.closest("#board");
    await aim(address(link));
    if (walks) document.querySelector("#board .is-preview")?.focus({ preventScroll: true });
  }

  // Arrows walk from place to place on the board: to the nearest that lies more in their direction than aside.
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const middle = (place) => {
    const box = (place.querySelector("[data-middle]") ?? place).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  document.addEventListener("keydown", (event) => {
    const arrow = arrows[event.key];
    const from = arrow && event.target.closest?.("#board a.target");
    if (!from || !isPlain(event)) return;
    event.preventDefault();
    const [x, y] = middle(from);
    let [best, least] = [null, Infinity];
    for (const place of document.querySelectorAll("#board a.target")) {
      const [dx, dy] = [middle(place)[0] - x, middle(place)[1] - y];
      const [along, aside] = [dx * arrow[0] + dy * arrow[1], Math.abs(dx * arrow[1]) + Math.abs(dy * arrow[0])];
      if (place === from || along <= 0.5 || aside > 1.8 * along) continue;
      const far = along + 2 * aside;
      if (far < least) [best, least] = [place, far];
    }
    best?.focus();
  });

  // What a move would do is asked for when pointer or focus rests on it: one request at a time, once for each page. A place
  // that is closed tells why in the same way.
  const foreseen = new Map();
  let wanted = null;
  let shown = null;
  let asking = false;
  let rest = 0;

  function question(element) {
    const button = element?.matches("button") ? element : element && onlyButton(element);
    if (button) return String(new URLSearchParams(new FormData(button.form, button)));
    const query = element?.hasAttribute("href") && new URL(address(element), location.href).searchParams;
    return query && query.has("token") ? String(query) : null;
  }

  document.addEventListener("table:changed", () => {
    clearTimeout(rest);
    foreseen.clear();
    wanted = shown = null;
  });

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
  // the page scrolls under it takes nothing from whoever goes by keys; what is pointed out for the dock's button stays.
  const asks = "button[name=token], a[data-aim][href*='token='], a[data-aim][data-token]";
  function look(event) {
    if (event.pointerType === "touch") return;
    const focused = document.querySelector(":is(button[name=token], a[data-aim]):focus-visible");
    const standing = (focused?.matches(asks) && focused) || document.querySelector(".aimed .primary");
    const element = event.target.closest(asks) ?? (event.target.closest("#preview") ? shown : standing);
    if (element === wanted) return;
    wanted = element;
    clearTimeout(rest);
    rest = setTimeout(foresee, element ? 120 : 400);
  }
  document.addEventListener("pointerover", look);
  document.addEventListener("focusin", look);

  // Dragging: a piece is carried from the tray to its place. On boards whose places lie close together a finger that moves
  // over them is shown each as it comes to it, and the page does not scroll.
  let drag = null;
  let dropped = false;
  const links = "a[data-aim]:not(.closed)";
  document.addEventListener("pointerdown", (event) => {
    drag = null;
    if (!event.isPrimary || event.button !== 0) return;
    const piece = event.target.closest("a[data-take]:not(.off), .slot.full a");
    const place = event.pointerType === "touch" && event.target.closest("#board a[data-follow]");
    if (piece || place) drag = { piece, place, x: event.clientX, y: event.clientY, over: null, carried: null };
  });
  document.addEventListener("pointermove", (event) => {
    if (!drag || (!drag.over && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 8)) return;
    if (!drag.over && drag.piece) carry(drag.piece);
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest(links) ?? document.body;
    if (drag.carried) [drag.carried.style.left, drag.carried.style.top] = [`${event.clientX}px`, `${event.clientY}px`];
    if (over === drag.over) return;
    drag.over?.classList.remove("is-over");
    drag.over = over;
    if (over !== document.body) over.classList.add("is-over");
    wanted = over.matches(asks) ? over : null;
    foresee();
  });
  document.addEventListener("touchmove", (event) => { if (drag?.place && event.cancelable) event.preventDefault(); }, { passive: false });
  function carry(piece) {
    if (!piece.hasAttribute("aria-current")) aim(address(piece));
    drag.carried = document.createElement("div");
    drag.carried.className = "carried";
    drag.carried.append(piece.querySelector("svg")?.cloneNode(true) ?? piece.textContent);
    document.body.append(drag.carried);
  }
  function drop(event) {
    const { over, piece, carried } = drag ?? {};
    drag = null;
    carried?.remove();
    over?.classList.remove("is-over");
    if (!over || event.type === "pointercancel") return;
    // The press that ends a drag presses nothing else.
    dropped = true;
    setTimeout(() => { dropped = false; });
    if (!over.matches("#board a.target, a[data-slot]")) return;
    const button = onlyButton(over);
    if (piece && button && event.pointerType !== "touch") button.form.requestSubmit(button); else aim(address(over));
  }
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", drop);
  document.addEventListener("click", (event) => { if (dropped) { event.preventDefault(); event.stopPropagation(); } }, true);
  document.addEventListener("dragstart", (event) => { if (event.target.closest?.(links)) event.preventDefault(); });
}
