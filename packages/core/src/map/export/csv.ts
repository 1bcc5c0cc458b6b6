import type { StateMap } from '../state-map.js';
import { edgesOf, nodesOf } from './nodes.js';

/** The positions as a table, a row at a time, with the headings that Gephi expects. The rows of a board are separated by `/`. */
export function* csvNodes(map: StateMap<unknown>, format?: string): Generator<string> {
  yield 'Id,Label,Position,Board,From start,To goal,Solved,On shortest way,Cut\n';
  for (const { number, position, board, fromStart, toGoal, solved, onShortestWay, cut } of nodesOf(map, format)) {
    const texts = `${field(position)},${field(board.replaceAll('\n', '/'))}`;
    yield `${number},${number},${texts},${fromStart},${toGoal ?? ''},${solved},${onShortestWay},${cut}\n`;
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
