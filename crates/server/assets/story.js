// The story: a page that is newer than the one shown by several steps waits until these have been played one after another,
// each as a scene: the parts of the page that tell of the game, as they were then. Nobody else waits for it; a press, Escape
// or the button leads to the present at once. Without this script, or with less motion, the page lists what happened.
const stories = (() => {
  const root = document.documentElement;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  // For each speed: the pause after a scene, how much longer for every letter that is to be read, and how fast pieces move.
  const SPEEDS = { slow: [1800, 45, 0.6], normal: [900, 22, 1], fast: [350, 6, 2] };
  const LONGEST = 9000;
  // On a phone the next question comes where the button of the story was: a press that was meant for this one does nothing.
  const LATE = 400;
  const phone = matchMedia("(max-width: 760px)");

  const kept = document.cookie.split("; ").find((one) => one.startsWith("story="))?.slice(6);
  let speed = kept in SPEEDS || kept === "off" ? kept : "normal";
  // What is played on request is played at some speed.
  const pace = () => SPEEDS[speed] ?? SPEEDS.normal;
  const box = () => document.getElementById("story");
  const lines = (within, after) => [...(within?.querySelectorAll("#story li[data-version]") ?? [])].filter((line) => version(line) > after);

  // The page that waits, while a story is played, and where in the page the focus was before.
  let held = null;
  let focused = null;
  let run = 0;
  let wake = () => {};
  let isPresent = false;
  let ended = -Infinity;
  const rest = (time) => new Promise((done) => { wake = done; setTimeout(done, time); });

  // One step alone needs no story: the page that shows it plays it. The end of a game is told only after what led to it.
  function isStory(old, now, after) {
    const count = lines(now, after).length;
    return count > 1 || (count === 1 && now.querySelector("#ending") && !old.querySelector("#ending"));
  }

  // Says whether the page `now` waits for a story.
  function takes(old, now) {
    const silent = speed === "off" || calm.matches || document.hidden || now.querySelector("#notice:not(:empty)");
    if (isPresent || silent || !(held || isStory(old, now, version(old)))) {
      if (held) stop();
      return false;
    }
    const begins = !held;
    if (begins || version(now) >= version(held)) held = now;
    if (begins) begin(version(old), "");
    return true;
  }

  function begin(from, more) {
    focused = document.activeElement;
    root.dataset.rate = pace()[2];
    const asked = document.getElementById("prompt")?.offsetHeight;
    if (asked) root.style.setProperty("--asked", `${asked}px`); else root.style.removeProperty("--asked");
    table().dataset.tells = "";
    play(++run, from, more);
  }

  // Puts in what was left out of a part, since it stands on a page or in the scene before: marks count the elements there, and
  // how many more follow.
  function fill(part, known) {
    for (const [name, there] of Object.entries(known)) {
      const all = there?.querySelectorAll("*");
      for (const mark of part.querySelectorAll(`[data-${name}]`)) {
        const [first, more] = mark.dataset[name].split("+").map(Number);
        const run = [all[first - 1]];
        while (run.length <= more) run.push(run.at(-1).nextElementSibling);
        mark.replaceWith(...run.map((one) => one.cloneNode(true)));
      }
    }
  }

  // Reads scenes. A part that is as in the scene before is left out.
  function scenesOf(text, page) {
    const found = document.createElement("template");
    found.innerHTML = text;
    const scenes = [...found.content.querySelectorAll(".scene")].map(({ dataset }) => ({ ...dataset, parts: [] }));
    const before = {};
    for (const part of found.content.querySelectorAll(".part")) {
      for (const one of part.children) {
        fill(one, { page: page.querySelector(`#${one.id}`), last: before[one.id] });
        before[one.id] = one;
      }
      scenes[part.dataset.scene].parts.push(...part.children);
    }
    return scenes;
  }

  async function play(mine, from, more) {
    const to = version(held);
    const address = new URL(screen(table()).replace("/events", "/story"), location.href);
    for (const [name, value] of [["from", from], ["to", to]]) address.searchParams.set(name, value);
    if (more) address.searchParams.set(more, "1");
    // What stands on the page that waits need not come again, unless something is pointed out there.
    if (!location.search) address.searchParams.set("lean", "1");
    const page = held;
    let scenes = [];
    try {
      const reply = await fetch(address, { headers: { "x-live": "1" } });
      if (reply.ok) scenes = scenesOf(await reply.text(), page);
    } catch {
      // Then the present is told by itself.
    }
    for (const [nth, scene] of scenes.entries()) {
      if (mine !== run) return;
      show(scene);
      if ("opens" in scene) continue;
      // Whoever did it needs no time to read it.
      const letters = "own" in scene ? 0 : (document.querySelector("#prompt .ask")?.textContent.length ?? 0);
      const isLast = nth + 1 === scenes.length && version(held) === to;
      const [pause, letter] = pace();
      const read = Math.min(LONGEST, pause + letter * letters);
      await rest(isLast ? Math.min(read, motion.left() + pause / 2) : Math.max(read, motion.left()));
    }
    if (mine !== run) return;
    if (version(held) > to && lines(held, to).length > 0) play(mine, to, ""); else {
      ended = performance.now();
      finish("tray");
    }
  }

  // Puts the parts of a scene in the places of those on the page. Where a game is over, the question is told there again.
  function show(scene) {
    const tell = (name) => document.dispatchEvent(new CustomEvent(name));
    const ending = document.getElementById("ending");
    if ("opens" in scene) root.dataset.jumps = "";
    tell("scene:changing");
    for (const part of scene.parts) {
      const old = document.getElementById(part.id);
      if (old) morph(old, part);
      else if (part.id === "prompt") ending?.before(part);
    }
    if (ending) ending.hidden = true;
    recall();
    tell("scene:changed");
    delete root.dataset.jumps;
  }

  function stop() {
    run += 1;
    held = null;
    delete root.dataset.rate;
    delete table()?.dataset.tells;
    wake();
  }

  // Shows the present, whatever is still to be told; where all has been, dice that were rolled last may tumble in the tray.
  // What had the focus has it again.
  function finish(moves) {
    const page = held;
    if (!page) return;
    const lost = focused;
    stop();
    motion.stop();
    isPresent = true;
    root.dataset.jumps = moves === "tray" ? moves : "";
    apply(page.outerHTML, true);
    delete root.dataset.jumps;
    isPresent = false;
    if (document.activeElement !== document.body || !lost || lost === document.body) return;
    const again = document.contains(lost) ? lost : lost.id && document.getElementById(lost.id);
    (again || document.querySelector("#prompt, #ending"))?.focus({ preventScroll: true });
  }

  // What is listed is played again, or all that happened since this browser last showed the table.
  function again() {
    const listed = lines(document, 0);
    if (held || !listed.length) return;
    const before = version(listed[0]) - 1;
    held = table().cloneNode(true);
    held.querySelector("#ghosts")?.replaceChildren();
    begin(unseen().length ? Math.min(seen(), before) : before, "again");
  }

  // Which page of each screen was shown last. A browser that keeps nothing has seen everything.
  const SEEN = "seen";
  const TABLES = 50;
  const read = () => { try { return JSON.parse(localStorage.getItem(SEEN)) ?? {}; } catch { return {}; } };
  const seen = () => read()[screen(table())] ?? version(table());
  const unseen = () => lines(document, seen());
  function note() {
    if (!table() || document.hidden || held) return;
    const { [screen(table())]: _, ...others } = read();
    const all = [[screen(table()), version(table())], ...Object.entries(others)].slice(0, TABLES);
    try { localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries(all))); } catch { /* Then all has been seen. */ }
  }
  function mark() {
    const fresh = unseen();
    for (const line of fresh) line.classList.add("is-unseen");
    if (box()) box().toggleAttribute("data-unseen", fresh.length > 0);
  }

  function recall() {
    for (const one of document.querySelectorAll("[name=story-speed]")) one.checked = one.value === speed;
  }
  document.addEventListener("change", ({ target }) => {
    if (target.name !== "story-speed") return;
    speed = target.value;
    document.cookie = `story=${speed}; Path=/; SameSite=Lax; Max-Age=31536000`;
    if (!held) return;
    if (speed === "off") finish(); else root.dataset.rate = pace()[2];
  });

  // Whatever is pressed on the board or in the dock belongs to a moment that is past, so it only leads to the present.
  const PAST = "#frame, .dock button, .dock a[data-aim], .choices button, .choices summary, #story-skip";
  for (const press of ["pointerdown", "click", "submit"]) {
    addEventListener(press, (event) => {
      const isLate = !held && phone.matches && event.isTrusted && performance.now() < ended + LATE;
      if (!(held || isLate) || !event.target.closest?.(PAST) && press !== "submit") return;
      event.stopImmediatePropagation();
      if (press === "pointerdown") return;
      event.preventDefault();
      finish();
    }, true);
  }
  addEventListener("keydown", (event) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey) && !event.target.matches?.("input, textarea, select");
    if (!held || !(event.key === "Escape" || (isPlain && /^[1-9tm]$/i.test(event.key)))) return;
    event.stopImmediatePropagation();
    finish();
  }, true);
  document.addEventListener("click", ({ target }) => { if (target.closest?.("#story-again")) again(); });
  document.addEventListener("visibilitychange", () => { if (document.hidden) finish(); else mark(); });
  addEventListener("pagehide", note);
  calm.addEventListener("change", finish);
  document.addEventListener("table:changed", ({ detail }) => {
    recall();
    // What comes of one's own press, or was just played, has been seen.
    if (detail.isReply) note();
    mark();
    note();
  });
  recall();
  mark();

  return { takes, holds: () => version(held) };
})();
