/**
 * Moves that boardgame.io checks at tables of tic-tac-toe, per second of CPU time.
 *
 *     npm install boardgame.io node-persist
 *     NODE_ENV=production node docs/speed/boardgame_io.mjs
 *
 * The packages are looked for in the folder where this is started.
 *
 * Prints moves within one process: checked, done, kept in memory, and what each seat sees made into text; there is
 * no network.  Then moves of a whole server over sockets on the loopback: at each of fifty tables somebody moves as
 * soon as the last move is answered.  What that server keeps, it keeps in memory or in files.  Only its own CPU time
 * counts; those who play are in another process.
 */
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const need = createRequire(join(process.cwd(), "from-here.js"));
const { INVALID_MOVE } = need("boardgame.io/core");
const { getFilterPlayerView, ProcessGameConfig } = need("boardgame.io/internal");
const { Master } = need("boardgame.io/master");
const { FlatFile, Server } = need("boardgame.io/server");
const { io } = need("socket.io-client");

const TABLES = 50;
const TIMES = 5;
const SECONDS = 0.6;
const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];

const TIC_TAC_TOE = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G: { cells }, ctx }) => {
    const inLine = ([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c];
    if (LINES.some(inLine)) return { winner: ctx.currentPlayer };
    if (!cells.includes(null)) return { winner: null };
  },
};

/** Returns what a random move sends; nothing if the game is over. */
function move(match, state) {
  if (state.ctx.gameover !== undefined) return null;
  const free = state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
  const playerID = state.ctx.currentPlayer;
  const args = [free[Math.floor(Math.random() * free.length)]];
  return [{ type: "MAKE_MOVE", payload: { type: "mark", args, playerID } }, state._stateID, match, playerID];
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function tell(what, rates) {
  const rate = rates.sort((a, b) => a - b)[rates.length >> 1];
  const figures = `${rate.toFixed(0).padStart(8)} moves/s ${(1000 / rate).toFixed(3).padStart(8)} ms a move`;
  console.log(`${what.padEnd(26)} ${figures}`);
}

async function inMemory() {
  const { db } = Server({ games: [TIC_TAC_TOE], origins: [] });
  const seen = getFilterPlayerView(ProcessGameConfig(TIC_TAC_TOE));
  let state;
  let bytes = 0;
  const master = new Master(TIC_TAC_TOE, db, {
    send: ({ args }) => { state = args[1].state; },
    sendAll: (news) => {
      state = news.args[1];
      for (const seat of ["0", "1"]) bytes += JSON.stringify(seen(seat, news)).length;
    },
  });
  const rates = [];
  for (let time = 0; time <= TIMES; time += 1) {
    const begun = cpuSeconds();
    let moves = 0;
    for (let game = 0; cpuSeconds() - begun < SECONDS; game += 1) {
      await master.onSync(`${time} ${game}`, null);
      for (let sent; (sent = move(`${time} ${game}`, state)); moves += 1) await master.onUpdate(...sent);
      db.wipe(`${time} ${game}`);
    }
    rates.push(moves / (cpuSeconds() - begun));
  }
  if (!bytes) throw new Error("nobody saw anything");
  tell("in one process, memory", rates.slice(1));
}

/** What the child does: it serves, and says its CPU time when asked. */
async function serve(folder) {
  const db = folder ? new FlatFile({ dir: folder }) : undefined;
  const { appServer } = await Server({ games: [TIC_TAC_TOE], origins: [], db }).run(0);
  process.on("message", () => process.send(cpuSeconds()));
  process.on("disconnect", () => process.exit());
  process.send(appServer.address().port);
}

async function overSockets(what, folder) {
  const server = fork(fileURLToPath(import.meta.url), [folder]);
  const answer = () => new Promise((done) => { server.once("message", done); });
  const port = await answer();
  let moves = 0;
  const sockets = Array.from({ length: TABLES }, (_, table) => {
    const socket = io(`http://127.0.0.1:${port}/${TIC_TAC_TOE.name}`, { transports: ["websocket"] });
    let games = 0;
    const open = () => socket.emit("sync", `${table}-${games += 1}`, null);
    const go = (match, state) => {
      const sent = move(match, state);
      if (sent) socket.emit("update", ...sent);
      else open();
    };
    socket.on("connect", open);
    socket.on("sync", (match, { state }) => go(match, state));
    socket.on("update", (match, state) => { moves += 1; go(match, state); });
    return socket;
  });
  const used = async () => { server.send("used?"); return { cpu: await answer(), moves }; };
  await wait(1000);
  const rates = [];
  for (let before = await used(); rates.length < TIMES;) {
    await wait(SECONDS * 1000);
    const after = await used();
    rates.push((after.moves - before.moves) / (after.cpu - before.cpu));
    before = after;
  }
  sockets.forEach((socket) => socket.disconnect());
  const ended = new Promise((done) => { server.once("exit", done); });
  server.disconnect();
  await ended;
  tell(what, rates);
}

if (process.send) {
  await serve(process.argv[2]);
} else {
  await inMemory();
  await overSockets("over sockets, memory", "");
  const folder = mkdtempSync(join(tmpdir(), "boardgame-io-"));
  await overSockets("over sockets, files", folder);
  rmSync(folder, { recursive: true });
}
