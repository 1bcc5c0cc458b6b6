import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { runInThread } from './run-in-thread.js';

/** The command line as users get it: the built bundle. */
export const bundle = fileURLToPath(new URL('../../bundle/slidewise.js', import.meta.url));

// The tests leave the user's cache and saved games alone, and colours to those who ask for them.
process.env.XDG_CACHE_HOME = process.env.SLIDEWISE_TEST_CACHE ?? folderOf({});
process.env.XDG_STATE_HOME = folderOf({});
delete process.env.FORCE_COLOR;

export interface Run {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

/** Longer than anything here takes, even on a machine with much to do. */
const PATIENCE = 150_000;

/** Runs it in a thread of this process: the same files, without the start of a process. */
export function slidewise(args: readonly string[], input = ''): Run {
  const { stdout, stderr, code } = runInThread(bundle, args, input, PATIENCE);
  return { stdout, stderr, code };
}

/** Runs it in a process of its own, as users do. */
export function slidewiseProcess(args: readonly string[], input = ''): Run {
  const { stdout, stderr, status } = spawnSync(process.execPath, [bundle, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: PATIENCE,
  });
  return { stdout, stderr, code: status };
}

/** What makes a process believe that some of its streams are a terminal: no test needs a real one. */
const terminal = (streams: readonly string[], columns: number): string =>
  `data:text/javascript,for(const s of'${streams}'.split(','))Object.assign(process[s],{isTTY:true,columns:${columns}})`;

/** Runs it as if its standard streams were a terminal. */
export function atTerminal(
  args: readonly string[],
  { input = '', env = {}, columns = 80 }: { input?: string; env?: Record<string, string>; columns?: number } = {},
): Run {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', terminal(['stdin', 'stdout', 'stderr'], columns), bundle, ...args],
    {
      input,
      encoding: 'utf8',
      timeout: PATIENCE,
      env: { ...process.env, TERM: 'xterm', ...env },
    },
  );
  return { stdout, stderr, code: status };
}

/** Runs it as part of a shell line, in which `$SLIDEWISE` stands for the program. */
export function shell(line: string): Run {
  const env = { ...process.env, SLIDEWISE: `${process.execPath} ${bundle}` };
  const { stdout, stderr, status } = spawnSync('sh', ['-c', line], { encoding: 'utf8', timeout: PATIENCE, env });
  return { stdout, stderr, code: status };
}

/** What comes before every text of the progress line. */
export const CLEAR = '\r\u001b[K';

/** Starts a search, as if only its messages were for a (wide) terminal, and sends Ctrl-C as soon as there is a progress line that contains the sign. */
export async function interruptSearch(args: readonly string[], input = '', sign = ''): Promise<Run> {
  const child = spawn(process.execPath, ['--import', terminal(['stderr'], 200), bundle, ...args], {
    env: { ...process.env, TERM: 'xterm' },
  });
  child.stdin.end(input);
  let progress = '';
  const listen = (text: Buffer): void => {
    progress += text;
    if (!progress.includes(sign)) return;
    child.stderr.off('data', listen);
    child.kill('SIGINT');
  };
  child.stderr.on('data', listen);
  const { stdout, stderr, code } = await ended(child);
  // What was written over is not there any more.
  const stays = stderr.split(CLEAR).filter((text) => text.endsWith('\n'));
  return { stdout, stderr: stays.join(''), code };
}

/** Starts it at a terminal, and sends Ctrl-C when its progress line was written so many times; returns all lines, and what followed them. */
export async function progressOf(args: readonly string[], columns: number, times = 3): Promise<readonly string[]> {
  const streams = ['stdin', 'stdout', 'stderr'] as const;
  const child = spawn(process.execPath, ['--import', terminal(streams, columns), bundle, ...args], {
    env: { ...process.env, TERM: 'xterm' },
  });
  let progress = '';
  const listen = (text: Buffer): void => {
    progress += text;
    if (progress.split(CLEAR).length <= times) return;
    child.stderr.off('data', listen);
    child.kill('SIGINT');
  };
  child.stderr.on('data', listen);
  const { stderr } = await ended(child);
  return stderr.split(CLEAR).slice(1);
}

/** Starts it, and sends Ctrl-C when it has read some of its input and waits for the rest. */
export async function interruptReading(args: readonly string[], some: string): Promise<Run> {
  const child = spawn(process.execPath, [bundle, ...args]);
  // No pipe holds so much: whoever takes it all has begun to read.
  child.stdin.write(some.repeat(Math.ceil(2 ** 20 / some.length)), () => child.kill('SIGINT'));
  return ended(child);
}

/** What a process has printed, when it has ended and nothing can come any more. */
export function ended(child: ChildProcessWithoutNullStreams): Promise<Run> {
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ stdout, stderr, code }));
  });
}

/**
 * Expects it to refuse: nothing on stdout, one sentence on stderr, and the exit code. The sentence holds the words, or matches.
 */
export function expectRefusal(
  args: readonly string[],
  words: string | RegExp,
  { input = '', exit = 2 }: { input?: string; exit?: number } = {},
): void {
  const { stdout, stderr, code } = slidewise(args, input);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^slidewise: [^\n]+\n$/);
  if (typeof words === 'string') expect(stderr).toContain(words);
  else expect(stderr.trimEnd()).toMatch(words);
  expect(code).toBe(exit);
}

/** For this file of tests alone, an environment variable that the program reads. */
export function useEnv(name: string, value: string): void {
  beforeAll(() => void vi.stubEnv(name, value));
  // Other files of tests run in this process, too.
  afterAll(() => void vi.unstubAllEnvs());
}

/** A folder with files, and folders in it where a name has a `/`. It goes when all tests have run. */
export function folderOf(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'slidewise-test-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** The objects of an output with one on each line. */
// biome-ignore lint/suspicious/noExplicitAny: what a program prints is checked by the test, not by the compiler
export function jsonLines(text: string): any[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
