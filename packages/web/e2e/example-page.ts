import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { app } from './app.js';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
const ADDRESS = 'http://examples.test/';

/** What was told by all boards of a page. */
type Told = readonly (readonly [event: string, detail: Record<string, unknown>])[];

export interface ExamplePage {
  readonly page: Page;
  /** The files that were fetched, by name. */
  readonly fetched: readonly string[];
  told(): Promise<Told>;
  close(): Promise<void>;
}

/** Opens a page of this repository, or one of the given files, as a server would give it. */
export async function openPage(
  path: string,
  files: ReadonlyMap<string, string> = new Map(),
  options: BrowserContextOptions = {},
): Promise<ExamplePage> {
  const page = await app.newPage(options, ADDRESS);
  const fetched: string[] = [];
  await page.context().route(`${ADDRESS}**`, (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).pathname.slice(1));
    fetched.push(name.split('/').at(-1)!);
    const contentType = name.endsWith('.js') ? 'text/javascript' : 'text/html';
    try {
      return route.fulfill({ contentType, body: files.get(name) ?? readFileSync(join(root, name), 'utf8') });
    } catch {
      return route.fulfill({ status: 404 });
    }
  });
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const name of ['ready', 'move', 'solved', 'judged', 'ended', 'problem'])
      document.addEventListener(name, (event) => told.push([name, (event as CustomEvent).detail]));
  });
  await page.goto(ADDRESS + path);
  return {
    page,
    fetched,
    told: () => page.evaluate(() => (window as unknown as { told: Told }).told),
    close: () => page.context().close(),
  };
}
