import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { solve } from '@slidewise/core/solving';
import { expect, test } from 'vitest';
import { HERO_OPTIMUM, HERO_TEXT, heroScene } from './hero-jam.js';

test('the start page shows the board that can be played, and says how many moves it takes', () => {
  const { position } = unwrap(rushHour.parse(HERO_TEXT, { goal: 'exit' }));
  expect(unwrap(solve(rushHour, position)).length).toBe(HERO_OPTIMUM);
  const byLabel = (scene: ReturnType<typeof heroScene>) =>
    [...scene.pieces]
      .map(({ label, role, cells }) => ({ label, role, cells }))
      .sort((a, b) => (a.label < b.label ? -1 : 1));
  const { width, height, exits, walls } = rushHour.scene(position);
  expect(heroScene()).toMatchObject({ width, height, exits, walls });
  expect(byLabel(heroScene())).toEqual(byLabel(rushHour.scene(position)));
});
