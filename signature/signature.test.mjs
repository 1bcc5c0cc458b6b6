import { expect, test } from 'vitest';
import { knownSignature, signature } from './signature.mjs';

test('searches give the lengths and counts that are written down', () => {
  expect(
    signature(),
    'a change of search: if it is meant, npm run signature -- --write, and say so in the commit',
  ).toEqual(knownSignature());
});
