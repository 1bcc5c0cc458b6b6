import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cacheFolder } from '../files/user-folders.js';
import { listTables, loadTable, removeTable, saveTable } from './table-files.js';
import { hasTableFile } from './table-folder.js';

const id = 'tiles-patterns-test';
const table = Uint8Array.from({ length: 100_000 }, (_, i) => i * 7);
const before = process.env.XDG_CACHE_HOME;
let home = '';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'slidewise-'));
  process.env.XDG_CACHE_HOME = home;
});

afterEach(() => {
  rmSync(home, { recursive: true, force: true });
  if (before === undefined) delete process.env.XDG_CACHE_HOME;
  else process.env.XDG_CACHE_HOME = before;
});

const file = (): string => join(home, 'slidewise', `${id}.table`);

describe('tables on the disk', () => {
  test('come back as they were saved, and nothing is left beside them', async () => {
    expect(await loadTable(id)).toBeUndefined();
    await saveTable(id, table);
    expect(Buffer.compare((await loadTable(id))!, table)).toBe(0);
    expect(hasTableFile(id)).toBe(true);
    expect(readdirSync(join(home, 'slidewise'))).toEqual([`${id}.table`]);
  });

  test.each<[string, () => void]>([
    ['cut off', () => truncateSync(file(), 50_000)],
    ['cut off in the header', () => truncateSync(file(), 10)],
    ['empty', () => truncateSync(file(), 0)],
    ['too long', () => writeFileSync(file(), Buffer.concat([readFileSync(file()), Buffer.from('x')]))],
    ['something else', () => writeFileSync(file(), 'no table at all, but a text that is long enough for a header')],
    [
      'one bit wrong',
      () => {
        const bytes = readFileSync(file());
        bytes[60_000]! ^= 1;
        writeFileSync(file(), bytes);
      },
    ],
  ])('a file that is %s counts as none, and saving mends it', async (_, damage) => {
    await saveTable(id, table);
    damage();
    expect(await loadTable(id)).toBeUndefined();
    await saveTable(id, table);
    expect(Buffer.compare((await loadTable(id))!, table)).toBe(0);
  });

  test('a link in the place of a file counts as none, and saving takes its place without writing through it', async () => {
    const elsewhere = join(home, 'elsewhere');
    await saveTable(id, table);
    renameSync(file(), elsewhere);
    symlinkSync(elsewhere, file());
    expect([await loadTable(id), hasTableFile(id)]).toEqual([undefined, false]);
    writeFileSync(elsewhere, 'of somebody else');
    await saveTable(id, table);
    expect(readFileSync(elsewhere, 'utf8')).toBe('of somebody else');
    expect(Buffer.compare((await loadTable(id))!, table)).toBe(0);
  });

  test.runIf(process.platform !== 'win32')('a pipe in the place of a file is not waited for', async () => {
    mkdirSync(cacheFolder()!, { recursive: true });
    spawnSync('sh', ['-c', 'mkfifo "$0"', file()]);
    expect([await loadTable(id), hasTableFile(id)]).toEqual([undefined, false]);
    await saveTable(id, table);
    expect(Buffer.compare((await loadTable(id))!, table)).toBe(0);
  });

  test('several writers at once do no harm', async () => {
    await Promise.all(Array.from({ length: 8 }, () => saveTable(id, table)));
    expect(Buffer.compare((await loadTable(id))!, table)).toBe(0);
    expect(await listTables()).toHaveLength(1);
  });

  test('a disk that refuses is no error', async () => {
    writeFileSync(join(home, 'slidewise'), 'a file where the directory should be');
    expect(await saveTable(id, table)).toMatch(/slidewise: something that is not a directory has that name/);
    expect(await loadTable(id)).toBeUndefined();
    expect(await listTables()).toEqual([]);
  });

  // The system then writes less than it was given, and says nothing of it before the next write: as on a full disk.
  test('one for which there is no room never gets its name', () => {
    const compiled = fileURLToPath(new URL('../../dist/tables/table-files.js', import.meta.url));
    const script = `import { saveTable } from ${JSON.stringify(compiled)};
      console.log(await saveTable('${id}', new Uint8Array(100_000)));`;
    const { stdout, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 64; exec "$0" --input-type=module --eval "$1"', process.execPath, script],
      { encoding: 'utf8' },
    );
    expect([stdout, stderr]).toEqual([`${cacheFolder()}: the file would become too large\n`, '']);
    expect(readdirSync(cacheFolder()!)).toEqual([]);
  });

  test('are listed and removed, what was left unfinished too', async () => {
    mkdirSync(cacheFolder()!, { recursive: true });
    writeFileSync(join(cacheFolder()!, 'x.1.ab.unfinished'), 'half');
    writeFileSync(join(cacheFolder()!, 'notes.txt'), 'of somebody else');
    await saveTable(id, table);
    const tables = await listTables();
    expect(tables.map(({ name }) => name)).toEqual([`${id}.table`, 'x.1.ab.unfinished']);
    for (const each of tables) await removeTable(each);
    expect(readdirSync(cacheFolder()!)).toEqual(['notes.txt']);
  });

  test('a relative XDG_CACHE_HOME is ignored, as the specification says', () => {
    process.env.XDG_CACHE_HOME = 'here';
    expect(cacheFolder()!).toMatch(/\.cache.slidewise$/);
  });
});
