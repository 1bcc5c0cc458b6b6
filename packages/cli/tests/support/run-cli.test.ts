import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples, firstExamples } from './command-pages.js';
import { folderOf, type Run, slidewise, slidewiseProcess, useEnv } from './run-cli.js';

// Among the examples are some that clear the cache.
useEnv('XDG_CACHE_HOME', folderOf({}));

// Some examples write files: into a folder of their own.
const [home, folder] = [process.cwd(), folderOf({})];
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

/** What stands for commands whose examples need files. */
const others = ['slidewise verify rush-hour/course-1 dD1 cL2 bD3', 'slidewise completion bash'];

/** Times differ from run to run, and so does how wide they are. */
function withoutTimes({ stdout, stderr, code }: Run): Run {
  return { stdout: stdout.replace(/ *\d[\d.]* (m?s|seconds)\b|"ms":[\d.]+/g, ' TIME'), stderr, code };
}

/** Examples that need a terminal, or files that are not there. */
const notHere =
  /--play$|^slidewise classroom autograder|^slidewise review (game|board)\.txt|student\.log$|\bc(lass)?\.csv\b/;

/** Some of them run in a process of its own, too: it gives the same answer as a thread. */
const inProcess = [...firstExamples.filter((_, i) => i % 4 === 0), ...others];

test.each([...examples, ...others].filter((line) => !notHere.test(line)))('the example works: %s', (line) => {
  const words = line.split(' ').slice(1);
  const run = slidewise(words);
  expect(run.stderr.replace(/^slidewise: (note: .*|.*cannot be written as .*)\n/gm, '')).toBe('');
  expect(run.code).toBeLessThan(2);
  if (inProcess.includes(line)) expect(withoutTimes(slidewiseProcess(words))).toEqual(withoutTimes(run));
});

test('runs in a thread know nothing of each other', () => {
  const solve = (...args: string[]) => slidewise(['solve', '--quiet', '-', ...args], 'a.\naa\n');
  // Standard input is read once in a run, and options hold for one.
  const [first, , third] = [solve(), solve('-', '--no-input', '--no-color'), solve()];
  expect(first.stderr).not.toBe('');
  expect(third).toEqual(first);
});
