import { expect, test } from 'vitest';
import { app, closeQuietly } from './app.js';

test('the lessons are found in the menu, and each leads to the next', async () => {
  const page = await app.open('#/');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Learn' }).click();
  await page.locator('.lesson-card').first().click();
  for (const lesson of ['2 of 8', '3 of 8', '4 of 8', '5 of 8', '6 of 8', '7 of 8', '8 of 8']) {
    await page.getByRole('link', { name: /^Next:/ }).click();
    await page.getByText(lesson).waitFor();
    await page.locator('.live .board').first().waitFor();
  }
  await page.goBack();
  await page.getByText('7 of 8').waitFor();
  await closeQuietly(page);
});

test('A* goes step by step, back, by itself and to the end; a weaker heuristic expands more', async () => {
  const page = await app.open('#/learn/a-star');
  const fact = page.locator('.live-fact').first();
  await page.getByRole('button', { name: 'Step' }).click();
  await page.getByRole('button', { name: 'Step' }).click();
  expect(await fact.textContent()).toMatch(/^2 expanded/);
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await fact.textContent()).toMatch(/^1 expanded/);
  await page.getByRole('button', { name: 'Run' }).click();
  await expect.poll(() => fact.textContent()).toMatch(/^[3-9] expanded/);
  await page.getByRole('button', { name: 'Pause' }).click();
  const note = page.getByText('Boards with a bold frame are new.');
  expect(await note.count()).toBe(1);
  await page.getByRole('button', { name: 'To the end' }).click();
  // The note goes with the list that it is about.
  expect(await note.count()).toBe(0);
  expect(await fact.textContent()).toMatch(/^9 expanded, \d+ open. Solved in 7 moves/);
  await page.getByLabel('Heuristic').selectOption('none');
  await page.getByRole('button', { name: 'To the end' }).click();
  expect(await fact.textContent()).toMatch(/^120 expanded, \d+ open. Solved in 7 moves/);
  await closeQuietly(page);
});

test('no estimate is above the true distance of any board that is made by hand; a weight breaks that', async () => {
  const page = await app.open('#/learn/admissible');
  const bar = async (name: string) =>
    Number(await page.locator(`.bars tr:has(th:text-is("${name}")) .bars-value`).textContent());
  await page.getByText('No estimate is above the truth.').waitFor();
  expect([await bar('Misplaced tiles'), await bar('Manhattan distance'), await bar('True distance')]).toEqual([
    5, 10, 14,
  ]);
  await page.locator('.playground [data-piece="1"]').click();
  await expect.poll(() => bar('True distance')).toSatisfy((distance: number) => distance === 13 || distance === 15);
  expect(await page.getByText('6,843 boards').count()).toBe(1);
  await page.getByRole('slider').fill('3');
  await page.getByText('With w above 1 nothing is proved.').waitFor();
  expect(await bar('moves found')).toBeGreaterThan(31);
  await closeQuietly(page);
});

test('the pieces of a picture are no stops of Tab', async () => {
  const page = await app.open('#/learn/closing-early');
  await page.getByRole('button', { name: 'Run both' }).focus();
  // The picture stands before the button.
  await page.keyboard.press('Shift+Tab');
  expect(await page.locator('.live .piece').count()).toBeGreaterThan(3);
  expect(await page.locator('.live :focus').count()).toBe(0);
  await closeQuietly(page);
});

test('closing too early finds 7 moves where 6 are enough, and shows the way that it lost', async () => {
  const page = await app.open('#/learn/closing-early');
  await page.getByRole('button', { name: 'Run both' }).click();
  // The button is gone, but not the place of those who use keys.
  expect(await page.locator('button:focus').textContent()).toBe('Show the 6 moves');
  const rows = page.locator('.results tbody tr');
  expect(await rows.nth(0).textContent()).toMatch(/^A\*, as it should be6\d+$/);
  expect(await rows.nth(1).textContent()).toMatch(/^Closing too early7\d+$/);
  await page.getByRole('button', { name: 'Show the 7 moves' }).click();
  for (let i = 0; i < 7; i++) await page.getByRole('button', { name: 'Move forward' }).click();
  await page.locator('.board.solved').waitFor();
  await page.getByRole('button', { name: 'The way it lost' }).click();
  await page.getByText('0 of 2').waitFor();
  await closeQuietly(page);
});

test('a table is built in front of the reader, and sums of own moves are still safe', async () => {
  const page = await app.open('#/learn/pattern-databases');
  const bar = async (name: string) =>
    Number(await page.locator(`.bars tr:has(th:text-is("${name}")) .bars-value`).textContent());
  await page.getByText('All tables are built.').waitFor();
  await page.getByText('15,120 entries, up to distance').waitFor();
  expect(await bar('Manhattan distance')).toBe(10);
  expect(await bar('Larger of both')).toBe(18);
  expect(await bar('True distance')).toBe(22);
  await page.getByLabel('What counts').selectOption('own');
  await expect.poll(() => bar('Sum of both')).toBe(20);
  await page.getByRole('button', { name: '4', exact: true }).click();
  await page.getByText('The table of 1 2 3', { exact: true }).waitFor();
  await page.getByText('3,024 entries, up to distance').waitFor();
  await closeQuietly(page);
});
