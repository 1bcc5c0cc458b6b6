import { describe, expect, test } from 'vitest';
import type { TableCache } from '../contract/engine/tables.js';
import { MemoryTableCache } from '../memory-table-cache.js';
import { seededRandom } from '../random.js';
import { unwrap } from '../result.js';
import { explore, goalDistances } from '../search/explore.js';
import { finish } from '../solving/drive.js';
import type { SolveOptions } from '../solving/options.js';
import { prepare } from '../solving/prepare.js';
import { replay } from '../solving/replay.js';
import { solve } from '../solving/solve.js';
import type { IdaCheckpoint } from './compiled/subtree-ida.js';
import { type TilesIds, tiles } from './index.js';
import { CompleteTable } from './patterns/complete-table.js';
import { createPosition, namedGoal, type TilesPosition } from './position.js';
import { Frame } from './space/frame.js';

const cache = new MemoryTableCache();

function goalOf(width: number, height: number): TilesPosition {
  const goal = namedGoal('blank-last', width * height);
  return unwrap(createPosition({ width, height, tiles: goal, goal }));
}

/** Every board that can be reached, with its exact distance by plain breadth-first search over the packed space. */
function* everyBoard(
  start: TilesPosition,
  metric: TilesIds['metric'],
): Generator<{ position: TilesPosition; distance: number }> {
  const space = tiles.space(start, metric);
  const exploration = explore(space);
  const distances = goalDistances(space, exploration);
  const state = new Int32Array(space.stateWords);
  for (let i = 0; i < exploration.states.size; i++) {
    space.load(exploration.states.keys, i * space.keyWords, state, 0);
    const position = { ...start, tiles: [...state.subarray(0, start.tiles.length)] };
    yield { position, distance: distances[i]! };
  }
}

function scrambled(
  width: number,
  height: number,
  count: number,
  seed: number,
  goal?: readonly number[],
): TilesPosition {
  const random = seededRandom(seed);
  const start = goalOf(width, height);
  let position: TilesPosition = goal === undefined ? start : unwrap(createPosition({ ...start, tiles: goal, goal }));
  for (let i = 0; i < count; i++) position = unwrap(tiles.play(position, random.pick(tiles.moves(position, 'stm'))));
  return position;
}

function lengthOf(position: TilesPosition, options: SolveOptions<TilesIds>): number {
  const solution = unwrap(solve(tiles, position, { tables: cache, ...options }));
  expect(solution.status).toBe('solved');
  expect(solution.optimal).toBe(true);
  expect(solution.lowerBound).toBe(solution.length);
  return solution.length!;
}

test('IDA* on boards of more than 16 cells uses pattern databases, if they can have any', () => {
  const heuristicFor = (side: number): string | undefined =>
    unwrap(prepare(tiles, goalOf(side, side), { algorithm: 'idastar-fsm' })).heuristic;
  expect([3, 4, 5, 6].map(heuristicFor)).toEqual(['linear-conflict', 'pdb-663', 'pdb-663', 'linear-conflict']);
});

function completeTable(...args: Parameters<typeof CompleteTable.inSlices>): CompleteTable {
  const making = CompleteTable.inSlices(...args);
  for (;;) {
    const step = making.next();
    if (step.done) return step.value;
  }
}

describe('complete tables', () => {
  test('the 8-puzzle: every one of its 181,440 boards is solved in the fewest moves', () => {
    const start = goalOf(3, 3);
    const table = completeTable(new Frame(start), 'stm', cache);
    const histogram: number[] = [];
    let total = 0;
    for (const { position, distance } of everyBoard(start, 'stm')) {
      const frame = new Frame(position);
      const path = table.solve(frame.board);
      if (path.length !== distance || table.distance(frame.board) !== distance) expect.unreachable(`${position.tiles}`);
      if (total % 101 === 0) expect(replay(tiles, position, frame.pushes(path, 'stm'), 'stm')).toBe(distance);
      histogram[distance] = (histogram[distance] ?? 0) + 1;
      total++;
    }
    expect(total).toBe(181_440);
    // Known counts: 1, 2, 4, 8, 16, 20, 39, 62 … and two boards that need 31.
    expect(histogram.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 20, 39, 62, 116, 152]);
    expect(histogram.slice(30)).toEqual([221, 2]);
    const mean = histogram.reduce((sum, count, distance) => sum + count * distance, 0) / total;
    expect(mean).toBeCloseTo(21.97, 2);
  });

  test('the 8-puzzle in lines: at most 24', () => {
    const start = goalOf(3, 3);
    const table = completeTable(new Frame(start), 'mtm', cache);
    let most = 0;
    for (const { position, distance } of everyBoard(start, 'mtm')) {
      if (table.distance(new Frame(position).board) !== distance) expect.unreachable(`${position.tiles}`);
      most = Math.max(most, distance);
    }
    expect(most).toBe(24);
  });

  test('goals with the blank elsewhere', () => {
    const goal = [1, 2, 3, 8, 0, 4, 7, 6, 5];
    for (const { position, distance } of everyBoard(scrambled(3, 3, 0, 1, goal), 'stm')) {
      if (position.tiles[0] !== 5 || position.tiles[1] !== 7) continue;
      expect(lengthOf(unwrap(createPosition(position)), {})).toBe(distance);
    }
  });
});

describe('IDA*', () => {
  test.each([
    [3, 2],
    [2, 3],
    [4, 2],
    [2, 4],
  ])('%i×%i: small boards, with every heuristic', (width, height) => {
    const heuristics = tiles.strategies.find(({ id }) => id === 'idastar-fsm')!.heuristics;
    let index = 0;
    for (const { position, distance } of everyBoard(goalOf(width, height), 'stm')) {
      index++;
      for (const [i, heuristic] of heuristics.entries()) {
        // A board meets one heuristic, each in its turn, on the larger shapes every twentieth: all of them meet dozens of boards.
        const every = width * height > 6 ? 20 : 2;
        if (index % (every * heuristics.length) !== every * i) continue;
        const { length, optimal } = unwrap(
          solve(tiles, position, { algorithm: 'idastar-fsm', heuristic, tables: cache }),
        );
        if (length !== distance || !optimal) expect.unreachable(`${heuristic}: ${position.tiles}`);
      }
    }
  });

  test('3×3, blank in the middle of the goal', () => {
    const goal = [1, 2, 3, 8, 0, 4, 7, 6, 5];
    for (let seed = 1; seed <= 12; seed++) {
      const position = scrambled(3, 3, 200, seed, goal);
      const exact = lengthOf(position, { algorithm: 'complete-table' });
      for (const heuristic of ['manhattan', 'max', 'pdb-555', 'pdb-663'] as const) {
        expect(lengthOf(position, { algorithm: 'idastar-fsm', heuristic })).toBe(exact);
      }
    }
  });

  test('4×4: algorithms and heuristics agree', () => {
    for (let seed = 1; seed <= 2; seed++) {
      const position = scrambled(4, 4, 60, seed);
      const lengths = [
        lengthOf(position, {}),
        ...(['manhattan', 'linear-conflict', 'walking-distance', 'max', 'pdb-555'] as const).map((heuristic) =>
          lengthOf(position, { algorithm: 'idastar-fsm', heuristic }),
        ),
        ...(['linear-conflict', 'pdb-663'] as const).map((heuristic) =>
          lengthOf(position, { algorithm: 'astar', heuristic }),
        ),
        lengthOf(position, { algorithm: 'idastar', heuristic: 'walking-distance' }),
        lengthOf(position, { algorithm: 'bidirectional' }),
      ];
      expect(new Set(lengths).size).toBe(1);
    }
  });

  test.each([
    ['57 moves', '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', 'blank-first', 57],
    ['66 moves', '11 14 13 1 2 3 12 4 15 7 9 5 10 6 8 0', 'blank-first', 66],
  ])('4×4: %s', (_, text, goal, length) => {
    const { position } = unwrap(tiles.parse(text, { goal }));
    expect(lengthOf(position, {})).toBe(length);
  });

  test('the hardest boards of 4×4 get larger tables, unless the largest are there; others the usual ones', () => {
    const heuristicFor = (text: string, tables: TableCache): string | undefined => {
      const { position } = unwrap(tiles.parse(text, { goal: 'blank-first' }));
      return unwrap(prepare(tiles, position, { tables })).heuristic;
    };
    const empty = new MemoryTableCache();
    const hardest = '15 14 8 12/10 11 9 13/2 6 5 1/3 7 4 0';
    expect(heuristicFor(hardest, empty)).toBe('pdb-771');
    expect(heuristicFor(hardest, { get: () => undefined, put: () => {}, has: () => true })).toBe('pdb-78');
    expect(heuristicFor('11 14 13 1 2 3 12 4 15 7 9 5 10 6 8 0', empty)).toBe('pdb-663');
    expect(heuristicFor('15 14 13 12 11 10 9 8/7 6 5 4 3 2 1 0', empty)).toBe('pdb-663');
  });

  test.each([
    [3, 4],
    [4, 3],
    [5, 2],
    [3, 5],
    [2, 7],
  ])('%i×%i: the default agrees with A*', (width, height) => {
    for (let seed = 1; seed <= 2; seed++) {
      const position = scrambled(width, height, 70, seed);
      expect(lengthOf(position, {})).toBe(lengthOf(position, { algorithm: 'astar', heuristic: 'linear-conflict' }));
    }
  });

  test('goals of every kind on 4×4', () => {
    const random = seededRandom(5);
    for (let i = 0; i < 4; i++) {
      const goal = random.shuffle(namedGoal('blank-last', 16));
      const position = scrambled(4, 4, 50, i, goal);
      const plain = lengthOf(position, { algorithm: 'idastar-fsm', heuristic: 'manhattan' });
      expect(lengthOf(position, { algorithm: 'idastar-fsm', heuristic: 'pdb-555' })).toBe(plain);
    }
  });

  test('it can be left and taken up again anywhere, and counts the same', () => {
    const position = scrambled(4, 4, 80, 3);
    const inSteps = (expansions: number) => {
      const strategy = tiles.strategies.find(({ id }) => id === 'idastar-fsm')!;
      const heuristic = tiles.heuristics.find(({ id }) => id === 'pdb-555')!;
      const options = { heuristic, weight: 1, memoryLimit: 1e9, tables: cache, untilLimit: false };
      const search = strategy.start(position, 'stm', options);
      for (;;) {
        const outcome = search.step(expansions);
        if (outcome !== undefined) return { outcome, counts: search.counts };
      }
    };
    expect(inSteps(1)).toEqual(inSteps(100_000));
    expect(inSteps(7)).toEqual(inSteps(1000));
  });
});

describe('options', () => {
  const fifteen = scrambled(4, 4, 40, 1);
  const message = (position: TilesPosition, options: SolveOptions<TilesIds>): string => {
    const result = solve(tiles, position, options);
    return result.ok ? 'no problem' : result.problem.message;
  };

  test('what does not fit is a problem', () => {
    expect(message(fifteen, { algorithm: 'complete-table' })).toContain('too many positions for a complete table');
    expect(message(fifteen, { algorithm: 'idastar-fsm', heuristic: 'hamming' })).toContain(
      'cannot use the heuristic "hamming"',
    );
    expect(message(fifteen, { algorithm: 'idastar-fsm', metric: 'mtm' })).toContain('stm');
    expect(message(fifteen, { metric: 'mtm', heuristic: 'manhattan' })).toContain('does not work in mtm');
    expect(message(scrambled(6, 6, 9, 1), { heuristic: 'pdb-555' })).toContain('too large for a 6×6 board');
    expect(message(scrambled(5, 5, 9, 1), { heuristic: 'pdb-78' })).toContain('too large for a 5×5 board');
  });

  test('tables that the memory limit forbids are not built', () => {
    const options = { heuristic: 'pdb-78' as const, tables: cache, limits: { memory: 100e6 } };
    expect(unwrap(solve(tiles, fifteen, options))).toMatchObject({ status: 'stopped', stopReason: 'memory' });
  });

  test('an unsolvable board is never searched', () => {
    const goal = namedGoal('blank-last', 10_000);
    const swapped = [2, 1, ...goal.slice(2)];
    const position = unwrap(createPosition({ width: 100, height: 100, tiles: swapped, goal }));
    const solution = unwrap(solve(tiles, position));
    expect(solution.status).toBe('unsolvable');
    expect(solution.reason?.message).toContain('parity');
    expect(solution.counts.expanded).toBe(0);
  });

  test('lines: 3×4 and smaller are proved, and agree with plain breadth-first search', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const position = scrambled(3, 4, 25, seed);
      expect(lengthOf(position, { metric: 'mtm' })).toBe(lengthOf(position, { metric: 'mtm', algorithm: 'bfs' }));
    }
  });
});

test('before a search has come as far as an earlier one, its checkpoint and its bound are those of that one', () => {
  const text = '15 2 12 11/14 13 9 5/1 3 8 7/0 10 6 4';
  const { position } = unwrap(tiles.parse(text, { goal: 'blank-first' }));
  const resume = { lowerBound: 61, expanded: 3, generated: 7, round: { tried: 7, done: '0110', leastExcess: 2 } };
  const options = { algorithm: 'idastar-fsm', heuristic: 'pdb-555', tables: cache, resume } as const;
  const solving = unwrap(unwrap(prepare(tiles, position, options)).start());
  solving.work(0);
  expect(solving.checkpoint).toEqual(resume);
  expect(solving.cancel()).toMatchObject({ status: 'stopped', lowerBound: 61 });
});

test('a search without the memory for compiled code goes on from a checkpoint, too', () => {
  const position = scrambled(4, 4, 200, 3);
  const tables = new MemoryTableCache();
  const options = { algorithm: 'idastar-fsm', heuristic: 'pdb-555', tables } as const;
  for (const { id } of tiles.tables.needed(position, 'stm', options)) {
    const building = tiles.tables.build(id)!;
    let step = building.next();
    while (!step.done) step = building.next();
    tables.put(id, step.value);
  }
  // Room for the tables, and not for a second copy of them.
  const memory = 4e6;
  const whole = unwrap(solve(tiles, position, { ...options, limits: { memory } }));
  const { expanded } = whole.counts;
  const session = (resume: object, expansions: number) => {
    const limits = { memory, expansions };
    const solving = unwrap(unwrap(prepare(tiles, position, { ...options, resume })).start({ limits }));
    return { solution: finish(solving), checkpoint: solving.checkpoint as IdaCheckpoint };
  };
  const first = session({}, Math.floor(0.95 * expanded));
  expect(first.solution.status).toBe('stopped');
  const { solution } = session(first.checkpoint, 3 * expanded);
  expect(solution).toMatchObject({ status: 'solved', optimal: true, length: whole.length });
  // The iterations before were not searched again, and what they took is counted.
  expect(solution.counts.expanded).toBeGreaterThan(expanded);
  expect(solution.counts.expanded).toBeLessThan(first.checkpoint.expanded + expanded);
  // One that comes less far in the same iteration does not replace what is known.
  const known = { ...first.checkpoint, expanded: 10 * expanded };
  expect(session(known, 11 * expanded).checkpoint.expanded).toBeGreaterThanOrEqual(known.expanded);
});
