import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, folderOf, slidewise } from '../support/run-cli.js';

const node = process.execPath;

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
  const sentence = `port ${port} is taken: choose another with --port, or 0 for any that is free`;
  expect([stderr, code]).toEqual([`slidewise: ${sentence}\n`, 2]);
  other.close();
  expect(slidewise(['web', '--port', '70000']).stderr).toContain('expected a number from 0 to 65535');
  expect(slidewise(['web', '--host', 'no.such.host.invalid']).stderr).toContain(
    'cannot listen on no.such.host.invalid',
  );
});

describe.skipIf(process.platform === 'win32')('--open', () => {
  const opened = folderOf({});
  afterAll(() => rmSync(opened, { recursive: true }));

  /** Serves the app with this script as the program that opens browsers, or without one. */
  async function openedBy(script: string | undefined) {
    const folder = mkdtempSync(join(opened, 'bin-'));
    for (const name of script === undefined ? [] : ['xdg-open', 'open']) {
      writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    }
    const process = spawn(node, [bundle, 'web', '--port', '0', '--open'], { env: { PATH: folder } });
    const said = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      process[stream].on('data', (data: Buffer) => {
        said[stream] += String(data);
      });
    }
    await expect.poll(() => said.stdout, { timeout: 30_000 }).toContain('\n');
    const end = async (): Promise<number | null> => {
      const code = new Promise<number | null>((resolve) => process.once('close', resolve));
      process.kill('SIGINT');
      return code;
    };
    return { said, end, address: /http:\S+/.exec(said.stdout)![0] };
  }

  test.each([
    ['nothing opens browsers', undefined],
    ['what opens browsers finds none', 'exit 3'],
  ])('where %s, it says so and goes on', async (_, script) => {
    const { said, end, address } = await openedBy(script);
    await expect
      .poll(() => said.stderr, { timeout: 30_000 })
      .toBe(`slidewise: note: no browser could be opened here: open ${address} in one by hand\n`);
    expect((await fetch(address)).status).toBe(200);
    expect(await end()).toBe(0);
  });

  test('a browser that was there is not called missing, whatever it ends with', async () => {
    const marker = join(opened, 'visited');
    const visit = `fetch(process.argv[1]).then(() => require('node:fs').writeFileSync('${marker}', ''))`;
    const { said, end } = await openedBy(`${node} -e "${visit}" "$1"\nexit 1`);
    await expect.poll(() => existsSync(marker), { timeout: 30_000 }).toBe(true);
    expect(await end()).toBe(0);
    expect(said.stderr).toBe('');
  });
});

test.skipIf(process.platform === 'win32')(
  'SIGTERM ends it as Ctrl-C does, also where a browser is connected',
  async () => {
    const server = spawn(node, [bundle, 'web', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const code = new Promise((resolve) => server.once('exit', (...how) => resolve(how)));
    const said = await new Promise((resolve) => server.stdout.once('data', resolve));
    await (await fetch(/http:\S+/.exec(String(said))![0])).text();
    server.kill('SIGTERM');
    expect(await code).toEqual([0, null]);
  },
);

test('Ctrl-C ends it', async () => {
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});
