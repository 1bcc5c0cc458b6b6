import { describe, expect, test } from 'vitest';
import { unwrap } from '../result.js';
import { createPosition, potentialMoves, type RushHourPosition, rushHour } from './index.js';
import { refute } from './tracks.js';

function board(text: string, options = {}): RushHourPosition {
  return unwrap(rushHour.parse(text, options)).position;
}

describe('rules', () => {
  const course = board('...b../...b../aa.b.d/..cccd/....../......');

  test("the course's example of potential moves", () => {
    const moves = potentialMoves(course).map(({ vehicle, by }) => `(${vehicle},${by})`);
    expect(moves.sort()).toEqual(['(a,1)', '(c,-1)', '(c,-2)', '(d,-1)', '(d,-2)', '(d,1)', '(d,2)']);
  });

  test('in steps, a vehicle moves one cell', () => {
    expect(potentialMoves(course, 'steps').map(({ by }) => Math.abs(by))).toEqual([1, 1, 1, 1]);
  });

  test('walls and vehicles stop a slide', () => {
    const walled = board('aa.#/b.../b.cc/....');
    expect(potentialMoves(walled).map(({ vehicle, by }) => `${vehicle} ${by}`)).toEqual(['a 1', 'b 1', 'c -1']);
  });

  test.each([
    ['q', 1, 'there is no vehicle "q"'],
    ['c', 0, 'cannot move by 0'],
    ['c', 1.5, 'cannot move by 1.5'],
    ['c', -3, 'vehicle "c" cannot move 3 left: only 2 free'],
    ['c', 1, 'vehicle "c" cannot move 1 right: no cell is free'],
    ['d', 3, 'vehicle "d" cannot move 3 down: only 2 free'],
    ['d', -9, 'vehicle "d" cannot move 9 up: only 2 free'],
  ])('%s by %d is not legal', (vehicle, by, message) => {
    const result = rushHour.play(course, { vehicle, by });
    expect(result.ok ? '' : result.problem.message).toContain(message);
  });

  test('a position does not change when a move is played', () => {
    const after = unwrap(rushHour.play(course, { vehicle: 'c', by: -2 }));
    expect(after).not.toEqual(course);
    expect(unwrap(rushHour.play(after, { vehicle: 'c', by: 2 }))).toEqual(course);
  });

  test('clear: nothing in front; exit: at the edge', () => {
    const open = '.aa./..../..../....';
    expect(rushHour.isSolved(board(open, { goal: 'clear' }))).toBe(true);
    expect(rushHour.isSolved(board(open, { goal: 'exit' }))).toBe(false);
    expect(rushHour.isSolved(board('..aa/..../..../....', { goal: 'exit' }))).toBe(true);
    expect(rushHour.isSolved(board('aa#./..../..../....', { goal: 'clear' }))).toBe(false);
  });

  test('costs: a slide is one move and as many steps as cells', () => {
    expect(rushHour.cost({ vehicle: 'c', by: -2 }, 'moves')).toBe(1);
    expect(rushHour.cost({ vehicle: 'c', by: -2 }, 'steps')).toBe(2);
  });
});

describe('setting up a position', () => {
  const a = { name: 'a', horizontal: true, row: 0, column: 0, length: 2 };
  const setup: RushHourPosition = { width: 3, height: 3, walls: [], vehicles: [a], target: 'a', goal: 'exit' };

  test.each<[string, Partial<RushHourPosition>, string]>([
    ['too small', { width: 1 }, 'too small'],
    ['too large', { width: 5000, height: 5000 }, 'too large'],
    ['a wall outside', { walls: [{ row: 3, column: 0 }] }, 'a wall reaches outside'],
    ['a wall under a vehicle', { walls: [{ row: 0, column: 1 }] }, 'vehicle "a" overlaps a wall'],
    ['twice the same name', { vehicles: [a, { ...a, row: 1 }] }, 'two vehicles "a"'],
    ['too short', { vehicles: [{ ...a, length: 0 }] }, 'length of at least 1'],
    ['one cell, but horizontal', { vehicles: [{ ...a, length: 1 }] }, 'has one cell, and must be vertical'],
    ['not a number', { vehicles: [{ ...a, row: Number.NaN }] }, 'must be a number'],
    ['outside', { vehicles: [{ ...a, column: 2 }] }, 'reaches outside'],
    ['no target', { target: 'z' }, 'no target vehicle "z"'],
    ['vertical target', { vehicles: [{ ...a, horizontal: false }] }, 'must be horizontal'],
    ['endless', { vehicles: [{ ...a, length: 1e9 }] }, 'reaches outside'],
    ['half a cell wide', { width: 4.5 }, 'no whole size'],
    ['half a wall', { walls: [{ row: 1.5, column: 0 }] }, 'a wall reaches outside'],
    ['no name', { vehicles: [{ ...a, name: '' }], target: '' }, 'is not a name'],
    ['the name of a wall', { vehicles: [{ ...a, name: '#' }], target: '#' }, 'is not a name'],
    ['a strange goal', { goal: 'win' as 'exit' }, 'the goal "win" is neither'],
  ])('%s is a problem', (_, change, message) => {
    const result = createPosition({ ...setup, ...change });
    expect(result.ok ? '' : result.problem.message).toContain(message);
  });
});

test('what is handed in stays as it was', () => {
  const vehicle = { name: 'a', horizontal: true, row: 0, column: 0, length: 2 };
  const setup = { width: 3, height: 3, walls: [], vehicles: [vehicle], target: 'a', goal: 'exit' } as const;
  expect(createPosition(setup).ok).toBe(true);
  expect(Object.isFrozen(vehicle)).toBe(false);
});

describe('proofs without search', () => {
  test.each([
    ['aa.#/..../..../....', 'a wall stands between'],
    ['aabb/..../..../....', 'vehicle "b" stands in front'],
    ['...b/aa.b/...b/....', 'vehicle "b" can never leave the row'],
  ])('%s', (text, message) => {
    expect(refute(board(text))?.message).toContain(message);
  });

  test('no proof where there is a way, or where only a search can tell', () => {
    expect(refute(board('bbaa/..../..../....'))).toBeUndefined();
    expect(refute(board('...b../...b../aa.b.d/..cccd/....../......'))).toBeUndefined();
    expect(refute(board('#..b/aa.b/..../..#.'))).toBeUndefined();
  });
});
