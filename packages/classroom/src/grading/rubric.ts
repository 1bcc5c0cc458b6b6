import { type Band, parseBand, parseShare } from './bands.js';

/** What points are given for, in the order in which a board is judged. */
export const PARTS = ['legal', 'solved', 'shortest', 'counts', 'time'] as const;
/** A part of a board with points of its own. */
export type Part = (typeof PARTS)[number];

const VISIBILITIES = ['visible', 'after_due_date', 'after_published', 'hidden'] as const;
/** Who may see a result on a platform, and when. */
export type Visibility = (typeof VISIBILITIES)[number];

/** A value for all boards, or for some of them by what they are called. */
type PerBoard<T> = T | { readonly boards: Readonly<Record<string, T>> };

/** The points of a board, by part, and what they are given for. */
export interface Rubric {
  /** The points of each part. A part that is left out has none. */
  readonly points: Readonly<Partial<Record<Part, number>>>;
  /** A program has the points for time if it needs at most so many seconds. */
  readonly seconds?: number;
  /** The counts that are right. */
  readonly expanded?: PerBoard<Band>;
  /** The same of generated boards. */
  readonly generated?: PerBoard<Band>;
  /** Methods whose counts are right, such as `astar/manhattan`. */
  readonly reference?: readonly string[];
  /** How many shuffled orders of boards and successors each of them is run in. */
  readonly orders?: number;
  /** How far a count may be from these: 0.1 for 10 %. */
  readonly within?: number;
  /** The share of the points for what a program printed before it was stopped or failed. */
  readonly unfinished?: number;
  /** Who sees a result on a platform. */
  readonly visibility?: PerBoard<Visibility>;
}

/** Without a rubric of one's own. */
export const USUAL_RUBRIC: Rubric = { points: { legal: 1, solved: 2, shortest: 3 } };

/** `legal=1,solved=2,shortest=3`; undefined if it is anything else. */
export function parsePoints(text: string): Rubric | undefined {
  const entries = text.split(',').map((each) => each.split('='));
  if (entries.some((entry) => entry.length !== 2 || !/^\s*\d+(\.\d+)?\s*$/.test(entry[1]!))) return undefined;
  const names = entries.map(([name]) => name!.trim());
  if (new Set(names).size !== names.length || names.some((name) => !isPart(name))) return undefined;
  return { points: Object.fromEntries(entries.map(([, points], i) => [names[i], Number(points)])) };
}

/** The rubric that a value stands for, or what is wrong with it. Whether its parts go together, `rubricError` says. */
export function rubricOf(value: unknown): Rubric | string {
  if (!isObject(value)) return 'a rubric is an object such as {"legal":1,"solved":2,"shortest":3}';
  const points: Partial<Record<Part, number>> = {};
  const more: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(value)) {
    if (isPart(name)) {
      if (!isAmount(given)) return `the points for ${name} must be a number from 0 up`;
      points[name] = given;
      continue;
    }
    const field = Object.hasOwn(FIELDS, name) ? FIELDS[name as keyof typeof FIELDS] : undefined;
    if (field === undefined) {
      return `there is no part "${name}"; the parts are ${PARTS.join(', ')}, beside ${Object.keys(FIELDS).join(', ')}`;
    }
    const read = field.read(given);
    if (read === undefined) return `${name} must be ${field.expected}`;
    more[name] = read;
  }
  return { points, ...more };
}

const aBand = {
  read: (value: unknown) => perBoard(value, bandFrom),
  expected: 'a count such as 270 or "200-300", or an object with one for each board',
};
const aShare = {
  read: (value: unknown) => (typeof value === 'string' ? parseShare(value) : undefined),
  expected: 'a percentage such as "10%"',
};
/** What a rubric says beside points: how each is read, and what it must be. */
const FIELDS = {
  seconds: {
    read: (value: unknown) => (isAmount(value) && value > 0 ? value : undefined),
    expected: 'a number of seconds above 0',
  },
  expanded: aBand,
  generated: aBand,
  reference: { read: referencesFrom, expected: 'an algorithm such as "astar/manhattan", or a list of them' },
  orders: {
    read: (value: unknown) => (Number.isInteger(value) && isAmount(value) ? value : undefined),
    expected: 'a whole number from 0 up',
  },
  within: aShare,
  unfinished: aShare,
  visibility: {
    read: (value: unknown) => perBoard(value, (each) => VISIBILITIES.find((known) => known === each)),
    expected: `one of ${VISIBILITIES.join(', ')}`,
  },
} as const;

/** Why the parts of a rubric do not go together, if they do not. */
export function rubricError({
  points,
  seconds,
  expanded,
  generated,
  reference,
  orders,
  within,
}: Rubric): string | undefined {
  if (fullPoints({ points }) === 0) return 'there are no points in this rubric';
  if (seconds !== undefined && points.time === undefined) return 'seconds say nothing without points for time';
  const judged = expanded !== undefined || generated !== undefined || reference !== undefined;
  if (points.counts !== undefined && !judged) return 'points for counts need expanded, generated or reference';
  if (within !== undefined && !judged) return 'within says nothing without expanded, generated or reference';
  if (orders !== undefined && reference === undefined) return 'orders are those of a reference, and there is none';
  return undefined;
}

/** What a rubric says for a board: by its whole name, or by that without folders. */
export function valueFor<T extends string | Band>(value: PerBoard<T> | undefined, board: string): T | undefined {
  if (typeof value !== 'object' || !('boards' in value)) return value as T | undefined;
  const { boards } = value;
  const name = board.slice(board.lastIndexOf('/') + 1);
  const found = [board, name, name.replace(/\.\w+$/, '')].find((each) => Object.hasOwn(boards, each));
  return found === undefined ? undefined : boards[found];
}

function perBoard<T>(value: unknown, read: (value: unknown) => T | undefined): PerBoard<T> | undefined {
  if (!isObject(value)) return read(value);
  const entries = Object.entries(value).map(([board, each]) => [board, read(each)] as const);
  if (entries.length === 0 || entries.some(([, each]) => each === undefined)) return undefined;
  return { boards: Object.fromEntries(entries) as Record<string, T> };
}

function bandFrom(value: unknown): Band | undefined {
  return typeof value === 'number' || typeof value === 'string' ? parseBand(`${value}`) : undefined;
}

function referencesFrom(value: unknown): readonly string[] | undefined {
  const list = typeof value === 'string' ? [value] : value;
  const fits = Array.isArray(list) && list.length > 0 && list.every((each) => typeof each === 'string' && each !== '');
  return fits ? list : undefined;
}

function isPart(name: string): name is Part {
  return PARTS.includes(name as Part);
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All points that a board is worth. */
export function fullPoints({ points }: Pick<Rubric, 'points'>): number {
  return sum(PARTS.map((part) => points[part] ?? 0));
}

/** Sums without the noise of binary fractions. */
export function sum(numbers: readonly number[]): number {
  return Math.round(numbers.reduce((total, each) => total + each, 0) * 1e6) / 1e6;
}
