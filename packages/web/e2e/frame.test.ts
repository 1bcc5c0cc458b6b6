import { expect, test } from 'vitest';
import { app, closeQuietly } from './app.js';

// What surrounds every view.

test.each([
  ['desktop', { width: 1600, height: 1000 }],
  ['phone', { width: 360, height: 740 }],
])('the head of the page stands still from view to view: %s', async (_, viewport) => {
  const page = await app.open('#/', { viewport });
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.top-home, .top-menu a, .top button')].map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return [x, y, width].map(Math.round).join(' ');
      }),
    );
  const atHome = await places();
  expect(atHome.length).toBeGreaterThan(4);
  // On a phone a game has no other head than its own.
  const games = viewport.width < 500 ? [] : ['#/play/rush-hour/jam-01', '#/play/tiles/3x3-easy'];
  for (const hash of [...games, '#/study', '#/editor', '#/learn', '#/nowhere']) {
    await page.evaluate((next) => location.assign(next), hash);
    await page.locator('main h1').first().waitFor();
    expect([hash, await places()]).toEqual([hash, atHome]);
  }
  await closeQuietly(page);
});

test('the page has no frame around it when somebody types a link', async () => {
  const page = await app.open('#/');
  await page.locator('.puzzle-card').first().waitFor();
  await page.keyboard.press('Tab');
  await page.evaluate(() => location.assign('#/play/rush-hour/jam-01'));
  await page.locator('.play-board').waitFor();
  const [focused, frame] = await page.evaluate(() => {
    const { activeElement } = document;
    return [activeElement?.id, getComputedStyle(activeElement!).outlineStyle];
  });
  expect([focused, frame]).toEqual(['main', 'none']);
  await closeQuietly(page);
});

test('the colours follow the system, or what was chosen', async () => {
  const page = await app.open('#/', { colorScheme: 'dark' });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await paper();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await settings.getByRole('button', { name: 'Light' }).click();
  const light = await paper();
  expect(light).not.toBe(dark);
  await page.reload();
  expect(await paper()).toBe(light);
  await page.getByRole('button', { name: 'Settings' }).click();
  await settings.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'As the system' }).click();
  expect(await paper()).toBe(dark);
  // Escape ends it, and the focus is where it was.
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Settings');
  await closeQuietly(page);
});

test('the whole app is one page that lets no foreign or inline script run', async () => {
  const page = await app.open('#/');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  await closeQuietly(page);
});

test('the worker that searches may compile WebAssembly for a board', async () => {
  const page = await app.open('#/');
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.evaluate(() => location.assign('#/play/bricks/klotski')),
  ]);
  const smallest = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  expect(await worker.evaluate((bytes) => WebAssembly.validate(Uint8Array.from(bytes)), smallest)).toBe(true);
  await worker.evaluate((bytes) => void new WebAssembly.Module(Uint8Array.from(bytes)), smallest);
  await closeQuietly(page);
});
