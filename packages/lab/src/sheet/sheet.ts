import { assertArguments, oneOf } from '@slidewise/core/checking';
import type { Scene } from '@slidewise/core/contract';
import type { Motion } from '@slidewise/core/draw';
import type { SheetWords } from './sheet-words.js';

/** A board on a sheet. */
export interface SheetBoard {
  /** What it is called. */
  readonly title: string;
  /** Its name in Chinese, which stands behind the title. */
  readonly chinese?: string;
  /** Beside the title, in few words: `15 moves`, `Easy`. */
  readonly facts: readonly string[];
  /** What there is to see. */
  readonly scene: Scene;
  /** The address that its QR code says; without it, or where it is too long, there is no code. */
  readonly link?: string;
  /** The moves that solve it, or why there are none, for the answers. */
  readonly answer?: Motion | string;
}

/** The sizes of paper, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

/** A size of paper. */
export type Paper = keyof typeof PAPERS;

/** How many boards may be on a page. */
export const BOARDS_A_PAGE = [1, 2, 4, 6] as const;

/** Options for `sheetPages`. */
export interface SheetOptions {
  /** Over the boards. */
  readonly title: string;
  /** How many boards are on a page: 1, 2, 4 or 6; 6 by default. */
  readonly boards?: (typeof BOARDS_A_PAGE)[number];
  /** In how many columns; 2 by default, and 1 for up to two boards. */
  readonly columns?: number;
  /** `a4` by default. */
  readonly paper?: Paper;
  /** Whether pages with the answers follow; false by default. */
  readonly answers?: boolean;
  /** Flat pieces, which take less ink. */
  readonly plain?: boolean;
  /** What stands on it beside titles and facts; English by default. */
  readonly words?: SheetWords;
}

/** The rules of a style sheet with which a browser shows the pages one below another, and prints each on a sheet of its own. */
export function sheetStyle(paper: Paper): string {
  assertArguments(['paper', paper, oneOf(Object.keys(PAPERS))]);
  const { width, height } = PAPERS[paper];
  return `
.sheet-page{display:block;max-width:100%;height:auto;margin:0 auto 8mm;background:#fff;box-shadow:0 1px 3px #0003,0 6px 24px #0002}
@page{size:${width}mm ${height}mm;margin:0}
@media print{.sheet-page{width:${width}mm;height:${height}mm;max-width:none;margin:0;box-shadow:none;break-inside:avoid}.sheet-page + .sheet-page{break-before:page}}
`;
}
