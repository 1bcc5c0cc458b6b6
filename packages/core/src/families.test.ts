import { expect, test } from 'vitest';
import { families, familyById, guessFamily } from './families.js';
import { samples } from './testing/samples.js';

test('families are found by their ids', () => {
  for (const family of families) expect(familyById(family.id)).toBe(family);
  expect(familyById('chess')).toBeUndefined();
  expect(new Set(families.map(({ id }) => id)).size).toBe(families.length);
});

test('a text is taken for a board of the family that wrote it', () => {
  for (const family of families) {
    for (const position of samples(family, 'usual', 20)) {
      for (const { id: format } of family.formats) {
        const text = family.print(position, format);
        if (text.ok) expect(guessFamily(text.value).id, text.value).toBe(family.id);
      }
    }
  }
});
