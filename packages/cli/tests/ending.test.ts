import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { examples } from './command-pages.js';
import { bundle } from './run-cli.js';

/** Examples of every command, and some more that print or work much. */
const lines = [
  ...examples,
  'slidewise --help',
  'slidewise man --json',
  'slidewise completion bash',
  'slidewise show --svg rush-hour/large-12x12',
  'slidewise show --json rush-hour tiles bricks',
  'slidewise solve --steps rush-hour',
  'slidewise convert rush-hour --to sfu',
  'slidewise list --optimum',
];
const wordsOf = (line: string): string[] => line.split(' ').slice(1);

// The whole collection takes minutes to solve: whoever works on when nobody reads is caught by the clock.
test.each(lines)('%s | (nobody reads): ends quietly', (line) => {
  const script = 'set -o pipefail; "$@" | { exec <&-; sleep 0.2; }; echo "exit $?"';
  const { stdout, stderr } = spawnSync('bash', ['-c', script, '-', process.execPath, bundle, ...wordsOf(line)], {
    encoding: 'utf8',
    timeout: 15_000,
  });
  expect(stdout).toMatch(/^exit [012]\n$/);
  expect(stderr).toMatch(/^(slidewise: [^\n]+\n)*$/);
  expect(stderr).not.toMatch(/EPIPE|the output cannot be written|mistake in the program/);
});

describe('Ctrl-C ends every command at once, whenever it comes', () => {
  test.each(lines)('%s', async (line) => {
    for (const after of [40, 120, 400]) {
      const { code, signal, stderr, delay } = await interruptedAfter(wordsOf(line), after);
      // What was over before ends as ever; the system ends what has not begun to listen.
      expect(signal === 'SIGINT' || [0, 1, 2, 130].includes(code!)).toBe(true);
      expect(stderr).not.toMatch(/^ {4}at |mistake in the program/m);
      expect(delay).toBeLessThan(1000);
    }
  });
});

interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
  readonly delay: number;
}

function interruptedAfter(args: readonly string[], after: number): Promise<Ending> {
  const child = spawn(process.execPath, [bundle, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let [stderr, sentAt] = ['', Number.POSITIVE_INFINITY];
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  const timer = setTimeout(() => {
    sentAt = performance.now();
    child.kill('SIGINT');
  }, after);
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, stderr, delay: Math.max(0, performance.now() - sentAt) });
    });
  });
}
