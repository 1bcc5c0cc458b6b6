import type { StateMap } from '../state-map.js';
import { edgesOf, graphNotes, nodesOf } from './nodes.js';

/**
 * The graph as node-link data, a piece at a time. networkx called the list of edges `links` before version 3.6 and calls it `edges` since;
 * other programs know one or the other, so that both are there.
 */
export function* json(map: StateMap<unknown>, format?: string): Generator<string> {
  yield `{"directed":false,"multigraph":false,"graph":${JSON.stringify(graphNotes(map))},\n"nodes":[`;
  for (const { number, position, board, fromStart, toGoal, marks } of nodesOf(map, format)) {
    const distances = { from_start: fromStart, to_goal: toGoal ?? null };
    yield `${number === 0 ? '\n' : ',\n'}${JSON.stringify({ id: number, position, board, ...distances, ...marks })}`;
  }
  for (const name of ['links', 'edges']) {
    yield `],\n"${name}":[`;
    let separator = '\n';
    for (const [source, target] of edgesOf(map)) {
      yield `${separator}${JSON.stringify({ source, target })}`;
      separator = ',\n';
    }
  }
  yield ']}\n';
}
