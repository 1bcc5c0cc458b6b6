// The main paths of the web app in Firefox: npm run test:firefox. It takes Debian's firefox-esr, or SLIDEWISE_FIREFOX.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { same } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { Session } from '@slidewise/core/session';
import { solve } from '@slidewise/core/solving';
import { Firefox } from './lib/firefox.mjs';

// Older Nodes have WebSocket behind a flag.
if (globalThis.WebSocket === undefined) {
  const { status } = spawnSync(process.execPath, ['--experimental-websocket', ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const program = process.env.SLIDEWISE_FIREFOX || 'firefox-esr';
if (spawnSync(program, ['--version']).status !== 0) {
  process.stderr.write(`${program} is not here: apt-get install --no-install-recommends firefox-esr\n`);
  process.exit(2);
}

const KEYS = { left: '\uE012', up: '\uE013', right: '\uE014', down: '\uE015' };

const paths = {
  'the start page has a board to drag': async (page) => {
    await page.goTo(`${address}#/`);
    await page.until(() => document.querySelector('a[href^="#/play/"]') !== null);
    await page.until(
      () => document.querySelector('slidewise-board')?.shadowRoot?.querySelector('[data-piece]') != null,
    );
  },
  'a puzzle of each family is dragged to its end': async (page) => {
    for (const name of ['rush-hour/jam-03', 'tiles/3x3-beginner', 'bricks/teach-2']) {
      await play(page, name);
      for (const [{ piece, rows, columns }] of solutionOf(name)) {
        const { x, y, cell } = await placeOf(page, piece);
        await page.drag([
          [x, y],
          [x, y + rows * cell],
          [x + columns * cell, y + rows * cell],
        ]);
      }
      await isPerfect(page);
    }
  },
  'tiles are slid by arrow keys': async (page) => {
    const name = 'tiles/3x3-easy';
    await play(page, name);
    for (const [{ rows, columns }] of solutionOf(name)) {
      await page.press(columns < 0 ? KEYS.left : columns > 0 ? KEYS.right : rows < 0 ? KEYS.up : KEYS.down);
    }
    await isPerfect(page);
  },
  'a hint comes in steps, and a game goes on after a reload': async (page) => {
    await play(page, 'rush-hour/jam-05');
    for (let i = 0; i < 5; i++) {
      await page.until(() => document.querySelector('#hint:not([aria-disabled="true"])') !== null);
      await page.evaluate(() => document.querySelector('#hint').click());
    }
    await page.until(() => Number(document.querySelector('.play-length dd')?.textContent) > 0);
    const played = await page.evaluate(() => document.querySelector('.play-length dd').textContent);
    await page.evaluate(() => location.reload());
    await page.until((moves) => document.querySelector('.play-length dd')?.textContent === moves, played);
  },
  'a new puzzle is made, and the worker gives a hint for it': async (page) => {
    await play(page, 'tiles/4x4-easy');
    await page.evaluate(() =>
      document.querySelector('.play-board slidewise-board').shadowRoot.querySelector('[data-piece]').focus(),
    );
    await page.press('g');
    await page.until(() => !location.hash.includes('4x4-easy'));
    await shown(page);
    await page.evaluate(() => document.querySelector('#hint').click());
    await page.until(() => document.querySelector('.hint-card strong') !== null);
  },
  'every view opens': async (page) => {
    for (const hash of ['#/puzzles', '#/days', '#/you', '#/edit', '#/study', '#/learn', '#/review']) {
      await page.goTo(address + hash);
      await page.until(() => (document.querySelector('main h1, main h2')?.textContent ?? '') !== '');
    }
  },
};

const root = join(import.meta.dirname, '..');
const server = spawn(process.execPath, [join(root, 'packages/cli/bundle/slidewise.js'), 'web', '--port', '0']);
const address = await new Promise((resolve, reject) => {
  server.stdout.on('data', (data) => {
    const found = /http:\S+/.exec(String(data));
    if (found !== null) resolve(found[0]);
  });
  server.once('exit', () => reject(new Error('slidewise web ended by itself')));
});
const firefox = await Firefox.launch(program);
process.stdout.write(`Firefox ${firefox.version}\n`);
let failed = 0;
for (const [title, run] of Object.entries(paths)) {
  for (const [width, height] of [
    [1280, 800],
    [375, 559],
  ]) {
    await firefox.resize(width, height);
    await firefox.goTo(`${address}icon.svg`);
    firefox.errors.length = 0;
    try {
      await firefox.evaluate(() => localStorage.clear());
      await run(firefox);
      // An icon that is still on its way when the page is left is no fault.
      const errors = firefox.errors.filter(
        (each) => !/icon(-\d+)?\.(ico|png|svg).*ServiceWorker intercepted/.test(each),
      );
      if (errors.length > 0) throw new Error(errors.join('; '));
      process.stdout.write(`ok: ${title}, ${width}×${height}\n`);
    } catch (error) {
      failed++;
      process.stdout.write(`FAILED: ${title}, ${width}×${height}: ${error.message}\n`);
    }
  }
}
await firefox.close();
server.kill('SIGINT');
process.exitCode = failed === 0 ? 0 : 1;

async function play(page, name) {
  await page.goTo(`${address}#/play/${name}`);
  await shown(page);
}

function shown(page) {
  return page.until(
    () => document.querySelector('.play-board slidewise-board')?.shadowRoot?.querySelector('[data-piece]') != null,
  );
}

function isPerfect(page) {
  return page.until(
    () => document.querySelector('.ending [role="img"]')?.getAttribute('aria-label') === '3 of 3 stars',
  );
}

function placeOf(page, piece) {
  return page.evaluate((index) => {
    const { shadowRoot } = document.querySelector('.play-board slidewise-board');
    const element = shadowRoot.querySelector(`[data-piece="${index}"]`);
    const box = element.querySelector('.sw-label').getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, cell: 64 * element.ownerSVGElement.getScreenCTM().a };
  }, piece);
}

/** A shortest solution of a puzzle as the pieces that each move takes along. */
function solutionOf(name) {
  const family = familyById(name.split('/')[0]);
  const session = Session.start(
    family,
    family.parse(readFileSync(join(root, 'puzzles', `${name}.txt`), 'utf8'), {}).value,
  );
  return solve(family, session.position).value.moves.map((move) => {
    const slide = session.slides().find((each) => same(each.move, move));
    session.play(move);
    return slide.shifts;
  });
}
