import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { app, closeQuietly } from './app.js';
import { bringAxe, findings } from './axe.js';

/** A state of a view that looks different from others; `prepare` brings the page there. */
export interface Look {
  readonly hash: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Tests of what everything that can be seen must fulfil. */
export function testLooks(looks: Readonly<Record<string, Look>>): void {
  test.each(Object.entries(looks))(
    '%s: nothing sticks out, no choice is cut off, fingers hit everything, on a phone and on a desktop; axe finds nothing, light and dark',
    async (_, { hash, prepare }) => {
      const page = await app.open(hash, { viewport: { width: 360, height: 740 }, hasTouch: true });
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await prepare?.(page);
      await bringAxe(page);
      expect(await findings(page)).toEqual([]);
      // Other colours change nothing but the contrast.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findings(page, ['color-contrast'])).toEqual([]);
      for (const [look, width, height] of [
        ['phone', 360, 740],
        ['desktop', 1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        const [needed, there] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
        expect(needed).toBeLessThanOrEqual(there);
        expect([look, await smallTargets(page)]).toEqual([look, []]);
        expect([look, await cutChoices(page)]).toEqual([look, []]);
        // The menu could be scrolled, but who knows?
        const hidden = await page.locator('.top-menu').evaluate((menu) => menu.scrollWidth - menu.clientWidth);
        expect([look, hidden]).toEqual([look, 0]);
      }
      await closeQuietly(page);
    },
  );
}

/** What is too small for a finger; the moves of a game stand close together where a mouse points. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button:not(.skip, .move), a[class], select, summary, nav a')]
      .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
      .map(({ text, box }) => `${text}: ${box.width} × ${box.height}`),
  );
}

/** What is chosen and does not fit into its field: each is held against a field of its own that is as wide as it likes. */
function cutChoices(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('select')].flatMap((select) => {
      const chosen = select.selectedOptions[0]?.textContent ?? '';
      const { width } = select.getBoundingClientRect();
      const free = select.cloneNode(false) as HTMLSelectElement;
      free.style.cssText = 'position: absolute; width: auto; max-width: none';
      free.append(new Option(chosen));
      select.after(free);
      const needed = free.getBoundingClientRect().width;
      free.remove();
      return width > 0 && needed > width + 0.5 ? [`${chosen}: ${needed} in ${width}`] : [];
    }),
  );
}
