import type { Solution } from '@slidewise/core/solving';

/** What a program says that its search has counted. */
export interface PrintedCounts {
  /** Expanded boards. */
  readonly expanded?: number;
  /** Generated boards. */
  readonly generated?: number;
  /** The word for `expanded`: what it means differs between courses. */
  readonly word?: ExpandedWord;
}

/** How courses call the boards that a search has worked on; they do not mean the same. */
export type ExpandedWord = 'expansions' | 'explored' | 'expanded';

const WORDS = 'expansions|explored|expanded|generated';
const THINGS = '(?:nodes|states|boards|positions)';
/** `Solution found with expansions: 19`, `Nodes explored: 12`, `expanded = 1,270`. */
const BEFORE = new RegExp(`\\b(${WORDS})(?:\\s+${THINGS})?\\s*(?:[:=]|is|are|was|were)?\\s*(\\d[\\d,]*)\\b`, 'i');
/** `270 nodes expanded`. */
const BEHIND = new RegExp(`\\b(\\d[\\d,]*)\\s+(?:${THINGS}\\s+)?(?:(?:were|are)\\s+)?(${WORDS})\\b`, 'i');
/** No line with a count is longer, and no text with one. */
const LONGEST_LINE = 200;
const LONGEST_TEXT = 2 ** 20;

/** The counts in what a program prints, the first of each kind; undefined if there are none. */
export function countsIn(text: string): PrintedCounts | undefined {
  const found: { expanded?: number; generated?: number; word?: ExpandedWord } = {};
  for (const line of text.slice(0, LONGEST_TEXT).split(/\r\n|\n|\r/)) {
    if (line.length > LONGEST_LINE) continue;
    for (const part of line.split(/[;·]|,\s/)) {
      const [word, digits] = countIn(part) ?? [];
      if (word === undefined || digits === undefined) continue;
      const count = Number(digits.replaceAll(',', ''));
      if (word === 'generated') found.generated ??= count;
      else if (found.expanded === undefined) Object.assign(found, { expanded: count, word });
    }
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

function countIn(text: string): [string, string] | undefined {
  const before = BEFORE.exec(text);
  if (before !== null) return [before[1]!.toLowerCase(), before[2]!];
  const behind = BEHIND.exec(text);
  return behind === null ? undefined : [behind[2]!.toLowerCase(), behind[1]!];
}

/** What a program would print that has searched like this, in the words of the courses. */
export function referenceCounts(
  { status, counts }: Solution,
  word: ExpandedWord = 'expanded',
): Required<Omit<PrintedCounts, 'word'>> {
  const taken = counts.expanded + (status === 'solved' ? 1 : 0);
  const expanded = { expansions: counts.stored, explored: taken, expanded: counts.expanded }[word];
  return { expanded, generated: counts.generated };
}
