import { testLooks } from './looks.js';

// Every state of the study that looks different.
testLooks({
  study: { hash: '#/study/rush-hour/jam-05?step=5', prepare: (page) => page.locator('.tree-node').first().waitFor() },
  'study without boards': {
    hash: '#/study/tiles/3x3-easy?run=idastar:hamming&step=30',
    prepare: async (page) => {
      await page.getByLabel('Boards in the tree').uncheck();
      await page.locator('.open-row').first().click();
    },
  },
  'study at its end': {
    hash: '#/study/bricks/teach-2',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'To the end' }).click();
      await page.locator('.standing.is-proved').waitFor();
    },
  },
  'study without a search': {
    hash: '#/study/tiles/3x3-unsolvable',
    prepare: (page) => page.getByText('There is no tree: this needs no search.').waitFor(),
  },
  race: {
    hash: '#/study/rush-hour/jam-05?mode=race&step=20',
    prepare: (page) => page.locator('.lane-track.over').waitFor(),
  },
  compare: {
    hash: '#/study/tiles/3x3-beginner?mode=compare',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Run all/ }).click();
      await page.getByRole('button', { name: 'Run all again' }).waitFor();
    },
  },
  estimates: {
    hash: '#/study/rush-hour/jam-05?mode=estimates',
    prepare: async (page) => {
      await page.locator('.scatter-point').first().waitFor();
      await page.locator('.scatter-picture').press('ArrowRight');
      await page.getByText('It misses nothing.').first().waitFor();
    },
  },
  map: {
    hash: '#/map/rush-hour/jam-05',
    prepare: async (page) => {
      await page.locator('.map-graph').waitFor();
      await page.getByText('Take away').click();
    },
  },
  'map error': { hash: '#/map/nothing' },
  'study error': { hash: '#/study/nothing' },
});
