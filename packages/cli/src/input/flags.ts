import type { ReadOptions, SearchSettings } from '@slidewise/core/contract';
import { defined } from '@slidewise/server/answers';

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

/** What only some algorithms take. */
export interface SettingFlags {
  readonly depth?: number;
  readonly width?: number;
  readonly duplicates?: string;
  readonly order?: string;
  readonly ties?: string;
  readonly seed?: number;
}

/** The settings of a search; undefined if there are none. */
export function settingsOf({ depth, width, duplicates, order, ties, seed }: SettingFlags): SearchSettings | undefined {
  const settings = defined({ depth, width, duplicates, order, ties, seed }) as SearchSettings;
  return Object.keys(settings).length === 0 ? undefined : settings;
}

export function readOptions({ format, target, goal, size }: ReadFlags): ReadOptions {
  return defined({ format, target, goal, size });
}
