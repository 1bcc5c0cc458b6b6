import { anIdOf, assertArguments, instanceOf, optional } from '@slidewise/core/checking';
import type { Ids, Named } from '@slidewise/core/contract';
import { english } from '@slidewise/core/messages';
import { aMap } from '../../messages/en/studying.js';
import { StateMap } from '../state-map.js';
import { csvEdges, csvNodes } from './csv.js';
import { dot } from './dot.js';
import { graphml } from './graphml.js';
import { json } from './json.js';

const WRITERS = {
  graphml,
  dot,
  json,
  'csv-nodes': csvNodes,
  'csv-edges': csvEdges,
};

/** The id of a format for graphs. */
export type GraphFormatId = keyof typeof WRITERS;

/** The formats in which a map can be written for other programs. */
export const graphFormats: readonly Named<GraphFormatId>[] = [
  { id: 'graphml', summary: 'GraphML: networkx, Gephi, yEd, igraph' },
  { id: 'dot', summary: 'DOT: Graphviz, Gephi' },
  { id: 'json', summary: 'node-link data in JSON: networkx, D3' },
  { id: 'csv-nodes', summary: 'a table of positions: Gephi, spreadsheets' },
  { id: 'csv-edges', summary: 'a table of pairs of neighbours: Gephi, spreadsheets' },
];

const PIECE = 1 << 16;

/**
 * Writes a map as text, in pieces of some 64 kB: it is never in memory as a whole. Boards and ids are written in a format of the
 * family, if that can express them.
 */
export function writeGraph<P, I extends Ids = Ids>(
  map: StateMap<P, I>,
  format: GraphFormatId,
  boards?: I['format'],
): Generator<string> {
  assertArguments(['map', map, instanceOf(StateMap, aMap)]);
  assertArguments(['format', format, anIdOf(english.unknownFormat, graphFormats)]);
  assertArguments(['boards', boards, optional(anIdOf(english.unknownFormat, map.family.formats))]);
  return inPieces(WRITERS[format](map as unknown as StateMap<unknown>, boards));
}

function* inPieces(texts: Iterable<string>): Generator<string> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
