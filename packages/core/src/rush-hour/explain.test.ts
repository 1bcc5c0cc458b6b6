import { expect, test } from 'vitest';
import { unwrap } from '../result.js';
import { rushHour } from './index.js';

function reasonsOf(board: string, goal?: string): string[] {
  const text = board.replaceAll('/', '\n');
  const { position } = unwrap(rushHour.parse(text, goal === undefined ? {} : { goal }));
  return rushHour.explain(position, 'moves').reasons.map((reason) => reason.why.message);
}

test('direct blockers, and what blocks those with one way out', () => {
  expect(reasonsOf('...b../...b../aa.b.d/..cccd/....../......')).toEqual([
    'b stands in front of a',
    'd stands in front of a',
    'c is in the way of b, which can get out of the row on that side only',
  ]);
});

test('a free path is explained, and a solved board has no reasons', () => {
  const free = '....../....../aa..../....../....../......';
  expect(reasonsOf(free, 'exit')).toEqual(['nothing stands in front of a: it can drive to the exit']);
  expect(reasonsOf(free, 'clear')).toEqual([]);
});
