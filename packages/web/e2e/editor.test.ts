import { text as readText } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { app, closeQuietly } from './app.js';

type Place = readonly [row: number, column: number];

function cellAt(page: Page, [row, column]: Place) {
  return page.locator(`[data-cell="${row},${column}"]`);
}

async function middleOf(page: Page, place: Place): Promise<[number, number]> {
  const box = (await cellAt(page, place).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function dragOver(page: Page, from: Place, ...to: readonly Place[]): Promise<void> {
  await page.mouse.move(...(await middleOf(page, from)));
  await page.mouse.down();
  for (const place of to) await page.mouse.move(...(await middleOf(page, place)), { steps: 4 });
  await page.mouse.up();
}

const pick = (page: Page, tool: string) =>
  page.getByRole('group', { name: 'Tools' }).getByRole('button', { name: tool }).click();

/** Waits until the verdict says so. */
async function judged(page: Page, ...words: readonly (string | RegExp)[]): Promise<void> {
  for (const text of words) await page.locator('.verdict').getByText(text).waitFor();
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
}

async function newBoard(page: Page, family: string, width: number, height: number): Promise<void> {
  await page.getByRole('button', { name: 'New' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Family').selectOption(family);
  await dialog.getByLabel('Columns').fill(String(width));
  await dialog.getByLabel('Rows').fill(String(height));
  await dialog.getByRole('button', { name: 'Empty' }).click();
}

test('a board is drawn with the mouse, judged at once, shared, and played', async () => {
  const page = await app.open('#/editor', { permissions: ['clipboard-read', 'clipboard-write'] });
  await newBoard(page, 'rush-hour', 6, 6);
  await judged(page, 'Solvable in 1 move', 'Proved: there is no shorter solution.', '5 positions can be reached.');
  await pick(page, 'Piece');
  await dragOver(page, [1, 4], [3, 4]);
  await judged(page, 'Solvable in 2 moves');
  // Two cells high in the first row of the same column, so that the long one can only go down.
  await pick(page, 'Wall');
  await cellAt(page, [5, 4]).click();
  await judged(page, 'Proved unsolvable', /can never leave the row/);
  await page.keyboard.press('Control+z');
  await judged(page, 'Solvable in 2 moves');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  await closeQuietly(page);

  const other = await app.open(new URL(link).hash);
  await judged(other, 'Solvable in 2 moves');
  expect(await cellAt(other, [2, 4]).getAttribute('aria-label')).toBe('Row 3, column 5: Piece A');
  await other.getByRole('link', { name: 'Play' }).click();
  await other.locator('.play-board [data-piece="0"]').waitFor();
  await other.goBack();
  await judged(other, 'Solvable in 2 moves');
  await closeQuietly(other);
});

test('pieces are moved, made longer and deleted; what overlaps is marked where it does', async () => {
  const page = await app.open('#/editor');
  await newBoard(page, 'rush-hour', 6, 6);
  await pick(page, 'Piece');
  await dragOver(page, [0, 3], [1, 3]);
  await pick(page, 'Move');
  await dragOver(page, [0, 3], [1, 3], [2, 1]);
  await judged(page, 'Not valid yet', /overlaps/, 'Look at row 3, column 2.');
  expect(await cellAt(page, [2, 1]).getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('link', { name: 'Play' }).count()).toBe(0);
  await page.keyboard.press('Control+z');
  await judged(page, /Solvable in/);
  await cellAt(page, [1, 3]).click();
  const grip = (await page.locator('.pad-handle[data-side="bottom"]').boundingBox())!;
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, [2, 3])), { steps: 5 });
  await page.mouse.up();
  expect(await page.locator('.inspector').textContent()).toContain('1 wide, 3 high');
  await page.getByRole('button', { name: 'Delete' }).click();
  expect(await cellAt(page, [1, 3]).getAttribute('aria-label')).toContain('empty');
  await closeQuietly(page);
});

test('everything can be done with keys alone', async () => {
  const page = await app.open('#/editor');
  await newBoard(page, 'bricks', 4, 4);
  await judged(page, /Solvable in/);
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-cell'))) break;
  }
  const words = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowUp');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  expect(await words()).toBe('Row 1, column 4: empty');
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await words()).toBe('Row 2, column 4: Piece 3');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  expect(await cellAt(page, [2, 3]).getAttribute('aria-label')).toContain('Piece 3');
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  expect(await cellAt(page, [0, 3]).getAttribute('aria-label')).toContain('Piece 3');
  await cellAt(page, [0, 3]).focus();
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await judged(page, /Not valid yet|Solvable|unsolvable/);
  await page.keyboard.press('Control+z');
  await cellAt(page, [3, 0]).focus();
  await page.keyboard.press('w');
  await page.keyboard.press('Enter');
  expect(await words()).toBe('Row 4, column 1: wall');
  await page.keyboard.press('Delete');
  expect(await words()).toBe('Row 4, column 1: empty');
  await closeQuietly(page);
});

test('tiles are typed and swapped; half of all boards are proved unsolvable', async () => {
  const page = await app.open('#/editor');
  await newBoard(page, 'tiles', 3, 3);
  await judged(page, 'Solved already', '181,440 positions can be reached.');
  await cellAt(page, [0, 0]).focus();
  await page.keyboard.type('2');
  await judged(page, 'Not valid yet', /second tile 2, but no tile 1/);
  await page.keyboard.type(' 1');
  await judged(page, 'Proved unsolvable', /parity/);
  await dragOver(page, [0, 0], [0, 1]);
  await judged(page, 'Solved already');
  await closeQuietly(page);
});

test('a drawing that is no board yet is found again, after a reload and from elsewhere', async () => {
  const page = await app.open('#/editor?board=tiles:rows:1_2_3/4_0_6/7_5_8');
  await cellAt(page, [0, 0]).focus();
  await page.keyboard.type('2');
  await judged(page, 'Not valid yet', /second tile 2/);
  await page.reload();
  await judged(page, 'Not valid yet', /second tile 2/);
  await page.getByRole('link', { name: 'Learn' }).click();
  await page.locator('.lesson-card').first().waitFor();
  await page.getByRole('link', { name: 'Editor' }).click();
  await judged(page, 'Not valid yet', /second tile 2/);
  // A link to the board itself opens the board itself.
  await page.evaluate(() => location.assign('#/learn'));
  await page.locator('.lesson-card').first().waitFor();
  await page.evaluate(() => location.assign('#/editor?board=tiles:rows:1_2_3/4_0_6/7_5_8'));
  await judged(page, /Solvable in/);
  await closeQuietly(page);
});

test('bricks may be kept from moving, and have goals and targets of their own', async () => {
  const page = await app.open('#/editor');
  await newBoard(page, 'bricks', 4, 4);
  await judged(page, /Solvable in/);
  await cellAt(page, [0, 0]).click();
  await page.getByLabel('It may move').selectOption('none');
  await judged(page, 'Proved unsolvable');
  await page.keyboard.press('Control+z');
  await pick(page, 'Goal');
  await dragOver(page, [2, 2], [2, 3], [3, 3], [3, 2]);
  await judged(page, 'Not valid yet', /no goal/);
  await cellAt(page, [0, 2]).click();
  await judged(page, /Solvable in 1 move/);
  await closeQuietly(page);
});

test('cells are kept for targets with mouse, keys and undo, and the text reads back', async () => {
  // The target goes round the brick, which would block it in the only other way.
  const page = await app.open('#/editor?board=bricks:grid:master%253A_X/goal%253A_0_3/XA../....');
  const words = (place: Place) => cellAt(page, place).getAttribute('aria-label');
  await judged(page, /Solvable in/);
  await pick(page, 'Reserve');
  await dragOver(page, [0, 2], [1, 2]);
  expect(await words([0, 2])).toBe('Row 1, column 3: for targets only');
  expect(await words([1, 2])).toBe('Row 2, column 3: for targets only');
  await page.keyboard.press('Control+z');
  expect(await words([1, 2])).toBe('Row 2, column 3: empty');
  await cellAt(page, [1, 3]).focus();
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  expect(await words([1, 3])).toBe('Row 2, column 4: for targets only');
  await judged(page, /Solvable in/);
  await page.getByText('Text and picture').click();
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Text', exact: true }).click(),
  ]);
  const written = await contentOf(text);
  expect(written).toMatch(/^\.\.\.-$/m);
  await paste(page, written);
  await expect.poll(() => words([1, 3])).toBe('Row 2, column 4: for targets only');
  await closeQuietly(page);
});

test('a random board is as long as asked for; what is said of the tools follows the family', async () => {
  const page = await app.open('#/editor');
  const help = page.locator('.editor-help');
  for (const [family, words] of [
    ['tiles', 'Tap a cell and type'],
    ['rush-hour', 'Drag a piece'],
    ['tiles', 'Tap a cell and type'],
    ['bricks', 'Drag a piece'],
  ] as const) {
    await page.getByRole('button', { name: 'New' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Family').selectOption(family);
    await dialog.getByLabel('Columns').fill('4');
    await dialog.getByLabel('Rows').fill(family === 'tiles' ? '3' : '4');
    await dialog.getByLabel('Moves, at least').fill('4');
    await dialog.getByLabel('at most', { exact: true }).fill('8');
    await dialog.getByRole('button', { name: 'Random' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await help.getByText(words).waitFor();
    await judged(page, /Solvable in [4-8] moves/);
  }
  await closeQuietly(page);
});

test('the search for a random board says what it has, and can be stopped', async () => {
  const page = await app.open('#/editor');
  await page.getByRole('button', { name: 'New' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Moves, at least').fill('40');
  await dialog.getByRole('button', { name: 'Random' }).click();
  await dialog.getByText('From 40 to 30 moves: expected the smaller number first.').waitFor();
  await dialog.getByLabel('at most', { exact: true }).fill('60');
  await dialog.getByRole('button', { name: 'Random' }).click();
  await dialog.getByText(/the nearest so far takes \d+ moves/).waitFor();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await dialog.getByRole('button', { name: 'Random' }).waitFor();
  expect(await dialog.locator('.sheet-progress').textContent()).toBe('');
  await closeQuietly(page);
});

test('a goal is seen under the pieces that stand on it', async () => {
  const page = await app.open('#/editor?board=bricks:sbp:4,5,/3,2,2,4,/3,2,2,4,/5,6,6,7,/5,0,0,7,/0,-1,-1,0,');
  const shown = page.locator('.pad .covered-goal');
  const before = await shown.getAttribute('d');
  expect(before).toMatch(/^M/);
  await pick(page, 'Goal');
  await cellAt(page, [0, 0]).click();
  await expect.poll(() => shown.getAttribute('d')).not.toBe(before);
  // Above the piece, or it would hide the dashes.
  const above = await page.evaluate(() => {
    const [piece, goal] = ['.pad .piece', '.pad .covered-goal'].map((name) => document.querySelector(name)!);
    return (piece!.compareDocumentPosition(goal!) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(above).toBe(true);
  await closeQuietly(page);
});

test('boards are kept under names, opened, replaced, deleted and put back; also one that is not finished', async () => {
  const page = await app.open('#/editor?board=tiles:rows:1_2_3/4_0_6/7_5_8');
  const mine = async () => {
    await page.getByRole('button', { name: 'Mine' }).click();
    return page.getByRole('dialog');
  };
  const names = () => page.locator('.mine-open > span').allTextContents();
  let dialog = await mine();
  await dialog.getByText('Nothing is kept yet.').waitFor();
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  expect(await names()).toEqual(['Tiles 1']);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await cellAt(page, [0, 0]).focus();
  await page.keyboard.type('2');
  await judged(page, 'Not valid yet');
  dialog = await mine();
  await dialog.getByLabel('Keep this board as').fill(' twice  two ');
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  expect(await names()).toEqual(['twice two', 'Tiles 1']);
  await page.reload();
  dialog = await mine();
  await dialog.getByRole('button', { name: 'Tiles 1', exact: true }).click();
  await judged(page, 'Solvable in 2 moves');
  dialog = await mine();
  await dialog.getByRole('button', { name: 'twice two', exact: true }).click();
  await judged(page, 'Not valid yet');
  dialog = await mine();
  await dialog.getByLabel('Keep this board as').fill('Tiles 1');
  await dialog.getByRole('button', { name: 'Replace' }).click();
  expect(await names()).toEqual(['Tiles 1', 'twice two']);
  await dialog.getByRole('button', { name: 'Delete twice two' }).click();
  expect(await names()).toEqual(['Tiles 1']);
  await dialog.getByRole('button', { name: 'Put twice two back' }).click();
  expect(await names()).toEqual(['twice two', 'Tiles 1']);
  await closeQuietly(page);
});

test('an address of the editor that leads nowhere says so', async () => {
  const page = await app.open('#/editor/foo');
  await page.getByText('The editor has no page "foo".').waitFor();
  await page.getByRole('link', { name: 'A new board' }).click();
  await page.locator('.pad').waitFor();
  await closeQuietly(page);
});

test('text is pasted in any notation; several boards are offered; nonsense is answered with a sentence', async () => {
  const page = await app.open('#/editor');
  await paste(page, '4,5,\n3,2,2,4,\n3,2,2,4,\n5,6,6,7,\n5,0,0,7,\n0,-1,-1,0,\n');
  await judged(page, 'Proved unsolvable');
  expect(await page.locator('.tag').first().textContent()).toBe('Sliding bricks');
  await paste(page, '1 2 3 4 5 6 7 8 0\n1 2 3 4 5 6 7 0 8\n1 1 3 4 5 6 7 0 8');
  await page.getByText('3 boards in the text').waitFor();
  await page.getByRole('button', { name: 'Line 2' }).click();
  await judged(page, 'Solvable in 1 move');
  await paste(page, 'what is this?');
  await page.locator('dialog [role=alert]').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await paste(page, `${app.address}#/play?board=tiles:rows:1_2/0_3`);
  await judged(page, 'Solvable in 1 move');
  await paste(page, `${app.address}#/play/rush-hour/jam-01`);
  await judged(page, 'Solvable in 4 moves');
  await paste(page, 'tiles:rows:1_2_3/4_5_6/7_0_8');
  await judged(page, 'Solvable in 1 move');
  // As `slidewise show` draws it, a game that was saved, and rows of other programs.
  await paste(page, 'a name\n┌───────┐\n│ 1 2 3 │\n│ 4 5 6 │\n│ . 7 8 │\n└───────┘\nTiles · 3×3\n');
  await judged(page, 'Solvable in 2 moves');
  await paste(page, '[Family "tiles"]\n[Board "tiles:rows:1_2_3/4_5_6/0_7_8"]\n\n1. L\n');
  await judged(page, 'Solvable in 1 move');
  await paste(page, '{"board":"1 2 3/4 5 6/0 7 8"}\n\n{"text":"AA.B../...B../XX.B../....../....../......"}\n');
  await page.getByText('2 boards in the text').waitFor();
  await page.getByRole('button', { name: 'Line 3' }).click();
  await judged(page, 'Solvable in 2 moves');
  expect(await page.locator('.tag').first().textContent()).toBe('Rush Hour');
  await closeQuietly(page);
});

test('a paste of megabytes is read without being shown, which would keep the page busy for long', async () => {
  const page = await app.open('#/editor');
  await page.getByRole('button', { name: 'Paste' }).click();
  const area = page.getByRole('textbox', { name: 'Text', exact: true });
  await area.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', '1 2 3 4 5 6 7 8 0\n'.repeat(250_000));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.getByText('4,500,000 characters, too many to be shown').waitFor();
  expect(await area.count()).toBe(0);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByText('300 boards in the text, and more').waitFor();
  await closeQuietly(page);
});

test('a large board gets a quick verdict; proving it is asked for, shows its progress and can be stopped', async () => {
  const page = await app.open(
    '#/editor?board=tiles:rows:23_8_11_18_13/19_17_1_15_7/9_4_24_2_21/5_20_10_6_3/12_16_0_14_22',
  );
  await judged(page, /or fewer/, /gave up after 3 seconds/);
  await page.getByRole('button', { name: 'Prove it' }).click();
  await judged(page, /solving/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Prove it' }).waitFor();
  await judged(page, /was stopped by you/, 'More than 200,000 positions can be reached.');
  await closeQuietly(page);
});

async function contentOf(download: Download): Promise<string> {
  return readText(await download.createReadStream());
}

test('text and picture can be taken away, and the text reads back', async () => {
  const page = await app.open('#/editor?board=tiles:rows:1_2_3/4_0_6/7_5_8');
  await page.getByText('Text and picture').click();
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Text', exact: true }).click(),
  ]);
  expect(text.suggestedFilename()).toBe('tiles-board.txt');
  expect(await contentOf(text)).toMatch(/^\s*1 +2 +3\n *4 +0 +6\n *7 +5 +8\n$/);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'SVG' }).click(),
  ]);
  expect(await contentOf(picture)).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
  await closeQuietly(page);
});

test.each([
  ['#/editor?board=chess:fen:x', 'there is no family "chess"'],
  ['#/editor?board=rush-hour:usc:aab/%25', 'cannot be read'],
])('%s is answered with a sentence', async (hash, words) => {
  const page = await app.open(hash);
  await page.getByText(words).waitFor();
  await page.getByRole('link', { name: 'A new board' }).click();
  await cellAt(page, [0, 0]).waitFor();
  await closeQuietly(page);
});

test('a finger draws on a phone', async () => {
  const page = await app.open('#/editor', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await cellAt(page, [0, 0]).waitFor();
  await pick(page, 'Piece');
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', place?: Place): Promise<void> => {
    const points = place === undefined ? [] : [await middleOf(page, place)];
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  };
  await touch('touchStart', [0, 2]);
  await touch('touchMove', [1, 2]);
  await touch('touchMove', [2, 2]);
  await touch('touchEnd');
  await expect.poll(() => cellAt(page, [1, 2]).getAttribute('aria-label')).toContain('Piece');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await closeQuietly(page);
});

test('a second finger neither takes over what the first one draws nor ends it', async () => {
  const page = await app.open('#/editor', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await newBoard(page, 'rush-hour', 6, 6);
  await pick(page, 'Piece');
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: readonly Place[]): Promise<void> => {
    const points = await Promise.all(places.map((place) => middleOf(page, place)));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ id, x, y })) });
  };
  await touch('touchStart', [0, 3]);
  await touch('touchMove', [1, 3]);
  await touch('touchStart', [1, 3], [4, 5]);
  await touch('touchMove', [1, 3], [5, 5]);
  // The second one is lifted first.
  await touch('touchEnd', [1, 3]);
  await touch('touchMove', [2, 3]);
  await touch('touchEnd');
  const words = (place: Place) => cellAt(page, place).getAttribute('aria-label');
  await expect.poll(() => words([2, 3])).toContain('Piece');
  expect([await words([0, 3]), await words([4, 5]), await words([5, 5])]).toEqual([
    expect.stringContaining('Piece'),
    'Row 5, column 6: empty',
    'Row 6, column 6: empty',
  ]);
  await session.detach();
  await closeQuietly(page);
});
