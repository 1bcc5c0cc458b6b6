import { testLooks } from './looks.js';

// Every state of the editor, the page to print and the lessons that looks different.
testLooks({
  editor: {
    hash: '#/editor?board=bricks:sbp:4,5,/3,2,2,4,/3,2,2,4,/5,6,6,7,/5,0,0,7,/0,-1,-1,0,',
    prepare: async (page) => {
      await page.locator('[data-cell="0,0"]').click();
      await page.getByText('Text and picture').click();
      await page.getByText('positions can be reached').last().waitFor();
    },
  },
  'editor with tiles and a problem': {
    hash: '#/editor?board=tiles:rows:1_2_3/4_0_6/7_5_8',
    prepare: async (page) => {
      await page.locator('[data-cell="0,0"]').focus();
      await page.keyboard.type('2');
      await page.getByText('Not valid yet').waitFor();
    },
  },
  'editor, new board': { hash: '#/editor', prepare: (page) => page.getByRole('button', { name: 'New' }).click() },
  'editor, my boards': {
    hash: '#/editor',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Mine' }).click();
      await page.getByRole('button', { name: 'Keep', exact: true }).click();
      await page.locator('.mine-open').waitFor();
    },
  },
  'editor, paste': { hash: '#/editor', prepare: (page) => page.getByRole('button', { name: 'Paste' }).click() },
  print: {
    hash: '#/print?of=rush-hour/first-steps',
    prepare: (page) => page.getByText('One page.').waitFor(),
  },
  'print nothing': { hash: '#/print?of=rush-hour/nothing' },
  learn: { hash: '#/learn' },
  'no such lesson': { hash: '#/learn/nothing' },
  'learn A*': { hash: '#/learn/a-star', prepare: (page) => page.getByRole('button', { name: 'Step' }).click() },
  'learn admissible': { hash: '#/learn/admissible', prepare: (page) => page.getByText('No estimate is').waitFor() },
  'learn closing early': {
    hash: '#/learn/closing-early',
    prepare: (page) => page.getByRole('button', { name: 'Run both' }).click(),
  },
  'learn pattern databases': {
    hash: '#/learn/pattern-databases',
    prepare: (page) => page.getByText('All tables are built.').waitFor(),
  },
});
