/**
 * Checks the dice of a Palisade record, and the dice log, knowing no rules; the scheme is told in docs/fair-dice.md.
 *
 * A page imports `check` and `readLog` and gives the record as JSON; palisade_verify.mjs does it on the command line.
 * Nothing else is needed, no secure context either.
 */

/** The printed names of the seats, game by game. */
export const SEATS = { "attack-the-tower": ["1", "2"], "exponential-chaos": ["1", "2", "3", "4", "5", "6"], "raise-the-shields": ["A", "B", "C", "D", "E", "F"], "solar-tower-defense": ["E", "M"], "under-falling-skies": ["A"] };

/** The dice, or the log, cannot be trusted. `kind` names the fault, and `about` fills its message in any language. */
export class Unfair extends Error {}

const HASH = /^[0-9a-f]{64}$/;
/** The step by which whoever runs the table ends a game for everybody, and the result of such a game. */
const ABANDONED = "abandoned";
const fail = (kind) => (texts, ...about) => {
  const message = texts.reduce((text, next, at) => text + (about[at - 1] ?? "none") + next);
  throw Object.assign(new Unfair(message), { kind, about: about.map((part) => part ?? "-") });
};
const quoted = (text) => `\`${text}\``;

// SHA-256: FIPS 180-4. The constants are the fractions of roots of the first primes.
const primes = [];
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32);
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turned = (word, by) => (word >>> by) | (word << (32 - by));

function digest(bytes) {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const view = new DataView(new ArrayBuffer(blocks * 64));
  new Uint8Array(view.buffer).set([...bytes, 0x80]);
  view.setBigUint64(blocks * 64 - 8, BigInt(bytes.length) * 8n);
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < blocks; block += 1) {
    for (let t = 0; t < 16; t += 1) w[t] = view.getUint32(block * 64 + t * 4);
    for (let t = 16; t < 64; t += 1) {
      const small = turned(w[t - 15], 7) ^ turned(w[t - 15], 18) ^ (w[t - 15] >>> 3);
      w[t] = (turned(w[t - 2], 17) ^ turned(w[t - 2], 19) ^ (w[t - 2] >>> 10)) + w[t - 7] + small + w[t - 16];
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let t = 0; t < 64; t += 1) {
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[t] + w[t]) | 0;
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] += word));
  }
  const made = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => made.setUint32(at * 4, word));
  return new Uint8Array(made.buffer);
}

const bytesOf = (text) => new TextEncoder().encode(text);
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Returns the SHA-256 of a text in hexadecimal. */
export const sha256 = (text) => hex(digest(bytesOf(text)));

/** Returns a function that makes HMAC-SHA-256 under a key of 32 bytes. */
function keyed(key) {
  const pad = (value) => Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ value);
  const [inner, outer] = [pad(0x36), pad(0x5c)];
  return (text) => digest([...outer, ...digest([...inner, ...bytesOf(text)])]);
}

/** Returns the numbers of a draw, one for each bound. */
export function numbers(seed, entropyLines, draw, bounds) {
  const mac = keyed(seed);
  const words = (function* () {
    for (let block = 0; ; block += 1) {
      const view = new DataView(mac(`palisade dice 1\n${entropyLines}${draw}\nblock ${block}\n`).buffer);
      for (let at = 0; at < 32; at += 4) yield BigInt(view.getUint32(at));
    }
  })();
  return bounds.map((bound) => {
    const [wide, least] = [BigInt(bound), 2n ** 32n % BigInt(bound)];
    let product = words.next().value * wide;
    while (product % 2n ** 32n < least) product = words.next().value * wide;
    return Number(product >> 32n);
  });
}

/** Returns the hash that closes a record. */
export function closing(record) {
  const seat = (chair) => `seat ${chair.seat}${chair.bot == null ? "" : ` bot ${chair.bot}`}`;
  const options = Object.keys(record.options).sort();
  const lines = [
    ...["palisade record 1", `game ${record.game}`, `rules ${record.rules}`, `components ${record.components}`],
    `start ${record.start ?? "-"}`,
    ...(record.match == null ? [] : [`match ${record.match.game}`, ...record.match.earlier.map((made) => `earlier ${made}`)]),
    ...options.map((key) => `option ${key} ${record.options[key]}`),
    ...[...record.seats.map(seat), ...record.steps, `result ${record.result ?? "-"}`],
  ];
  const torn = lines.find((line) => line.includes("\n"));
  if (torn !== undefined) fail("form")`\`${JSON.stringify(torn)}\` is more than one line`;
  return sha256(lines.map((line) => `${line}\n`).join(""));
}

function same(what, noted, promised) {
  if (noted !== promised) fail("promised")`THIS IS NOT WHAT WAS PROMISED: ${what} is ${noted}, and ${promised} was promised`;
}

function checkForm(record) {
  const { palisade_record: format, dice, components_text: text, components } = record;
  const missing = ["game", "rules", "components", "steps", "options", "seats"].find((key) => record[key] == null);
  if (missing) fail("form")`not a record: it has no \`${missing}\``;
  if (![1, 2, 3].includes(format)) fail("form")`the record has format ${format}, and this program reads up to 3`;
  if (dice == null) fail("no-commitment")`the record has no commitment, so its dice cannot be checked`;
  const [place, before] = [record.match, record.match?.earlier ?? []];
  if ((format === 3) !== (place != null)) fail("form")`only a record of format 3 has a place in a match, and it must have one`;
  const closes = place != null ? (record.result ?? "open") !== "open" : format === 2;
  if (closes !== (dice.closing != null)) fail("form")`a record of format ${format} has a closing hash where it must not, or none where it must`;
  if (place != null && place.game !== before.length + 1) fail("form")`the record does not name as many earlier games of its match as its number says`;
  if (!before.every((made) => HASH.test(made))) fail("form")`an earlier game of the match is named by something else than a closing hash`;
  if (text != null && sha256(text) !== components) fail("form")`the components in the record do not have the hash it names`;
}

function checkSeats({ game, seats }, known) {
  const printed = Object.hasOwn(known, game) ? known[game] : [];
  if (seats.length && seats.every((chair, at) => chair.seat === printed[at])) return;
  const names = printed.join(" ") || `those of ${quoted(game)}, which this program does not know (--seats)`;
  const noted = seats.map((chair) => chair.seat).join(" ");
  fail("seats")`the seats are ${noted}, and the printed ones are ${names}: under other names other dice fall`;
}

const personsOf = (seats) => new Set(seats.flatMap(({ seat, bot }) => (bot == null ? [seat] : [])));

/** Goes through the steps; returns how many draws were checked. */
function checkSteps({ steps, seats, result }, seed, entropyLines) {
  const names = ["*", ...seats.map((chair) => chair.seat)];
  // Who has not given up, whom persons play, and the line that ended the game with who won by it.
  const [left, persons] = [new Set(names.slice(1)), personsOf(seats)];
  let [draws, standing, end] = [0, [], null];
  steps.forEach((line, at) => {
    const step = at + 1;
    if (end) fail("step")`step ${step}, \`${line}\`: it follows \`${end[0]}\`, which ends the game`;
    if (line === ABANDONED) return void (end = [line, ABANDONED]);
    const now = /^([^ ]+):resign$/.exec(line);
    const who = now ? now[1] : line.split(" ")[0];
    if (!names.includes(who)) fail("step")`step ${step}, \`${line}\`: there is no seat \`${who}\``;
    let read;
    if ((read = /^\* ([^ ]+)(?: ([^ ]+)#(0|[1-9]\d*) ([^ ]*))?$/.exec(line))) {
      const [, token, name, noted, list] = read;
      if (name === undefined) fail("unnamed")`step ${step}: the outcome \`${token}\` has no draw beside it, so it cannot be checked`;
      const draw = `${name}#${noted}`;
      const due = standing.filter((other) => other === name).length;
      if (Number(noted) !== due) fail("count")`step ${step}, draw \`${draw}\`: its count should be ${due}`;
      const given = list ? list.split(",") : [];
      const bounds = given.map((number) => Number(/^([1-9]\d*):(0|[1-9]\d*)$/.exec(number)?.[1]));
      // What is no number ends the list, and is wrong.
      const known = bounds.findIndex((bound) => !(bound < 2 ** 32));
      const made = numbers(seed, entropyLines, draw, known < 0 ? bounds : bounds.slice(0, known));
      given.forEach((number, place) => {
        const [noted, right] = [number.split(":").at(-1), made[place]];
        if (number === `${bounds[place]}:${right}`) return;
        fail("number")`step ${step}, draw \`${draw}\`: number ${place + 1} is ${noted}, and the seed gives ${right}`;
      });
      standing.push(name);
      draws += 1;
    } else if ((read = /^[^ ]+ undo ([^ ]*)$/.exec(line))) {
      const fits = /^(0|[1-9]\d*)$/.test(read[1]) && Number(read[1]) <= standing.length;
      if (!fits) fail("step")`step ${step}, \`${line}\`: there are not so many steps to keep`;
      standing.length = Number(read[1]);
    } else if ((read = now ?? /^[^*][^ ]* (?:(resign)|(back)|bot [^ ]+)$/.exec(line))) {
      if (!left.has(who)) fail("step")`step ${step}, \`${line}\`: the seat had given up`;
      persons[read[2] ? "add" : "delete"](who);
      if (!read[1] || !left.delete(who)) return;
      const wins = seats.length === 1 ? "lost" : [...left].join(" ") || who;
      if ((now && left.size < 2) || ![...left].some((seat) => persons.has(seat))) end = [line, wins];
    } else {
      const acts = /^[^*][^ ]* [^ ]+( @(0|[1-9]\d*))?$/.test(line);
      if (!acts) fail("step")`step ${step}: \`${line}\` is no line of a record`;
      standing.push(null);
    }
  });
  const [winners] = result.split(" (");
  const told = winners === ABANDONED ? result : winners;
  if (end && told !== end[1]) fail("result")`the last step is \`${end[0]}\`, but the record says \`${result}\``;
  if (!end && /^abandoned$| \(resigned\)$/.test(result)) fail("result")`the record says \`${result}\`, but its last step does not`;
  const not = winners.split(" ").find((seat) => !end && names.indexOf(seat) > 0 && !left.has(seat));
  if (not) fail("result")`the record says \`${result}\`, but seat ${not} had given up`;
  return draws;
}

function first(steps) {
  const at = steps.findIndex((line) => /^\* [^ ]+ [^ ]/.test(line));
  return at < 0 ? "its first draw" : `step ${at + 1}, draw ${quoted(steps[at].split(" ")[2])}`;
}

/**
 * Reads a stretch of the dice log from a place that is known, and checks it. Returns the last line's place and, for each
 * commitment, what the stretch says of it.
 */
export function readLog(text, known = { number: 0, hash: sha256("palisade dice log 1\n") }) {
  const stories = new Map();
  let last = known;
  const rows = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n").split("\n");
  if (rows.at(-1) === "") rows.pop();
  rows.forEach((row, at) => {
    const [, hash, line] = /^([0-9a-f]{64}) (.*)$/.exec(row) ?? fail("log-form")`row ${at + 1} is no line of a dice log`;
    const [number, what, commitment, ...more] = line.split(" ");
    const length = { promise: 0, begin: 1, end: 2, drop: 1 }[what];
    const fits = /^[1-9]\d*$/.test(number) && more.length === length && [commitment, ...more].every((h) => HASH.test(h));
    if (!fits) fail("log-form")`row ${at + 1} is no line of a dice log`;
    const n = Number(number);
    if (at > 0 || n !== known.number) {
      if (n !== last.number + 1) fail("log-line")`dice log: line ${n} stands where line ${last.number + 1} is due`;
      last = { number: n, hash: sha256(`${last.hash}\n${line}\n`) };
    }
    if (hash !== last.hash) fail("log-line")`THE DICE LOG WAS CHANGED at line ${n} or before it`;
    const story = stories.get(commitment) ?? {};
    const whole = known.number === 0;
    const open = (story.promise || !whole) && !story.end && !story.drop;
    const begun = story.begin || (!whole && !story.promise);
    const fresh = Object.keys(story).length === 0;
    const follows = { promise: fresh, begin: open && !story.begin, end: open && begun, drop: open };
    if (!follows[what]) fail("log-line")`dice log, line ${n}: it does not fit what the log says of this commitment before`;
    const seed = what === "end" || what === "drop" ? hex(digest(unhex(more[0]))) : commitment;
    if (seed !== commitment) fail("log-line")`dice log, line ${n}: the seed is not the one committed to`;
    stories.set(commitment, { ...story, [what]: { line: n, hashes: more } });
  });
  return { last, stories };
}

/** Checks a record against what the log says of it. */
function checkLog({ stories }, commitment, entropies, made) {
  const story = stories.get(commitment) ?? {};
  const missing = (line) => fail("missing")`the dice log has no \`${line}\` line for the commitment ${commitment}`;
  if (!story.promise) missing("promise");
  if (story.drop) fail("dropped")`the dice log says, in line ${story.drop.line}, that this table was deleted before its game was over`;
  same("the hash of the entropies", entropies, (story.begin ?? missing("begin")).hashes[0]);
  same("the closing hash", made, (story.end ?? missing("end")).hashes[1]);
}

/**
 * Checks a record. `promises` may have `commitment`, `entropies` by seat, `closing`, and `log` as `readLog` returns it.
 * Returns how many draws were checked, the closing hash, and which promises; throws Unfair at the first fault.
 */
export function check(record, promises = {}, known = SEATS) {
  checkForm(record);
  checkSeats(record, known);
  const { dice, seats, steps } = record;
  const given = new Map(Object.entries(dice.entropies ?? {}));
  if (promises.commitment != null) same("the commitment", dice.commitment, promises.commitment);
  for (const [seat, entropy] of Object.entries(promises.entropies ?? {})) {
    same(`the entropy of seat ${quoted(seat)}`, given.get(seat), entropy);
  }
  const lost = `nothing can be checked from ${first(steps)} on`;
  if (dice.seed == null) fail("not-revealed")`THE SEED WAS NOT REVEALED: ${lost}`;
  const seed = HASH.test(dice.seed) ? unhex(dice.seed) : [];
  if (hex(digest(seed)) !== dice.commitment) fail("other-seed")`THE SEED IS NOT THE ONE COMMITTED TO: ${lost}`;
  if ((record.result ?? "open") === "open") fail("cut-off")`the seed is shown, but the game is not over: its last steps were cut off, or the seed was told too early`;
  const bad = [...given].find(([seat, added]) => !personsOf(seats).has(seat) || !/^[0-9a-f]{1,64}$/.test(added));
  if (bad) fail("entropy")`the entropy of seat \`${bad[0]}\` is malformed, or there is no such seat, or a bot sits there`;
  const lines = seats.map(({ seat }) => (given.has(seat) ? `${seat} ${given.get(seat)}\n` : "")).join("");
  const draws = checkSteps(record, seed, lines);
  const made = closing(record);
  if (dice.closing != null && dice.closing !== made) fail("closing")`THE RECORD WAS CHANGED after it was closed: its closing hash is ${made}, not ${dice.closing}`;
  if (promises.closing != null) same("the closing hash", made, promises.closing);
  if (promises.log != null) checkLog(promises.log, dice.commitment, sha256(lines), made);
  const checked = ["commitment", "entropies", "closing", "log"].filter((what) => promises[what] != null);
  return { draws, closing: made, checked };
}
