import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { families } from '@slidewise/core/families';
import { expect, test } from 'vitest';
import { app, closeQuietly } from './app.js';
import { serveApp } from './served-app.js';
import { choose, counter, drag, drawnAt, pieceOn, solutionOf } from './table.js';

test.each(['rush-hour/jam-03', 'tiles/3x3-easy', 'bricks/teach-2'])(
  '%s: a link opens the same game elsewhere',
  async (name) => {
    const page = await app.open(`#/play/${name}`);
    const [first, second] = solutionOf(name);
    for (const [shift] of [first!, second!])
      await drag(page, shift!.piece, [shift!.rows, 0], [shift!.rows, shift!.columns]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.url()).toMatch(/board=.*&moves=.*&at=1$/);
    const link = new URL(page.url()).hash;
    const { piece } = first![0]!;
    const [place, count] = [await drawnAt(page, piece), await counter(page)];
    await closeQuietly(page);
    const other = await app.open(link);
    expect(await drawnAt(other, piece)).toEqual(place);
    expect(await counter(other)).toBe(count);
    await choose(other, 'Redo');
    await closeQuietly(other);
  },
);

test('what is shared is the puzzle first; a game and a challenge are choices', async () => {
  const page = await app.open('#/play/tiles/3x3-beginner', { permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = async (name: string): Promise<string> => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await choose(page, 'Share');
  expect(await copied('The puzzle')).toBe(`${app.address}#/play/tiles/3x3-beginner`);
  for (const name of ['My game', 'A challenge']) {
    expect(await page.getByRole('button', { name, exact: true }).getAttribute('aria-disabled')).toBe('true');
  }
  for (const [shift] of solutionOf('tiles/3x3-beginner')) await pieceOn(page, shift!.piece).click();
  await page.locator('.ending').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await choose(page, 'Share');
  expect(await copied('My game')).toContain('moves=');
  const challenge = await copied('A challenge');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  expect(await copied('Challenge')).toBe(challenge);
  expect(challenge).toMatch(/#\/play\/tiles\/3x3-beginner\?beat=\d+,\d+$/);
  await closeQuietly(page);
  // Elsewhere, it is the same puzzle from its start, with something to beat and no moves that were shown.
  const other = await app.open(new URL(challenge).hash);
  await other.getByText('to beat, without help').waitFor();
  expect(await counter(other)).toMatch(/^0 of /);
  expect(await other.getByText('You have seen moves').count()).toBe(0);
  await other.reload();
  await other.getByText('to beat, without help').waitFor();
  for (const [shift] of solutionOf('tiles/3x3-beginner')) await pieceOn(other, shift!.piece).click();
  await other.locator('.ending-worth').getByText('challenge').waitFor();
  await closeQuietly(other);
});

test.each([
  ['#/play/rush-hour/jam-99', 'There is no puzzle "rush-hour/jam-99"'],
  ['#/play', 'The address names no puzzle'],
  ['#/play?board=chess:fen:x', 'there is no family "chess"'],
  ['#/play?board=rush-hour:usc:aab/%25', 'The board in the address cannot be read'],
  ['#/play?board=%3Cscript%3Ealert(1)%3C/script%3E', 'The board in the address cannot be read'],
  ['#/play/rush-hour/jam-01?moves=B+9', 'Move 1 in the address cannot be played'],
  ['#/play/rush-hour/jam-01?moves=B+1&at=7', 'The address says that 7 moves are played'],
  ['#/play/rush-hour/jam-01?beat=few', 'The challenge in the address cannot be read'],
  ['#/nowhere', 'This address leads nowhere'],
])('%s is answered with a sentence', async (hash, words) => {
  const page = await app.open(hash);
  await page.getByText(words).waitFor();
  const board = page.getByRole('link', { name: 'The board without moves' });
  if (hash.includes('jam-01')) {
    await board.click();
    await pieceOn(page, 0).waitFor();
  } else {
    await page.getByRole('link', { name: 'All puzzles', exact: true }).click();
    await page.locator('.puzzle-card').first().waitFor();
  }
  await closeQuietly(page);
});

test('back and forward go from view to view, and games are found as they were left', async () => {
  const page = await app.open('#/collection/tiles');
  await page.locator('a.puzzle-card[href$="tiles/3x3-easy"]').click();
  const [first] = solutionOf('tiles/3x3-easy');
  await drag(page, first![0]!.piece, [first![0]!.rows, first![0]!.columns]);
  expect(await counter(page)).toMatch(/^1 /);
  await expect.poll(() => page.url()).toContain('moves=');
  await page.goBack();
  await page.locator('.family-tab[aria-current]', { hasText: 'Tiles' }).waitFor();
  await page.goForward();
  expect(await counter(page)).toMatch(/^1 /);
  // Whoever comes back through the collection goes on with the game, too.
  await page.locator('.top-home').click();
  await page.locator('a.puzzle-card[href$="tiles/3x3-easy"]').click();
  expect(await counter(page)).toMatch(/^1 /);
  await closeQuietly(page);
});

test('the game of somebody else does not replace mine before I play on, and a new game replaces the old one', async () => {
  const name = 'rush-hour/jam-03';
  const page = await app.open(`#/play/${name}`);
  const [first, second] = solutionOf(name);
  await drag(page, first![0]!.piece, [first![0]!.rows, first![0]!.columns]);
  await expect.poll(() => page.url()).toContain('moves=');
  const mine = new URL(page.url()).hash;
  await drag(page, second![0]!.piece, [second![0]!.rows, second![0]!.columns]);
  await expect.poll(() => page.url()).toContain(',');
  // The first move alone is now no game of mine, but a link to one move.
  await page.evaluate((hash) => location.assign(hash), mine);
  await page.getByText('You have seen moves').waitFor();
  await page.locator('.top-home').click();
  await page.locator(`a.puzzle-card[href$="${name}"]`).click();
  expect(await counter(page)).toMatch(/^2 /);
  expect(await page.getByText('You have seen moves').count()).toBe(0);
  for (const [shift] of solutionOf(name).slice(2)) await drag(page, shift!.piece, [shift!.rows, shift!.columns]);
  await page.getByRole('button', { name: 'Again' }).click();
  await expect.poll(() => counter(page)).toMatch(/^0 /);
  // It has taken the place of the old one, also on the way back.
  await page.goBack();
  await page.locator('.puzzle-card').first().waitFor();
  await closeQuietly(page);
});

test('back leads to the same place in the collection', async () => {
  const page = await app.open('#/collection/bricks');
  await page.locator('.puzzle-card').first().waitFor();
  const card = page.locator('.puzzle-card').last();
  await card.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => Math.round(scrollY));
  const before = await top();
  expect(before).toBeGreaterThan(100);
  await card.click();
  await pieceOn(page, 0).waitFor();
  expect(await top()).toBe(0);
  await page.goBack();
  await page.locator('.family-tab[aria-current]', { hasText: 'bricks' }).waitFor();
  await expect.poll(top).toBe(before);
  // Also if a puzzle of another family was played meanwhile, and the page loaded again.
  await page.evaluate(() => location.assign('#/play/tiles/3x3-easy'));
  await pieceOn(page, 0).waitFor();
  await page.reload();
  await page.goBack();
  await page.locator('.family-tab[aria-current]', { hasText: 'bricks' }).waitFor();
  await expect.poll(top).toBe(before);
  // What is new begins at its top.
  await page.evaluate(() => location.assign('#/learn'));
  await page.locator('.lesson-card').first().waitFor();
  await expect.poll(top).toBe(0);
  await closeQuietly(page);
});

test('home remembers which family was looked at, and back finds it again', async () => {
  const page = await app.open('#/');
  const current = () => page.locator('.family-tab[aria-current]').textContent();
  const first = await current();
  await page.locator('.puzzle-card').first().click();
  await pieceOn(page, 0).waitFor();
  await page.evaluate(() => location.assign('#/play/tiles/3x3-easy'));
  await page.getByRole('heading', { name: '3×3 Easy' }).waitFor();
  await page.goBack();
  await page.goBack();
  await expect.poll(current).toBe(first);
  await closeQuietly(page);
});

/** Whether a file is code of families: some of their heuristics and formats are named there. */
function isOfFamilies(file: Buffer): boolean {
  const ids = new Set(families.flatMap(({ heuristics, formats }) => [...heuristics, ...formats].map(({ id }) => id)));
  // Other code says this, too.
  for (const word of ['none', 'max']) ids.delete(word);
  return [...ids].filter((id) => file.includes(`\`${id}\``)).length > 2;
}

test('little is loaded before a page is shown, in every language', async () => {
  const context = await (await app.browser()).newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('.puzzle-card, .play-board') === null) return;
      performance.mark('shown');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const files = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (!['document', 'script', 'stylesheet'].includes(response.request().resourceType())) return;
    const body = response.body();
    // What is not asked for below may be cut off at the end.
    body.catch(() => {});
    files.set(response.url(), body);
  });
  /** Loads a page in a language, and returns the files that came before it was shown. */
  const load = async (language: string, hash: string): Promise<readonly string[]> => {
    await page.evaluate((chosen) => localStorage.setItem('slidewise.language', chosen), language);
    await page.goto(`${app.address}?${language}${hash.length}${hash}`);
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
    return page.evaluate(() => {
      const [mark] = performance.getEntriesByName('shown');
      const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < mark!.startTime);
      return [location.href.split('#')[0]!, ...asked.map(({ name }) => name)];
    });
  };
  const kilobytes = async (names: readonly string[]): Promise<number> => {
    const sizes = names.map(async (name) => gzipSync((await files.get(name)) ?? '', { level: 9 }).length);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
  };
  await page.goto(`${app.address}icon.svg`);
  // Families are in files of their own, which every view of boards needs.
  const ofFamilies = new Set<string>();
  for (const language of ['en', 'de', 'zh-hans']) {
    const first = await kilobytes(await load(language, '#/'));
    const needed = await load(language, '#/play/rush-hour/jam-12');
    if (language === 'en') {
      for (const name of needed) if (isOfFamilies(await files.get(name)!)) ofFamilies.add(name);
    }
    const play = await kilobytes(needed.filter((name) => !ofFamilies.has(name)));
    console.log(
      `${language}: the first page ${first.toFixed(1)} kB gzip, Play without the families ${play.toFixed(1)}`,
    );
    expect(first).toBeGreaterThan(20);
    expect(first).toBeLessThanOrEqual(60);
    expect(play).toBeGreaterThan(20);
    expect(play).toBeLessThanOrEqual(150);
  }
  await context.close();
});

/** Serves the built folder under a path; what `change` returns for a file is served in its place. */
async function serveUnder(path: string, change: (name: string) => string | undefined = () => undefined) {
  const folder = fileURLToPath(new URL('../dist', import.meta.url));
  const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
  const server = createServer(({ url = '' }, response) => {
    const name = (url.split('?')[0] ?? '').replace(path, '') || 'index.html';
    response.setHeader('content-type', types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream');
    const changed = change(name);
    if (changed !== undefined) response.end(changed);
    else {
      createReadStream(`${folder}/${name}`)
        .on('error', () => response.writeHead(404).end())
        .pipe(response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('the built folder works under any path of any host', async () => {
  const host = await serveUnder('/some/deep%20path/');
  const page = await (await app.browser()).newPage();
  const missing: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) missing.push(response.url());
  });
  await page.goto(`${host.address}#/play/bricks/klotski`);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.piece.marked').first().waitFor();
  expect(missing).toEqual([]);
  await page.context().close();
  host.stop();
});

test('a newer version waits until it is wanted', async () => {
  const worker = readFileSync(new URL('../dist/sw.js', import.meta.url), 'utf8');
  let version = worker;
  const host = await serveUnder('/', (name) => (name === 'sw.js' ? version : undefined));
  const context = await (await app.browser()).newContext();
  const page = await context.newPage();
  await page.goto(host.address);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await page.locator('.notice').count()).toBe(0);
  version = worker.replace(/"[0-9a-f]{12}"/, '"another-one"');
  expect(version).not.toBe(worker);
  await page.goto(`${host.address}#/play/rush-hour/jam-01`);
  await page.reload();
  await page.locator('.notice').waitFor();
  // Boards that were loaded later are kept whatever the version.
  const kept = () => page.evaluate(async () => (await caches.keys()).filter((name) => !name.endsWith(' later')));
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(kept).toEqual(['slidewise / another-one']);
  await page.locator('.notice').waitFor({ state: 'detached' });
  await pieceOn(page, 0).waitFor();
  await context.close();
  host.stop();
});

test('after the first visit it works with the server stopped: every view, a shared link, the solver', async () => {
  const served = await serveApp();
  const page = await app.newPage({}, served.address);
  await page.goto(served.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // A new puzzle brings the boards of its length, which stay.
  await page.goto(`${served.address}#/play/new/rush-hour-6x6-20-5`);
  await pieceOn(page, 0).waitFor();
  await page.goto(`${served.address}#/`);
  await served.stop();
  await page.reload();
  await page.getByRole('link', { name: /^Tiles \d+ moves/ }).waitFor();
  await page.evaluate(() => location.assign('#/play/new/rush-hour-6x6-20-6'));
  await page.getByRole('heading', { name: 'Rush Hour 6×6 · 20 moves · 6' }).waitFor();
  await page.goBack();
  // On return the page may still scroll to where it was, away from under a pointer.
  await page.locator('.puzzle-card').first().press('Enter');
  await pieceOn(page, 0).waitFor();
  await page.goto(`${served.address}#/play?board=tiles:rows:1_2_3/4_0_6/7_5_8`);
  await page.reload();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.piece.marked').first().waitFor();
  await closeQuietly(page);
  await page.context().close();
});

test.each([
  ['#/collection/nothing', 'There is no family “nothing” in the collection.', 'All puzzles', '.puzzle-card'],
  ['#/learn/nothing', 'There is no lesson “nothing”.', 'All lessons', '.lesson-card'],
])('%s: what is not there is said in a sentence, with a way to what is', async (hash, sentence, way, there) => {
  const page = await app.open(hash);
  expect(await page.getByRole('alert').textContent()).toBe(sentence);
  expect(page.url()).toContain(hash);
  expect(await page.locator(there).count()).toBe(0);
  await page.getByRole('link', { name: way, exact: true }).click();
  await page.locator(there).first().waitFor();
  await closeQuietly(page);
});
