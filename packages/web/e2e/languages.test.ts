import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { app } from './app.js';

const VIEWS = [
  '#/',
  '#/play/rush-hour/jam-12',
  '#/play/tiles/3x3-easy',
  '#/play/rush-hour/no-such',
  '#/review',
  '#/code',
  '#/days',
  '#/you',
  '#/print?of=rush-hour/jam-12',
  '#/editor',
  '#/learn',
  '#/study/rush-hour/jam-05?step=3',
  '#/study/rush-hour/jam-05?mode=race',
  '#/study/rush-hour/jam-05?mode=compare',
  '#/study/rush-hour/jam-05?mode=estimates',
  '#/learn/admissible',
];

/** What the words of a view are, and whether they fit on a phone. */
async function seen(page: Page, hash: string): Promise<string> {
  await page.evaluate((next) => location.assign(next), hash);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.getByText(/^(Loading …|Wird geladen …|正在加载……)$/).waitFor({ state: 'detached' });
  const over = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  expect([hash, over]).toEqual([hash, 0]);
  const hidden = await page.locator('.top-menu').evaluate((menu) => menu.scrollWidth - menu.clientWidth);
  expect([hash, hidden]).toEqual([hash, 0]);
  const tight = await page
    .locator('main :is(button, a.button)')
    .evaluateAll((buttons) =>
      buttons.filter((each) => each.scrollWidth > each.clientWidth + 1).map(({ textContent }) => textContent),
    );
  expect([hash, tight]).toEqual([hash, []]);
  // Puzzles keep their names, and branch-and-bound is called so in German, too.
  return page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const name of copy.querySelectorAll('.puzzle-title, .study option, style')) name.remove();
    return copy.textContent;
  });
}

test('in German, as the browser asks for: every view, a hint with its reasons, and a problem; then in Chinese, as chosen', async () => {
  const page = await app.newPage({ locale: 'de-AT', viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto(app.address);
  await page.getByRole('heading', { name: 'Schieberätsel, perfekt gelöst.' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  for (const hash of VIEWS) expect(await seen(page, hash)).not.toMatch(/\b(the|of|and|your)\b/);
  await page.goto(`${app.address}#/play/rush-hour/no-such`);
  await page.getByText('Die Sammlung hat kein Rätsel „rush-hour/no-such“.').waitFor();

  await page.goto(`${app.address}#/play/rush-hour/jam-12`);
  await page.getByRole('button', { name: 'Tipp', exact: true }).click();
  await page.getByText('Bestenfalls noch 15 Züge.').waitFor();
  await page
    .getByRole('button', { name: 'Warum?' })
    .or(page.getByRole('button', { name: 'Wohin?' }))
    .first()
    .click();
  await page.getByText('A links 1.').waitFor();
  const board = page.locator('slidewise-board');
  expect(await board.getByRole('button', { name: /^Zielstein X, 1 hoch, 2 breit/ }).count()).toBe(1);

  await page.goto(`${app.address}#/days`);
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('button', { name: '简体中文' }).click();
  await page.getByRole('dialog', { name: '设置' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-Hans');
  await page.keyboard.press('Escape');
  for (const hash of VIEWS) expect(await seen(page, hash)).toMatch(/\p{Script=Han}/u);
  await page.goto(`${app.address}#/collection/bricks`);
  await page.locator('.puzzle-title', { hasText: '横刀立马' }).first().waitFor();
  await page.context().close();
});
