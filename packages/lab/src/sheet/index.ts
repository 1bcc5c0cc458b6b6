/** Sheets to print: boards with titles and codes that open them, and their solutions, as SVG pages. */
export { BOARDS_A_PAGE, PAPERS, type Paper, type SheetBoard, type SheetOptions, sheetStyle } from './sheet.js';
export { sheetPages } from './sheet-pages.js';
export type { SheetWords } from './sheet-words.js';
export type {
  Exercise,
  Worksheet,
  WorksheetHeuristic,
  WorksheetNode,
  WorksheetOptions,
} from './worksheet/worksheet.js';
export { worksheetPages } from './worksheet/worksheet-pages.js';
