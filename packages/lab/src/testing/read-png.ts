import { inflateSync, crc32 as zlibCrc32 } from 'node:zlib';

// Reads PNG files, animated ones too, by the words of the specification and with nothing of what writes them.

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

/** A picture as it is seen. */
interface SeenFrame {
  readonly milliseconds: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly pixels: Uint8Array;
  /** The part that its data is for. */
  readonly area: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

export interface ReadPng {
  readonly width: number;
  readonly height: number;
  readonly chunks: readonly Chunk[];
  /** What programs without animation show. */
  readonly still: Uint8Array;
  /** None if it is not animated. */
  readonly frames: readonly SeenFrame[];
}

export function readPng(file: Uint8Array): ReadPng {
  const chunks = chunksOf(Buffer.from(file));
  const find = (name: string): Buffer | undefined => chunks.find((chunk) => chunk.name === name)?.data;
  const head = find('IHDR')!;
  const [width, height, bits, colours] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8], head[9]!];
  if (bits !== 8 || head[12] !== 0) throw new Error('only 8 bits, not interlaced');
  const rgba = (data: Buffer, across: number, down: number): Uint8Array => {
    const numbers = unfiltered(inflateSync(data), across * (colours === 6 ? 4 : 1), down, colours === 6 ? 4 : 1);
    return colours === 6 ? numbers : inColours(numbers, find('PLTE')!, find('tRNS')!);
  };
  const still = rgba(Buffer.concat(chunks.flatMap(({ name, data }) => (name === 'IDAT' ? [data] : []))), width, height);
  return {
    width,
    height,
    chunks,
    still,
    frames: find('acTL') === undefined ? [] : framesOf(chunks, width, height, rgba),
  };
}

function chunksOf(file: Buffer): Chunk[] {
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('no PNG');
  const chunks: Chunk[] = [];
  for (let at = 8; at < file.length; ) {
    const end = at + 8 + file.readUInt32BE(at);
    if (file.readUInt32BE(end) !== zlibCrc32(file.subarray(at + 4, end))) throw new Error('a checksum is wrong');
    chunks.push({ name: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, end) });
    at = end + 4;
  }
  if (chunks[0]?.name !== 'IHDR' || chunks.at(-1)?.name !== 'IEND') throw new Error('the ends are wrong');
  return chunks;
}

function unfiltered(rows: Buffer, stride: number, height: number, perPixel: number): Uint8Array {
  if (rows.length !== height * (stride + 1)) throw new Error('the data has another size');
  const bytes = new Uint8Array(height * stride);
  for (let row = 0; row < height; row++) {
    const filter = rows[row * (stride + 1)]!;
    for (let i = 0; i < stride; i++) {
      const at = row * stride + i;
      const left = i < perPixel ? 0 : bytes[at - perPixel]!;
      const up = row === 0 ? 0 : bytes[at - stride]!;
      if (filter > 2) throw new Error('another filter');
      bytes[at] = rows[row * (stride + 1) + 1 + i]! + [0, left, up][filter]!;
    }
  }
  return bytes;
}

function inColours(numbers: Uint8Array, colours: Buffer, opacities: Buffer): Uint8Array {
  const pixels = new Uint8Array(4 * numbers.length);
  for (const [i, number] of numbers.entries()) {
    if (3 * number >= colours.length) throw new Error('a number is not in the palette');
    pixels.set([...colours.subarray(3 * number, 3 * number + 3), opacities[number] ?? 255], 4 * i);
  }
  return pixels;
}

function framesOf(
  chunks: readonly Chunk[],
  width: number,
  height: number,
  rgba: (data: Buffer, width: number, height: number) => Uint8Array,
): SeenFrame[] {
  const frames: SeenFrame[] = [];
  const canvas = new Uint8Array(4 * width * height);
  let [control, data, sequence] = [undefined as Buffer | undefined, [] as Buffer[], 0];
  const isNext = (number: number): void => {
    if (number !== sequence++) throw new Error('the sequence is broken');
  };
  const end = (): void => {
    if (control === undefined) return;
    const [across, down, left, top] = [4, 8, 12, 16].map((at) => control!.readUInt32BE(at)) as [
      number,
      number,
      number,
      number,
    ];
    if (left + across > width || top + down > height) throw new Error('a picture lies outside');
    if (control[24] !== 0) throw new Error('another way to dispose');
    const pixels = rgba(Buffer.concat(data), across, down);
    for (let i = 0; i < across * down; i++) {
      const opacity = pixels[4 * i + 3]!;
      if (control[25] === 1 && opacity === 0) continue;
      canvas.set(pixels.subarray(4 * i, 4 * i + 4), 4 * ((top + Math.floor(i / across)) * width + left + (i % across)));
    }
    const milliseconds = (1000 * control.readUInt16BE(20)) / control.readUInt16BE(22);
    frames.push({ milliseconds, pixels: canvas.slice(), area: { left, top, width: across, height: down } });
    data = [];
  };
  for (const chunk of chunks) {
    if (chunk.name === 'fcTL') {
      end();
      control = chunk.data;
      isNext(control.readUInt32BE(0));
    } else if (chunk.name === 'IDAT') data.push(chunk.data);
    else if (chunk.name === 'fdAT') {
      isNext(chunk.data.readUInt32BE(0));
      data.push(chunk.data.subarray(4));
    }
  }
  end();
  const said = chunks.find(({ name }) => name === 'acTL')!.data.readUInt32BE(0);
  if (said !== frames.length) throw new Error(`${said} pictures are promised, ${frames.length} are there`);
  return frames;
}
