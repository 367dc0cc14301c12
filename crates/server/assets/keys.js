// Keys: digits take up pieces and choose their slots, letters turn, and show what pieces cover, arrows walk over the board,
// Escape puts down, or leaves a question open no longer. All wait for what was asked before, so that quick fingers are not
// ahead of the page.
{
  const { aim, address, arrived, wanted } = aiming;

  // Digits and letters alone can be switched off: a voice or a stray finger strikes them unasked.
  let single = true;
  try { single = localStorage.getItem("single-keys") !== "off"; } catch { /* Then it is remembered for this page. */ }
  function show() {
    const box = document.getElementById("single-keys");
    if (box) box.checked = single;
    // Keys that are switched off are not announced.
    const [from, to] = single ? ["data-keys", "aria-keyshortcuts"] : ["aria-keyshortcuts", "data-keys"];
    for (const one of document.querySelectorAll(`[${from}]`)) {
      one.setAttribute(to, one.getAttribute(from));
      one.removeAttribute(from);
    }
  }
  show();
  document.addEventListener("table:changed", show);
  document.addEventListener("change", ({ target }) => {
    if (target.id !== "single-keys") return;
    single = target.checked;
    show();
    try { localStorage.setItem("single-keys", single ? "on" : "off"); } catch { /* As above. */ }
  });

  // Whether forced steps wait for a press: the server reads it, so it is a cookie.
  const FORCED = "forced=press";
  function recall() {
    const box = document.getElementById("press-forced");
    if (box) box.checked = document.cookie.split("; ").includes(FORCED);
  }
  recall();
  document.addEventListener("table:changed", recall);
  document.addEventListener("change", ({ target }) => {
    if (target.id === "press-forced") document.cookie = `${FORCED}; Path=/; SameSite=Lax; Max-Age=${target.checked ? 31536000 : 0}`;
  });

  const isPlain = (event) => !(event.ctrlKey || event.metaKey || event.altKey) && !event.target.matches("input:not([type=checkbox]), textarea, select");

  // Digits take up the pieces in their order, then choose among slots, by the numbers that stand there.
  document.addEventListener("keydown", async (event) => {
    if (!isPlain(event) || !single || !/^[1-9]$/.test(event.key)) return;
    await arrived();
    const isOpen = document.querySelector("a[data-slot]");
    const takes = [...document.querySelectorAll("a[data-take]")];
    const link = isOpen ? document.querySelector(`a[data-slot="${event.key}"]`) : takes[Number(event.key) - 1];
    if (!link || link.hasAttribute("aria-current")) return;
    link.focus({ preventScroll: true });
    aim(address(link));
  });

  // A question whether something is to be given up closes at Escape, and at a press beside it.
  function unask(beside) {
    const open = [...document.querySelectorAll(".asks[open]")].filter((one) => !one.contains(beside));
    for (const one of open) one.open = false;
    return open[0]?.querySelector("summary");
  }
  document.addEventListener("click", ({ target }) => void unask(target));

  // What a piece covers is seen while it is pointed at, and by a key for one piece after another.
  const covering = () => [...document.querySelectorAll("#board [data-look]")].filter((one) => one.checkVisibility());
  const look = (next) => covering().forEach((one) => one.classList.toggle("is-looked", one === next));
  document.addEventListener("keydown", (event) => {
    if (!isPlain(event) || !single || event.key.toLowerCase() !== "l") return;
    const all = covering();
    const next = all[all.findIndex((one) => one.matches(".is-looked")) + 1];
    look(next);
    next?.scrollIntoView({ block: "nearest" });
  });

  // Escape puts down what is in hand, then all that is pointed out.
  document.addEventListener("keydown", async (event) => {
    if (!isPlain(event) || event.key !== "Escape") return;
    look(null);
    const asked = unask(null);
    if (asked) return asked.focus({ preventScroll: true });
    await arrived();
    const held = document.querySelector("a[data-take][aria-current]") ?? [...document.querySelectorAll("a[data-back]")].at(-1);
    held?.focus({ preventScroll: true });
    if (held || location.search) aim(held ? address(held) : location.pathname);
  });

  // What is pointed out turns, or what pointer or focus rests on, which is pointed out first. The focus goes with it, so
  // that the arrows walk on from there.
  const ways = { t: "turn", m: "mirror" };
  document.addEventListener("keydown", async (event) => {
    const way = single && isPlain(event) && ways[event.key.toLowerCase()];
    if (!way) return;
    await arrived();
    const place = wanted();
    if (place?.matches("#board a.target[data-token]:not(.is-preview)") && document.querySelector(`button[name=token][value="${CSS.escape(place.dataset.token)}"]`)) await aim(address(place));
    const link = document.getElementById(way);
    const walks = document.activeElement?.closest("#board");
    if (link) await aim(address(link));
    if (walks) document.querySelector("#board .is-preview")?.focus({ preventScroll: true });
  });

  // Arrows walk to the nearest place that lies more in their direction than aside.
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const middle = (place) => {
    const box = (place.querySelector("[data-middle]") ?? place).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  document.addEventListener("keydown", (event) => {
    const arrow = arrows[event.key];
    const from = arrow && event.target.closest?.("#board a[data-token]");
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
}
