// Runs the unit tests, and the program on a few boards, on every supported version of Node: npm run test:nodes.
// Versions can be chosen, and further words go to vitest: npm run test:nodes -- --nodes 20.19.0,24 packages/core
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fetchNode, NODES, run } from './lib/nodes.mjs';
import { seconds } from './lib/steps.mjs';

const { values, positionals } = parseArgs({ options: { nodes: { type: 'string' } }, allowPositionals: true });
const versions = values.nodes?.split(',') ?? NODES;

const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const program = join('packages', 'cli', 'bundle', 'slidewise.js');

/** Where a batch is run. */
const batch = join(tmpdir(), `slidewise-nodes-${process.pid}`);

/** What is typed, and what must be printed then. */
const SMOKE = [
  [['solve', '--quiet', 'rush-hour/jam-01'], /^\w+(, \w+)*\n$/],
  [['solve', 'tiles/3x3-easy'], /16 moves, proved shortest/],
  [['solve', 'bricks/klotski'], /81 moves, proved shortest/],
  [['list', '--json'], /"board":"rush-hour\/jam-01"/],
  [['help', 'solve'], /Usage: slidewise solve/],
  [['batch', 'solve', 'rush-hour/atlas-6x6', '--threads', '2', '--out', batch], /0 unsolvable, 0 stopped, 0 bad/],
];

let failed = false;
for (const version of versions) {
  const node = fetchNode(version);
  const { stdout: full } = run(node, ['--version'], 'pipe');
  process.stdout.write(`\n── Node ${full.trim()} ──\n`);
  const startedAt = Date.now();
  const smoke = SMOKE.filter(([args, expected]) => {
    const { stdout, stderr, status } = run(node, [program, ...args], 'pipe');
    const fine = status === 0 && expected.test(stdout) && stderr === '';
    if (!fine) process.stdout.write(`FAILED: slidewise ${args.join(' ')}\n${stdout}${stderr}`);
    return !fine;
  });
  rmSync(batch, { recursive: true, force: true });
  const { status } = run(node, [vitest, 'run', '--project', 'unit', '--reporter=dot', ...positionals], 'inherit');
  if (smoke.length > 0 || status !== 0) failed = true;
  process.stdout.write(
    `${smoke.length > 0 || status !== 0 ? 'FAILED' : 'ok'}: Node ${full.trim()} (${seconds(startedAt)})\n`,
  );
}
process.exitCode = failed ? 1 : 0;
