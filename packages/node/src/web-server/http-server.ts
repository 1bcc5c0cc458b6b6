import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isNameOf } from './host-check.js';

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
export interface Answer {
  /** The status code. */
  readonly code: number;
  /** The headers of the answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** What is sent. Nothing if left out. */
  readonly body?: Uint8Array | string;
}

/** Answers GET and HEAD without a body, and only to requests for a host name that it has; `host` is where it listens. */
export function httpServer(host: string, answer: (request: IncomingMessage) => Promise<Answer>): Server {
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const ready = refusalOf(request, host) ?? answer(request).catch(() => refusal(500, 'This cannot be answered.'));
    void Promise.resolve(ready).then((done) => send(done, request, response));
  };
  // Whoever asks before sending a body is refused, too, and not told to continue.
  return createServer(LIMITS, handle).on('checkContinue', handle);
}

export function refusal(code: number, words: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { code, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: `${words}\n` };
}

function refusalOf(request: IncomingMessage, host: string): Answer | undefined {
  if (!isNameOf(host, request.headers.host)) {
    return refusal(421, 'This server has another name: go to the address that it printed when it was started.');
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refusal(405, 'Only GET and HEAD are answered.', { allow: 'GET, HEAD' });
  }
  return hasBody(request) ? refusal(413, 'A request with a body is not answered.') : undefined;
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
