import type { Motion, MotionPart, Shift } from '@slidewise/core/draw';
import { ENGLISH_SHEET, type SheetWords } from './sheet-words.js';

/** What the moves of a sheet look like: whether they say how many cells, and an example in words. */
export interface MoveWords {
  readonly words: readonly string[];
  /** What one of them means. */
  readonly legend: string | undefined;
}

/** Moves as a player writes them down: `A ←2`, `C ↓1 →1`; without numbers where no piece ever goes further than a cell at once. */
export function moveWords({ start, moves }: Motion, said: SheetWords = ENGLISH_SHEET): MoveWords {
  const longest = Math.max(0, ...moves.flat(2).map(lengthOf));
  const arrows = (part: MotionPart): string => {
    const [shift] = part;
    return shift === undefined ? '' : `${arrowOf(shift)}${longest > 1 ? lengthOf(shift) : ''}`;
  };
  const words = moves.map((parts) => {
    const labels = [...new Set(parts.flat().map(({ piece }) => start.pieces[piece]!.label))];
    return `${labels.join(' ')} ${parts.map(arrows).join(' ')}`;
  });
  const example = moves[0]?.[0]?.[0];
  if (example === undefined) return { words, legend: undefined };
  const { label } = start.pieces[example.piece]!;
  const move = `${label} ${arrowOf(example)}${longest > 1 ? lengthOf(example) : ''}`;
  const legend = said.legend(move, label, lengthOf(example), WAYS[arrowOf(example)]!);
  return { words, legend };
}

const WAYS: Readonly<Record<string, 'left' | 'right' | 'up' | 'down'>> = {
  '→': 'right',
  '←': 'left',
  '↓': 'down',
  '↑': 'up',
};

function lengthOf({ rows, columns }: Shift): number {
  return Math.abs(rows) + Math.abs(columns);
}

function arrowOf({ rows, columns }: Shift): string {
  if (columns !== 0) return columns > 0 ? '→' : '←';
  return rows > 0 ? '↓' : '↑';
}
