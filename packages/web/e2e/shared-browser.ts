import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/lib/test-tools.mjs';
import { serveApp } from './served-app.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the app is served; undefined without a browser. */
    readonly appAddress: string | undefined;
    /** Where the browser is reached. */
    readonly browserEndpoint: string | undefined;
  }
}

/** One server and one browser for all tests: each takes a second to start, and more until it is warm. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const executablePath = findBrowser();
  if (executablePath === undefined) return undefined;
  const [served, browser] = await Promise.all([
    serveApp(),
    // A container's root may not use the sandbox; the pages are our own. Fewer processes have less to tell each other.
    chromium.launchServer({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu'] }),
  ]);
  project.provide('appAddress', served.address);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await served.stop();
  };
}
