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

/** The most memory that reading, cutting and keeping so many lines takes, in megabytes. */
async function memoryFor(lines: number): Promise<number> {
  const file = join(folder, `${lines}.txt`);
  const stream = createWriteStream(file);
  const block = '...b../...b../aa.b.d/..cccd/....../......\n'.repeat(10_000);
  for (let i = 0; i < lines; i += 10_000) stream.write(block);
  await finished(stream.end());
  const { stdout } = spawnSync(process.execPath, [program, file, join(folder, `run-${lines}`)], { encoding: 'utf8' });
  const { items, complete, kilobytes } = JSON.parse(stdout);
  expect([items, complete]).toEqual([lines, true]);
  return kilobytes / 1024;
}

test('a million lines take no more memory than a hundred thousand', async () => {
  const [few, many] = [await memoryFor(100_000), await memoryFor(1_000_000)];
  // A hundred thousand fit into the part of a file that is looked at as a whole; what the collector of garbage leaves lying differs.
  expect(many).toBeLessThan(few + 100);
});
