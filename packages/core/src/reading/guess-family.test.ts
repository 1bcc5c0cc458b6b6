import { expect, test } from 'vitest';
import { families } from '../families.js';
import { samples } from '../testing/samples.js';
import { guessFamily } from './guess-family.js';

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

test('a goal that the likeliest family does not know decides for another that knows such goals', () => {
  const klotski = 'AXXB\nAXXB\nCEED\nCFGD\nH..I\n';
  // No vehicle covers a square.
  expect(guessFamily(klotski).id).toBe('bricks');
  for (const goal of ['3 1', 'X 3 1', 'X on 3 1, 4 2', '2x2 at 3 1', '9 9 9', 'Y 3 1'])
    expect([goal, guessFamily(klotski, { goal }).id]).toEqual([goal, 'bricks']);
  // A grid with a mistake is still one for bricks.
  expect(guessFamily('XX..\nXX.\n.AB.\n.AB.\n', { goal: '2 2' }).id).toBe('bricks');
  // If no family can have the goal, the text alone decides.
  for (const goal of ['exot', 'blank-first', '1 2/3 0', ''])
    expect([goal, guessFamily(klotski, { goal }).id]).toEqual([goal, 'bricks']);
  for (const goal of ['exit', 'clear']) expect([goal, guessFamily(klotski, { goal }).id]).toEqual([goal, 'rush-hour']);
  expect(guessFamily('1 2 3\n4 5 6\n7 0 8\n', { goal: 'exit' }).id).toBe('tiles');
  expect(guessFamily('goal: 3 1\nXX.\nA.B\n', { goal: 'exit' }).id).toBe('bricks');
  // A target says nothing of the family.
  expect(guessFamily(klotski, { target: 'X' }).id).toBe('bricks');
});

test('a format is one of a family that has it, whatever the text looks like', () => {
  for (const format of new Set(families.flatMap(({ formats }) => formats.map(({ id }) => id)))) {
    for (const text of ['a.b', '1 2 0', '']) {
      const { formats } = guessFamily(text, { format });
      expect([text, ...formats.map(({ id }) => id)]).toContain(format);
    }
  }
  expect(guessFamily('1 2 0', { format: 'none of all' }).id).toBe('tiles');
});
