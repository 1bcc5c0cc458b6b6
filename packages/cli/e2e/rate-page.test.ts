import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { folderOf, slidewise } from '../tests/support/run-cli.js';

/** Texts, for there are no types of pages here. */
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const PIECE_PLACES = "[...document.querySelectorAll('.way-piece')].map((piece) => piece.getAttribute('transform'))";

test('the page of a rating goes through the solution by slider and bars, asks for nothing else, and fits a phone', async () => {
  const file = join(folderOf({}), 'rating.html');
  expect(slidewise(['rate', 'rush-hour/course-1', '--html', file]).code).toBe(0);
  const browser = await chromium.connect(inject('browserEndpoint' as never) as string);
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const errors: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  context.on('request', (request) => {
    if (!/^(file|blob|data):/.test(request.url())) errors.push(request.url());
  });
  await page.goto(pathToFileURL(file).href);
  const caption = page.locator('.caption');
  const pieces = () => page.evaluate<string[]>(PIECE_PLACES);
  expect(await caption.textContent()).toMatch(/^3 moves to go: \d+ helps?, .*; next: d down 1$/);
  const start = await pieces();
  await page.locator('.point-bar').nth(1).click();
  expect(await caption.textContent()).toMatch(/^2 moves to go: /);
  expect((await pieces()).filter((place, i) => place !== start[i])).toHaveLength(1);
  // With its board, for a page may rate several.
  const slider = page.getByRole('slider', { name: 'Position on the solution of rush-hour/course-1' });
  expect(await slider.inputValue()).toBe('1');
  await slider.press('End');
  expect(await caption.textContent()).toBe('Solved');
  await slider.press('Home');
  expect(await pieces()).toEqual(start);
  expect(await page.evaluate<number>(OVERFLOW)).toBe(0);
  // The plot is seen whole, and its texts can be read.
  const plot = (await page.locator('.plot').boundingBox())!;
  expect(plot.x).toBeGreaterThanOrEqual(0);
  expect(plot.x + plot.width).toBeLessThanOrEqual(390);
  expect((await page.locator('.plot-text').first().boundingBox())!.height).toBeGreaterThan(11);
  expect(errors).toEqual([]);
  await context.close();
  await browser.close();
});
