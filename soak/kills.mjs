// Processes that are killed while they write: what is left is whole, the old or the new, and the next writer tidies up.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@slidewise/core/random';
import { Account } from './lib/account.mjs';

export const summary = 'kills at random moments while files, tables, saved games and outputs are written';

const writer = fileURLToPath(new URL('lib/writer.mjs', import.meta.url));
const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const KINDS = ['file', 'file at once', 'table', 'game', 'output'];
const OLD = 'old';

export async function round(seed) {
  const random = seededRandom(seed);
  const account = new Account();
  const kind = KINDS[seed % KINDS.length];
  const folder = mkdtempSync(join(tmpdir(), 'slidewise-soak-'));
  try {
    const error = kind === 'output' ? await killOutput(random, folder) : await killWriter(random, folder, kind, seed);
    account.count(`kills (${kind})`);
    if (error !== undefined) account.findings.push(`${kind}: ${error}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return account;
}

async function killWriter(random, folder, kind, seed) {
  const child = spawn(process.execPath, [writer, 'write', kind, folder, String(seed)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  if (child.exitCode !== null) return `the writer ended by itself, with exit code ${child.exitCode}`;
  await wait(random.integer(60));
  child.kill('SIGKILL');
  await ended;
  const checked = spawnSync(process.execPath, [writer, 'check', kind, folder, String(seed)], { encoding: 'utf8' });
  if (checked.status !== 0) return `what was left cannot be read: ${checked.stderr.slice(0, 500)}`;
  const { version, left } = JSON.parse(checked.stdout);
  if (!(version > 0)) return 'what was left is not whole';
  return left.length === 0 ? undefined : `after another was written, there was still ${left.join(', ')}`;
}

/** The program itself, with a file in the place of its output; it is killed at any time of its life. */
async function killOutput(random, folder) {
  const file = join(folder, 'out.svg');
  writeFileSync(file, OLD);
  const args = [program, 'show', 'rush-hour/jam-01', '--svg', file];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await Promise.race([wait(random.integer(600)), ended]);
  child.kill('SIGKILL');
  await ended;
  const left = readFileSync(file, 'utf8');
  if (left !== OLD && !/^<svg.*<\/svg>\s*$/s.test(left))
    return `what was left is neither the old nor the new: ${left.slice(0, 200)}`;
  const again = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (again.status !== 0) return `it cannot be written again: ${again.stderr.slice(0, 500)}`;
  const more = readdirSync(folder).filter((name) => name !== 'out.svg');
  return more.length === 0 ? undefined : `after it was written again, there was still ${more.join(', ')}`;
}
