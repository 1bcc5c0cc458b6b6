import type { Size } from '@slidewise/core/contract';
import { parseBytes, parseMilliseconds } from '../terminal/units.js';
import type { OptionSpec } from './spec.js';

// The options that several commands have.

/** What an argument may be that stands for a board, or for boards. */
export const ONE_BOARD = 'a file, a name, an id, a saved game, or - for standard input';
export const BOARDS = 'files, directories, names, ids, links, or - for standard input';

/** How a board is to be read. */
export const READ_OPTIONS = [
  {
    name: 'family',
    value: { name: 'id', from: 'family' },
    text: 'the family of puzzle (default: what the text looks like)',
  },
  {
    name: 'format',
    value: { name: 'id', from: 'format' },
    text: 'the text format (default: what the text looks like)',
  },
  { name: 'target', value: { name: 'name' }, text: 'the piece to free (default: by format)' },
  {
    name: 'goal',
    value: { name: 'goal', from: 'goal' },
    text: 'what counts as solved, or @FILE to read that from a file (default: by format)',
  },
  {
    name: 'size',
    value: { name: 'WxH' },
    text: 'the size of a board whose text does not say it (csv, one line)',
  },
] as const satisfies readonly OptionSpec[];

export const METRIC = {
  name: 'metric',
  value: { name: 'id', from: 'metric' },
  text: "what the length of a solution counts (default: the family's first metric)",
} as const satisfies OptionSpec;

/** What a value may look like, for the options of several commands. */
export const TIMES = '500ms, 10s, 5m; a bare number means seconds';
export const SIZES = '500m, 2g; a bare number means bytes';

export const TIME_LIMIT = {
  name: 'time-limit',
  value: { name: 'time', parse: parseMilliseconds, expected: `a positive number such as ${TIMES}` },
  text: `give up on a board after this long: ${TIMES}`,
} as const satisfies OptionSpec;

export const MEMORY_LIMIT = {
  name: 'memory-limit',
  value: { name: 'size', parse: parseBytes, expected: `a positive number such as ${SIZES}` },
  text: `give up before a search needs more than this: ${SIZES} (default: half of the memory)`,
} as const satisfies OptionSpec;

/** What a search may cost. */
export const LIMIT_OPTIONS = [TIME_LIMIT, MEMORY_LIMIT] as const satisfies readonly OptionSpec[];

/** More than any machine has cores: each thread takes memory, whether it has something to do or not. */
const MOST_THREADS = 256;

function parseThreads(text: string): number | undefined {
  const threads = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return threads >= 1 && threads <= MOST_THREADS ? threads : undefined;
}

/** How many threads work. */
export const A_NUMBER_OF_THREADS = {
  name: 'number',
  parse: parseThreads,
  expected: `a whole number from 1 to ${MOST_THREADS}`,
} as const;

export const WEIGHT = {
  name: 'weight',
  value: { name: 'number', parse: parseWeight, expected: 'a number such as 1.5' },
  text: 'the weight of the heuristic, for weighted-astar',
} as const satisfies OptionSpec;

function parseWeight(text: string): number | undefined {
  const weight = Number(text);
  return text.trim() === '' || !Number.isFinite(weight) ? undefined : weight;
}

/** Reads whole numbers from `least` up. */
export function parseWhole(least: number): (text: string) => number | undefined {
  return (text) => (/^\d{1,15}$/.test(text.trim()) && Number(text) >= least ? Number(text) : undefined);
}

/** `6x6`. */
export function parseSize(text: string): Size | undefined {
  const [, width, height] = /^0*([1-9]\d{0,4})[x×]0*([1-9]\d{0,4})$/.exec(text.trim()) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** What only some algorithms take, but for the breaking of ties. */
export const SETTINGS_BUT_TIES = [
  {
    name: 'depth',
    value: { name: 'number', parse: parseWhole(0), expected: 'a whole number such as 30' },
    text: 'no path is longer, for dfs, depth-limited (default there: 50) and dfbnb',
  },
  {
    name: 'width',
    value: { name: 'number', parse: parseWhole(1), expected: 'a whole number such as 100' },
    text: 'how many positions of each layer a beam keeps (default: 100)',
  },
  {
    name: 'duplicates',
    value: { name: 'which', choices: ['none', 'path', 'all'] },
    text: 'the positions that a depth-first search leaves out: none, those on its path, or all visited ones',
  },
  {
    name: 'order',
    value: { name: 'order' },
    text: 'the order in which successors are tried: reads (as boards read, by default), reversed, shuffled, or for tiles directions such as DULR',
  },
  {
    name: 'seed',
    value: { name: 'number', parse: parseWhole(0), expected: 'a whole number such as 1' },
    text: 'for annealing, restarts, and shuffled orders and ties: the same seed does the same (default: 1)',
  },
] as const satisfies readonly OptionSpec[];

export const TIES = {
  name: 'ties',
  value: { name: 'how', choices: ['board', 'shuffled', 'fifo', 'lifo'] },
  text: 'which of equally promising positions comes first: by h and board (default), by h and chance (--seed), first in first out, last in first out',
} as const satisfies OptionSpec;

/** What only some algorithms take. */
export const SETTING_OPTIONS = [...SETTINGS_BUT_TIES, TIES] as const satisfies readonly OptionSpec[];

export const SEARCH_ANYWAY = {
  name: 'search-anyway',
  text: 'search also where a proof without search shows that there is no solution, as programs of courses do, and count',
} as const satisfies OptionSpec;

/** How to search. */
export const SEARCH_OPTIONS = [
  METRIC,
  {
    name: 'algorithm',
    value: { name: 'id', from: 'algorithm' },
    text: 'how to search; common names such as a*, ida and ucs are understood, too (default: the fastest way with a proof)',
  },
  {
    name: 'heuristic',
    value: { name: 'id', from: 'heuristic' },
    text: 'what guides the search, for algorithms that use one; ./FILE.mjs is a module with one of your own',
  },
  {
    name: 'tie-break',
    value: { name: 'id', from: 'metric' },
    text: 'of the shortest solutions, find one that is also shortest in this metric',
  },
  WEIGHT,
  ...SETTING_OPTIONS,
  SEARCH_ANYWAY,
] as const satisfies readonly OptionSpec[];

export const LETTERS = {
  name: 'letters',
  value: { name: 'id', from: 'letters' },
  text: 'what the letters of moves mean, where a family has several conventions',
} as const satisfies OptionSpec;

/** More than anyone prints. */
const MOST_PIXELS = 8192;

/** The width of a picture of pixels; each command says what it is otherwise. */
export const PICTURE_WIDTH = {
  name: 'width',
  value: { name: 'pixels', parse: parsePixels, expected: `a whole number from 16 to ${MOST_PIXELS}` },
} as const;

function parsePixels(text: string): number | undefined {
  const width = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return width >= 16 && width <= MOST_PIXELS ? width : undefined;
}

function parsePort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) < 65_536 ? Number(text) : undefined;
}

/** Where a server listens; each command has a default of its own. */
export const PORT = {
  name: 'port',
  value: { name: 'number', parse: parsePort, expected: 'a number from 0 to 65535' },
  text: 'the port to listen on; 0 for any that is free',
} as const satisfies OptionSpec;
