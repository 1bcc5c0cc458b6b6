import { readFileSync } from 'node:fs';
import { TARGET_TONE, TONES } from '@slidewise/core/draw';
import { expect, test } from 'vitest';

test('by day the app has the colours of the pictures', () => {
  const tokens = readFileSync(new URL('../design/tokens.css', import.meta.url), 'utf8');
  const light = (name: string): string | undefined =>
    new RegExp(`--tone-${name}: light-dark\\((#\\w+),`).exec(tokens)?.[1];
  expect(TONES.map((_, tone) => light(String(tone)))).toEqual([...TONES]);
  expect(light('target')).toBe(TARGET_TONE);
});
