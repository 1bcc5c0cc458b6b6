import { crc32, deflateSync } from 'node:zlib';
import type { Canvas } from './canvas.js';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Eight bits each of red, green, blue and opacity; not interlaced. */
const FORMAT = Buffer.from([8, 6, 0, 0, 0]);
/** Each row holds what it differs by from the row above: most of a picture of boards is alike. */
const UP = 2;

/** The pixels as a PNG file. */
export function encodePng({ width, height, pixels }: Canvas): Buffer {
  const stride = width * 4;
  const rows = new Uint8Array(height * (stride + 1));
  for (let row = 0; row < height; row++) {
    const [to, from] = [row * (stride + 1), row * stride];
    rows[to] = UP;
    for (let i = 0; i < stride; i++)
      rows[to + 1 + i] = pixels[from + i]! - (row === 0 ? 0 : pixels[from + i - stride]!);
  }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, FORMAT])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
