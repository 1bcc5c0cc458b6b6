import { escapeText } from '@slidewise/core/text';
import type { StateMap } from '../state-map.js';
import { type ExportedNode, edgesOf, graphNotes, MARKS, nodesOf } from './nodes.js';

/** The data of a node: the key in the file, its type, and where it comes from. */
const DATA: readonly (readonly [key: string, type: string, of: (node: ExportedNode) => unknown])[] = [
  ['label', 'string', ({ number }) => number],
  ['position', 'string', ({ position }) => position],
  ['board', 'string', ({ board }) => board],
  ['from_start', 'int', ({ fromStart }) => fromStart],
  ['to_goal', 'int', ({ toGoal }) => toGoal],
  ...MARKS.map((mark) => [mark, 'boolean', ({ marks }: ExportedNode) => marks[mark]] as const),
];

/** The graph as GraphML, a piece at a time. */
export function* graphml(map: StateMap<unknown>, format?: string): Generator<string> {
  const notes = Object.entries(graphNotes(map));
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ';
  yield 'xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">\n';
  for (const [name] of notes) yield `  <key id="${name}" for="graph" attr.name="${name}" attr.type="string"/>\n`;
  for (const [key, type] of DATA) yield `  <key id="${key}" for="node" attr.name="${key}" attr.type="${type}"/>\n`;
  yield '  <graph id="positions" edgedefault="undirected">\n';
  for (const [name, text] of notes) yield `    <data key="${name}">${escapeText(text)}</data>\n`;
  for (const node of nodesOf(map, format)) {
    const data = DATA.flatMap(([key, , of]) => {
      const value = of(node);
      return value === undefined ? [] : [`<data key="${key}">${escapeText(String(value))}</data>`];
    });
    yield `    <node id="n${node.number}">${data.join('')}</node>\n`;
  }
  let edges = 0;
  for (const [a, b] of edgesOf(map)) yield `    <edge id="e${edges++}" source="n${a}" target="n${b}"/>\n`;
  yield '  </graph>\n</graphml>\n';
}
