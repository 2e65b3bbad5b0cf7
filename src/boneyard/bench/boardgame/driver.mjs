// Plays at random at many matches of a boardgame.io server, each with two sockets, and prints the figures.
//
//   node driver.mjs PORT GOES MOVES TABLES...
//
// It speaks the server's protocol over bare socket.io-client, on WebSockets from the start: the stock client would
// work out every move a second time on this side, and what is measured is the server. A match begins when its first
// seat asks for it, which spares the server the check of credentials at every move.
import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { io } from "socket.io-client";

const [port, goes, moves, ...tables] = process.argv.slice(2).map(Number);
const CELLS = 25;
const PATIENCE = 120_000; // milliseconds for one go
const WARM_UP = 50; // matches, so that the server's code is compiled before the clock starts

/** One match with its two sockets; the seats take turns. */
class Match {
  id = randomUUID();
  told = [0, 0]; // the state each seat knows
  sockets = [];
  delays = [];
  problems = 0;
  done = new Promise((resolve) => (this.finish = resolve));

  /** Connect both seats. */
  async sit() {
    for (const seat of [0, 1]) await this.connect(seat);
  }

  connect(seat) {
    const options = { forceNew: true, reconnection: false, transports: ["websocket"] };
    const socket = io(`http://127.0.0.1:${port}/meadow`, options);
    this.sockets.push(socket);
    socket.on("update", (_, state) => this.hear(seat, state));
    return new Promise((resolve, reject) => {
      socket.on("connect_error", reject);
      socket.on("connect", () => socket.emit("sync", this.id, String(seat), undefined, 2));
      socket.on("sync", resolve);
    });
  }

  hear(seat, state) {
    if (state._stateID !== this.told[seat] + 1) this.problems += 1;
    this.told[seat] = state._stateID;
    if (this.told[0] !== this.told[1]) return;
    this.delays.push(performance.now() - this.sent);
    if (this.delays.length < moves) this.move(state.ctx.currentPlayer);
    else this.finish();
  }

  move(playerID) {
    const args = [Math.floor(Math.random() * CELLS)];
    const action = { type: "MAKE_MOVE", payload: { type: "place", args, playerID } };
    this.sent = performance.now();
    this.sockets[playerID].emit("update", action, this.told[0], this.id, playerID);
  }

  leave() {
    for (const socket of this.sockets) socket.disconnect();
  }
}

/** So many matches play their moves: how long it took, the delays, and how many problems there were. */
async function oneGo(size) {
  const matches = Array.from({ length: size }, () => new Match());
  for (const match of matches) await match.sit();
  await pause(50); // the server still tells who has come
  const late = setTimeout(() => {
    throw new Error(`${size} matches were not over after ${PATIENCE / 1000} seconds`);
  }, PATIENCE);
  const start = performance.now();
  for (const match of matches) match.move("0");
  await Promise.all(matches.map((match) => match.done));
  const took = performance.now() - start;
  clearTimeout(late);
  for (const match of matches) match.leave();
  await pause(50);
  const problems = matches.reduce((sum, match) => sum + match.problems, 0);
  return { took, delays: matches.flatMap((match) => match.delays), problems };
}

/** Several goes at one size. */
async function figure(size, often) {
  let [took, problems] = [0, 0];
  const delays = [];
  for (let go = 0; go < often; go += 1) {
    const one = await oneGo(size);
    took += one.took;
    problems += one.problems;
    delays.push(...one.delays);
  }
  delays.sort((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => delays[Math.floor(delays.length * part)]);
  return { tables: size, moves: delays.length, per_second: (1000 * delays.length) / took, p50, p95, p99, problems };
}

await oneGo(WARM_UP);
const figures = [];
for (const size of tables) figures.push(await figure(size, size > 1 ? goes : 5 * goes));
console.log(JSON.stringify(figures));
