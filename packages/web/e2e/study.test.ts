import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { app, closeQuietly } from './app.js';

/** Four moves from home, as in the well-known figure of the game tree. */
const FIGURE = '#/study?board=tiles:rows:0_1_3/4_2_5/7_8_6&run=astar:manhattan';
const JAM = '#/study/rush-hour/jam-05';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const standing = (page: Page) => page.locator('.standing').first();
const counts = (page: Page, lane = 0): Promise<string[]> =>
  page.locator('.counters').nth(lane).locator('dd').allTextContents();
/** The rows of the open list: what each is ranked by. */
const open = (page: Page): Promise<string[]> => page.locator('.open-rank').allTextContents();
const step = (page: Page): Promise<string | null> => page.locator('.transport-step').textContent();

// All steps of all pairs are looked at without a page (`smoke.test.ts`); here is what the page makes of them.
// The smoke test beside the sources goes through all algorithms, and a board of every level.
test('a board of every family, watched and in a race, and one compared: nothing goes wrong', async () => {
  const page = await app.open('#/');
  const visit = async (hash: string, shown: string): Promise<void> => {
    await page.evaluate((next) => location.assign(next), hash);
    await expect.poll(() => page.url()).toContain('board=');
    await page.locator(shown).first().waitFor();
    expect([hash, await page.getByText('Something went wrong').count()]).toEqual([hash, 0]);
  };
  for (const [name, first, second] of [
    ['rush-hour/jam-12', 'idastar', 'bfs'],
    ['tiles/3x3-easy', 'rbfs', 'weighted-astar'],
    ['bricks/klotski', 'greedy', 'dfs'],
  ]) {
    await visit(`#/study/${name}?run=${first}`, '.open-list');
    for (const button of ['Step', 'To the start']) await press(page, button);
    await page.locator('.open-list').getByText('start').waitFor();
    await visit(`#/study/${name}?mode=race&run=${first}&against=${second}`, '.lane .counters');
  }
  await visit('#/study/tiles/3x3-unsolvable?run=idastar', '.standing.is-ended');
  // And as the table of a comparison leads there.
  await visit('#/study/tiles/3x3-easy?mode=compare', '.compare tbody tr');
  await page.getByRole('link', { name: 'IDA* (Manhattan distance)', exact: true }).click();
  await page.locator('.open-list').getByText('start').waitFor();
  await closeQuietly(page);
});

test('A* step by step: the tree grows and shrinks, and the open list is in order', async () => {
  const page = await app.open(FIGURE);
  await page.locator('.tree-node').waitFor();
  expect(await open(page)).toEqual(['4 = 0 + 4']);
  await press(page, 'Step');
  await expect.poll(() => page.locator('.tree-node').count()).toBe(3);
  expect(await open(page)).toEqual(['4 = 1 + 3', '6 = 1 + 5']);
  expect(await counts(page)).toEqual(['1', '2', '3', '2']);
  await press(page, 'Step');
  await expect.poll(() => page.locator('.tree-node').count()).toBe(5);
  expect(await open(page)).toEqual(['4 = 2 + 2', '6 = 2 + 4', '6 = 1 + 5']);
  expect(await page.locator('.node-rank').textContent()).toBe('f = 1 + 3 = 4');
  expect(page.url()).toContain('step=2');
  await press(page, 'Step back');
  await expect.poll(() => page.locator('.tree-node').count()).toBe(3);
  expect(await open(page)).toEqual(['4 = 1 + 3', '6 = 1 + 5']);
  await press(page, 'To the end');
  await expect.poll(() => standing(page).textContent()).toBe('Solved in 4 moves, proved shortest.');
  expect(await page.locator('.tree-node.is-end > title').textContent()).toMatch(/f 4, g 4, h 0, solved/);
  expect(await page.locator('.tree-edge.solved').getAttribute('d')).toMatch(/^M[^L]+(L[^L]+){3}$/);
  await page.locator('.tree-files summary').click();
  for (const [name, ending] of [
    ['SVG', '-5.svg'],
    ['CSV', '-5.csv'],
    ['Film', '-film.png'],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
    expect(file.suggestedFilename()).toBe(`a-manhattan-distance${ending}`);
  }
  await closeQuietly(page);
});

test('buttons keep the focus where they have nothing more to do', async () => {
  const page = await app.open(FIGURE);
  await page.locator('.tree-node').waitFor();
  for (const [name, shown] of [
    ['To the end', 'Step 5 of 5'],
    ['To the start', 'Step 0 of 5'],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => step(page)).toBe(shown);
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    // It looks as idle as it is: pressed once more, it does nothing.
    const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
    expect(await step(page)).toBe(shown);
  }
  await closeQuietly(page);
});

test('run, pause, speed, and a link to any step', async () => {
  const page = await app.open(`${JAM}?run=bfs`);
  await choice(page, 'Speed').selectOption('60');
  await press(page, 'Run');
  await expect.poll(async () => Number((await counts(page))[0])).toBeGreaterThan(20);
  await press(page, 'Pause');
  await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
  const shown = await step(page);
  const before = await counts(page);
  expect(`Step ${before[0]}`).toBe(shown?.trim());
  // The address leads here again, on any machine.
  await expect.poll(() => page.url()).toContain(`step=${before[0]}`);
  const hash = new URL(page.url()).hash;
  await closeQuietly(page);
  const other = await app.open(hash);
  await expect.poll(() => counts(other)).toEqual(before);
  await closeQuietly(other);
});

test('the tree is walked through by keys, moved by hand, and stays small however large the search', async () => {
  const page = await app.open('#/study/tiles/4x4-hard?run=astar:manhattan&step=3000');
  await expect.poll(async () => (await counts(page))[0]).toBe('3,000');
  // What is near enough to be read; or else all of it, up to a number of nodes.
  expect(await page.locator('.tree-note').textContent()).toMatch(/^The way here, .* [\d,]+ more nodes are folded away/);
  expect(await page.locator('.tree-node').count()).toBeGreaterThan(5);
  await press(page, 'See the whole tree');
  await expect
    .poll(() => page.locator('.tree-note').textContent())
    .toMatch(/^The 1,500 nodes nearest to the current one; [\d,]+ more/);
  expect(await page.locator('.tree *').count()).toBeLessThan(4000);
  expect(await page.locator('.tree-block').count()).toBeGreaterThan(3);
  // It stays fitted as the tree grows.
  await press(page, 'Step');
  expect(await page.getByRole('button', { name: 'See the whole tree' }).getAttribute('aria-pressed')).toBe('true');
  await press(page, 'Follow the search');
  await page.locator('.tree-node[tabindex="0"]').focus();
  const name = () => page.evaluate(() => document.activeElement?.querySelector('title')?.textContent);
  const current = await name();
  await page.keyboard.press('ArrowLeft');
  const parent = await name();
  expect(parent).not.toBe(current);
  await expect.poll(() => page.locator('.node-facts h2').textContent()).toMatch(/^Node [\d,]+/);
  await page.keyboard.press('Home');
  expect(await name()).toMatch(/^Node 0:/);
  await page.keyboard.press('End');
  expect(await name()).toBe(current);
  const place = () => page.locator('.tree-picture > g').getAttribute('transform');
  const before = await place();
  const box = (await page.locator('.tree-picture').boundingBox())!;
  await page.mouse.move(box.x + 100, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(box.x + 220, box.y + 190, { steps: 5 });
  await page.mouse.up();
  expect(await place()).not.toBe(before);
  await closeQuietly(page);
});

test.each([
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 800 }],
])('what is said of a large tree, and its buttons, cover none of its nodes on %s', async (_, viewport) => {
  const page = await app.open('#/study/tiles/4x4-hard?run=astar:manhattan&step=3000', { viewport });
  await page.locator('.tree-note').waitFor();
  await page.locator('.tree-node.is-current').waitFor();
  const [note, picture, tree, controls] = await Promise.all(
    ['.tree-note', '.tree-picture', '.tree', '.tree-controls'].map(
      async (part) => (await page.locator(part).boundingBox())!,
    ),
  );
  const isAbove = note!.y + note!.height <= picture!.y;
  expect(isAbove || note!.y >= picture!.y + picture!.height).toBe(true);
  // Below the picture, or beside it where the window is wide.
  const isBelow = controls!.y >= picture!.y + picture!.height;
  expect(isBelow || controls!.x >= picture!.x + picture!.width).toBe(true);
  // They do not push the picture out of its frame, either.
  expect(picture!.y + picture!.height).toBeLessThanOrEqual(tree!.y + tree!.height);
  expect(controls!.y + controls!.height).toBeLessThanOrEqual(tree!.y + tree!.height);
  expect(picture!.height).toBeGreaterThan(200);
  await closeQuietly(page);
});

test.each([
  ['watched', '', '.standing'],
  ['in a race', '?mode=race', '.race-words'],
  ['compared', '?mode=compare', '.standing'],
])('on a phone, the reason why a board cannot be solved is seen first, and once: %s', async (_, how, where) => {
  const viewport = { width: 390, height: 844 };
  const page = await app.open(`#/study/tiles/3x3-unsolvable${how}`, { viewport });
  await expect.poll(() => page.locator(where).textContent()).toContain('Proved impossible');
  expect(await page.getByText('Proved impossible').count()).toBe(1);
  const { y, height } = (await page.locator(where).boundingBox())!;
  expect(y + height).toBeLessThan(viewport.height);
  // No empty frame, neither above it nor elsewhere, and nothing that would do nothing.
  await expect
    .poll(() => page.locator('.tree, .transport, .study-choices .check, .open-list, .lane-track').count())
    .toBe(0);
  await closeQuietly(page);
});

test('a race of large searches is no wider than a phone', async () => {
  const page = await app.open('#/study/tiles/4x4-hard?mode=race&step=20000', { viewport: { width: 360, height: 740 } });
  await expect.poll(async () => (await counts(page, 1))[0]).toBe('20,000');
  const [needed, there] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(needed).toBeLessThanOrEqual(there);
  await closeQuietly(page);
});

test.each([360, 600])('whatever is said of a race, its buttons stay where they are: %i wide', async (width) => {
  const ways = 'run=weighted-astar:distance-blockers:1.5&against=astar:none';
  const page = await app.open(`${JAM}?mode=race&${ways}`, { viewport: { width, height: 740 } });
  const words = () => page.locator('.race-words').textContent();
  await expect.poll(words).toMatch(/^Both expand/);
  await page.locator('.transport-step strong').waitFor();
  const top = () => page.locator('.transport').evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();
  await press(page, 'To the end');
  await expect.poll(words).toMatch(/^Weighted A\* .* wins with .* times as many\.$/);
  expect(await top()).toBe(before);
  await closeQuietly(page);
});

test('for a lecture hall: letters grow, choices go, and a link opens it at its step', async () => {
  const page = await app.open(`${FIGURE}&step=2`, { viewport: { width: 1920, height: 1080 } });
  await page.locator('.tree-node.is-current').waitFor();
  const letters = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const before = await letters();
  await press(page, 'Present');
  await expect.poll(letters).toBeGreaterThan(before + 4);
  expect(await page.locator('.study-choices').isVisible()).toBe(false);
  await expect.poll(() => page.url()).toContain('step=2&present=1');
  const hash = new URL(page.url()).hash;
  await page.keyboard.press('f');
  await expect.poll(letters).toBe(before);
  await closeQuietly(page);
  const other = await app.open(hash, { viewport: { width: 1920, height: 1080 } });
  await other.locator('.tree-node.is-current').waitFor();
  expect(await step(other)).toMatch(/^Step 2/);
  await other.keyboard.press('PageDown');
  await expect.poll(() => step(other)).toMatch(/^Step 3/);
  await other.keyboard.press('Escape');
  await expect.poll(() => other.url()).not.toContain('present');
  await closeQuietly(other);
});

test('what an estimate is made of stands on the board, and adds up', async () => {
  const page = await app.open(FIGURE);
  await page.locator('.parts-total').waitFor();
  expect(await page.locator('.parts-list li > b').allTextContents()).toEqual(['+1', '+1', '+1', '+1', '4']);
  expect(await page.locator('.part-badge').count()).toBe(4);
  await press(page, 'Step');
  await expect.poll(() => page.locator('.step-news').textContent()).toContain('2 successors, 2 new.');
  await press(page, 'Step');
  await expect.poll(() => page.locator('.step-news').textContent()).toContain('1 duplicate. Known already by 1 right');
  await closeQuietly(page);
});

test("keys and a presenter's remote control step, run and pause a search", async () => {
  const page = await app.open(FIGURE);
  await page.locator('.tree-node').first().waitFor();
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['PageDown', 2],
    ['ArrowRight', 3],
    ['PageUp', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => step(page)).toMatch(new RegExp(`^Step ${at}\\b`));
  }
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
  await closeQuietly(page);
});

test('at its end a search shows the whole solution, also in a window of another size', async () => {
  const page = await app.open(`${JAM}?run=bfs`);
  await page.locator('.tree-node').first().waitFor();
  await press(page, 'To the end');
  await page.locator('.standing.is-proved').waitFor();
  const outside = () =>
    page.evaluate(() => {
      const box = (name: string) => document.querySelector(name)!.getBoundingClientRect();
      const [path, picture] = [box('.tree-edge.on-the-way'), box('.tree-picture')];
      return [
        picture.left - path.left,
        path.right - picture.right,
        picture.top - path.top,
        path.bottom - picture.bottom,
        Math.abs(path.left + path.right - picture.left - picture.right) / 2,
      ].map((far) => far > 1);
    });
  for (const viewport of [
    null,
    { width: 820, height: 1180 },
    { width: 400, height: 800 },
    { width: 1600, height: 900 },
  ]) {
    if (viewport !== null) await page.setViewportSize(viewport);
    await expect.poll(outside).toEqual([false, false, false, false, false]);
  }
  await closeQuietly(page);
});

test('the tree is read aloud in its own order, and no text in it is smaller than 13 px', async () => {
  for (const viewport of [
    { width: 375, height: 700 },
    { width: 1920, height: 1080 },
  ]) {
    const page = await app.open(`${JAM}?step=12&run=bfs`, { viewport });
    await page.locator('.tree-node.is-current').waitFor();
    const levels = await page
      .locator('.tree-node')
      .evaluateAll((nodes) => nodes.map((node) => Number(node.getAttribute('aria-level'))));
    expect(levels.length).toBeGreaterThan(3);
    for (const [i, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[i - 1] ?? level) + 1);
    const smallest = await page.evaluate(() =>
      Math.min(
        ...[...document.querySelectorAll<SVGTextElement>('.tree-node > text, .tree-badge text')]
          .filter((text) => text.getClientRects().length > 0)
          .map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.d),
      ),
    );
    expect(smallest).toBeGreaterThan(viewport.width > 1000 ? 15.9 : 12.9);
    await closeQuietly(page);
  }
});

test('a search that never finished has no bar of one that did', async () => {
  const page = await app.open('#/study/tiles/4x4-hard?mode=race&run=astar:none&against=greedy:manhattan');
  await page.locator('.lane-track').first().waitFor();
  await press(page, 'To the end');
  await page.getByText(/the other was not done after 100,000 expansions/).waitFor();
  expect(await page.locator('.lane-track.over').count()).toBe(1);
  expect(await page.locator('.lane-track.given .lane-bar').getAttribute('style')).toContain('100%');
  await closeQuietly(page);
});

test.each([375, 768, 1440])(
  'neither another algorithm nor a longer title moves what is below or beside: %i',
  async (width) => {
    const page = await app.open(JAM, { viewport: { width, height: 900 } });
    await page.locator('.tree-node').first().waitFor();
    const top = (where: string) =>
      page
        .locator(where)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top);
    const before = await top('.watch-tree');
    for (const algorithm of ['bfs', 'weighted-astar', 'astar-no-reopening']) {
      await choice(page, 'Algorithm').selectOption(algorithm);
      await expect.poll(() => page.url()).toContain(`run=${algorithm}`);
      expect([algorithm, await top('.watch-tree')]).toEqual([algorithm, before]);
    }
    const tabs = await top('.modes');
    await page.evaluate(() => {
      document.querySelector('.study h1')!.textContent =
        'A title of many words that has no end in sight, another position';
    });
    expect(await top('.modes')).toBe(tabs);
    await closeQuietly(page);
  },
);

test('other algorithms and heuristics, and what they promise', async () => {
  const page = await app.open(JAM);
  await choice(page, 'Heuristic').selectOption('blocked-cars');
  await expect.poll(() => standing(page).textContent()).toContain('not admissible');
  await choice(page, 'Algorithm').selectOption('weighted-astar');
  await choice(page, 'Weight').selectOption('2');
  await expect.poll(() => page.url()).toContain('run=weighted-astar:blocked-cars:2');
  await choice(page, 'Algorithm').selectOption('bfs');
  await expect.poll(() => choice(page, 'Heuristic').count()).toBe(0);
  await expect.poll(() => page.locator('.open-rule').textContent()).toBe('First come, first served.');
  await choice(page, 'Algorithm').selectOption('idastar');
  await page.getByRole('button', { name: /^Current path/ }).waitFor();
  await choice(page, 'Count').selectOption('steps');
  await expect.poll(() => page.url()).toContain('metric=steps');
  await closeQuietly(page);
});

test('a race: both in step, and who wins', async () => {
  const page = await app.open(JAM);
  await page.getByRole('link', { name: 'Race' }).click();
  await page.locator('.lane').nth(1).waitFor();
  for (let i = 0; i < 3; i++) await press(page, 'Step');
  await expect.poll(async () => [(await counts(page, 0))[0], (await counts(page, 1))[0]]).toEqual(['3', '3']);
  await press(page, 'To the end');
  await expect
    .poll(() => page.locator('.race-words').textContent())
    .toMatch(
      /^A\* \(Forced vehicles\) wins with \d+ expansions; Breadth first needs \d+ expansions, \d+ times as many\.$/,
    );
  expect(await page.locator('.lane .tree').count()).toBe(2);
  await choice(page, 'Second: Algorithm').selectOption('greedy');
  await expect.poll(() => page.url()).toContain('against=greedy');
  await page.goBack();
  await expect.poll(() => page.locator('.watch-one').count()).toBe(1);
  await closeQuietly(page);
});

test('a comparison of all: progress, table, plot in a window of any width, and a way to watch each', async () => {
  const page = await app.open('#/study/rush-hour/first-steps?mode=compare');
  await page.getByRole('button', { name: /^Run all/ }).click();
  await page.getByRole('button', { name: 'Run all again' }).waitFor();
  const rows = await page.locator('tbody tr:not(.compare-group)').count();
  expect(rows).toBeGreaterThan(15);
  expect(await page.locator('.compare-group').count()).toBeGreaterThan(5);
  await page.getByLabel('Grouped by algorithm').uncheck();
  expect(await page.locator('.plot-bar').count()).toBe(await page.locator('tbody tr:not(.left-out)').count());
  const expanded = async () =>
    (await page.locator('tbody tr:not(.left-out) td:nth-child(2)').allTextContents()).map((text) =>
      Number(text.replaceAll(',', '')),
    );
  const up = await expanded();
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  await page.getByRole('button', { name: 'Expanded' }).click();
  expect(await page.locator('th[aria-sort]').getAttribute('aria-sort')).toBe('descending');
  expect(await expanded()).toEqual(up.toSorted((a, b) => b - a));
  await expectLegiblePlot(page);
  // Filtered, picked, and as it was when one comes back.
  await page.getByLabel('Filter').fill('in front');
  const few = await page.locator('tbody tr').count();
  expect(few).toBeLessThan(rows);
  await page.getByLabel('Pick A* (Vehicles in front)', { exact: true }).check();
  await page.getByLabel('Only the 1 picked').check();
  expect(await page.locator('tbody tr').count()).toBe(1);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'CSV')]);
  expect(file.suggestedFilename()).toBe('first-steps-searches.csv');
  await page.getByRole('link', { name: 'A* (Vehicles in front)', exact: true }).click();
  await page.locator('.watch-one').waitFor();
  expect(page.url()).toContain('run=astar:direct');
  await page.goBack();
  await page.locator('tbody .proved').waitFor();
  expect(await page.getByLabel('Filter').inputValue()).toBe('in front');
  await closeQuietly(page);
});

test('a comparison can be cancelled, and a limit is named', async () => {
  const page = await app.open('#/study/tiles/4x4-hard?mode=compare');
  await choice(page, 'At most').selectOption('500');
  // By keys: the button that began it cancels it, and keeps the focus all the while.
  await page.getByRole('button', { name: /^Run all/ }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.compare-table').textContent()).toContain('time limit');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe('Cancel');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Go on');
  await closeQuietly(page);
});

test('a comparison in which nothing is expanded has no plot', async () => {
  const page = await app.open('#/study/tiles/3x3-unsolvable?mode=compare');
  await page.getByRole('button', { name: /^Run all/ }).click();
  await page.getByRole('button', { name: 'Run all again' }).waitFor();
  expect(await page.locator('.compare-table').textContent()).toContain('impossible, proved');
  expect(await page.locator('.plot').count()).toBe(0);
  await closeQuietly(page);
});

/** The texts of a plot are as large as others in a window of any width. */
async function expectLegiblePlot(page: Page): Promise<void> {
  const scale = () => page.locator('.plot-picture').evaluate((picture) => (picture as SVGSVGElement).getScreenCTM()!.a);
  for (const [width, shape] of [
    [360, '.narrow'],
    [600, '.narrow'],
    [860, '.narrow'],
    [1280, ':not(.narrow)'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator(`.plot-picture${shape}`).waitFor();
    expect(await scale()).toBeGreaterThan(0.8);
    expect(await scale()).toBeLessThan(1.35);
  }
}

test('from a game to its study and back', async () => {
  const page = await app.open('#/play/tiles/3x3-easy');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Study this board' }).click();
  await page.locator('.tree-node').first().waitFor();
  expect(await page.locator('h1').textContent()).toBe('3×3 Easy');
  // Nobody plays it here.
  expect(await page.title()).toBe('3×3 Easy, studied · Slidewise');
  await choice(page, 'Board').selectOption('rush-hour/jam-01');
  await expect.poll(() => page.locator('h1').textContent()).toBe('Early Start');
  await page.getByRole('link', { name: 'Play this board' }).click();
  await page.locator('.play-board').waitFor();
  await page.goBack();
  await page.goBack();
  await expect.poll(() => page.locator('h1').textContent()).toBe('3×3 Easy');
  await closeQuietly(page);
});

test('arrow keys walk through the boards and through what is counted; a link leads to the beginning of the page', async () => {
  const page = await app.open('#/study/rush-hour/jam-01');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  const title = () => page.locator('h1').textContent();
  await choice(page, 'Board').focus();
  const boards = await choice(page, 'Board').locator('option').allTextContents();
  const first = boards.indexOf('Early Start');
  for (const [key, next] of [
    ['ArrowDown', first + 1],
    ['ArrowDown', first + 2],
    ['ArrowUp', first + 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(title).toBe(boards[next]);
    await expect.poll(focused).toBe('study-board');
  }
  await choice(page, 'Count').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.url()).toContain('metric=steps');
  await expect.poll(focused).toBe('study-count');
  await page.getByRole('link', { name: 'Race' }).click();
  await page.locator('.race').waitFor();
  await expect.poll(focused).toBe('main');
  await closeQuietly(page);
});

test('a link that is followed just before the page is drawn anew is not lost', async () => {
  const page = await app.open('#/study/tiles/3x3-easy');
  const step = page.locator('.transport-step strong');
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect.poll(() => step.textContent()).toBe('1');
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect.poll(() => step.textContent()).toBe('0');
  await page.evaluate(() => {
    // In one frame: first the link, then the drawing, which writes the step into the address.
    requestAnimationFrame(() => location.assign('#/play/tiles/3x3-easy'));
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.transport button')];
    buttons.find((button) => button.textContent?.trim() === 'Step')!.click();
  });
  await page.locator('.play-board').waitFor();
  await closeQuietly(page);
});

test('a board that cannot be solved, and an address that makes no sense', async () => {
  const page = await app.open('#/study/tiles/3x3-unsolvable');
  await expect.poll(() => standing(page).textContent()).toMatch(/^Proved impossible: /);
  await closeQuietly(page);
  const other = await app.open('#/study/tiles/3x3-easy?run=astar:nonsense');
  expect(await other.getByRole('alert').textContent()).toContain('there is no heuristic "nonsense"');
  await closeQuietly(other);
});

test('a view looks the same whichever one was open before: styles stay loaded', async () => {
  const places = (page: Page, selector: string): Promise<number[][]> =>
    page.locator(selector).evaluateAll((all) =>
      all.map((each) => {
        const { x, width, height } = each.getBoundingClientRect();
        return [x, width, height];
      }),
    );
  const views = [
    {
      hash: `${JAM}?run=astar:direct&step=5`,
      shown: '.open-rank',
      looked: '.open-list, .open-list *, .field, .select',
    },
    {
      hash: '#/learn/a-star',
      shown: '.lesson-open-list li',
      looked: '.lesson-open-list, .lesson-open-list *, .select',
    },
  ];
  for (const [i, { hash, shown, looked }] of views.entries()) {
    const fresh = await app.open(hash);
    await fresh.locator(shown).first().waitFor();
    const expected = await places(fresh, looked);
    const other = views[1 - i]!;
    const page = await app.open(other.hash);
    await page.locator(other.shown).first().waitFor();
    await page.evaluate((next) => location.assign(next), hash);
    await page.locator(shown).first().waitFor();
    await expect.poll(() => places(page, looked)).toEqual(expected);
  }
});
