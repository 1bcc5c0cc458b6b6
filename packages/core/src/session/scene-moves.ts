import { aList, anInteger, assertArguments, listOf, objectWith } from '../check.js';
import { aFamily, aScene, positionOf } from '../contract/checking/family-checks.js';
import type { Family } from '../contract/family.js';
import type { Scene } from '../contract/scene.js';
import { type Shift, shiftsBetween } from '../draw/motion.js';
import { unwrap } from '../result.js';

/** A legal move, and its effect on the pieces, by which a front end finds the move for a key, click or drag. */
export interface SceneMove<P = unknown, M = unknown> {
  /** The move. */
  readonly move: M;
  /** Usually one; more where pieces are pushed together. */
  readonly shifts: readonly Shift[];
  /** The position after it. */
  readonly position: P;
}

/** Everything that can be done in a position, once for each outcome, the moves of the given metric first. */
export function slidesOf<P, M>(family: Family<P, M>, position: P, metric: string): readonly SceneMove<P, M>[] {
  const others = family.metrics.map(({ id }) => id).filter((id) => id !== metric);
  return slidesIn(family, position, [metric, ...others]);
}

/** The shortest moves: those of the finest metric. There are never many. */
export function nudgesOf<P, M>(family: Family<P, M>, position: P): readonly SceneMove<P, M>[] {
  return slidesIn(family, position, [family.finestMetric]);
}

function slidesIn<P, M>(family: Family<P, M>, position: P, metrics: readonly string[]): readonly SceneMove<P, M>[] {
  const before = family.scene(position);
  const slides = new Map<string, SceneMove<P, M>>();
  for (const id of metrics) {
    for (const move of family.moves(position, id)) {
      const slide = slideOf(family, before, unwrap(family.play(position, move)), move);
      const outcome = outcomeOf(slide.shifts);
      if (!slides.has(outcome)) slides.set(outcome, slide);
    }
  }
  return [...slides.values()];
}

/** The most work before a delay is noticeable: about a tenth of a second. */
const MOST_WORK = 2e7;

/**
 * Whether all moves of a position can be listed without a noticeable delay. On a wide and empty board a piece can go to each of thousands of
 * cells in one move, and each of these moves is a scene of its own.
 */
export function canListSlides({ width, height }: Scene, nudges: readonly SceneMove[]): boolean {
  const cells = width * height;
  return cells * cells * Math.max(1, nudges.length) <= MOST_WORK;
}

/** The moves that a page offers for dragging: every legal move, or on very large boards only the shortest. */
export function handSlidesOf<P, M>(family: Family<P, M>, position: P): readonly SceneMove<P, M>[] {
  assertArguments(['family', family, aFamily]);
  const board = positionOf(family, position);
  const nudges = nudgesOf(family, board);
  if (!canListSlides(family.scene(board), nudges)) return nudges;
  return slidesOf(family, board, family.metrics[0]!.id);
}

/** With one free cell, a direction determines the move: at most one piece can move that way into the gap. */
export function hasOneFreeCell(scene: Scene): boolean {
  assertArguments(['scene', scene, aScene]);
  const { width, height, walls, pieces } = scene;
  const taken = walls.length + pieces.reduce((sum, { cells }) => sum + cells.length, 0);
  return width * height - taken === 1;
}

const someSlides = listOf(objectWith({ shifts: aList }));
const aWay = objectWith({ rows: anInteger, columns: anInteger });

/** The move of one piece, alone, by one cell. */
export function slideIntoGap<P, M>(
  slides: readonly SceneMove<P, M>[],
  way: Pick<Shift, 'rows' | 'columns'>,
): SceneMove<P, M> | undefined {
  assertArguments(['slides', slides, someSlides], ['way', way, aWay]);
  const { rows, columns } = way;
  return slides.find(({ shifts }) => shifts.length === 1 && shifts[0]!.rows === rows && shifts[0]!.columns === columns);
}

/** A move that has been played, as a slide. */
export function slideOf<P, M>(family: Family<P, M>, before: Scene, position: P, move: M): SceneMove<P, M> {
  return { move, shifts: shiftsBetween(before, family.scene(position)), position };
}

/** The same for slides that lead to the same position. */
export function outcomeOf(shifts: readonly Shift[]): string {
  return shifts.map(({ piece, rows, columns }) => `${piece}:${rows},${columns}`).join(' ');
}

/** What two slides do, one after the other: in the order of the pieces, as `shiftsBetween` lists them. */
export function sumOf(first: readonly Shift[], then: readonly Shift[]): readonly Shift[] {
  const sums = new Map(first.map((shift) => [shift.piece, shift]));
  for (const { piece, rows, columns } of then) {
    const { rows: down = 0, columns: right = 0 } = sums.get(piece) ?? {};
    sums.set(piece, { piece, rows: rows + down, columns: columns + right });
  }
  return [...sums.values()]
    .filter(({ rows, columns }) => rows !== 0 || columns !== 0)
    .sort((a, b) => a.piece - b.piece);
}
