// Takes the pictures of the web app that the README shows, and leaves them in docs/images. Run it with
// `npm run screenshots`; SHOTS=NAME takes one of them.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from './lib/test-tools.mjs';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

const press = (name) => (page) => page.getByRole('button', { name, exact: true }).click();

const seen = (selector) => (page) => page.locator(selector).first().waitFor();

/** What is taken: the name of the picture, where in the app, on which screen, and what is done first. */
const SHOTS = [
  { name: 'collection', hash: '#/', screen: DESKTOP },
  {
    name: 'play',
    hash: '#/play/rush-hour/jam-12',
    screen: DESKTOP,
    steps: [press('Hint'), press('Where to?'), press('Why?')],
  },
  { name: 'play-dark', hash: '#/play/bricks/klotski', screen: { ...DESKTOP, colorScheme: 'dark' } },
  { name: 'study', hash: '#/study/tiles/3x3-easy?step=9', screen: DESKTOP, steps: [seen('.tree-node')] },
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

const folder = new URL('../docs/images/', import.meta.url);
mkdirSync(folder, { recursive: true });
const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const server = spawn(process.execPath, [program, 'web', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const address = await new Promise((resolve, reject) => {
  server.stdout.on('data', (data) => resolve(/http:\S+/.exec(String(data))[0]));
  server.once('exit', () => reject(new Error('slidewise web does not run: npm run build first')));
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const { name, hash, screen, steps = [] } of SHOTS) {
    if (process.env.SHOTS !== undefined && process.env.SHOTS !== name) continue;
    const context = await browser.newContext({ reducedMotion: 'reduce', ...screen });
    const page = await context.newPage();
    await page.goto(address + hash);
    await page.locator('.board').first().waitFor();
    for (const step of steps) await step(page);
    await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)) });
    await context.close();
    console.log(`docs/images/${name}.png`);
  }
} finally {
  await browser.close();
  server.kill('SIGINT');
}
