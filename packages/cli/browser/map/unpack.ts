import { type About, NONE } from './about.js';

/** The graph and the boards of a page, as `packMap` packs them. */
export interface Unpacked {
  readonly size: number;
  /** The layout: two numbers for each position. */
  readonly points: Float32Array;
  readonly edges: Uint32Array;
  readonly fromStart: Uint16Array;
  readonly toGoal: Uint16Array;
  /** Where pieces stand: for each packed piece, its first cell in every position. */
  readonly places: Uint8Array | Uint16Array;
  readonly ids: readonly string[] | undefined;
}

const SECTIONS = 7;

/** Inflates and reads the data of the page. */
export async function unpack(text: string, about: About): Promise<Unpacked> {
  const packed = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const inflated = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const buffer = await new Response(inflated).arrayBuffer();
  const [size, ...lengths] = new Uint32Array(buffer, 0, SECTIONS + 1);
  const starts: number[] = [];
  let end = 4 * (SECTIONS + 1);
  for (const length of lengths) {
    starts.push(end);
    end += 4 * Math.ceil(length / 4);
  }
  const bytes = (section: number): Uint8Array => new Uint8Array(buffer, starts[section], lengths[section]);
  const words = (section: number): Uint16Array => new Uint16Array(buffer, starts[section], lengths[section] / 2);
  const [left, right, top, bottom] = about.extent;
  const [x, y] = [words(0), words(1)];
  const points = new Float32Array(2 * size);
  for (let i = 0; i < size; i++) {
    points[2 * i] = left + (x[i] / NONE) * (right - left);
    points[2 * i + 1] = top + (y[i] / NONE) * (bottom - top);
  }
  return {
    size,
    points,
    edges: unpackEdges(bytes(4), size),
    fromStart: words(2),
    toGoal: words(3),
    places: about.placeBytes === 1 ? bytes(5) : words(5),
    ids: about.hasIds ? new TextDecoder().decode(bytes(6)).split('\n') : undefined,
  };
}

/** For each position, the number of later neighbours, then how far on each is, in numbers of seven bits a byte. */
function unpackEdges(bytes: Uint8Array, size: number): Uint32Array {
  let read = 0;
  const next = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[read++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const ends: number[] = [];
  for (let node = 0; node < size; node++) {
    let other = node;
    for (let left = next(); left > 0; left--) {
      other += next();
      ends.push(node, other);
    }
  }
  return Uint32Array.from(ends);
}
