import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RunningService } from './support/running-service.js';

const EASY = 'AA.B..\n...B..\nXX.B..\n......\n......\n......';
/** A search that takes minutes. */
const HARD = { board: '15 14 8 12\n10 11 9 13\n2 6 5 1\n3 4 7 0', algorithm: 'idastar', heuristic: 'manhattan' };
const TOKEN = 'a-token-of-some-length';

let service: RunningService;
let guarded: RunningService;
beforeAll(async () => {
  const token = join(mkdtempSync(join(tmpdir(), 'token-')), 'token.txt');
  writeFileSync(token, `${TOKEN}\n`);
  [service, guarded] = await Promise.all([
    RunningService.start(['--queue', '4', '--time-limit', '10m', '--cors', 'https://friend.example', '--web']),
    RunningService.start(['--host', '0.0.0.0', '--token-file', token, '--rate', '20', '--mcp']),
  ]);
});
afterAll(async () => {
  await Promise.all([service.end(), guarded.end()]);
});

/** The first line and the headers of an answer to a request as it is written here. */
async function raw(text: string, port = service.port): Promise<{ socket: Socket; answer: string }> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  socket.write(text);
  await Promise.race([once(socket, 'close'), vi.waitUntil(() => answer.includes('\r\n\r\n'), { timeout: 30_000 })]);
  return { socket, answer };
}

describe('who is answered', () => {
  test.each([
    ['evil.example', 421],
    ['evil.example:8372', 421],
    ['127.0.0.1.evil.example', 421],
    ['localhost:1', 200],
    ['[::1]:8372', 200],
  ])('Host: %s', async (host, status) => {
    const { socket, answer } = await raw(`GET /v1/families HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    socket.destroy();
  });

  test('pages of other origins, unless they are allowed', async () => {
    const ask = (origin: string, method = 'GET', more = {}) =>
      service.ask(method, '/v1/families', undefined, { origin, ...more });
    expect((await ask('https://evil.example')).json).toMatchObject({ status: 403, code: 'other-origin' });
    expect((await ask('null')).status).toBe(403);
    const friend = await ask('https://friend.example');
    expect([friend.status, friend.headers.get('access-control-allow-origin')]).toEqual([200, 'https://friend.example']);
    const own = await ask(service.address);
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, null]);
    const preflight = { 'access-control-request-method': 'POST' };
    expect((await ask('https://friend.example', 'OPTIONS', preflight)).status).toBe(204);
    expect((await ask('https://evil.example', 'OPTIONS', preflight)).status).toBe(403);
  });

  test('whoever has the token', async () => {
    const authorization = `Bearer ${TOKEN}`;
    expect((await guarded.get('/v1/families')).json).toMatchObject({ status: 401, code: 'no-token' });
    expect((await guarded.get('/v1/families', { authorization: `${authorization}x` })).status).toBe(401);
    expect((await guarded.get('/v1/families', { authorization })).status).toBe(200);
    expect((await guarded.get('/metrics')).status).toBe(401);
    expect((await guarded.get('/healthz')).json).toEqual({ status: 'ok' });
  });

  test('tools for models are for nobody else, and only where they are asked for', async () => {
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const ask = async (by: RunningService, more: object) =>
      (await by.post('/mcp', list, { accept: 'application/json, text/event-stream', ...more })).status;
    expect(await ask(guarded, {})).toBe(401);
    const authorization = `Bearer ${TOKEN}`;
    expect(await ask(guarded, { authorization })).toBe(200);
    expect(await ask(guarded, { authorization, origin: 'https://evil.example' })).toBe(403);
    expect(await ask(service, {})).toBe(404);
  });

  test('not more often than it may', async () => {
    const authorization = `Bearer ${TOKEN}`;
    const all = await Promise.all(Array.from({ length: 30 }, () => guarded.get('/v1/families', { authorization })));
    const refused = all.find(({ status }) => status === 429)!;
    expect(refused.json).toMatchObject({ code: 'rate' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('every answer has its headers, and the pages are there', async () => {
  for (const path of ['/v1/families', '/nothing/at/all', '/docs', '/']) {
    const { headers } = await service.get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
  expect((await service.get('/')).text).toContain('<title>');
  const head = await service.ask('HEAD', '/');
  expect([head.status, head.text]).toEqual([200, '']);
  expect((await service.get('/v1/nothing')).json).toMatchObject({ status: 404, code: 'not-found' });
  const { text } = await service.get('/docs');
  expect([...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, to]) => to)).toEqual(['/openapi.json']);
  expect((await service.get('/openapi.json')).json.openapi).toBe('3.1.0');
});

describe('what goes wrong on the line', () => {
  test.each([
    ['a head that is too large', `GET / HTTP/1.1\r\nHost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'a body that is no JSON',
      'POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 1\r\n\r\nx',
      415,
    ],
    ['no host', 'GET /v1/families HTTP/1.1\r\n\r\n', 421],
    ['an address with an error', 'GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ])('%s', async (_, text, status) => {
    const { socket, answer } = await raw(text);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain('application/problem+json');
    socket.destroy();
  });

  test('clients that send slowly or go away keep nobody from an answer', async () => {
    const head =
      'POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
    const slow = Array.from({ length: 50 }, () => connect(service.port, '127.0.0.1'));
    for (const socket of slow) socket.on('error', () => {}).write(head);
    expect((await service.post('/v1/solve', { board: EASY })).json).toMatchObject({ length: 2 });
    for (const socket of slow) socket.destroy();
    expect((await service.post('/v1/solve', { board: EASY })).json).toMatchObject({ length: 2 });
  });
});

/** Asks for a search that takes minutes; undefined once it is given up. */
function askHard(signal: AbortSignal): Promise<Response | undefined> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(HARD);
  return fetch(`${service.address}/v1/solve`, { method: 'POST', headers, body, signal }).catch((error) => {
    if (signal.aborted) return undefined;
    throw error;
  });
}

const running = (): Promise<number> => service.metric('slidewise_requests_running');
const handedOver = (): Promise<number> => service.metric('slidewise_requests_handed_over_total');
const PATIENCE = { timeout: 60_000 };

test('the thread of a request stops when its sender goes away', async () => {
  const before = await handedOver();
  const abort = new AbortController();
  const asked = askHard(abort.signal);
  await vi.waitUntil(async () => (await handedOver()) > before, PATIENCE);
  expect(await running()).toBe(1);
  abort.abort();
  expect(await asked).toBe(undefined);
  await vi.waitUntil(async () => (await running()) === 0, PATIENCE);
});

test('a flood is told to come again, and easy boards are answered meanwhile', async () => {
  const abort = new AbortController();
  const flood = Array.from({ length: 12 }, () => askHard(abort.signal));
  const refused = (await Promise.race(flood))!;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(((await refused.json()) as { code: string }).code).toBe('busy');
  expect((await service.post('/v1/solve', { board: EASY })).json).toMatchObject({ length: 2 });
  abort.abort();
  await Promise.all(flood);
  await vi.waitUntil(async () => (await running()) === 0, PATIENCE);
});

test('logs have no boards, and the service answers what it has accepted before it ends', async () => {
  expect(service.log).toContain('"url":"/v1/solve"');
  expect(service.log).not.toContain('XX.B');
  const agent = request({
    host: '127.0.0.1',
    port: service.port,
    path: '/v1/rate',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  agent.end(JSON.stringify({ board: 'rush-hour/jam-40' }));
  await vi.waitUntil(async () => (await service.metric('slidewise_requests_running')) === 1, {
    timeout: 30_000,
    interval: 1,
  });
  const ended = service.end();
  const [response] = await once(agent, 'response');
  expect(response.statusCode).toBe(200);
  response.resume();
  expect(await ended).toBe(0);
});
