import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { acceptedEncoding } from './accepted-encoding.js';
import { mayAddress } from './host-check.js';
import { rangeOf } from './range.js';
import { ServedFiles } from './served-files.js';

/**
 * Said with every answer. The pages themselves say more about what they may load. The two about other origins make a page cross-origin
 * isolated, and only such a page may share memory between its workers: a long search then uses all cores.
 */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'content-security-policy': "frame-ancestors 'none'",
};

/** Requests have no body: a head that is longer or slower than this is none of a browser's. */
const LIMITS = { maxHeaderSize: 16 * 2 ** 10, headersTimeout: 10_000, requestTimeout: 10_000 };

/** An answer, but for what depends on the method. */
interface Answer {
  readonly code: number;
  readonly headers: Record<string, string>;
  readonly body?: Uint8Array | string;
}

/** Serves the files of a folder, and nothing else, to requests for a host name that it has; `host` is where it listens. */
export function staticServer(folder: string, host: string): Server {
  const files = new ServedFiles();
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    answer(folder, host, files, request)
      .catch(() => refusal(500, 'The file cannot be read.'))
      .then((ready) => send(ready, request, response));
  };
  // Whoever asks before sending a body is refused, too, and not told to continue.
  return createServer(LIMITS, handle).on('checkContinue', handle);
}

function send({ code, headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const closing = hasBody(request) ? { connection: 'close' } : {};
  response.writeHead(code, { ...ALWAYS, ...headers, ...length, ...closing });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

async function answer(folder: string, host: string, files: ServedFiles, request: IncomingMessage): Promise<Answer> {
  if (!mayAddress(request.headers.host, host)) {
    return refusal(421, 'This server has another name: go to the address that it printed when it was started.');
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refusal(405, 'Only GET and HEAD are answered.', { allow: 'GET, HEAD' });
  }
  if (hasBody(request)) return refusal(413, 'A request with a body is not answered.');
  const path = fileFor(folder, request.url ?? '/');
  return (path === undefined ? undefined : await found(path, files, request)) ?? refusal(404, 'There is no such file.');
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

function refusal(code: number, words: string, headers: Record<string, string> = {}): Answer {
  return { code, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: `${words}\n` };
}
