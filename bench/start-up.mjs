// What a cold `./slidewise solve` costs, as a ratio to starting Node, in one run.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { medianTime, ms, printTable, times } from './lib/timing.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (command, args) => () => spawnSync(command, args, { cwd: root, stdio: 'ignore' });
const rounds = { rounds: 21, warmUp: 3 };
const node = medianTime(run(process.execPath, ['-e', '0']), rounds);
const rows = [['command', 'time', 'of node']];
for (const [label, command, args] of [
  ['node -e 0', process.execPath, ['-e', '0']],
  ['./slidewise --version', './slidewise', ['--version']],
  ['./slidewise solve puzzles/rush-hour/jam-01.txt', './slidewise', ['solve', 'puzzles/rush-hour/jam-01.txt']],
  ['./slidewise solve puzzles/rush-hour/jam-40.txt', './slidewise', ['solve', 'puzzles/rush-hour/jam-40.txt']],
  ['./slidewise solve puzzles/rush-hour (all boards)', './slidewise', ['solve', 'puzzles/rush-hour']],
]) {
  const taken = medianTime(run(command, args), rounds);
  rows.push([label, ms(taken), times(taken / node)]);
}
printTable(rows);
