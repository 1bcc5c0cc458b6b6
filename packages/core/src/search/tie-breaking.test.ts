import { describe, expect, test } from 'vitest';
import type { Family } from '../contract/family.js';
import { identityOf } from '../contract/same.js';
import { families } from '../families.js';
import { unwrap } from '../result.js';
import { solve } from '../solving/solve.js';
import { samples } from '../testing/samples.js';

/** The families and metrics in which ties can be broken. */
const cases = families.flatMap((family) =>
  family.metrics.flatMap(({ id: metric, tieBreaks = [] }) =>
    tieBreaks.map((finer) => ({ family, metric, finer, id: family.id })),
  ),
);

describe.each(cases)('$id: fewest $finer among the fewest $metric', ({ family, metric, finer }) => {
  test('agrees with a plain search by the rules', () => {
    let better = 0;
    for (const position of samples(family, 'small', 50, 11)) {
      const plain = plainCosts(family, position, metric, finer);
      const solution = unwrap(solve(family, position, { metric, tieBreak: finer }));
      expect(solution.length).toBe(plain?.length);
      if (plain === undefined) continue;
      const sum = solution.moves.reduce<number>((total, move) => total + family.cost(move, finer), 0);
      expect(sum).toBe(plain.finer);
      expect(solution.optimal).toBe(true);
      const usual = unwrap(solve(family, position, { metric, algorithm: 'bfs' }));
      if (usual.moves.reduce<number>((total, move) => total + family.cost(move, finer), 0) > sum) better++;
    }
    expect(better).toBeGreaterThan(0);
  });

  test('stops at limits, and refuses other algorithms', () => {
    const [position] = samples(family, 'usual', 1, 3);
    expect(solve(family, position, { metric, tieBreak: finer, algorithm: 'astar' }).ok).toBe(false);
    expect(solve(family, position, { metric, tieBreak: 'nothing' }).ok).toBe(false);
    expect(unwrap(solve(family, position, { metric, tieBreak: finer, limits: { memory: 1 } })).status).not.toBe(
      'solved',
    );
  });
});

/** The shortest length, and the least finer cost of all solutions that short: layer by layer, by the rules alone. */
function plainCosts(
  family: Family,
  start: unknown,
  metric: string,
  finer: string,
): { length: number; finer: number } | undefined {
  const seen = new Set([identityOf(start)]);
  let layer = new Map([[identityOf(start), { position: start, cost: 0 }]]);
  for (let length = 0; layer.size > 0; length++) {
    const solved = [...layer.values()].filter(({ position }) => family.isSolved(position));
    if (solved.length > 0) return { length, finer: Math.min(...solved.map(({ cost }) => cost)) };
    const next = new Map<string, { position: unknown; cost: number }>();
    for (const { position, cost } of layer.values()) {
      for (const move of family.moves(position, metric)) {
        const after = unwrap(family.play(position, move));
        const text = identityOf(after);
        if (seen.has(text)) continue;
        const sum = cost + family.cost(move, finer);
        if (sum < (next.get(text)?.cost ?? Number.POSITIVE_INFINITY)) next.set(text, { position: after, cost: sum });
      }
    }
    for (const text of next.keys()) seen.add(text);
    layer = next;
  }
  return undefined;
}
