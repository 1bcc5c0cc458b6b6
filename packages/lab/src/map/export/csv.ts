import type { StateMap } from '../state-map.js';
import { edgesOf, MARKS, nodesOf } from './nodes.js';

/** The positions as a table, a row at a time, with the headings that Gephi expects. The rows of a board are separated by `/`. */
export function* csvNodes(map: StateMap<unknown>, format?: string): Generator<string> {
  const headings = MARKS.map((mark) => mark.charAt(0).toUpperCase() + mark.slice(1).replaceAll('_', ' '));
  yield `Id,Label,Position,Board,From start,To goal,${headings.join()}\n`;
  for (const { number, position, board, fromStart, toGoal, marks } of nodesOf(map, format)) {
    const texts = `${field(position)},${field(board.replaceAll('\n', '/'))}`;
    yield `${number},${number},${texts},${fromStart},${toGoal ?? ''},${MARKS.map((mark) => marks[mark]).join()}\n`;
  }
}

/** The pairs of neighbours as a table. */
export function* csvEdges(map: StateMap<unknown>): Generator<string> {
  yield 'Source,Target,Type\n';
  for (const [a, b] of edgesOf(map)) yield `${a},${b},Undirected\n`;
}

function field(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
