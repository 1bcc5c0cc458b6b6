import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** What is worth compressing: pictures and fonts are compressed already. */
const COMPRESSIBLE = /^text\/|^application\/(json|manifest|wasm)|\+xml$/;
/** Near the smallest, for a fraction of the time. */
const BROTLI_QUALITY = 9;

/** A file in memory, and what it is once compressed. */
export class ServedFile {
  readonly type: string;
  private readonly hash: string;
  private readonly encoded = new Map<Encoding, Promise<Uint8Array>>();

  constructor(
    path: string,
    readonly bytes: Uint8Array,
  ) {
    this.type = TYPES[extname(path)] ?? 'application/octet-stream';
    this.hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  }

  get compressible(): boolean {
    return COMPRESSIBLE.test(this.type);
  }

  /** Tells one version from another. Not by the date: in an installed package all files have the same. */
  etag(encoding: Encoding | undefined): string {
    return `"${this.hash}${encoding === undefined ? '' : `-${encoding}`}"`;
  }

  /** What it is in an encoding; made when it is first asked for. */
  in(encoding: Encoding): Promise<Uint8Array> {
    const bytes = this.encoded.get(encoding) ?? compress(this.bytes, encoding);
    this.encoded.set(encoding, bytes);
    return bytes;
  }
}

/** The files that have been asked for: read once, and again when they change. They are few and small, and no descriptor stays open. */
export class ServedFiles {
  private readonly read = new Map<string, { readonly version: string; readonly file: Promise<ServedFile> }>();

  /** A file; undefined if there is none. */
  async get(path: string): Promise<ServedFile | undefined> {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const version = `${found.ino} ${found.size} ${found.mtimeMs}`;
    const before = this.read.get(path);
    if (before?.version === version) return before.file;
    const file = readFile(path).then((bytes) => new ServedFile(path, bytes));
    this.read.set(path, { version, file });
    // What could not be read may be readable the next time.
    file.catch(() => this.read.delete(path));
    return file;
  }
}

function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 9 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
}

const BEST_FIRST: readonly Encoding[] = ['br', 'gzip'];

/** The best encoding that an Accept-Encoding header allows; undefined for none. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*/))
    .filter(([, weight = 'q=1']) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  return BEST_FIRST.find((encoding) => accepted.includes(encoding));
}
