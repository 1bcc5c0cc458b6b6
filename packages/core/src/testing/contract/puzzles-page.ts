import { expect, test } from 'vitest';
import type { Making } from '../../contract/facets/making.js';
import type { BoardConstraints, ConstraintId, Puzzles } from '../../contract/facets/puzzles.js';
import { identityOf } from '../../contract/same.js';
import type { Size } from '../../contract/scene.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { algorithms } from '../../search/algorithms.js';
import { explore } from '../../search/explore.js';
import { positionId, readPositionId } from '../../session/position-id.js';
import { solve } from '../../solving/solve.js';
import { cellNames } from './cells.js';
import type { Subject } from './subject.js';

/** What `contract/facets/puzzles.ts` promises. */
export function checkPuzzlesPage({ family, metrics }: Subject, making: Making, puzzles: Puzzles): void {
  const { small, usual } = making.sizes;

  /** Boards of a size, and what becomes of them. */
  const boards = (size: Size, count: number, constraints: BoardConstraints = {}): unknown[] => {
    const random = seededRandom(21);
    return Array.from({ length: count }, () => puzzles.random(random, size, constraints)).flatMap((board) => [
      board,
      puzzles.vary(random, board, constraints),
    ]);
  };

  test('every constraint says what it means', () => {
    const ids = puzzles.constraints.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { summary } of puzzles.constraints) expect(summary).toMatch(/^[^\n]+$/);
    if (puzzles.minimal) expect(making.removals).toBeDefined();
  });

  test('boards have the size that was asked for, the same numbers make the same, and all are positions', () => {
    for (const size of [small, usual]) {
      const made = boards(size, 5);
      expect(boards(size, 5)).toEqual(made);
      for (const board of made) {
        expect(family.scene(board)).toMatchObject(size);
        expect(unwrap(readPositionId(positionId(family, board))).reading.position).toEqual(board);
      }
    }
  });

  test('what cannot be made has a sentence, and what can has none', () => {
    for (const size of [small, usual]) expect(puzzles.constraintsError(size, {})).toBeUndefined();
    if (!puzzles.constraints.some(({ id }) => id === 'pieces')) return;
    const crowded = { pieces: { least: 10_000, most: 10_000 } };
    expect(puzzles.constraintsError(small, crowded)?.message).toMatch(/^[^\n]+[^.\n]$/);
    // Boards come near their constraints: among some, one is right.
    const few = { pieces: { least: 2, most: 5 } };
    const fitting = boards(small, 20, few).filter((board) => puzzles.fits(board, few));
    expect(fitting.length).toBeGreaterThan(0);
    for (const board of fitting) {
      const { length } = family.scene(board).pieces;
      expect(length >= 2 && length <= 5).toBe(true);
    }
  });

  test('a board is right only where its walls, lengths and shapes are, and some are', () => {
    const cellCounts = (board: unknown) => family.scene(board).pieces.map(({ cells }) => cells.length);
    const trials: readonly { id: ConstraintId; constraints: BoardConstraints; isRight(board: unknown): boolean }[] = [
      ...[1, 2].map((walls) => ({
        id: 'walls' as const,
        constraints: { walls: { least: walls, most: walls } },
        isRight: (board: unknown) => family.scene(board).walls.length === walls,
      })),
      ...[[2], [3]].map((lengths) => ({
        id: 'lengths' as const,
        constraints: { lengths },
        isRight: (board: unknown) => cellCounts(board).every((cells) => lengths.includes(cells)),
      })),
      ...['clear', 'cells'].map((goal) => ({
        id: 'goal' as const,
        constraints: { goal },
        isRight: (board: unknown) =>
          goal === 'clear'
            ? family.readOptions(board).goal === 'clear'
            : ((board as { reserved?: readonly unknown[] }).reserved?.length ?? 0) > 0,
      })),
      // (Words that a family of other shapes does not know are an error there.)
      ...[['1x1'], ['2x2', '1x1']].map((shapes) => ({
        id: 'shapes' as const,
        constraints: { shapes },
        isRight: (board: unknown) =>
          cellCounts(board).every((cells) => cells === 1 || (shapes.length > 1 && cells === 4)),
      })),
    ];
    const known = trials.filter(
      ({ id: constraint, constraints }) =>
        puzzles.constraints.some(({ id }) => id === constraint) &&
        puzzles.constraintsError(usual, constraints) === undefined,
    );
    const plain = boards(usual, 10);
    const made = known.map(({ constraints }) => boards(usual, 10, constraints));
    for (const [i, { constraints, isRight }] of known.entries()) {
      const all = [...plain, ...made.flat()];
      for (const board of all) if (puzzles.fits(board, constraints)) expect(isRight(board)).toBe(true);
      expect(made[i]!.some((board) => puzzles.fits(board, constraints))).toBe(true);
      expect(all.some((board) => !isRight(board))).toBe(true);
    }
    const ids = puzzles.constraints.filter(({ id }) => id !== 'pieces').map(({ id }) => id);
    expect(new Set(known.map(({ id }) => id))).toEqual(new Set(ids));
  });

  test('a board with other names, or sketched, is the same puzzle', () => {
    for (const board of boards(small, 5)) {
      const scene = family.scene(board);
      const { goals: _, ...sketched } = puzzles.sketch?.(board) ?? scene;
      expect(scene).toMatchObject(sketched);
      const tidy = puzzles.tidy?.(board) ?? board;
      expect(cellsOf(tidy)).toEqual(cellsOf(board));
      expect(unwrap(solve(family, tidy)).length).toBe(unwrap(solve(family, board)).length);
      expect(puzzles.tidy?.(tidy) ?? tidy).toEqual(tidy);
    }
  });

  test('no board takes longer than the longest', () => {
    for (const metric of metrics) {
      const longest = puzzles.longest?.(small, metric, {}) ?? Number.POSITIVE_INFINITY;
      for (const board of boards(small, 5)) {
        const { status, length } = unwrap(solve(family, board, { metric }));
        if (status === 'solved') expect(length).toBeLessThanOrEqual(longest);
      }
    }
  });

  test('the sizes that are quickly made begin with the usual one, and promise no length that there is not', () => {
    const { quick = [] } = puzzles;
    if (quick[0] !== undefined) expect(quick[0]).toMatchObject(usual);
    for (const { least, most, ...size } of quick) {
      expect(making.plain(size).ok).toBe(true);
      expect(least).toBeLessThan(most);
      expect(most).toBeLessThanOrEqual(puzzles.longest?.(size, metrics[0]!, {}) ?? most);
    }
  });

  test('shuffled boards have the size that was asked for, and a solution', () => {
    const { shuffle } = puzzles;
    if (shuffle === undefined) return;
    const boards = [1, 2, 3, 4, 5].map((seed) => shuffle(seededRandom(seed), small));
    for (const board of boards) {
      expect(family.scene(board)).toMatchObject(small);
      expect(unwrap(solve(family, board)).status).toBe('solved');
    }
    expect(shuffle(seededRandom(1), small)).toEqual(boards[0]);
    expect(new Set(boards.map(identityOf)).size).toBeGreaterThan(1);
  });

  test('where all boards lie in one space, they do', () => {
    if (!puzzles.oneSpace?.(small)) return;
    const sizes = boards(small, 5)
      .filter((board) => unwrap(solve(family, board)).status === 'solved')
      .map((board) => explore(family.space(board)).states.size);
    expect(new Set(sizes).size).toBe(1);
  });

  test('what proves lengths is admissible, fits, and needs no large table', () => {
    for (const metric of metrics) {
      const plan = puzzles.proof?.(usual, metric);
      if (plan === undefined) continue;
      const strategy = family.strategies.find(({ id }) => id === plan.algorithm);
      if (strategy !== undefined) expect(strategy.optimal).toBe(true);
      else expect(algorithms.map(({ id }) => id)).toContain(plan.algorithm);
      const heuristic = family.heuristics.find(({ id }) => id === plan.heuristic)!;
      expect(heuristic.admissible && heuristic.metrics.includes(metric)).toBe(true);
      for (const board of boards(usual, 3)) {
        expect(heuristic.unfit?.(board)).toBeUndefined();
        expect(family.tables?.needed(board, metric, plan) ?? []).toEqual([]);
      }
      expect(family.isSolved(unwrap(making.plain(usual)))).toBe(true);
    }
  });

  function cellsOf(board: unknown): string[] {
    return cellNames(family.scene(board).pieces.flatMap(({ cells }) => cells));
  }
}
