import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isNameOf } from './host-check.js';
import { acceptedEncoding } from './served-files.js';
import { rangeOf, staticServer } from './static-server.js';

const SCRIPT = 'export const answer = 42;\n'.repeat(1000);
const folder = mkdtempSync(join(tmpdir(), 'slidewise-web-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>\n');
  writeFileSync(join(folder, 'empty.txt'), '');
  writeFileSync(join(folder, 'assets', 'app-abc.js'), SCRIPT);
  writeFileSync(join(folder, 'large.png'), Buffer.alloc(8 * 2 ** 20, 7));
  server = staticServer(folder, '127.0.0.1');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

interface Got {
  readonly code: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ code: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });
}

describe('what is the same is not sent again', () => {
  test('If-None-Match', async () => {
    const first = await get('/');
    expect([first.code, first.headers['cache-control']]).toEqual([200, 'no-cache']);
    const { etag } = first.headers as { etag: string };
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/', { 'if-none-match': tags });
      expect([again.code, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await get('/', { 'if-none-match': '"other"' })).code).toBe(200);
  });

  test('a change of the same length and date is a change', async () => {
    const path = join(folder, 'page.html');
    writeFileSync(path, 'one');
    const before = await get('/page.html');
    rmSync(path);
    writeFileSync(path, 'two');
    const after = await get('/page.html', { 'if-none-match': before.headers.etag! });
    expect([after.code, String(after.body)]).toEqual([200, 'two']);
  });
});

describe('compressed', () => {
  test.each<[string, string | undefined, (bytes: Buffer) => Buffer]>([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (bytes) => bytes],
  ])('Accept-Encoding: %s', async (accepted, encoding, decode) => {
    for (let round = 0; round < 2; round++) {
      const { headers, body } = await get('/assets/app-abc.js', { 'accept-encoding': accepted });
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
      expect(headers['content-length']).toBe(`${body.length}`);
      expect(String(decode(body))).toBe(SCRIPT);
      if (encoding !== undefined) expect(body.length).toBeLessThan(SCRIPT.length / 10);
    }
  });

  test('each form has its own tag, and pictures have one form', async () => {
    const forms = ['br', 'gzip', 'identity'];
    const tags = await Promise.all(
      forms.map(async (form) => (await get('/assets/app-abc.js', { 'accept-encoding': form })).headers.etag),
    );
    expect(new Set(tags).size).toBe(3);
    const { headers } = await get('/large.png', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });

  test.each([
    [undefined, undefined],
    ['', undefined],
    ['GZIP', 'gzip'],
    ['br;q=0.000', undefined],
    ['br ; q=0.1,gzip', 'br'],
  ])('%j: %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
});

describe('parts', () => {
  test('are sent as they are in the file', async () => {
    const part = await get('/assets/app-abc.js', { range: 'bytes=7-11', 'accept-encoding': 'br' });
    expect([part.code, String(part.body), part.headers['content-range'], part.headers['content-encoding']]).toEqual([
      206,
      'const',
      `bytes 7-11/${SCRIPT.length}`,
      undefined,
    ]);
    const beyond = await get('/assets/app-abc.js', { range: `bytes=${SCRIPT.length}-` });
    expect([beyond.code, beyond.headers['content-range']]).toEqual([416, `bytes */${SCRIPT.length}`]);
  });

  test('If-Range: the whole, if it has changed meanwhile', async () => {
    const { headers } = await get('/index.html');
    const asked = { range: 'bytes=0-1' };
    expect((await get('/index.html', { ...asked, 'if-range': headers.etag! })).code).toBe(206);
    expect((await get('/index.html', { ...asked, 'if-range': '"older"' })).code).toBe(200);
  });

  test.each<[string | undefined, number, ReturnType<typeof rangeOf>]>([
    [undefined, 10, undefined],
    ['bytes=0-0', 10, { start: 0, end: 0 }],
    ['bytes=4-', 10, { start: 4, end: 9 }],
    ['bytes=4-99', 10, { start: 4, end: 9 }],
    ['bytes=-3', 10, { start: 7, end: 9 }],
    ['bytes=-30', 10, { start: 0, end: 9 }],
    ['bytes=-0', 10, 'none'],
    ['bytes=10-', 10, 'none'],
    ['bytes=0-', 0, 'none'],
    ['bytes=5-4', 10, undefined],
    ['bytes=-', 10, undefined],
    ['bytes=0-1,3-4', 10, undefined],
    ['lines=1-2', 10, undefined],
  ])('%s of %i', (header, size, range) => expect(rangeOf(header, size)).toEqual(range));
});

describe('the name by which it is called', () => {
  test('a page that has its own name lead here learns nothing', async () => {
    const { code, body } = await get('/', { host: 'attacker.example' });
    expect([code, String(body)]).toEqual([421, expect.not.stringContaining('doctype')]);
  });

  const [loopback, everywhere] = ['127.0.0.1', '0.0.0.0'];
  test.each<[string | undefined, string, boolean]>([
    ['localhost:8370', loopback, true],
    ['LOCALHOST', loopback, true],
    ['app.localhost:1', loopback, true],
    ['127.0.0.1:8370', loopback, true],
    ['127.1.2.3', loopback, true],
    ['[::1]:8370', '::1', true],
    ['192.168.1.7:8370', '192.168.1.7', true],
    ['box.lan', 'box.lan', true],
    ['attacker.example', loopback, false],
    ['localhost.attacker.example', loopback, false],
    ['127.0.0.1.attacker.example', loopback, false],
    ['192.168.1.7', loopback, false],
    ['attacker.example', everywhere, false],
    ['192.168.1.7:8370', everywhere, true],
    ['[fe80::1]:8370', '::', true],
    [`${hostname()}:8370`, everywhere, true],
    ['', loopback, false],
    [undefined, loopback, false],
    ['localhost:80:80', loopback, false],
    ['[::1', loopback, false],
  ])('%s of one on %s: %s', (header, host, may) => expect(isNameOf(host, header)).toBe(may));
});

test('HEAD says what GET would, and sends nothing', async () => {
  for (const path of ['/', '/empty.txt', '/assets/app-abc.js', '/nowhere']) {
    const [whole, head] = [await get(path), await get(path, {}, 'HEAD')];
    const { date: _, ...headers } = head.headers;
    expect(whole.headers).toMatchObject(headers);
    expect([head.code, head.body.length]).toEqual([whole.code, 0]);
  }
});

test('other sites may frame what is in the folder for frames, and nothing else', async () => {
  mkdirSync(join(folder, 'embed'));
  writeFileSync(join(folder, 'embed', 'index.html'), '<!doctype html>\n');
  writeFileSync(join(folder, 'embedded.html'), '<!doctype html>\n');
  const { etag, ...headers } = (await get('/embed/?board=1')).headers;
  for (const { headers: framed } of [{ headers }, await get('/embed/', { 'if-none-match': etag! })]) {
    expect(framed['content-security-policy']).toBe('frame-ancestors *');
    expect(framed['cross-origin-resource-policy']).toBe('cross-origin');
  }
  for (const path of [
    '/',
    '/embed',
    '/embedded.html',
    '/embed/../',
    '/embed/%2e%2e/index.html',
    '/x/embed/',
    '//embedded.html',
  ]) {
    expect([path, (await get(path)).headers['content-security-policy']]).toEqual([path, "frame-ancestors 'none'"]);
  }
});

test('the address of a folder leads to the page in it', async () => {
  mkdirSync(join(folder, 'manual'));
  writeFileSync(join(folder, 'manual', 'index.html'), '<!doctype html>\n');
  const { code, headers } = await get('/manual?x=1');
  expect([code, headers.location]).toEqual([308, 'manual/?x=1']);
  expect((await get('/manual/')).code).toBe(200);
  expect((await get('/assets')).code).toBe(404);
});

test('types, also of what is not known', async () => {
  writeFileSync(join(folder, 'x.unknown'), 'x');
  expect((await get('/x.unknown')).headers['content-type']).toBe('application/octet-stream');
  expect((await get('/large.png')).headers['content-type']).toBe('image/png');
});

/** What a descriptor is open on; it may have been closed meanwhile. */
function leadsTo(descriptor: string): string | undefined {
  try {
    return readlinkSync(descriptor);
  } catch {
    return undefined;
  }
}

test.runIf(process.platform === 'linux')('downloads that are broken off leave nothing open', async () => {
  const large = join(folder, 'large.png');
  const open = (): number =>
    readdirSync('/proc/self/fd').filter((each) => leadsTo(`/proc/self/fd/${each}`) === large).length;
  const { port } = server.address() as AddressInfo;
  const breakOff = (): Promise<void> =>
    new Promise((resolve) => {
      const asked = request({ host: '127.0.0.1', port, path: '/large.png', agent: false }, (response) => {
        response.once('data', () => response.destroy());
      });
      asked.once('close', () => resolve());
      asked.on('error', () => {}).end();
    });
  for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 30 }, breakOff));
  // The server hears of it a little later.
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
  expect((await get('/')).code).toBe(200);
});

describe('requests with a body', () => {
  /** What is answered to a head alone, whose body never comes, until the server closes the connection. */
  const answerTo = (...head: readonly string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.setEncoding('utf8').on('data', (text: string) => {
        answer += text;
      });
      socket.on('end', () => resolve(answer)).on('error', reject);
      socket.write(`${[...head, 'Host: localhost'].join('\r\n')}\r\n\r\n`);
    });

  test.each([
    ['GET / HTTP/1.1', 'Content-Length: 300000000'],
    ['HEAD / HTTP/1.1', 'Content-Length: 1'],
    ['GET / HTTP/1.1', 'Transfer-Encoding: chunked'],
    ['GET / HTTP/1.1', 'Content-Length: 300000000', 'Expect: 100-continue'],
  ])('%s, %s: refused at once, and the connection closed', async (...head) => {
    const answer = await answerTo(...head);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  test('are not waited for where the method is refused, either', async () => {
    const answer = await answerTo('POST / HTTP/1.1', 'Content-Length: 300000000');
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  test('a head may be neither long nor slow', async () => {
    expect(await answerTo('GET / HTTP/1.1', `X: ${'x'.repeat(20_000)}`)).toMatch(/^HTTP\/1\.1 431 /);
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 10_000]);
  });
});
