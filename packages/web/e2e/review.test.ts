import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { app, closeQuietly } from './app.js';
import { choose, counter, drag, drawnAt, pieceOn } from './table.js';

const BOARD = 'rush-hour:sfu:AA.B../...B../XX.B../....../....../......';
const [A, X, B] = [0, 2, 1];

/** A game that takes one move more than needed. */
async function playBadly(page: Page): Promise<void> {
  await pieceOn(page, A).waitFor();
  await drag(page, A, [0, 1]);
  await drag(page, B, [3, 0]);
  await drag(page, X, [0, 4]);
}

test('from the end of a game to its review: the curve, the turning point, every position, and on from there', async () => {
  const page = await app.open(`#/play?board=${BOARD}`);
  await playBadly(page);
  const ending = page.locator('.ending');
  await ending.getByText('Move 1 was the turning point: A right 1 put you 1 move behind.').waitFor();
  await page.getByRole('img', { name: '1 of 3 stars' }).waitFor();
  // The better move is not told yet: whoever replays may find it.
  expect(await ending.textContent()).not.toContain('B down 3');
  await page.getByRole('button', { name: 'Replay from move 1' }).click();
  expect(await counter(page)).toBe('0 of 2 moves');
  await drag(page, B, [3, 0]);
  await drag(page, X, [0, 4]);
  await page.getByRole('img', { name: '3 of 3 stars' }).waitFor();
  await page.getByText('Every move kept a shortest way.').waitFor();
  await closeQuietly(page);
});

test('a review goes from move to move by keys, by the list and by the curve', async () => {
  const page = await app.open(`#/review?board=${BOARD}&moves=A+1,B+3,X+4`);
  await page.getByText('Better: B down 3.').waitFor();
  const ways = () =>
    page.locator('.review-board .way').evaluateAll((all) => all.map((way) => way.getAttribute('class')));
  expect(await ways()).toEqual(['arrow way bad', 'arrow way good']);
  await page.keyboard.press('ArrowRight');
  await page.getByText('Move 1: A right 1').waitFor();
  expect(await ways()).toEqual(['arrow way good']);
  const place = () => page.getByRole('slider', { name: 'Place in the game' }).inputValue();
  await page.keyboard.press('End');
  expect(await place()).toBe('3');
  await page.getByText('kept a shortest way · solved').waitFor();
  await page.keyboard.press('Home');
  expect(await place()).toBe('0');
  await page.locator('.review-moves button').nth(2).click();
  expect(await place()).toBe('2');
  await page.locator('.curve svg').scrollIntoViewIfNeeded();
  const curve = (await page.locator('.curve svg').boundingBox())!;
  await page.mouse.click(curve.x + 0.4 * curve.width, curve.y + curve.height / 2);
  expect(await place()).toBe('1');
  await page.getByRole('link', { name: 'Play from here' }).click();
  await pieceOn(page, A).waitFor();
  expect(await drawnAt(page, A)).toEqual({ row: 0, column: 1 });
  await page.getByText('You have seen moves').waitFor();
  await closeQuietly(page);
});

test('an unfinished game can be reviewed, and counts as shown then', async () => {
  const page = await app.open('#/play/rush-hour/jam-01');
  await drag(page, 1, [0, 1]);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Where did I go wrong?' }).click();
  await page.getByText(/moves?, not solved yet/).waitFor();
  await page.goBack();
  await page.getByText('You have seen moves of a solution').waitFor();
  expect(await counter(page)).toMatch(/^1 /);
  await closeQuietly(page);
});

test('a game that was played elsewhere is pasted: as a saved game, a board and its moves, or a link', async () => {
  const page = await app.open('#/review');
  const review = async (text: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Game' }).fill(text);
    await page.getByRole('button', { name: 'Review' }).click();
  };
  await review('nothing of the kind');
  await page.getByRole('alert').waitFor();
  await review(`[Board "${BOARD}"]\n\n1. A 1  2. B 3\n`);
  await page.getByText(/moves?, not solved yet/).waitFor();
  await page.getByRole('link', { name: 'Another game' }).click();
  await review(`${BOARD}\n\nA 1, B 3\n`);
  await page.getByText(/moves?, not solved yet/).waitFor();
  await page.getByRole('link', { name: 'Another game' }).click();
  await review(`https://example.org/#/play?board=${BOARD}&moves=B+3,X+4`);
  await page.getByText('Every move kept a shortest way.').waitFor();
  await closeQuietly(page);
});

test('timed play: the gap is swept along in one gesture; splits, and the game again at its own speed', async () => {
  const page = await app.open('#/play?board=tiles:rows:1_2_3/0_5_6/4_7_8');
  await pieceOn(page, 0).waitFor();
  await choose(page, 'Timed play');
  const panel = page.getByRole('region', { name: 'Timed play' });
  await panel.getByText('inspection').waitFor();
  const box = (await page.locator('.play-board svg.board').boundingBox())!;
  const at = (row: number, column: number) =>
    [box.x + ((column + 0.5) * box.width) / 3, box.y + ((row + 0.5) * box.height) / 3] as const;
  await page.mouse.move(...at(1, 0));
  await page.mouse.down();
  await page.mouse.move(...at(2, 0));
  await page.mouse.move(...at(2, 2));
  await page.mouse.up();
  await page.getByRole('img', { name: '3 of 3 stars' }).waitFor();
  await panel.getByText('Row 3').waitFor();
  await panel.getByText('best').waitFor();
  await panel.getByRole('button', { name: 'Replay as played' }).click();
  await page.getByRole('region', { name: 'Replay' }).getByText('Move 3 of 3').waitFor();
  await page.getByRole('button', { name: 'Back to my game' }).click();
  await page.locator('.ending').waitFor();
  // The ending that comes back may still move what is below it, away from under a pointer.
  await panel.getByRole('button', { name: 'End timed play' }).press('Enter');
  await panel.waitFor({ state: 'detached' });
  await closeQuietly(page);
});

test("tiles show a picture of the user's own, which stays on the device", async () => {
  const page = await app.open('#/play/tiles/3x3-beginner');
  await pieceOn(page, 0).waitFor();
  const picture = (await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })) as Buffer;
  const give = async (buffer: Buffer, mimeType: string): Promise<void> => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByLabel('Own picture').setInputFiles({ name: 'picture', mimeType, buffer });
  };
  await give(Buffer.from('no picture'), 'text/plain');
  await page.getByText('This file is no picture').waitFor();
  await give(picture, 'image/png');
  await page.locator('.play-board image').first().waitFor();
  expect(await page.locator('.play-board image').count()).toBe(8);
  await page.reload();
  await page.locator('.play-board image').first().waitFor();
  await choose(page, 'Numbers alone');
  await page.locator('.play-board image').first().waitFor({ state: 'detached' });
  await closeQuietly(page);
});
