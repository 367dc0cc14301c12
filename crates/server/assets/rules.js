// A rule comes to where it is cited: its mark opens its text beside it, and the page stays. Without this script the mark is a
// link to the rules. On the rules page an address that points into a fold opens it.
{
  const GAP = 8;
  const pop = document.createElement("div");
  pop.className = "rule-pop";
  pop.popover = "auto";
  pop.setAttribute("role", "dialog");
  document.body.append(pop);

  // The mark that opened it: what it says and where it leads find it again on a page that has changed meanwhile.
  let mark = null;
  const again = () => (mark?.isConnected ? mark : [...document.querySelectorAll("a.rule")].find((one) => one.href === mark?.href));

  // What should stay in view: places and pieces that may be chosen, dice and buttons.
  const BUSY = "#board a.target, #board .target, .tray, #prompt, .dock button, .dock a.btn";
  const overlap = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
    * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  // To touch one of them at all is worse than to lie at the other end of the window.
  const TOUCHED = 3000;
  const cost = (box, busy) => busy.reduce((sum, one) => sum + (overlap(box, one) > 0 ? TOUCHED + overlap(box, one) : 0), 0);

  // Below the mark if it can be, else above or beside it, else farther off: wherever it covers least of that.
  function place() {
    const at = mark.getBoundingClientRect();
    const [wide, high] = [pop.offsetWidth, pop.offsetHeight];
    const within = (value, size, room) => Math.max(GAP, Math.min(value, room - size - GAP));
    const lefts = [at.left - 24, at.right - wide + 24, at.left - wide / 2];
    const spots = [at.bottom + GAP, at.top - high - GAP].flatMap((top) => lefts.map((left) => [left, top]));
    spots.push([at.right + GAP, at.top - 24], [at.left - wide - GAP, at.top - 24]);
    for (let top = GAP; top < innerHeight - high; top += 48) {
      spots.push([lefts[0], top], [lefts[1], top]);
      for (let left = GAP; left < innerWidth - wide; left += 48) spots.push([left, top]);
    }
    const busy = [...document.querySelectorAll(BUSY)].map((one) => one.getBoundingClientRect());
    const boxes = spots.map(([x, y]) => {
      const [left, top] = [within(x, wide, innerWidth), within(y, high, innerHeight)];
      const box = { left, top, right: left + wide, bottom: top + high };
      const far = Math.max(0, top - at.bottom, at.top - box.bottom) + Math.max(0, left - at.right, at.left - box.right);
      // Of places as near as each other the one at the height of the mark.
      const off = Math.abs(top + box.bottom - at.top - at.bottom) / 100;
      return { ...box, cost: cost(box, busy) + 1000 * overlap(box, at) + 4 * far + off };
    });
    const best = boxes.reduce((one, other) => (other.cost < one.cost ? other : one));
    pop.style.left = `${best.left}px`;
    pop.style.top = `${best.top}px`;
  }

  // Of several that are asked for the last one is shown; where the server does not answer, the page stays and says so.
  let asked = 0;
  async function open(link) {
    const mine = ++asked;
    const url = new URL(link.href);
    try {
      const reply = await fetch(`${url.pathname}/${url.hash.slice(1)}`, { headers: { "x-live": "1" } });
      const text = await reply.text();
      if (mine !== asked) return;
      if (reply.ok) show(link, text);
      else location.assign(link.href);
    } catch {
      renew();
      line("offline");
    }
  }

  function show(link, text) {
    const box = document.createElement("template");
    box.innerHTML = text;
    // A rule that names another one shows it in the same place.
    if (!pop.contains(link)) {
      mark = link;
      mark.focus({ preventScroll: true });
    }
    pop.replaceChildren(box.content);
    pop.setAttribute("aria-labelledby", "rule-title");
    if (!pop.matches(":popover-open")) pop.showPopover();
    place();
    pop.querySelector("#rule-title").focus({ preventScroll: true });
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest?.(".rule-pop [data-close]")) pop.hidePopover();
    const link = event.target.closest?.("a.rule");
    if (!link || !pop.showPopover || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(link);
  });

  // Escape closes the rule and nothing else: what is in hand stays there.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !pop.matches(":popover-open")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pop.hidePopover();
  }, true);
  pop.addEventListener("toggle", (event) => {
    const isElsewhere = document.activeElement !== document.body && !pop.contains(document.activeElement);
    if (event.newState === "closed" && !isElsewhere) again()?.focus({ preventScroll: true });
  });

  function unfold() {
    const at = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fold = at?.closest?.("details:not([open])");
    if (!fold) return;
    fold.open = true;
    at.scrollIntoView();
  }
  addEventListener("hashchange", unfold);
  unfold();
}
