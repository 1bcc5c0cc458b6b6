// How much the layout of the web app shifts by itself: Chromium's Layout Instability without shifts that follow an input. For each path, the sum of
// all shifts at two widths of a window, until a second after the last step.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/lib/test-tools.mjs';
import { printTable } from './lib/timing.mjs';

const SIZES = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
];
/** How long something may still come, in milliseconds. */
const SETTLING = 1000;

const seen = (selector) => (page) => page.locator(selector).first().waitFor();
const press = (selector) => (page) => page.locator(selector).first().click();
const piece = (number) => press(`.play-board [data-piece="${number}"]`);
const settled = (page) => page.waitForTimeout(SETTLING);

const STEPS = 'A+right+1,X+right+1,B+down+3,X+right+3';
const PATHS = {
  'first page': ['#/', seen('.thumbnail image')],
  collection: ['#/collection/bricks', seen('.thumbnail image')],
  'Rush Hour': ['#/play/rush-hour/jam-12', seen('[data-piece]')],
  tiles: ['#/play/tiles/4x4-medium', seen('[data-piece]')],
  bricks: ['#/play/bricks/klotski', seen('[data-piece]')],
  hint: ['#/play/bricks/klotski', press('#hint'), seen('.hint-card strong'), settled],
  ending: ['#/play?board=tiles:rows:1_2_3/4_5_6/7_0_8', piece(7), seen('.ending .curve svg')],
  'a new puzzle after it': [
    '#/play?board=tiles:rows:1_2_3/4_5_6/7_0_8',
    piece(7),
    seen('.ending .curve svg'),
    press('.ending .new-puzzles a'),
    seen('#hint'),
  ],
  'timed play': [
    '#/play?board=tiles:rows:1_2_3/4_5_6/0_7_8',
    seen('.timed'),
    piece(6),
    settled,
    piece(7),
    seen('.ending'),
  ],
  'from a game to the first page': [
    '#/play/tiles/4x4-medium',
    seen('[data-piece]'),
    (page) =>
      page.evaluate(() => {
        location.hash = '#/';
      }),
    seen('.thumbnail image'),
  ],
  'and back': [
    '#/',
    seen('.thumbnail image'),
    (page) =>
      page.evaluate(() => {
        location.hash = '#/play/rush-hour/jam-12';
      }),
    seen('.play-board [data-piece]'),
    (page) => page.goBack(),
    seen('.thumbnail image'),
  ],
  review: [
    `#/review?board=rush-hour:sfu:AA.B../...B../XX.B../....../....../......&moves=${STEPS}`,
    seen('.review-moves'),
  ],
  watch: ['#/study/rush-hour/jam-05?step=12', seen('.tree-node')],
  race: ['#/study/rush-hour/jam-05?mode=race&step=20', seen('.lane-track')],
  estimates: ['#/study/rush-hour/jam-05?mode=estimates', seen('.scatter-point')],
  map: ['#/map/rush-hour/jam-05', seen('.map-graph')],
  lesson: ['#/learn/a-star', seen('.live')],
};

const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const server = spawn(process.execPath, [program, 'web', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const address = await new Promise((resolve) => {
  server.stdout.on('data', (data) => resolve(/http:\S+/.exec(String(data))[0]));
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const rows = [];
try {
  for (const [name, [hash, ...steps]] of Object.entries(PATHS)) {
    const sums = [];
    for (const size of SIZES) sums.push(await shiftsOf(name, hash, steps, size));
    rows.push([name, ...sums.map((sum) => sum.toFixed(3))]);
  }
} finally {
  await browser.close();
  server.kill('SIGINT');
}
const widths = SIZES.map(({ width }) => `${width} px`);
console.log(`Layout that shifts by itself on ${rows.length} paths`);
printTable([['path', ...widths], ...rows]);

async function shiftsOf(name, hash, steps, viewport) {
  const context = await browser.newContext({ viewport, locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript((isTimed) => {
    if (isTimed) localStorage.setItem('slidewise.timed', 'on');
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, name === 'timed play');
  await page.goto(address + hash);
  for (const step of [...steps, settled]) await step(page);
  const sum = await page.evaluate(() => globalThis.shifted);
  await context.close();
  return sum;
}
