// What a cold `./slidewise solve` costs, as a ratio to starting Node, in one run. The launcher looks for sources that have changed first; the program, as npm
// installs it, does not. Beside the clock, processor time is measured (user and system), which other work on the machine disturbs far less.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ms, printTable, times } from './lib/timing.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = process.execPath;
const program = [node, 'packages/cli/bundle/slidewise.js'];
const EASY = 'puzzles/rush-hour/jam-01.txt';
const boards = Array.from({ length: 36 }, (_, i) => `puzzles/rush-hour/jam-${String(i + 1).padStart(2, '0')}.txt`);
const commands = [
  ['node -e 0', [node, '-e', '0']],
  ['./slidewise --version', ['./slidewise', '--version']],
  [`the program: solve ${EASY}`, [...program, 'solve', EASY]],
  [`./slidewise solve ${EASY}`, ['./slidewise', 'solve', EASY]],
  ['./slidewise solve puzzles/rush-hour/jam-40.txt', ['./slidewise', 'solve', 'puzzles/rush-hour/jam-40.txt']],
  ['the program: solve 36 boards', [...program, 'solve', ...boards]],
  ['./slidewise solve puzzles/rush-hour (all boards)', ['./slidewise', 'solve', 'puzzles/rush-hour']],
].map(([label, words]) => ({ label, words, clock: [], processor: [] }));

const ROUNDS = 7;
const RUNS = 3;
for (let round = -1; round < ROUNDS; round++) {
  // By turns, so that what else the machine does meets all of them.
  for (const { words, clock, processor } of commands) {
    const { elapsed, used } = timesOf(words);
    if (round < 0) continue;
    clock.push(elapsed);
    processor.push(used);
  }
}
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const base = { clock: median(commands[0].clock), processor: median(commands[0].processor) };
printTable([
  ['command', 'time', 'of node', 'processor time', 'of node'],
  ...commands.map(({ label, clock, processor }) => {
    const [elapsed, used] = [median(clock), median(processor)];
    return [label, ms(elapsed), times(elapsed / base.clock), ms(used), times(used / base.processor)];
  }),
]);

/** The mean times of a few runs of a command, in milliseconds; the shell adds up the processor time of what it has run. */
function timesOf(words) {
  const script = `for i in ${'. '.repeat(RUNS)}; do "$@" >/dev/null 2>&1; done; times`;
  const startedAt = performance.now();
  const { stdout } = spawnSync('sh', ['-c', script, 'sh', ...words], { cwd: root, encoding: 'utf8' });
  const elapsed = (performance.now() - startedAt) / RUNS;
  const spent = stdout
    .trim()
    .split('\n')
    .at(-1)
    .matchAll(/(\d+)m([\d.]+)s/g);
  const used = [...spent].reduce((sum, [, minutes, seconds]) => sum + 60 * minutes + Number(seconds), 0);
  return { elapsed, used: (1000 * used) / RUNS };
}
