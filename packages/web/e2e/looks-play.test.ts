import { testLooks } from './looks.js';

// Every state of the collection and the game that looks different.
testLooks({
  collection: { hash: '#/' },
  'collection of tiles': { hash: '#/collection/tiles' },
  play: { hash: '#/play/rush-hour/jam-12' },
  'play tiles': { hash: '#/play/tiles/4x4-medium' },
  hint: {
    hash: '#/play/bricks/klotski',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByRole('button', { name: 'Why?' }).click();
    },
  },
  solution: {
    hash: '#/play/rush-hour/jam-12',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Solution' }).click();
      await page.getByRole('button', { name: 'Step forward' }).click();
      await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: 'Very fast' });
    },
  },
  ending: {
    hash: '#/play?board=tiles:rows:1_2_3/4_5_6/7_0_8',
    prepare: (page) => page.locator('.play-board [data-piece="7"]').click(),
  },
  'ending with help': {
    hash: '#/play/tiles/3x3-beginner?help=hinted',
    prepare: async (page) => {
      await page.getByText('You have had hints.').waitFor();
      await page.getByRole('button', { name: 'Solution' }).click();
      await page.getByRole('slider', { name: 'Place in the solution' }).fill('99');
      await page.getByRole('button', { name: 'Go on from here' }).click();
      await page.getByRole('button', { name: 'Again, without help' }).waitFor();
    },
  },
  'help before the first move': { hash: '#/play/rush-hour/jam-01?help=shown' },
  'a challenge, and what can be shared': {
    hash: '#/play/rush-hour/jam-12?beat=12,75',
    prepare: (page) => page.getByRole('button', { name: 'Share' }).click(),
  },
  trouble: { hash: '#/play/nothing' },
  'no such family': { hash: '#/collection/nothing' },
  unsolvable: {
    hash: '#/play/tiles/3x3-unsolvable',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByText('The reason stands above.').waitFor();
    },
  },
});
