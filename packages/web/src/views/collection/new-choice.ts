import type { Range, Size } from '@slidewise/core/contract';
import { LEVELS } from '@slidewise/lab/collection';
import type { FamilyTitle } from '../../collection/puzzle.js';

/** The size and length of the next new puzzle: `6x6` and 18. */
export interface NewChoice {
  readonly size: string;
  readonly moves: number;
}

/** How long the first new puzzle is. */
const USUAL = 12;

export function sizeName({ width, height }: Size): string {
  return `${width}x${height}`;
}

/** The choice in a text such as `6x6-18`, as far as there are such puzzles. */
export function readChoice(family: FamilyTitle, text = ''): NewChoice {
  const [size = '', moves] = text.split('-');
  return clampMoves(family, { size, moves: Number(moves ?? USUAL) });
}

export function writeChoice({ size, moves }: NewChoice): string {
  return `${size}-${moves}`;
}

/** The nearest choice for which there are puzzles. */
export function clampMoves({ sizes }: FamilyTitle, { size, moves }: NewChoice): NewChoice {
  const offered = sizes.find((each) => sizeName(each.size) === size) ?? sizes[0]!;
  const { least, most } = offered.lengths;
  const wanted = Number.isInteger(moves) ? moves : USUAL;
  return { size: sizeName(offered.size), moves: Math.min(most, Math.max(least, wanted)) };
}

/** The levels that lengths go through, each with its part of them. */
export function levelSpans({
  least,
  most,
}: Range): { readonly title: (typeof LEVELS)[number]['title']; readonly part: number }[] {
  let from = least;
  return LEVELS.flatMap((level) => {
    if (!('most' in level) || from > most) return [];
    const to = Math.min(level.most, most);
    const part = to - from + 1;
    if (part <= 0) return [];
    from = to + 1;
    return [{ title: level.title, part }];
  });
}
