import { parseBytes, parseMilliseconds } from '../terminal/units.js';
import { A_NUMBER_OF_THREADS, SIZES, TIMES } from '../usage/options.js';
import type { OptionSpec } from '../usage/spec.js';

// The options of commands that do runs.

function parseCount(text: string): number | undefined {
  const count = Number(text);
  return /^\d{1,9}$/.test(text.trim()) && count > 0 ? count : undefined;
}

export const A_COUNT = { parse: parseCount, expected: 'a whole number from 1 up' } as const;

export const THREADS = {
  name: 'threads',
  value: A_NUMBER_OF_THREADS,
  text: 'how many threads work (default: one for each core)',
} as const satisfies OptionSpec;

/** What a request may cost, and how many may wait: for commands that answer requests. */
export const REQUEST_OPTIONS = [
  THREADS,
  {
    name: 'queue',
    value: { name: 'number', ...A_COUNT },
    text: 'how many requests may wait for a thread; others are told to come again',
    default: 256,
  },
  {
    name: 'time-limit',
    value: { name: 'time', parse: parseMilliseconds, expected: `a positive number such as ${TIMES}` },
    text: `the most time that a request may ask for, and has by itself: ${TIMES} (default: 30s)`,
  },
  {
    name: 'memory-limit',
    value: { name: 'size', parse: parseBytes, expected: `a positive number such as ${SIZES}` },
    text: `the most memory that the search of a request may take: ${SIZES} (default: 512m)`,
  },
  {
    name: 'cells',
    value: { name: 'number', ...A_COUNT },
    text: 'the most cells that the board of a request may have',
    default: 4096,
  },
] as const satisfies readonly OptionSpec[];

export const GYM = {
  name: 'gym',
  text: 'offer boards for programs that learn, too: episodes with exact rewards',
} as const satisfies OptionSpec;

export const CHUNK = {
  name: 'chunk',
  value: { name: 'number', ...A_COUNT },
  text: 'how many boards are worked on at a time (default: as many as take about a second, fewer at first)',
} as const satisfies OptionSpec;

export const QUIET = { name: 'quiet', text: 'print no summary, and show no progress' } as const satisfies OptionSpec;

export const PREFIX = {
  name: 'prefix',
  value: { name: 'text' },
  text: 'what the names of all keys in Redis begin with: different ones do not know of each other',
  default: 'slidewise',
} as const satisfies OptionSpec;

export const REDIS = {
  name: 'redis',
  value: { name: 'url' },
  text: 'work on other machines, through Redis: redis://HOST:6379, rediss://… for TLS, or @FILE to read that from a file',
} as const satisfies OptionSpec;

export const LOG = {
  name: 'log',
  value: { name: 'file', from: 'file' },
  text: 'add lines with the time to a file: how far the run has come, notes, and how it ended',
} as const satisfies OptionSpec;
