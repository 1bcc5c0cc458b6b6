// Takes the pictures of the web app for the README, the guide, shops and shared links. Run it with `npm run
// screenshots`; SHOTS=NAME takes one of them.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { playedGames } from './lib/played-games.mjs';
import { findBrowser } from './lib/test-tools.mjs';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

const press = (name) => (page) => page.getByRole('button', { name, exact: true }).click();

/** All small pictures that are in sight are drawn. */
async function pictures(page) {
  const isDrawn = () => {
    const inSight = [...document.querySelectorAll('.thumbnail')].filter((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth - 100;
    });
    return inSight.length > 0 && inSight.every((each) => each.querySelector('image') !== null);
  };
  while (!(await page.evaluate(isDrawn))) await page.waitForTimeout(50);
  // They are files that are still to be decoded.
  await page.waitForTimeout(500);
}

const seen = (selector) => (page) => page.locator(selector).first().waitFor();

/** The day of all pictures, so that they are the same whenever they are taken. */
const DAY = new Date('2026-11-18T12:00:00');

/** Somebody who has played for some weeks. */
const PLAYED = playedGames(DAY);

/** A picture: its name, the address, the screen, the stored data, and what to do first. */
const SHOTS = [
  { name: 'collection', hash: '#/collection/rush-hour', screen: DESKTOP, kept: PLAYED, steps: [pictures] },
  { name: 'home-phone', hash: '#/', screen: PHONE, steps: [pictures] },
  { name: 'you', hash: '#/you', screen: DESKTOP, kept: PLAYED, steps: [seen('.week-bar')], ready: '.figures' },
  { name: 'screenshot-wide', hash: '#/', screen: DESKTOP, kept: PLAYED, steps: [pictures], public: true },
  {
    name: 'screenshot-narrow',
    hash: '#/play/new/rush-hour-6x6-18-41',
    screen: PHONE,
    steps: [seen('slidewise-board')],
    public: true,
  },
  { name: 'share', hash: '#/', screen: { viewport: { width: 1200, height: 630 } }, steps: [pictures], public: true },
  {
    name: 'play',
    hash: '#/play/rush-hour/jam-12',
    screen: DESKTOP,
    steps: [press('Hint'), press('Where to?'), press('Why?')],
  },
  { name: 'play-dark', hash: '#/play/bricks/klotski', screen: { ...DESKTOP, colorScheme: 'dark' } },
  {
    name: 'study',
    hash: '#/study/rush-hour/jam-12?run=astar:forced&step=60',
    screen: { viewport: { width: 1600, height: 900 } },
    steps: [seen('.tree-node'), seen('.parts-total')],
  },
  { name: 'play-phone', hash: '#/play/tiles/4x4-medium', screen: PHONE, steps: [press('Hint')] },
  {
    name: 'editor',
    hash: '#/editor?board=bricks:sbp:4,5,/3,2,2,4,/3,2,2,4,/5,6,7,8,/5,0,0,8,/0,-1,-1,0,',
    screen: DESKTOP,
    steps: [
      (page) => page.locator('[data-cell="2,1"]').click(),
      (page) => page.getByText('positions can be reached.').waitFor(),
    ],
  },
  {
    name: 'learn',
    hash: '#/learn/a-star',
    screen: DESKTOP,
    steps: [press('Step'), press('Step'), press('Step'), (page) => page.locator('.live').scrollIntoViewIfNeeded()],
  },
];

mkdirSync(new URL('../docs/images/', import.meta.url), { recursive: true });
const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const server = spawn(process.execPath, [program, 'web', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const address = await new Promise((resolve, reject) => {
  server.stdout.on('data', (data) => resolve(/http:\S+/.exec(String(data))[0]));
  server.once('exit', () => reject(new Error('slidewise web does not run: npm run build first')));
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const { name, hash, screen, kept = {}, steps = [], ready = '.board', public: isPublic = false } of SHOTS) {
    if (process.env.SHOTS !== undefined && process.env.SHOTS !== name) continue;
    const context = await browser.newContext({ reducedMotion: 'reduce', ...screen });
    const page = await context.newPage();
    await page.clock.setFixedTime(DAY);
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(`slidewise.${key}`, value);
    }, Object.entries(kept));
    await page.goto(address + hash);
    await page.locator(ready).first().waitFor();
    for (const step of steps) await step(page);
    const place = isPublic ? 'packages/web/public' : 'docs/images';
    await page.screenshot({ path: fileURLToPath(new URL(`../${place}/${name}.png`, import.meta.url)) });
    await context.close();
    console.log(`${place}/${name}.png`);
  }
} finally {
  await browser.close();
  server.kill('SIGINT');
}
