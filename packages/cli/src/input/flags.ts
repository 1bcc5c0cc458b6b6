import type { ReadOptions } from '@slidewise/core/contract';

// Apart from the options themselves, so that commands need not load what describes them.

/** How a board is to be read. */
export interface ReadFlags {
  readonly family?: string;
  readonly format?: string;
  readonly target?: string;
  readonly goal?: string;
  readonly size?: string;
}

/** What a search may cost. */
export interface LimitFlags {
  readonly timeLimit?: number;
  readonly memoryLimit?: number;
}

export function readOptions({ format, target, goal, size }: ReadFlags): ReadOptions {
  return defined({ format, target, goal, size });
}

/** The same without the entries that are undefined. */
export function defined<T extends object>(entries: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as never;
}
