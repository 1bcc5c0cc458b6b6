import { readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { isRunning } from './processes.js';

// What a file is called as long as it is not whole.

const UNFINISHED = '.unfinished';
const OF_SLIDEWISE = /^\.slidewise-(.+)-(\d+)-[0-9a-z]+\.unfinished$/;
/** An unfinished file of this age, in milliseconds, is abandoned. */
const ABANDONED_AFTER = 24 * 3600 * 1000;

/** Whether a file is one that a killed process has left half written, by its name. */
export function isUnfinished(name: string): boolean {
  return name.endsWith(UNFINISHED);
}

/** A unique path beside a file that identifies its process, and is short however long the name of the file may be. */
export function unfinishedPath(path: string): string {
  const folder = dirname(path);
  if (!tidied.has(folder)) removeUnfinished(folder);
  tidied.add(folder);
  const unique = Math.random().toString(36).slice(2, 10);
  return join(folder, `.slidewise-${here()}-${process.pid}-${unique}${UNFINISHED}`);
}

/** A folder may hold many files, so it is listed once. */
const tidied = new Set<string>();

/** Removes what processes that have ended left unfinished in a folder. */
export function removeUnfinished(folder: string): void {
  try {
    for (const name of readdirSync(folder)) if (isAbandoned(join(folder, name), name)) rmSync(join(folder, name));
  } catch {
    // Tidying up is no reason to fail.
  }
}

function isAbandoned(path: string, name: string): boolean {
  const [, host, pid] = OF_SLIDEWISE.exec(name) ?? [];
  if (host === undefined) return false;
  // Other machines, and containers, may share the folder but not the processes.
  if (host === here() && !isRunning(Number(pid))) return true;
  const there = statSync(path, { throwIfNoEntry: false });
  return there !== undefined && Date.now() - there.mtimeMs > ABANDONED_AFTER;
}

function here(): string {
  return hostname()
    .replace(/[^\w]+/g, '-')
    .slice(0, 40);
}
