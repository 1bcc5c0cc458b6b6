import { ok } from '../../../result.js';
import { anything, count, LEFT_OUT, list, OTHERS, optional, type Parameter, text, whole } from '../parameter.js';

export const textsTable: Record<string, readonly Parameter[]> = {
  'result ok': [anything(1)],
  'result problem': [],
  'result unwrap': [{ good: ok(1), bad: [...LEFT_OUT, ...OTHERS, {}, { ok: false }, { ok: 1, value: 1 }] }],
  'random seededRandom': [whole(1)],
  'random seededRandom() integer': [{ ...count(1), bad: [...count(1).bad, 0] }],
  'random seededRandom() pick': [{ good: [1], bad: [...LEFT_OUT, ...OTHERS, [], {}] }],
  'random seededRandom() shuffle': [{ good: [1], bad: [...LEFT_OUT, ...OTHERS, {}] }],
  'random seedWord': [whole(1)],
  'text showCount': [anything(1234)],
  'text showAmount': [anything(2), anything('move')],
  'text showAll': [anything(2), anything('move')],
  'text nearest': [text('a'), list(['b']), optional(count(3))],
  'text suggestion': [text('a'), list(['b'])],
  'text titleOf': [text('jam-01')],
  'text escapeText': [text('<')],
};
