import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { folderOf, slidewise } from '../tests/support/run-cli.js';

const BOARDS = ['rush-hour/course-1', 'rush-hour/jam-03', 'tiles/3x3-beginner', 'tiles/3x3-easy'];

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const file = join(folderOf({}), 'comparison.html');
  expect(slidewise(['compare', ...BOARDS, '--html', file]).code).toBe(0);
  browser = await chromium.connect(inject('browserEndpoint' as never) as string);
  page = await browser.newPage({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(pathToFileURL(file).href);
});
afterAll(async () => {
  await page.close();
  await browser.close();
});

/** Texts, for there are no types of pages here. */
const BARS = `[...document.querySelectorAll('.bar-label, .bar-value')].filter((each) => each.checkVisibility())
  .map((each) => each.getBoundingClientRect().toJSON())`;

test('the bars of a comparison fit a phone with their names and numbers', async () => {
  const bars = await page.evaluate<{ left: number; right: number; height: number }[]>(BARS);
  expect(bars.length).toBeGreaterThan(20);
  for (const { left, right, height } of bars) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    expect(height).toBeGreaterThan(11);
  }
});

const REGIONS = `[...document.querySelectorAll('.scroll')].filter((each) => each.checkVisibility())
  .map((each) => each.ariaLabel)`;
const SCROLLED = "document.querySelector('.scroll:has(.plot):focus').scrollLeft";

test('what is wider than a phone is scrolled by keys, and every such region has a name of its own', async () => {
  const names = await page.evaluate<string[]>(REGIONS);
  expect(names.length).toBeGreaterThan(BOARDS.length);
  expect(new Set(names).size).toBe(names.length);
  await page.getByRole('region', { name: /^Rush Hour: Positions expanded against length/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate<number>(SCROLLED)).toBeGreaterThan(0);
});
