import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { app, closeQuietly } from './app.js';

// Displays that differ from most: forced colours, a notch, the narrowest phones.

const groundOf = (page: Page, where: string): Promise<string> =>
  page
    .locator(where)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test('with forced colours, what is chosen differs from what is not, and a legend keeps its colours', async () => {
  const page = await app.newPage({ forcedColors: 'active' });
  await page.goto(`${app.address}#/study/tiles/3x3-beginner?mode=compare`);
  await page.locator('.mode[aria-current]').waitFor();
  for (const [chosen, other] of [
    ['.top-menu a[aria-current]', '.top-menu a:not([aria-current])'],
    ['.mode[aria-current]', '.mode:not([aria-current])'],
  ] as const) {
    expect(await groundOf(page, chosen)).not.toBe(await groundOf(page, other));
  }
  await page.getByRole('button', { name: /^Run all/ }).click();
  await page.locator('.plot-sample').first().waitFor();
  expect(await groundOf(page, '.plot-sample.is-proved')).not.toBe(await groundOf(page, '.plot-sample.is-solved'));
  await page.goto(`${app.address}#/editor`);
  await page.locator('.tool[aria-pressed="true"]').waitFor();
  expect(await groundOf(page, '.tool[aria-pressed="true"]')).not.toBe(
    await groundOf(page, '.tool[aria-pressed="false"]'),
  );
  await closeQuietly(page);
  await page.context().close();
});

test('beside a notch and above the bar of a phone, nothing is covered', async () => {
  const page = await app.newPage({ viewport: { width: 740, height: 360 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: 11, left: 47, right: 47, bottom: 21 },
  } as never);
  for (const hash of ['#/', '#/play/rush-hour/jam-01', '#/study/tiles/3x3-easy', '#/editor', '#/learn/a-star']) {
    await page.goto(app.address + hash);
    await page.locator('main h1').first().waitFor();
    const [left, right, top] = await page.evaluate(() => {
      // What is in a row that is scrolled by itself comes to light there: the row counts.
      const boxes = [
        ...document.querySelectorAll('a, button:not(.skip), select, h1, p, .puzzle-row-puzzles, .day-cards'),
      ]
        .filter((element) => element.parentElement!.closest('.puzzle-row-puzzles, .day-cards') === null)
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 1);
      return [
        Math.min(...boxes.map((box) => box.left)),
        document.documentElement.clientWidth - Math.max(...boxes.map((box) => box.right)),
        Math.min(...boxes.map((box) => box.top)),
      ] as const;
    });
    expect([hash, left >= 47, right >= 47, top >= 11]).toEqual([hash, true, true, true]);
  }
  await closeQuietly(page);
  await page.context().close();
});

test.each(['#/learn/a-star', '#/learn/admissible', '#/learn/closing-early', '#/learn/pattern-databases', '#/editor'])(
  'the narrowest phones need not scroll sideways: %s',
  async (hash) => {
    const page = await app.open(hash, { viewport: { width: 320, height: 640 } });
    await page.locator('main h1').first().waitFor();
    await expect.poll(() => page.locator('main .loading').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await closeQuietly(page);
  },
);

test('a comparison on a phone shows every number whole', async () => {
  const page = await app.open('#/study/tiles/3x3-beginner?mode=compare', { viewport: { width: 360, height: 740 } });
  await page.getByRole('button', { name: /^Run all/ }).click();
  await page.getByRole('button', { name: 'Run all again' }).waitFor();
  const beyond = await page.evaluate(() =>
    [...document.querySelectorAll('.compare-table tbody :is(th, td)')]
      .filter((cell) => cell.getBoundingClientRect().right > innerWidth || cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => cell.textContent),
  );
  expect(beyond).toEqual([]);
  await closeQuietly(page);
});
