// Proves the fifty 24-puzzles of Korf and Felner (2002), the easiest first: `npm run records` (see bench/lib/korf-24.mjs for
// their file). `-- --threads N`, `--minutes N` and `--log FILE` are options; the same command goes on where the last one ended.
// The log has a line for each board: how many nodes proved which bound, and the moves, or a checkpoint. `npm run records -- --check` replays its moves.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { printMoves } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import { drive, prepare } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { helpersFor } from '../../packages/node/dist/workers/helpers.js';
import { keepTables, korfBoards, korfFile, tablesFromCache } from '../lib/korf-24.mjs';

/** By the expansions of Clausecker's 24puzzle with seven partitions, the fewest first. */
const ORDER = [
  38, 40, 44, 25, 1, 32, 37, 30, 28, 5, 36, 22, 29, 16, 13, 4, 26, 46, 27, 47, 3, 6, 41, 31, 35, 43, 49, 23, 8, 45, 7,
  39, 20, 15, 2, 19, 17, 34, 24, 42, 21, 11, 48, 10, 12, 14, 33, 9, 18, 50,
];

const SAVE_EVERY = 20_000;
const MEMORY = 6e9;

const { log, threads, minutes, check: isCheck } = options();
const entries = readLog();
const boards = korfBoards();

if (boards === undefined) refuse(`there is no ${korfFile}: KORF_24 can name another file`);
else if (isCheck) check();
else await proveAll(threads, 60_000 * minutes);

/** Ends the program with a sentence. */
function refuse(sentence) {
  console.error(`slidewise: ${sentence}`);
  process.exit(2);
}

function options() {
  const text = (value) => ({ type: 'string', default: value });
  try {
    const { values } = parseArgs({
      options: {
        log: text('docs/measurements/korf-24.jsonl'),
        threads: text(String(availableParallelism())),
        minutes: text('Infinity'),
        check: { type: 'boolean', default: false },
      },
    });
    const [threads, minutes] = [Number(values.threads), Number(values.minutes)];
    if (!(Number.isInteger(threads) && threads > 0)) refuse('--threads takes a whole number from 1 on');
    if (!(minutes > 0)) refuse('--minutes takes a positive number');
    return { ...values, threads, minutes };
  } catch (error) {
    return refuse(error.message);
  }
}

function readLog() {
  if (!existsSync(log)) return isCheck ? refuse(`there is no ${log}`) : [];
  return readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line, i) => {
      try {
        return JSON.parse(line);
      } catch {
        return refuse(`${log}:${i + 1}: it is not a line of JSON`);
      }
    });
}

function save() {
  writeFileSync(`${log}.new`, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  renameSync(`${log}.new`, log);
}

async function proveAll(threads, milliseconds) {
  const end = performance.now() + milliseconds;
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
  const options = { algorithm: 'idastar-fsm', heuristic: 'pdb-663-max', helpers: helpersFor(threads) };
  const loaded = await tablesFromCache(boards.get(ORDER[0]).position, options);
  for (const number of ORDER) {
    if (entries.some(({ board, moves }) => board === number && moves !== undefined)) continue;
    if (stop.signal.aborted || performance.now() > end) break;
    const begun = entries.find(({ board }) => board === number);
    const entry = begun ?? { board: number, seconds: 0, iterations: [], checkpoint: null };
    if (begun === undefined) entries.push(entry);
    await prove(entry, { ...options, tables: loaded.tables }, stop, end);
    await keepTables(loaded);
    loaded.areThere = true;
    save();
    const { length, expanded, seconds } = entry;
    if (length !== undefined)
      console.log(
        `${number}: ${length} moves, ${(expanded / 1e6).toFixed(1)} M expanded, ${seconds} s of processor time`,
      );
  }
}

/** Works on a board until it is proved, or time is up. */
async function prove(entry, options, stop, end) {
  const { position } = boards.get(entry.board);
  const solving = unwrap(
    unwrap(prepare(tiles, position, { ...options, resume: entry.checkpoint })).start({ limits: { memory: MEMORY } }),
  );
  const [secondsBefore, startedAt] = [entry.seconds, process.cpuUsage()];
  let savedAt = performance.now();
  const note = () => {
    const { user, system } = process.cpuUsage(startedAt);
    entry.seconds = Math.round(10 * (secondsBefore + (user + system) / 1e6)) / 10;
  };
  const nodesBefore = () => entry.iterations.reduce((sum, { expanded }) => sum + expanded, 0);
  const onProgress = () => {
    const { ownBound, counts } = solving.progress;
    // The bound before the tables are loaded is not that of the search.
    if (counts.expanded > 0 && ownBound > (entry.iterations.at(-1)?.atLeast ?? 0))
      entry.iterations.push({ atLeast: ownBound, expanded: counts.expanded - nodesBefore() });
    if (performance.now() > end) stop.abort();
    if (performance.now() - savedAt < SAVE_EVERY) return;
    savedAt = performance.now();
    entry.checkpoint = solving.checkpoint ?? entry.checkpoint;
    note();
    save();
  };
  const { length, optimal, moves, counts } = await drive(solving, {
    yield: () => new Promise(setImmediate),
    signal: stop.signal,
    onProgress,
  });
  note();
  if (!optimal) {
    entry.checkpoint = solving.checkpoint ?? entry.checkpoint;
    return;
  }
  entry.iterations.push({ found: length, expanded: counts.expanded - nodesBefore() });
  const { board, seconds, iterations } = entry;
  const text = printMoves(tiles, position, moves).join('');
  for (const key of Object.keys(entry)) delete entry[key];
  Object.assign(entry, {
    board,
    length,
    expanded: counts.expanded,
    generated: counts.generated,
    seconds,
    iterations,
    moves: text,
  });
}

/** Replays the moves of the log by itself, compares lengths with the optima, and prints the table of docs/measurements/korf-24.md. */
function check() {
  console.log(
    '| board | moves | first bound | million expanded | seconds |\n| ----- | ----- | ----------- | ---------------- | ------- |',
  );
  const proved = entries.filter(({ moves }) => moves !== undefined);
  for (const { board: number, length, expanded, seconds, iterations, moves } of proved) {
    const { optimum, board } = boards.get(number);
    const cells = [...board];
    for (const move of moves) {
      const blank = cells.indexOf(0);
      const from = blank + { L: 1, R: -1, U: 5, D: -5 }[move];
      const isLegal =
        from >= 0 && from < 25 && (move === 'U' || move === 'D' || Math.floor(from / 5) === Math.floor(blank / 5));
      if (!isLegal) throw new Error(`${number}: ${move} is not legal`);
      [cells[blank], cells[from]] = [cells[from], 0];
    }
    if (cells.some((tile, cell) => tile !== cell)) throw new Error(`${number}: the moves do not solve it`);
    if (moves.length !== length || length !== optimum)
      throw new Error(`${number}: ${moves.length}, ${length} and ${optimum} moves`);
    const bounds = iterations.slice(0, -1).map(({ atLeast }) => atLeast);
    const isWhole =
      iterations.at(-1).found === length && iterations.reduce((sum, each) => sum + each.expanded, 0) === expanded;
    if (
      !isWhole ||
      bounds.some((bound, i) => bound > length || bound <= (bounds[i - 1] ?? 0) || (length - bound) % 2 !== 0)
    )
      throw new Error(`${number}: its bounds do not lead to its length`);
    console.log(
      `| ${number} | ${length} | ${iterations[0].atLeast ?? length} | ${(expanded / 1e6).toFixed(1)} | ${seconds} |`,
    );
  }
  console.log(`\n${proved.length} of ${boards.size} boards proved`);
}
