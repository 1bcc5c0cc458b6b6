// Many boards through a cluster that is not spared: npm run chaos -- [--faults 1000] [--boards 20000] [--seed 1]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tinyBoards } from './boards.mjs';
import { chaos, undisturbed } from './cluster.mjs';
import { hasRedis } from './redis-server.mjs';

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '1000' },
    boards: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
});
const [faults, count, seed] = [values.faults, values.boards, values.seed].map(Number);
if (![faults, count, seed].every(Number.isSafeInteger)) {
  process.stderr.write('usage: npm run chaos -- [--faults N] [--boards N] [--seed N]\n');
  process.exit(2);
}
if (!hasRedis()) {
  process.stderr.write('slidewise: this needs redis-server (apt-get install redis-server)\n');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'slidewise-chaos-'));
try {
  const boards = tinyBoards(count);
  const wanted = undisturbed(boards, folder);
  const startedAt = Date.now();
  const { merged, counts, mounted, jobs } = await chaos({
    boards,
    faults,
    seed,
    folder,
    say: (text) => process.stderr.write(`\r\u001b[K${text}`),
  });
  process.stderr.write('\r\u001b[K');
  const done = Object.entries(counts).map(([kind, times]) => `${kind} ${times}`);
  process.stdout.write(
    `${count} boards, ${faults} faults (${done.join(', ')}) in ${Math.round((Date.now() - startedAt) / 1000)} s\n`,
  );
  if (!mounted) process.stdout.write('no full disks: mounting a small one is not allowed here\n');
  const same = merged === wanted;
  process.stdout.write(
    `${same ? 'the same bytes' : 'NOT THE SAME BYTES'} as undisturbed; ${jobs.length} keys left in Redis\n`,
  );
  process.exitCode = same && jobs.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
