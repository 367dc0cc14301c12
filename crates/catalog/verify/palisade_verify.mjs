/**
 * Checks the dice of Palisade records, knowing no rules; the scheme is told in docs/fair-dice.md.
 *
 *     node palisade_verify.mjs [PROMISES] RECORD.toml [[PROMISES] RECORD.toml]...
 *
 * Promises stand before the record they are about, and are what you kept from elsewhere:
 *
 *     --commitment HASH     the fingerprint that you were shown before the game
 *     --entropy SEAT=HEX    what your browser added to the dice; once for each seat
 *     --closing HASH        the closing hash in the dice log
 *     --log-line N:HASH     a line of the dice log that you kept, with its hash
 *     --dice-log FILE       the dice log from line 1, or from the line that you kept, which then stands before this
 *     --seats GAME=A,B,C    the printed names of the seats of a game that this program does not know
 *
 * Needs Node.js 18 and palisade_check.mjs beside it. That each outcome follows from its numbers, and the result from the
 * steps, is for the game's rules: `palisade verify RECORD.toml`.
 */

import { readFileSync } from "node:fs";
import { SEATS, check, readLog } from "./palisade_check.mjs";

const ESCAPES = { b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", e: "\x1b", '"': '"', "\\": "\\" };
const BARE = /[A-Za-z0-9_-]+/y;

/** Reads a record: as much of TOML as a server writes. */
export function readToml(source) {
  const text = source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const root = Object.create(null);
  let [at, table] = [0, root];
  const broken = () => {
    throw new SyntaxError(`not a record: line ${text.slice(0, at).split("\n").length} cannot be read`);
  };
  // One that stands alone is no end of a line.
  at = Math.max(text.indexOf("\r"), 0);
  if (text[at] === "\r") broken();
  const take = (mark) => text.startsWith(mark, at) && ((at += mark.length), true);
  const blank = (what) => {
    what.lastIndex = at;
    what.test(text) && (at = what.lastIndex);
  };
  const matched = (what) => {
    what.lastIndex = at;
    const [found] = what.exec(text) ?? broken();
    at += found.length;
    return found;
  };
  const escape = (code) => {
    const size = { x: 2, u: 4, U: 8 }[code];
    if (size === undefined) return ESCAPES[code] ?? broken();
    const digits = text.slice(at, (at += size));
    return /^[0-9A-Fa-f]+$/.test(digits) ? String.fromCodePoint(parseInt(digits, 16)) : broken();
  };
  const string = () => {
    const mark = ['"""', "'''", '"', "'"].find(take) ?? broken();
    if (mark.length === 3) take("\n");
    let read = "";
    while (!take(mark)) {
      const next = text[at] ?? broken();
      if (next === "\n" && mark.length === 1) broken();
      at += 1;
      read += next === "\\" && mark[0] === '"' ? escape(text[at++]) : next;
    }
    // Before the closing of a text of several lines may stand one or two of its marks.
    while (mark.length === 3 && take(mark[0])) read += mark[0];
    return read;
  };
  const key = () => (/["']/.test(text[at] ?? "") ? string() : matched(BARE));
  const value = () => {
    if (/["']/.test(text[at] ?? "")) return string();
    if (!take("[")) return Number(matched(/(0|[1-9]\d*)(?=[ \n]|$)/y));
    const list = [];
    for (blank(/[ \t\n]+/y); !take("]"); blank(/[ \t\n]+/y)) {
      list.push(string());
      blank(/[ \t\n]+/y);
      if (!take(",") && text[at] !== "]") broken();
    }
    return list;
  };
  const place = (parent, name, made) => {
    if (Object.hasOwn(parent, name)) broken();
    parent[name] = made;
    return made;
  };
  for (blank(/[ \t\n]+/y); at < text.length; blank(/[ \t\n]+/y)) {
    if (take("[[")) {
      const name = key();
      if (!take("]]")) broken();
      (root[name] ??= []).push((table = Object.create(null)));
    } else if (take("[")) {
      const name = key();
      const parent = take(".") ? root[name] ?? broken() : root;
      table = place(parent, parent === root ? name : key(), Object.create(null));
      if (!take("]")) broken();
    } else {
      const name = key();
      blank(/ +/y);
      if (!take("=")) broken();
      blank(/ +/y);
      place(table, name, value());
    }
    blank(/ +/y);
    if (at < text.length && text[at] !== "\n") broken();
  }
  return root;
}

const PROMISES = [
  ["commitment", "--commitment", "the seed could have been chosen after the players added to it"],
  ["entropies", "--entropy", "something else could have been added in your name"],
  ["closing", "--closing", "the record could have been changed and closed anew"],
  ["log", "--dice-log", "tables could have been thrown away"],
];

/** Says what was checked, and what could not be. */
function report({ draws, checked }) {
  const kept = PROMISES.map(([what, option, without]) =>
    checked.includes(what) ? `  ${what}: as promised` : `  ${what}: not given (${option}), so ${without}`,
  );
  return [`${draws} draws follow from the seed that was committed to`, ...kept];
}

function main(arguments_) {
  const many = arguments_.filter((argument) => argument.endsWith(".toml")).length > 1;
  const known = { ...SEATS };
  let [bad, promises, line] = [arguments_.length === 0, {}, undefined];
  const split = (text, mark) => [text.slice(0, text.indexOf(mark)), text.slice(text.indexOf(mark) + 1)];
  const options = {
    "--commitment": (text) => (promises.commitment = text),
    "--closing": (text) => (promises.closing = text),
    "--entropy": (text) => {
      const [seat, entropy] = split(text, "=");
      promises.entropies = { ...promises.entropies, [seat]: entropy };
    },
    "--log-line": (text) => {
      const [number, hash] = split(text, ":");
      line = { number: Number(number), hash };
    },
    "--dice-log": (path) => (promises.log = readLog(readFileSync(path, "utf8"), line)),
    "--seats": (text) => {
      const [game, names] = split(text, "=");
      known[game] = names.split(",");
    },
  };
  if (bad) console.error("usage: node palisade_verify.mjs [PROMISES] RECORD.toml...; the file begins with all of them");
  for (let at = 0; at < arguments_.length; at += 1) {
    const argument = arguments_[at];
    const name = many ? `${argument}: ` : "";
    try {
      if (Object.hasOwn(options, argument)) {
        options[argument](arguments_[(at += 1)] ?? "");
      } else {
        const given = promises;
        promises = {};
        const checked = check(readToml(readFileSync(argument, "utf8")), given, known);
        report(checked).forEach((said) => console.log(`${name}${said}`));
      }
    } catch (error) {
      console.error(`palisade_verify: ${name}${error.message}`);
      bad = true;
    }
  }
  if (Object.keys(promises).length > 0) {
    console.error("palisade_verify: promises stand before the record that they are about");
    bad = true;
  }
  process.exitCode = bad ? 1 : 0;
}

main(process.argv.slice(2));
