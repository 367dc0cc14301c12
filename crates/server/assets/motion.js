// Motion: when a fresh page has been merged in, its drawings play the last step in order. The drawings say what moves (the
// attributes are listed in crates/boards/src/motion.rs); this script knows no game. It takes a second or two, is over at
// once when anything is pressed, and nothing waits for it. Whoever wants less motion sees the new position alone.
"use strict";
const motion = (() => {
  const GLIDE = 260;
  const STEP = 600;
  const FLASH = 320;
  const STAMP = 120;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const soft = "cubic-bezier(.2, .7, .2, 1)";
  const easings = { falls: "cubic-bezier(.5, 0, .8, .6)", slides: "cubic-bezier(.5, 0, .3, 1)", drives: "linear" };

  const pieces = () => [...document.querySelectorAll("[data-piece][id]")];
  const numbers = (transform) => (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  const css = ([x, y, scale]) => `translate(${x}px, ${y}px) scale(${scale})`;
  const step = (element) => element.closest("[data-step]")?.dataset.step;

  let running = [];
  // When what plays now is over.
  let over = 0;
  // How fast: a story may be told slowly.
  const rate = () => Number(document.documentElement.dataset.rate ?? 1);
  function play(element, frames, timing) {
    const one = element.animate(frames, { fill: "backwards", ...timing });
    one.playbackRate = rate();
    running.push(one);
  }
  const finish = () => {
    running.splice(0).forEach((motion) => motion.cancel());
    over = 0;
  };

  // Where the pieces were, and which steps have been seen.
  let stood = new Map();
  let seen = new Set();
  const look = () => {
    stood = new Map(pieces().map((piece) => [piece.id, piece.getAttribute("transform")]));
    seen = new Set([...document.querySelectorAll("[data-step]")].map(step));
  };

  // The legs of a piece's way, if it was seen where the way begins; else it glides straight to where it is.
  function legs(piece) {
    const now = numbers(piece.getAttribute("transform"));
    if (!piece.dataset.way || piece.dataset.from !== stood.get(piece.id)) return [{ gait: "glides", beat: 0, to: now }];
    const way = piece.dataset.way.split(", ").map((leg) => {
      const [gait, beat, ...to] = leg.split(" ");
      return { gait, beat: Number(beat), to: to.map(Number) };
    });
    way.at(-1).to = now;
    return way;
  }

  // Plays a way as one motion, at rest between its legs. No beat is a long one where pieces move.
  function travel(piece, way, beat, end) {
    let at = numbers(stood.get(piece.id));
    const frames = [];
    const add = (time, to, more) => frames.push({ offset: Math.min(1, time / end), transform: css(to), ...more });
    add(0, at);
    for (const { gait, beat: nth, to } of way) {
      const [from, until] = [nth * beat, (nth + 1) * beat];
      if (gait === "leaps") {
        add(from, at, { opacity: 1 });
        add(from, at, { opacity: 0 });
        add((from + until) / 2, to, { opacity: 0 });
        add(until, to, { opacity: 1 });
      } else {
        add(gait === "sinks" ? from + beat * 0.3 : from, at, { easing: easings[gait] ?? soft });
        add(until, to);
        if (gait === "sinks") lead(piece, to[1] - at[1], from, beat, end);
      }
      at = to;
    }
    add(end, at);
    play(piece, frames, { duration: end });
  }

  // What leads a sinking piece, its shadow, is down before it.
  function lead(piece, down, from, beat, end) {
    const [still, ahead] = [{ transform: "none" }, { transform: `translateY(${down}px)` }];
    for (const shadow of piece.querySelectorAll("[data-lead]")) {
      const frames = [still, { ...still, offset: from / end }, { ...ahead, offset: (from + beat * 0.3) / end, easing: soft }];
      play(shadow, [...frames, { ...still, offset: Math.min(1, (from + beat) / end) }, still], { duration: end });
    }
  }

  const beatOf = (one) => Number(one.dataset.beat ?? 0);
  const flight = (one) => one.dataset.flight.split("; ").map((leg) => leg.split(", ").map(numbers));

  // What is there only while it flies: along the points of each leg, faster and faster on the first, then slowing down.
  function fly(one, at) {
    const beat = beatOf(one);
    const legs = flight(one);
    const from = at(beat);
    const duration = at(beat + legs.length) - from;
    const frames = [];
    let stand = legs[0][0];
    legs.forEach((leg, nth) => {
      const [begin, end] = [at(beat + nth) - from, at(beat + nth + 1) - from];
      const far = [];
      leg.reduce((before, to) => (far.push((far.at(-1) ?? 0) + Math.hypot(to[0] - before[0], to[1] - before[1])), to), stand);
      leg.forEach((to, point) => {
        const part = far[point] / (far.at(-1) || 1);
        const when = nth ? 1 - Math.sqrt(1 - part) : part ** 0.6;
        frames.push({ offset: Math.min(1, (begin + (end - begin) * when) / duration), transform: css(to), visibility: "visible" });
      });
      stand = leg.at(-1);
    });
    play(one, frames, { delay: from, duration, fill: "none" });
  }

  // How what lands where it is comes in, by class.
  const landings = {
    drops: [[{ opacity: 0, transform: "scale(1.7)" }, { opacity: 1, transform: "none" }], 180, "ease-out"],
    stamps: [[{ opacity: 0, transform: "scale(1.15)" }, { opacity: 1, transform: "scale(1.15)", offset: 0.01 }, { opacity: 1, transform: "none" }], STAMP, "ease-out"],
    jolts: [[{ transform: "none" }, { transform: "scale(.96)" }, { transform: "none" }], GLIDE, soft],
    turns: [[{ transform: "rotate(45deg)" }, { transform: "none" }], STEP, soft],
    draws: [[{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0)" }], STEP, soft],
  };

  // What goes up in an explosion.
  function burst(group, beat) {
    const timing = { delay: beatOf(group) * beat, duration: FLASH };
    const part = (name, frames) => group.querySelectorAll(name).forEach((one) => play(one, frames, timing));
    play(group, [{ visibility: "visible" }, { visibility: "visible" }], { ...timing, fill: "none" });
    part(".was", [{ opacity: 1, transform: "none" }, { opacity: 0, transform: "scale(.5)", offset: 0.4 }, { opacity: 0 }]);
    part(".flash", [{ opacity: 0.4, transform: "scale(.3)", easing: "ease-out" }, { opacity: 1, transform: "scale(1)", offset: 0.4 }, { opacity: 0, transform: "scale(1.25)" }]);
  }

  // A die turns, passes other faces and lands on its own.
  function tumble(die, delay) {
    const timing = { delay, duration: STEP };
    play(die, [{ transform: "rotate(-540deg) scale(.8)", easing: "cubic-bezier(.2, .6, .3, 1)" }, { transform: "none" }], timing);
    const faces = [...die.querySelectorAll(".passes, .lands")];
    faces.forEach((face, nth) => {
      const up = [2, 1, 2, 1, 0].map((shown) => ({ visibility: shown === nth ? "visible" : "hidden", easing: "step-end" }));
      play(face, up.map((frame, turn) => ({ ...frame, offset: turn / 6 })).concat({ ...up.at(-1), offset: 1 }), timing);
    });
  }

  function follow() {
    const { jumps } = document.documentElement.dataset;
    // After a story, all but the dice in the tray has been played.
    const inTray = jumps === "tray";
    if (calm.matches || (jumps !== undefined && !inTray)) return;
    const moved = pieces().filter((piece) => !inTray && stood.has(piece.id) && stood.get(piece.id) !== piece.getAttribute("transform"));
    const fresh = (css) => [...document.querySelectorAll(css)].filter((one) => !seen.has(step(one)) && (!inTray || one.closest(".tray")));
    const [bursts, ears] = [fresh(".bursts"), fresh(".is-changed")];
    const [flying, landing] = [fresh(".flies"), fresh(".drops, .stamps, .jolts, .draws, .settles, .ticks, .tumbles, .turns")];
    if (!moved.length && !bursts.length && !landing.length && !flying.length && !ears.length) return;
    // What only comes in waits for what is still coming in; whatever else moves ends it.
    const now = performance.now();
    if (moved.length || bursts.length || over - now > 3 * STEP) finish();
    const wait = Math.max(0, over - now) * rate();
    const ways = moved.map((piece) => [piece, legs(piece)]);
    const last = Math.max(0, ...ways.map(([, way]) => way.at(-1).beat), ...[...bursts, ...landing].map(beatOf), ...flying.map((one) => beatOf(one) + flight(one).length));
    const beat = Math.min(GLIDE, STEP / (last + 1));
    // A beat in which something flies or draws itself is a long one.
    const long = new Map(landing.filter((one) => one.matches(".draws")).map((one) => [beatOf(one), STEP]));
    for (const one of flying) flight(one).forEach((_, leg) => long.set(beatOf(one) + leg, leg ? GLIDE : STEP));
    const at = (nth) => wait + [...Array(nth).keys()].reduce((time, each) => time + (long.get(each) ?? beat), 0);
    const end = at(last + 1);
    const busy = moved.length + bursts.length + flying.length ? end : wait;
    // What dice come to is told when they have landed.
    const landed = landing.some((one) => one.matches(".tumbles")) ? busy + STEP : busy;
    over = now + Math.max(end, landed) / rate();
    for (const [piece, way] of ways) travel(piece, way, beat, end);
    for (const group of bursts) burst(group, beat);
    for (const one of flying) fly(one, at);
    for (const one of landing) {
      for (const [name, [frames, duration, easing]] of Object.entries(landings)) {
        if (one.classList.contains(name)) play(one, frames, { delay: at(beatOf(one)), duration, easing });
      }
      if (one.matches(".ticks")) play(one, [{ transform: "rotate(-45deg)" }, { transform: "none" }], { duration: GLIDE, easing: soft });
      if (one.matches(".tumbles")) tumble(one, busy);
    }
    const outcome = [...landing.filter((one) => one.matches(".settles")), ...document.querySelectorAll("[data-tells] #prompt .ask")];
    if (landed > busy) for (const one of outcome) play(one, [{ opacity: 0 }, { opacity: 1 }], { delay: landed, duration: GLIDE });
    for (const ear of ears) play(ear, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }], { delay: busy, duration: GLIDE });
  }
  for (const what of ["table", "scene"]) {
    document.addEventListener(`${what}:changing`, look);
    document.addEventListener(`${what}:changed`, follow);
  }

  // A press ends it; the step that the press makes will play anew.
  for (const press of ["pointerdown", "click", "keydown"]) document.addEventListener(press, finish, true);
  calm.addEventListener("change", finish);

  // How many milliseconds what plays now takes yet.
  return { stop: finish, left: () => Math.max(0, over - performance.now()) };
})();
