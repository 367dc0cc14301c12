// Fair dice, as this browser remembers them. With a form it keeps which fingerprint it was shown, where that stands in
// the dice log, and what it added to the dice itself. It stays on this device, to be held against what the server tells
// at the end; a form that is sent again adds the same again.
const diceKey = (commitment) => `palisade dice ${commitment}`;
const diceMost = 500;
const diceHere = new Map();

function diceKept(commitment) {
  try { return JSON.parse(localStorage.getItem(diceKey(commitment))) ?? diceHere.get(commitment); }
  catch { return diceHere.get(commitment); }
}

function diceKeep(commitment, { line, hash }, adds) {
  const known = diceKept(commitment);
  if (known && (known.entropy || !adds)) return known;
  const bytes = adds ? [...crypto.getRandomValues(new Uint8Array(32))] : [];
  const entropy = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const kept = { line: Number(line ?? 0), hash: hash ?? "", entropy, at: Date.now() };
  diceHere.set(commitment, kept);
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(diceKey("")));
    const age = (key) => { try { return JSON.parse(localStorage.getItem(key)).at; } catch { return 0; } };
    keys.sort((a, b) => age(b) - age(a)).slice(diceMost - 1).forEach((key) => localStorage.removeItem(key));
    localStorage.setItem(diceKey(commitment), JSON.stringify(kept));
  } catch { /* Nothing can be kept here, so nothing will be compared here. */ }
  return kept;
}

// Whoever puts only others on the seats of a table adds nothing to its dice.
document.addEventListener("submit", ({ target }) => {
  const [shown, added] = ["commitment", "entropy"].map((name) => target.querySelector(`input[name=${name}]`));
  const sits = !target.querySelector("[name^=seat-]") || !!target.querySelector("[name^=seat-][value=me]:checked");
  if (shown && added) added.value = diceKeep(shown.value, shown.dataset, sits).entropy;
}, true);

// Once a table names these dice as its own, that is kept too: should it name others at the end, they are not taken for
// those of a game that was made elsewhere.
function diceBind() {
  const shown = document.querySelector(".commitment code")?.textContent;
  const kept = shown && diceKept(shown);
  if (!kept || kept.table || !/\/table\/[^/]+$/.test(location.pathname)) return;
  kept.table = location.pathname;
  try { localStorage.setItem(diceKey(shown), JSON.stringify(kept)); } catch { /* As above. */ }
}
diceBind();
