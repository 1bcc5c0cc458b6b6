import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

/** Said with every answer. The pages themselves say more about what they may load. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "frame-ancestors 'none'",
};

/** Serves the files of a folder, and nothing else. */
export function staticServer(folder: string): Server {
  return createServer((request, response) => {
    answer(folder, request, response).catch(() => refuse(response, 500, 'The file cannot be read.'));
  });
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'Only GET and HEAD are answered.', { allow: 'GET, HEAD' });
    return;
  }
  const path = fileFor(folder, request.url ?? '/');
  const file = path === undefined ? undefined : await stat(path).catch(() => undefined);
  if (path === undefined || !file?.isFile()) {
    refuse(response, 404, 'There is no such file.');
    return;
  }
  // Names with a hash in them never mean anything else; all others may change with the next version.
  const lasting = path.includes(`${sep}assets${sep}`);
  response.writeHead(200, {
    ...ALWAYS,
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-length': file.size,
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(path)
    .on('error', () => response.destroy())
    .pipe(response);
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

function refuse(response: ServerResponse, code: number, words: string, headers: Record<string, string> = {}): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(code, { ...ALWAYS, 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${words}\n`);
}
