import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { folderOf, slidewise } from '../tests/support/run-cli.js';

test('the bars of a comparison fit a phone with their names and numbers', async () => {
  const file = join(folderOf({}), 'comparison.html');
  expect(slidewise(['compare', 'rush-hour/course-1', '--html', file]).code).toBe(0);
  const browser = await chromium.connect(inject('browserEndpoint' as never) as string);
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await page.goto(pathToFileURL(file).href);
  const texts = await page.locator('.bar-label, .bar-value').all();
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) {
    const { x, width, height } = (await text.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(height).toBeGreaterThan(11);
  }
  await page.close();
  await browser.close();
});

/** Texts, for there are no types of pages here. */
const REGIONS = `[...document.querySelectorAll('.scroll')].filter((each) => each.checkVisibility())
  .map((each) => each.ariaLabel)`;
const SCROLLED = "document.querySelector('.scroll:has(.plot):focus').scrollLeft";

test('what is wider than a phone is scrolled by keys, and every such region has a name of its own', async () => {
  const file = join(folderOf({}), 'comparison.html');
  const boards = ['rush-hour/course-1', 'rush-hour/jam-03', 'tiles/3x3-beginner', 'tiles/3x3-easy'];
  expect(slidewise(['compare', ...boards, '--html', file]).code).toBe(0);
  const browser = await chromium.connect(inject('browserEndpoint' as never) as string);
  const page = await browser.newPage({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(pathToFileURL(file).href);
  const names = await page.evaluate<string[]>(REGIONS);
  expect(names.length).toBeGreaterThan(boards.length);
  expect(new Set(names).size).toBe(names.length);
  await page.getByRole('region', { name: /^Rush Hour: .* against length/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate<number>(SCROLLED)).toBeGreaterThan(0);
  await page.close();
  await browser.close();
});
