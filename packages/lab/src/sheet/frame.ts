import { Page, shortened, widthOf } from './page.js';
import { PAPERS, type Paper, type SheetBoard } from './sheet.js';

// What all pages of a sheet have: margins, a head, a foot.

export const MARGIN = 15;
const TOP = 13;
/** Where the boards begin, and how far above the lower edge they end. */
export const HEAD = 34;
export const FOOT = 19;

/** A page that only lacks its foot. */
export interface BodyPage {
  readonly page: Page;
  /** What it is, for screen readers. */
  readonly label: string;
  /** A sentence for its foot, or nothing. */
  readonly note: string;
}

/** A page with its title and what stands at its right. */
export function titledPage(paper: Paper, title: string, below: string, right: readonly string[]): Page {
  const { width, height } = PAPERS[paper];
  const page = new Page(width, height);
  const room = width - 2 * MARGIN - 62;
  page.text(MARGIN, TOP + 7, shortened(title, 7.6, 'serif', room), { size: 7.6, font: 'serif', level: 1 });
  if (below !== '') page.text(MARGIN, TOP + 12.6, below, { size: 3.5, soft: true });
  for (const [i, text] of right.entries()) {
    page.text(width - MARGIN, TOP + 12.6 - 5.6 * (right.length - 1 - i), text, {
      size: 3.5,
      anchor: 'end',
      soft: i > 0,
    });
  }
  page.rule(MARGIN, TOP + 16, width - 2 * MARGIN, 'strong');
  return page;
}

/** The number and the title at the left, the facts at the right. */
export function placeTitle(page: Page, board: SheetBoard, number: number, x: number, y: number, width: number): void {
  const facts = board.facts.join(' · ');
  const room = width - (facts === '' ? 0 : widthOf(facts, 3.2) + 3);
  const title = `${number}. ${board.title}${board.chinese === undefined ? '' : ` ${board.chinese}`}`;
  // A long one is smaller, and cut only if it does not fit then.
  const size = Math.min(4.6, Math.max(3, (4.6 * room) / widthOf(title, 4.6, 'serif')));
  page.text(x, y + 4, shortened(title, size, 'serif', room), { size, font: 'serif', level: 2 });
  if (facts !== '') page.text(x + width, y + 4, facts, { size: 3.2, soft: true, anchor: 'end' });
}

/** The page as an SVG, with its foot. */
export function footed({ page, label, note }: BodyPage, number: number, count: number): string {
  const y = page.height - 11;
  page.rule(MARGIN, y - 4, page.width - 2 * MARGIN);
  page.text(MARGIN, y, note === '' ? 'slidewise' : `slidewise · ${note}`, { size: 3, soft: true });
  page.text(page.width - MARGIN, y, `${number} / ${count}`, { size: 3, soft: true, anchor: 'end' });
  return page.end(label);
}
