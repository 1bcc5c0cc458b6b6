import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, slidewise } from './run-cli.js';

let address: string;
let ended: Promise<number | null>;
const child = spawn(process.execPath, [bundle, 'web', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });

beforeAll(async () => {
  ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  address = await new Promise((resolve) => {
    child.stdout.on('data', (data: Buffer) => resolve(/http:\S+/.exec(String(data))![0]));
  });
});
afterAll(() => child.kill());

test('it serves the app that comes with the program', async () => {
  const page = await fetch(address);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const text = await page.text();
  const [script] = /assets\/index-[\w-]+\.js/.exec(text)!;
  const loaded = await fetch(address + script);
  expect(loaded.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(loaded.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${address}sw.js`)).headers.get('cache-control')).toBe('no-cache');
});

test.each([
  ['../package.json', 404],
  ['..%2f..%2fpackage.json', 404],
  ['%2e%2e/slidewise.js', 404],
  ['..\\slidewise.js', 404],
  ['assets', 404],
  ['assets/', 404],
  ['%', 404],
  ['%00', 404],
  ['no-such-file', 404],
])('%s is not there', async (path, status) => {
  // Not through fetch, which would mend the path.
  const { request } = await import('node:http');
  const { hostname, port } = new URL(address);
  const code = await new Promise((resolve, reject) => {
    request({ hostname, port, path: `/${path}` }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(code).toBe(status);
});

test('it only reads', async () => {
  const answer = await fetch(address, { method: 'POST', body: 'x' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a port that is taken, or none, is said in a sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { stderr, code } = slidewise(['web', '--port', String(port)]);
  expect([stderr, code]).toEqual([`slidewise: port ${port} is taken: choose another, or 0 for any that is free\n`, 2]);
  other.close();
  expect(slidewise(['web', '--port', '70000']).stderr).toContain('expected a number from 0 to 65535');
  expect(slidewise(['web', '--host', 'no.such.host.invalid']).stderr).toContain(
    'cannot listen on no.such.host.invalid',
  );
});

test('Ctrl-C ends it', async () => {
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});
