import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transpileModule } from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RunningService } from './support/running-service.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const page = readFileSync(join(root, 'docs/service.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'guide-'));
const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start(['--gym']);
});
afterAll(() => service.end());

/** The pieces of the page in a language. */
function pieces(language: string): string[] {
  const blocks = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code]) => code!);
  return blocks.filter((code) => code.includes('http://127.0.0.1:8372') && !code.includes('slidewise serve'));
}

/** What a program prints, run in a folder of its own. */
async function run(program: string, args: readonly string[]): Promise<string> {
  const { execFile } = await import('node:child_process');
  const { promisify } = await import('node:util');
  return (await promisify(execFile)(program, args, { cwd: folder })).stdout;
}

const here = (code: string): string => code.replaceAll('http://127.0.0.1:8372', service.address);
/** What the comments at the end of a piece say that it prints. */
const promised = (code: string): string => /((?:^(?:#|\/\/) .*\n)+)$/m.exec(code)![1]!.replace(/^(#|\/\/) /gm, '');

test.skipIf(!has('curl'))('what the page shows with curl works', async () => {
  expect(pieces('sh')).toHaveLength(3);
  const [asked, batch, gym] = pieces('sh').map(here);
  const printed = await run('sh', ['-e', '-c', asked!]);
  expect(printed).toContain('"move":"AL1"');
  expect(printed).toContain('"puzzles":[{"name":"tiles/');
  expect(readFileSync(join(folder, 'klotski.png')).subarray(1, 4).toString()).toBe('PNG');
  const rows = await run('sh', ['-e', '-c', batch!]);
  expect(await run('sh', ['-e', '-c', gym!])).toContain('"reward":1,"before":12');
  expect(rows).toContain('event: end');
  expect(rows).toContain('"board":"boards:1"');
});

test('what it shows in TypeScript works', async () => {
  for (const code of pieces('ts service')) {
    const file = join(folder, 'piece.mjs');
    writeFileSync(file, transpileModule(here(code), { compilerOptions: { target: 99, module: 99 } }).outputText);
    expect(await run(process.execPath, [file])).toBe(promised(code));
  }
  expect(pieces('ts service')).toHaveLength(1);
});

describe.skipIf(!has('python3'))('in Python', () => {
  test('what the page shows works', async () => {
    for (const code of pieces('python')) expect(await run('python3', ['-c', here(code)])).toBe(promised(code));
    expect(pieces('python')).toHaveLength(1);
  });

  test('the client of one file asks for everything', async () => {
    const printed = await run('python3', ['-B', join(root, 'examples/python/try_it.py'), service.address]);
    expect(printed.split('\n')).toEqual([
      "solve ['BD3', 'XR4']",
      'hint BD3',
      'verify valid',
      'review 3',
      'rate beginner',
      'generate [8]',
      'grade [True, False]',
      'convert rush-hour:sfu:AA.B../...B../XX.B../....../....../......',
      'show 6',
      'picture PNG',
      'gym 3',
      "families ['rush-hour', 'tiles', 'bricks']",
      "puzzles ['rush-hour/jam-12']",
      'puzzle Zebra Crossing',
      'daily 2026-11-18',
      'batch done',
      'results [2, 2, 2]',
      'status 3',
      'removed True',
      'refused row-length 3 this row has 3 cells, but the first row has 6',
      '',
    ]);
  });
});

test('the document in docs is that of the service (npm run docs writes it)', async () => {
  const { json } = await service.get('/openapi.json');
  expect(json).toEqual(JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')));
});
