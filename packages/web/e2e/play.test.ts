import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { puzzleNamed } from '../src/testing/listed-puzzles.js';
import { app, closeQuietly } from './app.js';
import { choose, counter, drag, drawnAt, focusedPiece, pieceOn, solutionOf } from './table.js';

/** One puzzle of each family, short enough to be played by a test. */
const SHORT = ['rush-hour/jam-03', 'tiles/3x3-beginner', 'bricks/teach-2'];

async function isSolved(page: Page, name: string): Promise<void> {
  await page.locator('.ending').waitFor();
  expect(await page.locator('.ending-sum dd').allTextContents()).toEqual([
    String(puzzleNamed(name).shortest),
    String(puzzleNamed(name).shortest),
    expect.stringMatching(/^\d+:\d\d$/),
  ]);
  await page.getByRole('img', { name: '3 of 3 stars' }).waitFor();
  expect(await page.locator('.ending').textContent()).toContain('There is no shorter solution.');
}

test.each(SHORT)('%s is played to the end with the mouse', async (name) => {
  const page = await app.open(`#/play/${name}`);
  for (const [shift] of solutionOf(name))
    await drag(page, shift!.piece, [shift!.rows, 0], [shift!.rows, shift!.columns]);
  await isSolved(page, name);
  // The collection knows of it then.
  await page.locator('.top-home').click();
  await page.locator(`a.puzzle-card[href$="${name}"] .perfect`).waitFor();
  await closeQuietly(page);
});

test.each(SHORT)('%s is played to the end by keyboard alone', async (name) => {
  const page = await app.open(`#/play/${name}`);
  await pieceOn(page, 0).waitFor();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    if ((await focusedPiece(page)) !== undefined) break;
  }
  for (const [shift] of solutionOf(name)) {
    await page.keyboard.type(puzzleNamed(name).scene.pieces[shift!.piece]![0]);
    expect(await focusedPiece(page)).toBe(String(shift!.piece));
    const keys = [
      ...Array.from({ length: Math.abs(shift!.rows) }, () => (shift!.rows < 0 ? 'ArrowUp' : 'ArrowDown')),
      ...Array.from({ length: Math.abs(shift!.columns) }, () => (shift!.columns < 0 ? 'ArrowLeft' : 'ArrowRight')),
    ];
    for (const key of keys) await page.keyboard.press(key);
  }
  await isSolved(page, name);
  await closeQuietly(page);
});

test('tiles: plain arrow keys slide into the gap, with nothing chosen; Shift goes from tile to tile', async () => {
  const page = await app.open('#/play?board=tiles:rows:1_2_3/4_0_6/7_5_8');
  await pieceOn(page, 0).waitFor();
  await page.keyboard.press('ArrowRight');
  expect(await drawnAt(page, 3)).toEqual({ row: 1, column: 1 });
  await page.keyboard.press('ArrowLeft');
  expect(await drawnAt(page, 3)).toEqual({ row: 1, column: 0 });
  expect(await counter(page)).toMatch(/^0 /);
  await pieceOn(page, 0).focus();
  await page.keyboard.press('Shift+ArrowRight');
  expect(await focusedPiece(page)).toBe('1');
  await page.keyboard.press('ArrowUp');
  expect(await drawnAt(page, 4)).toEqual({ row: 1, column: 1 });
  // The next arrow goes on from there, and a slider of the page keeps its own arrows.
  await page.keyboard.press('ArrowLeft');
  await page.locator('.ending').waitFor();
  await closeQuietly(page);
});

test('a game goes on after a reload: its clock, its end, and what is next', async () => {
  const name = 'tiles/3x3-beginner';
  // A page of its own, whose clock stands still unless it is told to go on: a busy machine misses no second of it.
  const page = await app.newPage({});
  await page.clock.install({ time: 0 });
  await page.goto(`${app.address}#/play/${name}`);
  await pieceOn(page, 0).waitFor();
  await page.clock.pauseAt(3_600_000);
  const keys = solutionOf(name).map(([shift]) => {
    if (shift!.rows !== 0) return shift!.rows < 0 ? 'ArrowUp' : 'ArrowDown';
    return shift!.columns < 0 ? 'ArrowLeft' : 'ArrowRight';
  });
  const time = () => page.locator('.play-clock').textContent();
  await page.keyboard.press(keys[0]!);
  await page.clock.runFor(65_500);
  await expect.poll(time).toBe('1:05');
  await page.reload();
  await pieceOn(page, 0).waitFor();
  await expect.poll(time).toBe('1:05');
  expect(await counter(page)).toMatch(/^1 /);
  for (const key of keys.slice(1)) await page.keyboard.press(key);
  await isSolved(page, name);
  const facts = () => page.locator('.ending-sum').textContent();
  const end = await facts();
  expect(end).toContain(await time());
  await page.reload();
  await page.locator('.ending').waitFor();
  expect(await facts()).toBe(end);
  expect(await time()).toMatch(/^1:05$/);
  // Undone and done again, it is still the end.
  await page.keyboard.press('Control+z');
  expect(await page.locator('.ending').count()).toBe(0);
  await choose(page, 'Redo');
  await page.getByRole('link', { name: /^Next:/ }).click();
  await expect.poll(() => page.url()).not.toContain(name);
  await closeQuietly(page);
  await page.context().close();
});

test('going on from a solution that is shown gives no star', async () => {
  const name = 'rush-hour/jam-03';
  const page = await app.open(`#/play/${name}`);
  const moves = solutionOf(name);
  await choose(page, 'Solution');
  await page.getByRole('slider', { name: 'Place in the solution' }).fill(String(moves.length - 1));
  await page.getByRole('button', { name: 'Go on from here' }).click();
  await page.getByText('You have seen moves of a solution').waitFor();
  await page.reload();
  const [last] = moves.at(-1)!;
  await drag(page, last!.piece, [last!.rows, last!.columns]);
  await page.locator('.ending').getByText('You have seen moves of a solution').waitFor();
  await page.locator('.top-home').click();
  const card = page.locator(`a.puzzle-card[href$="${name}"]`);
  await card.getByText(`Played in ${moves.length} moves, the fewest, shown`).waitFor({ state: 'attached' });
  expect(await card.locator('.perfect').count()).toBe(0);
  // Once more, by oneself.
  await card.click();
  for (const [shift] of moves) await drag(page, shift!.piece, [shift!.rows, shift!.columns]);
  await isSolved(page, name);
  await page.locator('.top-home').click();
  await card.locator('.perfect').waitFor();
  await closeQuietly(page);
});

test('arrow keys slide the target, or the piece that is chosen; Shift goes from piece to piece', async () => {
  const page = await app.open('#/play/rush-hour/jam-01');
  const at = () => focusedPiece(page);
  await pieceOn(page, 1).waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await page.locator(`.target[data-piece="${await at()}"]`).count()).toBe(1);
  await pieceOn(page, 1).focus();
  await page.keyboard.press('Shift+ArrowDown');
  expect(await at()).not.toBe('1');
  await pieceOn(page, 1).focus();
  const before = await drawnAt(page, 1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await drawnAt(page, 1)).toEqual({ ...before, column: before.column + 2 });
  // A piece that is moved on makes one move, not two.
  expect(await counter(page)).toBe('1 of 4 move');
  expect(await page.locator('[aria-live]').first().textContent()).toContain('B right 1. 1 move');
  // Its places are shown, and gone again.
  await page.keyboard.press('Enter');
  await page.locator('.place').first().waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.place').count()).toBe(0);
  await closeQuietly(page);
});

test('a dragged piece stops at its neighbours and at the edge, and snaps to a cell', async () => {
  const page = await app.open('#/play/rush-hour/jam-01');
  // BBB in the second row, A in the last column: two cells are free between them.
  await drag(page, 1, [0, 9]);
  expect(await drawnAt(page, 1)).toEqual({ row: 1, column: 2 });
  await drag(page, 1, [3, 0.2], [3, -9]);
  expect(await drawnAt(page, 1)).toEqual({ row: 1, column: 0 });
  expect(await counter(page)).toBe('0 of 4 moves');
  // While it is held it goes with the hand, never into the neighbour.
  const box = (await pieceOn(page, 1).boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 20 + box.width / 2, box.y + 20, { steps: 3 });
  const between = (await drawnAt(page, 1)).column;
  expect(between).toBeGreaterThan(1.2);
  expect(between).toBeLessThan(1.8);
  await page.mouse.move(box.x + 20 + 3 * box.width, box.y + 200, { steps: 3 });
  expect((await drawnAt(page, 1)).column).toBe(2);
  await page.mouse.up();
  await closeQuietly(page);
});

test('a brick is dragged round a corner in one move, and not through the wall', async () => {
  const page = await app.open('#/play?board=bricks:grid:master%253A_X/goal%253A_0_2/X%2523./..A/.%2523A');
  await drag(page, 1, [0, 1.4]);
  expect(await drawnAt(page, 1)).toEqual({ row: 0, column: 0 });
  await drag(page, 1, [1, 0], [1, 1.4]);
  expect(await drawnAt(page, 1)).toEqual({ row: 1, column: 1 });
  expect(await counter(page)).toMatch(/^1 /);
  await closeQuietly(page);
});

test('while a piece is dragged, nothing on the page changes but its place', async () => {
  const page = await app.open('#/play/rush-hour/jam-01');
  const box = (await pieceOn(page, 1).boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 30);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const observer = new MutationObserver((records) => {
      for (const { type, target, attributeName } of records) {
        seen.push(`${type} ${(target as Element).getAttribute?.('data-piece')} ${attributeName}`);
      }
    });
    // The board has a tree of its own.
    for (const root of [document.body, document.querySelector('slidewise-board')!.shadowRoot!]) {
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    }
  });
  await page.mouse.move(box.x + 190, box.y + 60, { steps: 10 });
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(5);
  expect(new Set(seen)).toEqual(new Set(['attributes 1 style']));
  await page.mouse.up();
  await closeQuietly(page);
});

test('whoever uses keys never loses the focus', async () => {
  const page = await app.open('#/play?board=tiles:rows:1_2_3/4_5_6/7_0_8');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Solution' }).press('Enter');
  await page.locator('.playback').waitFor();
  expect(await focused()).toBe('Play');
  await page.getByRole('button', { name: 'Back to my game' }).press('Enter');
  expect(await focused()).toBe('More');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect(await focused()).toBe('More');
  await page.getByRole('button', { name: 'Hint' }).press('Enter');
  await page.getByRole('button', { name: 'Hide' }).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('hint');
  await pieceOn(page, 7).focus();
  await page.keyboard.press('Enter');
  await page.locator('.ending').waitFor();
  await expect.poll(focused).toContain('All in order.');
  await page.keyboard.press('Control+z');
  expect(await counter(page)).toMatch(/^0 /);
  await closeQuietly(page);
});

test('a click on a tile pushes the whole line; a click on a place moves the chosen piece there', async () => {
  const tiles = await app.open('#/play?board=tiles:rows:1_2_3/4_5_6/7_0_8');
  await pieceOn(tiles, 1).click();
  expect(await drawnAt(tiles, 1)).toEqual({ row: 1, column: 1 });
  expect(await drawnAt(tiles, 4)).toEqual({ row: 2, column: 1 });
  expect(await counter(tiles)).toMatch(/^2 /);
  await closeQuietly(tiles);
  const cars = await app.open('#/play/rush-hour/jam-01');
  await pieceOn(cars, 1).click();
  expect(await cars.locator('.place').count()).toBe(2);
  await cars.locator('.place').last().click();
  expect(await drawnAt(cars, 1)).toEqual({ row: 1, column: 2 });
  expect(await cars.locator('.place').count()).toBe(0);
  await closeQuietly(cars);
});

test('undo, redo and restart, by buttons, keys and the list of moves', async () => {
  const page = await app.open('#/play/rush-hour/jam-03');
  const moves = solutionOf('rush-hour/jam-03');
  for (const [shift] of moves.slice(0, 3)) await drag(page, shift!.piece, [shift!.rows, shift!.columns]);
  expect(await counter(page)).toMatch(/^3 /);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await counter(page)).toMatch(/^2 /);
  await page.keyboard.press('Control+z');
  expect(await counter(page)).toMatch(/^1 /);
  await page.keyboard.press('Control+Shift+z');
  await choose(page, 'Redo');
  expect(await counter(page)).toMatch(/^3 /);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  expect(await page.getByRole('button', { name: 'Redo' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('.move').first().click();
  expect(await counter(page)).toMatch(/^1 /);
  await choose(page, 'Restart');
  expect(await counter(page)).toMatch(/^0 /);
  // The list follows when the page is idle.
  await expect.poll(() => page.locator('.move.undone').count()).toBe(3);
  await closeQuietly(page);
});

test('letters that name no piece are the commands of the terminal: hint, why, undo, redo, restart, help', async () => {
  const page = await app.open('#/play/rush-hour/jam-03');
  const [[first] = []] = solutionOf('rush-hour/jam-03');
  await drag(page, first!.piece, [first!.rows, first!.columns]);
  await page.locator('.piece[tabindex="0"]').focus();
  await page.keyboard.press('u');
  expect(await counter(page)).toMatch(/^0 /);
  await page.keyboard.press('r');
  expect(await counter(page)).toMatch(/^1 /);
  await page.keyboard.press('Home');
  expect(await counter(page)).toMatch(/^0 /);
  await page.keyboard.press('w');
  await page.locator('.reasons li').first().waitFor();
  // It names no move, and is no hint.
  await page.getByText('At least').waitFor();
  expect(await page.locator('.hint-arrow, .hinted').count()).toBe(0);
  await page.keyboard.press('?');
  expect(await page.locator('.keys').textContent()).toContain('ha hint: which piece; again where');
  const press = async (key: string) => {
    await page.locator('.piece[tabindex="0"]').focus();
    await page.keyboard.press(key);
  };
  for (const step of ['Hint 1 of 4', 'Hint 2 of 4', 'Hint 3 of 4']) {
    await press('h');
    await page.getByText(step).waitFor();
  }
  expect(await counter(page)).toMatch(/^0 /);
  await press('h');
  await expect.poll(() => counter(page)).toMatch(/^1 /);
  await press('p');
  await page.locator('.playback').waitFor();
  await closeQuietly(page);
});

/** A finger goes so many pixels to the right. */
async function swipe(page: Page, from: { x: number; y: number }, far: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const part of [0.1, 0.25, 0.5, 0.75, 1]) await touch('touchMove', [{ ...from, x: from.x + part * far }]);
  await touch('touchEnd', []);
  await session.detach();
}

test('on a phone, pieces that no finger could hit can be made larger', async () => {
  const rows = Array.from({ length: 12 }, (_, row) => (row === 5 ? 'AA..........' : '............'));
  const page = await app.open(`#/play?board=rush-hour:sfu,target=A:${rows.join('/')}`, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const height = async () => (await pieceOn(page, 0).boundingBox())!.height;
  expect(await height()).toBeLessThan(30);
  await page.getByRole('button', { name: 'Larger pieces' }).click();
  await expect.poll(height).toBeGreaterThan(38);
  // The board is scrolled in its place, and the page is not.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const frame = page.locator('.play-board .view');
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(100);
  // A finger on a piece moves it, one on the floor scrolls.
  const place = (await pieceOn(page, 0).boundingBox())!;
  await swipe(page, { x: place.x + 20, y: place.y + 20 }, 88);
  await expect.poll(() => drawnAt(page, 0)).toEqual({ row: 5, column: 2 });
  await swipe(page, { x: place.x + 250, y: place.y + 120 }, -150);
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
  await page.getByRole('button', { name: 'Larger pieces' }).click();
  await expect.poll(height).toBeLessThan(30);
  await closeQuietly(page);
  const roomy = await app.open('#/play/rush-hour/jam-01', { viewport: { width: 360, height: 740 }, hasTouch: true });
  await pieceOn(roomy, 0).waitFor();
  expect(await roomy.getByRole('button', { name: 'Larger pieces' }).count()).toBe(0);
  await closeQuietly(roomy);
});

test('a finger drags pieces on a phone', async () => {
  const page = await app.open('#/play/rush-hour/jam-01', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const box = (await pieceOn(page, 1).boundingBox())!;
  await swipe(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, 2 * box.width);
  await expect.poll(() => drawnAt(page, 1)).toEqual({ row: 1, column: 2 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await closeQuietly(page);
});

/** Where all controls of the game are on the page. */
function placesOfControls(page: Page): Promise<string[]> {
  return page.locator('.controls .button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ');
    }),
  );
}

test.each([
  [375, 667],
  [820, 1180],
  [1440, 900],
])('at %i × %i, no control moves under the pointer: hints, reasons, counts, notes', async (width, height) => {
  const page = await app.open('#/play/rush-hour/jam-05', { viewport: { width, height } });
  await pieceOn(page, 0).waitFor();
  const before = await placesOfControls(page);
  const stays = async () => expect(await placesOfControls(page)).toEqual(before);
  await page.locator('#hint').click();
  await page.locator('.piece.marked').first().waitFor();
  await page.getByText('You have had hints.').waitFor();
  await stays();
  for (const step of ['2', '3']) {
    await page.locator('#hint').click();
    await page.getByText(`Hint ${step} of 4`).waitFor();
    await stays();
  }
  await page.getByRole('button', { name: 'Hide' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await stays();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'The puzzle' }).waitFor();
  await stays();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  // More moves than the puzzle needs, of two digits, and a list of them.
  for (let moves = 0; moves < 6; moves++) {
    await drag(page, 1, [0, 0], [0, moves % 2 === 0 ? -1 : 1]);
    await drag(page, 6, [0, 0], [moves % 2 === 0 ? 1 : -1, 0]);
  }
  await stays();
  await choose(page, 'Solution');
  await page.locator('.playback').waitFor();
  await page.getByRole('button', { name: 'Back to my game' }).click();
  await stays();
  expect(await page.getByText('You have seen moves').count()).toBe(0);
  await closeQuietly(page);
});

test('on a short phone, a hint is seen above the bar, with all of the board, and what can be shared scrolls nothing', async () => {
  const page = await app.open('#/play/rush-hour/jam-05', { viewport: { width: 375, height: 559 }, hasTouch: true });
  await pieceOn(page, 0).waitFor();
  const tap = async (name: string): Promise<void> => {
    const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  for (const [name, step] of [
    ['Hint', '1'],
    ['Where?', '2'],
  ] as const) {
    await tap(name);
    const card = page.locator('.hint-card');
    await card.getByText(`Hint ${step} of 4`).waitFor();
    const [{ y, height }, bar] = [(await card.boundingBox())!, (await page.locator('.play-bar').boundingBox())!];
    expect(y + height).toBeLessThanOrEqual(bar.y);
    expect((await page.locator('.play-board').boundingBox())!.y).toBeGreaterThanOrEqual(0);
  }
  await tap('Hide');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await tap('More');
  await tap('Share');
  const note = page.getByRole('region', { name: 'Share' });
  await note.waitFor();
  const { y, height } = (await note.boundingBox())!;
  expect(Math.round(y + height)).toBe(559);
  await tap('Close');
  await note.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await closeQuietly(page);
});

test.each([
  [375, 559, 'rush-hour/first-steps'],
  [360, 620, 'rush-hour/first-steps'],
  [667, 375, 'rush-hour/first-steps'],
  [375, 559, 'rush-hour/tall-5x8'],
])('on a phone of %i × %i, the end of %s is seen without scrolling', async (width, height, name) => {
  const page = await app.open(`#/play/${name}`, { viewport: { width, height }, hasTouch: true, isMobile: true });
  for (const [shift] of solutionOf(name))
    await drag(page, shift!.piece, [shift!.rows, 0], [shift!.rows, shift!.columns]);
  await page.locator('.ending').waitFor();
  // The curve comes below it.
  const { top, bottom } = await page.locator('.ending').evaluate((end) => {
    const ways = end.querySelector('.ending-choices')!.getBoundingClientRect();
    return { top: end.getBoundingClientRect().top, bottom: ways.bottom };
  });
  expect(top).toBeGreaterThanOrEqual(0);
  expect(Math.floor(bottom)).toBeLessThanOrEqual(height);
  await page.getByRole('button', { name: 'Again' }).click();
  await page.locator('.controls').waitFor();
  expect(await counter(page)).toMatch(/^0 /);
  await closeQuietly(page);
});

test('what a game needs is given back when it is left: no channel and no timer stays', async () => {
  const page = await app.newPage({});
  await page.addInitScript(() => {
    const live = { channels: 0, intervals: new Set<number>() };
    Object.assign(window, { live });
    const Channel = window.MessageChannel;
    window.MessageChannel = class extends Channel {
      constructor() {
        super();
        live.channels++;
        const { port1 } = this;
        const close = port1.close.bind(port1);
        port1.close = () => {
          live.channels--;
          close();
        };
      }
    };
    const { setInterval: start, clearInterval: end } = window;
    window.setInterval = ((...args: Parameters<typeof start>) => {
      const id = start(...args) as unknown as number;
      live.intervals.add(id);
      return id;
    }) as typeof start;
    window.clearInterval = (id) => {
      live.intervals.delete(id as number);
      end(id);
    };
  });
  const live = () =>
    page.evaluate(() => {
      const { channels, intervals } = (window as unknown as { live: { channels: number; intervals: Set<number> } })
        .live;
      return { channels, timers: intervals.size };
    });
  await page.goto(app.address);
  await page.locator('.puzzle-card').first().waitFor();
  const name = 'rush-hour/first-steps';
  for (let visit = 0; visit < 2; visit++) {
    await page.evaluate((hash) => location.assign(hash), `#/play/${name}`);
    await pieceOn(page, 0).waitFor();
    expect((await live()).timers).toBe(0);
    const [[first] = [], [last] = []] = solutionOf(name);
    await drag(page, first!.piece, [first!.rows, first!.columns]);
    await expect.poll(live).toEqual({ channels: 0, timers: 1 });
    await drag(page, last!.piece, [last!.rows, last!.columns]);
    await page.locator('.ending').waitFor();
    expect((await live()).timers).toBe(0);
    await page.evaluate(() => location.assign('#/editor'));
    await page.locator('.editor').waitFor();
    await page.evaluate(() => location.assign('#/collection/rush-hour'));
    await page.locator('.puzzle-card').first().waitFor();
    await expect.poll(live).toEqual({ channels: 0, timers: 0 });
    await page.evaluate(() => localStorage.clear());
  }
  await closeQuietly(page);
  await page.context().close();
});

test('a second finger neither takes a piece over nor ends the drag of the first', async () => {
  const page = await app.open('#/play/rush-hour/jam-01', { viewport: { width: 360, height: 740 }, hasTouch: true });
  const box = (await pieceOn(page, 1).boundingBox())!;
  const other = (await pieceOn(page, 0).boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly (readonly [id: number, x: number, y: number])[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([id, x, y]) => ({ id, x, y })) });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const cell = box.width / 3;
  const second = [2, other.x + other.width / 2, other.y + other.height / 2] as const;
  await touch('touchStart', [[1, x, y]]);
  await touch('touchMove', [[1, x + cell, y]]);
  await touch('touchStart', [[1, x + cell, y], second]);
  await touch('touchMove', [
    [1, x + 1.5 * cell, y],
    [2, second[1], second[2] + 2 * cell],
  ]);
  await touch('touchMove', [[1, x + 2 * cell, y]]);
  await touch('touchEnd', []);
  await expect.poll(() => drawnAt(page, 1)).toEqual({ row: 1, column: 2 });
  expect(await drawnAt(page, 0)).toEqual({ row: 0, column: 5 });
  expect(await counter(page)).toMatch(/^1 /);
  await session.detach();
  await closeQuietly(page);
});

test('a puzzle that was begun is marked on its card, and a first result is no record', async () => {
  const name = 'rush-hour/first-steps';
  const page = await app.open(`#/play/${name}`);
  const [[first] = [], [last] = []] = solutionOf(name);
  await drag(page, first!.piece, [first!.rows, first!.columns]);
  await page.locator('.top-home').click();
  const card = page.locator(`a.puzzle-card[href$="${name}"]`);
  await card.getByText('begun').waitFor();
  expect(await page.locator('.puzzle-begun').count()).toBe(1);
  await card.click();
  await drag(page, last!.piece, [last!.rows, last!.columns]);
  await page.locator('.ending').getByText('There is no shorter solution.').waitFor();
  expect(await page.getByText('Your best so far').count()).toBe(0);
  await page.locator('.top-home').click();
  await card.locator('.perfect').waitFor();
  expect(await page.locator('.puzzle-begun').count()).toBe(0);
  await closeQuietly(page);
});
