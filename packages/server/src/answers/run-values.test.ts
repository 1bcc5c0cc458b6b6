import { families, familyById } from '@slidewise/core/families';
import { expect, test } from 'vitest';
import { type Values, valuesError } from './run-values.js';

test.each<[Values, string]>([
  [{ size: 'foo' }, 'the size "foo" is not of the form 6x6'],
  [{ size: '' }, 'the size "" is not of the form 6x6'],
  [{ size: '0x0' }, 'a board of 0×0 has no cells'],
  [{ size: '1x9' }, 'a board of 1×9 is too small: it needs at least 2×2 cells'],
  [{ size: '9999x9999' }, 'a board of 9999×9999 is too large'],
  [{ goal: 'exti' }, 'there is no goal "exti"'],
  [{ goal: '' }, 'there is no goal ""'],
  [{ letters: 'foo' }, 'there is no convention for letters "foo": expected tile, blank'],
])('%j is wrong whatever the board', (values, words) => {
  expect(valuesError(families, values)).toContain(words);
});

test.each<[Values]>([
  [{}],
  [{ target: 'ZZ' }],
  [{ size: '2x2' }],
  [{ size: '100x100' }],
  [{ goal: 'exit' }],
  [{ goal: 'blank-first' }],
  [{ goal: '1 2 3 4 5 0' }],
  [{ goal: '3 1' }],
  [{ goal: 'Q on 0 2, 0 3; 2x1 at 3 0' }],
  [{ letters: 'blank' }],
])('%j may be right for some board', (values) => {
  expect(valuesError(families, values)).toBeUndefined();
});

test.each<[string, Values, string]>([
  ['rush-hour', { goal: 'blank-last' }, 'the goal "blank-last" is neither "exit" nor "clear"'],
  ['rush-hour', { letters: 'tile' }, 'moves of Rush Hour have only one convention'],
  ['tiles', { target: 'A' }, 'tiles have no target piece'],
  ['tiles', { goal: 'exit' }, 'the goal "exit" is not blank-last, blank-first or a board'],
  ['bricks', { size: '4x5' }, 'the text of the board says its size'],
  ['bricks', { goal: 'exit' }, 'the goal "exit" is not of the form "3 1"'],
])('a family that is named speaks for itself: %s, %j', (id, values, words) => {
  expect(valuesError([familyById(id)!], values)).toContain(words);
});
