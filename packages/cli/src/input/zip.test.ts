import { expect, test } from 'vitest';
import { zipOf } from '../../tests/support/zip-of.js';
import { readZip, type ZipEntry } from './zip.js';

function entriesOf(bytes: Buffer): readonly ZipEntry[] {
  const zip = readZip(bytes);
  if ('trouble' in zip) throw new Error(zip.trouble);
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
  const trouble = (size: number) => entriesOf(zipOf({ a: { content: zeros, size } }))[0]!.read();
  expect(trouble(10)).toEqual({ trouble: 'this zip file is damaged' });
  expect(trouble(0)).toEqual({ trouble: 'this zip file is damaged' });
  expect(trouble(2 ** 31)).toEqual({ trouble: 'it says to be larger than 64.0 MiB in its zip file' });
});

test.each([
  [{ content: 'a', flags: 1 }, 'it is encrypted in its zip file'],
  [{ content: 'a', method: 99 }, 'it is compressed in its zip file by method 99, which is not read'],
  [{ content: 'a', size: 2 }, 'this zip file is damaged'],
])('%j is not read', (file, trouble) => {
  expect(entriesOf(zipOf({ a: file }))[0]!.read()).toEqual({ trouble });
});

test('whatever is changed or cut off, there is a file or a trouble, and never a crash', () => {
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
    for (const each of 'trouble' in zip ? [zip] : zip.entries.map((entry) => entry.read())) {
      expect('trouble' in each ? typeof each.trouble : each.bytes.length < 1000).toBeTruthy();
    }
  }
});
