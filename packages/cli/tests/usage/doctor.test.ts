import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, jsonLines, shell, slidewise } from '../support/run-cli.js';

test('says what is there, and 0 as nothing is broken', () => {
  const { stdout, stderr, code } = slidewise(['doctor']);
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  expect(stdout).toContain(`node         Node ${process.versions.node}\n`);
  expect(stdout).toMatch(/✓ {2}webassembly/);
  expect(stdout).toMatch(/– {2}redis {8}not checked/);
});

test('a Redis that does not answer is broken, and an address that is none is bad usage', () => {
  const { stdout, code } = slidewise(['doctor', '--json', '--redis', 'redis://127.0.0.1:1']);
  expect(code).toBe(1);
  expect(jsonLines(stdout).at(-1)).toMatchObject({
    check: 'redis',
    status: 'broken',
    fact: 'redis://127.0.0.1:1: nothing answers there; is Redis running?',
  });
  const bad = slidewise(['doctor', '--redis', 'nowhere']);
  expect({ ...bad, stderr: bad.stderr.split(' like')[0] }).toEqual({
    stdout: '',
    stderr: 'slidewise: the address of Redis must be',
    code: 2,
  });
});

test('without WebAssembly it says so, and a cache folder that is not there yet is not made', () => {
  const cache = join(folderOf({}), 'deep', 'cache');
  const { stdout, code } = shell(
    `XDG_CACHE_HOME=${cache} ${process.execPath} --jitless ${'$'}{SLIDEWISE#* } doctor 2>&1`,
  );
  expect(code).toBe(0);
  expect(stdout).toContain('!  webassembly  no WebAssembly\n');
  expect(stdout).toContain(`✓  cache        empty, in ${cache}`);
  expect(existsSync(cache)).toBe(false);
});
