// A replay that goes on a step is merged in as a move at a table is, and so the step is played. Arrows, a slider and a button
// that plays one step after another lead through it; without this script links and a form do.
{
  const replay = () => document.getElementById("replay");
  const root = document.documentElement;
  const at = () => Number(replay()?.dataset.version);
  const last = () => Number(document.getElementById("seek")?.max ?? 0);
  const path = (step) => location.pathname.replace(/\d+$/, step);
  if (replay()) root.dataset.plays = "";

  // One step at a time is on its way; of several that are wanted meanwhile the last one is next.
  let wanted = null;
  let busy = false;
  async function go(to, isVisit) {
    wanted = Math.max(0, Math.min(to, last()));
    if (busy) return;
    busy = true;
    try {
      while (wanted !== null && wanted !== at()) {
        const step = wanted;
        const reply = await fetch(path(step), { headers: { "x-live": "1" } });
        if (!reply.ok) throw new Error(reply.statusText);
        show(await reply.text(), step);
        history[isVisit ? "pushState" : "replaceState"](null, "", path(step));
        if (wanted === step) wanted = null;
      }
      line("live");
    } catch {
      stop();
      line("offline");
    } finally {
      [wanted, busy] = [null, false];
    }
  }

  // A step forward moves the pieces; any other leap shows where they stand.
  function show(text, step) {
    if (step !== at() + 1) root.dataset.jumps = "";
    replay().dataset.version = -1;
    apply(text, true);
    delete root.dataset.jumps;
    document.getElementById("seek").value = step;
    mark();
    document.querySelector(".steps-told [aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  // Playing: the next step comes a while after the last one was shown.
  const PAUSES = { slow: 3000, normal: 1500, fast: 600 };
  let timer = 0;
  let plays = false;
  const speed = () => document.getElementById("speed");
  function mark() {
    document.getElementById("autoplay")?.setAttribute("aria-pressed", plays);
  }
  function stop() {
    clearTimeout(timer);
    plays = false;
    mark();
  }
  async function play() {
    plays = true;
    mark();
    await go(at() >= last() ? 0 : at() + 1);
    clearTimeout(timer);
    if (plays && at() < last()) timer = setTimeout(play, PAUSES[speed()?.value] ?? PAUSES.normal);
    else stop();
  }
  const turn = () => (plays ? stop() : play());

  if (replay()) {
    try { speed().value = localStorage.getItem("replay-speed") ?? "normal"; } catch { /* Then it is the usual one. */ }
    document.addEventListener("change", ({ target }) => {
      if (target.id !== "speed") return;
      try { localStorage.setItem("replay-speed", target.value); } catch { /* Then it holds for this page. */ }
    });
    document.addEventListener("input", ({ target }) => {
      if (target.id !== "seek") return;
      stop();
      go(Number(target.value));
    });
    addEventListener("popstate", () => {
      const shown = Number(location.pathname.split("/").pop());
      if (Number.isInteger(shown) && shown !== at()) go(shown);
    });
  }
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("#autoplay")) turn();
    const link = event.target.closest?.("a[data-plays]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    stop();
    go(Number(link.pathname.split("/").pop()), true);
  });
  document.addEventListener("keydown", (event) => {
    if (!replay() || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
    const keys = { ArrowLeft: () => at() - 1, ArrowRight: () => at() + 1, Home: () => 0, End: last };
    if (keys[event.key]) {
      event.preventDefault();
      stop();
      go(keys[event.key]());
    } else if (event.key === " " && !event.target.matches("a, button, summary")) {
      event.preventDefault();
      turn();
    }
  });
}
