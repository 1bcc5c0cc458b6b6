import type { Family } from '@slidewise/core/contract';
import { positionIds, structureOf } from '@slidewise/core/internals';
import type { StateMap } from '../state-map.js';

/** A position as it is exported. */
export interface ExportedNode {
  /** Its number on the map. */
  readonly number: number;
  /** Its id, which every command takes. */
  readonly position: string;
  /** The board as text. */
  readonly board: string;
  readonly fromStart: number;
  /** Undefined where no solved position is known. */
  readonly toGoal: number | undefined;
  /** What is true of it, in the order of `MARKS`. */
  readonly marks: Readonly<Record<Mark, boolean>>;
}

/**
 * Facts about a position: solved; on a shortest path from the start; the map falls apart without it; neighbours
 * outside the map, if that is a part.
 */
export const MARKS = ['solved', 'on_shortest_way', 'articulation', 'cut'] as const;
type Mark = (typeof MARKS)[number];

/** All positions of a map, in order. */
export function* nodesOf(map: StateMap<unknown>, format?: string): Generator<ExportedNode> {
  const { fromStart, toGoal, cut } = map.graph;
  const { isArticulation } = structureOf(map.graph);
  const onWay = new Uint8Array(map.size);
  for (const layer of map.shortest?.layers ?? []) for (const number of layer) onWay[number] = 1;
  const id = positionIds(map.family, format);
  for (let number = 0; number < map.size; number++) {
    const distance = toGoal[number]!;
    const position = map.position(number);
    yield {
      number,
      position: id(position),
      board: boardText(map.family, position, format),
      fromStart: fromStart[number]!,
      toGoal: distance < 0 ? undefined : distance,
      marks: {
        solved: distance === 0,
        on_shortest_way: onWay[number] === 1,
        articulation: isArticulation[number] === 1,
        cut: cut[number] === 1,
      },
    };
  }
}

/** A board as text: in the wanted format, or the first that can express it. */
function boardText(family: Family, position: unknown, wanted: string | undefined): string {
  const formats = family.formats.map(({ id }) => id);
  for (const format of wanted === undefined ? formats : [wanted, ...formats]) {
    const printed = family.print(position, format);
    if (printed.ok) return printed.value.replace(/\n$/, '');
  }
  throw new Error(`No format of ${family.title} can express this position.`);
}

/** All edges of a map, each once: the smaller number first. */
export function* edgesOf({ graph, size }: StateMap<unknown>): Generator<readonly [number, number]> {
  const { offsets, neighbours } = graph;
  for (let at = 0; at < size; at++) {
    for (let i = offsets[at]!; i < offsets[at + 1]!; i++) if (neighbours[i]! > at) yield [at, neighbours[i]!];
  }
}

/** What is said of the whole graph. */
export function graphNotes(map: StateMap<unknown>): Readonly<Record<string, string>> {
  return {
    family: map.family.id,
    metric: map.metric,
    start: map.id(0),
    extent: map.isComplete
      ? 'whole: all positions that can be reached'
      : `part: ${map.nearWhat}; distances are those inside the part`,
  };
}
