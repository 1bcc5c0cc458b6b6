import type { TableCache, TableRequest } from '../../contract/engine/tables.js';
import { noLabels } from '../../messages/en/tiles.js';
import type { Message } from '../../messages/message.js';
import { newBytes } from '../../out-of-memory.js';
import { type Frame, neighbourTable } from '../space/frame.js';
import { LabelRanks, MOST_LABEL_CELLS, spread } from './label-ranks.js';

/** Changes whenever the content of the tables does. */
const VERSION = 'v1';

/** The heuristic that looks these tables up. */
export const LABELS = 'pdb-labels' as const;

/** By size: the label of each tile by its goal cell, for a blank in the last cell. That of 4×4 is Rokicki's. */
const LABELLINGS: Readonly<Record<string, string>> = { '3x3': '112323440', '4x4': '1122332233443440' };

const UNKNOWN = 255;
/** Boards between two yields. */
const SLICE = 1 << 18;
/** From this share of known boards on, it is faster to look from the unknown ones for a known neighbour. */
const TURN = 0.4;
/** The most bytes of the look-up tables of ranks. */
const RANK_BYTES = 2 ** 19;

type Shape = Pick<Frame, 'width' | 'height' | 'blankGoal'>;

/** What is needed to look boards up. */
export interface LabelTable {
  /** The label of each tile. */
  readonly labels: readonly number[];
  readonly ranks: LabelRanks;
  readonly distances: Uint8Array;
}

/** Why boards have no labels; undefined if they have some. */
export function labelsError({ width, height, blankGoal }: Shape): Message | undefined {
  const isKnown = LABELLINGS[`${width}x${height}`] !== undefined && blankGoal === width * height - 1;
  return isKnown ? undefined : noLabels({ heuristic: LABELS });
}

/** The table for boards of a size that has labels. */
export function labelRequest({ width, height }: Shape): TableRequest {
  const id = `tiles-labels-${VERSION}-${width}x${height}-${LABELLINGS[`${width}x${height}`]}`;
  const bytes = labellingOf(id)!.ranks.count;
  return { id, bytes, buildBytes: bytes + RANK_BYTES };
}

/** The table from the cache; builds it if it is missing. Yields the share that is done. */
export function* loadLabels(shape: Shape, cache: TableCache): Generator<number, LabelTable> {
  const { id } = labelRequest(shape);
  const { labels, ranks } = labellingOf(id)!;
  let distances = cache.get(id);
  if (distances?.length !== ranks.count) {
    distances = yield* buildLabelTable(id)!;
    cache.put(id, distances);
  }
  return { labels, ranks, distances };
}

interface Labelling {
  readonly width: number;
  readonly height: number;
  readonly labels: readonly number[];
  readonly ranks: LabelRanks;
}

const labellings = new Map<string, Labelling>();

/** Undefined if the id is not of this version. */
function labellingOf(id: string): Labelling | undefined {
  const [, version, columns, rows, text] = /^tiles-labels-(v\d+)-(\d+)x(\d+)-([0-4]+)$/.exec(id) ?? [];
  const [width, height] = [Number(columns), Number(rows)];
  if (version !== VERSION || text?.length !== width * height || text.length > MOST_LABEL_CELLS) return undefined;
  let labelling = labellings.get(id);
  if (labelling === undefined) {
    const labels = [...text].map(Number);
    labelling = { width, height, labels, ranks: new LabelRanks(labels.length, labels) };
    labellings.set(id, labelling);
  }
  return labelling;
}

/**
 * Builds a pattern database by domain abstraction (Hernádvölgyi and Holte 2000): tiles of a label look alike, and a push
 * of a whole line counts one. Undefined if the id is not of this version.
 */
export function buildLabelTable(id: string): Generator<number, Uint8Array> | undefined {
  const labelling = labellingOf(id);
  return labelling === undefined ? undefined : build(labelling);
}

/** Breadth-first search from the goal, layer by layer over the whole table; the later layers from the boards that are not known yet. */
function* build({ width, height, labels, ranks }: Labelling): Generator<number, Uint8Array> {
  const distances = newBytes(ranks.count);
  for (let at = 0; at < distances.length; at += SLICE) {
    distances.fill(UNKNOWN, at, at + SLICE);
    yield 0;
  }
  const layer = new Layer(distances, ranks, neighbourTable(width, height));
  const goal = (label: number): number => setOf(labels, label);
  distances[ranks.rank(labels.indexOf(0), goal(1), goal(2), goal(3))] = 0;
  let known = 1;
  for (let distance = 0; known < distances.length; distance++) {
    const before = known;
    const isForward = known < TURN * distances.length;
    let seen = 0;
    for (const block of ranks.blocks()) {
      const end = block.start + block.sets.length;
      for (let at = block.start; at < end; at++) {
        if (distances[at] !== (isForward ? distance : UNKNOWN)) continue;
        const threes = spread(block.sets[at - block.start], block.free);
        const { blank, ones, twos } = block;
        if (isForward) known += layer.fillAround(blank, ones, twos, threes, distance);
        else if (layer.touches(blank, ones, twos, threes, distance)) {
          distances[at] = distance + 1;
          known++;
        }
      }
      seen += block.sets.length;
      if (seen < SLICE) continue;
      seen = 0;
      yield known / distances.length;
    }
    if (known === before) break;
  }
  return distances;
}

/** The cells of a label. */
export function setOf(labels: ArrayLike<number>, label: number): number {
  let set = 0;
  for (let cell = 0; cell < labels.length; cell++) if (labels[cell] === label) set |= 1 << cell;
  return set;
}

/** The neighbours of boards, one at a time. */
class Layer {
  constructor(
    private readonly distances: Uint8Array,
    private readonly ranks: LabelRanks,
    private readonly neighbours: Int32Array,
  ) {}

  /** Gives the unknown neighbours of a board the next distance, and returns how many these are. */
  fillAround(blank: number, ones: number, twos: number, threes: number, distance: number): number {
    const { distances, ranks, neighbours } = this;
    let found = 0;
    for (let direction = 0; direction < 4; direction++) {
      let [to, a, b, c] = [blank, ones, twos, threes];
      for (let from = neighbours[4 * to + direction]; from >= 0; from = neighbours[4 * to + direction]) {
        a = moved(a, from, to);
        b = moved(b, from, to);
        c = moved(c, from, to);
        to = from;
        const at = ranks.rank(to, a, b, c);
        if (distances[at] !== UNKNOWN) continue;
        distances[at] = distance + 1;
        found++;
      }
    }
    return found;
  }

  /** Whether a neighbour of a board has this distance. */
  touches(blank: number, ones: number, twos: number, threes: number, distance: number): boolean {
    const { distances, ranks, neighbours } = this;
    for (let direction = 0; direction < 4; direction++) {
      let [to, a, b, c] = [blank, ones, twos, threes];
      for (let from = neighbours[4 * to + direction]; from >= 0; from = neighbours[4 * to + direction]) {
        a = moved(a, from, to);
        b = moved(b, from, to);
        c = moved(c, from, to);
        to = from;
        if (distances[ranks.rank(to, a, b, c)] === distance) return true;
      }
    }
    return false;
  }
}

/** A set of cells after whatever stands in a cell has gone to another, which was empty. */
export function moved(set: number, from: number, to: number): number {
  const bit = (set >> from) & 1;
  return set ^ ((bit << from) | (bit << to));
}
