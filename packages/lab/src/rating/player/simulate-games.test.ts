import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../../core/src/testing/samples.js';
import { deviation, waiting } from './chance.js';
import { simulateGames } from './simulate-games.js';

const read = (text: string) => unwrap(rushHour.parse(text)).position;
const easy = read('......\n......\nXX.B..\n...B..\n......\n......');
const hard = read('GBB.L.\nGHI.LM\nGHIXXM\nCCCK.M\n..JKDD\nEEJFF.');

describe('games of modelled players', () => {
  test('are the same for a seed, and others for another', () => {
    const games = (seed: number) => unwrap(simulateGames(rushHour, hard, { games: 4, seed }));
    expect(games(7)).toEqual(games(7));
    expect(games(7)).not.toEqual(games(8));
  });

  test('are short on an easy board, and many are given up on the hardest', () => {
    const easily = unwrap(simulateGames(rushHour, easy));
    expect(easily).toHaveLength(20);
    expect(easily.every(({ solved, moves }) => solved && moves >= 2)).toBe(true);
    expect(easily.filter(({ moves }) => moves < 6).length).toBeGreaterThan(15);
    const hardly = unwrap(simulateGames(rushHour, hard, { games: 10 }));
    expect(hardly.filter(({ solved }) => !solved).length).toBeGreaterThan(5);
  });

  test.each(families.map((family) => [family.id, family] as const))('end on every board of %s', (_, family) => {
    for (const board of [...samples(family, 'small', 10, 8)].slice(0, 3)) {
      for (const { moves, considered, solved } of unwrap(simulateGames(family, board, { games: 2 }))) {
        expect(solved || considered > 0 || moves === 0).toBe(true);
      }
    }
  });

  test('say what is wrong with their options', () => {
    expect(simulateGames(rushHour, easy, { games: 0 }).ok).toBe(false);
    expect(simulateGames(rushHour, easy, { metric: 'miles' as 'moves' }).ok).toBe(false);
  });
});

test('chance: means and deviations', () => {
  const random = seededRandom(1);
  const numbers = Array.from({ length: 4000 }, () => deviation(random));
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
  expect(mean(numbers)).toBeCloseTo(0, 1);
  expect(mean(numbers.map((each) => each ** 2))).toBeCloseTo(1, 1);
  expect(mean(Array.from({ length: 4000 }, () => waiting(random, 10))) / 10).toBeCloseTo(1, 1);
});
