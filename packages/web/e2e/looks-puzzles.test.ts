import type { Page } from 'playwright-core';
import { testLooks } from './looks.js';

const DAY = 86_400;

/** Puts something on the device, and loads the page again. */
const having = (stored: Readonly<Record<string, unknown>>) => async (page: Page) => {
  await page.evaluate(
    (entries) => {
      for (const [name, value] of entries) localStorage.setItem(`slidewise.${name}`, value);
    },
    Object.entries(stored).map(([name, value]) => [name, JSON.stringify(value)] as const),
  );
  await page.reload();
  await page.locator('h1').first().waitFor({ state: 'attached' });
};

const now = Math.floor(Date.now() / 1000);
/** Far along the rows, too. */
const JAMS = Array.from({ length: 40 }, (_, i) => `rush-hour/jam-${String(i + 1).padStart(2, '0')}`);
const PLAYED = {
  results: {
    ...Object.fromEntries(JAMS.map((name) => [name, { length: 60, seconds: 60 }])),
    'rush-hour/first-steps': { length: 2, seconds: 9 },
    'rush-hour/jam-01': { length: 99, seconds: 1, help: 'hinted' },
    'tiles/3x3-easy': { length: 40, seconds: 61, help: 'shown' },
  },
  history: [
    [now - 120 * DAY, 'rush-hour/jam-01', 'rush-hour', 'First Jam', 99, 1, 1, 8],
    [now - 2 * DAY, 'rush-hour/jam-01', 'rush-hour', 'First Jam', 120, 3700, 0, 8],
    [now, 'rush-hour/first-steps', 'rush-hour', 'First Steps', 2, 9, 0, 2],
  ],
  begun: [
    {
      ...{ name: 'tiles/3x3-easy', isPuzzle: true, title: '3×3 Easy', family: 'tiles', unit: 'move' },
      ...{ length: 4, shortest: 12, at: 1000 * now, scene: { size: [3, 3], pieces: [['1', 0, 0]] } },
    },
  ],
  'pack.a': {
    ...{ title: 'A pack', at: 1 },
    boards: [
      {
        ...{ board: 'tiles:rows:1_2/0_3', family: 'tiles', title: 'One', level: 'beginner', moves: 1 },
        scene: { size: [2, 2], pieces: [['1', 0, 0]] },
      },
    ],
  },
};

// What the collection, the days, the player's page and the sheets look like.
testLooks({
  'home of a player': {
    hash: '#/',
    prepare: async (page) => {
      await having(PLAYED)(page);
      await page.locator('.puzzle-card .stars').first().waitFor();
    },
  },
  'puzzles that are filtered': { hash: '#/collection/tiles?level=easy&unsolved=1' },
  'lines for your code': { hash: '#/code' },
  days: { hash: '#/days' },
  'a day that is over': { hash: '#/days/2026-01-05' },
  'no such day': { hash: '#/days/1999-01-01' },
  you: { hash: '#/you' },
  'you, after some games': { hash: '#/you', prepare: having(PLAYED) },
  'you, about to delete everything': {
    hash: '#/you',
    prepare: (page) => page.getByRole('button', { name: 'Delete everything …' }).click(),
  },
  settings: { hash: '#/days', prepare: (page) => page.getByRole('button', { name: 'Settings' }).click() },
  'boards to add': {
    hash: '#/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add boards' }).click();
      await page.getByRole('textbox', { name: 'Boards' }).fill('nothing');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.locator('.add-pack-error').waitFor();
    },
  },
  'no board can be made': {
    hash: '#/play/new/rush-hour-99x2-5-1',
    prepare: (page) => page.getByRole('alert').waitFor(),
  },
});
