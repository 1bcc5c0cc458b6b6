import type { Family, PlanningTask } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { GraphBuilding, shortestPaths } from '@slidewise/core/internals';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { tiles } from '@slidewise/core/tiles';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../../core/src/testing/samples.js';
import { frogs } from '../../../../core/src/testing/toy/frogs.js';
import { greedyPositionsOf } from './greedy-positions.js';
import { guidedBitsOf } from './guided-bits.js';
import { RelaxedPlan } from './relaxed-plan.js';
import { Sight } from './sight.js';

const read = (text: string) => unwrap(rushHour.parse(text)).position;

describe('the relaxed plan of a board of Rush Hour', () => {
  const planOf = (text: string) => {
    const position = read(text);
    const plan = RelaxedPlan.of(rushHour, position, 'moves')!;
    const count = plan.of(rushHour.scene(position));
    const names = position.vehicles.map(({ name }) => name);
    return { count, moving: names.filter((_, piece) => plan.moves[piece]! > 0).join('') };
  };

  test('has each vehicle once that is in the way, and what is in its way', () => {
    expect(planOf('......\n......\nXX....\n......\n......\n......')).toEqual({ count: 1, moving: 'X' });
    expect(planOf('......\n......\nXX.B..\n...B..\n......\n......')).toEqual({ count: 2, moving: 'BX' });
    // B needs three free cells below, where C stands; D is in nobody's way.
    expect(planOf('...B..\n...B..\nXX.B..\n......\n..CC..\nDD....')).toEqual({
      count: 3,
      moving: 'BCX',
    });
  });

  test('does not see that pieces come into the way again', () => {
    // It takes more moves than there are vehicles.
    const { count } = planOf('AA.B..\n...B..\nXX.B..\n......\n......\n......');
    expect(count).toBe(2);
  });
});

test.each(families.map((family) => [family.id, family] as const))(
  'the pieces of a relaxed plan suffice, if what has moved is never in the way again: %s',
  (_, family) => {
    const metric = family.metrics[0]!.id;
    for (const board of [...samples(family, 'small', 60, 8)].slice(0, 12)) {
      const plan = RelaxedPlan.of(family, board, metric)!;
      const count = plan.of(family.scene(board));
      const reaches = (mayMove: (piece: number) => boolean) => reachesGoal(family.planning!.task(board), mayMove);
      expect(reaches((piece) => plan.moves[piece]! > 0)).toBe(reaches(() => true));
      expect(count === 0).toBe(reaches(() => false) || !reaches(() => true));
    }
  },
);

/** Whether the goal holds in the end, if the pieces that may move go wherever there is room, and take up none. */
function reachesGoal(task: PlanningTask, mayMove: (piece: number) => boolean): boolean {
  const { width, height, walls, pieces, goals } = task;
  const name = (row: number, column: number) => `${row},${column}`;
  const blocked = new Set(walls.map(({ row, column }) => name(row, column)));
  const cellsAt = (piece: number, down: number, right: number) =>
    pieces[piece]!.cells.map(({ row, column }) => [row + down, column + right] as const);
  const places = pieces.map(() => new Set([name(0, 0)]));
  const clear = new Set<string>();
  for (let row = 0; row < height; row++) for (let column = 0; column < width; column++) clear.add(name(row, column));
  for (const { cells } of pieces) for (const { row, column } of cells) clear.delete(name(row, column));
  for (let grew = true; grew; ) {
    grew = false;
    for (const [piece, { ways, cells, barred = [] }] of pieces.entries()) {
      if (!mayMove(piece)) continue;
      const own = new Set(cells.map(({ row, column }) => name(row, column)));
      const bars = new Set(barred.map(({ row, column }) => name(row, column)));
      for (const place of [...places[piece]!]) {
        const [down, right] = place.split(',').map(Number) as [number, number];
        const steps = [
          ...(ways === 'vertical' || ways === 'none' ? [] : [[0, 1] as const, [0, -1] as const]),
          ...(ways === 'horizontal' || ways === 'none' ? [] : [[1, 0] as const, [-1, 0] as const]),
        ];
        for (const [y, x] of steps) {
          const next = cellsAt(piece, down + y, right + x).map(([row, column]) => name(row, column));
          const isFree = next.every(
            (cell) => !blocked.has(cell) && !bars.has(cell) && (clear.has(cell) || own.has(cell)),
          );
          if (!isFree || places[piece]!.has(name(down + y, right + x))) continue;
          places[piece]!.add(name(down + y, right + x));
          for (const cell of own) if (!next.includes(cell)) clear.add(cell);
          grew = true;
        }
      }
    }
  }
  return goals.every((alternatives) =>
    alternatives.some((facts) =>
      facts.every(({ piece, row, column }) => {
        if (piece === undefined) return clear.has(name(row, column));
        const [first] = pieces[piece]!.cells;
        return places[piece]!.has(name(row - first!.row, column - first!.column));
      }),
    ),
  );
}

test('the relaxed plan of tiles counts steps', () => {
  const { position } = unwrap(tiles.parse('1 2 3\n4 5 6\n7 0 8'));
  expect(RelaxedPlan.of(tiles, position, 'stm')!.of(tiles.scene(position))).toBe(1);
});

describe.each([...families, frogs as unknown as Family].map((family) => [family.id, family] as const))(
  'positions as players see them: %s',
  (_, family) => {
    const metric = family.metrics[0]!.id;
    const boards = [...samples(family, 'small', 40, 8)].slice(0, 6);

    test('no move seems to be left where a board is solved, and only there', () => {
      for (const board of boards) {
        const sight = new Sight(family, board, metric);
        for (let at = 0; at < Math.min(60, sight.states.size); at++) {
          const position = family.space(board, metric).positionAt(sight.states.keys, at * sight.states.keyWords, board);
          expect(sight.isSolved(at)).toBe(family.isSolved(position));
          sight.after(at);
        }
      }
    });

    test('who goes on where the least seems left finds a solution, and no sooner than a shortest', () => {
      for (const board of boards) {
        const graph = new GraphBuilding(family.space(board, metric), 3000).step(3000);
        const paths = graph && shortestPaths(graph);
        if (graph === undefined || paths === undefined) continue;
        const sight = new Sight(family, board, metric);
        const positions = last(greedyPositionsOf(sight));
        expect(positions).toBeGreaterThanOrEqual(paths.length - 1e-9);
        expect(positions).toBeLessThanOrEqual(graph.states.size);
        const bits = last(guidedBitsOf(graph, paths, sight));
        expect(bits).toBeGreaterThanOrEqual(0);
        expect(last(greedyPositionsOf(new Sight(family, board, metric)))).toBe(positions);
      }
    });
  },
);

test('too many positions end it', () => {
  const board = read('......\n......\nXX.B..\n...B..\n......\n......');
  const graph = new GraphBuilding(rushHour.space(board)).step(1000)!;
  const full = Object.defineProperty(new Sight(rushHour, board, 'moves'), 'isFull', { value: true });
  expect(last(guidedBitsOf(graph, shortestPaths(graph)!, full))).toBeUndefined();
  expect(last(greedyPositionsOf(full))).toBeUndefined();
});

function last<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}
