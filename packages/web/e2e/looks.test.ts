import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App, closeQuietly } from './app.js';

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

/** Every view, and every state of it that looks different; `prepare` brings the page there. */
const VIEWS: Record<string, { hash: string; prepare?: (page: Page) => Promise<void> }> = {
  collection: { hash: '#/' },
  'collection of tiles': { hash: '#/collection/tiles' },
  play: { hash: '#/play/rush-hour/jam-12' },
  'play tiles': { hash: '#/play/tiles/4x4-medium' },
  hint: {
    hash: '#/play/bricks/klotski',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByRole('button', { name: 'Why?' }).click();
    },
  },
  solution: {
    hash: '#/play/rush-hour/jam-12',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Solution' }).click();
      await page.getByRole('button', { name: 'Step forward' }).click();
    },
  },
  ending: {
    hash: '#/play?board=tiles:rows:1_2_3/4_5_6/7_0_8',
    prepare: (page) => page.locator('.play-board [data-piece="7"]').click(),
  },
  'ending with help': {
    hash: '#/play/tiles/3x3-beginner?help=hinted',
    prepare: async (page) => {
      await page.getByText('You have had hints.').waitFor();
      await page.getByRole('button', { name: 'Solution' }).click();
      await page.getByRole('slider', { name: 'Place in the solution' }).fill('99');
      await page.getByRole('button', { name: 'Go on from here' }).click();
      await page.getByRole('button', { name: 'Again, without help' }).waitFor();
    },
  },
  'help before the first move': { hash: '#/play/rush-hour/jam-01?help=shown' },
  trouble: { hash: '#/play/nothing' },
  editor: {
    hash: '#/editor?board=bricks:sbp:4,5,/3,2,2,4,/3,2,2,4,/5,6,6,7,/5,0,0,7,/0,-1,-1,0,',
    prepare: async (page) => {
      await page.locator('[data-cell="0,0"]').click();
      await page.getByText('Text and picture').click();
      await page.getByText('positions can be reached').last().waitFor();
    },
  },
  'editor with tiles and a problem': {
    hash: '#/editor?board=tiles:rows:1_2_3/4_0_6/7_5_8',
    prepare: async (page) => {
      await page.locator('[data-cell="0,0"]').focus();
      await page.keyboard.type('2');
      await page.getByText('Not valid yet').waitFor();
    },
  },
  'editor, new board': { hash: '#/editor', prepare: (page) => page.getByRole('button', { name: 'New' }).click() },
  'editor, paste': { hash: '#/editor', prepare: (page) => page.getByRole('button', { name: 'Paste' }).click() },
  learn: { hash: '#/learn' },
  'learn A*': { hash: '#/learn/a-star', prepare: (page) => page.getByRole('button', { name: 'Step' }).click() },
  'learn admissible': { hash: '#/learn/admissible', prepare: (page) => page.getByText('No estimate is').waitFor() },
  'learn closing early': {
    hash: '#/learn/closing-early',
    prepare: (page) => page.getByRole('button', { name: 'Run both' }).click(),
  },
  'learn pattern databases': {
    hash: '#/learn/pattern-databases',
    prepare: (page) => page.getByText('All tables are built.').waitFor(),
  },
  study: { hash: '#/study/rush-hour/jam-05?step=5', prepare: (page) => page.locator('.tree-node').first().waitFor() },
  'study without boards': {
    hash: '#/study/tiles/3x3-easy?run=idastar:hamming&step=30',
    prepare: async (page) => {
      await page.getByLabel('Boards in the tree').uncheck();
      await page.locator('.open-row').first().click();
    },
  },
  'study at its end': {
    hash: '#/study/bricks/teach-2',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'To the end' }).click();
      await page.locator('.standing.is-proved').waitFor();
    },
  },
  race: {
    hash: '#/study/rush-hour/jam-05?mode=race&step=20',
    prepare: (page) => page.locator('.lane-track.over').waitFor(),
  },
  compare: {
    hash: '#/study/tiles/3x3-beginner?mode=compare',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Run all/ }).click();
      await page.getByRole('button', { name: 'Run all again' }).waitFor();
    },
  },
  'study trouble': { hash: '#/study/nothing' },
};

/** As the browser's own tool would: the page's policy lets no script in by itself. */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
  await session.detach();
}

/** What axe finds, in one line each. Contrast takes it most of its time: `only` or `not` that is looked at. */
async function findings(page: Page, contrast: 'too' | 'only' | 'not'): Promise<string[]> {
  const rules = {
    too: {},
    only: { runOnly: ['color-contrast'] },
    not: { rules: { 'color-contrast': { enabled: false } } },
  }[contrast];
  return page.evaluate(async (options) => {
    const { axe: run } = window as unknown as {
      axe: { run(context: Document, options: object): Promise<{ violations: Violation[] }> };
    };
    interface Violation {
      id: string;
      help: string;
      nodes: { html: string; failureSummary: string }[];
    }
    const { violations } = await run.run(document, options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html}: ${failureSummary}`),
    );
  }, rules);
}

/** What is too small for a finger; the moves of a game stand close together where a mouse points. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button:not(.skip, .move), a[class], select, summary, nav a')]
      .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
      .map(({ text, box }) => `${text}: ${box.width} × ${box.height}`),
  );
}

test.each(Object.keys(VIEWS))(
  '%s: axe finds nothing, nothing sticks out, fingers hit everything; on a phone, light and dark, and on a desktop',
  async (view) => {
    const { hash, prepare } = VIEWS[view]!;
    const page = await app.open(hash, { viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await prepare?.(page);
    await bringAxe(page);
    // Other colours change nothing but the contrast, another size everything but that.
    const looks: [look: string, contrast: 'too' | 'only' | 'not', change: () => Promise<void>][] = [
      ['phone', 'too', async () => {}],
      ['dark', 'only', () => page.emulateMedia({ colorScheme: 'dark' })],
      ['desktop', 'not', () => page.setViewportSize({ width: 1280, height: 800 })],
    ];
    for (const [look, contrast, change] of looks) {
      await change();
      expect([look, await findings(page, contrast)]).toEqual([look, []]);
      const [needed, there] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
      expect(needed).toBeLessThanOrEqual(there);
      expect([look, await smallTargets(page)]).toEqual([look, []]);
      // The menu could be scrolled, but who knows?
      const hidden = await page.locator('.top-menu').evaluate((menu) => menu.scrollWidth - menu.clientWidth);
      expect([look, hidden]).toEqual([look, 0]);
    }
    await closeQuietly(page);
  },
);

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
  for (const hash of [
    '#/play/rush-hour/jam-01',
    '#/play/tiles/3x3-easy',
    '#/study',
    '#/editor',
    '#/learn',
    '#/nowhere',
  ]) {
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
  await page.getByRole('button', { name: /^Colours: as the system/ }).click();
  const light = await paper();
  expect(light).not.toBe(dark);
  await page.reload();
  expect(await paper()).toBe(light);
  await page.getByRole('button', { name: /^Colours: light/ }).click();
  expect(await paper()).toBe(dark);
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
