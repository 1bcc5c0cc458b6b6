import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@slidewise/core/result';
import { readPositionId, Session } from '@slidewise/core/session';
import { solve } from '@slidewise/core/solving';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { app, closeQuietly } from './app.js';
import { counter, pieceOn } from './table.js';

/** The id of the board that is played, from the address. */
async function boardOf(page: Page): Promise<string> {
  await pieceOn(page, 0).waitFor();
  await expect.poll(() => page.url()).toContain('board=');
  return new URLSearchParams(page.url().split('?')[1]).get('board')!;
}

/** Slides a tile, whichever can be: one of two arrows finds one. */
async function slideAny(page: Page): Promise<void> {
  const before = await counter(page);
  await page.keyboard.press('ArrowLeft');
  if ((await counter(page)) === before) await page.keyboard.press('ArrowRight');
}

/** What a file holds that the page has saved. */
async function textOf(download: Download): Promise<string> {
  const path = join(tmpdir(), `slidewise-test-${process.pid}-${download.suggestedFilename()}`);
  await download.saveAs(path);
  const text = readFileSync(path, 'utf8');
  rmSync(path);
  return text;
}

/** Solves the board of tiles that is played, by arrow keys. */
async function solveTiles(page: Page): Promise<number> {
  const { family, reading } = unwrap(readPositionId(await boardOf(page)));
  const session = Session.start(family, reading);
  const { moves } = unwrap(solve(family, session.position));
  for (const move of moves) {
    const before = session.scene;
    unwrap(session.play(move));
    const [moved] = before.pieces.flatMap(({ cells: [from] }, i) => {
      const [to] = session.scene.pieces[i]!.cells;
      return from!.row === to!.row && from!.column === to!.column ? [] : [{ from: from!, to: to! }];
    });
    const { from, to } = moved!;
    const vertical = to.row < from.row ? 'ArrowUp' : 'ArrowDown';
    const horizontal = to.column < from.column ? 'ArrowLeft' : 'ArrowRight';
    await page.keyboard.press(to.row === from.row ? horizontal : vertical);
  }
  await page.locator('.ending').waitFor();
  return moves.length;
}

test('a new puzzle of a size and a length: the seed is in link and title, and the link is the same board elsewhere', async () => {
  const page = await app.open('#/collection/rush-hour');
  const bar = page.locator('.new-bar');
  await bar.getByRole('button', { name: '5×5' }).click();
  await bar.getByRole('slider').fill('9');
  await bar.getByRole('button', { name: 'One move more' }).click();
  await bar.getByRole('button', { name: 'Make' }).click();
  const board = await boardOf(page);
  expect(unwrap(solve(...positionOf(board))).length).toBe(10);
  const [, name, seed] = /#\/play\/(new\/rush-hour-5x5-10-(\d+))\?/.exec(page.url())!;
  expect(await page.title()).toBe(`Rush Hour 5×5 · 10 moves · ${seed} · Slidewise`);
  const other = await app.newPage({});
  await other.goto(`${app.address}#/play/${name}`);
  expect(await boardOf(other)).toBe(board);
  await other.context().close();
  // Back leads to the bar as it was left.
  await page.goBack();
  expect(await bar.locator('output').textContent()).toBe('10');
  await closeQuietly(page);
});

function positionOf(board: string) {
  const { family, reading } = unwrap(readPositionId(board));
  return [family, reading.position] as const;
}

test('G deals another puzzle like this one, and at the end there are harder and easier ones', async () => {
  const page = await app.open('#/play/new/tiles-3x3-5');
  const first = await boardOf(page);
  // Letters are heard on the board only.
  await pieceOn(page, 0).focus();
  await page.keyboard.press('g');
  await expect.poll(() => boardOf(page)).not.toBe(first);
  expect(await solveTiles(page)).toBe(5);
  await page.getByRole('navigation', { name: 'New puzzle' }).getByRole('link', { name: 'Harder' }).click();
  await expect.poll(() => page.url()).toContain('new/tiles-3x3-6-');
  await boardOf(page);
  await closeQuietly(page);
});

test('shuffled tiles; a making that takes long can be cancelled', async () => {
  const page = await app.open('#/collection/tiles');
  await page.getByRole('link', { name: 'Shuffle' }).click();
  expect(await boardOf(page)).toMatch(/^tiles:rows:/);
  expect(await page.title()).toMatch(/^Tiles 4×4 · shuffled · \d+ /);
  await page.goBack();
  // Boards of this kind take hundreds of rounds.
  await page.evaluate(() => location.assign('#/play/new/rush-hour-8x8-60'));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.new-bar').waitFor();
  await page.evaluate(() => location.assign('#/play/new/rush-hour-99x2-5-1'));
  await page.getByRole('alert').waitFor();
  await closeQuietly(page);
});

test('the board of a day: solved, its line is shared, the calendar and You know it, and all can be taken along', async () => {
  // A page of its own, where it is a Wednesday.
  const page = await app.newPage({ acceptDownloads: true });
  await page.clock.setFixedTime(new Date(2026, 10, 18, 12));
  await page.goto(`${app.address}#/`);
  const today = page.getByRole('region', { name: 'Today' });
  await today.getByText('Wednesday 18 November').waitFor();
  await today.getByRole('link', { name: /^Tiles 22 moves/ }).click();
  await solveTiles(page);
  const line = await page.locator('.daily-result output').textContent();
  expect(line).toMatch(/^Slidewise Tiles 18 Nov ▸ 22\/22 ★★★ 0:\d\d$/);
  await page.evaluate(() => location.assign('#/days'));
  const day = page.getByRole('link', { name: 'Wed 18 Nov, 1 of 3 solved' });
  await day.waitFor();
  expect(await day.getAttribute('aria-current')).toBe('date');
  await page.getByText('1 day in a row').waitFor();
  await page.getByRole('link', { name: 'You', exact: true }).click();
  await page.getByRole('link', { name: 'Tiles · Wed 18 Nov' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const text = await textOf(download);
  await page.getByRole('button', { name: 'Delete everything …' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Nothing is solved yet.').waitFor();
  const buffer = Buffer.from(text);
  await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await page.getByText('Imported: 1 new game.').first().waitFor();
  await page.getByRole('link', { name: 'Tiles · Wed 18 Nov' }).waitFor();
  await page.getByRole('link', { name: 'Slidewise, all puzzles' }).click();
  await today.getByText('1 day in a row').waitFor();
  await today.getByRole('link', { name: /3 of 3 stars/ }).waitFor();
  await closeQuietly(page);
  await page.context().close();
});

test('puzzles are found by name in all families, and filtered; the address says how', async () => {
  const page = await app.open('#/collection/rush-hour');
  const cards = page.locator('.collection .puzzle-card');
  const all = await cards.count();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('klotski');
  await expect.poll(() => cards.count()).toBeLessThan(5);
  expect(await cards.first().textContent()).toContain('Klotski');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Level' }).selectOption({ label: 'Expert' });
  await page.getByRole('button', { name: 'Unsolved', exact: true }).click();
  const some = await cards.count();
  expect(some).toBeLessThan(all);
  await expect.poll(() => page.url()).toContain('?level=expert&unsolved=1');
  await cards.first().click();
  await pieceOn(page, 0).waitFor();
  await page.goBack();
  await cards.first().waitFor();
  expect(await cards.count()).toBe(some);
  await page.getByRole('searchbox').fill('no such puzzle');
  await page.getByText('No puzzle is like this.').waitFor();
  await closeQuietly(page);
});

test('what was not solved in the fewest moves is a playlist', async () => {
  const page = await app.open('#/');
  const results = {
    'rush-hour/first-steps': { length: 9, seconds: 1 },
    'rush-hour/jam-01': { length: 99, seconds: 1 },
  };
  await page.evaluate((text) => localStorage.setItem('slidewise.results', text), JSON.stringify(results));
  await page.reload();
  await page.getByRole('button', { name: 'Better 2 results' }).click();
  await page.getByRole('heading', { name: 'First Steps' }).waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => page.url()).toContain('rush-hour/jam-01');
  await closeQuietly(page);
});

test('a pack of pasted boards is rated, played, renamed, exported and deleted', async () => {
  const page = await app.open('#/', { acceptDownloads: true });
  await page.getByRole('button', { name: 'Add boards' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add boards' });
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await sheet.getByText('There is no text yet.').waitFor();
  await sheet.getByRole('textbox', { name: 'Title of the pack' }).fill('Two of mine');
  const ids = '# Easy one\ntiles:rows:1_2_3/4_5_6/7_0_8\nrush-hour:sfu:....../....../XX..../....../....../......\n';
  await sheet.getByRole('textbox', { name: 'Boards' }).fill(ids);
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  const pack = page.getByRole('region', { name: 'Two of mine' });
  await pack.getByText('1 move', { exact: true }).first().waitFor();
  await pack.getByRole('link', { name: /^Easy one/ }).click();
  await page.getByRole('heading', { name: 'Easy one' }).waitFor();
  await pieceOn(page, 7).click();
  await page.locator('.ending').waitFor();
  await page.goBack();
  await pack.getByText('1 of 2 solved').waitFor();
  await pack.getByRole('button', { name: 'Rename' }).click();
  await pack.getByRole('textbox').fill('Renamed');
  await pack.getByRole('textbox').press('Enter');
  const renamed = page.getByRole('region', { name: 'Renamed' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    renamed.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('renamed.txt');
  expect(await textOf(download)).toContain('# Easy one\ntiles:rows:1_2_3/4_5_6/7_0_8\n# Board 2\n');
  await renamed.getByRole('button', { name: 'Delete' }).click();
  await renamed.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Put Renamed back' }).click();
  await renamed.waitFor();
  await closeQuietly(page);
});

test('settings count at once, in the board too, and stay', async () => {
  const page = await app.open('#/play/tiles/3x3-easy');
  await pieceOn(page, 0).waitFor();
  const board = page.locator('slidewise-board');
  const set = async (title: string, value: string): Promise<void> => {
    await page.getByRole('group', { name: title }).getByRole('button', { name: value, exact: true }).click();
  };
  await page.getByRole('button', { name: 'Settings' }).click();
  await set('Pieces', 'Plain');
  await set('Letters on pieces', 'Hidden');
  await set('Sound', 'On');
  await set('Vibration', 'On');
  await set('Motion', 'Less');
  await set('Clock while playing', 'Hidden');
  await set('Controls', 'Left');
  await page.getByRole('button', { name: 'Close' }).click();
  const check = async (): Promise<void> => {
    expect([await board.getAttribute('look'), await board.getAttribute('letters')]).toEqual(['plain', 'hidden']);
    expect(await page.locator('.play-clock').isVisible()).toBe(false);
    const [controls, tray] = [await page.locator('.controls').boundingBox(), await board.boundingBox()];
    expect(controls!.x).toBeLessThan(tray!.x);
  };
  await check();
  await page.reload();
  await pieceOn(page, 0).waitFor();
  await check();
  expect(await page.evaluate(() => document.documentElement.dataset.motion)).toBe('less');
  // With sound a move is heard, and nothing else changes.
  const tones = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { start } = OscillatorNode.prototype;
        OscillatorNode.prototype.start = function (...when) {
          start.apply(this, when);
          resolve(this.type);
        };
      }),
  );
  await slideAny(page);
  expect(await tones).toBe('triangle');
  await closeQuietly(page);
});

test('the start page has a board that can be played to its end', async () => {
  const page = await app.open('#/');
  const hero = page.locator('.hero-board');
  await hero.locator('slidewise-board').waitFor();
  const moves: readonly (readonly [label: string, rows: number, columns: number])[] = [
    ['C', 0, -2],
    ['B', 3, 0],
    ['D', -1, 0],
    ['X', 0, 4],
  ];
  for (const [label, rows, columns] of moves) {
    const piece = hero.locator('.piece', { hasText: label });
    const box = (await piece.boundingBox())!;
    const cell = (await hero.locator('.board').boundingBox())!.width / 6;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + columns * cell, box.y + box.height / 2 + rows * cell, { steps: 5 });
    await page.mouse.up();
  }
  await page.getByText('Out in').waitFor();
  const ways = await page
    .locator('.hero-ways a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(ways.slice(1)).toEqual(['#/study/tiles/3x3-easy?run=astar', '#/editor', '#/code']);
  await page.getByRole('link', { name: 'Play today’s puzzle' }).click();
  await expect.poll(() => page.url()).toContain('daily/rush-hour/');
  await closeQuietly(page);
});

test('a game that was begun is offered as it stands', async () => {
  const page = await app.open('#/play/tiles/3x3-easy');
  await pieceOn(page, 0).waitFor();
  await slideAny(page);
  await expect.poll(() => page.url()).toContain('moves=');
  await page.goto(`${app.address}#/`);
  const card = page.getByRole('region', { name: /^Continue / });
  await card.getByText('1 move made').waitFor();
  await card.getByRole('link', { name: /^Go on/ }).click();
  await pieceOn(page, 0).waitFor();
  await expect.poll(() => page.url()).toContain('moves=');
  await closeQuietly(page);
});
