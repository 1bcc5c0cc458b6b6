import type { Family } from '@slidewise/core/contract';
import { writeAddress } from '@slidewise/core/reading';
import { positionId } from '@slidewise/core/session';
import type { Solution } from '@slidewise/core/solving';
import { titleOf } from '@slidewise/core/text';
import { motionOf } from '@slidewise/lab/analysis';
import { type CollectionRating, LEVELS, type LevelId, levelOfScore } from '@slidewise/lab/collection';
import type { SheetBoard } from '@slidewise/lab/sheet';
import type { DiskTableCache } from '@slidewise/node/tables';
import { defined } from '@slidewise/server/answers';
import type { OneBoard } from '../../input/boards.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import { showAmount, showCount } from '../../terminal/units.js';
import type { SheetFlags } from './options.js';

const USUAL_TIME = 10_000;

/** More moves take pages, and minutes to take apart. */
const MOST_MOVES = 1000;

/** A board for a sheet, solved if needed; `isKnown` is false if solving gave up. */
export async function sheetBoard(
  { label, family, reading }: OneBoard,
  rating: CollectionRating | undefined,
  flags: SheetFlags,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<{ readonly board: SheetBoard; readonly isKnown: boolean }> {
  const { position, format } = reading;
  const { title = rating === undefined ? titleOfLabel(label, family.title) : titleOf(rating.name), chinese } =
    rating ?? {};
  const { baseUrl, answers } = flags;
  const shown =
    rating === undefined ? { parameters: { board: positionId(family, position, format) } } : { name: rating.name };
  const link = baseUrl && `${baseUrl}${writeAddress({ view: 'play', ...shown })}`;
  const known = {
    title,
    scene: family.scene(position),
    ...(chinese === undefined ? {} : { chinese: chinese[0]! }),
    ...(link === undefined ? {} : { link }),
  };
  // The collection knows how long its solutions are.
  if (rating !== undefined && !answers) {
    return { board: { ...known, facts: factsOf(family, rating.optimum, rating.level) }, isKnown: true };
  }
  const { timeLimit = USUAL_TIME, memoryLimit } = flags;
  const limits = defined({ timeLimit, memoryLimit });
  const solved = await solveInSlices(label, family, position, limits, signal, tables);
  // Limits are the only options here, and they fit every board.
  if (!solved.ok) throw new Error(solved.problem.message);
  const { status, moves, length, reason } = solved.value;
  const facts = factsOf(family, length ?? null, rating?.level ?? levelOf(solved.value));
  const isKnown = status !== 'stopped';
  if (!answers) return { board: { ...known, facts }, isKnown };
  if (status === 'solved') {
    const answer =
      moves.length > MOST_MOVES
        ? `${showCount(moves.length)} moves are too many to print.`
        : motionOf(family, position, moves);
    return { board: { ...known, facts, answer }, isKnown };
  }
  const answer = status === 'unsolvable' ? 'No solution exists: proved.' : `No solution was found: ${reason?.message}.`;
  return { board: { ...known, facts, answer }, isKnown };
}

/** `15 moves`, and the level. */
function factsOf({ metrics }: Family, optimum: number | null, level: LevelId): string[] {
  const word = LEVELS.find(({ id }) => id === level)!.title;
  return optimum === null ? [word] : [showAmount(optimum, metrics[0]!.unit), word];
}

function levelOf({ status, optimal, length }: Solution): LevelId {
  if (status === 'unsolvable') return 'unsolvable';
  return optimal ? levelOfScore(length!) : 'open';
}

/** A file by its name; what came by itself by its family. */
function titleOfLabel(label: string, family: string): string {
  const name = label.replace(/\.\w+(?=(:\d+)?$)/, '');
  return label === '-' || /^[a-z][a-z-]*:[a-z]/.test(label) ? family : titleOf(name);
}
