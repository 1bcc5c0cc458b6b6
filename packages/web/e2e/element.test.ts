import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { app } from './app.js';
import { bringAxe, findings } from './axe.js';
import { openPage, root } from './example-page.js';

const status = (page: Page, board: string) => page.locator(`${board} .status`);
const says = (page: Page, board: string, text: string | RegExp) =>
  expect.poll(() => status(page, board).textContent()).toMatch(text);
const focusPiece = (page: Page, board: string, piece: number) =>
  page.locator(`${board} [data-piece="${piece}"]`).focus();

test('a plain page: every mode, one worker, no fault in light or dark', async () => {
  const { page, fetched, told, close } = await openPage('examples/plain/index.html');
  const readyBoards = async () => (await told()).filter(([name]) => name === 'ready').length;
  await expect.poll(readyBoards).toBe(5);
  expect(page.workers()).toHaveLength(1);
  expect(fetched.filter((name) => /engine\.js$/.test(name) && !/part/.test(name))).toHaveLength(1);

  // Puzzle: a wrong move is told, taken back by a key, and the shortest solution is praised.
  await says(page, '#puzzle', 'Solve it in 2, the shortest there is.');
  await focusPiece(page, '#puzzle', 3);
  await page.keyboard.press('ArrowDown');
  await says(page, '#puzzle', '2 longer than needed: 3 left.');
  await page.keyboard.press('u');
  await says(page, '#puzzle', 'Solve it in 2, the shortest there is.');
  await page.keyboard.press('ArrowLeft');
  await says(page, '#puzzle', 'Right: 1 left.');
  await page.locator('#puzzle').getByRole('button', { name: 'Hint' }).click();
  await says(page, '#puzzle', /^Next: /);
  await page.locator('#puzzle [data-piece="7"]').click();
  await says(page, '#puzzle', 'Solved in 2, the shortest there is.');
  const heard = await told();
  expect(heard.filter(([name]) => name === 'solved')).toEqual([
    ['solved', { position: 'tiles:rows:1_2_3/4_5_6/7_8_0' }],
  ]);
  expect(heard.filter(([name]) => name === 'judged').map(([, detail]) => detail)).toEqual([
    { optimum: 2, left: 3, lost: 2, excess: 2 },
    { optimum: 2, left: 1, lost: 0, excess: 0 },
    { optimum: 2, left: 0, lost: 0, excess: 0 },
  ]);

  // Play: a piece that is slid cell by cell has made one move, and a page can forbid a move.
  await focusPiece(page, '#play', 0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await says(page, '#play', 'So far: 1');
  await page.locator('#play').evaluate((board) => board.addEventListener('move', (event) => event.preventDefault()));
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await told()).filter(([name]) => name === 'move').length).toBe(6);
  await says(page, '#play', 'So far: 1');
  const position = await page.locator('#play').evaluate((board) => (board as unknown as { position: string }).position);
  expect(position).toBe('rush-hour:sfu:....../BBB.../XXC..A/..C..A/..D..A/..D...');

  // Film: to the end and back.
  const film = page.locator('#film');
  await film.getByRole('button', { name: 'Play' }).click();
  await says(page, '#film', '2 of 2: L');
  expect((await told()).some(([name]) => name === 'ended')).toBe(true);
  await film.getByRole('slider').fill('1');
  await says(page, '#film', '1 of 2: U');

  // Study: the tree grows.
  await page.locator('#study').getByRole('button', { name: 'Expand one more' }).click();
  await says(page, '#study', /^astar: 2 expanded, \d+ nodes/);
  await expect
    .poll(() => page.locator('#study img').evaluate((tree: HTMLImageElement) => tree.naturalWidth))
    .toBeGreaterThan(100);

  await bringAxe(page);
  expect(await findings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, ['color-contrast'])).toEqual([]);
  await close();
});

test('what is wrong is said below the board, and words are those of the page', async () => {
  const page = `<html lang="de"><script type="module" src="/packages/board/bundle/slidewise-board.js"></script>
    <slidewise-board id="bad" position="rush-hour:sfu:AAA/.X."></slidewise-board>
    <slidewise-board id="odd" position="tiles:rows:1_2/3_0" mode="dance"></slidewise-board>
    <slidewise-board id="good" position="tiles:rows:1_2/0_3" mode="puzzle" hints></slidewise-board>`;
  const { page: shown, told, close } = await openPage('page.html', new Map([['page.html', page]]));
  await says(shown, '#good', 'Löse es in 1, kürzer geht es nicht.');
  expect(await shown.locator('#good button').getAttribute('aria-label')).toBe('Tipp');
  await says(shown, '#odd', 'there is no mode "dance": expected play, puzzle, film, study');
  await says(shown, '#bad', /./);
  expect((await told()).filter(([name]) => name === 'problem')).toHaveLength(2);
  await close();
});

test('React, bundled by Vite: attributes and events', async () => {
  const { output } = (await build({
    root: join(root, 'examples/react'),
    configFile: false,
    logLevel: 'silent',
    worker: { format: 'es' },
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const files = new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]));
  const { page, close } = await openPage('index.html', files);
  await page.locator('slidewise-board [data-piece="4"]').click();
  await expect.poll(() => page.locator('#told').textContent()).toBe('Moves: U');
  await page.locator('slidewise-board [data-piece="7"]').click();
  await expect.poll(() => page.locator('#told').textContent()).toBe('Solved: U L');
  await page.getByRole('combobox').selectOption('Free X');
  await page.locator('slidewise-board .vehicles').waitFor();
  await close();
});

test('a slide deck, and the cell of a notebook', async () => {
  const { page, close } = await openPage('examples/deck/index.html');
  await page.locator('#question .vehicles').waitFor();
  await page.keyboard.press('ArrowRight');
  await says(page, '#answer', /^\d of \d/);
  await page.keyboard.press('ArrowRight');
  await says(page, '#search', /^astar: 1 expanded/);
  await close();

  const notebook = JSON.parse(readFileSync(join(root, 'examples/notebook/board.ipynb'), 'utf8'));
  const cell: string = notebook.cells[1].source.join('');
  expect(cell.startsWith('%%html\n')).toBe(true);
  const files = new Map([['examples/notebook/output', cell.replace('%%html', '<!doctype html>')]]);
  const opened = await openPage('examples/notebook/output', files);
  await says(opened.page, 'slidewise-board', 'Solve it in 2, the shortest there is.');
  await opened.close();
});

test('a page of another site frames a board at /embed/ and hears of it, and frames nothing else of the app', async () => {
  const html = `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1><script>heard = []; onmessage = ({ data }) => heard.push(data)</script>
    <iframe id="board" title="A board" width="300" height="360"
      src="${app.address}embed/?board=tiles:rows:1_2/0_3&mode=puzzle&controls&hints&lang=de&theme=dark"></iframe>
    <iframe id="app" title="The app" src="${app.address}"></iframe>`;
  // A site of its own: the browser lets no page that was made up frame what is on this machine.
  const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const outside = `http://localhost:${(site.address() as AddressInfo).port}/`;
  const page = await app.newPage({}, outside);
  await page.goto(outside);
  const frame = page.frameLocator('#board');
  await expect.poll(() => frame.locator('.status').textContent()).toBe('Löse es in 1, kürzer geht es nicht.');
  await frame.locator('.piece', { hasText: '3' }).click();
  const heard = () => page.evaluate(() => (window as unknown as { heard: { event: string; source: string }[] }).heard);
  await expect
    .poll(async () => (await heard()).map(({ event }) => event))
    .toEqual(['ready', 'move', 'solved', 'judged']);
  expect((await heard())[2]).toEqual({ source: 'slidewise', event: 'solved', position: 'tiles:rows:1_2/3_0' });
  // It fits into the frame, on the ground that was asked for.
  const inside = page.frames().find((each) => each.url().includes('/embed/'))!;
  const [needed, there, scheme] = await inside.evaluate(
    () =>
      [
        document.documentElement.scrollHeight,
        innerHeight,
        getComputedStyle(document.documentElement).colorScheme,
      ] as const,
  );
  expect([needed <= there, scheme]).toEqual([true, 'dark']);
  expect(page.frames().map((each) => each.url())).toContain('chrome-error://chromewebdata/');
  await page.goto(inside.url());
  await says(page, 'slidewise-board', /^Löse es in 1/);
  await bringAxe(page);
  expect(await findings(page)).toEqual([]);
  await page.context().close();
  site.close();
});
