import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { firstExamples } from '../support/command-pages.js';
import { bundle, folderOf, useEnv } from '../support/run-cli.js';

// Among the examples are some that clear the cache.
useEnv('XDG_CACHE_HOME', folderOf({}));
/** Others write files. */
const folder = folderOf({});

/** What prints or works much. */
const long = [
  'slidewise --help',
  'slidewise man --json',
  'slidewise completion bash',
  'slidewise show --svg rush-hour/large-12x12',
  'slidewise show --json rush-hour tiles bricks',
  'slidewise solve --steps rush-hour',
  'slidewise convert rush-hour --to sfu',
  'slidewise list --optimum',
];
const calls = [...firstExamples, ...long];
const wordsOf = (line: string): string[] => line.split(' ').slice(1);

// The whole collection takes minutes to solve: whoever works on when nobody reads is caught by the clock.
test.each(calls)('%s | (nobody reads): ends quietly', (line) => {
  const script = 'set -o pipefail; "$@" | exec <&-; echo "exit $?"';
  const { stdout, stderr } = spawnSync('bash', ['-c', script, '-', process.execPath, bundle, ...wordsOf(line)], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 150_000,
  });
  expect(stdout).toMatch(/^exit [012]\n$/);
  expect(stderr).toMatch(/^(slidewise: [^\n]+\n)*$/);
  expect(stderr).not.toMatch(/EPIPE|the output cannot be written|mistake in the program/);
});

/** When Ctrl-C may come: before the program is loaded, while it is, while it works, when its answer has begun. */
const MOMENTS = ['answer', 60, 'answer', 200, 'start'] as const;
type Moment = (typeof MOMENTS)[number];

describe('Ctrl-C ends every command, whenever it comes', () => {
  test.each(calls.map((line, i) => [line, MOMENTS[i % MOMENTS.length]!] as const))('%s', async (line, moment) => {
    const { code, signal, stderr } = await interruptedAt(wordsOf(line), moment);
    // What was over before ends as ever; the system ends what has not begun to listen.
    expect(signal === 'SIGINT' || [0, 1, 2, 130].includes(code!)).toBe(true);
    expect(stderr).not.toMatch(/^ {4}at |mistake in the program/m);
  });
});

interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
}

/** Ends with the program, which is interrupted at a moment, or so many milliseconds after its start. */
function interruptedAt(args: readonly string[], moment: Moment): Promise<Ending> {
  const child = spawn(process.execPath, [bundle, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let [stderr, sent] = ['', false];
  const interrupt = (): void => {
    // A second one would end it without a word.
    if (!sent) sent = child.kill('SIGINT');
  };
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  if (moment === 'start') child.once('spawn', interrupt);
  child.stdout.on('data', () => {
    if (moment === 'answer') interrupt();
  });
  const timer = typeof moment === 'number' ? setTimeout(interrupt, moment) : undefined;
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, stderr });
    });
  });
}
