import { describe, expect, test } from 'vitest';
import { bricks } from '../bricks/index.js';
import type { Family } from '../contract/family.js';
import { seededRandom } from '../random.js';
import { unwrap } from '../result.js';
import { rushHour } from '../rush-hour/index.js';
import type { SolveOptions } from '../solving/options.js';
import { solve } from '../solving/solve.js';
import {
  bricksSearch,
  bucketList,
  type CourseResult,
  closingOnGeneration,
  lazyQueue,
  nPuzzleSearch,
  rushHourSearch,
} from '../testing/course-programs.js';
import { samples } from '../testing/samples.js';
import { tiles } from '../tiles/index.js';

const SAMPLE = '...b../...b../aa.b.d/..cccd/....../......';
const LOCKED = '...b../...bee/aa.b.d/.....d/...c../...c..';
/** The text's own count and ours differ here. */
const TELLING = 'bbcc.d/eee.fd/aaghfd/.igh../.ijh../.ij...';
/** Closing on generation loses a move here. */
const CLOSING_EARLY = '....d./hh..d./..aad./ii.gg./.bbc../ff.cee';

/** What ours says of a board, in the words of the course programs. */
function ours<P, M>(family: Family<P, M>, position: P, options: SolveOptions): CourseResult {
  const { length, status, counts } = unwrap(solve(family, position, { ...options, proveFirst: false }));
  return {
    length: status === 'solved' ? length : undefined,
    entered: counts.stored,
    taken: counts.expanded + (status === 'solved' ? 1 : 0),
  };
}

const vehicles = (text: string) => unwrap(rushHour.parse(text, {})).position;

describe('the Rush Hour course, closing boards when they are generated', () => {
  const asWritten = (text: string, heuristic: string) =>
    ours(rushHour, vehicles(text), { algorithm: 'astar-early-closing', heuristic });

  test.each([
    [LOCKED, [18, 18, 18], undefined],
    [SAMPLE, [72, 30, 19], 3],
  ])('%s: as many boards as the text says, both ways', (board, expansions, length) => {
    for (const [i, heuristic] of ['none', 'direct', 'indirect'].entries()) {
      const expected = { entered: expansions[i], length };
      expect(asWritten(board, heuristic)).toMatchObject(expected);
      expect(ours(rushHour, vehicles(board), { algorithm: 'astar', heuristic })).toMatchObject(expected);
      expect(closingOnGeneration(rushHourSearch(board, heuristic))).toMatchObject(expected);
    }
  });

  test('the sample solution comes out move for move', () => {
    const position = vehicles(SAMPLE);
    for (const algorithm of ['astar', 'astar-early-closing'] as const) {
      const { moves } = unwrap(solve(rushHour, position, { algorithm, heuristic: 'indirect' }));
      expect(moves.map((move) => rushHour.printMove(position, move, { format: 'usc' }))).toEqual([
        'd 2',
        'c -2',
        'b 3',
      ]);
    }
  });

  test('the two differ in count', () => {
    expect(asWritten(TELLING, 'direct').entered).toBe(266);
    expect(ours(rushHour, vehicles(TELLING), { algorithm: 'astar', heuristic: 'direct' }).entered).toBe(295);
  });

  test('the two differ in length, and only the sound one claims a proof', () => {
    const position = vehicles(CLOSING_EARLY);
    const early = unwrap(solve(rushHour, position, { algorithm: 'astar-early-closing', heuristic: 'indirect' }));
    expect(early).toMatchObject({ length: 7, optimal: false });
    expect(early.lowerBound).toBeLessThanOrEqual(6);
    const sound = unwrap(solve(rushHour, position, { algorithm: 'astar', heuristic: 'indirect' }));
    expect(sound).toMatchObject({ length: 6, optimal: true });
  });

  test('boards of all kinds: the counts of the text', () => {
    for (const text of [TELLING, CLOSING_EARLY, ...randomVehicles(6, 3)]) {
      for (const heuristic of ['none', 'direct', 'indirect']) {
        expect(asWritten(text, heuristic), text).toEqual(closingOnGeneration(rushHourSearch(text, heuristic)));
      }
    }
  });
});

describe('the student solver of Rush Hour', () => {
  test.each(['distance', 'distance-blockers', 'blocked-cars'])(
    '%s: its values, its counts, its lengths',
    (heuristic) => {
      for (const text of randomVehicles(8, 5).map((board) => board.toUpperCase().replaceAll('A', 'X'))) {
        const position = vehicles(text);
        const search = rushHourSearch(text, heuristic);
        const space = rushHour.space(position, 'moves');
        const state = new Int32Array(space.stateWords);
        space.start(state, 0);
        expect(space.heuristic(heuristic)(state, 0), text).toBe(search.estimate(text));
        const { length, entered, taken } = lazyQueue(search);
        const found = ours(rushHour, position, { algorithm: 'astar', heuristic });
        expect(found, text).toMatchObject(length === undefined ? { length, entered } : { length, entered, taken });
      }
    },
  );
});

describe('the N-puzzle course, never enqueuing a board twice', () => {
  const numbers = (text: string): string => text.replaceAll('/', ' ');

  test.each([
    ['2 4 3/0 7 6/5 1 8', 'manhattan', 11, 13],
    ['1 2 3/8 6 0/5 7 4', 'manhattan', 15, 17],
    ['1 2 3/8 6 0/5 7 4', 'hamming', 15, 17],
  ] as const)('%s with %s: longer than the shortest', (board, heuristic, shortest, early) => {
    const { position } = unwrap(tiles.parse(board, {}));
    expect(ours(tiles, position, { algorithm: 'astar', heuristic }).length).toBe(shortest);
    expect(ours(tiles, position, { algorithm: 'astar-early-closing', heuristic }).length).toBe(early);
    expect(closingOnGeneration(nPuzzleSearch(numbers(board), heuristic)).length).toBe(early);
  });

  test('random walks from the goal: the counts of the text', () => {
    const random = seededRandom(7);
    for (let i = 0; i < 12; i++) {
      let board = '1 2 3 4 5 6 7 8 0';
      for (let step = 0; step < 22; step++) board = random.pick(nPuzzleSearch(board, 'hamming').successors(board));
      const { position } = unwrap(tiles.parse(board, {}));
      for (const heuristic of ['hamming', 'manhattan'] as const) {
        expect(ours(tiles, position, { algorithm: 'astar-early-closing', heuristic }), board).toEqual(
          closingOnGeneration(nPuzzleSearch(board, heuristic)),
        );
      }
    }
  });
});

describe('the brick course, with a list for each f', () => {
  const BOARDS = [
    ['1,-1,-1,1,1', '1,0,3,4,1', '1,0,2,2,1', '1,1,1,1,1'],
    ['1,1,1,-1,-1,1', '1,0,0,0,0,1', '1,3,3,4,4,1', '1,2,2,0,0,1', '1,1,1,1,1,1'],
    ['1,-1,-1,1,1', '1,3,3,4,1', '1,5,0,4,1', '1,6,0,7,1', '1,2,2,8,1', '1,1,1,1,1'],
    ['2,2,3', '2,2,4', '5,6,0', '0,-1,-1', '7,-1,-1'],
    ['3,2,2,4', '3,2,2,4', '5,6,6,7', '5,8,9,7', '10,-1,-1,11', '1,-1,-1,1'],
  ];

  test.each(BOARDS)('%s …', (...rows) => {
    const lines = rows.filter((row): row is string => typeof row === 'string');
    const text = `${lines[0]!.split(',').length},${lines.length},\n${lines.map((row) => `${row},\n`).join('')}`;
    const { position } = unwrap(bricks.parse(text, { format: 'sbp' }));
    for (const heuristic of ['manhattan', 'blockers'] as const) {
      const expected = bucketList(bricksSearch(lines, heuristic));
      const options = { metric: 'steps', algorithm: 'astar-no-reopening', heuristic } as const;
      const found = ours(bricks, position, options);
      expect(found).toEqual(expected);
      expect(unwrap(solve(bricks, position, options)).optimal).toBe(
        heuristic === 'manhattan' && found.length !== undefined,
      );
    }
  });
});

/** Random boards in lower case without walls, rows separated by `/`, of few enough positions for the plain searches. */
function randomVehicles(count: number, seed: number): string[] {
  const found: string[] = [];
  for (const position of samples(rushHour, { width: 5, height: 5 }, 40 * count, seed)) {
    const printed = rushHour.print(position as ReturnType<typeof vehicles>, 'usc');
    if (!printed.ok || printed.value.includes('#')) continue;
    const text = printed.value.toLowerCase().replaceAll('\n', '/');
    const whole = unwrap(solve(rushHour, vehicles(text), { algorithm: 'bfs', proveFirst: false }));
    const { stored } = whole.counts;
    if (whole.length !== 0 && stored > 60 && stored < 600 && found.push(text) === count) break;
  }
  expect(found).toHaveLength(count);
  return found;
}
