import { expect, test } from 'vitest';
import { lessonBoard } from '../lesson-board.js';
import { lookAt } from './walk.js';

const board = lessonBoard('tiles:rows:1_6_2/4_5_3/7_0_8');

test('the start is what waits before the first step', () => {
  const look = lookAt(board, 'manhattan', 0);
  expect(look).toMatchObject({ steps: 0, current: { g: 0, move: undefined } });
  expect(look.open.map(({ id }) => id)).toEqual([0]);
});

test('the first of those that wait is the one that is taken next', () => {
  for (const heuristic of ['none', 'hamming', 'manhattan']) {
    for (let steps = 0; ; steps++) {
      const [now, next] = [lookAt(board, heuristic, steps), lookAt(board, heuristic, steps + 1)];
      expect(next.current.id).toBe(now.open[0]!.id);
      expect(now.open[0]!.f).toBe(Math.min(...now.open.map(({ f }) => f)));
      if (next.solvedIn === undefined) continue;
      expect(next.solvedIn).toBe(7);
      expect(next.current.h).toBe(0);
      break;
    }
  }
});

test('a stronger heuristic needs fewer expansions, as the lesson says', () => {
  const [none, hamming, manhattan] = ['none', 'hamming', 'manhattan'].map((id) => lookAt(board, id, 1000).expanded);
  expect(manhattan).toBeLessThan(hamming!);
  expect(hamming).toBeLessThan(none!);
});
