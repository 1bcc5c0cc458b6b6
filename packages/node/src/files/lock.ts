import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { asRead, codeOf, isMissing } from '../system-errors.js';
import { isRunning, startOf } from './processes.js';
import { readRegular } from './regular-file.js';
import { unfinishedPath } from './unfinished.js';

/** The process that has a lock. */
export interface Holder {
  /** The name of its machine. */
  readonly host: string;
  /** Its process id. */
  readonly pid: number;
  /** When the process was started, as the system counts: numbers of processes are given out again. */
  readonly started: string;
}

/** What file systems without links say. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** What lets a lock go again, or the process that has it. */
export type Taken = { readonly release: () => void } | { readonly holder: Holder };

/** Takes the lock at a path, unless another process that lives has it: only one process has it at a time. */
export function takeLock(path: string): Taken {
  const mine: Holder = { host: hostname(), pid: process.pid, started: startOf(process.pid) };
  const content = JSON.stringify(mine);
  const holder = take(path, content);
  return holder === undefined ? { release: () => release(path, content) } : { holder };
}

/** The process that has a lock now; undefined if none has. Of one on another machine it is not known whether it lives. */
export function holderOf(path: string): Holder | undefined {
  const holder = look(path);
  return typeof holder === 'string' ? undefined : holder;
}

/**
 * Takes a lock, or says which living process has it. Only its holder removes a lock, and only the holder of
 * `.takeover` replaces one of a dead process. So nothing changes between looking and doing. A process that dies while
 * taking over leaves a dead lock of the same kind.
 */
function take(path: string, mine: string): Holder | undefined {
  const takeover = `${path}.takeover`;
  for (;;) {
    if (create(path, mine)) return undefined;
    const holder = look(path);
    if (holder === 'free') continue;
    if (holder !== 'dead') return holder;
    const other = take(takeover, mine);
    if (other !== undefined) return other;
    try {
      if (look(path) === 'dead') {
        replace(path, mine);
        return undefined;
      }
    } finally {
      release(takeover, mine);
    }
  }
}

/** Makes a lock that is never seen in part; false if there is one already. */
function create(path: string, content: string): boolean {
  const beside = unfinishedPath(path);
  writeFileSync(beside, content, { flag: 'wx' });
  try {
    linkSync(beside, path);
    return true;
  } catch (error) {
    const code = codeOf(error);
    // The process that has the lock may have tidied up what was written beside it.
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    if (!NO_LINKS.has(code)) throw error;
    return write(path, content);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** The same where there are no links, and where another process may see it empty. */
function write(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Puts a lock in the place of a dead one, at once. */
function replace(path: string, content: string): void {
  const beside = unfinishedPath(path);
  try {
    writeFileSync(beside, content, { flag: 'wx' });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

function release(path: string, mine: string): void {
  if (contentOf(path) === mine) rmSync(path, { force: true });
}

/**
 * The living holder of a lock, or that it is dead, or that there is none. Read once, as two readings may see
 * different locks.
 */
function look(path: string): Holder | 'dead' | 'free' {
  const content = contentOf(path);
  if (content === undefined) return 'free';
  // One that says nothing was left by a power failure: a lock is whole before it has its name.
  const holder = holderIn(content);
  return holder !== undefined && isAlive(holder) ? holder : 'dead';
}

function contentOf(path: string): string | undefined {
  try {
    return readRegular(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw asRead(error, path);
  }
}

function holderIn(content: string): Holder | undefined {
  try {
    const { host, pid, started } = JSON.parse(content) as Holder;
    return typeof host === 'string' && pid > 0 ? { host, pid, started } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process that holds a lock is still there; of one on another machine nothing is known. */
function isAlive({ host, pid, started }: Holder): boolean {
  if (host !== hostname()) return true;
  if (pid === process.pid && started === startOf(pid)) return true;
  return isRunning(pid) && started === startOf(pid);
}
