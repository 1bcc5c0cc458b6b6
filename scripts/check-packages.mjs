// What is published, held against the rules of npm (publint) and of TypeScript's ways to resolve imports (attw).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from './lib/pack.mjs';
import { run } from './lib/steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'slidewise-packages-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const tarball of await packAll(folder)) {
  const right = await Promise.all([
    run('publint', ['run', tarball, '--strict']),
    run('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii', '--quiet']),
  ]);
  if (right.includes(false)) process.exitCode = 1;
}
