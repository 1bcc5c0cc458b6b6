import type { Family } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { writeAddress } from '@slidewise/core/reading';
import { ok, problem, type Result } from '@slidewise/core/result';
import { positionId, readPositionId } from '@slidewise/core/session';
import { motionOf } from '@slidewise/lab/analysis';
import { LEVELS, type LevelId, levelOfScore } from '@slidewise/lab/collection';
import type { SheetBoard } from '@slidewise/lab/sheet';
import { puzzleNamed as inCollection } from '../../collection/boards.js';
import { puzzleNamed } from '../../collection/known.js';
import { type Puzzle, titleHere } from '../../collection/puzzle.js';
import { type KnownSolution, solutionOf, type Unsolved } from '../../files/known-solution.js';
import { noBoardToPrint, nothingToPrint } from '../../messages.js';
import { boardOf } from '../../share/puzzle-board.js';
import { amount, known as nameHere, t } from '../../texts/index.js';

/** A board on the way to paper. */
export interface PrintedBoard extends Unsolved {
  readonly board: Omit<SheetBoard, 'facts' | 'answer'>;
  /** What is known of it, if it has a name. */
  readonly puzzle?: Puzzle;
}

/** The boards of names and ids; a problem if one of them is none. */
export function readPrinted(of: readonly string[], base: string): Result<readonly PrintedBoard[]> {
  if (of.length === 0) return problem(nothingToPrint());
  const boards: PrintedBoard[] = [];
  for (const item of of) {
    const puzzle = puzzleNamed(item);
    const read = puzzle === undefined ? readOther(item) : readPuzzle(puzzle);
    if (!read.ok) return read;
    const { family, position, id } = read.value;
    // Names that only this device knows lead nowhere on another.
    const there = inCollection(item) === undefined ? { name: '', parameters: { board: id } } : { name: item };
    const link = base + writeAddress({ view: 'play', ...there });
    const title = puzzle === undefined ? nameHere(family.title) : titleHere(puzzle);
    const { chinese } = puzzle ?? {};
    const named = { title, ...(chinese === undefined || chinese[0] === title ? {} : { chinese: chinese[0]! }) };
    boards.push({
      ...{ family, position },
      board: { ...named, scene: family.scene(position), link },
      ...(puzzle === undefined ? {} : { puzzle, name: puzzle.name }),
    });
  }
  return ok(boards);
}

type Board = Pick<Unsolved, 'family' | 'position'> & { readonly id: string };

function readPuzzle(puzzle: Puzzle): Result<Board> {
  const board = boardOf(puzzle);
  if (!board.ok) return board;
  const { family, reading } = board.value;
  return ok({ family, position: reading.position, id: positionId(family, reading.position, reading.format) });
}

function readOther(id: string): Result<Board> {
  const read = readPositionId(id, families as Family[]);
  if (!read.ok) return problem(noBoardToPrint({ item: id }));
  const { family, reading } = read.value;
  return ok({ family, position: reading.position, id: positionId(family, reading.position, reading.format) });
}

const PATIENCE = 10_000;

/** Boards as they stand on a sheet; solves those of which more must be known, and says how many are done. */
export async function solvePrinted(
  boards: readonly PrintedBoard[],
  answers: boolean,
  known: Map<unknown, KnownSolution>,
  onSolved: (done: number) => boolean,
): Promise<readonly SheetBoard[]> {
  const sheet: SheetBoard[] = [];
  for (const each of boards) {
    const { puzzle, family, position } = each;
    let solution = known.get(position);
    if (solution === undefined && (answers || !isRated(puzzle))) {
      solution = await solutionOf(each, PATIENCE);
      known.set(position, solution);
    }
    const answer =
      solution === undefined
        ? undefined
        : solution.status === 'solved'
          ? motionOf(family, position, solution.moves)
          : solution.status === 'unsolvable'
            ? t('No solution exists: proved.')
            : t('No solution was found in ten seconds.');
    sheet.push({ ...each.board, facts: factsOf(each, solution), ...(answer === undefined ? {} : { answer }) });
    if (!onSolved(sheet.length)) break;
  }
  return sheet;
}

/** True if its length and level are known, or nobody knows them. */
function isRated(puzzle: Puzzle | undefined): boolean {
  return puzzle !== undefined && (puzzle.level !== 'open' || inCollection(puzzle.name) !== undefined);
}

/** `15 moves`, and the level. */
function factsOf({ puzzle, family }: PrintedBoard, solution: KnownSolution | undefined): string[] {
  const { shortest = solution?.status === 'solved' && solution.optimal ? solution.length : undefined } = puzzle ?? {};
  const level: LevelId =
    (isRated(puzzle) ? puzzle?.level : undefined) ??
    (solution?.status === 'unsolvable' ? 'unsolvable' : shortest === undefined ? 'open' : levelOfScore(shortest));
  const word = t(LEVELS.find(({ id }) => id === level)!.title);
  return shortest === undefined ? [word] : [amount(shortest, family.metrics[0]!.unit), word];
}
