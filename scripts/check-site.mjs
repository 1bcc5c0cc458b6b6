// Checks the manual: links lead to files and headings that exist. In Chromium, at four widths, light and dark: axe, overflow, the console, playing, the search.
// Run it with `npm run check:site`; SHOTS=FOLDER keeps pictures.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { listen, staticServer } from '../packages/node/dist/web-server/index.js';
import { root } from './lib/site/sources.mjs';
import { findBrowser } from './lib/test-tools.mjs';

const PAGES = `index guide rush-hour searching study library embed classroom commands/solve api/index api/core/solving
  decisions/index measurements/searches changelog`.split(/\s+/);
const WIDTHS = [375, 820, 1440, 1920];
const HOST = '127.0.0.1';
const ORIGIN = 'http://manual.test';
const shots = process.env.SHOTS;
const axe = readFileSync(createRequire(join(root, 'packages/web/')).resolve('axe-core/axe.min.js'), 'utf8');

const html = join(root, 'site/dist/html');
const faults = [...deadLinks()];
const folder = mkdtempSync(join(tmpdir(), 'slidewise-manual-'));
symlinkSync(html, join(folder, 'manual'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The app</title>');
const server = staticServer(folder, HOST);
const { address } = await listen(server, 0, HOST);
const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('There is no browser: npm test installs one.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await newPage();
for (const name of PAGES) await look(name);
await search();
await browser.close();
server.close();
rmSync(folder, { recursive: true });
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${PAGES.length} pages, ${WIDTHS.length} widths, light and dark: ${faults.length} faults\n`);
process.exit(faults.length === 0 ? 0 : 1);

/** Links from page to page that lead nowhere, or to a heading that is not there. */
function* deadLinks() {
  const names = readdirSync(html, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const texts = new Map(
    names.filter((name) => name.endsWith('.html')).map((name) => [name, readFileSync(join(html, name), 'utf8')]),
  );
  const ids = new Map(
    [...texts].map(([name, text]) => [name, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  );
  const files = new Set(names);
  for (const [name, text] of texts) {
    for (const [, href] of text.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const { origin, pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `${ORIGIN}/manual/${name}`);
      if (origin !== ORIGIN || !pathname.startsWith('/manual/')) continue;
      const path = decodeURIComponent(pathname.slice('/manual/'.length));
      const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
      const anchor = decodeURIComponent(hash.slice(1));
      if (!files.has(file)) yield `${name}: ${href} leads nowhere`;
      else if (anchor !== '' && ids.has(file) && !ids.get(file).has(anchor))
        yield `${name}: ${href} leads to no heading`;
    }
  }
}

async function newPage() {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const opened = await context.newPage();
  opened.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${opened.url()}: console: ${message.text()}`);
  });
  opened.on('pageerror', (error) => faults.push(`${opened.url()}: ${error.message}`));
  opened.on('request', (request) => {
    if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url()))
      faults.push(`${opened.url()}: asks ${request.url()}`);
  });
  return opened;
}

async function look(name) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${address}manual/${name}.html`, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor();
    await page.evaluate(() => {
      for (const board of document.querySelectorAll('slidewise-board')) board.scrollIntoView();
      scrollTo(0, 0);
    });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('slidewise-board')].every((board) => typeof board.position === 'string'),
    );
    await page.evaluate(axe);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 375 ? 667 : 900 });
      const where = `${name} (${width}, ${colorScheme})`;
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) faults.push(`${where}: ${needed} px wide`);
      faults.push(...(await findings()).map((found) => `${where}: ${found}`));
      if (shots !== undefined) {
        mkdirSync(shots, { recursive: true });
        await page.screenshot({ path: join(shots, `${name.replaceAll('/', '-')}-${width}-${colorScheme}.png`) });
      }
    }
  }
}

/** What axe finds. */
function findings() {
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)}: ${node.failureSummary.replace(/\s+/g, ' ')}`),
    );
  });
}

/** The search works without a network, and its box has no fault either. */
async function search() {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}manual/guide.html`);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('combobox').fill('pattern database');
  await page.getByRole('option').first().waitFor();
  await page.evaluate(axe);
  faults.push(...(await findings()).map((found) => `search: ${found}`));
  if (shots !== undefined) await page.screenshot({ path: join(shots, 'search.png') });
}
