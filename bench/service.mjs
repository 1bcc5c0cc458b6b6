// The service under load, as ratios in one run: requests a second against solving the same boards in this process, and how long easy boards
// wait while heavy ones are solved. `npm run bench service`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { rushHour } from '../packages/core/dist/index.js';
import { MemoryTableCache, solveWithTables } from '../packages/core/dist/solving/index.js';
import { count, ms, printTable, times } from './lib/timing.mjs';

const SECONDS = 4;
const ROUNDS = 5;
const BOARDS = 2000;
const CONNECTIONS = 32;
/** Easy boards a second, by turns over a few connections, as long as heavy ones run and before. */
const EASY_RATE = 200;
const HEAVY = 4;
/** Who plays episodes, and on how many boards. */
const PLAYERS = 16;
const EPISODE_BOARDS = 64;

const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const atlas = gunzipSync(readFileSync(new URL('../atlas/rush-hour-6x6.txt.gz', import.meta.url)))
  .toString()
  .split('\n');
const boards = Array.from(
  { length: BOARDS },
  (_, i) => atlas[Math.floor(((i + 0.5) * atlas.length) / BOARDS)].split(' ')[1],
);
const EASY = 'AA.B..\n...B..\nXX.B..\n......\n......\n......';
/** A search without memory that takes longer than any request may. */
const HARD = { board: '15 14 8 12\n10 11 9 13\n2 6 5 1\n3 4 7 0', algorithm: 'idastar', heuristic: 'manhattan' };

const folder = mkdtempSync(join(tmpdir(), 'slidewise-bench-'));
const words = [program, 'serve', '--port', '0', '--gym', '--threads', '2', '--batches', folder, '--time-limit', '10m'];
const service = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'ignore'] });
const [, address] = /(http:\S+?)\/,/.exec(String((await once(service.stdout, 'data'))[0]));
const json = { method: 'POST', headers: { 'content-type': 'application/json' } };

/** Sends requests for some seconds; how many were answered in a second, and how long each took. */
async function load(requests, options) {
  const taken = [];
  const running = autocannon({ url: address, requests, duration: SECONDS, ...options });
  running.on('response', (_, status, __, milliseconds) => status === 200 && taken.push(milliseconds));
  const { non2xx, errors, duration } = await running;
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`);
  return { aSecond: taken.length / duration, taken: taken.sort((a, b) => a - b) };
}

const solving = boards.map((board) => ({ ...json, path: '/v1/solve', body: JSON.stringify({ board }) }));
const easy = [{ ...json, path: '/v1/solve', body: JSON.stringify({ board: EASY }) }];
const p99 = ({ taken }) => taken[Math.floor(taken.length * 0.99)];

const IN_ONE_GO = {
  fetchTables: async () => {},
  run: async (solving) => {
    for (;;) {
      const solution = solving.work(10, () => performance.now());
      if (solution !== undefined) return solution;
    }
  },
};

/** Boards a second that this thread reads and solves. */
async function here() {
  const tables = new MemoryTableCache();
  const until = performance.now() + SECONDS * 1000;
  const startedAt = performance.now();
  let solved = 0;
  for (let at = 0; performance.now() < until; at = (at + 1) % BOARDS) {
    const { position } = rushHour.parse(boards[at]).value;
    await solveWithTables(rushHour, position, { tables }, IN_ONE_GO);
    solved++;
  }
  return solved / ((performance.now() - startedAt) / 1000);
}

/** Milliseconds of processor time of the service, and of this process. */
async function processorTime() {
  const text = await (await fetch(`${address}/metrics`)).text();
  const { user, system } = process.cpuUsage();
  return [Number(/^slidewise_process_cpu_seconds_total (\S+)$/m.exec(text)[1]) * 1000, (user + system) / 1000];
}

await load(solving, { connections: CONNECTIONS, duration: 2 });
// By turns, so that what else the machine does meets both.
const rounds = [];
for (let round = 0; round < ROUNDS; round++) {
  const before = await processorTime();
  const { aSecond, taken } = await load(solving, { connections: CONNECTIONS });
  const between = await processorTime();
  const own = await here();
  const [, after] = await processorTime();
  rounds.push({
    served: aSecond,
    own,
    ratio: aSecond / own,
    service: (between[0] - before[0]) / taken.length,
    client: (between[1] - before[1]) / taken.length,
    solving: (after - between[1]) / (own * SECONDS),
  });
}
const [served, own, ratio, ofService, client, alone] = ['served', 'own', 'ratio', 'service', 'client', 'solving'].map(
  (name) => rounds.map((round) => round[name]).sort((a, b) => a - b)[ROUNDS >> 1],
);
printTable([
  ['boards of the atlas, solved', 'a second', 'ratio', 'processor time a board'],
  ['in this process, one thread', count(own), times(1), ms(alone)],
  [`by the service, ${CONNECTIONS} connections`, count(served), times(ratio), ms(ofService)],
  ['its client', '', '', ms(client)],
]);
console.log(
  `\nProcessor time allows ${times((2 * alone) / (ofService + client))} on two cores that do nothing else.\n`,
);

const steady = { connections: 4, overallRate: EASY_RATE, duration: 4 * SECONDS };
const idle = await load(easy, steady);
const abort = new AbortController();
const heavy = Array.from({ length: HEAVY }, () =>
  fetch(`${address}/v1/solve`, { ...json, body: JSON.stringify(HARD), signal: abort.signal }).catch(() => {}),
);
const busy = await load(easy, steady);
abort.abort();
await Promise.all(heavy);
console.log();
printTable([
  ['an easy board', 'median', '99 of 100', 'ratio'],
  ['alone', ms(idle.taken[idle.taken.length >> 1]), ms(p99(idle)), times(1)],
  [
    `while ${HEAVY} heavy ones are solved`,
    ms(busy.taken[busy.taken.length >> 1]),
    ms(p99(busy)),
    times(p99(busy) / p99(idle)),
  ],
]);

/** The answer to a reset or a step. */
async function gym(what, body) {
  return (await fetch(`${address}/v1/gym/${what}`, { ...json, body: JSON.stringify(body) })).json();
}

const requestOf = (seed) => ({ family: 'rush-hour', moves: 12, seed: seed % EPISODE_BOARDS });

/** Resets and steps a second, once all components are known: each player is given boards again and again, and chooses any move. */
async function episodes() {
  for (let seed = 0; seed < EPISODE_BOARDS; seed++) await gym('reset', requestOf(seed));
  let done = 0;
  const until = performance.now() + SECONDS * 1000;
  const play = async (player) => {
    for (let seed = player; performance.now() < until; seed += PLAYERS) {
      let state = await gym('reset', requestOf(seed));
      for (done++; !state.done && performance.now() < until; done++) {
        state = await gym('step', { episode: state.episode, move: state.moves[(done + seed) % state.moves.length] });
      }
    }
  };
  await Promise.all(Array.from({ length: PLAYERS }, (_, player) => play(player)));
  return done / SECONDS;
}

console.log(
  `\nResets and steps of episodes in known components, ${PLAYERS} players: ${count(await episodes())} a second`,
);
service.kill();
