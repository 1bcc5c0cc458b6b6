import { expect, test } from 'vitest';
import { firstExamples } from './command-pages.js';
import { type Run, slidewise, slidewiseProcess } from './run-cli.js';

/** An example of every command that has one for everybody, and what stands for those that have none. */
const lines = [...firstExamples, 'slidewise verify rush-hour/course-1 dD1 cL2 bD3', 'slidewise completion bash'];

/** Times differ from run to run, and so does how wide they are. */
function withoutTimes({ stdout, stderr, code }: Run): Run {
  return { stdout: stdout.replace(/ *\d[\d.]* (m?s|seconds)\b|"ms":[\d.]+/g, ' TIME'), stderr, code };
}

test.each(lines)('a process and a thread give the same answer: %s', (line) => {
  const words = line.split(' ').slice(1);
  expect(withoutTimes(slidewise(words))).toEqual(withoutTimes(slidewiseProcess(words)));
});

test('runs in a thread know nothing of each other', () => {
  const solve = (...args: string[]) => slidewise(['solve', '--quiet', '-', ...args], 'a.\naa\n');
  // Standard input is read once in a run, and options hold for one.
  const [first, , third] = [solve(), solve('-', '--no-input', '--no-color'), solve()];
  expect(first.stderr).not.toBe('');
  expect(third).toEqual(first);
});
