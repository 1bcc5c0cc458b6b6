import { describe, expect, test } from 'vitest';
import { unwrap } from '../result.js';
import { rushHour } from '../rush-hour/index.js';
import { solve } from '../solve.js';
import { courseAstar } from '../testing/course-astar.js';
import { tiles } from '../tiles/index.js';
import { algorithms } from './algorithms.js';

const astar = algorithms.find(({ id }) => id === 'astar')!;

function runAstar(board: string, heuristicId: string) {
  const { position } = unwrap(rushHour.parse(board, {}));
  const space = rushHour.space(position, 'moves');
  const heuristic = rushHour.heuristics.find(({ id }) => id === heuristicId)!;
  const search = astar.start(space, { heuristic, weight: 1, memoryLimit: Number.POSITIVE_INFINITY });
  const outcome = search.step(Number.POSITIVE_INFINITY)!;
  const moves = outcome.status === 'solved' ? space.moves(outcome.path) : undefined;
  return {
    stored: search.counts.stored,
    moves: moves?.map((move) => rushHour.printMove(position, move, 'usc')),
    space,
  };
}

describe("the course's A*", () => {
  test.each([
    ['...b../...bee/aa.b.d/.....d/...c../...c..', [18, 18, 18], undefined],
    ['...b../...b../aa.b.d/..cccd/....../......', [72, 30, 19], 3],
  ])('%s enters as many boards as the course says', (board, expansions, shortest) => {
    for (const [i, heuristic] of ['bfs', 'direct', 'indirect'].entries()) {
      const { stored, moves, space } = runAstar(board, heuristic);
      expect(stored).toBe(expansions[i]);
      expect(moves?.length).toBe(shortest);
      expect(courseAstar(space, heuristic)).toEqual({ expansions: expansions[i], length: shortest });
    }
  });

  test('the sample solution comes out move for move', () => {
    const { moves } = runAstar('...b../...b../aa.b.d/..cccd/....../......', 'indirect');
    expect(moves).toEqual(['d 2', 'c -2', 'b 3']);
  });

  test('closing a board when it is generated loses the shortest solution; ours does not', () => {
    const board = '....d./hh..d./..aad./ii.gg./.bbc../ff.cee';
    const { moves, space } = runAstar(board, 'indirect');
    expect(courseAstar(space, 'indirect').length).toBe(7);
    expect(moves).toHaveLength(6);
    expect(runAstar(board, 'bfs').moves).toHaveLength(6);
  });

  test.each([
    ['2 4 3/0 7 6/5 1 8', 'manhattan', 11, 13],
    ['1 2 3/8 6 0/5 7 4', 'manhattan', 15, 17],
    ['1 2 3/8 6 0/5 7 4', 'hamming', 15, 17],
  ])('so it does for tiles: %s with %s', (board, heuristic, shortest, closingEarly) => {
    const { position } = unwrap(tiles.parse(board, {}));
    expect(courseAstar(tiles.space(position, 'stm'), heuristic).length).toBe(closingEarly);
    expect(unwrap(solve(tiles, position, { algorithm: 'astar', heuristic })).length).toBe(shortest);
  });
});
