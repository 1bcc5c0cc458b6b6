import { expect, test } from 'vitest';
import { families } from '../../families.js';
import { unwrap } from '../../result.js';
import { type rushHour, rushHourBasics } from '../../rush-hour/index.js';
import { Session } from '../../session/session.js';
import { editingOf, makingOf } from './facets.js';

test('a family that lacks a facet is named where it is needed', () => {
  const { making: _, editing: __, ...bare } = families[0]!;
  expect(() => makingOf(bare)).toThrow(
    new TypeError('family must be one that makes positions, which Rush Hour does not'),
  );
  expect(() => editingOf(bare)).toThrow(
    'family must be one whose positions can be drawn, which those of Rush Hour cannot',
  );
});

test('where more than solving is needed, the basics of a family are refused in a sentence', () => {
  const sentence = 'family must be a whole family of puzzles, not the basics of one';
  const basics = rushHourBasics as typeof rushHour;
  const { position } = unwrap(basics.parse('AA.B/...B/..../....'));
  expect(() => Session.start(basics, { position, format: 'line', goal: 'exit', name: 'a board' })).toThrow(
    new TypeError(sentence),
  );
});
