import { assertArguments, oneOf } from '@slidewise/core/checking';
import { PAPERS, type Paper } from './sheet.js';

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
