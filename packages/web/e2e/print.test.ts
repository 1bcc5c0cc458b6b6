import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { app, closeQuietly } from './app.js';

const folder = mkdtempSync(join(tmpdir(), 'slidewise-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const texts = (page: Page) => page.locator('.sheet-page text').allTextContents();

/** What a button saves. */
async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly file: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await waiting;
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return { name: download.suggestedFilename(), file: readFileSync(path) };
}

test('boards of the collection and others, as pages; what is chosen stands in the address', async () => {
  const page = await app.open('#/print?of=bricks/klotski+tiles:rows:1_2_3/4_5_6/7_0_8');
  await page.getByText('One page.').waitFor();
  expect(await texts(page)).toEqual(
    expect.arrayContaining([
      'Sliding puzzles',
      '1. Klotski 横刀立马',
      '81 moves · Master',
      '2. Tiles',
      '1 move · Beginner',
    ]),
  );
  await page.getByLabel('Title').fill('For Ann');
  await page.getByLabel('Solutions').check();
  await page.getByLabel('Boards a page').selectOption('1');
  await page.getByText('3 pages.').waitFor();
  expect(await texts(page)).toEqual(expect.arrayContaining(['For Ann', '8 ←', '1 / 3']));
  expect(page.url()).toContain('&title=For+Ann&boards=1&columns=1&answers=1');
  await page.reload();
  await page.getByText('3 pages.').waitFor();
  // The menu and the choices are not printed, and no page is empty.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
  await page.emulateMedia({ media: 'print' });
  expect([await page.locator('.top').isVisible(), await page.locator('.print-bar').isVisible()]).toEqual([
    false,
    false,
  ]);
  await page.emulateMedia({ media: 'screen' });
  const { name, file } = await saved(page, 'PDF');
  expect([name, file.toString('latin1').match(/\/Type\/Page\//g)!.length]).toEqual(['for-ann.pdf', 3]);
  await closeQuietly(page);
});

test('from Play: the board is printed, and taken away as pictures and a film', async () => {
  const page = await app.open('#/play/rush-hour/first-steps');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const svg = await saved(page, 'SVG');
  expect([svg.name, svg.file.toString().slice(0, 4)]).toEqual(['first-steps.svg', '<svg']);
  await page.getByLabel('Width').selectOption('480');
  const png = await saved(page, 'PNG');
  expect([png.name, png.file.readUInt32BE(16), png.file.includes('acTL')]).toEqual(['first-steps.png', 480, false]);
  const film = await saved(page, 'Film of the solution');
  expect([film.name, film.file.readUInt32BE(16), film.file.includes('acTL')]).toEqual([
    'first-steps-solution.png',
    480,
    true,
  ]);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await page.getByText('One page.').waitFor();
  expect(page.url()).toMatch(/#\/print\?of=rush-hour\/first-steps$/);
  await closeQuietly(page);
});

test('from a row of puzzles, and from a pack of boards', async () => {
  const page = await app.open('#/collection/rush-hour');
  await page.getByRole('link', { name: 'Print, Proved impossible' }).click();
  await page.getByText('One page.').waitFor();
  expect(await texts(page)).toEqual(expect.arrayContaining(['Proved impossible', '1. No Way Out']));
  const board = { board: 'tiles:rows:1_2_3/4_5_6/7_0_8', family: 'tiles', title: 'Nearly there' };
  const pack = { title: 'From Ann', at: 1, boards: [{ ...board, scene: { size: [3, 3], pieces: [] } }] };
  await page.evaluate((text) => localStorage.setItem('slidewise.pack.a', text), JSON.stringify(pack));
  await page.evaluate(() => location.assign('#/print?of=mine/a/1&title=From+Ann'));
  await page.getByText('1. Nearly there').waitFor();
  expect(await texts(page)).toEqual(expect.arrayContaining(['From Ann', '1 move · Beginner']));
  await closeQuietly(page);
});

test("from the editor: a board of one's own, also without a solution", async () => {
  const page = await app.open('#/editor?board=bricks:grid,goal=X+2+0:XX./A../BBB');
  await page.getByText('Text and picture').click();
  await page.getByRole('button', { name: 'Film of the solution' }).click();
  await page.getByText('This board has no solution: that is proved.').waitFor();
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await page.getByText('One page.').waitFor();
  expect(await texts(page)).toContain('Proved impossible');
  await closeQuietly(page);
});

test.each([
  ['#/print', 'The address names no board to print.'],
  [
    '#/print?of=rush-hour/jam-12+nothing',
    'There is no puzzle “nothing” in the collection, and it is no id of a board.',
  ],
])('%s is answered with a sentence', async (hash, sentence) => {
  const page = await app.open(hash);
  expect(await page.getByRole('alert').textContent()).toBe(sentence);
  await closeQuietly(page);
});
