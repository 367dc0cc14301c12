
// What this device makes of a finished game's dice: it holds what it kept when it sat down (see dice.js) against the record
// and the dice log as the server tells them now. What it says stands in the page, in its language, and so does a sentence for
// each kind of fault that the verifier finds. The functions it calls stand above, for the verifier is in this file too.
const said = new Map();

const row = (name, text, className) => Object.assign(document.createElement(name), { textContent: text, className: className ?? "" });

// What was kept of this table: under the fingerprint that it names, or, should it name another one than when it was played
// here, under the one that it had then.
function keptHere({ commitment, record }) {
  const read = (key) => { try { return JSON.parse(localStorage.getItem(key)); } catch { return null; } };
  const kept = read(`palisade dice ${commitment}`);
  if (kept) return { ...kept, shown: commitment };
  const here = (key) => key.startsWith("palisade dice ") && record === `${read(key)?.table}/record.json`;
  try {
    const key = Object.keys(localStorage).find(here);
    return key ? { ...read(key), shown: key.slice("palisade dice ".length) } : null;
  } catch { return null; }
}

async function fetched(address) {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`the server answers ${reply.status}`);
  return reply;
}

// The log from the line that was kept to the end of this game, a thousand lines at a time.
async function logSince(address, line, commitment) {
  let [text, from] = ["", line];
  for (;;) {
    const part = await (await fetched(`${address}?from=${from}`)).text();
    const count = part.split("\n").length - 1;
    text += part;
    if (count < 1000 || part.includes(` end ${commitment} `)) return text;
    from += count;
  }
}

// Returns what was found good; throws Unfair at what was not.
async function compare(words, kept) {
  const { commitment, record: address, log } = words;
  const record = await (await fetched(address)).json();
  const promises = {};
  const given = Object.values(record.dice?.entropies ?? {});
  // What was promised to this device comes first: where that is broken, a draw that does not fit only follows from it.
  if (kept && record.dice?.commitment !== kept.shown) {
    throw new Unfair(words.otherDice);
  }
  if (kept?.entropy && !given.includes(kept.entropy)) {
    throw new Unfair(words.notAdded);
  }
  if (kept?.line) promises.log = readLog(await logSince(log, kept.line, commitment), { number: kept.line, hash: kept.hash });
  const { draws } = check(record, promises);
  return [
    kept && words.sameFingerprint,
    kept?.entropy && words.added,
    words.draws.replace("#", draws),
    kept?.line && words.logged,
  ].filter(Boolean);
}

// Returns the sentence for a fault: the page's, its numbered gaps filled; the verifier's own where the page has none.
function found(error) {
  const kept = document.getElementById("device-faults")?.content.querySelector(`[data-fault="${error.kind}"]`);
  if (!kept) return document.createTextNode(error.message);
  const sentence = document.createElement("span");
  sentence.append(...kept.cloneNode(true).childNodes);
  const texts = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    texts.currentNode.data = texts.currentNode.data.replace(/\{(\d)\}/g, (gap, at) => error.about[at - 1] ?? gap);
  }
  return sentence;
}

async function verdict(place) {
  const words = place.dataset;
  const kept = keptHere(words);
  try {
    const good = await compare(words, kept);
    const list = document.createElement("ul");
    list.append(...good.map((text) => row("li", text)));
    return ["good", [row("p", kept ? words.checked : words.nothingKept, kept ? "kept" : "muted"), list]];
  } catch (error) {
    if (error instanceof Unfair) {
      const bad = row("p", `${words.broken} `, "unfair");
      bad.append(found(error), ".");
      return ["bad", [bad]];
    }
    return ["open", [row("p", words.failed, "muted")]];
  }
}

// A table page says something only where something was kept; the page of the dice always does.
async function checkHere() {
  const place = document.getElementById("device-check");
  if (!place || place.hasChildNodes() || !Object.hasOwn(SEATS, place.dataset.game)) return;
  const { commitment } = place.dataset;
  if (!keptHere(place.dataset) && !place.hasAttribute("data-always")) return;
  if (!said.has(commitment)) said.set(commitment, verdict(place));
  const [state, rows] = await said.get(commitment);
  const now = document.getElementById("device-check");
  now?.replaceChildren(...rows.map((row) => row.cloneNode(true)));
  now?.setAttribute("data-verdict", state);
}

document.addEventListener("table:changed", checkHere);
checkHere();
