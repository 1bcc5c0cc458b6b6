import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A project of nothing but its set-up, with an npm and a build that only note their calls. */
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'slidewise-setup-'));
  for (const folder of ['bin', 'scripts/lib', 'node_modules']) mkdirSync(join(root, folder), { recursive: true });
  for (const name of ['setup.mjs', 'lib/install-packages.mjs']) {
    cpSync(new URL(name, import.meta.url), join(root, 'scripts', name));
  }
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'scripts', 'build.mjs'), "process.stderr.write('(the build)\\n');");
  npm('echo "(npm $1)" >&2');
});
afterEach(() => rmSync(root, { recursive: true }));

function npm(script: string): void {
  writeFileSync(join(root, 'bin', 'npm'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

function setUp() {
  const { stderr, status } = spawnSync(process.execPath, [join(root, 'scripts', 'setup.mjs')], {
    encoding: 'utf8',
    env: { PATH: join(root, 'bin') },
  });
  return { said: stderr.split('\n').slice(0, -1), status };
}

test('a set-up says what it does as it does it: packages first, and only where they are missing', () => {
  expect(setUp()).toEqual({
    said: ['slidewise: installing packages (once) …', '(npm install)', 'slidewise: building …', '(the build)'],
    status: 0,
  });
  expect(setUp()).toEqual({ said: ['slidewise: building …', '(the build)'], status: 0 });
});

test('packages that cannot be installed end it with one sentence, and the next set-up tries again', () => {
  npm('exit 1');
  const failed = {
    said: ['slidewise: installing packages (once) …', 'slidewise: the packages could not be installed.'],
    status: 2,
  };
  expect([setUp(), setUp()]).toEqual([failed, failed]);
  expect(existsSync(join(root, '.setup-lock'))).toBe(false);
});
