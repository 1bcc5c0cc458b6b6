import { crc32, inflateRawSync } from 'node:zlib';
import { showBytes } from '../terminal/units.js';

/** A file in a zip archive. */
export interface ZipEntry {
  /** Its path in the archive, with `/` between the folders. */
  readonly name: string;
  /** The bytes that it says to have; reading it never takes more memory. */
  readonly size: number;
  read(): { readonly bytes: Buffer } | { readonly error: string };
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;
const UTF_8 = 1 << 11;
const STORED = 0;
const DEFLATED = 8;

/** More files than this are no submission. */
const MOST_ENTRIES = 10_000;
/** A file that says to be larger is not read, however small it is in the archive. */
const MOST_BYTES = 64 * 2 ** 20;

const DAMAGED = 'this zip file is damaged';

/** The files in a zip archive, folders left out; their contents are not read before they are asked for. */
export function readZip(bytes: Buffer): { readonly entries: readonly ZipEntry[] } | { readonly error: string } {
  const end = endOf(bytes);
  if (end < 0) return { error: `${DAMAGED}: its list of files is missing` };
  const [count, start] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 16)];
  if (count === 0xffff || start === 0xffff_ffff) return { error: 'this is a Zip64 file, which is not read: unpack it' };
  if (count > MOST_ENTRIES) return { error: `this zip file holds more than ${MOST_ENTRIES} files` };
  const entries: ZipEntry[] = [];
  let at = start;
  for (let i = 0; i < count; i++) {
    if (at + CENTRAL_BYTES > end || bytes.readUInt32LE(at) !== CENTRAL) {
      return { error: `${DAMAGED}: file ${i + 1} of its list cannot be read` };
    }
    const nameEnd = at + CENTRAL_BYTES + bytes.readUInt16LE(at + 28);
    const utf8 = (bytes.readUInt16LE(at + 8) & UTF_8) !== 0;
    const name = cleanPath(bytes.toString(utf8 ? 'utf8' : 'latin1', at + CENTRAL_BYTES, nameEnd));
    if (!name.endsWith('/')) entries.push(entryAt(bytes, at, name));
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return { entries };
}

/** Where the record at the end of the archive starts; a comment may follow it. */
function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at;
  return -1;
}

/** Nothing is ever unpacked to disk, but names are shown: they begin below the archive. */
function cleanPath(name: string): string {
  const isFolder = /[\\/]$/.test(name);
  const parts = name.split(/[\\/]/).filter((part) => part !== '' && part !== '.' && part !== '..');
  return `${parts.join('/')}${isFolder ? '/' : ''}`;
}

function entryAt(bytes: Buffer, at: number, name: string): ZipEntry {
  const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
  const [sum, packed, size] = [16, 20, 24].map((offset) => bytes.readUInt32LE(at + offset)) as [number, number, number];
  const local = bytes.readUInt32LE(at + 42);
  return {
    name,
    size,
    read() {
      if ((flags & ENCRYPTED) !== 0) return { error: 'it is encrypted in its zip file' };
      if (size > MOST_BYTES) return { error: `it says to be larger than ${showBytes(MOST_BYTES)} in its zip file` };
      if (local + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(local) !== LOCAL) return { error: DAMAGED };
      const start = local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
      if (start + packed > bytes.length) return { error: DAMAGED };
      const content = unpacked(bytes.subarray(start, start + packed), method, size);
      if (typeof content === 'string') return { error: content };
      return content.length === size && crc32(content) === sum ? { bytes: content } : { error: DAMAGED };
    },
  };
}

/** What a file holds, or why that cannot be told. */
function unpacked(packed: Buffer, method: number, size: number): Buffer | string {
  if (method === STORED) return packed;
  if (method !== DEFLATED) return `it is compressed in its zip file by method ${method}, which is not read`;
  try {
    // One byte more than it says to have is enough to see that it lies.
    return inflateRawSync(packed, { maxOutputLength: size + 1 });
  } catch {
    return DAMAGED;
  }
}
