// Takes contact sheets of every view for people to look at, outside the tests: npm run looks -- FOLDER. Each sheet shows a state of a view in one
// language at all sizes, light above dark. LOOKS=play,you takes some of them, LANGUAGES=de only German.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { playedGames } from './lib/played-games.mjs';
import { findBrowser } from './lib/test-tools.mjs';

/** Width and height of a window, and how much smaller it is on a sheet. */
const SIZES = [
  [375, 559, 1],
  [820, 1180, 0.475],
  [1440, 900, 0.5],
  [1920, 1080, 0.5],
];
const LANGUAGES = process.env.LANGUAGES?.split(',') ?? ['en', 'de', 'zh-hans'];
const DAY = new Date('2026-11-18T12:00:00');

const press = (selector) => (page) => page.locator(selector).first().click();
const seen = (selector) => (page) => page.locator(selector).first().waitFor();
const piece = (number) => press(`.play-board [data-piece="${number}"]`);
const key = (name) => (page) => page.keyboard.press(name);
/** The button of the menu More with this sign. */
const more = (place) => async (page) => {
  await page.locator('#more').click();
  await page.locator(`.more li:nth-child(${place}) .button`).click();
};
const GAME = 'board=rush-hour:sfu:AA.B../...B../XX.B../....../....../......';

// The words of buttons differ: what is pressed is found by its place.
const VIEWS = {
  home: ['#/', seen('.thumbnail image')],
  player: ['#/', seen('.puzzle-card .stars')],
  collection: ['#/collection/bricks', seen('.thumbnail image')],
  filtered: ['#/collection/tiles?level=easy&unsolved=1', seen('.puzzle-card')],
  pack: ['#/', press('.add-pack-open, .packs .button'), seen('textarea')],
  days: ['#/days', seen('h1')],
  'play-rush-hour': ['#/play/rush-hour/jam-12', seen('[data-piece]')],
  'play-tiles': ['#/play/tiles/4x4-medium', seen('[data-piece]')],
  'play-bricks': ['#/play/bricks/klotski', seen('[data-piece]')],
  'play-large': ['#/play/tiles/10x10-random', seen('[data-piece]')],
  more: ['#/play/rush-hour/jam-12', press('#more'), seen('.more')],
  hint: [
    '#/play/bricks/klotski',
    press('#hint'),
    seen('.hint-card strong'),
    press('#hint'),
    press('#hint'),
    seen('.plan'),
  ],
  ending: [`#/play?board=tiles:rows:1_2_3/4_5_6/7_0_8`, piece(7), seen('.ending .curve svg')],
  playback: ['#/play/rush-hour/first-steps', more(5), seen('.playback')],
  challenge: ['#/play/rush-hour/jam-12?beat=12,75', more(8), seen('.share')],
  timed: [
    '#/play?board=tiles:rows:1_2_3/4_5_6/0_7_8',
    seen('.timed'),
    key('ArrowLeft'),
    key('ArrowLeft'),
    seen('.timed-splits'),
  ],
  review: [`#/review?${GAME}&moves=A+right+1,X+right+1,B+down+3,X+right+3`, seen('.review-moves')],
  paste: ['#/review', seen('textarea')],
  settings: ['#/days', press('.top-own button'), seen('dialog[open], [role=dialog]')],
  you: ['#/you', seen('.figures')],
  editor: ['#/editor?board=bricks:sbp:4,5,/3,2,2,4,/3,2,2,4,/5,6,6,7,/5,0,0,7,/0,-1,-1,0,', press('[data-cell="0,0"]')],
  print: ['#/print?of=rush-hour/first-steps', seen('.print-news')],
  study: ['#/study/rush-hour/jam-05?step=12', seen('.tree-node')],
  race: ['#/study/rush-hour/jam-05?mode=race&step=20', seen('.lane-track')],
  compare: ['#/study/tiles/3x3-beginner?mode=compare', seen('table')],
  estimates: ['#/study/rush-hour/jam-05?mode=estimates', seen('.scatter-point')],
  map: ['#/map/rush-hour/jam-05', seen('.map-graph')],
  code: ['#/code', seen('pre')],
  lessons: ['#/learn', seen('.lesson-card')],
  lesson: ['#/learn/a-star', seen('.live, h2')],
  error: ['#/play/nothing', seen('[role=alert]')],
  embed: ['embed/?board=rush-hour:sfu:AA.B../...B../XX.B../....../....../......', seen('slidewise-board')],
};

const folder = resolve(process.argv[2] ?? 'looks');
mkdirSync(folder, { recursive: true });
const wanted = process.env.LOOKS?.split(',') ?? Object.keys(VIEWS);
const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const server = spawn(process.execPath, [program, 'web', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const address = await new Promise((resolveAddress, reject) => {
  server.stdout.on('data', (data) => resolveAddress(/http:\S+/.exec(String(data))[0]));
  server.once('exit', () => reject(new Error('slidewise web does not run: npm run build first')));
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const sheet = await browser.newPage();
try {
  for (const language of LANGUAGES) {
    for (const name of wanted) {
      const file = join(folder, `${name}-${language}.png`);
      try {
        await fillSheet(await shots(language, name), file);
        console.log(file);
      } catch (error) {
        console.error(`${name}, ${language}: ${error.message.split('\n')[0]}`);
      }
    }
  }
} finally {
  await browser.close();
  server.kill('SIGINT');
}

/** A state at every size, light and dark. */
async function shots(language, name) {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.clock.setFixedTime(DAY);
  const kept = {
    ...(/player|you/.test(name) ? playedGames(DAY) : {}),
    ...(name === 'timed' ? { timed: 'on' } : {}),
    language,
  };
  await page.addInitScript((entries) => {
    for (const [each, value] of entries) localStorage.setItem(`slidewise.${each}`, value);
  }, Object.entries(kept));
  const [hash, ...steps] = VIEWS[name];
  await page.goto(address + hash);
  for (const step of steps) await step(page);
  const taken = [];
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      // What follows the size is drawn in a frame or two; pictures that come into sight are files to decode.
      await page.waitForTimeout(250);
      taken.push(await page.screenshot());
    }
  }
  await context.close();
  return taken;
}

/** Puts pictures on a sheet, as many in a row as there are sizes. */
async function fillSheet(pictures, file) {
  const images = pictures.map((picture, i) => {
    const [width, height, scale] = SIZES[i % SIZES.length];
    return `<img width="${width * scale}" height="${height * scale}" src="data:image/png;base64,${picture.toString('base64')}">`;
  });
  const rows = [images.slice(0, SIZES.length), images.slice(SIZES.length)].map((row) => `<p>${row.join('')}</p>`);
  await sheet.setContent(
    `<style>body,p{margin:0;background:#888}p{display:flex;gap:8px;padding:4px}</style>${rows.join('')}`,
  );
  const width = SIZES.reduce((sum, [wide, , scale]) => sum + wide * scale + 8, 8);
  await sheet.setViewportSize({ width: Math.ceil(width), height: 600 });
  await sheet.screenshot({ path: file, fullPage: true });
}
