import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

const VIEWPORT = { width: 1280, height: 800 };

/** The app in a real browser, both of which all tests share (`shared-browser.ts`). */
class App {
  private browserOnce: Promise<Browser> | undefined;
  /** The pages that are used again and again, by what cannot be changed later: a new one takes more than a second. */
  private readonly pages = new Map<string, Page>();

  get address(): string {
    return needed(inject('appAddress'));
  }

  browser(): Promise<Browser> {
    this.browserOnce ??= chromium.connect(needed(inject('browserEndpoint')));
    return this.browserOnce;
  }

  /** A page with nothing kept from others. Its errors are what `closeQuietly` looks at. */
  async open(hash: string, options: BrowserContextOptions = {}): Promise<Page> {
    const { viewport = VIEWPORT, colorScheme = 'light', permissions = [], ...fixed } = options;
    const key = JSON.stringify(fixed);
    const used = this.pages.get(key);
    const page = used ?? (await this.newPage(fixed));
    this.pages.set(key, page);
    if (used !== undefined) await cleanUp(used);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.context().grantPermissions(permissions);
    await page.goto(this.address + hash);
    return page;
  }

  /** A page in a context of its own, for the app at an address. */
  async newPage(options: BrowserContextOptions, address = this.address): Promise<Page> {
    const browser = await this.browser();
    const context = await browser.newContext({
      viewport: VIEWPORT,
      // Pieces are where they go at once, so that tests need not wait.
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      // The browser asks for it by itself, for a page that names no icon.
      if (message.location().url === `${address}favicon.ico`) return;
      // What software rendering says of its own speed.
      if (message.text().includes('GL Driver Message')) return;
      if (['error', 'warning'].includes(message.type())) errors.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(address) && !/^(data|blob):/.test(url)) errors.push(`request: ${url}`);
    });
    visits.set(page, { address, errors });
    return page;
  }
}

export const app = new App();

/** Where each page has the app from, and what went wrong on it. */
const visits = new WeakMap<Page, { readonly address: string; readonly errors: string[] }>();

/** Leaves a page on which nothing went wrong: no error, no warning, no request to anybody else. */
export async function closeQuietly(page: Page): Promise<void> {
  // What it still has to say is said on the way out.
  await leave(page);
  expect(visits.get(page)!.errors.splice(0)).toEqual([]);
}

/** Nothing is left of what a test did: the page is another, and the device remembers nothing. */
async function cleanUp(page: Page): Promise<void> {
  await leave(page);
  visits.get(page)!.errors.length = 0;
  await page.evaluate(() => localStorage.clear());
  await page.context().clearPermissions();
}

/** Goes to a page without scripts of the same host: for one of another the browser would start a process. */
async function leave(page: Page): Promise<void> {
  const outside = `${visits.get(page)!.address}icon.svg`;
  if (page.url() !== outside) await page.goto(outside);
}

function needed(found: string | undefined): string {
  if (found === undefined) throw new Error('There is no browser: npm test installs one');
  return found;
}
