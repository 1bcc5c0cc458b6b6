import { expect, test } from 'vitest';
import { csvLine } from './csv.js';

test('quotes only where it must, and leaves the unknown empty', () => {
  expect(csvLine(['a b', 'c,d', 'say "so"', 'two\nlines', 7, true, null, undefined])).toBe(
    'a b,"c,d","say ""so""","two\nlines",7,true,,\n',
  );
});
