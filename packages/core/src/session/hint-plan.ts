import type { Family } from '../contract/family.js';
import type { Cell, Scene } from '../contract/scene.js';
import type { Shift } from '../draw/motion.js';
import { moveMakesWay } from '../messages/en/session.js';
import type { Message } from '../messages/message.js';
import { unwrap } from '../result.js';
import { hasOneFreeCell, type SceneMove, slideOf } from './scene-moves.js';
import { type MoveReason, whyMove } from './why-move.js';

/** A move of a plan. */
export interface PlannedMove<P = unknown, M = unknown> {
  /** The move, with what it does to the pieces where the moves before it have left them. */
  readonly slide: SceneMove<P, M>;
  /** The move in words. */
  readonly words: Message;
}

/** The next moves of a solution, and what they are for. */
export interface HintPlan<P = unknown, M = unknown> {
  /** Two to four; fewer at the end of the solution. */
  readonly moves: readonly PlannedMove<P, M>[];
  /** What is reached, and the steps before that. */
  readonly reasons: readonly MoveReason[];
}

const SHORTEST = 2;
const LONGEST = 4;
/** So many moves later, a player still knows what a move was for. */
const FORESIGHT = 12;

/** What a move makes way for: another one, so many moves later. */
interface WayMade<P, M> {
  readonly by: PlannedMove<P, M>;
  readonly next: PlannedMove<P, M>;
  readonly later: number;
}

/**
 * The next moves of a solution as a plan: up to what the first one is for, if that is near enough. `count` says how many moves instead, for a plan
 * that is being followed.
 */
export function planOf<P, M>(
  family: Family<P, M>,
  position: P,
  metric: string,
  moves: readonly M[],
  count?: number,
): HintPlan<P, M> {
  const ahead = lookAhead(family, position, moves.slice(0, FORESIGHT));
  const aim = whyMove(family, position, metric, moves);
  const start = family.scene(position);
  // On a board with one gap, every move makes way for the next.
  const way = hasOneFreeCell(start) ? undefined : wayMade(start, ahead);
  const near = [aim?.after, way === undefined ? undefined : way.later + 1].find(
    (after) => after !== undefined && after <= LONGEST,
  );
  const length = count ?? (hasOneFreeCell(start) ? LONGEST : Math.max(SHORTEST, near ?? SHORTEST + 1));
  return {
    moves: ahead.slice(0, length),
    reasons: [...(aim === undefined ? [] : [aim]), ...(way === undefined ? [] : [makingWay(way)])],
  };
}

function lookAhead<P, M>(family: Family<P, M>, start: P, moves: readonly M[]): PlannedMove<P, M>[] {
  let position = start;
  return moves.map((move) => {
    const after = unwrap(family.play(position, move));
    const words = family.moveMessage(position, move);
    const slide = slideOf(family, family.scene(position), after, move);
    position = after;
    return { slide, words };
  });
}

/** The next move of another piece into cells that the first move leaves. */
function wayMade<P, M>(start: Scene, ahead: readonly PlannedMove<P, M>[]): WayMade<P, M> | undefined {
  const [by] = ahead;
  if (by === undefined) return undefined;
  const movers = new Set(by.slide.shifts.map(({ piece }) => piece));
  const left = new Set(
    by.slide.shifts.flatMap(({ piece, rows, columns }) => {
      const { cells } = start.pieces[piece]!;
      const after = new Set(cells.map((cell) => keyOf(cell, rows, columns)));
      return cells.map((cell) => keyOf(cell)).filter((key) => !after.has(key));
    }),
  );
  const at = start.pieces.map(({ cells }) => cells);
  for (const [later, next] of ahead.entries()) {
    const entered = next.slide.shifts
      .filter(({ piece }) => later > 0 && !movers.has(piece))
      .flatMap((shift) => cellsOnTheWay(at[shift.piece]!, shift));
    if (entered.some((key) => left.has(key))) return { by, next, later };
    for (const { piece, rows, columns } of next.slide.shifts) {
      at[piece] = at[piece]!.map(({ row, column }) => ({ row: row + rows, column: column + columns }));
    }
  }
  return undefined;
}

/** The cells that a piece enters: all that it crosses if it goes straight, else the last ones. */
function cellsOnTheWay(cells: readonly Cell[], { rows, columns }: Shift): string[] {
  const own = new Set(cells.map((cell) => keyOf(cell)));
  const isStraight = rows === 0 || columns === 0;
  const far = isStraight ? Math.abs(rows + columns) : 1;
  const crossed = Array.from({ length: far }, (_, i) =>
    cells.map((cell) => keyOf(cell, (rows * (i + 1)) / far, (columns * (i + 1)) / far)),
  );
  return crossed.flat().filter((key) => !own.has(key));
}

function keyOf({ row, column }: Cell, rows = 0, columns = 0): string {
  return `${row + rows},${column + columns}`;
}

function makingWay<P, M>({ by, next, later }: WayMade<P, M>): MoveReason {
  const pieces = next.slide.shifts.map(({ piece }) => piece);
  const why = moveMakesWay({ move: by.words, next: next.words, moves: later });
  return { why, pieces, after: later + 1 };
}
