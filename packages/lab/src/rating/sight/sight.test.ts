import type { Family } from '@slidewise/core/contract';
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

function last<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}
