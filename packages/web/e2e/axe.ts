import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** As the browser's own tool would: the page's policy lets no script in by itself. */
export async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
  await session.detach();
}

/** What axe finds, in one line each, by all rules or those that are named. */
export async function findings(page: Page, runOnly?: readonly string[]): Promise<string[]> {
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
    { ...(runOnly && { runOnly }), resultTypes: ['violations'] },
  );
}
