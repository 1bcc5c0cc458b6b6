import { expect, test } from 'vitest';
import type { IterationPart, PartOutcome } from '../../contract/engine/search.js';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { prepare, replay, solve, startPart } from '../../solving/index.js';
import { tiles } from '../index.js';
import { createPosition, namedGoal, type TilesPosition } from '../position.js';
import type { Push } from '../rules.js';

const cache = new MemoryTableCache();
const options = { algorithm: 'idastar-fsm', heuristic: 'pdb-555', tables: cache } as const;

function scrambled(moves: number, seed: number): TilesPosition {
  const random = seededRandom(seed);
  const goal = namedGoal('blank-last', 16);
  let position = unwrap(createPosition({ width: 4, height: 4, tiles: goal, goal }));
  for (let i = 0; i < moves; i++) position = unwrap(tiles.play(position, random.pick(tiles.moves(position, 'stm'))));
  return position;
}

function searchPart(
  position: TilesPosition,
  part?: IterationPart,
): { outcome: PartOutcome<readonly Push[]>; generated: number } {
  const search = unwrap(startPart(unwrap(prepare(tiles, position, options)), { memory: 2 ** 30 }, part));
  for (;;) {
    const outcome = search.step(1000);
    if (outcome !== undefined) return { outcome, generated: search.counts.generated };
  }
}

test.each([
  [1, 1],
  [7, 2],
  [50, 3],
])('%i parts of each iteration, put together: the solution of the uncut search', (parts, seed) => {
  const position = scrambled(90, seed);
  const whole = unwrap(solve(tiles, position, options));
  let [bound, generated] = [unwrap(solve(tiles, position, { ...options, limits: { expansions: 1 } })).lowerBound, 0];
  for (;;) {
    const done = Array.from({ length: parts }, (_, part) => searchPart(position, { bound, generated, part, parts }));
    const first = done.find(({ outcome }) => outcome.status === 'solved')?.outcome;
    if (first?.status === 'solved') {
      expect(replay(tiles, position, first.path, 'stm')).toBe(bound);
      expect(first.path).toEqual(whole.moves);
      break;
    }
    generated += done.reduce((sum, each) => sum + each.generated, 0);
    const bounds = done.map(({ outcome }) => (outcome.status === 'exhausted' ? outcome.bound : 0));
    expect(Math.min(...bounds)).toBeGreaterThan(bound);
    bound = Math.min(...bounds);
    expect(bound).toBeLessThanOrEqual(whole.length!);
  }
});

test('of more parts than there are subtrees, some have nothing to do', () => {
  const position = scrambled(90, 3);
  const { lowerBound: bound } = unwrap(solve(tiles, position, { ...options, limits: { expansions: 1 } }));
  const generated = [0, 1, 2, 3, 4, 5].map(
    (part) => searchPart(position, { bound, generated: 0, part, parts: 20_000 }).generated,
  );
  expect(generated).toContain(0);
});

test('a short search is not cut: its beginning is all of it', () => {
  const position = scrambled(60, 4);
  const { outcome } = searchPart(position);
  expect(outcome).toEqual({ status: 'solved', path: unwrap(solve(tiles, position, options)).moves });
});

test('what cannot be cut says so', () => {
  const position = scrambled(30, 5);
  const problem = (options: object) => {
    const started = startPart(unwrap(prepare(tiles, position, options)), { memory: 1e9 });
    return started.ok ? undefined : started.problem.message;
  };
  expect(problem({ algorithm: 'astar', heuristic: 'manhattan' })).toBe('"astar" cannot be cut into parts');
  expect(problem({ algorithm: 'idastar-fsm', heuristic: 'manhattan' })).toContain('cannot be cut');
  const unsolvable = unwrap(tiles.parse('1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0')).position;
  const refuted = startPart(unwrap(prepare(tiles, unsolvable, options)), { memory: 1e9 });
  expect(refuted.ok ? '' : refuted.problem.message).toMatch(/^there is nothing to search: /);
  const wrong = startPart(unwrap(prepare(tiles, position, options)), { memory: 1e9 }, { part: -1 } as never);
  expect(wrong.ok ? '' : wrong.problem.message).toContain('must be a whole number');
});

test('the memory limit holds', () => {
  const search = unwrap(startPart(unwrap(prepare(tiles, scrambled(30, 6), options)), { memory: 1 }));
  expect(search.step(1)).toEqual({ status: 'stopped', reason: 'memory' });
});
