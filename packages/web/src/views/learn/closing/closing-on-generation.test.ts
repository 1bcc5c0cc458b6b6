import { readFileSync } from 'node:fs';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { expect, test } from 'vitest';
import { lessonBoard } from '../lesson-board.js';
import { BOARD_ID, HEURISTIC } from './board.js';
import { closingOnGeneration } from './closing-on-generation.js';

const { family, position } = lessonBoard(BOARD_ID);

function play(moves: readonly unknown[]): unknown {
  return moves.reduce((now, move) => unwrap(family.play(now, move)), position);
}

test('the board is the one of the collection', () => {
  const file = new URL('../../../../../../puzzles/rush-hour/course-closing-early.txt', import.meta.url);
  expect(unwrap(family.parse(readFileSync(file, 'utf8'), {})).position).toEqual(position);
});

test('the flawed search finds 7 moves where 6 are enough, as the lesson says', () => {
  const flawed = closingOnGeneration(family, position, HEURISTIC);
  expect(flawed.moves).toHaveLength(7);
  expect(family.isSolved(play(flawed.moves!))).toBe(true);
  const right = unwrap(solve(family, position, { algorithm: 'astar', heuristic: HEURISTIC }));
  expect(right).toMatchObject({ length: 6, optimal: true });
  expect(right.counts.reopened).toBe(0);
});

test('each way that it lost leads to the board that it kept a longer way to', () => {
  const { lostWays } = closingOnGeneration(family, position, HEURISTIC);
  expect(lostWays.length).toBeGreaterThan(0);
  for (const { kept, lost } of lostWays) {
    expect(lost.length).toBeLessThan(kept.length);
    expect(play(lost)).toEqual(play(kept));
  }
});

test('without a heuristic the mistake does no harm', () => {
  expect(closingOnGeneration(family, position, family.heuristics[0]!.id).moves).toHaveLength(6);
});

test('a board without a solution ends the flawed search, too', () => {
  const stuck = lessonBoard('rush-hour:usc:aab/..b/..b');
  expect(closingOnGeneration(stuck.family, stuck.position, HEURISTIC).moves).toBeUndefined();
});
