import { expect, test } from 'vitest';
import { zipOf } from '../../tests/support/zip-of.js';
import { readZip, type ZipEntry } from './zip.js';

function entriesOf(bytes: Buffer): readonly ZipEntry[] {
  const zip = readZip(bytes);
  if ('error' in zip) throw new Error(zip.error);
  return zip.entries;
}

test('files are read, whatever their names, and folders are none', () => {
  const stored = { content: 'b', method: 0 };
  const entries = entriesOf(
    zipOf({ 'hw/': '', 'hw/Ä.sol': 'd 1\n', '../../etc/x': 'a', '\\win\\y': stored, 'none.sol': '' }),
  );
  expect(entries.map(({ name }) => name)).toEqual(['hw/Ä.sol', 'etc/x', 'win/y', 'none.sol']);
  expect(entries.map((entry) => entry.read())).toEqual(
    ['d 1\n', 'a', 'b', ''].map((text) => ({ bytes: Buffer.from(text) })),
  );
});

test('a bomb is not unpacked beyond what it says to have, and not at all beyond 64 MiB', () => {
  const zeros = Buffer.alloc(2 ** 20);
  const error = (size: number) => entriesOf(zipOf({ a: { content: zeros, size } }))[0]!.read();
  expect(error(10)).toEqual({ error: 'this zip file is damaged' });
  expect(error(0)).toEqual({ error: 'this zip file is damaged' });
  expect(error(2 ** 31)).toEqual({ error: 'it says to be larger than 64.0 MiB in its zip file' });
});

test.each([
  [{ content: 'a', flags: 1 }, 'it is encrypted in its zip file'],
  [{ content: 'a', method: 99 }, 'it is compressed in its zip file by method 99, which is not read'],
  [{ content: 'a', size: 2 }, 'this zip file is damaged'],
])('%j is not read', (file, error) => {
  expect(entriesOf(zipOf({ a: file }))[0]!.read()).toEqual({ error });
});

test('whatever is changed or cut off, there is a file or an error, and never a crash', () => {
  const whole = zipOf({ 'a.sol': 'd 1\nc -2\n', 'b/c.sol': 'x'.repeat(500) });
  const attempts = [
    ...Array.from({ length: whole.length }, (_, i) => whole.subarray(0, i)),
    ...Array.from({ length: whole.length }, (_, i) => {
      const changed = Buffer.from(whole);
      changed[i]! ^= 0xff;
      return changed;
    }),
  ];
  for (const bytes of attempts) {
    const zip = readZip(bytes);
    for (const each of 'error' in zip ? [zip] : zip.entries.map((entry) => entry.read())) {
      expect('error' in each ? typeof each.error : each.bytes.length < 1000).toBeTruthy();
    }
  }
});
