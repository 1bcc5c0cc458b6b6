import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The command line as users get it: the built bundle, in a process of its own. */
export const bundle = fileURLToPath(new URL('../bundle/slidewise.js', import.meta.url));

// The tests leave the user's cache and saved games alone.
process.env.XDG_CACHE_HOME = mkdtempSync(join(tmpdir(), 'slidewise-test-cache-'));
process.env.XDG_STATE_HOME = join(process.env.XDG_CACHE_HOME, 'state');

export interface Run {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

export function slidewise(args: readonly string[], input = ''): Run {
  const { stdout, stderr, status } = spawnSync(process.execPath, [bundle, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: 50_000,
  });
  return { stdout, stderr, code: status };
}

/** Runs it as part of a shell line, in which `$SLIDEWISE` stands for the program. */
export function shell(line: string): Run {
  const env = { ...process.env, SLIDEWISE: `${process.execPath} ${bundle}` };
  const { stdout, stderr, status } = spawnSync('sh', ['-c', line], { encoding: 'utf8', timeout: 50_000, env });
  return { stdout, stderr, code: status };
}

/** Starts it and sends it a signal after a while; tells how long it then took to end. */
export async function interrupt(args: readonly string[], after: number): Promise<Run & { readonly delay: number }> {
  const child = spawn(process.execPath, [bundle, ...args]);
  let [stdout, stderr, sentAt] = ['', '', 0];
  child.stdout.on('data', (data) => {
    stdout += data;
  });
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  setTimeout(() => {
    sentAt = performance.now();
    child.kill('SIGINT');
  }, after);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ stdout, stderr, code, delay: performance.now() - sentAt }));
  });
}

/** A folder with files, for one test. */
export function folderOf(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'slidewise-test-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
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
