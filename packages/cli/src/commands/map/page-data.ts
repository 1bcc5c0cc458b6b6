import type { Scene } from '@slidewise/core/contract';
import type { Points, StateMap } from '@slidewise/lab/map';

/** What is packed into a page, in this order; numbers are little-endian, and lists of them aligned to four bytes. */
export interface PackedMap {
  readonly bytes: Uint8Array;
  /** Bytes of a place of a piece: 1 on boards of up to 256 cells. */
  readonly placeBytes: 1 | 2;
  /** The pieces with places: those that ever move. */
  readonly pieces: readonly number[];
  /** Whether ids are there. */
  readonly hasIds: boolean;
}

/** Ids of more positions than that would make the page too heavy. */
const MOST_IDS = 200_000;
const NONE = 0xffff;
const POSITIONS_A_SLICE = 256;

/** Packs everything that the page shows; yields how much of it is done, from 0 to 1. */
export function* packMap(map: StateMap<unknown>, points: Points, format: string): Generator<number, PackedMap> {
  const { size } = map;
  const { fromStart, toGoal } = map.graph;
  const boards = yield* packBoards(map, format);
  const distances = (of: Int32Array) =>
    Uint16Array.from(of, (distance) => (distance < 0 ? NONE : Math.min(distance, NONE - 1)));
  const parts: Uint8Array[] = [
    bytesOf(quantised(points.x)),
    bytesOf(quantised(points.y)),
    bytesOf(distances(fromStart)),
    bytesOf(distances(toGoal)),
    packEdges(map),
    boards.places,
    new TextEncoder().encode(boards.ids.join('\n')),
  ];
  const lengths = Uint32Array.of(size, ...parts.map(({ length }) => length));
  const all = [bytesOf(lengths), ...parts].map(aligned);
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return { bytes, placeBytes: boards.placeBytes, pieces: boards.pieces, hasIds: boards.ids.length > 0 };
}

function bytesOf(array: Uint16Array | Uint32Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function aligned(bytes: Uint8Array): Uint8Array {
  if (bytes.length % 4 === 0) return bytes;
  const longer = new Uint8Array(4 * Math.ceil(bytes.length / 4));
  longer.set(bytes);
  return longer;
}

/** Coordinates in 16 bits each; both axes have the same scale, which `extentOf` tells. */
function quantised(values: Float32Array): Uint16Array {
  const { least, most } = rangeOf(values);
  const scale = most > least ? NONE / (most - least) : 0;
  return Uint16Array.from(values, (value) => Math.round((value - least) * scale));
}

export function rangeOf(values: Float32Array): { readonly least: number; readonly most: number } {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < values.length; i++) {
    least = Math.min(least, values[i]!);
    most = Math.max(most, values[i]!);
  }
  return { least, most };
}

/** For each position its neighbours with larger numbers: how many, then how far on each is; numbers of seven bits a byte, the lowest first. */
function packEdges({ graph: { offsets, neighbours }, size }: StateMap<unknown>): Uint8Array {
  let bytes = new Uint8Array(1024);
  let end = 0;
  const put = (number: number): void => {
    let rest = number;
    for (; rest >= 128; rest >>>= 7) bytes[end++] = (rest & 127) | 128;
    bytes[end++] = rest;
  };
  for (let at = 0; at < size; at++) {
    const later = neighbours
      .subarray(offsets[at], offsets[at + 1])
      .filter((next) => next > at)
      .sort();
    if (end + 5 * (later.length + 1) > bytes.length) {
      const longer = new Uint8Array(2 * bytes.length + 5 * (later.length + 1));
      longer.set(bytes);
      bytes = longer;
    }
    put(later.length);
    let before = at;
    for (const next of later) {
      put(next - before);
      before = next;
    }
  }
  return bytes.slice(0, end);
}

interface PackedBoards extends Pick<PackedMap, 'placeBytes' | 'pieces'> {
  readonly places: Uint8Array;
  readonly ids: readonly string[];
}

/**
 * Where the pieces of every position stand, piece by piece, and the ids of the positions. Each position is the one that is nearest to a neighbour closer to the start, so that
 * identical pieces do not change places from one to the next.
 */
function* packBoards(map: StateMap<unknown>, format: string): Generator<number, PackedBoards> {
  const { family, size } = map;
  const { fromStart } = map.graph;
  const start = family.scene(map.start);
  const placeBytes = start.width * start.height <= 256 ? 1 : 2;
  const places = start.pieces.map(() => (placeBytes === 1 ? new Uint8Array(size) : new Uint16Array(size)));
  const ids: string[] = [];
  /** The positions of this layer and of the one before. */
  let [before, layer] = [new Map<number, unknown>(), new Map<number, unknown>()];
  for (let number = 0; number < size; number++) {
    if (number > 0 && fromStart[number]! > fromStart[number - 1]!) [before, layer] = [layer, new Map()];
    const parent = map.neighbours(number).find((next) => fromStart[next]! < fromStart[number]!);
    const position = map.position(number, parent === undefined ? map.start : before.get(parent));
    layer.set(number, position);
    for (const [piece, cell] of firstCells(family.scene(position)).entries()) places[piece]![number] = cell;
    if (size <= MOST_IDS) ids.push(map.idOf(position, format));
    if ((number + 1) % POSITIONS_A_SLICE === 0) yield number / size;
  }
  const moving = places.flatMap((cells, piece) => (cells.some((cell) => cell !== cells[0]) ? [piece] : []));
  const packed = new Uint8Array(moving.length * size * placeBytes);
  for (const [i, piece] of moving.entries()) {
    const cells = places[piece]!;
    packed.set(new Uint8Array(cells.buffer, cells.byteOffset, cells.byteLength), i * size * placeBytes);
  }
  return { placeBytes, pieces: moving, places: packed, ids };
}

/** The place of each piece, as the number of its first cell in reading order. */
export function firstCells({ pieces, width }: Scene): number[] {
  return pieces.map(({ cells }) =>
    cells.reduce((least, { row, column }) => Math.min(least, row * width + column), Number.POSITIVE_INFINITY),
  );
}
