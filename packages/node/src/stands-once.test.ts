import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^[\w-]+\/src\/.*(?<!\.test)\.(tsx?|cts)$/.test(path) && !path.includes('/testing/'))
  .map((path) => [path, readFileSync(new URL(path, root), 'utf8')] as const);

// Each of these stood twice or more, and the copies drifted apart: one made folders in a way that never ended, one checked half of a Host header.
test.each<[string, RegExp, readonly string[]]>([
  ['makes folders', /\bmkdir(Sync)?\(/, ['cli/src/bundle-loader.cts', 'node/src/files/make-folder.ts']],
  [
    'writes whole files, or gives files another name',
    /\b(writeFileSync|renameSync|createWriteStream)\b|\.writeFile\(|\{[^}]*\b(writeFile|rename)\b[^}]*\} from 'node:fs/,
    [
      // It runs before anything else is loaded.
      'cli/src/bundle-loader.cts',
      // An old game gets its new name.
      'cli/src/play/storage/unfinished-games.ts',
      'node/src/files/lock.ts',
      'node/src/files/write-whole.ts',
    ],
  ],
  ['takes locks', /\blinkSync\(/, ['node/src/files/lock.ts']],
  ['asks whether a process lives', /process\.kill\(\w+, 0\)/, ['node/src/files/processes.ts']],
  ['puts errors of the system into words', /\bEDQUOT\b/, ['node/src/system-errors.ts']],
  ['names the files of tables', /\.table['`]/, ['node/src/tables/table-files.ts', 'node/src/tables/table-folder.ts']],
  [
    'opens a table cache on the disk, which is one for a command and one for the thread of a game',
    /new DiskTableCache\(/,
    [
      'cli/src/play/game/solver-worker.ts',
      'cli/src/storage/with-tables.ts',
      'server/src/batches/batch-queue.ts',
      'server/src/threads/thread-work.ts',
    ],
  ],
  [
    'keeps tables under their ids',
    /implements TableCache/,
    ['batch/src/kinds/tables.ts', 'core/src/memory-table-cache.ts'],
  ],
  [
    'starts threads',
    /new Worker\(new URL|new Worker\(script|\bfork\(/,
    ['board/src/page/define.ts', 'node/src/workers/spawn.ts', 'web/src/files/painting.ts', 'web/src/worker/client.ts'],
  ],
  ['talks to the thread or process that started it', /\bparentPort\b|process\.send/, ['node/src/workers/parent.ts']],
  ['serves HTTP', /\bcreateServer\(/, ['node/src/web-server/http-server.ts']],
  ['looks at the Host of a request', /headers\.host\b/, ['node/src/web-server/http-server.ts']],
  ['reads ranges', /headers\.range|bytes=/, ['node/src/web-server/static-server.ts']],
  ['ends what takes too long by a signal', /AbortSignal\.timeout\(/, []],
  ['reads the clock of the process', /process\.hrtime/, ['node/src/clock.ts']],
])('nobody else %s', (_, pattern, homes) => {
  expect(sources.length).toBeGreaterThan(500);
  expect(
    sources
      .filter(([, text]) => pattern.test(text))
      .map(([path]) => path)
      .sort(),
  ).toEqual(homes);
});
