import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('./million-lines.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'slidewise-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LINES = 1_000_000;
/** Megabytes for objects: their texts alone would take more than that. */
const HEAP = 64;

test('a million lines are read, cut and kept in the memory of a few thousand', async () => {
  const file = join(folder, 'lines.txt');
  const stream = createWriteStream(file);
  const block = '...b../...b../aa.b.d/..cccd/....../......\n'.repeat(10_000);
  for (let i = 0; i < LINES; i += 10_000) stream.write(block);
  await finished(stream.end());
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${HEAP}`, program, file, join(folder, 'run')],
    { encoding: 'utf8' },
  );
  // Without room for garbage, V8 would say so and end the process.
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({ items: LINES, complete: true });
});
