import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findBrowser } from '../../../scripts/test-tools.mjs';

// The app as users get it: served by `slidewise web`, in a real browser.

const VIEWPORT = { width: 1280, height: 800 };

const program = fileURLToPath(new URL('../../cli/bundle/slidewise.js', import.meta.url));

export class App {
  private constructor(
    readonly browser: Browser,
    readonly address: string,
    private readonly server: ChildProcess,
  ) {}

  static async start(): Promise<App> {
    const executablePath = findBrowser();
    if (executablePath === undefined) throw new Error('There is no browser: npm test installs one');
    if (!existsSync(program)) throw new Error('The program is not built: run npm run build');
    const server = spawn(process.execPath, [program, 'web', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (data: Buffer) => {
        const found = /http:\S+/.exec(String(data));
        if (found !== null) resolve(found[0]);
      });
      server.once('exit', () => reject(new Error('slidewise web ended by itself')));
    });
    // A container's root may not use the sandbox; the pages are our own.
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    return new App(browser, address, server);
  }

  /** The pages that are used again and again, by what they were opened with: a new one takes about a second. */
  private readonly pages = new Map<string, Page>();

  /** A page with nothing kept from others. Its troubles are what `closeQuietly` looks at. */
  async open(hash: string, options: BrowserContextOptions = {}): Promise<Page> {
    const key = JSON.stringify(options);
    const used = this.pages.get(key);
    const page = used ?? (await this.newPage(options));
    this.pages.set(key, page);
    if (used !== undefined) await this.cleanUp(used, options);
    await page.goto(this.address + hash);
    return page;
  }

  /** Nothing is left of what a test did: the page is another, and the device remembers nothing. */
  private async cleanUp(
    page: Page,
    { viewport = VIEWPORT, colorScheme = 'light' }: BrowserContextOptions,
  ): Promise<void> {
    await page.goto('about:blank');
    troublesOf.get(page)!.length = 0;
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(this.address).origin,
      storageTypes: 'local_storage',
    });
    await session.detach();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (viewport !== null) await page.setViewportSize(viewport);
  }

  private async newPage(options: BrowserContextOptions): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: VIEWPORT,
      // Pieces are where they go at once, so that tests need not wait.
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) troubles.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(this.address) && !/^(data|blob):/.test(url)) troubles.push(`request: ${url}`);
    });
    troublesOf.set(page, troubles);
    return page;
  }

  /** Ends the server and leaves the browser: what is offline then. */
  async stopServer(): Promise<void> {
    if (this.server.exitCode !== null) return;
    const ended = new Promise((resolve) => this.server.once('exit', resolve));
    this.server.kill('SIGINT');
    await ended;
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.stopServer();
  }
}

const troublesOf = new WeakMap<Page, string[]>();

/** Leaves a page on which nothing went wrong: no error, no warning, no request to anybody else. */
export async function closeQuietly(page: Page): Promise<void> {
  // What it still has to say is said on the way out.
  await page.goto('about:blank');
  expect(troublesOf.get(page)!.splice(0)).toEqual([]);
}
