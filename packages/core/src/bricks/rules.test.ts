import { expect, test } from 'vitest';
import { unwrap } from '../result.js';
import { type BricksIds, bricks } from './index.js';
import type { BricksPosition } from './position.js';
import { straightParts } from './rules.js';
import type { Direction } from './shapes.js';

const board = (text: string): BricksPosition => unwrap(bricks.parse(text, {})).position;
const texts = (position: BricksPosition, metric: BricksIds['metric']): string[] =>
  bricks.moves(position, metric).map((move) => bricks.moveInWords(position, move));
const rows = (position: BricksPosition): string =>
  unwrap(bricks.print(position, 'grid')).split('\n').slice(-position.height).join('/');

test('a step is one cell, a slide a straight line, a move any way', () => {
  const corner = board('goal: 0 2\n#.X\n#.#\n...');
  expect(texts(corner, 'steps')).toEqual(['X left 1']);
  expect(texts(corner, 'slides')).toEqual(['X left 1']);
  expect(texts(corner, 'moves')).toEqual([
    'X left 1',
    'X left,down',
    'X left,down,down',
    'X left,down,down,left',
    'X left,down,down,right',
  ]);
  const open = board('goal: 0 0\nX...');
  expect(texts(open, 'slides')).toEqual(['X right 1', 'X right 2', 'X right 3']);
});

test('bricks move only as they may', () => {
  expect(texts(board('goal: 0 0\nfixed: A\nhorizontal: B\nvertical: C\n......\n.A.B.C\n.....X'), 'steps')).toEqual([
    'B left 1',
    'B right 1',
    'C up 1',
    'X left 1',
  ]);
});

test('only bricks with a goal of their own enter goal cells', () => {
  expect(texts(board('A-X'), 'steps')).toEqual(['X left 1']);
  expect(texts(board('goal: 0 1\ngoal A: 0 0\nA-X'), 'steps')).toEqual(['A right 1', 'X left 1']);
});

test('irregular bricks go into each other and over their own cells', () => {
  const u = board('goal: 0 1\nXXX..\nX.X..\n.....');
  expect(texts(u, 'slides')).toEqual(['X right 1', 'X right 2', 'X down 1']);
  const nested = board('goal: 1 0\nUUUX\nU.U.\n.A..');
  expect(texts(nested, 'steps')).toContain('A up 1');
  const ring = board('goal: 0 0\nRRRR.\nRX.R.\nRRRR.');
  expect(texts(ring, 'steps')).toEqual(['X right 1']);
});

test('a move tells why it is not legal', () => {
  const position = board('goal: 0 0\nAX\n..');
  const error = (brick: string, path: Direction[]): string | undefined => {
    const played = bricks.play(position, { brick, path });
    return played.ok ? undefined : played.problem.message;
  };
  expect(error('Q', ['left'])).toBe('there is no brick "Q"');
  expect(error('X', ['left'])).toBe('brick "X" cannot move left');
  expect(error('X', ['down', 'left', 'up'])).toBe('brick "X" cannot move up after 2 steps');
  expect(error('X', ['down', 'right'])).toBe('brick "X" cannot move right after 1 step');
  expect(error('X', [])).toBe('brick "X" does not move at all');
  expect(error('X', ['north' as Direction])).toBe('"north" is not a direction');
  expect(rows(unwrap(bricks.play(position, { brick: 'X', path: ['down', 'left'] })))).toBe('A./X.');
});

test('what a move counts', () => {
  const path: Direction[] = ['left', 'left', 'down', 'left'];
  const counts = (['steps', 'slides', 'moves'] as const).map((metric) => bricks.cost({ brick: 'X', path }, metric));
  expect(counts).toEqual([4, 3, 1]);
  expect(straightParts({ brick: 'X', path }).map((part) => part.path)).toEqual([['left', 'left'], ['down'], ['left']]);
});

test('all goals must be reached, each by its own brick or by any of its shape', () => {
  const two = board('goal: 0 0\ngoal B: 1 1\nX.\n.B');
  expect(bricks.isSolved(two)).toBe(true);
  expect(bricks.isSolved(board('goal: 0 0\ngoal B: 1 0\nX.\n.B'))).toBe(false);
  const tray = (goal: string): BricksPosition => board(`2 3\n0 0 0 0\n0 1 0 1\n1 0 1 1\n\n${goal}`);
  expect(bricks.isSolved(tray('0 1 0 1\n0 0 0 0'))).toBe(true);
  expect(bricks.isSolved(tray('0 2 0 2'))).toBe(false);
  // A brick of another shape that begins in the same cell is none of the goal's.
  expect(bricks.isSolved(board('2 3\n0 0 0 1\n0 2 1 2\n\n0 0 1 0'))).toBe(false);
  expect(bricks.isSolved(board('2 3\n0 0 0 1\n0 2 1 2\n\n0 2 1 2'))).toBe(true);
});
