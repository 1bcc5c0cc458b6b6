// What a cold `./slidewise solve` costs, as a ratio to starting Node, in one run. The launcher looks for sources that have changed first; the program, as npm
// installs it, does not.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { medianTime, ms, printTable, times } from './lib/timing.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const program = 'packages/cli/bundle/slidewise.js';
const run = (command, args) => () => spawnSync(command, args, { cwd: root, stdio: 'ignore' });
const boards = Array.from({ length: 36 }, (_, i) => `puzzles/rush-hour/jam-${String(i + 1).padStart(2, '0')}.txt`);
const rounds = { rounds: 21, warmUp: 3 };
const node = medianTime(run(process.execPath, ['-e', '0']), rounds);
const rows = [['command', 'time', 'of node']];
for (const [label, command, args] of [
  ['node -e 0', process.execPath, ['-e', '0']],
  ['./slidewise --version', './slidewise', ['--version']],
  [
    'the program: solve puzzles/rush-hour/jam-01.txt',
    process.execPath,
    [program, 'solve', 'puzzles/rush-hour/jam-01.txt'],
  ],
  ['./slidewise solve puzzles/rush-hour/jam-01.txt', './slidewise', ['solve', 'puzzles/rush-hour/jam-01.txt']],
  ['./slidewise solve puzzles/rush-hour/jam-40.txt', './slidewise', ['solve', 'puzzles/rush-hour/jam-40.txt']],
  ['the program: solve 36 boards', process.execPath, [program, 'solve', ...boards]],
  ['./slidewise solve puzzles/rush-hour (all boards)', './slidewise', ['solve', 'puzzles/rush-hour']],
]) {
  const taken = medianTime(run(command, args), rounds);
  rows.push([label, ms(taken), times(taken / node)]);
}
printTable(rows);
