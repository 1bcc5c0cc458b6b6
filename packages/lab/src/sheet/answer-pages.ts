import { type BodyPage, FOOT, HEAD, MARGIN, placeTitle, titledPage } from './frame.js';
import { moveWords } from './move-words.js';
import { type Page, widthOf } from './page.js';
import type { SheetBoard, SheetOptions } from './sheet.js';
import { ENGLISH_SHEET, type SheetWords } from './sheet-words.js';

/** The box of a small board, and the room to its right. */
const THUMBNAIL = 29;
const BESIDE = MARGIN + THUMBNAIL + 6;
/** From the top of a title to the first line of moves, and from line to line. */
const FIRST_LINE = 12;
const LINE = 5.4;
const SIZE = 3.5;
const NUMBER_SIZE = 2.7;
const GAP = 4;

/** The pages with the answers. */
export function answerPages(boards: readonly SheetBoard[], options: SheetOptions, code: string): BodyPage[] {
  const flow = new Flow(options, code);
  for (const [i, board] of boards.entries()) flow.place(board, i + 1);
  return flow.pages;
}

/** Fills pages from the top to the bottom. */
class Flow {
  readonly pages: BodyPage[] = [];
  private page!: Page;
  private y = 0;
  private readonly said: SheetWords;

  constructor(
    private readonly options: SheetOptions,
    private readonly code: string,
  ) {
    this.said = options.words ?? ENGLISH_SHEET;
  }

  place(board: SheetBoard, number: number): void {
    const { answer } = board;
    const { words, legend } =
      typeof answer === 'object' ? moveWords(answer, this.said) : { words: [], legend: undefined };
    if (this.pages.length === 0) this.turn(legend);
    const width = this.page.width - MARGIN - BESIDE;
    const column = Math.max(0, ...words.map((word) => widthOf(word, SIZE, 'bold'))) + numberWidth(words.length) + GAP;
    const columns = Math.max(1, Math.floor((width + GAP) / column));
    const lines = Math.ceil(words.length / columns);
    const height = Math.max(THUMBNAIL * 1.1, FIRST_LINE + lines * LINE);
    const isFirst = this.y === HEAD;
    // What fits on a page is not split.
    if (!isFirst && this.y + Math.min(height, this.room(HEAD)) > this.bottom) this.turn(legend);
    let [line, top] = [0, this.y];
    do {
      top = this.placeHead(board, number, line > 0, width);
      if (words.length === 0) this.page.text(BESIDE, top + FIRST_LINE, String(answer ?? ''), { size: SIZE });
      let y = top + FIRST_LINE;
      for (; line < lines && y <= this.bottom; line++, y += LINE) {
        for (let i = line * columns; i < Math.min((line + 1) * columns, words.length); i++) {
          const x = BESIDE + (i % columns) * column;
          this.page.text(x, y, String(i + 1), { size: NUMBER_SIZE, soft: true });
          this.page.text(x + numberWidth(words.length), y, words[i]!, { size: SIZE, font: 'bold' });
        }
      }
      if (line < lines) this.turn(legend);
      else this.y = Math.max(y, top + THUMBNAIL * 1.1 + 3);
    } while (line < lines);
    this.page.rule(MARGIN, this.y, this.page.width - 2 * MARGIN, 'faint');
    this.y += 5;
  }

  private get bottom(): number {
    return this.page.height - FOOT;
  }

  private room(from: number): number {
    return this.bottom - from;
  }

  /** Begins a page. */
  private turn(legend: string | undefined): void {
    const { answers, others, sheet, page } = this.said;
    this.page = titledPage(this.options.paper ?? 'a4', answers, others, [sheet(this.code)]);
    this.pages.push({ page: this.page, label: page(answers, this.pages.length + 1), note: legend ?? '' });
    this.y = HEAD;
  }

  /** The small board and the title; returns the top. */
  private placeHead(board: SheetBoard, number: number, continued: boolean, width: number): number {
    const top = this.y;
    this.page.board(MARGIN, top, THUMBNAIL, THUMBNAIL * 1.1, board.scene, {
      letters: true,
      plain: this.options.plain ?? false,
    });
    const title = continued ? this.said.continued(board.title) : board.title;
    placeTitle(this.page, { ...board, title }, number, BESIDE, top, width);
    return top;
  }
}

function numberWidth(count: number): number {
  return widthOf(String(count), NUMBER_SIZE) + 1.2;
}
