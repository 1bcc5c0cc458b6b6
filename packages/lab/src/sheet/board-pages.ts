import { lookOf } from '@slidewise/core/draw';
import { type BodyPage, FOOT, HEAD, MARGIN, placeTitle, titledPage } from './frame.js';
import { type Page, widthOf } from './page.js';
import { type QrCode, qrCode } from './qr-code.js';
import type { SheetBoard, SheetOptions } from './sheet.js';
import { ENGLISH_SHEET, type SheetWords } from './sheet-words.js';

const [GAP_X, GAP_Y] = [8, 6];
/** From the top of a board's title to the board. */
const TITLE = 7.5;

/** How boards stand on a page. */
interface Layout {
  readonly boards: number;
  readonly columns: number;
  readonly plain: boolean;
  readonly words: SheetWords;
}

/** The pages with the boards. */
export function boardPages(boards: readonly SheetBoard[], options: SheetOptions, code: string): BodyPage[] {
  const {
    title,
    paper = 'a4',
    boards: perPage = 6,
    columns = perPage > 2 ? 2 : 1,
    plain = false,
    words = ENGLISH_SHEET,
  } = options;
  const layout = { boards: perPage, columns: Math.min(columns, perPage), plain, words };
  return Array.from({ length: Math.ceil(boards.length / perPage) }, (_, i) => {
    const some = boards.slice(i * perPage, (i + 1) * perPage);
    const page = titledPage(paper, title, rulesOf(some, words), [
      `${words.name} ______________________`,
      words.sheet(code),
    ]);
    placeBoards(page, some, i * perPage, layout);
    const hasCode = some.some(({ link }) => link !== undefined && qrCode(link) !== undefined);
    return { page, label: words.page(title, i + 1), note: hasCode ? words.codes : '' };
  });
}

function placeBoards(page: Page, boards: readonly SheetBoard[], before: number, layout: Layout): void {
  const { columns } = layout;
  const rows = Math.ceil(layout.boards / columns);
  const width = (page.width - 2 * MARGIN - (columns - 1) * GAP_X) / columns;
  const height = (page.height - HEAD - FOOT - (rows - 1) * GAP_Y) / rows;
  for (const [i, board] of boards.entries()) {
    const x = MARGIN + (i % columns) * (width + GAP_X);
    const y = HEAD + Math.floor(i / columns) * (height + GAP_Y);
    placeBoard(page, board, before + i + 1, { x, y, width, height }, layout);
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A board with its title, its code and a place for moves: beside it or below it, where it gets larger. */
function placeBoard(page: Page, board: SheetBoard, number: number, box: Box, { boards, plain, words }: Layout): void {
  const { scene, link } = board;
  placeTitle(page, board, number, box.x, box.y, box.width);
  const code = link === undefined ? undefined : qrCode(link);
  const side = boards > 2 ? 18 : 26;
  const [top, height] = [box.y + TITLE, box.height - TITLE];
  const [belowWidth, belowHeight] = [box.width, height - (code === undefined ? 8 : side + 3)];
  const besideWidth = box.width - side - 4;
  const isBeside =
    code !== undefined && page.scaleIn(besideWidth, height, scene) >= page.scaleIn(belowWidth, belowHeight, scene);
  const [across, down] = isBeside
    ? page.board(box.x, top, besideWidth, height, scene, { plain })
    : page.board(box.x, top, belowWidth, belowHeight, scene, { plain });
  if (isBeside) {
    const x = box.x + across + 4;
    placeCode(page, code, x, top, side);
    page.text(x, top + side + 5, words.moves, { size: 3, soft: true });
    placeRules(page, x, top + side + 12, side, top + Math.max(down, side + 13));
    return;
  }
  if (code !== undefined) placeCode(page, code, box.x, top + down + 3, side);
  const x = box.x + (code === undefined ? 0 : side + 4);
  const y = top + down + 7;
  page.text(x, y, words.moves, { size: 3, soft: true });
  const start = x + widthOf(words.moves, 3) + 2;
  page.rule(start, y + 0.6, box.x + box.width - start, 'faint');
  if (code !== undefined) placeRules(page, x, y + 7.6, box.x + box.width - x, top + down + 3 + side);
}

/** Lines to write on, as far down as there is room. */
function placeRules(page: Page, x: number, first: number, width: number, bottom: number): void {
  for (let y = first; y <= bottom; y += 7) page.rule(x, y, width, 'faint');
}

/** Rows of dark modules, with the light margin that readers need left to the paper. */
function placeCode(page: Page, code: QrCode, x: number, y: number, side: number): void {
  let path = '';
  for (const [row, modules] of code.entries()) {
    for (let column = 0; column < modules.length; column++) {
      if (!modules[column]) continue;
      let end = column;
      while (modules[end]) end++;
      path += `M${column} ${row}H${end}V${row + 1}H${column}Z`;
      column = end;
    }
  }
  page.square(x, y, side, code.length, path);
}

/** What is to be done, where it is the same for all boards. */
function rulesOf(boards: readonly SheetBoard[], { rules }: SheetWords): string {
  const looks = new Set(boards.map(({ scene }) => lookOf(scene)));
  return looks.size === 1 ? rules[[...looks][0]!] : '';
}
