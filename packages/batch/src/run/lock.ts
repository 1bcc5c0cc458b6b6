import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { RunTrouble } from '../trouble.js';

/** Who works on a run. */
interface Holder {
  readonly host: string;
  readonly pid: number;
  /** When the process was started, as the system counts: numbers of processes are given out again. */
  readonly started: string;
}

/** Keeps other processes from working on a run; returns what lets them again. */
export function lockRun(path: string, folder: string): () => void {
  const mine: Holder = { host: hostname(), pid: process.pid, started: startOf(process.pid) };
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(path, JSON.stringify(mine), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = read(path);
    if (holder !== undefined && isAlive(holder)) {
      throw new RunTrouble(
        `${folder}: another process works on this run (${holder.pid} on ${holder.host}); if it does not, remove ${path}`,
      );
    }
    if (attempt === 3) throw new RunTrouble(`${folder}: the run cannot be locked; remove ${path}`);
    rmSync(path, { force: true });
  }
  return () => {
    const holder = read(path);
    if (holder?.pid === mine.pid && holder.host === mine.host) rmSync(path, { force: true });
  };
}

function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Whether the process that holds a lock is still there; of one on another machine nothing is known. */
function isAlive({ host, pid, started }: Holder): boolean {
  if (host !== hostname()) return true;
  if (pid === process.pid && started === startOf(pid)) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === startOf(pid);
}

/** When a process was started, in ticks since the machine was, and which start of the machine that was; empty where that is not known. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ');
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[20]}`;
  } catch {
    return '';
  }
}
