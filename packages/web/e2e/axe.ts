import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** As the browser's own tool would: the page's policy lets no script in by itself. */
export async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
  await session.detach();
}

/** What axe finds, in one line each. Contrast takes it most of its time: `only` or `not` that is looked at. */
export async function findings(page: Page, contrast: 'too' | 'only' | 'not'): Promise<string[]> {
  const rules = {
    too: {},
    only: { runOnly: ['color-contrast'] },
    not: { rules: { 'color-contrast': { enabled: false } } },
  }[contrast];
  return page.evaluate(
    async (options) => {
      const { axe: run } = window as unknown as {
        axe: { run(context: Document, options: object): Promise<{ violations: Violation[] }> };
      };
      interface Violation {
        id: string;
        help: string;
        nodes: { html: string; failureSummary: string }[];
      }
      const { violations } = await run.run(document, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html}: ${failureSummary}`),
      );
    },
    { ...rules, resultTypes: ['violations'] },
  );
}
