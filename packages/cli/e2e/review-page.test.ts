import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { folderOf, slidewise } from '../tests/support/run-cli.js';

/** Texts, for there are no types of pages here. */
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const PIECE_PLACES = "[...document.querySelectorAll('.review-piece')].map((piece) => piece.getAttribute('transform'))";

test('the page of a review is gone through by curve, list, slider and arrow keys, asks for nothing else, and fits a phone', async () => {
  const file = join(folderOf({}), 'review.html');
  expect(slidewise(['review', 'rush-hour/course-1', 'a 1, d 1, a -1, c -2, b 3', '--html', file]).code).toBe(0);
  const browser = await chromium.connect(inject('browserEndpoint' as never) as string);
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const wrong: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => wrong.push(error.message));
  context.on('request', (request) => {
    if (!/^(file|blob|data):/.test(request.url())) wrong.push(request.url());
  });
  await page.goto(pathToFileURL(file).href);
  const head = page.locator('#head');
  const places = () => page.evaluate<string[]>(PIECE_PLACES);
  const arrows = (look: string) => page.locator(`#arrows .${look}`).count();
  expect(await head.textContent()).toBe('Start · 3 to go');
  expect([await arrows('good'), await arrows('played')]).toEqual([4, 1]);
  const start = await places();
  await page.keyboard.press('ArrowRight');
  expect(await head.textContent()).toBe('Move 1: a right 1 · no progress · 3 to go');
  expect((await places()).filter((place, i) => place !== start[i])).toHaveLength(1);
  await page.keyboard.press('End');
  expect(await head.textContent()).toBe('Move 5: b down 3 · kept a shortest way · solved');
  expect(await arrows('good')).toBe(0);
  await page.getByRole('button', { name: 'c left 2' }).click();
  expect(await head.textContent()).toMatch(/^Move 4: /);
  expect(await page.locator('#moves [aria-current]').textContent()).toContain('c left 2');
  const slider = page.getByRole('slider', { name: 'Position of the game' });
  await slider.press('Home');
  expect(await places()).toEqual(start);
  // The last point of the curve stands near its right edge.
  const box = (await page.locator('#curve').boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.97, box.y + box.height / 2);
  expect(await head.textContent()).toMatch(/^Move 5: /);
  expect(await page.evaluate<number>(OVERFLOW)).toBe(0);
  expect(wrong).toEqual([]);
  await context.close();
  await browser.close();
});
