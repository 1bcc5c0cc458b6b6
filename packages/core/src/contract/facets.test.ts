import { expect, test } from 'vitest';
import { families } from '../families.js';
import { evolve } from '../generate/hard-positions.js';
import { seededRandom } from '../random.js';
import { editingOf, makingOf } from './facets.js';

test('a family that lacks a facet is named where it is needed', () => {
  const { making: _, editing: __, ...bare } = families[0]!;
  expect(() => makingOf(bare)).toThrow(
    new TypeError('family must be one that makes positions, which Rush Hour does not'),
  );
  expect(() => evolve(bare, seededRandom(1))).toThrow(
    'family must be one that makes positions, which Rush Hour does not',
  );
  expect(() => editingOf(bare)).toThrow(
    'family must be one whose positions can be drawn, which those of Rush Hour cannot',
  );
});
