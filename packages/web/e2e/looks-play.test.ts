import { testLooks } from './looks.js';
import { choose } from './table.js';

// Every state of the collection and the game that looks different.
testLooks({
  collection: { hash: '#/' },
  'collection of tiles': { hash: '#/collection/tiles' },
  play: { hash: '#/play/rush-hour/jam-12' },
  'play tiles': { hash: '#/play/tiles/4x4-medium' },
  hint: {
    hash: '#/play/bricks/klotski',
    prepare: async (page) => {
      for (const step of ['1', '2', '3']) {
        await page.locator('#hint').click();
        await page.getByText(`Hint ${step} of 4`).waitFor();
      }
    },
  },
  'more, in a game': {
    hash: '#/play/rush-hour/jam-12',
    prepare: (page) => page.getByRole('button', { name: 'More', exact: true }).click(),
  },
  'what stands in the way, and the keys': {
    hash: '#/play/rush-hour/jam-12',
    prepare: async (page) => {
      await choose(page, 'What stands in the way?');
      await choose(page, 'Keys');
    },
  },
  review: {
    hash: '#/review?board=rush-hour:sfu:AA.B../...B../XX.B../....../....../......&moves=A+right+1,X+right+1,B+down+3,X+right+3',
    prepare: (page) => page.locator('.review-moves').waitFor(),
  },
  'timed play': { hash: '#/play/tiles/3x3-easy', prepare: (page) => choose(page, 'Timed play') },
  'a game to be pasted': { hash: '#/review' },
  solution: {
    hash: '#/play/rush-hour/jam-12',
    prepare: async (page) => {
      await choose(page, 'Solution');
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
      await choose(page, 'Solution');
      await page.getByRole('slider', { name: 'Place in the solution' }).fill('99');
      await page.getByRole('button', { name: 'Go on from here' }).click();
      await page.getByRole('button', { name: 'Again, without help' }).waitFor();
    },
  },
  'help before the first move': { hash: '#/play/rush-hour/jam-01?help=shown' },
  'a challenge, and what can be shared': {
    hash: '#/play/rush-hour/jam-12?beat=12,75',
    prepare: (page) => choose(page, 'Share'),
  },
  error: { hash: '#/play/nothing' },
  'no such family': { hash: '#/collection/nothing' },
  unsolvable: {
    hash: '#/play/tiles/3x3-unsolvable',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByText('The reason stands below.').waitFor();
    },
  },
});
