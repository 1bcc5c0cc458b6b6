import type { StateMap } from '../state-map.js';
import { edgesOf, graphNotes, MARKS, nodesOf } from './nodes.js';

/** The graph in Graphviz's language, a piece at a time. What is said of the whole is a comment: Gephi takes attributes of the graph for nodes. */
export function* dot(map: StateMap<unknown>, format?: string): Generator<string> {
  yield 'graph positions {\n';
  for (const [name, text] of Object.entries(graphNotes(map))) yield `  // ${name}: ${text}\n`;
  for (const { number, position, board, fromStart, toGoal, marks } of nodesOf(map, format)) {
    const distance = toGoal === undefined ? '' : `, to_goal=${toGoal}`;
    const truths = MARKS.map((mark) => `, ${mark}=${marks[mark]}`).join('');
    const texts = `label="${number}", position=${quoted(position)}, board=${quoted(board)}`;
    yield `  n${number} [${texts}, from_start=${fromStart}${distance}${truths}];\n`;
  }
  for (const [a, b] of edgesOf(map)) yield `  n${a} -- n${b};\n`;
  yield '}\n';
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}
