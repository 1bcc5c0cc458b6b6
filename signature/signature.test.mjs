import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// In a process of its own, from the built files: three times as fast as from the sources, which tests transform.
test('searches give the lengths and counts that are written down', () => {
  const script = fileURLToPath(new URL('./signature.mjs', import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(
    status,
    `a change of search: if it is meant, npm run signature -- --write, and say so in the commit\n${stdout}`,
  ).toBe(0);
});
