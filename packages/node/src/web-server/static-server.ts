import type { IncomingMessage, Server } from 'node:http';
import { join, sep } from 'node:path';
import { type Answer, httpServer, refusal } from './http-server.js';
import { acceptedEncoding, ServedFiles } from './served-files.js';

/** The folder whose pages other sites may show in a frame: they hold nothing that a click there could harm. */
const FRAMED = 'embed';
const FOR_FRAMES = {
  'content-security-policy': 'frame-ancestors *',
  // Pages that are cross-origin isolated frame only what allows it.
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves the files of a folder, and nothing else, to requests for a host name that it has; `host` is where it listens. */
export function staticServer(folder: string, host: string): Server {
  const answer = filesIn(folder);
  return httpServer(host, (request) => answer(request, request.url ?? '/'));
}

/** Answers with the file of a folder that an address means. */
export function filesIn(folder: string): (request: IncomingMessage, address: string) => Promise<Answer> {
  const files = new ServedFiles();
  const framed = join(folder, FRAMED, sep);
  return async (request, address) => {
    const path = fileFor(folder, address);
    const answer = path === undefined ? undefined : await found(path, files, request);
    if (answer !== undefined) return path?.startsWith(framed) ? forFrames(answer) : answer;
    const isFolder = path !== undefined && (await files.get(join(path, 'index.html'))) !== undefined;
    return isFolder ? withSlash(address) : refusal(404, 'There is no such file.');
  };
}

function forFrames(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, ...FOR_FRAMES } };
}

/** What a folder's page names is relative to the folder. */
function withSlash(address: string): Answer {
  const [path = '', query] = address.split('?');
  const location = `${path.split('/').at(-1)}/${query === undefined ? '' : `?${query}`}`;
  return refusal(308, `See ${location}`, { location });
}

/** A file as it is asked for: whole or a part, compressed or not, or only the word that it is still the same. */
async function found(
  path: string,
  files: ServedFiles,
  { headers: asked }: IncomingMessage,
): Promise<Answer | undefined> {
  const file = await files.get(path);
  if (file === undefined) return undefined;
  // Parts are counted in the bytes of the file itself.
  const encoding =
    file.compressible && asked.range === undefined ? acceptedEncoding(asked['accept-encoding']) : undefined;
  const etag = file.etag(encoding);
  // Names with a hash in them never mean anything else; all others may change with the next version.
  const lasting = path.includes(`${sep}assets${sep}`);
  const headers = {
    etag,
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(file.compressible ? { vary: 'accept-encoding' } : {}),
  };
  if (isKnown(asked['if-none-match'], etag)) return { code: 304, headers };

  const { length } = file.bytes;
  const all = { ...headers, 'content-type': file.type, 'accept-ranges': 'bytes' };
  // A part of what has changed meanwhile is of no use.
  const current = asked['if-range'] === undefined || asked['if-range'] === etag;
  const range = current ? rangeOf(asked.range, length) : undefined;
  if (range === 'none') return refusal(416, 'The file has no such part.', { 'content-range': `bytes */${length}` });
  if (range !== undefined) {
    const { start, end } = range;
    const part = { ...all, 'content-range': `bytes ${start}-${end}/${length}` };
    return { code: 206, headers: part, body: file.bytes.subarray(start, end + 1) };
  }
  if (encoding === undefined) return { code: 200, headers: all, body: file.bytes };
  return { code: 200, headers: { ...all, 'content-encoding': encoding }, body: await file.in(encoding) };
}

/** Whether what is to be sent is what the other side has already. */
function isKnown(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false;
  return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/** The file that an address means; undefined if it can mean none in the folder. */
function fileFor(folder: string, address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  // Every part is a plain name: no way up, no other drive, nothing hidden.
  const parts = plain.split('/').filter((part) => part !== '');
  if (parts.some((part) => part.startsWith('.') || /[\\:\0]/.test(part))) return undefined;
  return join(folder, ...parts, ...(plain.endsWith('/') ? ['index.html'] : []));
}

/** A part of a file: its first and its last byte, from 0. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part that a Range header asks for; 'none' outside the file; undefined for the whole: no header, an unknown one,
 * or several parts.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return lastBytes(Number(last), size);
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'none';
}

function lastBytes(count: number, size: number): ByteRange | 'none' {
  return count === 0 || size === 0 ? 'none' : { start: Math.max(0, size - count), end: size - 1 };
}
