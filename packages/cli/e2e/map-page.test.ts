import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { folderOf, jsonLines, slidewise } from '../tests/support/run-cli.js';

// The page of a map in a real browser: it is one file, and asks for nothing else.

const file = join(folderOf({}), 'map.html');
let hardest = '';

beforeAll(() => {
  const { code, stdout } = slidewise(['map', 'rush-hour/course-1', '--html', file, '--json']);
  expect(code).toBe(0);
  hardest = jsonLines(stdout)[0].hardest[0].id;
});

async function withPage(width: number, look: (page: Page) => Promise<void>, shown = file): Promise<void> {
  const browser = await chromium.connect(inject('browserEndpoint' as never) as string);
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  const errors: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  context.on('request', (request) => {
    if (!/^(file|blob|data):/.test(request.url())) errors.push(request.url());
  });
  await page.goto(pathToFileURL(shown).href);
  await page.waitForSelector('html[data-ready=yes]');
  await look(page);
  expect(errors).toEqual([]);
  await context.close();
  await browser.close();
}

/** Where the ring around the chosen position is, on the page; a text, for there are no types of pages here. */
const RING_PLACE = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const canvas = document.getElementById('over');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let [x, y, count] = [0, 0, 0];
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] !== 245 || data[i + 1] !== 179 || data[i + 2] !== 1) continue;
    x += (i / 4) % canvas.width;
    y += Math.floor(i / 4 / canvas.width);
    count++;
  }
  const box = canvas.getBoundingClientRect();
  const ratio = canvas.width / box.width;
  resolve({ x: box.left + x / count / ratio, y: box.top + y / count / ratio });
})))`;

const PIECE_PLACES = "[...document.querySelectorAll('.map-piece')].map((piece) => piece.style.transform)";

test('the way is stepped to a solved board, by buttons and by keys', () =>
  withPage(1280, async (page) => {
    const description = page.locator('#description');
    expect(await description.textContent()).toBe('0 moves from the start3 moves to the nearest goal');
    const pieces = () => page.evaluate<string[]>(PIECE_PLACES);
    const before = await pieces();
    await page.getByRole('button', { name: 'Towards the goal' }).click();
    expect((await pieces()).filter((place, i) => place !== before[i])).toHaveLength(1);
    await page.keyboard.press('.');
    await page.keyboard.press('.');
    expect(await description.textContent()).toBe('3 moves from the startsolved');
    expect(await page.getByRole('button', { name: 'Towards the goal' }).isDisabled()).toBe(true);
    // It does nothing more, but keeps the focus.
    expect(await page.evaluate('document.activeElement.id')).toBe('way-on');
    await page.keyboard.press('Enter');
    expect(await description.textContent()).toBe('3 moves from the startsolved');
    await page.keyboard.press(',');
    expect(await description.textContent()).toContain('1 move to the nearest goal');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    expect(await pieces()).toEqual(before);
  }));

test('a position is chosen by a click on it, also after zooming; its id is that of all commands', () =>
  withPage(1280, async (page) => {
    const id = page.locator('#id');
    await page.getByRole('button', { name: 'Hardest' }).click();
    expect(await id.textContent()).toBe(hardest);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.keyboard.press('0');
    const { x, y } = await page.evaluate<{ x: number; y: number }>(RING_PLACE);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    expect(await id.textContent()).not.toBe(hardest);
    await page.mouse.click(x, y);
    expect(await id.textContent()).toBe(hardest);
    // Colours by distance from the start.
    await page.getByRole('button', { name: 'from the start' }).click();
    expect(await page.locator('#scale-title').textContent()).toBe('moves from the start');
    expect(await page.locator('#scale-last').textContent()).toBe('6');
    // In rings, positions are elsewhere, and found there.
    await page.getByRole('button', { name: 'rings' }).click();
    await page.getByRole('button', { name: 'Hardest' }).click();
    const there = await page.evaluate<{ x: number; y: number }>(RING_PLACE);
    expect(there).not.toEqual({ x, y });
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.mouse.click(there.x, there.y);
    expect(await id.textContent()).toBe(hardest);
  }));

const MOVE_NAMES = "[...document.querySelectorAll('.beside button')].map((button) => button.ariaLabel)";

test('the moves from here are told apart by their names', async () => {
  await withPage(1280, async (page) => {
    const names = await page.evaluate<string[]>(MOVE_NAMES);
    expect(names[0]).toBe('d down 1, to a position 2 moves from a goal, nearer to the goal');
    expect(new Set(names).size).toBe(names.length);
  });
  // Lines of tiles, and identical bricks.
  const others = [
    ['tiles/3x3-easy', '--most', '2000', '--metric', 'mtm'],
    ['bricks/teach-2', '--most', '2000'],
  ];
  for (const [i, board] of others.entries()) {
    const other = join(folderOf({}), `${i}.html`);
    slidewise(['map', ...board, '--html', other]);
    await withPage(
      1280,
      async (page) => {
        for (let step = 0; step < 4; step++) {
          const names = await page.evaluate<string[]>(MOVE_NAMES);
          expect(new Set(names).size).toBe(names.length);
          await page.locator('.beside button').last().click();
        }
      },
      other,
    );
  }
});

test('where it is proved that there is no solution, the page says so', async () => {
  const none = join(folderOf({}), 'none.html');
  expect(slidewise(['map', 'tiles/3x3-unsolvable', '--most', '2000', '--html', none]).code).toBe(1);
  await withPage(
    1280,
    async (page) => {
      const said = await page.locator('#description').textContent();
      expect(said).toContain('it is proved that there is no solution');
    },
    none,
  );
});

const FOCUSED_MOVE = "[...document.querySelectorAll('.beside button')].indexOf(document.activeElement)";

test('the focus stays among the moves from here', () =>
  withPage(1280, async (page) => {
    const buttons = page.locator('.beside button');
    await buttons.nth(1).focus();
    await page.keyboard.press('c');
    expect(await page.evaluate(FOCUSED_MOVE)).toBe(1);
    await page.keyboard.press('Enter');
    expect(await page.locator('#description').textContent()).toContain('1 move from the start');
    expect(await page.evaluate(FOCUSED_MOVE)).toBe(0);
  }));

test('on a phone nothing is wider than the screen', () =>
  withPage(360, async (page) => {
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.locator('.beside button').first().click();
    expect(await page.locator('#description').textContent()).toContain('1 move from the start');
  }));

test.each([
  ['a phone', 390],
  ['a desktop', 1280],
])('the legend and the buttons cover nothing of the graph on %s', (_, width) =>
  withPage(width, async (page) => {
    const graph = (await page.locator('#graph').boundingBox())!;
    expect(graph.height).toBeGreaterThan(300);
    for (const part of ['.legend', '.zoom', '.choices']) {
      expect([part, (await page.locator(part).boundingBox())!.y]).toEqual([part, expect.toSatisfy(isBelow(graph))]);
    }
  }),
);

function isBelow({ y, height }: { readonly y: number; readonly height: number }): (place: number) => boolean {
  return (place) => place >= y + height;
}

test('where there are no moves, none are announced', async () => {
  const folder = folderOf({ 'stuck.txt': 'XXA\nBBA\nCCC\n' });
  const stuck = join(folder, 'stuck.html');
  expect(slidewise(['map', join(folder, 'stuck.txt'), '--html', stuck]).code).toBe(0);
  const heading = (page: Page) => page.getByRole('heading', { name: 'Moves from here' });
  await withPage(1280, async (page) => expect(await heading(page).isVisible()).toBe(false), stuck);
  await withPage(1280, async (page) => expect(await heading(page).isVisible()).toBe(true));
});
