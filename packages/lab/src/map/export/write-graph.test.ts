import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, test } from 'vitest';
import { register } from '../../../../core/src/testing/register.js';
import { samples } from '../../../../core/src/testing/samples.js';
import { frogs } from '../../../../core/src/testing/toy/frogs.js';
import { type BruteMap, bruteMap, stateKey } from '../../testing/brute-map.js';
import { mapPositions } from '../mapping.js';
import type { StateMap } from '../state-map.js';
import { type GraphFormatId, graphFormats, writeGraph } from './write-graph.js';

register(frogs);
const all = [...families.filter((family) => family !== frogs), frogs];

/** A node as a file tells of it: all values as texts. */
type Told = Readonly<
  Record<
    'position' | 'board' | 'from_start' | 'to_goal' | 'solved' | 'on_shortest_way' | 'articulation' | 'cut',
    string
  >
>;

interface Graph {
  readonly nodes: ReadonlyMap<string, Told>;
  readonly edges: readonly (readonly [string, string])[];
}

function textOf(map: StateMap<unknown>, format: GraphFormatId): string {
  return [...writeGraph(map, format)].join('');
}

function readGraphml(text: string): Graph {
  const document = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(text, 'application/xml');
  const list = (name: string) => Array.from(document.getElementsByTagName(name));
  expect(list('graph')[0]!.getAttribute('edgedefault')).toBe('undirected');
  const keys = new Set(list('key').map((key) => key.getAttribute('id')));
  const nodes = list('node').map((node) => {
    const data = Array.from(node.getElementsByTagName('data'), (each) => {
      expect(keys).toContain(each.getAttribute('key'));
      return [each.getAttribute('key'), each.textContent];
    });
    return [node.getAttribute('id')!, { to_goal: '', ...Object.fromEntries(data) }] as const;
  });
  const edges = list('edge').map((e) => [e.getAttribute('source')!, e.getAttribute('target')!] as const);
  return { nodes: new Map(nodes), edges };
}

function readDot(text: string): Graph {
  const nodes = new Map<string, Told>();
  const edges: (readonly [string, string])[] = [];
  const lines = text.trimEnd().split('\n');
  expect([lines[0], lines.at(-1)]).toEqual(['graph positions {', '}']);
  for (const line of lines.slice(1, -1)) {
    const edge = /^ {2}(n\d+) -- (n\d+);$/.exec(line);
    if (edge !== null) edges.push([edge[1]!, edge[2]!]);
    const node = /^ {2}(n\d+) \[(.*)\];$/.exec(line);
    // There is nothing else but comments: some programs take every other word for a node.
    if (edge === null && node === null) expect(line).toMatch(/^ {2}\/\/ \w+: /);
    if (node === null) continue;
    const data = [...node[2]!.matchAll(/(\w+)=("(?:[^"\\]|\\.)*"|[^,]+)/g)].map(([, key, value]) => {
      return [key, value!.startsWith('"') ? JSON.parse(value!) : value];
    });
    nodes.set(node[1]!, { to_goal: '', ...Object.fromEntries(data) });
  }
  return { nodes, edges };
}

function readJson(text: string): Graph {
  const { directed, multigraph, nodes, links, edges } = JSON.parse(text);
  expect({ directed, multigraph }).toEqual({ directed: false, multigraph: false });
  expect(edges).toEqual(links);
  const told = nodes.map(({ id, ...data }: Record<string, unknown>) => {
    return [String(id), Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value ?? '')]))];
  });
  return {
    nodes: new Map(told),
    edges: links.map(({ source, target }: Record<string, number>) => [String(source), String(target)]),
  };
}

function readCsv(nodesText: string, edgesText: string): Graph {
  const rows = (text: string): string[][] =>
    text
      .trimEnd()
      .split('\n')
      .map((line) =>
        [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, a, b]) => a?.replaceAll('""', '"') ?? b!),
      );
  const [heading, ...lines] = rows(nodesText);
  expect(heading!.slice(0, 2)).toEqual(['Id', 'Label']);
  const names = heading!.map((name) => name.toLowerCase().replaceAll(' ', '_'));
  const nodes = lines.map((line) => [line[0]!, Object.fromEntries(line.map((value, i) => [names[i], value]))] as const);
  const [edgeHeading, ...edges] = rows(edgesText);
  expect(edgeHeading).toEqual(['Source', 'Target', 'Type']);
  for (const [, , type] of edges) expect(type).toBe('Undirected');
  return { nodes: new Map(nodes) as Graph['nodes'], edges: edges.map(([a, b]) => [a!, b!]) };
}

/** Whether what is left without a position is not connected. */
function fallsApartWithout(left: string, { neighbours }: BruteMap): boolean {
  const seen = new Set([...neighbours.keys()].filter((key) => key !== left).slice(0, 1));
  for (const at of seen) for (const next of neighbours.get(at)!) if (next !== left) seen.add(next);
  return seen.size < neighbours.size - 1;
}

function expectGraph(map: StateMap<unknown>, brute: BruteMap, { nodes, edges }: Graph): void {
  const { family, metric } = map;
  const keys = new Map<string, string>();
  const shortest = brute.toGoal.get(brute.start);
  for (const [id, told] of nodes) {
    const { position } = unwrap(readPositionId(told.position)).reading;
    const key = stateKey(family, position, metric);
    keys.set(id, key);
    const [from, to] = [brute.fromStart.get(key)!, brute.toGoal.get(key)];
    expect(told).toMatchObject({
      from_start: String(from),
      to_goal: String(to ?? ''),
      solved: String(to === 0),
      on_shortest_way: String(to !== undefined && from + to === shortest),
      articulation: String(fallsApartWithout(key, brute)),
      cut: 'false',
    });
    const texts = family.formats.map(({ id: format }) => family.print(position, format));
    const boards = texts.flatMap((each) => (each.ok ? [each.value.replace(/\n$/, '')] : []));
    expect(boards.flatMap((each) => [each, each.replaceAll('\n', '/')])).toContain(told.board);
  }
  expect(new Set(keys.values())).toEqual(new Set(brute.positions.keys()));
  const expected = [...brute.neighbours].flatMap(([a, others]) => [...others].map((b) => [a, b].sort().join(' ')));
  expect(edges.map(([a, b]) => [keys.get(a)!, keys.get(b)!].sort().join(' ')).sort()).toEqual(
    [...new Set(expected)].sort(),
  );
}

describe.each(all.map((family) => [family.id, family] as const))('files of a map, read back: %s', (_, family) => {
  const metric = family.metrics[0]!.id;
  const cases = samples(family, 'small', 3, 11).flatMap((position) => {
    const brute = bruteMap(family, position, metric, 400);
    return brute === undefined || brute.positions.size < 3
      ? []
      : [{ map: mapPositions(family, position, { metric }), brute }];
  });

  test('GraphML, DOT, JSON and CSV', () => {
    expect(cases.length).toBeGreaterThan(0);
    for (const { map, brute } of cases.slice(0, 1)) {
      expectGraph(map, brute, readGraphml(textOf(map, 'graphml')));
      expectGraph(map, brute, readDot(textOf(map, 'dot')));
      expectGraph(map, brute, readJson(textOf(map, 'json')));
      expectGraph(map, brute, readCsv(textOf(map, 'csv-nodes'), textOf(map, 'csv-edges')));
    }
  });
});

test('a part says that it is one, in every file that has a place for it', () => {
  const [position] = samples(frogs, 'usual', 1, 2);
  const part = mapPositions(frogs, position as never, { limits: { positions: 30 } });
  const whole = mapPositions(frogs, position as never);
  for (const { id } of graphFormats.filter((format) => !format.id.startsWith('csv'))) {
    expect(textOf(part as never, id)).toContain('part: near the start, the goals and the shortest ways');
    expect(textOf(whole as never, id)).toContain('whole: all positions that can be reached');
  }
  expect(textOf(part as never, 'csv-nodes')).toMatch(/,true$/m);
  expect(textOf(whole as never, 'csv-nodes')).not.toMatch(/,true$/m);
});

test('large files come in pieces', () => {
  const [position] = samples(frogs, 'usual', 1, 2);
  const pieces = [...writeGraph(mapPositions(frogs, position as never), 'graphml')];
  expect(pieces.length).toBeGreaterThan(5);
  for (const piece of pieces) expect(piece.length).toBeLessThan(1 << 17);
});
