import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown, type UserConfig } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { app } from './app.js';

// The page of docs/library.md, "Solving in a worker": built by Vite and opened in the browser.

const root = fileURLToPath(new URL('../../../', import.meta.url));
const chapter = /### Solving in a worker\n(.*?)\n### /s.exec(readFileSync(join(root, 'docs/library.md'), 'utf8'))![1]!;

// Inside the repository, so that the imports of the page find the packages.
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'slidewise-library-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const [, name, code] of chapter.matchAll(/^```mjs\n\/\/ (\S+)\n(.*?)^```$/gms)) {
  writeFileSync(join(folder, name!), code!);
}
writeFileSync(
  join(folder, 'index.html'),
  '<!doctype html><body><script type="module" src="./page.js"></script></body>',
);

test.each<[string, UserConfig['worker']]>([
  ['in the usual format', {}],
  ['as a module', { format: 'es' }],
])('a page that solves in a worker is built and solves, its worker %s', async (_, worker) => {
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    worker: worker!,
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const files = new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]));
  // Vite 7 refuses a worker that loads more code, unless it is a module.
  const [, code] = [...files].find(([name]) => name.includes('/worker-'))!;
  expect(/\bimport\s*\(/.test(code), 'the worker loads more code').toBe(false);

  const address = 'http://library.test/';
  const page = await app.newPage({}, address);
  await page.context().route(`${address}**`, (route) => {
    const name = route.request().url().slice(address.length) || 'index.html';
    const contentType = name.endsWith('.js') ? 'text/javascript' : 'text/html';
    return route.fulfill({ contentType, body: files.get(name) ?? '' });
  });
  await page.goto(address);
  await page.getByText('2 moves').waitFor();
  expect(await page.locator('body').innerText()).toBe('2 moves: B 3, X 4');
  await page.context().close();
});
