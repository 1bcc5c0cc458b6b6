import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const VARIABLE = 'SLIDEWISE_RUN';

/** A mark in the environment of a program, which whatever it starts inherits: groups of processes can be left. */
export class ProcessMark {
  readonly environment: Readonly<Record<string, string>> = { [VARIABLE]: randomUUID() };
  private readonly entry = `${VARIABLE}=${this.environment[VARIABLE]}`;

  /** The living processes with the mark, and the memory that they take together. Finds none where the system has no /proc. */
  processes(): { readonly ids: readonly number[]; readonly bytes: number } {
    const ids = processIds().filter((id) => contentOf(id, 'environ').split('\0').includes(this.entry));
    return { ids, bytes: ids.reduce((sum, id) => sum + residentBytes(id), 0) };
  }

  /** Ends them all, and those that they start meanwhile. */
  end(): void {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const { ids } = this.processes();
      if (ids.length === 0) return;
      for (const id of ids) killIfThere(id);
    }
  }
}

const MOST_ROUNDS = 20;

function processIds(): readonly number[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  } catch {
    return [];
  }
}

/** Empty where the process has ended, or belongs to somebody else. */
function contentOf(id: number, name: string): string {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'latin1');
  } catch {
    return '';
  }
}

function residentBytes(id: number): number {
  const [, kib = '0'] = /^VmRSS:\s*(\d+) kB/m.exec(contentOf(id, 'status')) ?? [];
  return Number(kib) * 1024;
}

/** Ends a process, or with a negative number a group of them. */
export function killIfThere(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
