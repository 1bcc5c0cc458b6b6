import { same } from '@slidewise/core/contract';
import type { Shift } from '@slidewise/core/draw';
import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { Session } from '@slidewise/core/session';
import { solve } from '@slidewise/core/solving';
import type { Locator, Page } from 'playwright-core';
import { puzzleNamed } from '../src/testing/listed-puzzles.js';

/** A shortest solution of a puzzle as the pieces that each move takes along, found here and not on the page. */
export function solutionOf(name: string): (readonly Shift[])[] {
  const { family: id, text } = puzzleNamed(name);
  const family = familyById(id)!;
  const session = Session.start(family, unwrap(family.parse(text, {})));
  return unwrap(solve(family, session.position)).moves.map((move) => {
    const slide = session.slides().find((each) => same(each.move, move))!;
    unwrap(session.play(move));
    return slide.shifts;
  });
}

export function pieceOn(page: Page, index: number): Locator {
  return page.locator(`.play-board [data-piece="${index}"]`);
}

/** The number of the piece that has the focus: inside the board, which has a tree of its own. */
export function focusedPiece(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('data-piece'));
}

/** Where the middle of a piece's label is, in pixels, and how wide a cell is. */
async function placeOf(page: Page, piece: number): Promise<{ x: number; y: number; cell: number }> {
  return pieceOn(page, piece).evaluate((element) => {
    const box = element.querySelector('.sw-label')!.getBoundingClientRect();
    const scale = (element as SVGGElement).ownerSVGElement!.getScreenCTM()!.a;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, cell: 64 * scale };
  });
}

/** Drags a piece by so many cells with the mouse; `way` says over which corners. */
export async function drag(page: Page, piece: number, ...way: readonly (readonly [rows: number, columns: number])[]) {
  const { x, y, cell } = await placeOf(page, piece);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [rows, columns] of way) await page.mouse.move(x + columns * cell, y + rows * cell, { steps: 4 });
  await page.mouse.up();
}

/** How far a piece is drawn from the top and left, in cells: between cells while it is dragged. */
export async function drawnAt(page: Page, piece: number): Promise<{ row: number; column: number }> {
  return pieceOn(page, piece).evaluate((element) => {
    const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
    return { row: Math.round((100 * f) / 64) / 100, column: Math.round((100 * e) / 64) / 100 };
  });
}

/** What the counter says: `3 of 12 moves`. */
export async function counter(page: Page): Promise<string> {
  const texts = (selector: string) => page.locator(selector).textContent();
  const [length, unit] = [await texts('.play-length dd'), await texts('.play-length dt')];
  return `${length} of ${await texts('.play-best dd')} ${unit}`;
}

/** Presses what stands behind More. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('region', { name: 'More' }).getByRole('button', { name, exact: true }).click();
}
