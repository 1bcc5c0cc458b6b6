import { expect, test } from 'vitest';
import { app, closeQuietly } from './app.js';
import { pieceOn } from './table.js';

const BOARD = 'rush-hour:sfu:AA.B../...B../XX.B../....../....../......';

test('a game on the map: moves walk, a point is looked at and gone to, marks and colours, the graph to take away', async () => {
  const page = await app.open(`#/map?board=${BOARD}`);
  const fact = (name: string) => page.locator('.map-facts > div', { hasText: name }).locator('dd').textContent();
  await page.getByText('moves between them.').waitFor();
  await page.locator('.map-facts dd', { hasText: /^2$/ }).first().waitFor();

  await page.locator('.map-board [data-piece="0"]').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('.map-facts dd', { hasText: /^1$/ }).first().waitFor();
  expect(await fact('made')).toBe('1');
  expect(page.url()).toContain('moves=');

  // Another position: the board shows it, and the game stays where it is until one goes there.
  await page.getByRole('button', { name: 'Show one: Solved positions' }).click();
  await page.getByText('You are still where you were.').waitFor();
  expect(await fact('to the goal')).toBe('0');
  await page.getByRole('button', { name: 'Back to your board' }).click();
  expect(await fact('to the goal')).toBe('2');
  await page.getByRole('button', { name: 'Show one: Solved positions' }).click();
  await page.getByRole('button', { name: 'Go there' }).click();
  await page.locator('.map-facts dd', { hasText: /^0$/ }).first().waitFor();
  expect(Number(await fact('made'))).toBeGreaterThan(1);

  await page.getByLabel(/^Hardest positions/).check();
  await page.getByLabel('Colours show').selectOption('piece');
  await page.locator('.map-pieces li').first().waitFor();
  await page.getByLabel('Places by').selectOption('spread');
  await page.getByText('As far apart as they are moves apart.').waitFor();
  await page.getByText('Take away').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'GraphML' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.graphml$/);

  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await pieceOn(page, 2).waitFor();
  await closeQuietly(page);
});

test('a click on the map looks at the point below it', async () => {
  const page = await app.open('#/map/rush-hour/jam-05');
  const canvas = page.locator('.map-graph');
  await canvas.waitFor();
  await page.locator('.map-facts dd').first().waitFor();
  const box = (await canvas.boundingBox())!;
  // Somewhere in the middle there is always a point.
  for (let i = 0; i < 40 && (await page.getByText('You are still where you were.').count()) === 0; i++) {
    await page.mouse.click(box.x + box.width * (0.3 + 0.01 * i), box.y + box.height * (0.4 + 0.005 * i));
  }
  await page.getByText('You are still where you were.').waitFor();
  await closeQuietly(page);
});
