/** What points are given for, in the order in which a board is judged. */
export const PARTS = ['legal', 'solved', 'shortest', 'time'] as const;
export type Part = (typeof PARTS)[number];

/** Who may see a result on a platform, and when. */
const VISIBILITIES = ['visible', 'after_due_date', 'after_published', 'hidden'] as const;

/** The points of a board, by part. */
export interface Rubric {
  readonly points: Readonly<Partial<Record<Part, number>>>;
  /** A program has the points for time if it needs at most so many seconds. */
  readonly within?: number;
  readonly visibility?: (typeof VISIBILITIES)[number];
}

/** Without a rubric of one's own. */
export const USUAL_RUBRIC: Rubric = { points: { legal: 1, solved: 2, shortest: 3 } };

/** `legal=1,solved=2,shortest=3`; undefined if it is anything else. */
export function parsePoints(text: string): Rubric | undefined {
  const entries = text.split(',').map((each) => each.split('='));
  if (entries.some((entry) => entry.length !== 2 || !/^\s*\d+(\.\d+)?\s*$/.test(entry[1]!))) return undefined;
  const names = entries.map(([name]) => name!.trim());
  if (new Set(names).size !== names.length) return undefined;
  const rubric = rubricOf(Object.fromEntries(entries.map(([, points], i) => [names[i], Number(points)])));
  return typeof rubric === 'string' ? undefined : rubric;
}

/** The rubric that a value stands for, or what is wrong with it. */
export function rubricOf(value: unknown): Rubric | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'a rubric is an object such as {"legal":1,"solved":2,"shortest":3}';
  }
  const { within, visibility, ...points } = value as Record<string, unknown>;
  for (const [part, worth] of Object.entries(points)) {
    if (!PARTS.includes(part as Part)) {
      return `there is no part "${part}"; the parts are ${PARTS.join(', ')}, beside within and visibility`;
    }
    if (!isPoints(worth)) return `the points for ${part} must be a number from 0 up`;
  }
  const given = points as Rubric['points'];
  if (fullPoints({ points: given }) === 0) return 'there are no points in this rubric';
  if (within !== undefined && (!isPoints(within) || within === 0)) return 'within must be a number of seconds above 0';
  if (within !== undefined && given.time === undefined) return 'within says nothing without points for time';
  if (visibility !== undefined && !VISIBILITIES.includes(visibility as never)) {
    return `visibility must be one of ${VISIBILITIES.join(', ')}`;
  }
  return {
    points: given,
    ...(within === undefined ? {} : { within: within as number }),
    ...(visibility === undefined ? {} : { visibility: visibility as Rubric['visibility'] & string }),
  };
}

function isPoints(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** All points that a board is worth. */
export function fullPoints({ points }: Rubric): number {
  return sum(PARTS.map((part) => points[part] ?? 0));
}

/** Sums without the noise of binary fractions. */
export function sum(numbers: readonly number[]): number {
  return Math.round(numbers.reduce((total, each) => total + each, 0) * 1e6) / 1e6;
}
