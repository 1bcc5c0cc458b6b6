import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { expect, test } from 'vitest';
import { BrowserTableCache } from './browser-table-cache.js';
import { Reviews } from './reviews.js';

const start = unwrap(rushHour.parse('AA.B..\n...B..\nXX.B..\n......\n......\n......')).position;
const task = {
  id: 1,
  family: 'rush-hour',
  start,
  moves: [
    { vehicle: 'A', by: 1 },
    { vehicle: 'B', by: 3 },
    { vehicle: 'X', by: 4 },
  ],
  metric: 'moves',
  milliseconds: 60_000,
};

test('a game is reviewed in slices, with its turning point', async () => {
  const review = await new Reviews(new BrowserTableCache()).review(task, () => {});
  expect([review.status, review.solved, review.length]).toEqual(['reviewed', true, 3]);
  expect(review.points.map(({ least }) => least)).toEqual([2, 2, 1, 0]);
  expect(review.turningPoint).toMatchObject({ number: 1, lost: 1 });
});

test('a review that is called off ends with what is known; what cannot be reviewed is said', async () => {
  const reviews = new Reviews(new BrowserTableCache());
  const asked = reviews.review(task, () => {});
  reviews.cancel(1);
  expect((await asked).status).toBe('partial');
  await expect(reviews.review({ ...task, family: 'chess' }, () => {})).rejects.toThrow('There is no family "chess".');
  await expect(reviews.review({ ...task, moves: [{ vehicle: 'A', by: 9 }] }, () => {})).rejects.toThrow('move 1: ');
});
