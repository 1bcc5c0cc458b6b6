import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random.js';
import { unwrap } from '../result.js';
import { explore } from '../search/explore.js';
import { hamming, manhattan } from './heuristics/measures.js';
import { inversions, isSolvable, refute } from './parity.js';
import { createPosition, namedGoal, type TilesPosition } from './position.js';
import { cost, isSolved, moves, play, playAll, pushOf } from './rules.js';
import { TilesSpace } from './space/space.js';

function position(
  tiles: readonly number[],
  width: number,
  goal = namedGoal('blank-last', tiles.length),
): TilesPosition {
  return unwrap(createPosition({ width, height: tiles.length / width, tiles, goal }));
}

/** All orders of 0 to n - 1. */
function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((rest) =>
    Array.from({ length: n }, (_, at) => [...rest.slice(0, at), n - 1, ...rest.slice(at)]),
  );
}

/** Which boards can become one another: a number for each board, by moving by the rules alone. */
function classes(width: number, cells: number): Map<string, number> {
  const found = new Map<string, number>();
  let count = 0;
  for (const tiles of permutations(cells)) {
    if (found.has(tiles.join())) continue;
    const queue = [position(tiles, width)];
    found.set(tiles.join(), count);
    for (const board of queue) {
      for (const move of moves(board)) {
        const next = unwrap(play(board, move));
        if (found.has(next.tiles.join())) continue;
        found.set(next.tiles.join(), count);
        queue.push(next);
      }
    }
    count++;
  }
  return found;
}

describe('parity', () => {
  test.each([
    [2, 2],
    [3, 2],
    [2, 3],
  ])('%i×%i: exactly the boards that can be reached are solvable, for every goal', (width, height) => {
    const group = classes(width, width * height);
    const boards = permutations(width * height);
    expect(new Set(group.values()).size).toBe(2);
    const classOf = boards.map((board) => group.get(board.join()));
    for (let g = 0; g < boards.length; g++) {
      const goal = boards[g]!;
      for (let b = 0; b < boards.length; b++) {
        const solvable = classOf[g] === classOf[b];
        if (isSolvable({ width, height, tiles: boards[b]!, goal }) !== solvable) {
          expect.unreachable(`${boards[b]} to ${goal}`);
        }
      }
    }
  });

  test.each([
    [3, 3, 181_440],
    [4, 2, 20_160],
    [2, 4, 20_160],
  ])('%i×%i: half of all boards can be reached, and all of those count as solvable', (width, height, count) => {
    const goal = namedGoal('blank-last', width * height);
    const space = new TilesSpace(position(goal, width), 'stm');
    const { states } = explore(space);
    expect(states.size).toBe(count);
    const state = new Int32Array(space.stateWords);
    for (let i = 0; i < states.size; i += 17) {
      space.load(states.keys, i * space.keyWords, state, 0);
      const tiles = [...state.subarray(0, width * height)];
      expect(isSolvable({ width, height, tiles, goal })).toBe(true);
      [tiles[0], tiles[1]] = [tiles[1]!, tiles[0]!];
      if (tiles[0] !== 0 && tiles[1] !== 0) expect(isSolvable({ width, height, tiles, goal })).toBe(false);
    }
  });

  test('the rule of the course: odd width, inversions even; even width, inversions and row of the blank odd', () => {
    const random = seededRandom(3);
    for (let i = 0; i < 200; i++) {
      const side = 2 + random.integer(5);
      const board = position(random.shuffle(namedGoal('blank-last', side * side)), side);
      const row = Math.floor(board.tiles.indexOf(0) / side);
      const expected = side % 2 === 1 ? inversions(board) % 2 === 0 : (inversions(board) + row) % 2 === 1;
      expect(isSolvable(board)).toBe(expected);
    }
  });

  test('the refutation says why', () => {
    expect(refute(position([1, 2, 3, 4, 5, 6, 8, 7, 0], 3))?.message).toContain(
      '1 pair of tiles is in the wrong order: an odd',
    );
    expect(refute(position([1, 2, 0, 3], 2))).toBeUndefined();
    expect(refute(position([2, 1, 0, 3], 2))?.message).toContain('the blank is 0 rows from its place: the sum is odd');
    expect(refute(position([2, 1, 3, 0], 2))?.message).toContain('(parity)');
  });

  test('pairs are not counted one by one: of a million tiles there are half a trillion', () => {
    const goal = namedGoal('blank-last', 1_000_001);
    const tiles = goal.toReversed();
    expect(inversions({ tiles, goal })).toBe((1_000_000 * 999_999) / 2);
  });
});

describe('what the assignments name', () => {
  const board = position([2, 1, 3, 5, 4, 0, 6, 7, 8], 3);

  test('hamming, manhattan and inversions', () => {
    expect(manhattan(board)).toBe(9);
    expect(hamming(board)).toBe(7);
    expect(inversions(board)).toBe(2);
    expect(inversions(position([1, 3, 2, 0], 2))).toBe(1);
    expect(isSolved(position(namedGoal('blank-last', 9), 3))).toBe(true);
  });
});

describe('rules', () => {
  const board = position([1, 2, 3, 4, 5, 6, 7, 8, 0], 3);

  test('a line is pushed at once', () => {
    expect(moves(board, 'mtm')).toHaveLength(4);
    expect(unwrap(play(board, pushOf('R', 2))).tiles).toEqual([1, 2, 3, 4, 5, 6, 0, 7, 8]);
    expect(unwrap(playAll(board, [pushOf('D', 2), pushOf('U', 2)]))).toEqual(board);
  });

  test('a push of two tiles counts two moves or one slide; equal pushes are one object', () => {
    expect(['stm', 'mtm'].map((metric) => cost(pushOf('R', 2), metric))).toEqual([2, 1]);
    expect(pushOf('R', 2)).toBe(pushOf('R', 2));
  });

  test('illegal moves are problems', () => {
    for (const push of [pushOf('L', 1), pushOf('R', 3), pushOf('R', 0), pushOf('R', 0.5), pushOf('X' as 'L', 1)]) {
      expect(play(board, push).ok).toBe(false);
    }
    const error = (...pushes: Parameters<typeof playAll>[1]): string | false => {
      const result = playAll(board, pushes);
      return !result.ok && result.problem.message;
    };
    expect(error(pushOf('R', 1), pushOf('R', 9))).toBe('move 2: only 1 tile can be pushed R there, not 9');
    expect(error(pushOf('R', 3))).toBe('only 2 tiles can be pushed R there, not 3');
    expect(error(pushOf('L', 1))).toBe('no tile can be pushed L there');
    expect(error(pushOf('R', 0.5))).toBe('0.5 tiles cannot be pushed');
    expect(error(pushOf('X' as 'L', 1))).toBe('tiles move L, R, U or D, not "X"');
  });

  test('set-ups that are no boards are problems', () => {
    const goal = namedGoal('blank-last', 4);
    for (const setup of [
      { width: 2, height: 2, tiles: [1, 2, 3], goal },
      { width: 2, height: 2, tiles: [1, 2, 3, 3], goal },
      { width: 2, height: 2, tiles: [1, 2, 3, Number.NaN], goal },
      { width: 1, height: 4, tiles: goal, goal },
      { width: 2.5, height: 2, tiles: goal, goal },
      { width: 2, height: 2, tiles: goal, goal: [1, 2, 3, 4] },
    ]) {
      expect(createPosition(setup).ok).toBe(false);
    }
  });
});
